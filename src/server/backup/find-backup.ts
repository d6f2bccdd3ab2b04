import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { restoreRefusal } from "./backup.messages.ts";
import type { DatedBackup } from "./backups-to-remove.ts";
import { MANIFEST, readManifest } from "./manifest.ts";
import { BackupRefused } from "./work-folder.ts";

/** The finished backups in a folder, the newest first. Refuses when the manifest of one is damaged. */
export function listBackups(parent: string): DatedBackup[] {
  return readdirSync(parent)
    .map((name) => join(parent, name))
    .filter((folder) => existsSync(join(folder, MANIFEST)))
    .map((folder) => ({ folder, takenAt: new Date(readManifest(folder).takenAt) }))
    .sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
}

/**
 * The backup to restore: the folder itself when it is one, otherwise the newest one in it that was finished at that
 * moment.
 */
export function findBackup(folder: string, until: Date | null): string {
  if (existsSync(join(folder, MANIFEST)) || !existsSync(folder)) return folder;
  const backups = listBackups(folder);
  if (backups.length === 0) throw new BackupRefused(restoreRefusal.noBackup(folder));
  const backup = backups.find(({ takenAt }) => until === null || takenAt <= until);
  if (!backup && until !== null) throw new BackupRefused(restoreRefusal.noBackupUntil(folder, until));
  return backup?.folder ?? folder;
}
