import type { SeriesPlace } from "#domain/documents/copies/last-sent.ts";
import type { CopyOrigin } from "#domain/documents/copies/restored-copy.messages.ts";
import type { NamedKind } from "#domain/documents/document-kind.ts";
import { DOCUMENT_WORDS, NAMED_KINDS } from "#domain/documents/document-kind.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** A copy that nobody answered for yet, with the year of the database. */
export type UnansweredCopy = { copied_on: CalendarDate; origin: CopyOrigin; this_year: number };

/** The copy that the company comes from, while nobody said which numbers were sent since. */
export async function findUnansweredCopy(tx: Db): Promise<UnansweredCopy | null> {
  const { rows } = await sql<UnansweredCopy>`
    select company_day(copied_at) as copied_on, origin, extract(year from database_day())::integer as this_year
    from unanswered_copy()`.execute(tx);
  return rows[0] ?? null;
}

/** The copy whose answer may still be changed, since no number was given after it. */
export async function findAmendableCopy(tx: Db): Promise<UnansweredCopy | null> {
  const { rows } = await sql<UnansweredCopy>`
    select company_day(copied_at) as copied_on, origin, extract(year from database_day())::integer as this_year
    from amendable_copy()`.execute(tx);
  return rows[0] ?? null;
}

/** Takes back the answer about that copy, which waits for another one. */
export async function deleteCopyAnswer(tx: Db): Promise<void> {
  await sql`select reopen_restored_copy()`.execute(tx);
}

type CounterRow = Pick<Row<"document_counter">, "series" | "year" | "last_number">;

/** The last number of each kind of document that the company gave; null without any. */
export async function readLastPlaces(tx: Db): Promise<Record<NamedKind, SeriesPlace | null>> {
  const { rows } = await sql<CounterRow>`
    select distinct on (series) series, year, last_number from document_counter order by series, year desc`.execute(tx);
  return toPlaces(rows);
}

/** The same as the copy knew it, whatever was answered since. */
export async function readPlacesOfCopy(tx: Db): Promise<Record<NamedKind, SeriesPlace | null>> {
  const { rows } = await sql<CounterRow>`select * from places_of_amendable_copy()`.execute(tx);
  return toPlaces(rows);
}

function toPlaces(rows: readonly CounterRow[]): Record<NamedKind, SeriesPlace | null> {
  const lastOf = (kind: NamedKind): SeriesPlace | null => {
    const row = rows.find(({ series }) => series === DOCUMENT_WORDS[kind].series);
    return row ? { year: row.year, rank: row.last_number } : null;
  };
  return { quote: lastOf("quote"), invoice: lastOf("invoice"), credit_note: lastOf("credit_note") };
}

/** Numbers of a series that were given after a copy, before it was restored. */
export type LostNumbers = {
  kind: NamedKind;
  copied_on: CalendarDate;
  first_number: string;
  last_number: string;
  answerer: string;
  answered_at: Date;
};

const MOST_SHOWN = 50;

/** The numbers that were said to be lost, the newest first. */
export async function listLostNumbers(tx: Db): Promise<LostNumbers[]> {
  const { rows } = await sql<Omit<LostNumbers, "kind"> & Pick<Row<"restored_copy_answer">, "series">>`
    select a.series, company_day(r.copied_at) as copied_on, a.answered_at,
      document_number(a.series, a.year, a.known_number + 1) as first_number,
      document_number(a.series, a.year, a.sent_number) as last_number,
      coalesce(nullif(m.name, ''), split_part(m.email, '@', 1), '') as answerer
    from restored_copy_answer a
    join restored_copy r on r.company_id = a.company_id and r.restored_at = a.restored_at
    left join membership m on m.company_id = a.company_id and m.user_id = a.answered_by
    where a.sent_number > a.known_number
    order by a.restored_at desc, a.series desc limit ${MOST_SHOWN}`.execute(tx);
  return rows.flatMap(({ series, ...numbers }) => {
    const kind = NAMED_KINDS.find((one) => DOCUMENT_WORDS[one].series === series);
    return kind ? [{ ...numbers, kind }] : [];
  });
}

/**
 * Keeps what a member said of the copy, and lets the counters go on after the last numbers that were sent. The database
 * refuses a second answer, and a number that does not come after the copy.
 */
export async function keepCopyAnswer(
  tx: Db,
  lastSent: Readonly<Record<NamedKind, string | null>>,
  userId: string,
): Promise<void> {
  const bySeries = Object.fromEntries(NAMED_KINDS.map((kind) => [DOCUMENT_WORDS[kind].series, lastSent[kind]]));
  await sql`select answer_restored_copy(${JSON.stringify(bySeries)}::jsonb, ${userId}::uuid)`.execute(tx);
}
