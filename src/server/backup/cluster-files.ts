import type { Listing } from "./copy-files.ts";
import { listingOf } from "./copy-files.ts";

// https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP-DATA

/** Folders whose files belong to the running server. The copy has them empty; what the log needs is added after. */
const EMPTY = [
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
];

const LEFT_OUT = [
  "postmaster.pid",
  "postmaster.opts",
  "backup_label",
  "backup_label.old",
  "tablespace_map",
  "tablespace_map.old",
  "recovery.signal",
  "standby.signal",
  "postgresql.auto.conf.tmp",
];

/** The file that PostgreSQL rewrites at each checkpoint. It is copied last. */
export const CONTROL = "global/pg_control";

/** The files of a running cluster that a backup copies, the control file last. */
export function listClusterFiles(cluster: string): Listing {
  const { folders, files } = listingOf(cluster, isLeftOut);
  return { folders, files: [...files.filter((path) => path !== CONTROL), CONTROL] };
}

function isLeftOut(path: string, isFolder: boolean): boolean {
  const name = path.split("/").at(-1) ?? "";
  if (name.startsWith("pgsql_tmp") || (!isFolder && name.startsWith("pg_internal.init"))) return true;
  return LEFT_OUT.includes(path) || EMPTY.some((folder) => path.startsWith(`${folder}/`));
}
