import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers, typedMailbox } from "#test/mail/connected-mailbox.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

let app: TestApp;
let servers: MailServers;
let person: Person;
const lines: string[] = [];
const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
beforeAll(async () => void (app = await testApp({ log })));
afterAll(() => app.close());
beforeEach(async () => {
  servers = await mailServers();
  person = await app.signUp();
});
afterEach(() => servers.close());

const connect = (more: object = {}) => person.call("POST", "/api/mailboxes", typedMailbox(servers, more));
let colleagueCount = 0;
const joinAs = (role: string) => join(app, person, `colleague${++colleagueCount}@example.org`, role);
const list = async (whose = person) => (await acceptedCall(whose, "GET", "/api/mailboxes")).mailboxes;
const status = async (whose = person) => (await acceptedCall(whose, "GET", "/api/gmail/status")).connected;

test("without a mailbox the status says that none is connected", async () => {
  expect([await status(), await list()]).toEqual([false, []]);
});

test("a mailbox that works is kept", async () => {
  const { status: code, json } = await connect();
  expect([code, json.mailbox]).toMatchObject([200, { state: "connected", problem: null, is_shared: false }]);
  expect(await list()).toEqual([json.mailbox]);
});

test("the status says that a mailbox is connected", async () => {
  await connect();
  expect(await status()).toBe(true);
});

test("a mailbox whose password is refused is not kept", async () => {
  const { status: code, json } = await connect({ password: "faux" });
  expect([code, json.code, Object.keys(json.fields)]).toEqual([422, "wrong_password", ["password"]]);
  expect(await list()).toEqual([]);
});

test("a mailbox that cannot send is not kept", async () => {
  servers.smtp.state.login.password = "un autre";
  const { json } = await connect();
  expect([json.code, Object.keys(json.fields)]).toEqual(["sending_refused", ["smtp.host"]]);
  expect(await list()).toEqual([]);
});

test("nothing is asked of the server for sending when reading is refused", async () => {
  await connect({ password: "faux" });
  expect(servers.smtp.state.lines).toEqual([]);
});

test("an address without a server is told beside it", async () => {
  await servers.imap.close();
  const { json } = await connect();
  expect(json.fields["imap.host"]).toContain("127.0.0.1 ne répond pas");
});

test("a mailbox is connected once", async () => {
  await connect();
  expect((await connect()).json.code).toBe("mailbox_known");
});

test("the password is neither answered nor logged nor stored", async () => {
  await connect({ password: "faux-mot-de-passe" });
  servers.imap.state.login.password = "mot-de-passe-juste";
  servers.smtp.state.login.password = "mot-de-passe-juste";
  const { json } = await connect();
  const { rows } = await app.database.owner.query("select * from mailbox where id = $1", [json.mailbox.id]);
  expect(`${JSON.stringify(json)}${JSON.stringify(rows)}${lines.join("")}`).not.toMatch(/mot-de-passe/);
});

test("a mailbox of Microsoft is refused with what to do", async () => {
  const { json } = await person.call("POST", "/api/mailboxes", { email: "jean@outlook.fr", password: "secret" });
  expect([json.code, json.error]).toEqual(["permission_needed", expect.stringContaining("Microsoft")]);
});

test("the servers of a usual provider are told with its advice", async () => {
  const answer = await acceptedCall(person, "POST", "/api/mailboxes/servers", { email: "jean@gmail.com" });
  const imap = { host: "imap.gmail.com", port: 993 };
  expect(answer).toMatchObject({ provider: "Gmail", takes_password: true, imap });
  expect(answer.advice).toContain("mot de passe d'application");
});

test("only who sees a mailbox is told what its domain has to publish", async () => {
  const id = await connectMailbox(person, servers);
  const { domain, advice } = await acceptedCall(person, "GET", `/api/mailboxes/${id}/sender-domain`);
  const states = advice.map(({ state }: { state: string }) => state);
  expect([domain, states]).toEqual(["etabli.example", ["missing", "unknown", "missing"]]);
  const stranger = await app.signUp();
  expect((await stranger.call("GET", `/api/mailboxes/${id}/sender-domain`)).status).toBe(404);
});

test("a check tells why a mailbox does not answer any more", async () => {
  const id = await connectMailbox(person, servers);
  await servers.imap.close();
  const { mailbox } = await acceptedCall(person, "POST", `/api/mailboxes/${id}/check`);
  expect(mailbox).toMatchObject({ state: "connected", problem: expect.stringContaining("ne répond pas") });
  expect(await status()).toBe(false);
});

test("a password that was changed elsewhere asks for the new one", async () => {
  const id = await connectMailbox(person, servers);
  servers.imap.state.login.password = "nouveau";
  const { mailbox } = await acceptedCall(person, "POST", `/api/mailboxes/${id}/check`);
  expect(mailbox).toMatchObject({ state: "reconnect", problem: expect.stringContaining("mot de passe") });
});

test("another password connects the mailbox again", async () => {
  const id = await connectMailbox(person, servers);
  servers.imap.state.login.password = "nouveau";
  servers.smtp.state.login.password = "nouveau";
  await acceptedCall(person, "POST", `/api/mailboxes/${id}/check`);
  const { mailbox } = await acceptedCall(person, "PUT", `/api/mailboxes/${id}/password`, { password: "nouveau" });
  expect(mailbox).toMatchObject({ id, state: "connected", problem: null });
  expect((await acceptedCall(person, "POST", `/api/mailboxes/${id}/check`)).mailbox.problem).toBeNull();
});

test("another wrong password changes nothing", async () => {
  const id = await connectMailbox(person, servers);
  const refusal = await person.call("PUT", `/api/mailboxes/${id}/password`, { password: "faux" });
  expect(refusal.json.code).toBe("wrong_password");
  expect((await acceptedCall(person, "POST", `/api/mailboxes/${id}/check`)).mailbox.problem).toBeNull();
});

test("a mailbox that is disconnected is erased", async () => {
  const id = await connectMailbox(person, servers);
  await acceptedCall(person, "DELETE", `/api/mailboxes/${id}`);
  const { rows } = await app.database.owner.query("select id from mailbox where id = $1", [id]);
  expect([rows, await list(), await status()]).toEqual([[], [], false]);
});

test("a mailbox of one's own is unknown to colleagues", async () => {
  const id = await connectMailbox(person, servers);
  const colleague = await joinAs("manager");
  expect([await list(colleague), await status(colleague)]).toEqual([[], false]);
  expect((await colleague.call("DELETE", `/api/mailboxes/${id}`)).status).toBe(404);
});

test("a shared mailbox is seen by those who manage the company", async () => {
  const id = await connectMailbox(person, servers, { is_shared: true });
  const colleague = await joinAs("manager");
  expect((await list(colleague)).map((mailbox: { id: string }) => mailbox.id)).toEqual([id]);
});

test("a shared mailbox is unknown to a worker", async () => {
  await connectMailbox(person, servers, { is_shared: true });
  const worker = await joinAs("worker");
  expect(await list(worker)).toEqual([]);
});

test("a worker connects a mailbox of their own", async () => {
  const worker = await joinAs("worker");
  await connectMailbox(worker, servers);
  expect([(await list(worker)).length, await status(worker), await status()]).toEqual([1, true, false]);
});

test("a worker shares no mailbox", async () => {
  const worker = await joinAs("worker");
  const refusal = await worker.call("POST", "/api/mailboxes", typedMailbox(servers, { is_shared: true }));
  expect(refusal.status).toBe(403);
});

test("the mailbox of a member who leaves is erased", async () => {
  const worker = await joinAs("worker");
  const id = await connectMailbox(worker, servers);
  const { members } = await acceptedCall(person, "GET", "/api/team");
  const { user_id } = members.find(({ email }: { email: string }) => email === worker.email);
  await acceptedCall(person, "DELETE", `/api/team/members/${user_id}`);
  const { rows } = await app.database.owner.query("select id from mailbox where id = $1", [id]);
  expect(rows).toEqual([]);
});
