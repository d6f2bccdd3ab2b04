import { errorCode } from "#server/error-code.ts";
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { isAlive } from "../db/embedded/postgres-locks.ts";

/** Why a backup or a restoration is not done, in French, with what to do. It is printed alone, without a stack. */
export class BackupRefused extends Error {}

// What is long to make is made under another name beside its place and renamed once it is whole: whatever cuts the work
// leaves nothing that looks finished.

/** Creates the folder in which the content of `place` is made. `mark` names the kind of work. */
export function makeWorkFolder(place: string, mark: string): string {
  const folder = `${place}.${mark}-${process.pid}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** The work folders of a place that processes which have ended left behind. */
export function abandonedWorkFolders(place: string, mark: string): string[] {
  const [parent, prefix] = [dirname(place), `${basename(place)}.${mark}-`];
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
    .filter((name) => Number(name.slice(prefix.length)) === process.pid || !isAlive(Number(name.slice(prefix.length))))
    .map((name) => join(parent, name));
}

/** Gives the finished work its place, which is empty or absent. Throws when something has come there meanwhile. */
export function putInPlace(workFolder: string, place: string): void {
  syncFolder(workFolder);
  renameSync(workFolder, place);
  syncFolder(dirname(place));
}

/** True when nothing is at a place, or an empty folder. */
export function isFree(place: string): boolean {
  try {
    return readdirSync(place).length === 0;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return true;
    if (errorCode(error) === "ENOTDIR") return false;
    throw error;
  }
}

/** True when a folder is another one, or inside it. */
export function isInside(folder: string, other: string): boolean {
  const way = relative(resolve(other), resolve(folder));
  return way === "" || !(way === ".." || way.startsWith("../"));
}

/** Waits until the names of a folder are on the disk. */
export function syncFolder(folder: string): void {
  const fd = openSync(folder, "r");
  fsyncSync(fd);
  closeSync(fd);
}
