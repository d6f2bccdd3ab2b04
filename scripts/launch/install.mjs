// Whether node_modules holds what package-lock.json asks for, whichever tool installed it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Why packages must be installed, as a French sentence. Null when node_modules matches the lock. npm writes what it
 * installed in `node_modules/.package-lock.json`; a folder that was deleted since is missed too.
 */
export function installReason(root, machine = thisMachine()) {
  const lock = join(root, "node_modules/.package-lock.json");
  if (!existsSync(lock)) return "rien n'est encore installé";
  const installedPackages = packagesOf(lock);
  for (const [path, lockEntry] of Object.entries(packagesOf(join(root, "package-lock.json")))) {
    if (path === "") continue;
    const installedPackage = installedPackages[path];
    if (!installedPackage && canBeAbsent(lockEntry, machine)) continue;
    if (!installedPackage || !existsSync(join(root, path))) return `${path} manque`;
    if (installedPackage.version !== lockEntry.version || installedPackage.integrity !== lockEntry.integrity)
      return `${path} est en ${installedPackage.version}, il faut ${lockEntry.version}`;
  }
  return null;
}

/** What npm compares to choose among the packages of several platforms. */
function thisMachine() {
  const { glibcVersionRuntime } = process.report.getReport().header;
  return { os: process.platform, cpu: process.arch, libc: glibcVersionRuntime ? "glibc" : "musl" };
}

// npm leaves out an optional package of another platform, and the packages that only it needs.
function canBeAbsent({ optional, os, cpu, libc }, machine) {
  if (!optional) return false;
  if (!os && !cpu && !libc) return true;
  const suits = (acceptedNames, own) => !acceptedNames || acceptedNames.includes(own);
  return !(suits(os, machine.os) && suits(cpu, machine.cpu) && (machine.os !== "linux" || suits(libc, machine.libc)));
}

function packagesOf(path) {
  return JSON.parse(readFileSync(path, "utf8")).packages;
}
