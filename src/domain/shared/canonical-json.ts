/**
 * JSON with its keys sorted and no spaces: the same value always gives the same text, whatever the database does to it.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sortKeys(value));
}

// A sorted copy is written in one go. A replacer would be called for each part of the value, which takes twice as long.
function sortKeys(value: unknown): unknown {
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(sortKeys);
  const source = value as Record<string, unknown>;
  // Without a prototype, « __proto__ » is a key like others: what somebody added to a kept document is seen.
  const copy = Object.create(null) as Record<string, unknown>;
  for (const key of Object.keys(source).sort()) copy[key] = sortKeys(source[key]);
  return copy;
}
