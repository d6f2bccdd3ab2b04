import { sha256Hex } from "#server/sha256.ts";
import { readTextOrNull } from "#server/text-file.ts";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { damageRefusal, fileFault } from "./backup.messages.ts";
import type { LogPart } from "./database-log.ts";
import { hasPagesInOrder, lsnBytes, lsnOf, segmentsOf } from "./database-log.ts";
import { BackupRefused } from "./work-folder.ts";

// After a backup, the log of the database is copied beside it, segment by segment, and the current one up to where it
// is. With it the backup is brought to any moment since. Each file says in its name what it holds and its own hash.

/** The folder of a backup with the log since. */
export const FOLLOWED_LOG = "log";

/** The file that says how far the log is there: a place, a moment, and the hash of both. */
export const LOG_END = "end";

/** How far the log of a backup goes. Every change that was acknowledged before `moment` is in it. */
export type LogEnd = { lsn: string; moment: Date };

const NAME = /^([0-9A-F]{24})(?:\.([0-9A-F]{8}))?-([0-9a-f]{64})\.gz$/;

/** A file of the followed log. `offset`: how much of the segment was written when it was copied; null for all of it. */
export type LogFile = { name: string; segment: string; offset: number | null; sha256: string };

/** The name of a file of the followed log. */
export function logFileName(segment: string, offset: number | null, bytes: Uint8Array): string {
  const part = offset === null ? "" : `.${offset.toString(16).toUpperCase().padStart(8, "0")}`;
  return `${segment}${part}-${sha256Hex(bytes)}.gz`;
}

/** The files of the log beside a backup, those of whole segments and of the furthest parts first. */
export function listLogFiles(folder: string): LogFile[] {
  const place = join(folder, FOLLOWED_LOG);
  if (!existsSync(place)) return [];
  const files = readdirSync(place).flatMap((name) => {
    const [, segment = "", offset, sha256 = ""] = NAME.exec(name) ?? [];
    return segment === "" ? [] : [{ name, segment, offset: offset ? Number.parseInt(offset, 16) : null, sha256 }];
  });
  return files.sort((one, other) => (other.offset ?? Infinity) - (one.offset ?? Infinity));
}

/** The text of the file that says how far the log goes. */
export function logEndText({ lsn, moment }: LogEnd): string {
  const facts = `${lsn} ${moment.toISOString()}`;
  return `${facts} ${sha256Hex(facts)}\n`;
}

/** How far the log beside a backup goes. Null when there is none. Refuses a file that is not as it was written. */
export function readLogEnd(folder: string): LogEnd | null {
  const path = join(FOLLOWED_LOG, LOG_END);
  const text = readTextOrNull(join(folder, path));
  if (text === null) {
    if (listLogFiles(folder).length > 0)
      throw new BackupRefused(damageRefusal.files(folder, [fileFault.missing(path)]));
    return null;
  }
  const [lsn = "", moment = ""] = text.split(" ");
  const end = { lsn, moment: new Date(moment) };
  if (Number.isNaN(end.moment.getTime()) || logEndText(end) !== text)
    throw new BackupRefused(damageRefusal.files(folder, [fileFault.changed(path)]));
  return end;
}

/** The segments that follow a backup, up to a place in the log. */
export function segmentsAfter(manifest: LogPart, stopLsn: string): ReturnType<typeof segmentsOf> {
  const size = BigInt(manifest.segmentBytes);
  const begin = ((lsnBytes(manifest.stopLsn) - 1n) / size + 1n) * size;
  return lsnBytes(stopLsn) <= begin ? [] : segmentsOf({ ...manifest, startLsn: lsnOf(begin), stopLsn });
}

/**
 * Reads the log beside a backup, one segment after the other, and gives each to `take`. Refuses a segment that is
 * missing, changed, or not the next one.
 */
export function readFollowedLog(
  folder: string,
  manifest: LogPart,
  take: (name: string, segment: Buffer) => void = () => {},
): LogEnd | null {
  const end = readLogEnd(folder);
  if (end === null) return null;
  const files = listLogFiles(folder);
  for (const { index, name } of segmentsAfter(manifest, end.lsn)) {
    const file = files.find(({ segment }) => segment === name);
    const path = `${FOLLOWED_LOG}/${file?.name ?? name}`;
    if (!file) throw new BackupRefused(damageRefusal.files(folder, [fileFault.missing(path)]));
    const segment = readSegment(join(folder, path), file.sha256, manifest.segmentBytes);
    if (segment === null) throw new BackupRefused(damageRefusal.files(folder, [fileFault.changed(path)]));
    if (!hasPagesInOrder(segment, index, { ...manifest, stopLsn: end.lsn }))
      throw new BackupRefused(damageRefusal.files(folder, [fileFault.log(path)]));
    take(name, segment);
  }
  return end;
}

function readSegment(path: string, sha256: string, segmentBytes: number): Buffer | null {
  const bytes = readFileSync(path);
  return sha256Hex(bytes) === sha256 ? gunzipSync(bytes, { maxOutputLength: segmentBytes }) : null;
}
