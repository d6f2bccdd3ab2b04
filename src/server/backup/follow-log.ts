import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Client } from "pg";
import { advanceSlot, findLogPlace } from "./backup.repository.ts";
import { hasPagesInOrder, lsnBytes, lsnOf } from "./database-log.ts";
import type { LogEnd } from "./followed-log.ts";
import { FOLLOWED_LOG, LOG_END, listLogFiles, logEndText, logFileName, segmentsAfter } from "./followed-log.ts";
import { readManifest } from "./manifest.ts";
import { syncFolder } from "./work-folder.ts";

const compress = promisify(gzip);
const LEVEL = 1;

/** The backup whose log is followed, and the slot in which PostgreSQL holds the log that is not copied yet. */
export type FollowedBackup = { folder: string; slotName: string };

/**
 * Copies what the log of the database has gained since the last time, beside a backup. PostgreSQL may then forget the
 * segments that are copied whole. False when it has forgotten some already: the backup can be followed no further.
 */
export async function followLog(
  admin: Client,
  cluster: string,
  { folder, slotName }: FollowedBackup,
): Promise<boolean> {
  const place = await findLogPlace(admin, slotName);
  if (place === null) return false;
  const manifest = readManifest(folder);
  const target = join(folder, FOLLOWED_LOG);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const size = BigInt(manifest.segmentBytes);
  const flushBytes = lsnBytes(place.flushLsn);
  const files = listLogFiles(folder);
  // The end comes before the first file, so that a log without one is never taken for a copy that has only begun.
  if (!existsSync(join(target, LOG_END)))
    writeEnd(target, { lsn: manifest.stopLsn, moment: new Date(manifest.takenAt) });
  for (const { index, name } of segmentsAfter(manifest, place.flushLsn)) {
    const left = flushBytes - index * size;
    const offset = left >= size ? null : Number(left);
    if (files.some((file) => file.segment === name && file.offset === offset)) continue;
    const segment = await readStart(join(cluster, "pg_wal", name), manifest.segmentBytes, offset);
    if (segment === null || !hasPagesInOrder(segment, index, { ...manifest, stopLsn: place.flushLsn })) return false;
    const bytes = await compress(segment, { level: LEVEL });
    writeWhole(join(target, logFileName(name, offset, bytes)), bytes);
  }
  writeEnd(target, { lsn: place.flushLsn, moment: place.moment });
  syncFolder(target);
  removeOlderParts(folder);
  const begin = (flushBytes / size) * size;
  if (begin > lsnBytes(place.slotLsn)) await advanceSlot(admin, slotName, lsnOf(begin));
  return true;
}

// What PostgreSQL has not yet written to disk is left out: nobody was told of it.
async function readStart(path: string, segmentBytes: number, offset: number | null): Promise<Buffer | null> {
  const segment = Buffer.alloc(segmentBytes);
  const file = await open(path, "r").catch(() => null);
  if (file === null) return null;
  try {
    const { bytesRead } = await file.read(segment, 0, offset ?? segmentBytes, 0);
    return bytesRead === (offset ?? segmentBytes) ? segment : null;
  } finally {
    await file.close();
  }
}

function writeEnd(target: string, end: LogEnd): void {
  writeWhole(join(target, LOG_END), Buffer.from(logEndText(end)));
}

function writeWhole(path: string, bytes: Uint8Array): void {
  const fd = openSync(`${path}.new`, "w", 0o600);
  try {
    for (let from = 0; from < bytes.length;) from += writeSync(fd, bytes, from);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(`${path}.new`, path);
}

// The list has the furthest part of a segment first.
function removeOlderParts(folder: string): void {
  const segments = new Set<string>();
  for (const { name, segment } of listLogFiles(folder)) {
    if (segments.has(segment)) rmSync(join(folder, FOLLOWED_LOG, name));
    segments.add(segment);
  }
}
