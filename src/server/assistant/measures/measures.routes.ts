import { getMeasures } from "#api/assistant/assistant.ts";
import { MISREAD_KINDS, MISREAD_QUESTIONS } from "#domain/assistant/measures/misread.ts";
import { addDays, dayAt, FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { readCountsSince } from "./counts.repository.ts";

/** How many days are measured, today included. */
const DAYS = 30;

const QUESTIONS: readonly string[] = MISREAD_QUESTIONS;

/** How the assistant serves a company. */
export const measuresRoutes: Route[] = [
  route(getMeasures, async (deps, { tx }) => {
    const today = dayAt(deps.clock(), FRENCH_TIME_ZONE);
    const counts = new Map(
      (await readCountsSince(tx, addDays(today, 1 - DAYS))).map(({ kind, count }) => [kind, count]),
    );
    const countOf = (kind: string) => counts.get(kind) ?? 0;
    const misread = MISREAD_KINDS.flatMap((kind) => (countOf(kind) > 0 ? [{ kind, count: countOf(kind) }] : []));
    return {
      days: DAYS,
      conversations: countOf("conversations"),
      with_document: countOf("with_document"),
      answers: countOf("answers"),
      documents: countOf("documents"),
      asked_again: misread.reduce((sum, { kind, count }) => (QUESTIONS.includes(kind) ? sum : sum + count), 0),
      misread: misread.toSorted((one, other) => other.count - one.count),
    };
  }),
];
