import { sendMailJob } from "#server/mail/writing/send-mail.job.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers, typedMailbox } from "#test/mail/connected-mailbox.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

// Documents that leave by mail from their own screen.

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
  person = await signUpSeller(app, { phone: "06 12 34 56 78" });
});
afterEach(async () => {
  await servers.close();
  await app.database.owner.query("delete from mailbox");
});

const LEA = { ...LEA_ARC, email: "lea@arc.example" };

/** A project with a quote and, unless it is told otherwise, a mailbox. */
async function quotedProject(client_info: object = LEA) {
  await connectMailbox(person, servers);
  const projectId = await pricedProject(person, { client_info });
  const quote = await acceptedCall(person, "POST", `/api/projects/${projectId}/quote`, {});
  return { projectId, quote };
}

const begin = async (id: string, body: object = {}, whose = person) =>
  (await acceptedCall(whose, "POST", `/api/documents/${id}/mail`, body)).draft;
const send = ({ id, revision }: { id: string; revision: number }, whose = person) =>
  whose.call("POST", `/api/mail-drafts/${id}/send`, { revision });
const mailsOf = (id: string, whose = person) => acceptedCall(whose, "GET", `/api/documents/${id}/mails`);
const versionsOf = async (projectId: string) =>
  (await acceptedCall(person, "GET", `/api/projects/${projectId}/quote-versions`)).versions;
const statesOf = async (projectId: string) =>
  (await versionsOf(projectId)).map(({ status }: { status: string }) => status);

/** Makes the moment of a mail come, and does its job. */
async function leave(id: string): Promise<void> {
  const { company } = await acceptedCall(person, "GET", "/api/company");
  await app.database.owner.query("update mail_draft set send_at = now() - interval '1 second' where id = $1", [id]);
  await sendMailJob(app.deps, { companyId: company.id, id });
}

test("the mail of a quote begins with its customer, its PDF and its link", async () => {
  const { quote } = await quotedProject();
  const draft = await begin(quote.id);
  expect(draft).toMatchObject({
    from: "jean@etabli.example",
    to: "Léa Arc <lea@arc.example>",
    subject: `Devis ${quote.number} – Salle de bain`,
    files: [{ kind: "document", id: quote.id, name: `devis-${quote.number}.pdf` }],
    document_id: quote.id,
    state: "draft",
  });
  expect(draft.text).toContain(`${app.deps.config.publicUrl}${quote.page_url}`);
  expect(draft.text).toMatch(/Cordialement,\nVolt EI\n06 12 34 56 78\nSIREN 732 829 320$/);
});

test("a mail that was begun is found again with what was typed", async () => {
  const { quote } = await quotedProject();
  const { id, revision, files } = await begin(quote.id);
  const words = { to: "lea@arc.example", cc: "", subject: "Votre devis", text: "Bonjour Léa", quote: "" };
  const origins = files.map(({ kind, id: fileId, place }: Record<string, unknown>) => ({ kind, id: fileId, place }));
  await acceptedCall(person, "PUT", `/api/mail-drafts/${id}`, { revision, ...words, files: origins });
  expect(await begin(quote.id)).toMatchObject({ id, text: "Bonjour Léa", subject: "Votre devis" });
});

test("a mail that nobody touched says what is due today", async () => {
  await connectMailbox(person, servers);
  const invoice = await issuedInvoice(person, "Cuisine");
  const { id } = await begin(invoice.id);
  await acceptedCall(person, "POST", `/api/invoices/${invoice.id}/payments`, { amount_cents: 2_000, method: "cash" });
  const draft = await begin(invoice.id);
  expect(draft).toMatchObject({ id, text: expect.stringContaining("Il reste 100,00") });
});

test("a quote is sent only once its mail has left", async () => {
  const { projectId, quote } = await quotedProject();
  const draft = await begin(quote.id);
  expect((await send(draft)).status).toBe(200);
  expect(await statesOf(projectId)).toEqual(["draft"]);
  expect((await mailsOf(quote.id)).mails).toMatchObject([{ state: "queued", is_own: true }]);
  await leave(draft.id);
  expect(await statesOf(projectId)).toEqual(["sent"]);
  expect(await mailsOf(quote.id)).toMatchObject({
    sendings: [{ how: "by_mail", to: "Léa Arc <lea@arc.example>", refused_address: null }],
    mails: [],
  });
  const { attachments } = await PostalMime.parse(servers.smtp.state.mails[0]?.text ?? "");
  expect(attachments.map(({ filename }) => filename)).toEqual([`devis-${quote.number}.pdf`]);
});

test("a mail that is held back leaves its quote to be sent", async () => {
  const { projectId, quote } = await quotedProject();
  const draft = await begin(quote.id);
  await send(draft);
  await acceptedCall(person, "POST", `/api/mail-drafts/${draft.id}/undo`);
  await leave(draft.id);
  expect([await statesOf(projectId), servers.smtp.state.mails]).toEqual([["draft"], []]);
  expect((await mailsOf(quote.id)).mails).toMatchObject([{ id: draft.id, state: "draft" }]);
});

test("two pages that send at once send one mail of one version", async () => {
  const { projectId, quote } = await quotedProject();
  const [one, other] = await Promise.all([begin(quote.id), begin(quote.id)]);
  expect(one.id).toBe(other.id);
  const statuses = (await Promise.all([send(one), send(other), send(one)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409]);
  await leave(one.id);
  await leave(one.id);
  expect([await statesOf(projectId), servers.smtp.state.mails.length]).toEqual([["sent"], 1]);
  expect((await mailsOf(quote.id)).sendings).toHaveLength(1);
});

test("two people do not send the same document at once", async () => {
  await connectMailbox(person, servers, { is_shared: true });
  const colleague = await join(app, person, "collegue@etabli.example", "manager");
  const projectId = await pricedProject(person, { client_info: LEA });
  const quote = await acceptedCall(person, "POST", `/api/projects/${projectId}/quote`, {});
  const [own, theirs] = [await begin(quote.id), await begin(quote.id, {}, colleague)];
  await send(own);
  expect((await send(theirs, colleague)).json.code).toBe("already_leaving");
  expect((await mailsOf(quote.id, colleague)).mails).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: own.id, is_own: false, state: "queued" })]),
  );
});

test("a quote that may not be marked as sent does not leave by mail", async () => {
  const { quote } = await quotedProject();
  const draft = await begin(quote.id);
  await acceptedCall(person, "PATCH", "/api/company", { siren: "" });
  expect((await send(draft)).json).toMatchObject({ code: "company_incomplete", fields: { siren: expect.anything() } });
  expect((await mailsOf(quote.id)).mails).toMatchObject([{ state: "draft" }]);
});

test("a version that a newer one stands for does not leave", async () => {
  const { projectId, quote } = await quotedProject();
  const draft = await begin(quote.id);
  await acceptedCall(person, "PATCH", `/api/projects/${projectId}/estimation`, { hours: 3, rate: 50 });
  await acceptedCall(person, "POST", `/api/projects/${projectId}/quote`, {});
  expect((await send(draft)).json.code).toBe("quote_changed");
});

test("the address of a customer who had none is kept on their card", async () => {
  const { projectId, quote } = await quotedProject(LEA_ARC);
  const { id, revision, files, ...mail } = await begin(quote.id);
  expect(mail.to).toBe("");
  const origins = files.map(({ kind, id: fileId, place }: Record<string, unknown>) => ({ kind, id: fileId, place }));
  const words = { to: "Léa <lea@arc.example>", cc: "", subject: mail.subject, text: mail.text, quote: "" };
  const { draft } = await acceptedCall(person, "PUT", `/api/mail-drafts/${id}`, { revision, ...words, files: origins });
  await send(draft);
  await leave(id);
  const { project } = await acceptedCall(person, "GET", `/api/projects/${projectId}`);
  expect(project.client_info.email).toBe("lea@arc.example");
  const preview = await acceptedCall(person, "GET", `/api/projects/${projectId}/preview/quote`);
  expect(preview.differs_from_latest).toBe(false);
});

test("an invoice that was sent counts as no quote", async () => {
  await connectMailbox(person, servers);
  const invoice = await issuedInvoice(person, "Cuisine");
  const { id } = await begin(invoice.id);
  const { revision, files, ...mail } = (await acceptedCall(person, "GET", `/api/mail-drafts/${id}`)).draft;
  const origins = files.map(({ kind, id: fileId, place }: Record<string, unknown>) => ({ kind, id: fileId, place }));
  const words = { to: "compta@roux.example", cc: "", subject: mail.subject, text: mail.text, quote: "" };
  await send(
    (await acceptedCall(person, "PUT", `/api/mail-drafts/${id}`, { revision, ...words, files: origins })).draft,
  );
  await leave(id);
  expect((await mailsOf(invoice.id)).sendings).toMatchObject([{ how: "by_mail", to: "compta@roux.example" }]);
  const { rows } = await app.database.owner.query("select quoted from project where id = $1", [invoice.project_id]);
  expect(rows).toEqual([{ quoted: false }]);
});

test("a mail that its server refuses leaves the quote to be sent, with the reason", async () => {
  const { projectId, quote } = await quotedProject();
  servers.smtp.state.refusals["lea@arc.example"] = "550 unknown";
  const draft = await begin(quote.id);
  await send(draft);
  await leave(draft.id);
  expect(await statesOf(projectId)).toEqual(["draft"]);
  expect((await mailsOf(quote.id)).mails).toMatchObject([
    { state: "failed", problem: expect.stringContaining("lea@arc.example") },
  ]);
});

test("a mail that may have left counts as sent once its writer says so", async () => {
  const { projectId, quote } = await quotedProject();
  const draft = await begin(quote.id);
  await app.database.owner.query("update mail_draft set state = 'unsure' where id = $1", [draft.id]);
  expect(await statesOf(projectId)).toEqual(["draft"]);
  await acceptedCall(person, "POST", `/api/mail-drafts/${draft.id}/arrival`, { has_arrived: true });
  expect([await statesOf(projectId), (await mailsOf(quote.id)).mails]).toEqual([["sent"], []]);
});

test("the mail leaves from the mailbox that was chosen", async () => {
  const { quote } = await quotedProject();
  const other = await mailServers();
  try {
    const { email } = typedMailbox(other, {});
    const { mailbox } = await acceptedCall(person, "POST", "/api/mailboxes", {
      ...typedMailbox(other, { username: email }),
      email: "bureau@etabli.example",
    });
    expect((await begin(quote.id)).from).toBe("jean@etabli.example");
    expect((await begin(quote.id, { mailbox_id: mailbox.id })).from).toBe("bureau@etabli.example");
    expect((await begin(quote.id)).from).toBe("bureau@etabli.example");
  } finally {
    await other.close();
  }
});

test("without a mailbox no mail begins", async () => {
  const projectId = await pricedProject(person, { client_info: LEA });
  const quote = await acceptedCall(person, "POST", `/api/projects/${projectId}/quote`, {});
  expect((await person.call("POST", `/api/documents/${quote.id}/mail`, {})).json.code).toBe("no_mailbox");
});

test("a quote is made ready for its link without being sent", async () => {
  const projectId = await pricedProject(person, { client_info: LEA });
  const quote = await acceptedCall(person, "POST", `/api/projects/${projectId}/quote`, {});
  const prepare = (body: object = {}) => person.call("POST", `/api/quotes/${quote.id}/preparation`, body);
  expect((await prepare()).json.version).toMatchObject({ id: quote.id, sent_at: null });
  await acceptedCall(person, "PATCH", "/api/company", { siren: "" });
  expect((await prepare()).json.code).toBe("company_incomplete");
});
