import type { Endpoint } from "#api/endpoint.ts";
import { contract } from "#server/http/contract/contract.ts";
import { randomUUID } from "node:crypto";
import { acceptedCall } from "./accepted-call.ts";
import { ALL_CONFIRMED } from "./confirmed-doubts.ts";
import { fullBody, nameOf } from "./contract-fields.ts";
import { connectOnce } from "./mail/connected-mailbox.ts";
import { seedInvoices } from "./mail/seed-invoices.ts";
import { seedMailsOf } from "./mail/seed-mails.ts";
import { newHandover, newProgress } from "./new-reports.ts";
import { READY_SELLER } from "./ready-seller.ts";
import type { Person } from "./test-app.ts";

/** The rows of a company, by the path that reads them: the path up to a parameter, and the value of this parameter. */
export type Ids = Readonly<Record<string, string>>;

/** What is done about a row that could not be made, and why it could not. */
type OnMissing = (row: string, reason: Error) => void;

/** A customer with every field that a document needs. */
const CUSTOMER = {
  company: "Menuiserie Roux",
  siren: "552100554",
  first_name: "Claire",
  last_name: "Roux",
  email: "claire@roux.fr",
  address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" },
};

/** A project of that customer. */
const PROJECT = { name: "Atelier", start_date: "2026-12-01", client_info: CUSTOMER };

/**
 * Creates one row of everything in a user's company. Answers the ids: one for each path that ends with a parameter. A
 * row without a case here is created by the POST of its path, with a body made from the contract. `onMissing` gets each
 * row that could not be made and the reason, which is thrown when nobody asks for it.
 */
export async function fillCompany(
  person: Person,
  lines: readonly Endpoint[] = contract,
  onMissing: OnMissing = throwReason,
): Promise<Ids> {
  const create = (path: string, body: object = {}) => acceptedCall(person, "POST", path, body);
  await acceptedCall(person, "PATCH", "/api/company", READY_SELLER);
  const { project } = await create("/api/projects", PROJECT);
  const { task } = await create(`/api/projects/${project.id}/tasks`, { title: "Pose", estimate_h: 2 });
  await acceptedCall(person, "PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  const quote = await create(`/api/projects/${project.id}/quote`);
  const invoice = await create(`/api/projects/${project.id}/invoice`, ALL_CONFIRMED);
  const { draft } = await create(`/api/projects/${project.id}/quote-draft`);
  const pay = (amount_cents: number) =>
    create(`/api/invoices/${invoice.id}/payments`, { amount_cents, method: "transfer" });
  // Too much is paid, so that something can be given back; the second payment can be reversed whatever happens to it.
  await pay(1_000_000);
  const { settlement } = await pay(1);
  const { session } = await acceptedCall(person, "GET", "/api/assistant/session");
  const { action } = await create("/api/assistant/actions", {
    kind: "move_start",
    arguments: { project_id: project.id, start_date: "2027-01-04" },
  });
  const { sessions } = await acceptedCall(person, "GET", "/api/security/sessions");
  const { invitation } = await create("/api/team/invitations", {
    email: `${randomUUID()}@example.org`,
    role: "worker",
  });
  const { members } = await acceptedCall(person, "GET", "/api/team");
  const mailboxId = await connectOnce(person);
  // The server of the mailbox is gone: what is asked of it is refused with the reason.
  if (!person.database) throw new Error("a company is filled through the application of the test: use its signUp");
  const mailId = await seedMailsOf(person.database, mailboxId, { count: 1, words: ["toiture"] });
  const { company: ownCompany } = await acceptedCall(person, "GET", "/api/company");
  const purchaseId = randomUUID();
  const purchase = { supplier_name: "Cedeo", bought_on: "2026-03-04", paid_cents: 1_200, vat_cents: 200 };
  await create("/api/purchases", { ...purchase, note: "", project_id: null, purchase_id: purchaseId });
  const ticket = { name: "ticket.pdf", ticket: Buffer.from("%PDF-1.7\n%%EOF\n").toString("base64") };
  await acceptedCall(person, "PUT", `/api/purchases/${purchaseId}/ticket`, ticket);
  const [supplierInvoiceId = ""] = await seedInvoices(person.database, ownCompany.id, 1);
  const { draft: mailDraft } = await acceptedCall(person, "POST", "/api/mail-drafts", { kind: "new" });
  const { template: mailTemplate } = await create("/api/mail-templates", { name: "Relance", subject: "", text: "" });
  const { template } = await create("/api/quote-templates", { name: "Cuisine type", project_id: project.id });
  const { item } = await create("/api/catalog-items", {
    kind: "supply",
    label: "Tube",
    unit: "ml",
    price_e6: 1_000_000,
  });
  const components = [{ item_id: item.id, quantity_e4: 20_000 }];
  await create("/api/catalog-items", { kind: "assembly", label: "Tube posé", unit: "u", price_e6: null, components });
  const { report: progress } = await create(`/api/site-reports/${project.id}`, newProgress());
  const { report: handover } = await create(`/api/site-handovers/${project.id}`, newHandover());
  const supplyId = randomUUID();
  const usedSupply = { label: "Tube", unit: "ml", quantity_e4: 20_000, note: "", line_id: null };
  await acceptedCall(person, "PUT", `/api/used-supplies/${project.id}/${supplyId}`, usedSupply);
  const ids: Ids = {
    "/api/projects/{id}": project.id,
    "/api/projects/{id}/tasks/{taskId}": task.id,
    "/api/projects/{id}/preview/{kind}": "quote",
    "/api/quotes/{id}": draft.id,
    "/api/quotes/{versionId}": quote.id,
    "/api/customers/{id}": project.customer_id,
    "/api/project-photos/{id}": project.id,
    "/api/project-times/{id}": project.id,
    "/api/project-people/{id}": project.id,
    "/api/site-reports/{id}": project.id,
    "/api/site-reports/{id}/{reportId}": progress.id,
    "/api/site-report-proposals/{id}": project.id,
    "/api/site-handovers/{id}": project.id,
    "/api/site-handovers/{id}/{reportId}": handover.id,
    "/api/project-notes/{id}": project.id,
    "/api/used-supplies/{id}": project.id,
    "/api/used-supplies/{id}/{supplyId}": supplyId,
    "/api/project-mails/{id}": project.id,
    "/api/project-mails/{id}/mails/{mailId}": mailId,
    "/api/mail-projects/{id}": mailId,
    "/api/project-photos/{id}/mails/{mailId}": mailId,
    "/api/documents/{id}": invoice.id,
    "/api/invoices/{id}": invoice.id,
    "/api/payments/{id}": settlement.payments[1].id,
    "/api/assistant/session/{id}": session.id,
    "/api/assistant/actions/{id}": action.id,
    "/api/security/sessions/{id}": sessions[0].id,
    "/api/team/invitations/{id}": invitation.id,
    "/api/team/members/{userId}": members[0].user_id,
    "/api/mailboxes/{id}": mailboxId,
    "/api/mails/{id}": mailId,
    "/api/mail-bodies/{id}": mailId,
    "/api/mail-drafts/{id}": mailDraft.id,
    "/api/catalog-items/{id}": item.id,
    "/api/found-prices/{id}": draft.id,
    "/api/quote-templates/{id}": template.id,
    "/api/mail-templates/{id}": mailTemplate.id,
    "/api/mail-drafts/{id}/templates/{templateId}": mailTemplate.id,
    "/api/mail-files/{id}": mailId,
    "/api/mail-pages/{id}": mailId,
    "/api/mail-pictures/{id}": mailId,
    "/api/mail-pictures/{id}/sender": mailId,
    "/api/supplier-invoices/{id}": supplierInvoiceId,
    "/api/supplier-invoices/mails/{mailId}": mailId,
    "/api/purchases/{id}": purchaseId,
    "/api/mail-folders/{id}": mailId,
    "/api/mail-wishes/{id}": await refusedWish(person.database, mailId),
    "/api/public/quotes/{quoteId}": lastPart(quote.page_url),
    "/api/public/invoices/{token}": lastPart(invoice.page_url),
    "/api/invitations/{token}": "a-link-nobody-has",
  };
  return { ...ids, ...(await createTheRest(person, lines, ids, onMissing)) };
}

// Only a server that loses a mail refuses a wish.
async function refusedWish(database: NonNullable<Person["database"]>, mailId: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into mail_wish (company_id, id, mailbox_id, mail_id, message_id, subject, is_seen, wished_by, wished_at,
      refusal)
    select company_id, gen_random_uuid(), mailbox_id, id, message_id, subject, true, gen_random_uuid(), now(), 'gone'
    from mail_message where id = $1 returning id`,
    [mailId],
  );
  return rows[0]?.id ?? "";
}

/** The same paths, with ids that no row has. */
export function unknownIds(ids: Ids): Ids {
  return Object.fromEntries(Object.entries(ids).map(([path, id]) => [path, isUuid(id) ? randomUUID() : id]));
}

/** True for an id, false for a kind of document or the token of a link. */
export function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}

/** The address of an endpoint with ids for its parameters. Throws when one of them has no row. */
export function urlOf({ path }: Endpoint, ids: Ids): string {
  return path.replace(/\{\w+\}/g, (_parameter, offset: number) => {
    const row = path.slice(0, path.indexOf("}", offset) + 1);
    const id = ids[row];
    if (id === undefined) throw missingRow(row);
    return id;
  });
}

/** The paths of these endpoints up to each of their parameters. */
export function rowsOf(lines: readonly Endpoint[]): string[] {
  const rows = lines.flatMap(({ path }) => [...path.matchAll(/\}/g)].map(({ index }) => path.slice(0, index + 1)));
  return [...new Set(rows)];
}

async function createTheRest(person: Person, lines: readonly Endpoint[], ids: Ids, onMissing: OnMissing): Promise<Ids> {
  let createdIds: Ids = {};
  for (const row of rowsOf(lines).filter((path) => ids[path] === undefined))
    try {
      createdIds = { ...createdIds, [row]: await createOne(person, row, { ...ids, ...createdIds }, lines) };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      onMissing(row, error);
    }
  return createdIds;
}

function throwReason(_row: string, reason: Error): never {
  throw reason;
}

/**
 * Creates a row with the POST of its collection, with a body made from the contract. Answers its id. Without such a
 * POST, or when it refuses the body, throws a sentence that says what to write.
 */
export async function createOne(
  person: Person,
  row: string,
  ids: Ids,
  lines: readonly Endpoint[] = contract,
): Promise<string> {
  const collection = row.slice(0, row.lastIndexOf("/"));
  const line = lines.find(({ method, path }) => method === "POST" && path === collection);
  if (!line) throw missingRow(row);
  const { status, json } = await person.call("POST", urlOf(line, ids), fullBody(line));
  if (status !== 200)
    throw new Error(
      `${nameOf(line)} refused the body made for it (${status} ${JSON.stringify(json)}): ` +
        (status === 400 || status === 422
          ? "give its fields a value in SAMPLES of test/contract-fields.ts"
          : status >= 500
            ? "read the error that the server printed above"
            : "create what it needs in fillCompany of test/filled-company.ts"),
    );
  const id = idOf(json);
  if (id === undefined) throw missingRow(row);
  return id;
}

function idOf(answer: unknown): string | undefined {
  const inside = Object.values(answer as Record<string, unknown>);
  const holder = [answer, ...inside].find((value) => typeof (value as { id?: unknown } | null)?.id === "string");
  return (holder as { id: string } | undefined)?.id;
}

function missingRow(row: string): Error {
  return new Error(
    `no test has an id for ${row}: in fillCompany of test/filled-company.ts, ` +
      `make one of what it names and add "${row}" to the ids`,
  );
}

function lastPart(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}
