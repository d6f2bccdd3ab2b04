import { isAlive } from "#server/db/embedded/postgres-locks.ts";
import type { ClusterPaths } from "#server/db/embedded/postgres-place.ts";
import { ensureSocketDir, takeOver, writeAccessRules } from "#server/db/embedded/postgres-place.ts";
import { spawnPostmaster, stopPostmaster } from "#server/db/embedded/postgres-process.ts";
import { adminClient } from "#server/db/presence.ts";
import { readTextOrNull } from "#server/text-file.ts";
import { readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { restoreRefusal } from "./backup.messages.ts";
import { BackupRefused } from "./work-folder.ts";

const POLL_MS = 100;
const LOG_LINES = 8;
/** What PostgreSQL says when the log has ended and nothing in it was later than the moment asked for. */
const ENDED_EARLY = "recovery ended before configured recovery target was reached";

/**
 * Brings copied files to one state by the log beside them, up to `until` or to the end of the log, while `work` uses
 * the database; then stops it. PostgreSQL begins a new timeline, so that its log is never taken for that of the
 * installation it was copied from.
 */
export async function recoverCluster<T>(
  place: ClusterPaths,
  { until, stopping }: { until: Date | null; stopping?: AbortSignal | undefined },
  work: () => Promise<T>,
): Promise<T> {
  const settingsFile = join(place.cluster, "postgresql.auto.conf");
  const usualSettings = readFileSync(settingsFile, "utf8");
  writeFileSync(join(place.cluster, "recovery.signal"), "", { mode: 0o600 });
  const usable = { ...place, log: { info: () => {}, warn: () => {} } };
  writeFileSync(settingsFile, `${usualSettings}\n${recoverySettings(until)}`);
  await takeOver(usable, async () => {});
  writeAccessRules(place);
  ensureSocketDir(place);
  let pid = await runRecovery(place, stopping);
  if (pid === null && until !== null && readLog(place).includes(ENDED_EARLY)) {
    // Nothing in the whole log is later than that moment: all of it belongs to the state that is asked for.
    writeFileSync(settingsFile, `${usualSettings}\n${recoverySettings(null)}`);
    pid = await runRecovery(place, stopping);
  }
  if (pid === null) throw new BackupRefused(restoreRefusal.noRecovery(readLog(place)));
  try {
    writeFileSync(settingsFile, usualSettings);
    return await work();
  } finally {
    await stopPostmaster(pid);
    removeEmpty(place.socketDir);
  }
}

// The whole log is beside the files. PostgreSQL asks for a command that would bring more of it, and this one has none.
function recoverySettings(until: Date | null): string {
  return [
    "hot_standby = off",
    "restore_command = 'exit 1'",
    "recovery_target_action = 'promote'",
    ...(until === null
      ? []
      : [`recovery_target_time = '${until.toISOString().replace("T", " ").replace("Z", "+00")}'`]),
    "",
  ].join("\n");
}

/** Starts PostgreSQL and gives its process once it has recovered, for it takes connections then. Null: it ended. */
async function runRecovery(place: ClusterPaths, stopping: AbortSignal | undefined): Promise<number | null> {
  const pid = spawnPostmaster(place);
  while (isAlive(pid)) {
    if (stopping?.aborted) {
      await stopPostmaster(pid);
      stopping.throwIfAborted();
    }
    const client = adminClient(place);
    try {
      await client.connect();
      return pid;
    } catch {
      await sleep(POLL_MS);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return null;
}

function readLog({ logFile }: ClusterPaths): string {
  return (readTextOrNull(logFile) ?? "").trim().split("\n").slice(-LOG_LINES).join("\n");
}

function removeEmpty(dir: string): void {
  try {
    rmdirSync(dir);
  } catch {
    // It is not empty when another start uses it.
  }
}
