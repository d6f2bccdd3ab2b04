import { parseEmail } from "#domain/shared/email.ts";
import { LONGEST_DATE, parseCalendarDate } from "#domain/shared/calendar-date.ts";
import { isCountry } from "#domain/shared/country.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { isPhone } from "#domain/shared/phone.ts";
import { CHOSEN_VAT_REASONS } from "#domain/lines/vat-reasons.ts";
import { VAT_RATES } from "#domain/shared/vat-rates.ts";
import { z } from "zod";
import { noAmount } from "./amounts.ts";

// Fields that several endpoints read. Messages are the sentence shown under the field.

const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

// Spaces and signs of no width are nothing to read.
const SEEN = /[^\s\p{Cf}\p{Z}]/u;

// PostgreSQL holds no NUL, and no half of a character of two halves, in a text or in JSON.
function storableText(raw: string): string {
  return raw.toWellFormed().replaceAll("\u0000", "");
}

/** JSON with all its texts and names of fields made such that the database can hold them. */
export function storableJson<Json>(json: Json): Json {
  return storable(json) as Json;
}

function storable(json: unknown): unknown {
  if (typeof json === "string") return storableText(json);
  if (Array.isArray(json)) return json.map(storable);
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [storableText(name), storable(value)]));
}

/**
 * Text of at most `max` characters, as sent but for what no database holds. Nothing else looks at a longer one: what a
 * pattern or a normalisation takes grows with the text. Every text of the contract goes through here
 * (`scripts/check-contract.ts`).
 */
export function limited(max: number, error = fieldMessages.textTooLong(max), notText = fieldMessages.notAText) {
  return z.string({ error: notText }).max(max, { error, abort: true }).overwrite(storableText);
}

/** Any JSON of at most `max` characters, without what no database can hold. */
export function anyJson(max: number) {
  return z
    .unknown()
    .refine((value) => value === undefined || JSON.stringify(value).length <= max, {
      error: fieldMessages.contentTooLong,
      abort: true,
    })
    .overwrite(storableJson);
}

/** Text of at most `max` characters, trimmed, without control characters. */
export function text(max: number) {
  return limited(max).transform((value) => value.replace(CONTROL, "").trim());
}

/** Like `text`, but not empty. `message` is the sentence for an empty text. */
export function requiredText(max: number, message: string) {
  return text(max).refine((value) => SEEN.test(value), message);
}

/** A day, in any form that `parseCalendarDate` reads. It becomes YYYY-MM-DD. */
export const day = limited(LONGEST_DATE, fieldMessages.date, fieldMessages.notADate).transform((value, context) => {
  const date = parseCalendarDate(value);
  if (date === null) context.addIssue({ code: "custom", message: fieldMessages.date });
  return date ?? z.NEVER;
});

/** An identifier of ours. */
export const id = limited(36, fieldMessages.unknownId).pipe(z.uuid(fieldMessages.unknownId));

/** A finite number, zero or more, at most `max`. */
export function amount(max: number) {
  return z
    .number({ error: fieldMessages.notANumber })
    .refine(Number.isFinite, fieldMessages.notANumber)
    .min(0, fieldMessages.negative)
    .max(max, fieldMessages.tooLarge);
}

/** A telephone number, kept as it was written; may be empty. */
export const optionalPhone = text(40).refine((phone) => phone === "" || isPhone(phone), fieldMessages.phone);

/**
 * An email address, simple pattern of the specification (docs/specification.md#what-is-read), lower-cased; may be
 * empty.
 */
export const optionalEmail = text(254).transform((value, context) => {
  const email = value === "" ? "" : parseEmail(value);
  if (email === null) context.addIssue({ code: "custom", message: fieldMessages.email });
  return email ?? z.NEVER;
});

/** VAT rate in basis points among those the French rules accept (BR-FR-16). */
export const vatBasisPoints = noAmount(
  z
    .number()
    .int()
    .refine((rate) => VAT_RATES.includes(rate), fieldMessages.unknownVatRate),
);

/** Why a rate is 0 %: one of the reasons that a person may choose. */
export const vatReason = z.enum(CHOSEN_VAT_REASONS, fieldMessages.vatReason);

/**
 * A postal address as sent. A missing field stays unchanged; in a new address it is empty, and the country is France.
 */
export const address = z
  .object({
    line1: text(120),
    line2: text(120),
    postal_code: text(12),
    city: text(80),
    country: limited(2, fieldMessages.country).refine(isCountry, fieldMessages.country),
  })
  .partial();

/** A postal address as answered. */
export const addressAnswer = z.object({
  line1: z.string(),
  line2: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
});

/** How many rows of a list are asked for: at least one. A larger number than `most` becomes `most`. */
export function limit(most: number, unlessAsked: number) {
  return z.coerce
    .number()
    .min(1, fieldMessages.noLines)
    .transform((rows) => Math.min(Math.floor(rows), most))
    .default(unlessAsked);
}

/** Page of a list: `cursor` is what the previous page gave as `next_cursor`. */
export const page = {
  limit: limit(200, 50),
  cursor: limited(200).optional(),
};
