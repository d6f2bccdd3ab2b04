import { setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { runCommand } from "./command.ts";
import { keepBackups } from "./keep-backups.ts";

// The process of the automatic backups, started by the server. It ends with it.

const EVERY_MS = 60_000;
/** After a failure, so that a disk that is full is not filled again and again. */
const AFTER_FAILURE_MS = 600_000;
/** Everybody else goes first. */
const LOWEST_PRIORITY = 19;

setPriority(LOWEST_PRIORITY);

await runCommand(async ({ config: { dataDir, installationKey: hexKey, backupFolder }, stopping, log }) => {
  while (backupFolder !== null && !stopping.aborted) {
    const pauseMs = await keepBackups({ dataDir, hexKey, backupFolder, log, stopping }, new Date()).then(
      () => EVERY_MS,
      (error: unknown) => {
        if (!stopping.aborted) console.error("automatic backup:", error instanceof Error ? error.message : error);
        return AFTER_FAILURE_MS;
      },
    );
    await sleep(pauseMs, undefined, { signal: stopping }).catch(() => {});
  }
});
process.exit();
