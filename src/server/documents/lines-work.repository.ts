import type { RawBuilder } from "kysely";
import { sql } from "kysely";

/** What the lines of a quote's draft count of work, in 10^-4 days and hours. Null where they count none. */
export type LinesWork = { days_e4: number | null; hours_e4: number | null };

/** SQL that selects the `LinesWork` of the draft of a row of `project`, in one row. Options do not count. */
export function linesWorkOf(project: RawBuilder<unknown>): RawBuilder<LinesWork> {
  return sql`
    select sum((line ->> 'quantityE4')::bigint) filter (where line ->> 'unit' = 'jour')::bigint as days_e4,
      sum((line ->> 'quantityE4')::bigint) filter (where line ->> 'unit' = 'h')::bigint as hours_e4
    from quote_draft w cross join lateral jsonb_array_elements(w.lines) line
    where w.company_id = ${project}.company_id and w.project_id = ${project}.id and line ->> 'kind' = 'item'
      and line ->> 'isOption' = 'false'`;
}
