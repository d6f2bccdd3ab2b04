import { posix } from "node:path";
import type { Source } from "./source-code.ts";
import { lineFinder, writtenTexts } from "./source-code.ts";

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

/** A file with SQL outside its rooms, and the line of its first statement. */
export type SqlPlace = { path: string; line: number };

/** Files of the product with SQL outside its rooms, listed or not. */
export function sqlOutsideItsRooms(sources: readonly Source[]): SqlPlace[] {
  return sources
    .filter(({ path }) => !SQL_ROOM.test(path))
    .flatMap((source) => {
      const line = lineOfSql(source);
      return line === null ? [] : [{ path: source.path, line }];
    });
}

// The first line of SQL: a statement in a text, Kysely's `sql`, or a call of its builder. The import of `sql` alone is
// SQL too.
function lineOfSql(source: Source): number | null {
  const tool = TOOL.exec(source.text);
  const statements = writtenTexts(source).filter(({ text }) => STATEMENT.test(text));
  const lines = statements.map(({ line }) => line);
  if (lines.length === 0 && tool) return lineFinder(source.text)(tool.index);
  return lines.length === 0 ? null : Math.min(...lines);
}

/** The sentence for SQL outside its rooms: it names the repository of the folder. */
export function misplacedSql({ path, line }: SqlPlace): string {
  const folder = posix.dirname(path);
  const isNoun = /^src\/server\/./.test(folder);
  const repository = isNoun ? `${folder}/${posix.basename(folder)}.repository.ts` : "the *.repository.ts of its noun";
  return `${path}:${line} has SQL: move it to ${repository}${isNoun ? "" : " in src/server"}`;
}
