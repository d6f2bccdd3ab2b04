import { TOOL_WORDS } from "#domain/assistant/tools/tool.messages.ts";
import { mcpMessages } from "#domain/mcp/mcp.messages.ts";
import { mayWithToken } from "#domain/mcp/token-scopes.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { ALL_TOOLS } from "#server/assistant/tools/all-tools.ts";
import type { Tool } from "#server/assistant/tools/tool.ts";
import { runTool } from "#server/assistant/tools/tool.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { TokenBearer } from "./personal-tokens.repository.ts";
import { noteTokenUse } from "./personal-tokens.repository.ts";
import { actionsOf, addProposalTool } from "./proposal-tools.ts";

/**
 * The tools as one program may use them, for one request: nothing is kept between two. No tool writes: those that
 * prepare an action answer its preview, which a person confirms on a screen.
 */
export function mcpServerFor(deps: Deps, bearer: TokenBearer): McpServer {
  const actions = actionsOf(bearer);
  const instructions = mcpMessages.instructions + (actions.length > 0 ? mcpMessages.preparing : "");
  const server = new McpServer({ name: "etabli", version: "1" }, { instructions });
  for (const tool of ALL_TOOLS)
    server.registerTool(
      tool.name,
      {
        ...TOOL_WORDS[tool.name],
        inputSchema: tool.input,
        outputSchema: tool.answer,
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      async (input: unknown) => callTool(deps, bearer, tool, input),
    );
  for (const action of actions) addProposalTool(server, deps, bearer, action);
  return server;
}

async function callTool(deps: Deps, bearer: TokenBearer, tool: Tool, input: unknown): Promise<CallToolResult> {
  const result = await inCompany(deps.db, bearer.companyId, async (tx) => {
    const now = deps.clock();
    const today = dayAt(now, await readTimeZone(tx));
    await noteTokenUse(tx, bearer.id, today);
    const may = (right: Tool["right"]) => mayWithToken(bearer.role, bearer.scopes, right);
    return runTool(tx, { reader: bearer, may, now, today }, tool, input);
  });
  if (!result.ok)
    return refusal(result.refusal.code === "not_allowed" ? mcpMessages.noAmounts : mcpMessages.unknownRecord);
  const { answer, reply } = result.value;
  return { content: [{ type: "text", text: reply.text }], structuredContent: answer };
}

function refusal(text: string): CallToolResult {
  return { isError: true, content: [{ type: "text", text }] };
}
