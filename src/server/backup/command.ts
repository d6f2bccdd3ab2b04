import type { Config } from "#server/config.ts";
import { readConfig } from "#server/config.ts";
import type { DatabaseLog } from "#server/db/database-log.ts";
import { existsSync } from "node:fs";
import { BackupRefused } from "./work-folder.ts";

/** What a command works with: settings, an end that Ctrl-C brings, and where warnings of the database go. */
export type CommandGround = { config: Config; stopping: AbortSignal; log: DatabaseLog };

/** Runs a command on the settings of the server. A refusal is printed alone, and the process then ends with 1. */
export async function runCommand(work: (ground: CommandGround) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  // A command that the server has started ends with it: the channel between them closes.
  for (const event of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(event, () => stopping.abort());
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    const log = { info: () => {}, warn: (text: string) => console.warn(text) };
    await work({ config: readConfig(process.env), stopping: stopping.signal, log });
  } catch (error) {
    console.error(error instanceof BackupRefused ? error.message : error);
    process.exitCode = 1;
  }
}
