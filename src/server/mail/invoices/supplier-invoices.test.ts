import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { mailWithFiles } from "#test/mail/invoice-mails.ts";
import { readMailboxes } from "#test/mail/read-mailboxes.ts";
import { carryingPdf, writtenCii, writtenUbl } from "#test/mail/written-invoices.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

// Electronic invoices of suppliers: shown with their mail, kept when a person says so, listed, and said to be paid.

const SUPPLIER = { siren: "439762937", vatNumber: "FR12439762937" };
const usual = (changes: object = {}) => writtenCii({ ...SUPPLIER, ...changes });

let app: TestApp;
let servers: MailServers;
let person: Person;
let stopReading: () => Promise<void>;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());
beforeEach(async () => {
  servers = await mailServers();
  person = await signUpSeller(app);
  await connectMailbox(person, servers);
  stopReading = readMailboxes(app);
});
afterEach(async () => {
  await stopReading();
  await servers.close();
  await app.database.owner.query("delete from mailbox");
});

const threads = async (): Promise<{ id: string }[]> => (await acceptedCall(person, "GET", "/api/mails")).threads;

/** Delivers a mail with these files. Answers its ID. */
async function receive(files: [string, string | Buffer][], messageId = `${Math.random()}@point-bois`): Promise<string> {
  const knownIds = new Set((await threads()).map(({ id }) => id));
  servers.imap.deliver("INBOX", { raw: mailWithFiles(files, { messageId }) });
  const findMail = async () => (await threads()).find(({ id }) => !knownIds.has(id));
  await expect.poll(findMail).toBeDefined();
  return (await findMail())?.id ?? "";
}

const aboutOf = async (mailId: string, whose = person) =>
  (await acceptedCall(whose, "GET", `/api/mail-bodies/${mailId}`)).about;
const keep = (mailId: string, place = 0) => person.call("POST", `/api/supplier-invoices/mails/${mailId}`, { place });
const list = async (query = "", whose = person) =>
  (await acceptedCall(whose, "GET", `/api/supplier-invoices${query}`)).invoices;

test("a mail shows what its invoice says", async () => {
  const mailId = await receive([["F.pdf", carryingPdf(usual())]]);
  expect((await aboutOf(mailId)).invoices).toEqual([
    {
      place: 0,
      file_name: "F.pdf",
      facts: {
        kind: "invoice",
        number: "FA-2026-118",
        supplier_name: "Point Bois Isère",
        supplier_siren: "439762937",
        supplier_vat_number: "FR12439762937",
        issued_on: "2026-12-03",
        due_on: "2027-01-02",
        net_cents: 10_000,
        vat_cents: 2_000,
        gross_cents: 12_000,
        currency: "EUR",
        doubts: expect.any(Array),
      },
      problem: "",
      state: "new",
      kept_from: null,
    },
  ]);
});

test("nothing is kept because a mail was read", async () => {
  await aboutOf(await receive([["F.xml", usual()]]));
  expect(await list()).toEqual([]);
});

test("an invoice that is kept is listed with its mail", async () => {
  const mailId = await receive([["F.xml", usual()]]);
  const { status } = await keep(mailId);
  expect([status, await list()]).toEqual([
    200,
    [expect.objectContaining({ number: "FA-2026-118", gross_cents: 12_000, is_paid: false, mail_id: mailId })],
  ]);
});

test("an invoice is kept once of one mail", async () => {
  const mailId = await receive([["F.xml", usual()]]);
  const answers = await Promise.all([keep(mailId), keep(mailId)]);
  expect([new Set(answers.map(({ json }) => json.invoice_id)).size, (await list()).length]).toEqual([1, 1]);
});

test("a mail says that its invoice is kept", async () => {
  const mailId = await receive([["F.xml", usual()]]);
  await keep(mailId);
  expect((await aboutOf(mailId)).invoices).toMatchObject([{ state: "kept" }]);
});

test("the same number of the same supplier in another mail is a duplicate", async () => {
  await keep(await receive([["F.xml", usual()]]));
  const ubl = writtenUbl({ ...SUPPLIER, number: "fa-2026-118" });
  const mailId = await receive([["F.xml", ubl]]);
  expect((await aboutOf(mailId)).invoices).toMatchObject([{ state: "duplicate", kept_from: expect.any(String) }]);
});

test("a duplicate is refused with the reason", async () => {
  await keep(await receive([["F.xml", usual()]]));
  const { status, json } = await keep(await receive([["F.pdf", carryingPdf(usual())]]));
  const sentence = "En double : cette facture du même fournisseur, au même numéro, est déjà gardée.";
  expect([status, JSON.stringify(json).includes(sentence), (await list()).length]).toEqual([409, true, 1]);
});

test("the same number of another supplier is another invoice", async () => {
  await keep(await receive([["F.xml", usual()]]));
  await keep(await receive([["F.xml", usual({ siren: "853318459", vatNumber: "FR12853318459" })]]));
  expect(await list()).toHaveLength(2);
});

test("a file that is no invoice is refused", async () => {
  const { status, json } = await keep(await receive([["plan.xml", "<plan/>"]]));
  expect([status, json.code]).toEqual([409, "no_invoice"]);
});

test("a file that looks like an invoice says why it is not read", async () => {
  const mailId = await receive([["F.xml", usual().slice(0, 1_500)]]);
  expect((await aboutOf(mailId)).invoices).toMatchObject([
    {
      facts: null,
      problem: "« F.xml » ressemble à une facture électronique, mais son fichier est abîmé : rien n'en est lu.",
    },
  ]);
});

test("totals that do not add up are said", async () => {
  const mailId = await receive([["F.xml", usual({ gross: "125.00", buyerSiren: "" })]]);
  expect((await aboutOf(mailId)).invoices[0].facts.doubts).toEqual(["gross"]);
});

test("totals that do not add up stay with what is kept", async () => {
  await keep(await receive([["F.xml", usual({ gross: "125.00", buyerSiren: "" })]]));
  expect((await list())[0].doubts).toEqual(["gross"]);
});

test("an invoice that the company issued itself is none of a supplier", async () => {
  const { company } = await acceptedCall(person, "GET", "/api/company");
  const mailId = await receive([["F.xml", usual({ siren: company.siren, vatNumber: "" })]]);
  expect([(await aboutOf(mailId)).invoices, (await keep(mailId)).json.code]).toEqual([[], "no_invoice"]);
});

test("an invoice is said to be paid by hand", async () => {
  const { invoice_id } = (await keep(await receive([["F.xml", usual()]]))).json;
  const mark = (is_paid: boolean) => acceptedCall(person, "PATCH", `/api/supplier-invoices/${invoice_id}`, { is_paid });
  await mark(true);
  expect([(await list("?state=paid")).length, (await list("?state=received")).length]).toEqual([1, 0]);
});

test("an invoice that was said to be paid may be said not to be", async () => {
  const { invoice_id } = (await keep(await receive([["F.xml", usual()]]))).json;
  const mark = (is_paid: boolean) => acceptedCall(person, "PATCH", `/api/supplier-invoices/${invoice_id}`, { is_paid });
  await mark(true);
  await mark(false);
  expect([(await list("?state=paid")).length, (await list("?state=received")).length]).toEqual([0, 1]);
});

test.each(["point bois", "isere", "2026-118", "439762937", "piont"])("« %s » finds an invoice", async (words) => {
  await keep(await receive([["F.xml", usual()]]));
  expect(await list(`?q=${encodeURIComponent(words)}`)).toHaveLength(1);
});

test("words that no invoice has find none", async () => {
  await keep(await receive([["F.xml", usual()]]));
  expect(await list("?q=carrelage")).toEqual([]);
});

test("an invoice stays when its mailbox goes", async () => {
  await keep(await receive([["F.xml", usual()]]));
  const [mailbox] = (await acceptedCall(person, "GET", "/api/mailboxes")).mailboxes;
  await acceptedCall(person, "DELETE", `/api/mailboxes/${mailbox.id}`);
  expect(await list()).toMatchObject([{ number: "FA-2026-118", mail_id: null }]);
});

test("the accountant reads the list without the mails of somebody else", async () => {
  await keep(await receive([["F.xml", usual()]]));
  const accountant = await join(app, person, "comptable@durand.example", "accountant");
  expect(await list("", accountant)).toMatchObject([{ gross_cents: 12_000, mail_id: null }]);
});

test("the accountant does not say that an invoice is paid", async () => {
  const { invoice_id } = (await keep(await receive([["F.xml", usual()]]))).json;
  const accountant = await join(app, person, "comptable2@durand.example", "accountant");
  const { status } = await accountant.call("PATCH", `/api/supplier-invoices/${invoice_id}`, { is_paid: true });
  expect(status).toBe(403);
});

test("a worker does not read the list", async () => {
  const worker = await join(app, person, "ouvrier@durand.example", "worker");
  expect((await worker.call("GET", "/api/supplier-invoices")).status).toBe(403);
});

test("another company neither reads, marks nor keeps the invoice", async () => {
  const mailId = await receive([["F.xml", usual()]]);
  const { invoice_id } = (await keep(mailId)).json;
  const other = await app.signUp();
  const statuses = [
    (await other.call("PATCH", `/api/supplier-invoices/${invoice_id}`, { is_paid: true })).status,
    (await other.call("POST", `/api/supplier-invoices/mails/${mailId}`, { place: 0 })).status,
  ];
  expect([statuses, await list("", other)]).toEqual([[404, 404], []]);
});
