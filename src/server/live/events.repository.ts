import type { Role } from "#domain/company/team.ts";
import type { Audience, EventKind } from "#domain/events/event.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { inCompany } from "#server/db/tenancy.ts";
import { sql } from "kysely";

/** An event as it is kept. */
export type KeptEvent = Audience & { id: string; kind: EventKind; subjectId: string; transaction: number };

/**
 * What happened in a company. `nextFrom`: whatever was kept by an earlier transaction was read. `roles`: those who
 * listen and still may, by their session. `isWhole`: false when there was too much to tell.
 */
export type News = { nextFrom: number; events: KeptEvent[]; isWhole: boolean; roles: ReadonlyMap<string, Role> };

/** Somebody who listens: their session says whether they still may. */
type SessionOwner = { userId: string; sessionId: string };

/** More than these at once are not told one by one. */
const MOST_EVENTS = 500;

/**
 * Reads what was kept by transactions from `from` on (null: nothing), and who of these callers still may hear of it.
 * Transactions that began before others may end after them: `nextFrom` is the oldest one that still runs.
 */
export function readNews(
  db: Db,
  companyId: string,
  from: number | null,
  callers: readonly SessionOwner[],
  now: Date,
): Promise<News> {
  return inCompany(db, companyId, async (tx) => {
    const reading = sql<{ next_from: number }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as next_from`.execute(tx);
    const [snapshot, { rows: members }, { rows: events }] = await Promise.all([
      reading,
      sql<{ session_id: string; role: Role }>`
        select given.session_id, c.role
        from jsonb_to_recordset(${JSON.stringify(callers.map(callerRow))}::jsonb)
          as given (session_id uuid, user_id uuid)
        cross join lateral caller_of(given.session_id, given.user_id, ${now}::timestamptz, ${companyId}::uuid) c
        where not c.second_factor_needed and c.company_id is not null`.execute(tx),
      sql<KeptEvent>`
        select id, kind, subject_id as "subjectId", user_id as "userId", right_needed as "rightNeeded",
          happened_in as transaction
        from event where happened_in >= ${from}::bigint
        order by happened_in limit ${rowLimit(MOST_EVENTS)}`.execute(tx),
    ]);
    const isWhole = events.length < MOST_EVENTS;
    return {
      nextFrom: snapshot.rows[0]?.next_from ?? 0,
      events: isWhole ? events : [],
      isWhole,
      roles: new Map(members.map(({ session_id, role }) => [session_id, role])),
    };
  });
}

function callerRow({ sessionId, userId }: SessionOwner) {
  return { session_id: sessionId, user_id: userId };
}

/** How long events are kept, in milliseconds: a little longer than a page may be away. */
const KEPT_MS = 3_600_000;
const MOST_SWEPT = 100_000;

/** Deletes the events that nobody may ask for any more. */
export async function sweepEvents(db: Db, now: Date): Promise<void> {
  const keptFrom = new Date(now.getTime() - KEPT_MS);
  await sql`select sweep_events(${keptFrom}, ${MOST_SWEPT}::int)`.execute(db);
}
