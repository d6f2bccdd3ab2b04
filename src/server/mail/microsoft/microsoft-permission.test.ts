import { acceptedCall } from "#test/accepted-call.ts";
import { comeBackFromMicrosoft, connectOutlook } from "#test/mail/connected-outlook.ts";
import type { MicrosoftServer } from "#test/mail/microsoft-server.ts";
import { microsoftServer } from "#test/mail/microsoft-server.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { giveToken } from "./give-token.ts";

// Outlook is connected by a permission of Microsoft. The emulator gives it; servers of our own read and send by it.

let app: TestApp;
let microsoft: MicrosoftServer;
let person: Person;
let companyId: string;
let ownerOfToken: MicrosoftServer["imap"]["state"]["ownerOfToken"];
const lines: string[] = [];
const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
beforeAll(async () => {
  microsoft = await microsoftServer();
  ({ ownerOfToken } = microsoft.imap.state);
  app = await testApp({ env: microsoft.env, log });
});
afterAll(async () => {
  await app.close();
  await microsoft.close();
});
beforeEach(async () => {
  person = await app.signUp();
  companyId = (await acceptedCall(person, "GET", "/api/company")).company.id;
});
afterEach(async () => {
  const { state } = microsoft;
  Object.assign(state, { refusals: [], deadTokens: new Set(), tokenSeconds: 3_600, givenScope: null });
  Object.assign(state, { losesAnswerOf: null, beforeToken: async () => {} });
  microsoft.imap.state.ownerOfToken = ownerOfToken;
  state.closedImap.clear();
  state.closedSmtp.clear();
  await app.database.owner.query("delete from mailbox");
});

const take = (answer: object, whose = person) => whose.call("POST", "/api/mailboxes/microsoft/permission", answer);
const list = async (whose = person) => (await acceptedCall(whose, "GET", "/api/mailboxes")).mailboxes;
const check = async (id: string) => (await acceptedCall(person, "POST", `/api/mailboxes/${id}/check`)).mailbox;
const renewals = () => microsoft.state.calls.filter((call) => call.endsWith("/token")).length;
const endTokens = () => void (microsoft.state.deadTokens = new Set(microsoft.state.tokens.keys()));

async function rowOf(id: string) {
  const { rows } = await app.database.owner.query("select * from mailbox where id = $1", [id]);
  return rows[0];
}

const tokenOf = (id: string, refusedToken: string | null = null) =>
  giveToken(app.deps, { companyId, id }, refusedToken, AbortSignal.timeout(20_000));

test("Microsoft's page is asked for reading and sending, with a secret of this browser's journey", async () => {
  const { url } = await acceptedCall(person, "POST", "/api/mailboxes/microsoft", { email: "jean@outlook.fr" });
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe("/common/oauth2/v2.0/authorize");
  expect(Object.fromEntries(searchParams)).toMatchObject({
    scope:
      "openid email profile offline_access https://outlook.office.com/IMAP.AccessAsUser.All " +
      "https://outlook.office.com/SMTP.Send",
    code_challenge_method: "S256",
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    login_hint: "jean@outlook.fr",
    redirect_uri: "http://127.0.0.1:3000/mail-permission/microsoft",
  });
});

test("a mailbox that Microsoft opens is connected", async () => {
  expect((await take(await comeBackFromMicrosoft(person, microsoft))).json).toEqual({ address: "jean@outlook.fr" });
  expect(await list()).toMatchObject([
    { address: "jean@outlook.fr", kind: "microsoft", state: "connected", problem: null },
  ]);
  expect((await acceptedCall(person, "GET", "/api/gmail/status")).connected).toBe(true);
});

test("what Microsoft answered is good once", async () => {
  const answer = await comeBackFromMicrosoft(person, microsoft);
  await take(answer);
  expect((await take(answer)).json.code).toBe("consent_over");
});

test("what Microsoft answered is void for another person", async () => {
  const answer = await comeBackFromMicrosoft(person, microsoft);
  const stranger = await app.signUp();
  expect((await take(answer, stranger)).json.code).toBe("consent_over");
  expect(await list(stranger)).toEqual([]);
});

test("what was asked of Microsoft is void at the door of Google", async () => {
  const { url } = await acceptedCall(person, "POST", "/api/mailboxes/microsoft", {});
  const state = new URL(url).searchParams.get("state");
  await app.database.owner.query("update mail_consent set kind = 'gmail'");
  expect((await take({ state, code: "x" })).json.code).toBe("consent_over");
});

test("a permission without sending is refused", async () => {
  microsoft.state.givenScope = "openid email https://outlook.office.com/IMAP.AccessAsUser.All";
  const reply = await take(await comeBackFromMicrosoft(person, microsoft));
  expect([reply.json.code, reply.json.error]).toEqual(["consent_partial", expect.stringContaining("Microsoft")]);
  expect(await list()).toEqual([]);
});

test("a person who says no to Microsoft is told that nothing is connected", async () => {
  const { state } = await comeBackFromMicrosoft(person, microsoft);
  expect((await take({ state, code: "" })).json.error).toBe(
    "Tu n'as pas donné l'autorisation à Microsoft : rien n'est connecté.",
  );
});

test("a mailbox that its administrator closed to programs is not kept", async () => {
  microsoft.state.closedImap.add("jean@outlook.fr");
  const reply = await take(await comeBackFromMicrosoft(person, microsoft));
  expect([reply.json.code, reply.json.error]).toEqual(["access_closed", expect.stringContaining("IMAP fermé")]);
  expect(await list()).toEqual([]);
});

test("a mailbox that may not send is not kept", async () => {
  microsoft.state.closedSmtp.add("jean@outlook.fr");
  expect((await take(await comeBackFromMicrosoft(person, microsoft))).json.code).toBe("sending_refused");
  expect(await list()).toEqual([]);
});

test("the permission is neither answered nor logged nor stored in the clear", async () => {
  const id = await connectOutlook(person, microsoft);
  endTokens();
  await check(id);
  const texts = `${JSON.stringify(await list())}${JSON.stringify(await rowOf(id))}${lines.join("")}`;
  expect(texts).not.toMatch(/microsoft_[\w-]{20}|our-outlook-secret/);
});

test("a token that has not ended signs in without a call to Microsoft", async () => {
  const id = await connectOutlook(person, microsoft);
  const count = renewals();
  expect((await check(id)).problem).toBeNull();
  expect(renewals()).toBe(count);
});

test("a renewal replaces what renews with its token", async () => {
  microsoft.state.tokenSeconds = 0;
  const id = await connectOutlook(person, microsoft);
  microsoft.state.tokenSeconds = 3_600;
  const { sealed_secret } = await rowOf(id);
  const { token } = await tokenOf(id);
  // The emulator voids what renewed: only the new one works a second time.
  expect((await tokenOf(id, token)).token).not.toBe(token);
  expect((await rowOf(id)).sealed_secret).not.toBe(sealed_secret);
});

test("a token that its server refuses early is replaced without a word", async () => {
  const id = await connectOutlook(person, microsoft);
  endTokens();
  expect(await check(id)).toMatchObject({ state: "connected", problem: null });
});

test("many who need a token at once share one renewal", async () => {
  const id = await connectOutlook(person, microsoft);
  const { token: refusedToken } = await tokenOf(id);
  const count = renewals();
  const others = await Promise.all(Array.from({ length: 8 }, () => tokenOf(id, refusedToken)));
  expect(new Set(others.map(({ token }) => token)).size).toBe(1);
  expect(others.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(renewals() - count).toBe(1);
});

test("a renewal that another server left unfinished is taken over", async () => {
  const id = await connectOutlook(person, microsoft);
  const { token } = await tokenOf(id);
  await app.database.owner.query(
    "update mailbox set renewal_holder = gen_random_uuid(), renewal_until = now() - interval '1 second' where id = $1",
    [id],
  );
  expect((await tokenOf(id, token)).isNew).toBe(true);
});

test("a permission that its owner gives again meanwhile is not overwritten", async () => {
  const id = await connectOutlook(person, microsoft);
  const { token } = await tokenOf(id);
  let givenSecret = "";
  const answer = await comeBackFromMicrosoft(person, microsoft, { mailbox_id: id });
  microsoft.state.beforeToken = async () => {
    microsoft.state.beforeToken = async () => {};
    await take(answer);
    givenSecret = (await rowOf(id)).sealed_secret;
  };
  await tokenOf(id, token);
  expect(givenSecret).not.toBe("");
  expect((await rowOf(id)).sealed_secret).toBe(givenSecret);
});

test("while Microsoft is away, nothing is asked of the owner of the mailbox", async () => {
  const id = await connectOutlook(person, microsoft);
  endTokens();
  microsoft.state.refusals = [{ match: /token$/, status: 503, times: 1, headers: { "retry-after": "60" } }];
  expect(await check(id)).toMatchObject({ state: "connected", problem: expect.stringContaining("ne répond pas") });
  expect(await rowOf(id)).toMatchObject({ renewal_holder: null, renewal_until: null });
});

test("a client whose secret has ended is told to whoever runs the installation", async () => {
  const id = await connectOutlook(person, microsoft);
  endTokens();
  const json = { error: "invalid_client", error_description: "AADSTS7000222: the client secret has expired" };
  microsoft.state.refusals = [{ match: /token$/, status: 401, times: 99, json }];
  expect(await check(id)).toMatchObject({
    state: "connected",
    problem: expect.stringContaining("L'accès de cette installation à Microsoft est mal réglé"),
  });
});

test("a permission that was withdrawn asks to be given again", async () => {
  const id = await connectOutlook(person, microsoft);
  microsoft.withdraw();
  expect(await check(id)).toMatchObject({
    state: "reconnect",
    problem: "Microsoft n'autorise plus Établi à ouvrir cette boîte : donne-lui de nouveau l'autorisation.",
  });
});

test("a permission that is given again connects the same mailbox", async () => {
  const id = await connectOutlook(person, microsoft);
  microsoft.withdraw();
  await check(id);
  Object.assign(microsoft.state, { refusals: [] });
  await take(await comeBackFromMicrosoft(person, microsoft, { mailbox_id: id }));
  expect(await list()).toMatchObject([{ id, state: "connected", problem: null }]);
});

test("another account does not open a mailbox again", async () => {
  const id = await connectOutlook(person, microsoft);
  const other = { mailbox_id: id, email: "paul@roux-plomberie.example" };
  expect((await take(await comeBackFromMicrosoft(person, microsoft, other))).json).toMatchObject({
    code: "other_account",
    error: expect.stringContaining("Microsoft a autorisé paul@"),
  });
});

test("a token opens the mailbox of whoever gave it alone", async () => {
  const answer = await comeBackFromMicrosoft(person, microsoft, { email: "paul@roux-plomberie.example" });
  microsoft.imap.state.ownerOfToken = () => "jean@outlook.fr";
  expect((await take(answer)).json.code).toBe("access_closed");
});

test("disconnecting erases the permission", async () => {
  const id = await connectOutlook(person, microsoft);
  await acceptedCall(person, "DELETE", `/api/mailboxes/${id}`);
  expect([await rowOf(id), await list()]).toEqual([undefined, []]);
});

test("a password is not taken for a mailbox of Microsoft", async () => {
  const id = await connectOutlook(person, microsoft);
  const refusal = await person.call("PUT", `/api/mailboxes/${id}/password`, { password: "secret" });
  expect(refusal.json.error).toContain("l'autorisation de Microsoft");
});

test("the form says what Microsoft will ask in place of a password", async () => {
  const servers = await acceptedCall(person, "POST", "/api/mailboxes/servers", { email: "jean@hotmail.fr" });
  expect(servers).toMatchObject({ takes_password: false, permission: { kind: "microsoft" } });
  expect(servers.permission.text).toContain("administrateur");
});

test("a browser that comes back from Microsoft is sent to our page", async () => {
  const answer = await app.server.inject({ url: "/mail-permission/microsoft?code=a%26b&state=s&session_state=x" });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/app/mails/microsoft#given=a%26b&for=s"]);
});

test("without a client at Microsoft the form says so", async () => {
  const plainApp = await testApp();
  const other = await plainApp.signUp();
  const servers = await acceptedCall(other, "POST", "/api/mailboxes/servers", { email: "jean@outlook.fr" });
  expect(servers).toMatchObject({ takes_password: false, permission: null });
  expect(servers.advice).toContain("MICROSOFT_CLIENT_ID");
  expect((await other.call("POST", "/api/mailboxes/microsoft", {})).json.code).toBe("microsoft_off");
  await plainApp.close();
});
