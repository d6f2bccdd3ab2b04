import { acceptedCall } from "#test/accepted-call.ts";
import { comeBackFrom, connectGmail } from "#test/mail/connected-gmail.ts";
import type { GoogleServer } from "#test/mail/google-server.ts";
import { googleServer } from "#test/mail/google-server.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { revokePermissionJob } from "../permission/revoke-permission.job.ts";

// Gmail is connected by a permission of Google. The emulator answers, and a server of our own refuses before it.

let app: TestApp;
let google: GoogleServer;
let person: Person;
let nowMs = Date.parse("2026-11-23T08:00:00Z");
const lines: string[] = [];
const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
beforeAll(async () => {
  google = await googleServer();
  app = await testApp({ env: google.env, log, clock: () => new Date(nowMs) });
});
afterAll(async () => {
  await app.close();
  await google.close();
});
beforeEach(async () => {
  person = await app.signUp();
});
afterEach(async () => {
  Object.assign(google.state, { refusals: [], silentAt: null, givenScope: null });
  await app.database.owner.query("delete from mailbox");
});

const take = (answer: object, whose = person) => whose.call("POST", "/api/mailboxes/gmail/permission", answer);
const list = async (whose = person) => (await acceptedCall(whose, "GET", "/api/mailboxes")).mailboxes;
const status = async () => (await acceptedCall(person, "GET", "/api/gmail/status")).connected;
const check = async (id: string) => (await acceptedCall(person, "POST", `/api/mailboxes/${id}/check`)).mailbox;
const refreshCount = () => google.state.calls.filter((call) => call === "POST /oauth2/token").length;

test("Google's page is asked for mails alone, with a secret of this browser's journey", async () => {
  const { url } = await acceptedCall(person, "POST", "/api/mailboxes/gmail", { email: "jean@gmail.com" });
  const parameters = Object.fromEntries(new URL(url).searchParams);
  expect(parameters).toMatchObject({
    scope: "openid email https://www.googleapis.com/auth/gmail.modify",
    include_granted_scopes: "true",
    access_type: "offline",
    code_challenge_method: "S256",
    login_hint: "jean@gmail.com",
    redirect_uri: "http://127.0.0.1:3000/mail-permission/google",
  });
  expect(parameters["code_challenge"]).toMatch(/^[\w-]{43}$/);
});

test("a mailbox that Google opens is connected", async () => {
  expect((await take(await comeBackFrom(person, google))).json).toEqual({ address: "jean@gmail.com" });
  expect(await list()).toMatchObject([{ address: "jean@gmail.com", kind: "gmail", state: "connected", problem: null }]);
  expect(await status()).toBe(true);
});

test("what Google answered is good once", async () => {
  const answer = await comeBackFrom(person, google);
  await take(answer);
  expect((await take(answer)).json.code).toBe("consent_over");
});

test("what Google answered is void for another session of the same person", async () => {
  const answer = await comeBackFrom(person, google);
  const { json } = await signInAgain();
  const other = await app.server.inject({
    method: "POST",
    url: "/api/mailboxes/gmail/permission",
    headers: { authorization: `Bearer ${json.access_token}` },
    payload: answer,
  });
  expect([other.statusCode, other.json().code]).toEqual([422, "consent_over"]);
  expect((await take(answer)).status).toBe(200);
});

async function signInAgain() {
  const payload = { email: person.email, password: "un bon mot de passe" };
  const answer = await app.server.inject({ method: "POST", url: "/auth/v1/token?grant_type=password", payload });
  return { json: answer.json<{ access_token: string }>() };
}

test("what Google answered is void for another person", async () => {
  const answer = await comeBackFrom(person, google);
  const stranger = await app.signUp();
  expect((await take(answer, stranger)).json.code).toBe("consent_over");
  expect(await list(stranger)).toEqual([]);
});

test("what Google answered is void in another company of the same person", async () => {
  const host = await app.signUp();
  const { company: ownCompany } = await acceptedCall(person, "GET", "/api/company");
  const { company } = await acceptedCall(host, "GET", "/api/company");
  await join(app, host, person, "manager");
  const { url } = (await person.call("POST", "/api/mailboxes/gmail", {}, { "x-company-id": ownCompany.id })).json;
  const { searchParams } = await google.consent(url);
  const answer = { state: searchParams.get("state"), code: searchParams.get("code") };
  const takeIn = (id: string) => person.call("POST", "/api/mailboxes/gmail/permission", answer, { "x-company-id": id });
  expect((await takeIn(company.id)).json.code).toBe("consent_over");
  expect((await takeIn(ownCompany.id)).status).toBe(200);
});

test("what Google answered is void after a quarter of an hour", async () => {
  const answer = await comeBackFrom(person, google);
  nowMs += 15 * 60_000;
  expect((await take(answer)).json.code).toBe("consent_over");
});

test("a code that Google does not know connects nothing", async () => {
  const answer = await comeBackFrom(person, google);
  expect((await take({ ...answer, code: "faux" })).json.code).toBe("consent_over");
  expect(await list()).toEqual([]);
});

test("a person who says no to Google is told that nothing is connected", async () => {
  const { state } = await comeBackFrom(person, google);
  expect((await take({ state, code: "" })).json.code).toBe("consent_refused");
});

test("a permission without mails is refused and given back", async () => {
  google.state.givenScope = "openid email";
  const calls = google.state.calls.length;
  expect((await take(await comeBackFrom(person, google))).json.code).toBe("consent_partial");
  expect(google.state.calls.slice(calls)).toContain("POST /oauth2/revoke");
  expect(await list()).toEqual([]);
});

test("an account whose mails Google does not show is not kept", async () => {
  const json = { error: { errors: [{ reason: "accessNotConfigured" }] } };
  google.state.refusals = [{ match: /labels/, status: 403, times: 9, json }];
  const reply = await take(await comeBackFrom(person, google));
  expect([reply.json.code, reply.json.error]).toEqual(["not_set_up", expect.stringContaining("mal réglé")]);
  expect(await list()).toEqual([]);
});

test("the permission is neither answered nor logged nor stored in the clear", async () => {
  const id = await connectGmail(person, google);
  const { rows } = await app.database.owner.query("select * from mailbox where id = $1", [id]);
  const texts = `${JSON.stringify(await list())}${JSON.stringify(rows)}${lines.join("")}`;
  expect(google.state.tokens.length).toBeGreaterThan(0);
  expect(texts).not.toMatch(/google_refresh_|our-mail-secret/);
  for (const token of google.state.tokens) expect(texts).not.toContain(token);
});

test("a token that ended early is replaced without a word", async () => {
  const id = await connectGmail(person, google);
  await check(id);
  google.state.deadTokens = new Set(google.state.tokens);
  expect(await check(id)).toMatchObject({ state: "connected", problem: null });
});

test("calls that need a token at once share one", async () => {
  const id = await connectGmail(person, google);
  await check(id);
  google.state.deadTokens = new Set(google.state.tokens);
  const count = refreshCount();
  const mailboxes = await Promise.all([check(id), check(id), check(id)]);
  expect(mailboxes.map(({ problem }) => problem)).toEqual([null, null, null]);
  // A late call may still bring the dead token: it finds the new one.
  expect(refreshCount() - count).toBe(1);
});

test("a permission that was taken back asks to be given again", async () => {
  const id = await connectGmail(person, google);
  await takeBack();
  expect(await check(id)).toMatchObject({ state: "reconnect", problem: expect.stringContaining("n'autorise plus") });
  expect(await status()).toBe(false);
});

/** The owner of the account ends the permission on the pages of Google. */
async function takeBack(): Promise<void> {
  google.state.deadTokens = new Set(google.state.tokens);
  const json = { error: "invalid_grant", error_description: "Token has been expired or revoked." };
  google.state.refusals = [{ match: /^POST \/oauth2\/token/, status: 400, times: 50, json }];
}

test("a permission that is given again connects the same mailbox", async () => {
  const id = await connectGmail(person, google);
  await takeBack();
  await check(id);
  google.state.refusals = [];
  await acceptedCall(
    person,
    "POST",
    "/api/mailboxes/gmail/permission",
    await comeBackFrom(person, google, { mailbox_id: id }),
  );
  expect(await list()).toMatchObject([{ id, state: "connected", problem: null }]);
});

test("another account does not open a mailbox again", async () => {
  const id = await connectGmail(person, google);
  const answer = await comeBackFrom(person, google, { mailbox_id: id, email: "paul@gmail.com" });
  expect((await take(answer)).json).toMatchObject({ code: "other_account", error: expect.stringContaining("paul@") });
});

test("while Google is away, nothing is asked of the owner of the mailbox", async () => {
  const id = await connectGmail(person, google);
  google.state.refusals = [{ match: /labels/, status: 503, times: 50 }];
  expect(await check(id)).toMatchObject({ state: "connected", problem: expect.stringContaining("ne répond pas") });
});

test("the permission of a mailbox that is disconnected is given back", async () => {
  const id = await connectGmail(person, google);
  await acceptedCall(person, "DELETE", `/api/mailboxes/${id}`);
  const { rows } = await app.database.owner.query("select id from mailbox where id = $1", [id]);
  expect([rows, await list(), await status()]).toEqual([[], [], false]);
  const payload = { sealed: await sealedJob() };
  const calls = google.state.calls.length;
  await revokePermissionJob(app.deps, payload);
  expect(google.state.calls.slice(calls)).toEqual(["POST /oauth2/revoke"]);
});

test("a permission that could not be given back is given back later", async () => {
  const id = await connectGmail(person, google);
  await acceptedCall(person, "DELETE", `/api/mailboxes/${id}`);
  const payload = { sealed: await sealedJob() };
  google.state.refusals = [{ match: /revoke/, status: 503, times: 9 }];
  await expect(revokePermissionJob(app.deps, payload)).rejects.toMatchObject({ failure: "unreachable" });
  google.state.refusals = [];
  await revokePermissionJob(app.deps, payload);
});

async function sealedJob(): Promise<string> {
  const { rows } = await app.database.owner.query<{ payload: { sealed: string } }>(
    `select payload from jobs._private_jobs j join jobs._private_tasks t on t.id = j.task_id
      where t.identifier = 'revoke-permission' order by j.id desc limit 1`,
  );
  return rows[0]?.payload.sealed ?? "";
}

test("a password is not taken for a mailbox that a permission opens", async () => {
  const id = await connectGmail(person, google);
  const refusal = await person.call("PUT", `/api/mailboxes/${id}/password`, { password: "secret" });
  expect(refusal.json.code).toBe("permission_needed");
});

test("a worker shares no mailbox of Gmail", async () => {
  const worker = await join(app, person, "ouvrier-gmail@example.org", "worker");
  expect((await worker.call("POST", "/api/mailboxes/gmail", { is_shared: true })).status).toBe(403);
});

test("the form says what Google will ask", async () => {
  const servers = await acceptedCall(person, "POST", "/api/mailboxes/servers", { email: "jean@gmail.com" });
  expect(servers.permission).toMatchObject({ kind: "gmail", text: expect.stringContaining("restreint") });
  expect(
    (await acceptedCall(person, "POST", "/api/mailboxes/servers", { email: "jean@orange.fr" })).permission,
  ).toBeNull();
});

test("a browser that comes back from Google is answer to our page", async () => {
  const answer = await app.server.inject({ url: "/mail-permission/google?code=a%26b&state=s&scope=x" });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/app/mails/google#given=a%26b&for=s"]);
});

test("without a client at Google the form leads to a password", async () => {
  const plainApp = await testApp();
  const other = await plainApp.signUp();
  expect(
    (await acceptedCall(other, "POST", "/api/mailboxes/servers", { email: "jean@gmail.com" })).permission,
  ).toBeNull();
  expect((await other.call("POST", "/api/mailboxes/gmail", {})).json.code).toBe("gmail_off");
  await plainApp.close();
});
