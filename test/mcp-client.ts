import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { AddressInfo } from "node:net";
import type { TestApp } from "./test-app.ts";

/** The official client of the Model Context Protocol, over HTTP, against a test app. */
export type McpClient = {
  /** Runs `work` with a client that is connected with this secret; `null` sends none. */
  withClient: <T>(secret: string | null, work: (client: Client) => Promise<T>) => Promise<T>;
  /** Calls one tool. */
  callTool: (secret: string, name: string, input?: Record<string, unknown>) => Promise<CallToolResult>;
  address: URL;
};

/** Opens the port of this app and gives clients of its `/mcp`. */
export async function mcpClientOf(app: TestApp): Promise<McpClient> {
  await app.server.listen({ port: 0, host: "127.0.0.1" });
  const address = new URL(`http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}/mcp`);
  const withClient: McpClient["withClient"] = async (secret, work) => {
    const client = new Client({ name: "test", version: "1" });
    const headers: Record<string, string> = secret === null ? {} : { authorization: `Bearer ${secret}` };
    const transport = new StreamableHTTPClientTransport(address, { requestInit: { headers } });
    try {
      await client.connect(transport);
      return await work(client);
    } finally {
      await client.close();
    }
  };
  const callTool: McpClient["callTool"] = (secret, name, input = {}) =>
    withClient(secret, async (client) => (await client.callTool({ name, arguments: input })) as CallToolResult);
  return { withClient, callTool, address };
}

/** What a tool answered in words, without the spaces that French typography keeps together. */
export function textOf({ content }: CallToolResult): string {
  const texts = content.map((part) => (part.type === "text" ? part.text : ""));
  return texts.join("").replace(/[\u00a0\u202f]/g, " ");
}
