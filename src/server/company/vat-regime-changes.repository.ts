import type { VatRegimeChange } from "#domain/company/vat-regime-change.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** The change of regime that is to come, or null. */
export async function findPlannedRegime(tx: Db): Promise<VatRegimeChange | null> {
  const { rows } = await sql<Pick<Row<"vat_regime_change">, "vat_regime" | "vat_due_on" | "applies_on">>`
    select vat_regime, vat_due_on, applies_on from vat_regime_change
    where applies_on > database_day() order by applies_on limit 1`.execute(tx);
  const [row] = rows;
  return row ? { vatRegime: row.vat_regime, vatDueOn: row.vat_due_on, appliesOn: row.applies_on } : null;
}

/**
 * Holds the series of invoices and credit notes until the end of the transaction: none is issued between the check of a
 * regime and its change.
 */
export async function lockInvoiceSeries(tx: Db): Promise<void> {
  await sql`select next_document('F')`.execute(tx);
  await sql`select next_document('A')`.execute(tx);
}

/** The days that a change of regime depends on, and the day of the database. */
export async function readRegimeDays(
  tx: Db,
): Promise<{ last_change_on: CalendarDate | null; last_invoice_on: CalendarDate | null; today: CalendarDate }> {
  const { rows } = await sql<{
    last_change_on: CalendarDate | null;
    last_invoice_on: CalendarDate | null;
    today: CalendarDate;
  }>`
    select (select max(applies_on) from vat_regime_change where applies_on <= database_day()) as last_change_on,
      (select max(last_date) from document_counter where series in ('F', 'A')) as last_invoice_on,
      database_day() as today`.execute(tx);
  return rows[0]!;
}

/** Has a regime apply from a day on. */
export async function saveRegimeChange(
  tx: Db,
  { vatRegime, vatDueOn, appliesOn }: VatRegimeChange,
  { companyId, userId }: { companyId: string; userId: string },
  at: Date,
): Promise<void> {
  await sql`insert into vat_regime_change (company_id, applies_on, vat_regime, vat_due_on, noted_by, noted_at)
    values (${companyId}, ${appliesOn}, ${vatRegime}, ${vatDueOn}, ${userId}, ${at})
    on conflict (company_id, applies_on) do update set vat_regime = excluded.vat_regime,
      vat_due_on = excluded.vat_due_on, noted_by = excluded.noted_by, noted_at = excluded.noted_at`.execute(tx);
}

/** Gives up the change of regime that was to come. */
export async function deletePlannedRegime(tx: Db): Promise<void> {
  await sql`delete from vat_regime_change where applies_on > database_day()`.execute(tx);
}
