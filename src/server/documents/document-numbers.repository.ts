import type { Series } from "#domain/documents/number-sequence.ts";
import { documentNumber, nextDocumentDate } from "#domain/documents/number-sequence.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** A number taken, and the day the document bears: never before the last day of its series. */
export type TakenNumber = { number: string; date: CalendarDate };

/**
 * Takes the next number of a series. The counter's row stays locked until the transaction ends, so numbers follow each
 * other without gap: whoever rolls back gives the number back (CGI ann. II 242 nonies A I-7°). Call it last: the lock
 * is the queue.
 */
export async function takeNumber(tx: Db, companyId: string, series: Series, today: CalendarDate): Promise<TakenNumber> {
  const lastDate = await sql<Pick<Row<"document_counter">, "last_date">>`
    select last_date from document_counter where series = ${series} order by year desc limit 1`.execute(tx);
  const date = nextDocumentDate(today, lastDate.rows[0]?.last_date ?? null);
  const year = Number(date.slice(0, 4));
  const { rows } = await sql<Pick<Row<"document_counter">, "last_number" | "last_date">>`
    insert into document_counter as counter (company_id, series, year, last_number, last_date)
    values (${companyId}, ${series}, ${year}, 1, ${date})
    on conflict (company_id, series, year) do update
      set last_number = counter.last_number + 1, last_date = greatest(counter.last_date, excluded.last_date)
    returning last_number, last_date`.execute(tx);
  const row = rows[0]!;
  return { number: documentNumber(series, year, row.last_number), date: row.last_date };
}
