import type { Purchase } from "#domain/mail/invoices/purchase.ts";
import { purchaseKeys } from "#domain/mail/invoices/purchase.ts";
import { FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import { searchText } from "#domain/shared/search-text.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sha256Hex } from "#server/sha256.ts";
import { sql } from "kysely";

/** What stands under the ID of a purchase, and whether the project that it names is one of the company. */
export type PurchaseGround = { isKnown: boolean; isByHand: boolean; hasProject: boolean };

/** What is there before a purchase is saved. A purchase of no project has the project that it names. */
export async function findPurchaseGround(tx: Db, id: string, projectId: string | null): Promise<PurchaseGround> {
  const { rows } = await sql<PurchaseGround>`
    select i.id is not null as "isKnown", coalesce(i.is_by_hand, false) as "isByHand",
      ${projectId}::uuid is null or exists (select from project p where p.id = ${projectId}::uuid) as "hasProject"
    from (select) one left join supplier_invoice i on i.id = ${id}::uuid`.execute(tx);
  return rows[0] ?? { isKnown: false, isByHand: false, hasProject: false };
}

/**
 * Notes a purchase by hand, as paid, or corrects it. Its moment is its day, at the time at which it was noted: lists
 * and the VAT to deduct are read by it.
 */
export async function savePurchaseRow(
  tx: Db,
  companyId: string,
  { id, ...purchase }: Purchase & { id: string },
  at: Date,
): Promise<void> {
  const { supplierName, boughtOn, grossCents, vatCents, note, projectId } = purchase;
  const keys = purchaseKeys({ id, supplierName });
  const momentOf = (keptAt: ReturnType<typeof sql>) =>
    sql`(${boughtOn}::date + (${keptAt} at time zone ${FRENCH_TIME_ZONE})::time) at time zone ${FRENCH_TIME_ZONE}`;
  await sql`
    insert into supplier_invoice as i (company_id, id, message_id, received_at, file_name, kind, supplier_name,
      supplier_siren, supplier_vat_number, supplier_key, number_key, number, issued_on, net_cents, vat_cents,
      gross_cents, currency, doubts, search_text, kept_at, paid_at, project_id, is_by_hand, note)
    values (${companyId}, ${id}, '', ${momentOf(sql`${at}::timestamptz`)}, '', 'invoice', ${supplierName}, '', '',
      ${keys.supplierKey}, ${keys.numberKey}, '', ${boughtOn}, ${grossCents - vatCents}, ${vatCents}, ${grossCents},
      'EUR', '{}', ${searchText(supplierName, note)}, ${at}, ${at}, ${projectId}, true, ${note})
    on conflict (company_id, id) do update set received_at = ${momentOf(sql`i.kept_at`)},
      supplier_name = excluded.supplier_name, supplier_key = excluded.supplier_key, issued_on = excluded.issued_on,
      net_cents = excluded.net_cents, vat_cents = excluded.vat_cents, gross_cents = excluded.gross_cents,
      search_text = excluded.search_text, project_id = excluded.project_id, note = excluded.note`.execute(tx);
}

/** Removes a purchase that was noted by hand, with its ticket. False for anything else. */
export async function removePurchaseRow(tx: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from supplier_invoice where id = ${id} and is_by_hand`.execute(tx);
  return numAffectedRows === 1n;
}

/** True for a purchase that was noted by hand. */
export async function isPurchase(tx: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from supplier_invoice where id = ${id} and is_by_hand`.execute(tx);
  return rows.length === 1;
}

/** The ticket of a purchase, or null. */
export async function findTicket(
  tx: Db,
  invoiceId: string,
): Promise<Pick<Row<"purchase_ticket">, "name" | "mime" | "bytes"> | null> {
  const { rows } = await sql<Pick<Row<"purchase_ticket">, "name" | "mime" | "bytes">>`
    select name, mime, bytes from purchase_ticket where invoice_id = ${invoiceId}`.execute(tx);
  return rows[0] ?? null;
}

/** The ticket of a purchase that is about to be kept. */
export type NewTicket = { name: string; mime: Row<"purchase_ticket">["mime"]; bytes: Uint8Array };

/** Keeps the ticket of a purchase, in place of the one that it had. */
export async function saveTicketOf(
  tx: Db,
  companyId: string,
  invoiceId: string,
  { name, mime, bytes }: NewTicket,
  at: Date,
): Promise<void> {
  await sql`
    insert into purchase_ticket (company_id, invoice_id, name, mime, sha256, bytes, added_at)
    values (${companyId}, ${invoiceId}, ${name}, ${mime}, ${sha256Hex(bytes)}, ${Buffer.from(bytes)}, ${at})
    on conflict (company_id, invoice_id) do update set name = excluded.name, mime = excluded.mime,
      sha256 = excluded.sha256, bytes = excluded.bytes, added_at = excluded.added_at`.execute(tx);
}

/** Removes the ticket of a purchase. False without any. */
export async function removeTicketOf(tx: Db, invoiceId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from purchase_ticket where invoice_id = ${invoiceId}`.execute(tx);
  return numAffectedRows === 1n;
}
