import type { Company } from "#domain/company/company.ts";
import type { SellerDeclarations } from "#domain/company/missing-seller-fields.ts";
import { FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { notFound } from "#server/http/api-error.ts";
import { sql } from "kysely";

type CompanyRow = Omit<Row<"company">, "hours_a_day_e4" | "created_at">;

function toCompany(row: CompanyRow): Company {
  return {
    id: row.company_id,
    name: row.name,
    legalForm: row.legal_form,
    capitalCents: row.capital_cents,
    rcsTown: row.rcs_town,
    siren: row.siren,
    siret: row.siret,
    vatNumber: row.vat_number,
    vatRegime: row.vat_regime,
    vatDueOn: row.vat_due_on,
    address: row.address,
    trade: row.trade,
    iban: row.iban,
    bic: row.bic,
    hourlyRateCents: row.hourly_rate_cents,
    email: row.email,
    phone: row.phone,
    logoId: row.logo_id,
    insurance: row.insurance,
    ...(row.quote_price_cents !== null && { quotePriceCents: row.quote_price_cents }),
    ...(row.document_style !== null && { documentStyle: row.document_style }),
    legalNotices: row.legal_notices,
  };
}

/**
 * Who sells: a company, what its seller declared, and its time zone, which decides the date on its documents.
 * `isExample`: it holds example data, and its identity never changes.
 */
export type Seller = {
  company: Company;
  declarations: SellerDeclarations;
  /** How prices of quotes for a person are typed; null: nobody said it yet. */
  usualPrices: Row<"company">["consumer_prices"];
  timeZone: string;
  isExample: boolean;
};

/**
 * The company of the transaction, what its seller declared and its time zone. Its VAT regime is that of the day of the
 * database, which the next document bears.
 */
export async function findSeller(tx: Db): Promise<Seller> {
  type SellerRow = CompanyRow & {
    day_regime: Row<"vat_regime_change">["vat_regime"] | null;
    day_due_on: Row<"vat_regime_change">["vat_due_on"] | null;
  };
  const { rows } = await sql<SellerRow>`
    select c.*, r.vat_regime as day_regime, r.vat_due_on as day_due_on from company c
    left join lateral (select vat_regime, vat_due_on from vat_regime_change v
      where v.company_id = c.company_id and v.applies_on <= database_day() order by v.applies_on desc limit 1) r on true
    where c.company_id = current_company() limit ${ONE}`.execute(tx);
  const [row] = rows;
  if (!row) throw notFound();
  const { day_regime, day_due_on } = row;
  return {
    company: toCompany({
      ...row,
      ...(day_regime !== null && { vat_regime: day_regime }),
      ...(day_due_on !== null && { vat_due_on: day_due_on }),
    }),
    declarations: { insuranceDuty: row.insurance_duty, mediation: row.mediation, mediator: row.mediator },
    usualPrices: row.consumer_prices,
    timeZone: row.time_zone,
    isExample: row.is_example,
  };
}

// A statement is prepared only when it has a value. This one comes with most calls, and finds one row by its key,
// whichever the company.
const ONE = 1;

/** The company of the transaction. */
export async function findCompany(tx: Db): Promise<Company> {
  return (await findSeller(tx)).company;
}

/** Saves what the seller of the transaction declared. */
export async function saveDeclarations(
  tx: Db,
  { insuranceDuty, mediation, mediator }: SellerDeclarations,
): Promise<void> {
  await sql`update company set insurance_duty = ${insuranceDuty}, mediation = ${mediation}, mediator = ${mediator}
    where company_id = current_company()`.execute(tx);
}

/**
 * Locks the company's row until the end of the transaction and then reads it, so that an edit never loses another edit.
 */
export async function lockSeller(tx: Db): Promise<Seller> {
  await sql`select 1 from company where company_id = current_company() for update`.execute(tx);
  return findSeller(tx);
}

/** Saves every field of the company of the transaction. */
export async function saveCompany(tx: Db, company: Company): Promise<void> {
  await sql`update company set
      name = ${company.name}, legal_form = ${company.legalForm}, capital_cents = ${company.capitalCents},
      rcs_town = ${company.rcsTown}, siren = ${company.siren}, siret = ${company.siret},
      vat_number = ${company.vatNumber}, vat_regime = ${company.vatRegime}, vat_due_on = ${company.vatDueOn},
      address = ${json(company.address)}, trade = ${company.trade}, iban = ${company.iban}, bic = ${company.bic},
      hourly_rate_cents = ${company.hourlyRateCents}, email = ${company.email}, phone = ${company.phone},
      logo_id = ${company.logoId}, insurance = ${json(company.insurance)}, legal_notices = ${company.legalNotices},
      quote_price_cents = ${company.quotePriceCents ?? null},
      document_style = ${json(company.documentStyle ?? null)}
    where company_id = current_company()`.execute(tx);
}

/** The company's time zone, which decides the date on its documents. */
export async function readTimeZone(tx: Db): Promise<string> {
  const { rows } = await sql<Pick<Row<"company">, "time_zone">>`
    select time_zone from company where company_id = current_company()`.execute(tx);
  return rows[0]?.time_zone ?? FRENCH_TIME_ZONE;
}

/** The hours of a day of work x 10^4, for work that is counted in days. */
export async function readHoursADayE4(tx: Db): Promise<number> {
  const { rows } = await sql<Pick<Row<"company">, "hours_a_day_e4">>`
    select hours_a_day_e4 from company where company_id = current_company()`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0].hours_a_day_e4;
}

/** Saves the hours of a day of work x 10^4. */
export async function saveHoursADay(tx: Db, hoursE4: number): Promise<void> {
  await sql`update company set hours_a_day_e4 = ${hoursE4} where company_id = current_company()`.execute(tx);
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** A SIREN that was typed wrong: what it was, what it is, and who corrected it when. */
export type SirenCorrection = Pick<
  Row<"siren_correction">,
  "id" | "company_id" | "former_siren" | "siren" | "corrected_by" | "corrected_at"
>;

/** Notes that a SIREN was typed wrong: the database then lets it change. */
export async function insertSirenCorrection(tx: Db, correction: SirenCorrection): Promise<void> {
  const { id, company_id, former_siren, siren, corrected_by, corrected_at } = correction;
  await sql`insert into siren_correction (company_id, id, former_siren, siren, corrected_by, corrected_at)
    values (${company_id}, ${id}, ${former_siren}, ${siren}, ${corrected_by}, ${corrected_at})`.execute(tx);
}

/** Whether the company of the transaction issued an invoice or a credit note. */
export async function hasIssuedInvoices(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ has_invoices: boolean }>`
    select exists (select from document where kind = 'invoice') as has_invoices`.execute(tx);
  return rows[0]!.has_invoices;
}

/** The SIREN under which the company of the transaction issued its first invoice; null before it. */
export async function findFirstInvoiceSiren(tx: Db): Promise<string | null> {
  const { rows } = await sql<{ siren: string | null }>`
    select content #>> '{seller,siren}' as siren from document where kind = 'invoice'
    order by created_at, number limit 1`.execute(tx);
  return rows[0]?.siren ?? null;
}

/** Keeps how the company of the transaction types the prices of quotes for a person. */
export async function saveConsumerPrices(tx: Db, prices: "net" | "gross"): Promise<void> {
  await sql`update company set consumer_prices = ${prices} where company_id = current_company()`.execute(tx);
}

/** The name of another company that the person owns under this SIREN; null without any. */
export async function findOwnCompanyUnder(tx: Db, siren: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select own_company_under(${siren}, ${userId}::uuid) as name`.execute(tx);
  return rows[0]?.name ?? null;
}
