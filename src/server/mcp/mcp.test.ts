import { TOOL_NAMES } from "#domain/assistant/tools/tool-names.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { McpClient } from "#test/mcp-client.ts";
import { mcpClientOf, textOf } from "#test/mcp-client.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, beforeAll, expect, test } from "vitest";

// The official client of the Model Context Protocol, over HTTP, against the real server.

let app: TestApp;
let owner: Person;
let worker: Person;
let withClient: McpClient["withClient"];
let callTool: McpClient["callTool"];
let address: URL;
let projectId: string;

beforeAll(async () => {
  app = await testApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
  ({ withClient, callTool, address } = await mcpClientOf(app));
  owner = await app.signUp();
  ({ project_id: projectId } = await issuedInvoice(owner, "Verrière"));
  worker = await join(app, owner, "worker@example.org", "worker");
  expect((await owner.call("PUT", "/api/programs", { is_open: true })).status).toBe(200);
});
afterAll(() => app.close());

const SCOPES = ["read", "amounts"];

async function newToken(person: Person, scopes = SCOPES): Promise<{ secret: string; id: string }> {
  const { status, json } = await person.call("POST", "/api/programs/tokens", { name: "Mon programme", scopes });
  expect(status).toBe(200);
  return { secret: json.secret, id: json.token.id };
}

test("a program lists the tools, all of them read-only, and reads figures", async () => {
  const { secret } = await newToken(owner);
  await withClient(secret, async (client) => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([...TOOL_NAMES].toSorted());
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
    expect(client.getInstructions()).toContain("lecture seule");
    const due = (await client.callTool({ name: "money_due", arguments: { about: "Roux" } })) as CallToolResult;
    expect(due.structuredContent).toMatchObject({ count: 1, amount_cents: 12_000 });
    expect(textOf(due)).toContain("Pour « roux », on te doit 120,00 €");
  });
});

test("a wrong input is refused in French, and an unknown tool by its name", async () => {
  const { secret } = await newToken(owner);
  const wrong = await callTool(secret, "invoiced", { from: "hier soir" });
  expect([wrong.isError, textOf(wrong)]).toEqual([true, expect.stringContaining("Je n'ai pas reconnu cette date.")]);
  const planted = await callTool(secret, "delete_everything");
  expect([planted.isError, textOf(planted)]).toEqual([true, expect.stringContaining("delete_everything")]);
});

test.each([
  ["no token", async () => null],
  ["a token of nobody", async () => `etabli_${"a".repeat(40)}`],
  ["the access token of a session", async () => owner.token],
  [
    "a revoked token",
    async () => {
      const { secret, id } = await newToken(owner);
      expect((await owner.call("DELETE", `/api/programs/tokens/${id}`)).status).toBe(200);
      return secret;
    },
  ],
])("%s is refused", async (_name, secretOf) => {
  const secret = await secretOf();
  await expect(withClient(secret, (client) => client.listTools())).rejects.toThrow(/401|Jeton absent/);
});

test("a program reads only its own company, whatever IDs it sends", async () => {
  const stranger = await app.signUp();
  await stranger.call("PUT", "/api/programs", { is_open: true });
  const { secret } = await newToken(stranger);
  const foreign = await callTool(secret, "project_status", { project_id: projectId });
  const unknown = await callTool(secret, "project_status", { project_id: crypto.randomUUID() });
  expect(foreign).toEqual(unknown);
  expect([foreign.isError, textOf(foreign)]).toEqual([true, "Cette entreprise n'a pas cet élément."]);
  expect(JSON.stringify(await callTool(secret, "list_projects"))).not.toContain("Verrière");
});

test("a worker's token gives no amounts, and neither does a token without that scope", async () => {
  for (const secret of [(await newToken(worker)).secret, (await newToken(owner, ["read"])).secret]) {
    const due = await callTool(secret, "money_due");
    expect([due.isError, textOf(due)]).toEqual([true, "Ce jeton ne donne pas accès aux montants."]);
    const status = await callTool(secret, "project_status", { project_id: projectId });
    expect(textOf(status)).toContain("Verrière");
    expect(JSON.stringify(status)).not.toMatch(/120,00|12000/);
  }
});

test("nothing answers while the company has not opened it, and a token dies with its membership", async () => {
  const other = await app.signUp();
  const { secret } = await newToken(other);
  await expect(withClient(secret, (client) => client.listTools())).rejects.toThrow(/403|fermé/);
  const { secret: ofWorker } = await newToken(worker);
  await withClient(ofWorker, (client) => client.listTools());
  const { members } = (await owner.call("GET", "/api/team")).json;
  const { user_id } = members.find(({ email }: { email: string }) => email === worker.email);
  expect((await owner.call("DELETE", `/api/team/members/${user_id}`)).status).toBe(200);
  await expect(withClient(ofWorker, (client) => client.listTools())).rejects.toThrow(/401|Jeton absent/);
});

test("a page of another site cannot call it, and only POST is answered", async () => {
  const { secret } = await newToken(owner);
  const post = (headers: Record<string, string>) =>
    fetch(address, {
      method: "POST",
      headers: {
        authorization: `Bearer ${secret}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
    });
  expect((await post({})).status).toBe(200);
  expect((await post({ origin: "https://evil.example" })).status).toBe(403);
  expect((await fetch(address)).status).toBe(405);
});

test("a secret is shown once, stored as a hash, and the day of its use is noted", async () => {
  const member = await app.signUp();
  await member.call("PUT", "/api/programs", { is_open: true });
  const { secret, id } = await newToken(member);
  await callTool(secret, "list_projects");
  const { json } = await member.call("GET", "/api/programs");
  expect(json).toMatchObject({ is_open: true, tokens: [{ id, scopes: SCOPES, last_used_on: "2026-11-21" }] });
  expect(JSON.stringify(json)).not.toContain(secret);
  const { rows } = await app.database.owner.query("select t::text as row from personal_token t where id = $1", [id]);
  expect(rows[0].row).not.toContain(secret);
  const keys = await app.database.owner.query(
    "select count(*)::int as n from idempotency_key where answer::text like $1",
    [`%${secret}%`],
  );
  expect(keys.rows[0].n).toBe(0);
});

test("a member revokes their own tokens alone, and has twenty at most", async () => {
  const { id } = await newToken(owner);
  const stranger = await app.signUp();
  expect((await stranger.call("DELETE", `/api/programs/tokens/${id}`)).status).toBe(404);
  for (let count = 0; count < 20; count++) await newToken(stranger);
  const refusal = await stranger.call("POST", "/api/programs/tokens", { name: "De trop", scopes: SCOPES });
  expect([refusal.status, refusal.json.code]).toEqual([422, "too_many_tokens"]);
});

test("only whoever manages the company opens it to programs", async () => {
  const member = await join(app, owner, "other@example.org", "worker");
  expect((await member.call("PUT", "/api/programs", { is_open: true })).status).toBe(403);
});
