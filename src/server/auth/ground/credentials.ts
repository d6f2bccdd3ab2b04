import { parseEmail } from "#domain/shared/email.ts";
import { internationalPhone } from "#domain/shared/phone.ts";
import type { AuthConfig } from "./auth-config.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import type { Login } from "./auth.repository.ts";

/** A JSON body as an object. Any other body is empty. */
export function bodyOf(body: unknown): Record<string, unknown> {
  return typeof body === "object" && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
}

/**
 * The email or phone of a body in its stored form, or null when the body has none. Refused when both are given, when
 * the syntax is wrong, or when that kind of sign-in is closed.
 */
export function loginOf(body: Record<string, unknown>, config: AuthConfig): Login | null {
  const [email, phone] = [stringOf(body.email), stringOf(body.phone)];
  if (email !== "" && phone !== "")
    throw validationFailed("Only an email address or phone number should be provided on signup.");
  if (email !== "") {
    if (!config.emailEnabled) throw new AuthError(400, "email_provider_disabled", "Email logins are disabled");
    return { email: tidyEmail(email), phone: "" };
  }
  if (phone === "") return null;
  if (!config.phoneEnabled) throw new AuthError(400, "phone_provider_disabled", "Phone logins are disabled");
  return { email: "", phone: tidyPhone(phone) };
}

// Characters that need quotes in a mail header are refused: an address with them could forge a header.
const UNQUOTED = /[<>()[\]\\,;:"\u0000-\u001f\u007f]/;

/** An email in lower case. A text that is no email is refused. */
export function tidyEmail(text: string): string {
  const email = parseEmail(text);
  if (email === null || email.length > 255 || UNQUOTED.test(email))
    throw validationFailed("Unable to validate email address: invalid format");
  return email;
}

// Fifteen digits and the separators between them.
const LONGEST_PHONE = 40;

/** A phone as E.164 digits without `+`. French national numbers (0X XX…) are accepted. */
export function tidyPhone(text: string): string {
  if (text.length > LONGEST_PHONE) throw validationFailed("Invalid phone number format (E.164 required)");
  const digits = internationalPhone(text).replace(/^\+/, "");
  if (!/^[1-9]\d{6,14}$/.test(digits)) throw validationFailed("Invalid phone number format (E.164 required)");
  return digits;
}

/** User metadata as sent, if it is small enough to travel in a token. Prototype keys are dropped. */
export function metadataOf(value: unknown): Record<string, unknown> {
  const entries = Object.entries(bodyOf(value)).filter(
    ([key]) => !["__proto__", "constructor", "prototype"].includes(key),
  );
  return storable(Object.fromEntries(entries), LARGEST);
}

/**
 * Metadata with new values, replaced by top-level key. Null removes a key. Metadata that is already too large may
 * shrink but not grow.
 */
export function mergedMetadata(storedMetadata: Record<string, unknown>, changes: unknown): Record<string, unknown> {
  const entries = Object.entries({ ...storedMetadata, ...metadataOf(changes) }).filter(([, value]) => value !== null);
  return storable(Object.fromEntries(entries), Math.max(LARGEST, JSON.stringify(storedMetadata).length));
}

// Counted in characters of JSON.
const LARGEST = 4_000;
// PostgreSQL stores neither NUL nor half of a surrogate pair.
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

function storable(metadata: Record<string, unknown>, longest: number): Record<string, unknown> {
  const text = JSON.stringify(metadata);
  if (text.length > longest || UNSTORABLE.test(text))
    throw validationFailed("User metadata is too large or holds characters that cannot be stored");
  return metadata;
}

function stringOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "string" || value.includes("\u0000"))
    throw validationFailed("Could not read the email or phone given");
  return value.trim();
}
