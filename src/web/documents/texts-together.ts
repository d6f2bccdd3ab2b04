import { keepTogether } from "#domain/shared/text/keep-together.ts";
import { typesetPunctuation } from "#domain/shared/text/typeset.ts";

/** A copy of plain data whose texts do not part where they should not. */
export function keepTextsTogether<T>(value: T): T {
  // Every text is replaced by a text, so that the shape stays.
  return mapTexts(value) as T;
}

function mapTexts(value: unknown): unknown {
  if (typeof value === "string") return keepTogether(typesetPunctuation(value));
  if (Array.isArray(value)) return value.map(mapTexts);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item)]));
}
