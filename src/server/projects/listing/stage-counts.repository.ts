import type { ProjectStage, StoredStage } from "#domain/projects/stages/stages.ts";
import { PROJECT_STAGES } from "#domain/projects/stages/stages.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { sql } from "kysely";

/** No count of a stage goes beyond this. */
export const MOST_COUNTED = 10_000;
/** How many projects of a stored stage are read: enough for both stages that one of them stands for. */
const MOST_READ = 20_000;

/** How many projects are at a stage. Null: those put away. */
export type CountRow = { stage: ProjectStage | null; count: number };
/** The counts, with those that leave something to collect though their work is not wholly invoiced. */
export type CountedRows = { rows: CountRow[]; openCount: number; openDueCents: number };

type StoredCounts = {
  stage: StoredStage;
  count: number;
  open_count: number;
  elsewhere_count: number;
  elsewhere_cents: number;
  archived_count: number;
};

/** How many projects are at each stage, and how many are put away, of all of them. */
export async function countAllRows(tx: Db): Promise<CountedRows> {
  // Each stored stage has its part of an index, which is read up to a limit. The paid projects are the invoiced ones
  // with nothing left to collect. Those with something left are few, and so are the projects that are not invoiced:
  // both are read, and not the thousands of invoiced ones.
  const storedStages = [...new Set(PROJECT_STAGES.map(storedStageOf))];
  const { rows } = await sql<StoredCounts>`
    with open as materialized (
      select b.project_id, sum(b.rest_cents)::bigint as rest_cents from invoice_balance b where b.rest_cents > 0
      group by 1)
    select one.stage, counted.count, all_open.count - elsewhere.count - put_away_open.count as open_count,
      elsewhere.count as elsewhere_count, elsewhere.rest_cents as elsewhere_cents, put_away.count as archived_count
    from unnest(${storedStages}::text[]) one (stage)
    cross join lateral (
      select count(*)::int as count from (
        select from project where stage = one.stage and archived_at is null limit ${rowLimit(MOST_READ)}) row
    ) counted
    cross join (select count(*)::int as count from open) all_open
    cross join (
      select count(*)::int as count, coalesce(sum(open.rest_cents), 0)::bigint as rest_cents
      from project join open on open.project_id = project.id
      where stage = any(${storedStages.filter((stage) => stage !== "invoiced")}::text[]) and archived_at is null
    ) elsewhere
    cross join (
      select count(*)::int as count from project
      where archived_at is not null and id in (select project_id from open)) put_away_open
    cross join (
      select count(*)::int as count from (
        select from project where archived_at is not null limit ${rowLimit(MOST_COUNTED)}) row) put_away`.execute(tx);
  const stages = rows.flatMap(({ stage, count, open_count }): CountRow[] =>
    stage === "invoiced"
      ? [
          { stage, count: open_count },
          { stage: "paid", count: count - open_count },
        ]
      : [{ stage, count }],
  );
  const stageCounts = stages.map(({ stage, count }) => ({ stage, count: Math.min(count, MOST_COUNTED) }));
  const [first] = rows;
  return {
    rows: [...stageCounts, { stage: null, count: first?.archived_count ?? 0 }],
    openCount: first?.elsewhere_count ?? 0,
    openDueCents: first?.elsewhere_cents ?? 0,
  };
}

/** The stored stage of a stage. */
export function storedStageOf(stage: ProjectStage): StoredStage {
  return stage === "paid" ? "invoiced" : stage;
}
