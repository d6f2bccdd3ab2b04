import type { DatabaseLog } from "#server/db/database-log.ts";
import { preparePlace } from "#server/db/embedded/postgres-place.ts";
import { adminClient } from "#server/db/presence.ts";
import { existsSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { Client } from "pg";
import { SLOT_PREFIX, deleteSlot, listSlots, takeKeeperLock } from "./backup.repository.ts";
import type { DatedBackup } from "./backups-to-remove.ts";
import { backupsToRemove } from "./backups-to-remove.ts";
import { listBackups } from "./find-backup.ts";
import { followLog } from "./follow-log.ts";
import { MANIFEST } from "./manifest.ts";
import { parisText } from "./paris-moment.ts";
import { takeBackup } from "./take-backup.ts";

/** What is kept safe, and where. */
export type KeepOptions = {
  dataDir: string;
  hexKey: string | null;
  backupFolder: string;
  log: DatabaseLog;
  stopping?: AbortSignal;
  isUnsafeForTests?: boolean;
};

const AUTOMATIC = /^auto-\d{4}-\d{2}-\d{2}-\d{2}h\d{2}h\d{2}$/;
const DAY_MS = 86_400_000;

/**
 * One round of the automatic backups of a running installation: follows the log of the last backup, takes a new backup
 * when the last one is a day old or can be followed no further, and removes those that are not to be kept. Of several
 * servers of a data folder one does it: false when another one is at it. A folder that is not there, as an unplugged
 * disk, is not created.
 */
export async function keepBackups(options: KeepOptions, now: Date): Promise<boolean> {
  const { dataDir, backupFolder, log } = options;
  const admin = adminClient(preparePlace({ dataDir, log }));
  await admin.connect();
  try {
    if (!(await takeKeeperLock(admin))) return false;
    if (!existsSync(backupFolder))
      throw new Error(`BACKUP_FOLDER ${backupFolder} is not there: create it, or plug it in`);
    await keepInTurn(admin, options, now);
    return true;
  } finally {
    await admin.end();
  }
}

/** Removes the slots of automatic backups that are switched off, so that PostgreSQL holds no log for them. */
export async function forgetFollowedBackups(admin: Client): Promise<void> {
  for (const slot of await listSlots(admin)) await deleteSlot(admin, slot);
}

async function keepInTurn(admin: Client, options: KeepOptions, now: Date): Promise<void> {
  const { dataDir, backupFolder } = options;
  const cluster = join(dataDir, "postgres");
  const slots = await listSlots(admin);
  const latest = listAutomatic(backupFolder).find(({ folder }) => slots.includes(slotOf(folder)));
  for (const slot of slots) if (!latest || slot !== slotOf(latest.folder)) await deleteSlot(admin, slot);
  const followedBackup = latest && { ...latest, slotName: slotOf(latest.folder) };
  const isFollowed = followedBackup !== undefined && (await followLog(admin, cluster, followedBackup));
  if (isFollowed && now.getTime() - followedBackup.takenAt.getTime() < DAY_MS) return;
  const folder = join(backupFolder, `auto-${parisText(now).replace(" ", "-").replaceAll(":", "h")}`);
  await takeBackup({ ...options, folder, slotName: slotOf(folder) });
  // Up to the new backup, so that no moment between the two is missing.
  if (isFollowed) {
    await followLog(admin, cluster, followedBackup);
    await deleteSlot(admin, followedBackup.slotName);
  }
  await followLog(admin, cluster, { folder, slotName: slotOf(folder) });
  for (const old of backupsToRemove(listAutomatic(backupFolder), now)) removeBackup(old.folder);
}

// The manifest goes first: what is half removed is no backup.
function removeBackup(folder: string): void {
  rmSync(join(folder, MANIFEST));
  rmSync(folder, { recursive: true });
}

function listAutomatic(backupFolder: string): DatedBackup[] {
  return listBackups(backupFolder).filter(({ folder }) => AUTOMATIC.test(basename(folder)));
}

function slotOf(folder: string): string {
  return `${SLOT_PREFIX}${basename(folder).replaceAll(/\D/g, "")}`;
}
