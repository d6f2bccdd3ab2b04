import { chownSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Place } from "./embedded-postgres.ts";
import { spawnPostgresProgram } from "./postgres-process.ts";

/**
 * Makes the cluster when there is none. It is made under another name, then renamed: a first start cut half-way leaves nothing
 * that could be taken for a cluster.
 */
export async function ensureCluster(place: Place): Promise<void> {
  if (existsSync(join(place.cluster, "PG_VERSION"))) return;
  const fresh = `${place.cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  if (place.asRoot) chownSync(fresh, 65_534, 65_534);
  place.options.log.info("first start: preparing the database");
  const code = await finished(spawnPostgresProgram(place, "initdb", initdbArguments(place), fresh));
  if (code !== 0) throw new Error(`initdb failed (${code}): see ${place.logFile}`);
  rmSync(place.cluster, { recursive: true, force: true });
  renameSync(fresh, place.cluster);
  syncFolder(dirname(place.cluster));
}

function initdbArguments({ options }: Place): string[] {
  const args = ["-D", "/proc/self/fd/3", "--username=postgres", "--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  return [...args, "--auth=peer", "--data-checksums", ...(options.unsafeForTests ? ["--no-sync"] : [])];
}

function finished(child: ReturnType<typeof spawnPostgresProgram>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", resolve);
  });
}

function syncFolder(path: string): void {
  const fd = openSync(path, "r");
  fsyncSync(fd);
  closeSync(fd);
}
