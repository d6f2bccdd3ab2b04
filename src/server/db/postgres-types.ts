import { types } from "pg";

const { INT8, DATE, NUMERIC } = types.builtins;
// Arrays have their own type numbers, which the driver does not name.
const [INT8_ARRAY, DATE_ARRAY, NUMERIC_ARRAY, TEXT_ARRAY] = [1016, 1182, 1231, 1009] as const;

/**
 * Reads PostgreSQL's values as the domain needs them: bigint as exact numbers, days as text (never a moment), numeric
 * as text.
 */
export function readPostgresTypes(): void {
  const asTexts = types.getTypeParser(TEXT_ARRAY as number) as (text: string) => (string | null)[];
  types.setTypeParser(INT8, exactNumber);
  types.setTypeParser(INT8_ARRAY as number, (text) =>
    asTexts(text).map((item) => (item === null ? null : exactNumber(item))),
  );
  for (const type of [DATE, NUMERIC]) types.setTypeParser(type, (text) => text);
  for (const type of [DATE_ARRAY, NUMERIC_ARRAY]) types.setTypeParser(type as number, asTexts);
}

function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}
