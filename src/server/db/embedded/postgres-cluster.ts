import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { isAlive } from "./postgres-locks.ts";
import type { ClusterPaths } from "./postgres-place.ts";
import { spawnPostgresProgram } from "./postgres-process.ts";

/**
 * Creates the cluster when there is none. It is created under a temporary name and then renamed, so an interrupted
 * first start leaves nothing that looks like a cluster. A folder that holds files and no cluster is refused and never
 * replaced, because it may hold somebody's data.
 */
export async function ensureCluster(place: ClusterPaths): Promise<void> {
  if (isCluster(place)) return;
  if (existsSync(place.cluster) && readdirSync(place.cluster).length > 0)
    throw new Error(`${place.cluster} is not a whole PostgreSQL cluster: restore it from a backup, or move it away`);
  removeHalfMade(place.cluster);
  place.log.info("first start: preparing the database");
  const fresh = `${place.cluster}.new-${process.pid}`;
  await runInitdb(place, fresh);
  try {
    renameSync(fresh, place.cluster);
    syncFolder(dirname(place.cluster));
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    // Another server may have created the cluster first.
    if (!isCluster(place)) throw error;
  }
}

function isCluster({ cluster, major }: ClusterPaths): boolean {
  const file = join(cluster, "PG_VERSION");
  if (!existsSync(file)) return false;
  const version = readFileSync(file, "utf8").trim();
  if (version !== major)
    throw new Error(
      `${cluster} was made by PostgreSQL ${version}, this version brings ${major}: ` +
        "export the data with the old one first",
    );
  return true;
}

async function runInitdb(place: ClusterPaths, fresh: string): Promise<void> {
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  if (place.owner) chownSync(fresh, place.owner.uid, place.owner.gid);
  const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  const args = [
    "--username=postgres",
    "--auth=peer",
    "--data-checksums",
    ...locale,
    ...(place.isUnsafeForTests ? ["--no-sync"] : []),
  ];
  const code = await waitForExit(spawnPostgresProgram(place, "initdb", args, fresh));
  if (code === 0) return;
  rmSync(fresh, { recursive: true, force: true });
  throw new Error(`initdb failed (${code}): see ${place.logFile}`);
}

// Interrupted first starts leave these folders. A folder still in use belongs to a running server.
function removeHalfMade(cluster: string): void {
  const prefix = `${basename(cluster)}.new-`;
  for (const name of readdirSync(dirname(cluster)).filter((entry) => entry.startsWith(prefix))) {
    if (isAlive(Number(name.slice(prefix.length)))) continue;
    try {
      rmSync(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // A process of the interrupted start is still writing there. The next start removes the folder.
    }
  }
}

function waitForExit(child: ReturnType<typeof spawnPostgresProgram>): Promise<number | null> {
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
