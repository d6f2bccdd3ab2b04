import {
  HOURS_A_DAY_RANGE,
  LOGO_TOO_HEAVY,
  UNREADABLE_ACCENT,
  UNKNOWN_INSURANCE_DUTY,
  UNKNOWN_LEGAL_FORM,
  UNKNOWN_MEDIATION,
} from "#domain/company/company.messages.ts";
import { INSURANCE_KINDS, MAX_QUOTE_PRICE_EUROS } from "#domain/company/company.ts";
import { LEGAL_FORM_CODES } from "#domain/company/legal-forms.ts";
import { DOCUMENT_LOOKS, checkAccent } from "#domain/company/style/document-style.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { MAX_NAME } from "#domain/shared/max-name.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { MAX_HOURS_OR_RATE } from "#domain/shared/typed-number.ts";
import { LEAST_HOURS_A_DAY, MOST_HOURS_A_DAY } from "#domain/shared/working-day.ts";
import { z } from "zod";
import { amountsOnly, money, moneyCents } from "./amounts.ts";
import { endpoint } from "./endpoint.ts";
import {
  address,
  addressAnswer,
  boundedNumber,
  day,
  limitedText,
  optionalEmail,
  optionalPhone,
  text,
} from "./fields.ts";

const insurance = z.object({
  insurer: text(120),
  contact: text(200),
  coverage: text(120),
  kind: z.enum(["", ...INSURANCE_KINDS]),
  policy_number: text(60),
});

const documentStyle = z.object({
  look: z.enum(DOCUMENT_LOOKS),
  accent: limitedText(7).refine((accent) => checkAccent(accent).ok, UNREADABLE_ACCENT),
  footer: text(200),
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
  /** How documents look; null while the seller chose nothing. */
  document_style: documentStyle.partial().nullable(),
};

/**
 * The seller on the wire. `hourly_rate` and `capital` in euros. `missing` lists the fields needed before an invoice.
 */
export const company = z.object({
  ...fields,
  address: addressAnswer.nullable(),
  insurance: insurance.nullable(),
  document_style: documentStyle.nullable(),
  id: z.string(),
  /** It holds example data: its identity never changes. */
  is_example: z.boolean(),
  logo_id: z.string().nullable(),
  /** How prices of quotes for a person are typed, without VAT or with it; null while nobody said it. */
  consumer_prices: z.enum(["net", "gross"]).nullable(),
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
    "Saves the fields given, inside the address, the insurance and the look of documents too. " +
    "SIREN, SIRET, VAT number and IBAN are checked",
  body: z.object(fields).partial(),
  answer: z.object({
    company,
    /** Another company that the caller owns, which has the SIREN that was sent; its name, null without any. */
    siren_of_other: z.string().nullable(),
  }),
});

const regimeChange = z.object({
  vat_regime: z.enum(["franchise", "standard"]),
  vat_due_on: z.enum(["payment", "invoice"]),
  /** The day from which it applies. */
  applies_on: day,
});

export const getPlannedRegime = endpoint({
  method: "GET",
  path: "/api/company/planned-vat-regime",
  access: "signed-in",
  summary: "The VAT regime that is to come, and from which day; null when none is",
  answer: z.object({ planned: regimeChange.nullable() }),
});

export const planRegime = endpoint({
  method: "PUT",
  path: "/api/company/planned-vat-regime",
  access: "signed-in",
  touches: ["/api/company", "/api/projects/{id}/preview", "/api/figures"],
  summary:
    "Has a VAT regime apply from a day on, instead of the one that was to come; refused on the day of an issued " +
    "invoice or before it",
  body: regimeChange,
  answer: z.object({ planned: regimeChange.nullable() }),
});

export const cancelPlannedRegime = endpoint({
  method: "DELETE",
  path: "/api/company/planned-vat-regime",
  access: "signed-in",
  touches: ["/api/company"],
  summary: "Gives up the VAT regime that was to come",
  answer: z.object({ planned: regimeChange.nullable() }),
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

const archive = z.object({
  id: z.string(),
  /** `cut`: sending it stopped before its end. */
  state: z.enum(["preparing", "ready", "sending", "cut", "sent"]),
  document_count: z.number().int(),
  checked_count: z.number().int(),
  faulty_numbers: z.array(z.string()),
  lacks_originals: z.boolean(),
  file_count: z.number().int(),
  sent_count: z.number().int(),
  created_at: z.string(),
  read_at: z.string().nullable(),
  sent_at: z.string().nullable(),
});

/** An archive of everything of the company, as read by the web. */
export type ArchiveAnswer = z.infer<typeof archive>;

export const getArchive = endpoint({
  method: "GET",
  path: "/api/company/archive",
  access: "signed-in",
  right: "team",
  summary: "The last archive of everything of the company that was asked for, and how far it is; null without any",
  answer: z.object({ archive: archive.nullable() }),
});

export const prepareArchive = endpoint({
  method: "POST",
  path: "/api/company/archive",
  access: "signed-in",
  right: "team",
  quota: "document",
  touches: ["/api/company/archive"],
  summary:
    "Prepares an archive of everything of the company: each document is looked at, PDFs that lack are made, rows are " +
    "read as they are at one moment. One that is being prepared goes on",
  body: z.object({}).default({}),
  answer: z.object({ archive }),
});

export const linkArchive = endpoint({
  method: "GET",
  path: "/api/company/archive/link",
  access: "signed-in",
  right: "team",
  quota: "document",
  summary:
    "Where the archive that is ready is saved from, for two minutes, null without any; it may be begun again. For an " +
    "owner who has just proved who they are",
  answer: z.object({ url: z.string().nullable() }),
});

export const getCompanyErasure = endpoint({
  method: "GET",
  path: "/api/company/erasure",
  access: "signed-in",
  right: "team",
  summary: "What deleting the company would keep, and what is still to be done before",
  answer: z.object({
    word: z.string(),
    owner_count: z.number().int(),
    member_count: z.number().int(),
    document_count: z.number().int(),
    kept_until: z.string().nullable(),
    has_fresh_archive: z.boolean(),
  }),
});

export const eraseCompany = endpoint({
  method: "POST",
  path: "/api/company/deletion",
  access: "signed-in",
  right: "team",
  touches: ["/api/company", "/api/companies", "/api/team"],
  summary:
    "Deletes the company, by its last owner who has just proved who they are and types its name: what the law has " +
    "one keep ten years stays, everything else is erased, all members lose access",
  body: z.object({ name: text(MAX_NAME) }),
  answer: z.object({ document_count: z.number().int(), kept_until: z.string().nullable() }),
});

export const openExample = endpoint({
  method: "POST",
  path: "/api/companies/example",
  access: "person",
  touches: ["/api/companies"],
  summary:
    "The example company of the person, apart from their own, empty when it is new; a second call gives the same",
  body: z.object({}).default({}),
  answer: z.object({ company: z.object({ id: z.string(), is_new: z.boolean() }) }),
});

export const eraseExample = endpoint({
  method: "DELETE",
  path: "/api/company/example",
  access: "signed-in",
  right: "team",
  touches: ["/api/company", "/api/companies"],
  summary: "Erases the example company one acts for; any other company is refused",
  answer: z.object({ erased: z.string() }),
});
