import type { Source } from "./source-code.ts";
import { writtenTexts } from "./source-code.ts";

/** The folders and files that may hold SQL. */
const SQL_ROOM = /\.(repository|figures)\.ts$|^src\/server\/db\//;

/** Files with SQL outside these places. Never add one: move the statement to the `*.repository.ts` of its noun. */
export const SQL_ELSEWHERE: readonly string[] = [];

// A real statement, not a sentence that begins with the same word.
const STATEMENT = new RegExp(
  [
    String.raw`^\s*select\s[^]*\bfrom\b`,
    String.raw`^\s*select\s+[\w.]+\(`,
    String.raw`^\s*insert\s+into\s`,
    String.raw`^\s*update\s+[\w."]+\s+(as\s+\w+\s+)?set\s`,
    String.raw`^\s*(delete\s+from|truncate(\s+table)?|drop\s+table|alter\s+table|grant|revoke)\s+\w`,
    String.raw`^\s*with\s+\w+\s+as\s+(materialized\s+)?\(`,
    String.raw`^\s*(begin|commit|rollback)\s*;?\s*$`,
    String.raw`^\s*(set\s+(local|transaction|session)|lock\s+table|create\s+(table|role|database|function))\s`,
  ].join("|"),
  "i",
);
const TOOL = /\bimport\s+\{[^}]*\bsql\b[^}]*\}\s+from\s+"kysely"|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;

/** True when a source holds SQL: a statement in a text, Kysely's `sql`, or a call of its builder. */
export function hasSql(source: Source): boolean {
  return TOOL.test(source.text) || writtenTexts(source).some(({ text }) => STATEMENT.test(text));
}

/** Files of the product with SQL outside its rooms, listed or not. */
export function sqlOutsideItsRooms(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !SQL_ROOM.test(path))
    .filter(hasSql)
    .map(({ path }) => path);
}
