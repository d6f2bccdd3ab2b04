import type { AddressInfo } from "node:net";
import type { TestApp } from "../test-app.ts";

/**
 * Lets a test application listen, and answers its address: a stream has no end that a call without network would see.
 */
export async function addressOf({ server }: TestApp): Promise<string> {
  await server.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}
