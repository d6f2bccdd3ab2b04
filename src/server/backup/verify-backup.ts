import { readTextOrNull } from "#server/text-file.ts";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { damageRefusal, fileFault } from "./backup.messages.ts";
import { hashOf, listingOf } from "./copy-files.ts";
import { isWholeSegment, segmentsOf } from "./database-log.ts";
import { FOLLOWED_LOG, readFollowedLog } from "./followed-log.ts";
import type { Manifest } from "./manifest.ts";
import { MANIFEST, readManifest } from "./manifest.ts";
import { BackupRefused } from "./work-folder.ts";

const CLUSTER = "postgres";
const AT_ONCE = 4;

/**
 * Reads every byte of a backup. Refuses one without a manifest, with a file that is missing, changed or not its own, or
 * whose part of the log is not whole, up to where it was followed. Gives its manifest.
 */
export async function verifyBackup(folder: string, stopping?: AbortSignal): Promise<Manifest> {
  const manifest = readManifest(folder);
  const faults = [...unknownFiles(folder, manifest), ...(await listChangedFiles(folder, manifest, stopping))];
  if (faults.length === 0) faults.push(...(await listLogFaults(folder, manifest)));
  if (faults.length > 0) throw new BackupRefused(damageRefusal.files(folder, faults));
  readFollowedLog(folder, manifest);
  return manifest;
}

function unknownFiles(folder: string, { files }: Manifest): string[] {
  const knownPaths = new Set(files.map(({ path }) => path));
  return listingOf(folder, (path) => path === MANIFEST || path === FOLLOWED_LOG)
    .files.filter((path) => !knownPaths.has(path))
    .map(fileFault.unknown);
}

async function listChangedFiles(folder: string, { files }: Manifest, stopping?: AbortSignal): Promise<string[]> {
  const filesLeft = [...files];
  const faults: string[] = [];
  const work = async (): Promise<void> => {
    for (let file = filesLeft.shift(); file !== undefined; file = filesLeft.shift()) {
      stopping?.throwIfAborted();
      const facts = await hashOf(join(folder, file.path));
      if (facts === null) faults.push(fileFault.missing(file.path));
      else if (facts.sha256 !== file.sha256 || facts.bytes !== file.bytes) faults.push(fileFault.changed(file.path));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults.sort();
}

// The files are those of the manifest: what is left is whether PostgreSQL can bring them to one state.
async function listLogFaults(folder: string, manifest: Manifest): Promise<string[]> {
  const cluster = join(folder, CLUSTER);
  const faults: string[] = [];
  const label = readTextOrNull(join(cluster, "backup_label")) ?? "";
  if (!label.includes(`START WAL LOCATION: ${manifest.startLsn} `))
    faults.push(fileFault.label(`${CLUSTER}/backup_label`));
  const names = new Set(readdirSync(join(cluster, "pg_wal")));
  for (const { index, name } of segmentsOf(manifest)) {
    const path = `${CLUSTER}/pg_wal/${name}`;
    if (!names.has(name)) faults.push(fileFault.missing(path));
    else if (!(await isWholeSegment(join(folder, path), index, manifest))) faults.push(fileFault.log(path));
  }
  return faults;
}
