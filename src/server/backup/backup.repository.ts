import type { Client } from "pg";
import type { LogPart } from "./database-log.ts";

/** How the slots of automatic backups begin. The rest of the name is the moment of the backup. */
export const SLOT_PREFIX = "etabli_auto_";

const KEEPER_LOCK = 74_120_004;

/** Which cluster this is, and how its log is cut. */
export type ClusterFacts = Pick<LogPart, "timeline" | "segmentBytes"> & { systemIdentifier: string };

/** What PostgreSQL gives at the end of a copy: `label` belongs in the copy, as `backup_label`, byte for byte. */
export type CopyEnd = { stopLsn: string; label: string; takenAt: Date };

/**
 * Begins a copy of the files, in this session, and gives where its part of the log begins. The slot holds the log until
 * it is copied; it goes with the session, unless it is to last.
 */
export async function beginCopy(admin: Client, slot: { name: string; isLasting: boolean }): Promise<string> {
  await admin.query("select pg_create_physical_replication_slot($1, true, $2)", [slot.name, !slot.isLasting]);
  const { rows } = await admin.query<{ lsn: string }>("select pg_backup_start($1, true)::text as lsn", [slot.name]);
  return rows[0]?.lsn ?? "";
}

/** Ends the copy of the same session. The log is switched to a new segment, so that the last one is complete. */
export async function endCopy(admin: Client): Promise<CopyEnd> {
  const { rows } = await admin.query<{ lsn: string; labelfile: string; taken_at: Date }>(
    "select lsn::text, labelfile, clock_timestamp() as taken_at from pg_backup_stop(false)",
  );
  const row = rows[0];
  if (!row) throw new Error("PostgreSQL gave no end of the copy");
  return { stopLsn: row.lsn, label: row.labelfile, takenAt: new Date(row.taken_at) };
}

/** Which cluster this session is of. */
export async function findClusterFacts(admin: Client): Promise<ClusterFacts> {
  const { rows } = await admin.query<{ system: string; timeline: number; bytes: number }>(
    `select s.system_identifier::text as system, c.timeline_id as timeline, w.setting::integer as bytes
    from pg_control_system() s, pg_control_checkpoint() c, pg_settings w where w.name = 'wal_segment_size'`,
  );
  const row = rows[0];
  if (!row) throw new Error("PostgreSQL does not say which cluster it is");
  return { systemIdentifier: row.system, timeline: row.timeline, segmentBytes: row.bytes };
}

/** What a restored installation holds. `upTo`: the last change that the log brought, or null when it brought none. */
export type RestoredFacts = {
  upTo: Date | null;
  companies: number;
  documents: number;
  lastNumbers: { company: string; numbers: string[] }[];
};

const MOST_COMPANIES = 20;

/** Counts what is in a restored database, with the last number of each series of the first companies. */
export async function readRestoredFacts(admin: Client): Promise<RestoredFacts> {
  const counts = await admin.query<{ up_to: Date | null; companies: number; documents: number }>(
    `select pg_last_xact_replay_timestamp() as up_to, (select count(*)::integer from company) as companies,
      (select count(*)::integer from document) as documents`,
  );
  const series = await admin.query<{ name: string; numbers: string[] }>(
    `select c.name, array_agg(last.number order by last.number) as numbers
    from (
      select distinct on (company_id, kind, coalesce(invoice_kind, '') = 'credit_note') company_id, number
      from document where version = 1
      order by company_id, kind, coalesce(invoice_kind, '') = 'credit_note', created_at desc, id desc) last
    join company c on c.company_id = last.company_id group by c.company_id, c.name order by c.company_id limit $1`,
    [MOST_COMPANIES],
  );
  const row = counts.rows[0];
  return {
    upTo: row?.up_to ? new Date(row.up_to) : null,
    companies: row?.companies ?? 0,
    documents: row?.documents ?? 0,
    lastNumbers: series.rows.map(({ name, numbers }) => ({ company: name, numbers })),
  };
}

/**
 * How far the log is on disk, and how far a slot holds it. Every change acknowledged before `moment` is below
 * `flushLsn`. Null when the slot is gone, or when PostgreSQL had to forget a part that it held.
 */
export async function findLogPlace(
  admin: Client,
  slotName: string,
): Promise<{ slotLsn: string; flushLsn: string; moment: Date } | null> {
  // The moment is read first: a change that is acknowledged in between is on disk, and only counts as later.
  const clock = await admin.query<{ moment: Date }>("select clock_timestamp() as moment");
  const { rows } = await admin.query<{ slot_lsn: string; flush_lsn: string }>(
    `select restart_lsn::text as slot_lsn, pg_current_wal_flush_lsn()::text as flush_lsn from pg_replication_slots
    where slot_name = $1 and restart_lsn is not null and wal_status <> 'lost'`,
    [slotName],
  );
  const [row, moment] = [rows[0], clock.rows[0]?.moment];
  return row && moment ? { slotLsn: row.slot_lsn, flushLsn: row.flush_lsn, moment: new Date(moment) } : null;
}

/** Lets PostgreSQL forget the log of a slot up to a place. */
export async function advanceSlot(admin: Client, slotName: string, lsn: string): Promise<void> {
  await admin.query("select pg_replication_slot_advance($1, $2::pg_lsn)", [slotName, lsn]);
}

/** The slots of automatic backups. */
export async function listSlots(admin: Client): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    "select slot_name::text as name from pg_replication_slots where slot_name like $1 and not active order by 1",
    [`${SLOT_PREFIX.replaceAll("_", "\\_")}%`],
  );
  return rows.map(({ name }) => name);
}

/** Removes a slot: PostgreSQL holds no log for it any more. */
export async function deleteSlot(admin: Client, slotName: string): Promise<void> {
  await admin.query("select pg_drop_replication_slot($1)", [slotName]);
}

/** True when this session is the one that makes automatic backups. It is until it ends. */
export async function takeKeeperLock(admin: Client): Promise<boolean> {
  const { rows } = await admin.query<{ is_ours: boolean }>("select pg_try_advisory_lock($1) as is_ours", [KEEPER_LOCK]);
  return rows[0]?.is_ours === true;
}
