import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { LEA, mailedDocuments } from "#test/mail/mailed-documents.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

// Mails of documents that may have left, or that reached some of their recipients.

let app: TestApp;
let servers: MailServers;
let person: Person;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());
beforeEach(async () => {
  servers = await mailServers();
  person = await signUpSeller(app);
});
afterEach(async () => {
  await servers.close();
  await app.database.owner.query("delete from mailbox");
});

const { quotedProject, quoted, begin, save, send, mailsOf, statesOf, leave, draftOf } = mailedDocuments(
  () => app,
  () => person,
  () => servers,
);

/** A quote whose mail its server took without saying so. */
async function doubtedQuote() {
  const { projectId, quote } = await quotedProject();
  const draft = await begin(quote.id);
  servers.smtp.state.dataAnswer = null;
  await send(draft);
  await leave(draft.id);
  servers.smtp.state.dataAnswer = "250 taken";
  expect((await draftOf(draft.id)).state).toBe("unsure");
  return { projectId, quote, draft };
}

const settle = (id: string, has_arrived: boolean) =>
  acceptedCall(person, "POST", `/api/mail-drafts/${id}/arrival`, { has_arrived });

test("a mail in doubt that is sent again and held back stays in doubt", async () => {
  const { draft } = await doubtedQuote();
  await send(draft);
  await acceptedCall(person, "POST", `/api/mail-drafts/${draft.id}/undo`);
  expect((await draftOf(draft.id)).state).toBe("unsure");
});

test("a mail in doubt is not rewritten once it is held back", async () => {
  const { draft } = await doubtedQuote();
  await send(draft);
  await acceptedCall(person, "POST", `/api/mail-drafts/${draft.id}/undo`);
  const { to, cc, subject, quote, revision, files } = draft;
  const origins = files.map(({ kind, id, place }: Record<string, unknown>) => ({ kind, id, place }));
  const body = { revision, to, cc, subject, quote, text: "Tout autre", files: origins };
  expect((await person.call("PUT", `/api/mail-drafts/${draft.id}`, body)).json.code).toBe("already_left");
});

test("a mail in doubt whose next try is refused stays in doubt", async () => {
  const { draft } = await doubtedQuote();
  servers.smtp.state.refusals["lea@arc.example"] = "550 unknown";
  await send(draft);
  await leave(draft.id);
  expect(await draftOf(draft.id)).toMatchObject({ state: "unsure", problem: expect.stringContaining("première fois") });
});

test("a mail in doubt is not thrown away before its writer has said whether it arrived", async () => {
  const { projectId, draft } = await doubtedQuote();
  await send(draft);
  await acceptedCall(person, "POST", `/api/mail-drafts/${draft.id}/undo`);
  const { status, json } = await person.call("DELETE", `/api/mail-drafts/${draft.id}`);
  expect([status, json.code, await statesOf(projectId)]).toEqual([409, "mail_doubted", ["draft"]]);
});

test("a mail that did not arrive is written on, as its writer says", async () => {
  const { projectId, draft } = await doubtedQuote();
  await settle(draft.id, false);
  expect([(await draftOf(draft.id)).state, await statesOf(projectId)]).toEqual(["draft", ["draft"]]);
  await acceptedCall(person, "DELETE", `/api/mail-drafts/${draft.id}`);
});

test("only of a mail in doubt is it said whether it arrived", async () => {
  const { quote } = await quotedProject();
  const draft = await begin(quote.id);
  const body = { has_arrived: true };
  const { status, json } = await person.call("POST", `/api/mail-drafts/${draft.id}/arrival`, body);
  expect([status, json.code, (await draftOf(draft.id)).state]).toEqual([409, "already_left", "draft"]);
});

test("a colleague does not send a document that may have left", async () => {
  const colleague = await join(app, person, "collegue.doute@etabli.example", "manager");
  await connectMailbox(person, servers, { is_shared: true });
  const { quote } = await quoted();
  const draft = await begin(quote.id);
  const theirs = await begin(quote.id, {}, colleague);
  servers.smtp.state.dataAnswer = null;
  await send(draft);
  await leave(draft.id);
  const { status, json } = await send(theirs, colleague);
  expect([status, json.code, json.error]).toEqual([409, "already_leaving", expect.stringContaining("peut-être")]);
});

test("a document whose customer refused the mail is not sent by the copy of its seller", async () => {
  const { projectId, quote } = await quotedProject();
  servers.smtp.state.refusals["lea@arc.example"] = "550 unknown";
  const draft = await save(await begin(quote.id), { cc: "jean@etabli.example" });
  await send(draft);
  await leave(draft.id);
  expect(await statesOf(projectId)).toEqual(["draft"]);
  expect(await draftOf(draft.id)).toMatchObject({
    state: "failed",
    problem: expect.stringContaining("lea@arc.example"),
  });
});

test("a mail to its own writer sends no document", async () => {
  const { projectId, quote } = await quotedProject();
  const draft = await save(await begin(quote.id), { to: "jean@etabli.example" });
  await send(draft);
  await leave(draft.id);
  expect([(await draftOf(draft.id)).state, await statesOf(projectId), servers.smtp.state.mails.length]).toEqual([
    "sent",
    ["draft"],
    1,
  ]);
});

test("a customer whose server asks to wait gets the mail alone afterwards", async () => {
  const { projectId, quote } = await quotedProject();
  servers.smtp.state.refusals["lea@arc.example"] = "450 later";
  const draft = await save(await begin(quote.id), { cc: "jean@etabli.example" });
  await send(draft);
  expect(await leave(draft.id)).toBeGreaterThan(0);
  expect([await statesOf(projectId), (await draftOf(draft.id)).state]).toEqual([["draft"], "queued"]);
  servers.smtp.state.refusals = {};
  await leave(draft.id);
  expect(await statesOf(projectId)).toEqual(["sent"]);
  expect(servers.smtp.state.mails.map(({ to }) => to)).toEqual([["jean@etabli.example"], ["lea@arc.example"]]);
});

test("a second recipient whose server asks to wait gets a sent mail later", async () => {
  const { projectId, quote } = await quotedProject();
  servers.smtp.state.refusals["marc@arc.example"] = "450 later";
  const draft = await save(await begin(quote.id), { to: "lea@arc.example, marc@arc.example" });
  await send(draft);
  expect(await leave(draft.id)).toBeGreaterThan(0);
  expect([await statesOf(projectId), (await draftOf(draft.id)).problem]).toEqual([
    ["sent"],
    expect.stringContaining("marc@arc.example"),
  ]);
  servers.smtp.state.refusals = {};
  expect(await leave(draft.id)).toBe(0);
  expect(servers.smtp.state.mails.map(({ to }) => to)).toEqual([["lea@arc.example"], ["marc@arc.example"]]);
  expect([(await draftOf(draft.id)).problem, (await mailsOf(quote.id)).sendings.length]).toEqual([null, 1]);
});

test("every refused recipient is told", async () => {
  const { quote } = await quotedProject();
  for (const name of ["marc", "paul"]) servers.smtp.state.refusals[`${name}@arc.example`] = "550 unknown";
  const draft = await save(await begin(quote.id), { to: "lea@arc.example", cc: "marc@arc.example, paul@arc.example" });
  await send(draft);
  await leave(draft.id);
  expect((await mailsOf(quote.id)).sendings).toMatchObject([
    {
      to: "lea@arc.example, marc@arc.example, paul@arc.example",
      refused_address: "marc@arc.example, paul@arc.example",
    },
  ]);
});

test("the mail of a document does not leave without its PDF", async () => {
  const { quote } = await quotedProject();
  const draft = await save(await begin(quote.id), { files: [] });
  expect((await send(draft)).json).toMatchObject({ code: "document_missing", fields: { files: expect.anything() } });
});

test("the mail of a document does not take along that of another customer", async () => {
  const { quote } = await quotedProject();
  const { quote: other } = await quoted({ ...LEA, first_name: "Bob", email: "bob@arc.example" });
  const files = [quote.id, other.id].map((id) => ({ kind: "document", id }));
  const draft = await save(await begin(quote.id), { files });
  expect((await send(draft)).json.code).toBe("other_customer");
});

test("what is kept while a mail is checked does not leave unchecked", async () => {
  const { quote } = await quotedProject();
  const draft = await begin(quote.id);
  const { checkMailing } = app.deps;
  app.deps.checkMailing = async (...mailing) => {
    await app.database.owner.query("update mail_draft set subject = 'Autre', revision = revision + 1");
    await checkMailing(...mailing);
  };
  try {
    const { status, json } = await send({ id: draft.id, revision: draft.revision + 1 });
    expect([status, json.code, (await draftOf(draft.id)).state]).toEqual([409, "draft_changed", "draft"]);
  } finally {
    app.deps.checkMailing = checkMailing;
  }
});

test("a file that does not read as it was made gives the mail back", async () => {
  const { quote } = await quotedProject();
  const draft = await begin(quote.id);
  await send(draft);
  const { loadAttachment } = app.deps;
  const failing: typeof loadAttachment = async (...place) => {
    const attachment = await loadAttachment(...place);
    return attachment && { ...attachment, readBytes: () => Promise.reject(new Error("disk")) };
  };
  expect(await leave(draft.id, { ...app.deps, loadAttachment: failing })).toBeGreaterThan(0);
  expect(await draftOf(draft.id)).toMatchObject({ state: "queued", problem: expect.stringContaining("panne") });
});

test("a mail that reached its copy alone has another ID once it was changed", async () => {
  const { quote } = await quotedProject();
  servers.smtp.state.refusals["lea@arc.example"] = "550 unknown";
  const draft = await save(await begin(quote.id), { cc: "jean@etabli.example" });
  await send(draft);
  await leave(draft.id);
  const changedDraft = await save(await draftOf(draft.id), { to: "marc@arc.example" });
  await send(changedDraft);
  await leave(draft.id);
  const ids = servers.smtp.state.mails.map(({ text }) => /^message-id: (.*)$/im.exec(text)?.[1]);
  expect(ids).toEqual([expect.stringContaining(draft.id), expect.stringContaining(draft.id)]);
  expect(new Set(ids).size).toBe(2);
});
