import type { DeclaredCategory } from "#domain/analytics/declared-category.ts";
import type { Period } from "#domain/analytics/period.ts";
import type { Receipts } from "#domain/analytics/thresholds.ts";
import type { DeclaredRate, VatEntry } from "#domain/analytics/vat-declared.ts";
import { byDeclaredRate } from "#domain/analytics/vat-declared.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import { JOIN_PRESENT_CUSTOMER } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { Cursor } from "#server/http/cursor.ts";
import { sql } from "kysely";

/** A rate of a declaration with what a period adds up to, in cents. */
export type VatSum = DeclaredRate & { baseCents: number; vatCents: number };

/** The VAT to declare for a period, by rate. What was issued under franchise is no part of it. */
export async function listVatSums(tx: Db, { from, to }: Period): Promise<VatSum[]> {
  const { rows } = await sql<{
    category: DeclaredCategory;
    basis_points: number;
    base_cents: number;
    vat_cents: number;
  }>`
    select category, basis_points, sum(base_cents)::bigint as base_cents, sum(vat_cents)::bigint as vat_cents
    from vat_day where day >= ${from}::date and day <= ${to}::date and category <> 'franchise'
    group by category, basis_points
    having bool_or(base_cents <> 0 or vat_cents <> 0)`.execute(tx);
  return rows
    .map((row): VatSum => {
      return {
        category: row.category,
        basisPoints: row.basis_points,
        baseCents: row.base_cents,
        vatCents: row.vat_cents,
      };
    })
    .toSorted(byDeclaredRate);
}

/** What the invoices of suppliers that came in a period let a company deduct: their VAT in cents, and their number. */
export async function readDeductibleVat(tx: Db, { from, to }: Period): Promise<{ count: number; vatCents: number }> {
  // The days are those of France, as in the rest of a return. The index « supplier_invoice_listed » bounds the reading.
  const { rows } = await sql<{ count: number; vat_cents: number }>`
    select count(*)::int as count,
      coalesce(sum(case kind when 'credit_note' then -abs(vat_cents) else vat_cents end), 0)::bigint as vat_cents
    from supplier_invoice
    where received_at >= ${from}::date::timestamp at time zone ${FRENCH_TIME_ZONE}
      and received_at < (${to}::date + 1)::timestamp at time zone ${FRENCH_TIME_ZONE}
      and currency = 'EUR' and not doubts && array['vat', 'buyer']`.execute(tx);
  const { count = 0, vat_cents: vatCents = 0 } = rows[0] ?? {};
  return { count, vatCents };
}

/** A row behind the VAT of a period, with the invoice and its customer. `at`: what orders it. */
export type VatEntryRow = Pick<
  Row<"vat_entry">,
  "id" | "day" | "basis_points" | "base_cents" | "vat_cents" | "document_id"
> &
  Pick<Row<"document">, "number" | "project_id"> & {
    at: Date;
    cause: VatEntry["cause"];
    nature: VatEntry["nature"];
    category: DeclaredCategory;
    customer: CustomerRow;
  };

/** What is listed: a period, of one rate or of all. */
export type VatQuestion = Period & { rate: DeclaredRate | null };

/** `limit + 1` rows behind the VAT of a period after a cursor, latest first. */
export async function listVatRows(
  tx: Db,
  { from, to, rate }: VatQuestion,
  { cursor, limit }: { cursor: Cursor | null; limit: number },
): Promise<VatEntryRow[]> {
  const cursorDay = cursor?.at.toISOString().slice(0, 10) ?? to;
  const ofRate = rate ? sql`e.category = ${rate.category} and e.basis_points = ${rate.basisPoints}` : sql`true`;
  const { rows } = await sql<VatEntryRow>`
    with page as (
      select * from vat_entry e
      where e.category <> 'franchise' and (e.base_cents <> 0 or e.vat_cents <> 0) and ${ofRate}
        and e.day >= ${from}::date and e.day <= ${to}::date
        ${cursor ? sql`and (e.day, e.id) < (${cursorDay}::date, ${cursor.id}::uuid)` : sql``}
      order by e.day desc, e.id desc limit ${rowLimit(limit + 1)})
    select page.id, page.day, page.day::timestamp at time zone 'UTC' as at, page.document_id, page.nature,
      page.category, page.basis_points, page.base_cents, page.vat_cents, d.number, d.project_id, to_json(c) as customer,
      case when page.cause_id = page.document_id then 'invoice'
        when exists (select from payment y where y.id = page.cause_id) then 'payment' else 'credit_note' end as cause
    from page
    cross join lateral (select number, project_id, customer_id from document where id = page.document_id offset 0) d
    ${JOIN_PRESENT_CUSTOMER}
    order by page.day desc, page.id desc`.execute(tx);
  return rows;
}

/** What was received from the first day of the year until a day, without VAT, and the first day of the books. */
export async function readYearReceipts(
  tx: Db,
  today: CalendarDate,
): Promise<{ receipts: Receipts; firstOn: CalendarDate | null }> {
  const { rows } = await sql<{ service_cents: number; goods_cents: number; first_on: CalendarDate | null }>`
    select coalesce(sum(received_cents) filter (where nature = 'service'), 0)::bigint as service_cents,
      coalesce(sum(received_cents) filter (where nature = 'goods'), 0)::bigint as goods_cents,
      (select day from vat_day order by company_id, day limit 1) as first_on
    from vat_day where day >= ${`${today.slice(0, 4)}-01-01`}::date and day <= ${today}::date`.execute(tx);
  const { service_cents: serviceCents, goods_cents: goodsCents, first_on: firstOn } = rows[0]!;
  return { receipts: { serviceCents, goodsCents }, firstOn };
}
