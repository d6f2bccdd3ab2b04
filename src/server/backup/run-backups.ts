import type { EmbeddedPostgres } from "#server/db/embedded/embedded-postgres.ts";
import { adminClient } from "#server/db/presence.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { forgetFollowedBackups } from "./keep-backups.ts";

const COMMAND = join(import.meta.dirname, "keep-command.ts");
const RESTART_MS = 60_000;

/**
 * Runs the automatic backups of the embedded database in a process of its own, for as long as the server runs, when
 * the settings ask for them. Gives the function that ends them.
 */
export async function runBackups(
  { backupFolder }: Pick<Config, "backupFolder">,
  postgres: EmbeddedPostgres | null,
): Promise<() => Promise<void>> {
  if (postgres === null) return async () => {};
  if (backupFolder === null) {
    await forgetWhatWasFollowed(postgres);
    return async () => {};
  }
  let isStopping = false;
  // It has the settings of the server: what is set for one is set for the other.
  const start = () => {
    const child = spawn(process.execPath, [COMMAND], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
    child.on("error", () => {});
    child.on("exit", () => {
      if (!isStopping) setTimeout(() => void (isStopping || (keeper = start())), RESTART_MS).unref();
    });
    return child;
  };
  let keeper = start();
  return async () => {
    isStopping = true;
    if (keeper.exitCode !== null || keeper.signalCode !== null) return;
    const exit = once(keeper, "exit");
    if (keeper.connected) keeper.disconnect();
    await exit;
  };
}

// A slot that nothing reads any more would hold the log of the database until its limit.
async function forgetWhatWasFollowed(postgres: EmbeddedPostgres): Promise<void> {
  const admin = adminClient(postgres);
  try {
    await admin.connect();
    await forgetFollowedBackups(admin);
  } finally {
    await admin.end().catch(() => {});
  }
}
