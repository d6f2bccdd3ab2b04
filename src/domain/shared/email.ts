// The first dot after `@` is found at once: with dots allowed before it, each of them would be tried in turn.
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** An email by the simple pattern of the specification (docs/specification.md#what-is-read), lower-cased, or null. */
export function parseEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return EMAIL.test(email) ? email : null;
}
