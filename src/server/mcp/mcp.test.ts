import { TOOL_NAMES } from "#domain/assistant/tools/tool-names.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { McpClient } from "#test/mcp-client.ts";
import { mcpClientOf, textOf } from "#test/mcp-client.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
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

test("a program lists every tool", async () => {
  await withClient((await newToken(owner)).secret, async (client) => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([...TOOL_NAMES].toSorted());
  });
});

test("every tool of a program that prepares nothing is read-only", async () => {
  await withClient((await newToken(owner)).secret, async (client) => {
    const { tools } = await client.listTools();
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
    expect(client.getInstructions()).toContain("lecture seule");
  });
});

test("a program reads figures", async () => {
  const due = await callTool((await newToken(owner)).secret, "money_due", { about: "Roux" });
  expect(due.structuredContent).toMatchObject({ count: 1, amount_cents: 12_000 });
  expect(textOf(due)).toContain("Pour « Roux », on te doit 120,00 €");
});

test("a wrong input is refused in French", async () => {
  const wrong = await callTool((await newToken(owner)).secret, "invoiced", { from: "hier soir" });
  expect([wrong.isError, textOf(wrong)]).toEqual([true, expect.stringContaining("Je n'ai pas reconnu cette date.")]);
});

test("an unknown tool is refused by its name", async () => {
  const planted = await callTool((await newToken(owner)).secret, "delete_everything");
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
  await expect(withClient(secret, (client) => client.listTools())).rejects.toThrow(/401|Clé absente/);
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

test.each([
  ["of a worker", () => newToken(worker)],
  ["without that scope", () => newToken(owner, ["read"])],
])("a token %s gives no amounts", async (_whose, makeToken) => {
  const { secret } = await makeToken();
  const due = await callTool(secret, "money_due");
  expect([due.isError, textOf(due)]).toEqual([true, "Cette clé ne donne pas accès aux montants."]);
  const status = await callTool(secret, "project_status", { project_id: projectId });
  expect(textOf(status)).toContain("Verrière");
  expect(JSON.stringify(status)).not.toMatch(/120,00|12000/);
});

test("nothing answers while the company has not opened it", async () => {
  const other = await app.signUp();
  const { secret } = await newToken(other);
  await expect(withClient(secret, (client) => client.listTools())).rejects.toThrow(/403|fermé/);
});

test("a token dies with its membership", async () => {
  const { secret: ofWorker } = await newToken(worker);
  await withClient(ofWorker, (client) => client.listTools());
  const { members } = (await owner.call("GET", "/api/team")).json;
  const { user_id } = members.find(({ email }: { email: string }) => email === worker.email);
  expect((await owner.call("DELETE", `/api/team/members/${user_id}`)).status).toBe(200);
  await expect(withClient(ofWorker, (client) => client.listTools())).rejects.toThrow(/401|Clé absente/);
});

test("a token of a former member stays revoked once they are let in again", async () => {
  const person = await join(app, owner, "again@example.org", "accountant");
  const { secret } = await newToken(person);
  const { members } = (await owner.call("GET", "/api/team")).json;
  const { user_id } = members.find(({ email }: { email: string }) => email === person.email);
  await owner.call("DELETE", `/api/team/members/${user_id}`);
  await join(app, owner, person, "worker");
  await expect(withClient(secret, (client) => client.listTools())).rejects.toThrow(/401|Clé absente/);
});

/** The tools that the program of a person lists after they signed out. */
async function toolsAfterSignOut(scope: string) {
  const person = await join(app, owner, `${scope}@example.org`, "accountant");
  const { secret } = await newToken(person);
  const headers = { authorization: `Bearer ${person.token}` };
  await app.server.inject({ method: "POST", url: `/auth/v1/logout?scope=${scope}`, headers });
  return withClient(secret, async (client) => (await client.listTools()).tools);
}

test("signing out everywhere ends the tokens of one's programs", async () => {
  await expect(toolsAfterSignOut("global")).rejects.toThrow(/401|Clé absente/);
});

test.each(["others", "local"])("signing out of %s sessions leaves one's programs their tokens", async (scope) => {
  expect(await toolsAfterSignOut(scope)).not.toEqual([]);
});

test("a call is one message: a list of them is refused, so that each counts in the quota", async () => {
  const { secret } = await newToken(owner);
  const message = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
  const post = async (body: object) =>
    (
      await fetch(address, {
        method: "POST",
        headers: {
          authorization: `Bearer ${secret}`,
          accept: "application/json, text/event-stream",
          "content-type": "application/json",
        },
        body: JSON.stringify(body),
      })
    ).status;
  expect([await post(message), await post([message]), await post([message, message]), await post([])]).toEqual([
    200, 400, 400, 400,
  ]);
});

test("only POST is answered", async () => {
  expect((await fetch(address)).status).toBe(405);
});

test("a page of another site cannot call it", async () => {
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
});

/** A token that was used once, alone in the company of its member. */
async function usedToken() {
  const member = await app.signUp();
  await member.call("PUT", "/api/programs", { is_open: true });
  const { secret, id } = await newToken(member);
  await callTool(secret, "list_projects");
  const { json } = await member.call("GET", "/api/programs");
  return { secret, id, json };
}

test("the day of a token's use is noted", async () => {
  const { id, json } = await usedToken();
  expect(json).toMatchObject({ is_open: true, tokens: [{ id, scopes: SCOPES, last_used_on: "2026-11-21" }] });
});

test("a secret is shown once", async () => {
  const { secret, json } = await usedToken();
  expect(JSON.stringify(json)).not.toContain(secret);
});

test("a secret is stored as a hash", async () => {
  const { secret, id } = await usedToken();
  const { rows } = await app.database.owner.query("select t::text as row from personal_token t where id = $1", [id]);
  expect(rows[0].row).not.toContain(secret);
  const keys = await app.database.owner.query(
    "select count(*)::int as n from idempotency_key where answer::text like $1",
    [`%${secret}%`],
  );
  expect(keys.rows[0].n).toBe(0);
});

test("a member does not revoke the token of another", async () => {
  const { id } = await newToken(owner);
  expect((await worker.call("DELETE", `/api/programs/tokens/${id}`)).status).toBe(404);
  expect((await (await app.signUp()).call("DELETE", `/api/programs/tokens/${id}`)).status).toBe(404);
});

test("a member has twenty tokens at most", async () => {
  const stranger = await app.signUp();
  for (let count = 0; count < 20; count++) await newToken(stranger);
  const refusal = await stranger.call("POST", "/api/programs/tokens", { name: "De trop", scopes: SCOPES });
  expect([refusal.status, refusal.json.code]).toEqual([422, "too_many_tokens"]);
});

test("only whoever manages the company opens it to programs", async () => {
  const member = await join(app, owner, "other@example.org", "worker");
  expect((await member.call("PUT", "/api/programs", { is_open: true })).status).toBe(403);
});
