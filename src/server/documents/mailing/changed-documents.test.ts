import { acceptedCall } from "#test/accepted-call.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { mailedDocuments } from "#test/mail/mailed-documents.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

// Documents that change while their mail is on its way.

let app: TestApp;
let servers: MailServers;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  app.deps.config = { ...app.deps.config, publicUrl: "https://devis.volt.example" };
});
afterAll(() => app.close());
beforeEach(async () => {
  servers = await mailServers();
  person = await signUpSeller(app);
});
afterEach(async () => {
  await servers.close();
  await app.database.owner.query("delete from mailbox");
});

const { quotedProject, reprice, begin, save, send, mailsOf, versionsOf, leave, draftOf } = mailedDocuments(
  () => app,
  () => person,
  () => servers,
);

const saysVersion = async (quoteId: string) => {
  const { rows } = await app.database.owner.query("select view::text as view from document where id = $1", [quoteId]);
  return /"Version"/.test(rows[0].view);
};

test("a version that nobody was given is followed by one without a mark", async () => {
  const { projectId, quote } = await quotedProject();
  await begin(quote.id);
  expect(await saysVersion((await reprice(projectId)).id)).toBe(false);
});

test.each(["queued", "sending", "handed", "unsure"])(
  "a version that is made while the mail of the one before is %s says that it is another one",
  async (state) => {
    const { projectId, quote } = await quotedProject();
    const draft = await begin(quote.id);
    await send(draft);
    await app.database.owner.query("update mail_draft set state = $1 where id = $2", [state, draft.id]);
    expect(await saysVersion((await reprice(projectId)).id)).toBe(true);
  },
);

test("a version that was replaced while its mail waited does not leave", async () => {
  const { projectId, quote } = await quotedProject();
  const draft = await begin(quote.id);
  await send(draft);
  await reprice(projectId);
  expect(await leave(draft.id)).toBe(0);
  expect(servers.smtp.state.mails).toEqual([]);
  expect((await mailsOf(quote.id)).mails).toMatchObject([
    { state: "failed", problem: expect.stringContaining("dernière version") },
  ]);
});

test("a mail that was asked to wait does not leave after the next version", async () => {
  const { projectId, quote } = await quotedProject();
  servers.smtp.state.refusals["lea@arc.example"] = "450 later";
  const draft = await begin(quote.id);
  await send(draft);
  expect(await leave(draft.id)).toBeGreaterThan(0);
  const next = await reprice(projectId);
  await acceptedCall(person, "POST", `/api/quotes/${next.id}/sending`, {});
  servers.smtp.state.refusals = {};
  await leave(draft.id);
  const states = (await versionsOf(projectId)).map(({ sent_at }: { sent_at: string | null }) => sent_at !== null);
  expect([servers.smtp.state.mails, states]).toEqual([[], [true, false]]);
});

test("a version that is replaced while the mail server is spoken to does not leave", async () => {
  const { projectId, quote } = await quotedProject();
  const draft = await begin(quote.id);
  await send(draft);
  const { mailboxes } = app.deps;
  const sendLate: typeof mailboxes.sendMail = async (...mail) => {
    await reprice(projectId);
    return mailboxes.sendMail(...mail);
  };
  await leave(draft.id, { ...app.deps, mailboxes: { ...mailboxes, sendMail: sendLate } });
  expect([servers.smtp.state.mails, (await draftOf(draft.id)).state]).toEqual([[], "failed"]);
  // The server was ready for it.
  expect(servers.smtp.state.lines).toContain("DATA");
});

test("a version made once the mail is given away says that it is another one", async () => {
  const { projectId, quote } = await quotedProject();
  const draft = await begin(quote.id);
  await send(draft);
  let next: Promise<{ id: string }> | null = null;
  servers.smtp.state.onTaken = () => void (next = reprice(projectId));
  await leave(draft.id);
  expect(servers.smtp.state.mails).toHaveLength(1);
  expect(await saysVersion((await (next ?? reprice(projectId))).id)).toBe(true);
});

test("a quote that its customer declined meanwhile does not leave", async () => {
  const { quote } = await quotedProject();
  const draft = await begin(quote.id);
  await send(draft);
  const answer = { decision: "declined", signer: "", decided_on: todayInFrance() };
  await acceptedCall(person, "POST", `/api/quotes/${quote.id}/decision`, answer);
  await leave(draft.id);
  expect([servers.smtp.state.mails, (await draftOf(draft.id)).state]).toEqual([[], "failed"]);
});

test("a mail does not leave with a link that was renewed since", async () => {
  const { quote } = await quotedProject();
  const draft = await begin(quote.id);
  await send(draft);
  await acceptedCall(person, "POST", `/api/documents/${quote.id}/link`, {});
  await leave(draft.id);
  expect(await draftOf(draft.id)).toMatchObject({ state: "failed", problem: expect.stringContaining("lien") });
  expect(servers.smtp.state.mails).toEqual([]);
});

test("a mail is not queued with a link that was renewed while it was written", async () => {
  const { quote } = await quotedProject();
  const draft = await save(await begin(quote.id), { subject: "Votre devis" });
  await acceptedCall(person, "POST", `/api/documents/${quote.id}/link`, {});
  expect((await send(draft)).json.code).toBe("document_changed");
});

test("a mail does not ask for what was paid while it waited", async () => {
  await connectMailbox(person, servers);
  const invoice = await issuedInvoice(person, "Cuisine");
  const pay = (amount_cents: number) =>
    acceptedCall(person, "POST", `/api/invoices/${invoice.id}/payments`, { amount_cents, method: "cash" });
  await pay(2_000);
  const draft = await save(await begin(invoice.id), { to: "compta@roux.example" });
  expect(draft.text).toContain("Il reste");
  await send(draft);
  await pay(1_000);
  await leave(draft.id);
  expect(await draftOf(draft.id)).toMatchObject({ state: "failed", problem: expect.stringContaining("à régler") });
  expect(servers.smtp.state.mails).toEqual([]);
});
