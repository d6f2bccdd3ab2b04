import { errorCode } from "#server/error-code.ts";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { ManifestFile } from "./manifest.ts";

const BLOCK_BYTES = 1_048_576;
const AT_ONCE = 4;

/** The folders and files below a folder, as paths from it, in the order of their names. */
export type Listing = { folders: string[]; files: string[] };

/** How a copy is made: where from, where to, and whether each file is on the disk when it ends. */
export type CopyPlace = { from: string; to: string; isFlushed: boolean; stopping?: AbortSignal | undefined };

/**
 * Lists a folder. `isLeftOut` is asked for each path. What disappears meanwhile is left out, because a running
 * PostgreSQL creates and removes files. Links are followed.
 */
export function listingOf(root: string, isLeftOut: (path: string, isFolder: boolean) => boolean): Listing {
  const listing: Listing = { folders: [], files: [] };
  const foldersLeft = [""];
  for (let folder = foldersLeft.pop(); folder !== undefined; folder = foldersLeft.pop())
    for (const name of namesIn(join(root, folder))) {
      const path = folder === "" ? name : `${folder}/${name}`;
      const facts = statSync(join(root, path), { throwIfNoEntry: false });
      if (facts === undefined || isLeftOut(path, facts.isDirectory())) continue;
      if (facts.isDirectory()) {
        listing.folders.push(path);
        foldersLeft.push(path);
      } else if (facts.isFile()) listing.files.push(path);
    }
  return { folders: listing.folders.sort(), files: listing.files.sort() };
}

/**
 * Copies files, a few at a time, and gives the size and hash of what was written of each. Files that are gone are left
 * out. The folders must be there.
 */
export async function copyAll(paths: readonly string[], place: CopyPlace): Promise<ManifestFile[]> {
  const pathsLeft = [...paths];
  const files: ManifestFile[] = [];
  const work = async (): Promise<void> => {
    for (let path = pathsLeft.shift(); path !== undefined; path = pathsLeft.shift()) {
      place.stopping?.throwIfAborted();
      const file = await copyOne(path, place);
      if (file !== null) files.push(file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Creates folders that only their owner enters, in the order of their paths. */
export function makeFolders(root: string, folders: readonly string[]): void {
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true, mode: 0o700 });
}

/** The size and hash of a file, or null when it is not there. */
export async function hashOf(path: string): Promise<{ bytes: number; sha256: string } | null> {
  const source = await openOrNull(path);
  if (source === null) return null;
  try {
    return await readThrough(source, null);
  } finally {
    await source.close();
  }
}

async function copyOne(path: string, { from, to, isFlushed }: CopyPlace): Promise<ManifestFile | null> {
  const source = await openOrNull(join(from, path));
  if (source === null) return null;
  try {
    const target = await open(join(to, path), "wx", 0o600);
    try {
      const facts = await readThrough(source, target);
      if (isFlushed) await target.sync();
      return { path, ...facts };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function readThrough(source: FileHandle, target: FileHandle | null): Promise<{ bytes: number; sha256: string }> {
  const digest = createHash("sha256");
  const block = Buffer.allocUnsafe(BLOCK_BYTES);
  let bytes = 0;
  for (;;) {
    const { bytesRead } = await source.read(block, 0, BLOCK_BYTES, null);
    if (bytesRead === 0) return { bytes, sha256: digest.digest("hex") };
    const part = block.subarray(0, bytesRead);
    digest.update(part);
    if (target !== null) await writeWhole(target, part);
    bytes += bytesRead;
  }
}

// A single write may take a part only, as on a disk that is nearly full.
async function writeWhole(target: FileHandle, part: Uint8Array): Promise<void> {
  for (let from = 0; from < part.length;) from += (await target.write(part, from)).bytesWritten;
}

async function openOrNull(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, "r");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}
