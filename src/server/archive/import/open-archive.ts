import { ARCHIVE_FORMAT, UNPACKED_LIMITS, isArchivePath } from "#domain/archive/import-archive.ts";
import { errorCode } from "#server/error-code.ts";
import { sha256Hex } from "#server/sha256.ts";
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { Entry, RandomAccessReader, ZipFile } from "yauzl";
import { fromRandomAccessReaderPromise } from "yauzl";
import { z } from "zod";
import { ArchiveRefused } from "./archive-refused.ts";

const MANIFEST = "manifest.json";

const fileShape = z.object({
  path: z.string(),
  size: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifestShape = z.object({
  format: z.literal("etabli-archive"),
  format_version: z.int(),
  made_at: z.iso.datetime().nullable(),
  company: z.object({ id: z.uuid(), name: z.string().max(500) }),
  document_count: z.int().min(0),
  files: z.array(fileShape),
});

/** A file as the list of an archive has it. */
export type ListedFile = z.infer<typeof fileShape>;

/** An archive whose directory and list agree. Its files are not read yet. */
export type OpenArchive = {
  manifest: z.infer<typeof manifestShape>;
  manifestSha256: string;
  /** The files of the list, by path. */
  files: ReadonlyMap<string, ListedFile>;
  /** The bytes of a file as they are unpacked, never more than were listed. */
  stream: (path: string) => Promise<Readable>;
  /** The bytes of a file, which must be those that were listed. Refused above the size of one file. */
  read: (path: string) => Promise<Buffer>;
};

/**
 * Opens an archive and reads its list. Throws `ArchiveRefused` for what is no archive of ours, was cut, has a file
 * that its list lacks or the reverse, names a place out of its folders, or would unpack into too much.
 */
export async function openArchive(source: RandomAccessReader, sizeBytes: number): Promise<OpenArchive> {
  const zip = await openZip(source, sizeBytes);
  const entries = await readDirectory(zip, sizeBytes);
  const manifestBytes = await readManifest(zip, entries.get(MANIFEST));
  const manifest = parseManifest(manifestBytes);
  const files = new Map(manifest.files.map((file) => [file.path, file]));
  if (files.size !== manifest.files.length || files.size !== entries.size - 1)
    throw new ArchiveRefused("damaged", MANIFEST);
  for (const { path, size } of files.values())
    if (entries.get(path)?.uncompressedSize !== size) throw new ArchiveRefused("damaged", path);
  const stream = (path: string) => openEntry(zip, entries, path);
  return {
    manifest,
    manifestSha256: sha256Hex(manifestBytes),
    files,
    stream,
    read: async (path) => {
      const listedFile = files.get(path);
      if (!listedFile) throw new ArchiveRefused("damaged", path);
      if (listedFile.size > UNPACKED_LIMITS.fileBytes) throw new ArchiveRefused("too_large", path);
      const bytes = await readWhole(await stream(path), path);
      if (sha256Hex(bytes) !== listedFile.sha256) throw new ArchiveRefused("damaged", path);
      return bytes;
    },
  };
}

/** Throws `ArchiveRefused` unless the bytes of a file are those that were listed. Holds none of them. */
export async function checkFileBytes(archive: OpenArchive, { path, size, sha256 }: ListedFile): Promise<void> {
  const hash = createHash("sha256");
  let length = 0;
  try {
    for await (const chunk of bytesFrom(await archive.stream(path))) {
      hash.update(chunk);
      length += chunk.length;
    }
  } catch (error) {
    throw faultOf(error, path);
  }
  if (length !== size || hash.digest("hex") !== sha256) throw new ArchiveRefused("damaged", path);
}

/** The chunks of a stream of bytes. */
export function bytesFrom(stream: Readable): AsyncIterable<Buffer> {
  // A stream that is not in object mode gives bytes alone.
  return stream as AsyncIterable<Buffer>;
}

async function openZip(source: RandomAccessReader, sizeBytes: number): Promise<ZipFile> {
  const start = await readWhole(source.createReadStream({ start: 0, end: Math.min(4, sizeBytes) }), "");
  if (start.toString("latin1") !== "PK\u0003\u0004") throw new ArchiveRefused("not_an_archive");
  try {
    return await fromRandomAccessReaderPromise(source, sizeBytes, {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
      validateEntrySizes: true,
    });
  } catch (error) {
    // The directory stands at the end: what was cut has none.
    if (isOfZip(error)) throw new ArchiveRefused("cut");
    throw error;
  }
}

async function readDirectory(zip: ZipFile, sizeBytes: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > UNPACKED_LIMITS.files) throw new ArchiveRefused("too_large");
  const entries = new Map<string, Entry>();
  let [packedBytes, unpackedBytes] = [0, 0];
  try {
    for await (const entry of zip.eachEntry()) {
      const path = entry.fileName;
      if (!isArchivePath(path)) throw new ArchiveRefused("unsafe", path);
      if (entries.has(path) || entry.isEncrypted() || !entry.canDecodeFileData())
        throw new ArchiveRefused("damaged", path);
      packedBytes += entry.compressedSize;
      unpackedBytes += entry.uncompressedSize;
      // Files that share their bytes would unpack into more than the archive holds.
      if (packedBytes > sizeBytes) throw new ArchiveRefused("damaged", path);
      if (unpackedBytes > UNPACKED_LIMITS.bytes) throw new ArchiveRefused("too_large");
      entries.set(path, entry);
    }
  } catch (error) {
    throw faultOf(error, "");
  }
  return entries;
}

async function readManifest(zip: ZipFile, entry: Entry | undefined): Promise<Buffer> {
  if (!entry) throw new ArchiveRefused("not_an_archive");
  if (entry.uncompressedSize > UNPACKED_LIMITS.manifestBytes) throw new ArchiveRefused("too_large");
  return readWhole(await zip.openReadStreamPromise(entry).catch(rethrowFor(MANIFEST)), MANIFEST);
}

function parseManifest(bytes: Buffer): OpenArchive["manifest"] {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new ArchiveRefused("damaged", MANIFEST);
  }
  const head = z.object({ format: z.literal("etabli-archive"), format_version: z.int() }).safeParse(json);
  if (!head.success) throw new ArchiveRefused("not_an_archive");
  if (head.data.format_version > ARCHIVE_FORMAT) throw new ArchiveRefused("newer");
  if (head.data.format_version < ARCHIVE_FORMAT) throw new ArchiveRefused("older");
  const manifest = manifestShape.safeParse(json);
  if (!manifest.success) throw new ArchiveRefused("damaged", MANIFEST);
  return manifest.data;
}

async function openEntry(zip: ZipFile, entries: ReadonlyMap<string, Entry>, path: string): Promise<Readable> {
  const entry = entries.get(path);
  if (!entry) throw new ArchiveRefused("damaged", path);
  return zip.openReadStreamPromise(entry).catch(rethrowFor(path));
}

async function readWhole(stream: Readable, path: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of bytesFrom(stream)) chunks.push(chunk);
  } catch (error) {
    throw faultOf(error, path);
  }
  return Buffer.concat(chunks);
}

function rethrowFor(path: string): (error: unknown) => never {
  return (error) => {
    throw faultOf(error, path);
  };
}

/** What a fault of reading an archive says of it. What is no fault of the archive stays as it is. */
export function faultOf(error: unknown, path: string): unknown {
  if (error instanceof ArchiveRefused || !isOfZip(error)) return error;
  const message = error instanceof Error ? error.message : "";
  return /absolute path|invalid relative path|invalid characters in fileName/.test(message)
    ? new ArchiveRefused("unsafe", message.slice(message.indexOf(":") + 2))
    : new ArchiveRefused("damaged", path);
}

// The library and zlib throw plain errors. Those of the database have a class of their own, and a code without a Z.
function isOfZip(error: unknown): boolean {
  const code = errorCode(error);
  return error instanceof Error && (code === "" ? error.constructor === Error : code.startsWith("Z_"));
}
