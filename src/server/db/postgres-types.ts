import { types } from "pg";

const { INT8, DATE, NUMERIC } = types.builtins;
// Arrays have their own type numbers, which the driver does not name.
const INT8_ARRAY: number = 1016;
const DATE_ARRAY: number = 1182;
const NUMERIC_ARRAY: number = 1231;
const TEXT_ARRAY: number = 1009;

/**
 * Reads PostgreSQL's values as the domain needs them: bigint as exact numbers, days as text (never a moment), numeric
 * as text.
 */
export function readPostgresTypes(): void {
  // The driver's own reader of this type, whose answer the package leaves open.
  const asTexts = types.getTypeParser(TEXT_ARRAY) as (text: string) => (string | null)[];
  types.setTypeParser(INT8, exactNumber);
  types.setTypeParser(INT8_ARRAY, (text) => asTexts(text).map((item) => (item === null ? null : exactNumber(item))));
  for (const type of [DATE, NUMERIC]) types.setTypeParser(type, (text) => text);
  for (const type of [DATE_ARRAY, NUMERIC_ARRAY]) types.setTypeParser(type, asTexts);
}

function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}
