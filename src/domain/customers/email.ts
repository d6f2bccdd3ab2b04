/** An email by the simple pattern of the specification (section 5), lower-cased, or null. */
export function parseEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : null;
}
