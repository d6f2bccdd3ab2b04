import type { EInvoice } from "#domain/mail/invoices/e-invoice.ts";
import { numberKey, supplierKey } from "#domain/mail/invoices/e-invoice.ts";
import { searchText } from "#domain/shared/search-text.ts";
import { closeWord } from "#domain/shared/text/close-word.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { isClose } from "#server/db/search/close-text.ts";
import type { Cursor } from "#server/http/cursor.ts";
import { sql } from "kysely";

/** The mail that an invoice came with. `messageId` may be empty. */
export type InvoiceMail = { mailboxId: string; messageId: string; receivedAt: Date };

/** An invoice of a supplier that is about to be kept. */
export type NewSupplierInvoice = { id: string; invoice: EInvoice; fileName: string; mail: InvoiceMail };

/** An invoice that is kept, as it is listed. `mail_id`: its mail, when it is in one of the mailboxes asked for. */
export type SupplierInvoiceRow = Pick<
  Row<"supplier_invoice">,
  | "id"
  | "kind"
  | "number"
  | "supplier_name"
  | "supplier_siren"
  | "supplier_vat_number"
  | "issued_on"
  | "due_on"
  | "net_cents"
  | "vat_cents"
  | "gross_cents"
  | "currency"
  | "doubts"
  | "received_at"
  | "paid_at"
  | "project_id"
  | "note"
> & {
  is_by_hand: boolean;
  project_name: string | null;
  ticket_mime: Row<"purchase_ticket">["mime"] | null;
  mail_id: string | null;
};

/** Which invoices are listed. `words`: as they are typed (`searchText`). `isPaid`, `projectId`: null for all. */
export type SupplierInvoiceFilter = {
  mailboxIds: readonly string[];
  words: readonly string[];
  isPaid: boolean | null;
  projectId: string | null;
};

/**
 * A page of the invoices, the last received first. When none has the typed words, one wrong letter in each word is
 * accepted.
 */
export async function listSupplierInvoicePage(
  tx: Db,
  filter: SupplierInvoiceFilter,
  cursor: Cursor | null,
  limit: number,
): Promise<SupplierInvoiceRow[]> {
  const rows = await listMatches(tx, filter, false, cursor, limit);
  if (rows.length > 0 || filter.words.every((word) => closeWord(word) === null)) return rows;
  return listMatches(tx, filter, true, cursor, limit);
}

async function listMatches(
  tx: Db,
  { mailboxIds, words, isPaid, projectId }: SupplierInvoiceFilter,
  isForgiving: boolean,
  cursor: Cursor | null,
  limit: number,
): Promise<SupplierInvoiceRow[]> {
  const isAfter = cursor ? sql`and (i.received_at, i.id) < (${cursor.at}, ${cursor.id}::uuid)` : sql``;
  const isOfState = isPaid === null ? sql`` : sql`and (i.paid_at is not null) = ${isPaid}::boolean`;
  const isOfProject = projectId === null ? sql`` : sql`and i.project_id = ${projectId}::uuid`;
  const isFound = words.map((word) => sql`and ${isFoundBy(word, isForgiving)}`);
  // The compared columns are in the index `supplier_invoice_listed` (migration 0195).
  const { rows } = await sql<SupplierInvoiceRow>`
    with wanted as materialized (
      select i.id from supplier_invoice i where true ${isAfter} ${isOfState} ${isOfProject} ${sql.join(isFound, sql` `)}
      order by i.received_at desc, i.id desc limit ${rowLimit(limit + 1)})
    select i.id, i.kind, i.number, i.supplier_name, i.supplier_siren, i.supplier_vat_number, i.issued_on, i.due_on,
      i.net_cents, i.vat_cents, i.gross_cents, i.currency, i.doubts, i.received_at, i.paid_at,
      i.project_id, i.is_by_hand, i.note,
      (select p.name from project p where p.id = i.project_id) as project_name,
      (select t.mime from purchase_ticket t where t.invoice_id = i.id) as ticket_mime, (
        select m.id from mail_message m
        where m.mailbox_id = i.mailbox_id and m.message_id = i.message_id and i.message_id <> ''
          and m.mailbox_id = any (${sql.val([...mailboxIds])}::uuid[])
        order by m.received_at desc limit 1) as mail_id
    from wanted join supplier_invoice i on i.id = wanted.id
    order by i.received_at desc, i.id desc`.execute(tx);
  return rows;
}

function isFoundBy(word: string, isForgiving: boolean) {
  const close = isForgiving ? closeWord(word) : null;
  return close === null ? sql<boolean>`strpos(i.search_text, ${word}) > 0` : isClose(sql`i.search_text`, close);
}

/** An invoice that is kept, by what tells it apart. `isOfMail`: it came with the mail that is asked about. */
export type KeptInvoice = { id: string; supplierKey: string; numberKey: string; isOfMail: boolean; receivedAt: Date };

/** Those of the invoices of a mail that are kept already, whichever mail brought them. */
export async function listKeptInvoices(
  tx: Db,
  invoices: readonly EInvoice[],
  { mailboxId, messageId, receivedAt }: InvoiceMail,
): Promise<KeptInvoice[]> {
  if (invoices.length === 0) return [];
  const { rows } = await sql<KeptInvoice>`
    select i.id, i.supplier_key as "supplierKey", i.number_key as "numberKey", i.received_at as "receivedAt",
      case when i.message_id <> '' then i.message_id = ${messageId}
        else i.mailbox_id = ${mailboxId}::uuid and i.received_at = ${receivedAt} end as "isOfMail"
    from unnest(${sql.val(invoices.map(({ supplier }) => supplierKey(supplier)))}::text[],
      ${sql.val(invoices.map(({ number }) => numberKey(number)))}::text[]) wanted (supplier_key, number_key)
    join supplier_invoice i on i.supplier_key = wanted.supplier_key and i.number_key = wanted.number_key`.execute(tx);
  return rows;
}

/** Keeps an invoice. False when the same number of the same supplier is kept already. */
export async function insertSupplierInvoice(
  tx: Db,
  companyId: string,
  { id, invoice, fileName, mail }: NewSupplierInvoice,
  at: Date,
): Promise<boolean> {
  const { supplier, number } = invoice;
  const words = searchText(supplier.name, number, supplier.siren);
  const { numAffectedRows } = await sql`
    insert into supplier_invoice (company_id, id, mailbox_id, message_id, received_at, file_name, kind, supplier_name,
      supplier_siren, supplier_vat_number, supplier_key, number_key, number, issued_on, due_on, net_cents, vat_cents,
      gross_cents, currency, doubts, search_text, kept_at)
    values (${companyId}, ${id}, ${mail.mailboxId}, ${mail.messageId}, ${mail.receivedAt}, ${fileName}, ${invoice.kind},
      ${supplier.name}, ${supplier.siren}, ${supplier.vatNumber}, ${supplierKey(supplier)}, ${numberKey(number)},
      ${number}, ${invoice.issuedOn}, ${invoice.dueOn}, ${invoice.netCents}, ${invoice.vatCents},
      ${invoice.grossCents}, ${invoice.currency}, ${sql.val([...invoice.doubts])}::text[], ${words}, ${at})
    on conflict (company_id, supplier_key, number_key) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** What somebody says of an invoice. What is undefined changes nothing. */
export type SaidOfInvoice = { isPaid?: boolean | undefined; projectId?: string | null | undefined };

/** Notes whether an invoice is paid, and its project. Null for an unknown one, or an unknown project. */
export async function markInvoice(
  tx: Db,
  id: string,
  { isPaid, projectId }: SaidOfInvoice,
  at: Date,
): Promise<{ isPaid: boolean; projectId: string | null } | null> {
  const { rows } = await sql<{ isPaid: boolean; projectId: string | null }>`
    update supplier_invoice set paid_at = case ${isPaid ?? null}::boolean
        when true then coalesce(paid_at, ${at}) when false then null else paid_at end,
      project_id = case when ${projectId === undefined} then project_id else ${projectId ?? null}::uuid end
    where id = ${id} and (${projectId ?? null}::uuid is null
      or exists (select from project p where p.id = ${projectId ?? null}::uuid))
    returning paid_at is not null as "isPaid", project_id as "projectId"`.execute(tx);
  return rows[0] ?? null;
}

/** The SIREN of the company. Empty while it has none. */
export async function readOwnSiren(tx: Db): Promise<string> {
  const { rows } = await sql<Pick<Row<"company">, "siren">>`select siren from company`.execute(tx);
  return rows[0]?.siren ?? "";
}

/** What of a mail an invoice keeps. Null when the mail is gone. */
export async function findInvoiceMail(tx: Db, mailId: string): Promise<InvoiceMail | null> {
  const { rows } = await sql<InvoiceMail>`
    select mailbox_id as "mailboxId", message_id as "messageId", received_at as "receivedAt"
    from mail_message where id = ${mailId}`.execute(tx);
  return rows[0] ?? null;
}
