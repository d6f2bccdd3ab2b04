import type { CompanyAnswer } from "#api/company.ts";
import { parseFrenchNumber } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { nestFields } from "#web/client/nest-fields.ts";

/** The body of a change of the company, of what its fields show. What is no number goes as it was typed. */
export function companyBody(
  values: Record<string, string>,
  {
    vat_number,
    vat_regime = null,
    vat_due_on,
  }: Pick<CompanyAnswer, "vat_number"> & Partial<Pick<CompanyAnswer, "vat_regime" | "vat_due_on">>,
): Record<string, unknown> {
  const body = nestFields(values);
  // A number that was never there was not taken away: it may still follow from the SIREN.
  if (values.vat_number === "" && vat_number === "") delete body.vat_number;
  for (const name of ["capital", "hourly_rate", "hours_a_day"])
    if (values[name] !== undefined) body[name] = number(values[name]);
  const { quote_price_cents: quotePrice } = values;
  if (quotePrice !== undefined) body.quote_price_cents = cents(number(quotePrice));
  for (const name of ["vat_regime", "insurance_duty", "mediation"]) if (values[name] === "") body[name] = null;
  // A regime applies from the day it is sent. Sent unchanged from an old page, it would undo a change made elsewhere.
  if (body.vat_regime === vat_regime) delete body.vat_regime;
  if (body.vat_due_on === vat_due_on) delete body.vat_due_on;
  return body;
}

// An unreadable value is sent as it is: the server's sentence appears beside the field, and what was typed stays.
function number(value: string): unknown {
  return value === "" ? null : (parseFrenchNumber(value) ?? value);
}

// Typed in euros. What is no number is refused as it was typed.
function cents(euros: unknown): unknown {
  return typeof euros === "number" ? eurosToCents(euros) : euros;
}
