import { join, resolve } from "node:path";
import { ELSEWHERE, USAGE, backupDone, backupVerified, progress } from "./backup.messages.ts";
import { runCommand } from "./command.ts";
import type { Manifest } from "./manifest.ts";
import { parisText } from "./paris-moment.ts";
import { takeBackup } from "./take-backup.ts";
import { verifyBackup } from "./verify-backup.ts";
import { BackupRefused } from "./work-folder.ts";

// `npm run backup`: a backup of the running installation, or the check of one.

const [first, second, ...others] = process.argv.slice(2);

await runCommand(async ({ config, stopping, log }) => {
  if (first?.startsWith("-") || others.length > 0) throw new BackupRefused(USAGE.backup);
  if (first === "verify") {
    if (second === undefined) throw new BackupRefused(USAGE.backup);
    const folder = resolve(second);
    console.log(progress.checking);
    const { files, takenAt } = await verifyBackup(folder, stopping);
    return console.log(backupVerified(folder, files.length, new Date(takenAt)));
  }
  if (second !== undefined) throw new BackupRefused(USAGE.backup);
  if (config.databaseUrl !== null) throw new BackupRefused(ELSEWHERE);
  const folder = resolve(first ?? join(config.backupFolder ?? "backups", datedName()));
  console.log(progress.copying);
  const { dataDir, installationKey: hexKey } = config;
  const manifest = await takeBackup({ dataDir, hexKey, folder, log, stopping });
  console.log(backupDone({ ...manifest, folder, ...sizeOf(manifest), takenAt: new Date(manifest.takenAt) }));
});

function datedName(): string {
  return `etabli-${parisText(new Date()).replace(" ", "-").replaceAll(":", "h")}`;
}

function sizeOf({ files }: Manifest): { files: number; bytes: number } {
  return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}
