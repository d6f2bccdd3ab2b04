import type { Unit } from "#domain/lines/line.ts";
import { UNIT_CODES } from "#domain/lines/line.ts";
import { CHOSEN_VAT_REASONS } from "#domain/lines/vat-reasons.ts";
import { isCountry } from "#domain/shared/country.ts";
import { parseEmail } from "#domain/shared/email.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { isPhone } from "#domain/shared/phone.ts";
import { withoutHiddenCharacters } from "#domain/shared/text/hidden-characters.ts";
import { LONGEST_DATE, parseCalendarDate } from "#domain/shared/text/typed-date.ts";
import { VAT_RATES } from "#domain/shared/vat-rates.ts";
import { z } from "zod";
import { noAmount } from "./amounts.ts";

// Fields that several endpoints read. The messages are shown under the field.

// A text of spaces and invisible characters is empty.
const SEEN = /[^\s\p{Cf}\p{Z}]/u;

// PostgreSQL stores neither NUL nor half of a surrogate pair, in a text or in JSON.
function storableText(raw: string): string {
  return raw.toWellFormed().replaceAll("\u0000", "");
}

/** JSON whose texts and field names the database can store. */
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
 * A text of at most `max` characters, as sent, without what the database cannot store. A longer text is not examined:
 * the time of a pattern or of a normalisation grows with the text. Every text of the contract uses this function
 * (`scripts/check-contract.ts`).
 */
export function limitedText(max: number, error = fieldMessages.textTooLong(max), notText = fieldMessages.notAText) {
  return z.string({ error: notText }).max(max, { error, abort: true }).overwrite(storableText);
}

/** Any JSON of at most `max` characters, without what the database cannot store. */
export function anyJson(max: number) {
  return z
    .unknown()
    .refine((value) => value === undefined || JSON.stringify(value).length <= max, {
      error: fieldMessages.contentTooLong,
      abort: true,
    })
    .overwrite(storableJson);
}

/** Text of at most `max` characters, trimmed, without invisible characters. */
export function text(max: number) {
  return limitedText(max).transform((value) => withoutHiddenCharacters(value).trim());
}

/** Like `text`, but not empty. `message` is the sentence for an empty text. */
export function requiredText(max: number, message: string) {
  return text(max).refine((value) => SEEN.test(value), message);
}

/**
 * A day, in any form that `parseCalendarDate` reads. The result is YYYY-MM-DD. Electronic invoices have days of the
 * years 2000 to 2099 alone (BR-FR-03).
 */
export const day = limitedText(LONGEST_DATE, fieldMessages.date, fieldMessages.notADate).transform((value, context) => {
  const date = parseCalendarDate(value);
  if (date !== null && date >= "2000-01-01") return date;
  context.addIssue({ code: "custom", message: date === null ? fieldMessages.date : fieldMessages.tooOldDay });
  return z.NEVER;
});

/** One of our ids. */
export const id = limitedText(36, fieldMessages.unknownId).pipe(z.uuid(fieldMessages.unknownId));

/** A finite number, zero or more, at most `max`. */
export function boundedNumber(max: number) {
  return z
    .number({ error: fieldMessages.notANumber })
    .refine(Number.isFinite, fieldMessages.notANumber)
    .min(0, fieldMessages.negative)
    .max(max, fieldMessages.tooLarge);
}

/** A telephone number, kept as written. May be empty. */
export const optionalPhone = text(40).refine((phone) => phone === "" || isPhone(phone), fieldMessages.phone);

/**
 * An email address, by the simple pattern of the specification (docs/specification.md#what-is-read), lower-cased. May
 * be empty.
 */
export const optionalEmail = text(254).transform((value, context) => {
  const email = value === "" ? "" : parseEmail(value);
  if (email === null) context.addIssue({ code: "custom", message: fieldMessages.email });
  return email ?? z.NEVER;
});

/** A VAT rate in basis points that the French rules accept (BR-FR-16). */
export const vatBasisPoints = noAmount(
  z
    .number()
    .int()
    .refine((rate) => VAT_RATES.includes(rate), fieldMessages.unknownVatRate),
);

/** The reason of a rate of 0 %, among those that a user may choose. */
export const vatReason = z.enum(CHOSEN_VAT_REASONS, fieldMessages.vatReason);

/**
 * A postal address as sent. A missing field stays unchanged. In a new address it is empty, and the country is France.
 */
export const address = z
  .object({
    line1: text(120),
    line2: text(120),
    postal_code: text(12),
    city: text(80),
    country: limitedText(2, fieldMessages.country).refine(isCountry, fieldMessages.country),
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

/** The number of rows wanted: at least one. A larger number than `most` becomes `most`. */
export function limit(most: number, unlessAsked: number) {
  return z.coerce
    .number()
    .min(1, fieldMessages.noLines)
    .transform((rows) => Math.min(Math.floor(rows), most))
    .default(unlessAsked);
}

/** A page of a list. `cursor` is the `next_cursor` of the previous page. */
export const page = {
  limit: limit(200, 50),
  cursor: limitedText(200).optional(),
};

/** The units of a line. */
export const units = Object.keys(UNIT_CODES) as [Unit, ...Unit[]];
