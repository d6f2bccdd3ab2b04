// Between `@` and the first dot no dot is allowed, so the pattern tries one split only. Otherwise it would try every
// dot.
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** An email by the simple pattern of the specification (docs/specification.md#what-is-read), lower-cased, or null. */
export function parseEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return EMAIL.test(email) ? email : null;
}
