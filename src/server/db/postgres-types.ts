import { types } from "pg";

/** Reads PostgreSQL's values as the domain wants them: bigint as exact numbers, days as text (never a moment), numeric as text. */
export function readPostgresTypes(): void {
  types.setTypeParser(types.builtins.INT8, (text) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
    return value;
  });
  types.setTypeParser(types.builtins.DATE, (text) => text);
  types.setTypeParser(types.builtins.NUMERIC, (text) => text);
}
