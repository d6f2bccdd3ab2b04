import { inCompany } from "#server/db/tenancy.ts";
import { insertHeads } from "#server/mail/kept-mails.repository.ts";
import type { MessageHead } from "#server/mailbox/connector.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { connectOnce } from "#test/mail/connected-mailbox.ts";
import { seedMailsOf } from "#test/mail/seed-mails.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

const HEAD: MessageHead = {
  uid: 500,
  modSeq: null,
  messageId: "",
  inReplyTo: "",
  references: "",
  subject: "Re: Chantier",
  from: { name: "Paul", address: "paul@roux.example" },
  to: [],
  cc: [],
  sentAt: null,
  receivedAt: new Date("2026-11-22T10:00:00Z"),
  flags: { isSeen: true, isFlagged: false, isAnswered: false, isDraft: false },
  hasAttachment: false,
  sizeBytes: 100,
  isReport: false,
};

let app: TestApp;
let owner: Person;
let mailboxId: string;
let newestMail: string;
let projectId: string;

beforeAll(async () => {
  app = await testApp();
  owner = await signUpSeller(app);
  mailboxId = await connectOnce(owner);
  // Mails 1 to 9 of claire1 to claire9, 2 minutes apart; 2, 5 and 8 answer the one before.
  newestMail = await seedMailsOf(app.database.owner, mailboxId, { count: 9, words: ["toiture"] });
});
beforeEach(async () => {
  await app.database.owner.query("delete from project_mail");
  projectId = await newProject("claire4@roux.example");
});
afterAll(() => app.close());

async function newProject(email: string, company = `Roux ${randomUUID()}`): Promise<string> {
  const body = { name: "Cuisine", client_info: { company, email } };
  return (await acceptedCall(owner, "POST", "/api/projects", body)).project.id;
}

const notesOf = (id: string) => `/api/project-notes/${id}`;
const write = (body: object, person = owner) => person.call("PUT", notesOf(projectId), body);
const mails = async (id = projectId) => (await acceptedCall(owner, "GET", `/api/project-mails/${id}`)).mails;
const say = (mailId: string, is_attached: boolean, id = projectId) =>
  owner.call("PUT", `/api/project-mails/${id}/mails/${mailId}`, { is_attached });
const whereabouts = (mailId: string) => acceptedCall(owner, "GET", `/api/mail-projects/${mailId}`);
async function mailOf(person: number): Promise<string> {
  const { rows } = await app.database.owner.query<{ id: string }>(
    "select id from mail_message where mailbox_id = $1 and from_address = $2",
    [mailboxId, `claire${person}@roux.example`],
  );
  return rows[0]!.id;
}

test("notes of a project are kept, by a worker too", async () => {
  const worker = await join(app, owner, `${randomUUID()}@example.org`, "worker");
  expect((await write({ revision: 0, text: "Code 12B" }, worker)).json.notes).toEqual({
    text: "Code 12B",
    revision: 1,
  });
  expect((await owner.call("GET", notesOf(projectId))).json.notes).toEqual({ text: "Code 12B", revision: 1 });
});

test("an accountant reads notes and writes none", async () => {
  const accountant = await join(app, owner, `${randomUUID()}@example.org`, "accountant");
  await write({ revision: 0, text: "Clé chez la voisine" });
  expect((await accountant.call("GET", notesOf(projectId))).json.notes.text).toBe("Clé chez la voisine");
  expect((await write({ revision: 1, text: "x" }, accountant)).status).toBe(403);
});

test.each([0, 1])("notes of a tab that did not read the last ones are refused at revision %i", async (revision) => {
  for (let earlier = 0; earlier <= revision; earlier++)
    expect((await write({ revision: earlier, text: `Première ${earlier}` })).status).toBe(200);
  const { status, json } = await write({ revision, text: "Seconde" });
  expect([status, json.code]).toEqual([409, "notes_changed"]);
  expect((await owner.call("GET", notesOf(projectId))).json.notes.text).toBe(`Première ${revision}`);
});

test("of two tabs that keep notes at once, one alone does", async () => {
  const answers = await Promise.all(["Une", "Deux"].map((text) => write({ revision: 0, text })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("a project has the conversations that its customer wrote, with the whole of each", async () => {
  expect(await mails()).toMatchObject([
    { from: { address: "claire4@roux.example" }, mail_count: 2, reason: "customer" },
  ]);
});

test("a conversation that was taken out comes back when it is put there again", async () => {
  const [{ id }] = await mails();
  expect((await say(id, false)).status).toBe(200);
  expect(await mails()).toEqual([]);
  await say(id, true);
  expect(await mails()).toMatchObject([{ id, reason: "hand" }]);
});

test("a conversation that is put with a project leaves the other ones of the same customer", async () => {
  const otherId = await newProject("claire4@roux.example");
  const [{ id }] = await mails();
  await say(id, true, otherId);
  expect([await mails(), await mails(otherId)]).toMatchObject([[], [{ id, reason: "hand" }]]);
  expect((await whereabouts(id)).projects).toEqual([{ id: otherId, name: "Cuisine", reason: "hand" }]);
});

test("a conversation names its customer with their newest projects while nothing says which one", async () => {
  const email = "claire6@roux.example";
  const [olderId, newerId] = [await newProject(email), await newProject(email, "Roux SARL")];
  const id = await mailOf(6);
  // Two customers have the address: nobody knows which one wrote.
  expect(await whereabouts(id)).toEqual({ projects: [], customer: null });
  await app.database.owner.query(
    "update customer set email = '' where id = (select customer_id from project where id = $1)",
    [olderId],
  );
  expect(await whereabouts(id)).toMatchObject({
    projects: [{ id: newerId, reason: "customer" }],
    customer: { name: "Roux SARL" },
  });
  await say(id, false, newerId);
  expect((await whereabouts(id)).projects).toEqual([]);
});

test("a conversation of somebody else is put with a project by hand", async () => {
  const id = await mailOf(7);
  await say(id, true);
  const reasons = (await mails()).map((mail: { reason: string }) => mail.reason);
  expect(reasons.toSorted()).toEqual(["customer", "hand"]);
});

test("the answers to a document that left by mail are with its project", async () => {
  const { rows } = await app.database.owner.query<{ company_id: string }>(
    "select company_id from project where id = $1",
    [projectId],
  );
  const { company_id: companyId } = rows[0]!;
  await acceptedCall(owner, "PATCH", `/api/projects/${projectId}/estimation`, { hours: 2, rate: 50 });
  const quote = await acceptedCall(owner, "POST", `/api/projects/${projectId}/quote`, {});
  const draftId = randomUUID();
  await app.database.owner.query(
    `insert into mail_draft (company_id, id, mailbox_id, user_id, kind, to_line, cc_line, bcc_line, subject, body,
      quote, in_reply_to, reference_line, files, revision, state, attempt_count, has_copy, created_at, updated_at,
      document_id)
    select $1, $2, $3, created_by, 'new', 'x@roux.example', '', '', 'Devis', '', '', '', '', '[]', 3, 'unsure', 1, true,
      now(), now(), $4 from mailbox where id = $3`,
    [companyId, draftId, mailboxId, quote.id],
  );
  const { rows: boxes } = await app.database.owner.query<{ address: string }>(
    "select address from mailbox where id = $1",
    [mailboxId],
  );
  const host = boxes[0]!.address.split("@")[1];
  const answerId = await mailOf(9);
  await app.database.owner.query("update mail_message set thread_key = $2 where id = $1", [
    answerId,
    `${draftId}.3@${host}`,
  ]);
  expect(await mails()).toContainEqual(expect.objectContaining({ id: answerId, reason: "document" }));
  expect((await whereabouts(answerId)).projects).toEqual([{ id: projectId, name: "Cuisine", reason: "document" }]);
});

test("a conversation that joins another one stays with its project", async () => {
  const id = await mailOf(6);
  const database = app.database.owner;
  await database.query("update mail_message set thread_key = 'middle@roux.example' where id = $1", [id]);
  await say(id, true);
  const { rows } = await database.query<{ company_id: string; folder_id: string }>(
    "select company_id, folder_id from mail_message where id = $1",
    [id],
  );
  const { company_id: companyId, folder_id: folderId } = rows[0]!;
  const middle = { ...HEAD, messageId: "<middle@roux.example>", references: "<first@roux.example>" };
  await inCompany(app.deps.db, companyId, (tx) =>
    insertHeads(tx, { companyId, id: mailboxId }, folderId, [middle], { at: new Date(), newId: randomUUID }),
  );
  expect(await mails()).toContainEqual(expect.objectContaining({ mail_count: 2, reason: "hand" }));
});

test("a mail of nobody is put nowhere", async () => {
  expect((await say(randomUUID(), true)).status).toBe(404);
  expect((await say(newestMail, true, randomUUID())).status).toBe(404);
});

test.each(["worker", "accountant"] as const)("%s reads no mail of a project", async (role) => {
  const member = await join(app, owner, `${randomUUID()}@example.org`, role);
  expect((await member.call("GET", `/api/project-mails/${projectId}`)).status).toBe(403);
  expect((await member.call("GET", `/api/mail-projects/${newestMail}`)).status).toBe(403);
});

test("a manager does not see the conversations of the owner's own mailbox", async () => {
  const colleague = await join(app, owner, `${randomUUID()}@example.org`, "manager");
  await app.database.owner.query("update mailbox set user_id = created_by where id = $1", [mailboxId]);
  try {
    const answer = await acceptedCall(colleague, "GET", `/api/project-mails/${projectId}`);
    expect(answer).toEqual({ mails: [], has_more: false, mailbox_count: 0 });
  } finally {
    await app.database.owner.query("update mailbox set user_id = null where id = $1", [mailboxId]);
  }
});
