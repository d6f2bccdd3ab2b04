/**
 * JSON with its keys sorted and no spaces: the same value always gives the same text, whatever the database does to it.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sortKeys(value));
}

// A sorted copy is written in one go. A replacer would be called for each part of the value, which takes longer.
function sortKeys(value: unknown): unknown {
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(sortKeys);
  const entries: [string, unknown][] = Object.entries(value);
  for (const entry of entries) entry[1] = sortKeys(entry[1]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
