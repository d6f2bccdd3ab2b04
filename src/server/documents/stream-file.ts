import type { Db } from "#server/db/database.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { FileHead } from "#server/files/files.repository.ts";
import { readFilePart } from "#server/files/files.repository.ts";
import { waitingLine } from "#server/http/strangers.ts";
import { Readable } from "node:stream";

const PART_BYTES = 262_144;
/** 16 MiB in all. */
const MOST_PARTS = 64;
/** Parts read from the database at once: its other connections stay for the rest. */
const READ_AT_ONCE = 2;
const PATIENCE_MS = 60_000;

/**
 * A stored file to be sent: the bytes of one that is a single part, which leave at once, else a stream of its parts.
 */
export function sendableFile(db: Db, companyId: string, file: FileHead): Promise<Buffer> | Readable {
  return file.size > 0 && file.size <= PART_BYTES
    ? readSharedPart(db, companyId, file.sha256, 0)
    : streamFile(db, companyId, file);
}

/**
 * A stored file, read part by part as its reader takes it: a slow reader holds one part and no connection. Parts just
 * read are shared by all who read the same file; they are found by what they contain, so they are never out of date.
 */
export function streamFile(db: Db, companyId: string, file: FileHead): Readable {
  return Readable.from(readParts(db, companyId, file), { objectMode: false, highWaterMark: 1 });
}

async function* readParts(db: Db, companyId: string, { sha256, size }: FileHead): AsyncGenerator<Buffer> {
  for (let offset = 0; offset < size; offset += PART_BYTES) yield await readSharedPart(db, companyId, sha256, offset);
}

/** Remembers the parts of a file that was just stored, for those who wait for it. */
export function rememberParts(companyId: string, sha256: string, bytes: Uint8Array): void {
  for (let offset = 0; offset < bytes.length; offset += PART_BYTES)
    remember(
      keyOf(companyId, sha256, offset),
      Promise.resolve(Buffer.from(bytes.subarray(offset, offset + PART_BYTES))),
    );
}

const recent = new Map<string, Promise<Buffer>>();
const reading = waitingLine({ atOnce: READ_AT_ONCE, waiting: 10_000, patienceMs: PATIENCE_MS });

function readSharedPart(db: Db, companyId: string, sha256: string, offset: number): Promise<Buffer> {
  const key = keyOf(companyId, sha256, offset);
  const part = recent.get(key) ?? readPart(db, companyId, sha256, offset);
  remember(key, part);
  part.catch(() => recent.delete(key));
  return part;
}

function keyOf(companyId: string, sha256: string, offset: number): string {
  return `${companyId}/${sha256}/${offset}`;
}

// The map is in order of use: its first entry matters least.
function remember(key: string, part: Promise<Buffer>): void {
  recent.delete(key);
  recent.set(key, part);
  if (recent.size > MOST_PARTS) recent.delete(recent.keys().next().value!);
}

async function readPart(db: Db, companyId: string, sha256: string, offset: number): Promise<Buffer> {
  const leave = await reading.enter(AbortSignal.timeout(PATIENCE_MS));
  try {
    return await inCompany(db, companyId, (tx) => readFilePart(tx, sha256, offset, PART_BYTES));
  } finally {
    leave();
  }
}
