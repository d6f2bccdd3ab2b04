import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const READY_WITHIN_MS = 60_000;

/** A server started by a command of a page. */
export type ServedInstallation = { stop: () => Promise<void>; said: () => string };

/** A git repository with the current files of this one, to be cloned. */
export function makeOrigin(folder: string): void {
  const names = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: ROOT, encoding: "utf8" });
  for (const name of names.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(ROOT, name), join(folder, name), { force: true });
  }
  const author = ["-c", "user.name=test", "-c", "user.email=test@example.org"];
  runIn(folder, "git init -q -b main && git add -A -f");
  execFileSync("git", [...author, "commit", "-q", "-m", "As it is"], { cwd: folder });
}

/** Packages and built page of this checkout. They replace a first `npm start` that would install and build them. */
export function lendPackagesAndPage(clone: string): void {
  symlinkSync(join(ROOT, "node_modules"), join(clone, "node_modules"));
  cpSync(join(ROOT, "dist"), join(clone, "dist"), { recursive: true });
}

/** Runs a block of commands until the first that fails. Answers what it printed. Throws when one fails. */
export function runIn(folder: string, commands: string): string {
  const done = spawnSync("sh", ["-ec", commands], { cwd: folder, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`« ${commands.trim()} » ended with ${done.status}: ${done.stderr}`);
  return done.stdout;
}

/** Runs a command that serves, with these settings only, until it says that it is ready. */
export async function serveIn(
  folder: string,
  command: string,
  settings: Record<string, string>,
): Promise<ServedInstallation> {
  const child = spawn("sh", ["-ec", command], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: "error", ...settings },
  });
  let output = "";
  const close = once(child, "close");
  const stop = async (): Promise<void> => {
    // Sent to the whole group, as Ctrl-C does.
    if (child.exitCode === null) process.kill(-child.pid!, "SIGINT");
    await close;
  };
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`« ${command.trim()} » was not ready: ${output}`)), READY_WITHIN_MS);
    const hear = (text: Buffer): void => {
      output += text.toString();
      if (!output.includes("Établi est prêt")) return;
      clearTimeout(late);
      resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void close.then(() => reject(new Error(`« ${command.trim()} » ended: ${output}`)));
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { stop, said: () => output };
}
