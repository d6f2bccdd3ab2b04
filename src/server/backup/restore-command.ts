import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { RESTORE_ELSEWHERE, USAGE, progress, restoreDone, restoreRefusal } from "./backup.messages.ts";
import { runCommand } from "./command.ts";
import { findBackup } from "./find-backup.ts";
import { parisMoment } from "./paris-moment.ts";
import { restoreBackup } from "./restore-backup.ts";
import { BackupRefused } from "./work-folder.ts";

// `npm run restore`: puts a backup into an empty data folder.

await runCommand(async ({ config, stopping, log }) => {
  const { folder, until } = readArguments();
  if (config.databaseUrl !== null) throw new BackupRefused(RESTORE_ELSEWHERE);
  console.log(progress.recovering);
  const { dataDir, installationKey: hexKey } = config;
  const restoration = await restoreBackup({
    folder: findBackup(resolve(folder), until),
    dataDir,
    hexKey,
    until,
    log,
    stopping,
  });
  console.log(restoreDone({ dataDir, ...restoration }));
});

function readArguments(): { folder: string; until: Date | null } {
  try {
    const { values, positionals } = parseArgs({ options: { until: { type: "string" } }, allowPositionals: true });
    const [folder, ...others] = positionals;
    if (folder !== undefined && others.length === 0) return { folder, until: momentOf(values.until) };
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
  }
  throw new BackupRefused(USAGE.restore);
}

function momentOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const moment = parisMoment(text);
  if (moment === null) throw new BackupRefused(restoreRefusal.badMoment(text));
  return moment;
}
