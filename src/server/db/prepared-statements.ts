import { errorCode } from "#server/error-code.ts";
import { createHash } from "node:crypto";

type Statement = { text: string; values: unknown[]; name?: string };

const OFTEN = 3;
const MOST_TEXTS = 1_000;
/** PostgreSQL's code for a prepared statement whose table has changed. */
export const STALE_PLAN = "0A000";

/**
 * Names the statements that come often, so that each connection parses and plans them once: planning takes PostgreSQL
 * longer than most of our statements run. Texts that come seldom are not named, because a connection keeps what it has
 * prepared. `noteError` is to be told of each error. It answers true after a change of tables: every statement then
 * gets a new name.
 */
export function statementNames() {
  const texts = new Map<string, { times: number; hash: string }>();
  let generation = 0;
  return {
    named(text: string, values: unknown[]): Statement {
      const statement = texts.get(text);
      if (statement === undefined && texts.size < MOST_TEXTS) texts.set(text, { times: 1, hash: hashOf(text) });
      if (statement === undefined || statement.times++ < OFTEN) return { text, values };
      return { name: `${generation}-${statement.hash}`, text, values };
    },
    noteError(error: unknown): boolean {
      const isStale = errorCode(error) === STALE_PLAN;
      if (isStale) generation += 1;
      return isStale;
    },
  };
}

function hashOf(text: string): string {
  return createHash("sha1").update(text).digest("base64url");
}
