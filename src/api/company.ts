import {
  HOURS_A_DAY_RANGE,
  LOGO_TOO_HEAVY,
  UNKNOWN_INSURANCE_DUTY,
  UNKNOWN_LEGAL_FORM,
  UNKNOWN_MEDIATION,
} from "#domain/company/company.messages.ts";
import { INSURANCE_KINDS, MAX_QUOTE_PRICE_EUROS } from "#domain/company/company.ts";
import { LEGAL_FORM_CODES } from "#domain/company/legal-forms.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { MAX_NAME } from "#domain/shared/max-name.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { MAX_HOURS_OR_RATE } from "#domain/shared/typed-number.ts";
import { LEAST_HOURS_A_DAY, MOST_HOURS_A_DAY } from "#domain/shared/working-day.ts";
import { z } from "zod";
import { amountsOnly, money, moneyCents } from "./amounts.ts";
import { endpoint } from "./endpoint.ts";
import { address, addressAnswer, boundedNumber, limitedText, optionalEmail, optionalPhone, text } from "./fields.ts";

const insurance = z.object({
  insurer: text(120),
  contact: text(200),
  coverage: text(120),
  kind: z.enum(["", ...INSURANCE_KINDS]),
  policy_number: text(60),
});

const fields = {
  name: text(MAX_NAME),
  legal_form: z.enum(["", ...LEGAL_FORM_CODES], UNKNOWN_LEGAL_FORM),
  capital: money(boundedNumber(100_000_000_000)).nullable(),
  rcs_town: text(80),
  siren: text(20),
  siret: text(20),
  vat_number: text(20),
  vat_regime: z.enum(["franchise", "standard"]).nullable(),
  vat_due_on: z.enum(["payment", "invoice"]),
  address: address.nullable(),
  trade: text(60),
  iban: amountsOnly(text(42)),
  bic: amountsOnly(text(11)),
  hourly_rate: money(boundedNumber(MAX_HOURS_OR_RATE)).nullable(),
  hours_a_day: boundedNumber(MOST_HOURS_A_DAY).min(LEAST_HOURS_A_DAY, HOURS_A_DAY_RANGE),
  email: optionalEmail,
  phone: optionalPhone,
  insurance: insurance.partial().nullable(),
  insurance_duty: z.enum(["required", "none"], UNKNOWN_INSURANCE_DUTY).nullable(),
  mediation: z.enum(["named", "later"], UNKNOWN_MEDIATION).nullable(),
  mediator: text(300),
  /** What a quote costs, VAT included, in cents: 0 when it is free, null while the seller has not said. */
  quote_price_cents: moneyCents(fieldMessages.notANumber)
    .min(0, fieldMessages.negative)
    .max(eurosToCents(MAX_QUOTE_PRICE_EUROS), fieldMessages.tooLarge)
    .nullable(),
  legal_notices: text(4_000),
};

/**
 * The seller on the wire. `hourly_rate` and `capital` in euros. `missing` lists the fields needed before an invoice.
 */
export const company = z.object({
  ...fields,
  address: addressAnswer.nullable(),
  insurance: insurance.nullable(),
  id: z.string(),
  logo_id: z.string().nullable(),
  role: z.enum(["owner", "manager", "worker", "accountant"]),
  missing: z.array(z.string()),
});

/** The seller as read by the web. */
export type CompanyAnswer = z.infer<typeof company>;

export const getCompany = endpoint({
  method: "GET",
  path: "/api/company",
  access: "signed-in",
  summary: "The company one acts for, made at the first call",
  answer: z.object({ company }),
});

export const updateCompany = endpoint({
  method: "PATCH",
  path: "/api/company",
  access: "signed-in",
  touches: ["/api/company", "/api/companies", "/api/projects/{id}/preview"],
  summary:
    "Saves the fields given, inside the address and the insurance too; SIREN, SIRET, VAT number and IBAN are checked",
  body: z.object(fields).partial(),
  answer: z.object({ company }),
});

export const correctSiren = endpoint({
  method: "POST",
  path: "/api/company/siren",
  access: "signed-in",
  touches: ["/api/company", "/api/companies", "/api/projects/{id}/preview"],
  summary: "Corrects a typing error in the SIREN under which invoices were issued; who did it and when is kept",
  body: z.object({ siren: text(20) }),
  answer: z.object({ company }),
});

export const getLogo = endpoint({
  method: "GET",
  path: "/api/company/logo",
  access: "signed-in",
  summary: "The logo, base64, or null: a picture's address cannot send a bearer",
  answer: z.object({ logo: z.object({ mime: z.string(), data: z.string() }).nullable() }),
});

export const saveLogo = endpoint({
  method: "PUT",
  path: "/api/company/logo",
  access: "signed-in",
  touches: ["/api/company"],
  quota: "upload",
  summary:
    "Sets the logo (PNG, JPEG, WebP or SVG, base64, 500 kB and 40 megapixels at most; " +
    "kept at 1,200 pixels at most), or removes it with null",
  body: z.object({ data: limitedText(700_000, LOGO_TOO_HEAVY).nullable() }),
  answer: z.object({ company }),
});
