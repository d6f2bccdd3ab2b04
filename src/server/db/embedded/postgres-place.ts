import { sha256Hex } from "#server/sha256.ts";
import {
  chmodSync,
  chownSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { userInfo } from "node:os";
import { basename, join } from "node:path";
import type { DatabaseLog } from "../database-log.ts";
import { postgresBinaries } from "./postgres-binaries.ts";
import type { Owner } from "./system-account.ts";
import { systemAccount } from "./system-account.ts";

/**
 * How to start the embedded PostgreSQL. `isUnsafeForTests` switches fsync off. With `tcpPort` it also listens on
 * 127.0.0.1, and asks for passwords.
 */
export type EmbeddedOptions = { dataDir: string; log: DatabaseLog; isUnsafeForTests?: boolean; tcpPort?: number };

/** The folders, binaries and account of an embedded PostgreSQL, which every step needs. */
export type ClusterPaths = {
  /**
   * The account that runs PostgreSQL when this server is root, which PostgreSQL refuses. Null when it runs under our
   * own account.
   */
  owner: Owner | null;
  bin: string;
  /** Major version of the binaries. They cannot open a cluster of another major version. */
  major: string;
  cluster: string;
  socketDir: string;
  port: number;
  /** A text in the command line of each process of this cluster, and of no other cluster. */
  mark: string;
  logFile: string;
  log: DatabaseLog;
  isUnsafeForTests: boolean;
  tcpPort: number | undefined;
};

/** The account `nobody`, under which earlier versions ran PostgreSQL. */
const NOBODY_UID = 65_534;

/**
 * Finds or creates the folders of the embedded PostgreSQL of a data folder. Throws when another system user owns them.
 */
export function preparePlace(options: EmbeddedOptions): ClusterPaths {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = realpathSync(options.dataDir);
  const cluster = join(dataDir, "postgres");
  const owner = clusterOwner(cluster);
  const binaries = postgresBinaries(owner !== null, dataDir);
  // The path of a socket holds 107 bytes at most. The data folder may be deeper than that, so the socket cannot be in
  // it.
  const socketDir = `/tmp/etabli-${sha256Hex(dataDir).slice(0, 16)}`;
  return {
    owner,
    bin: join(binaries.home, "bin"),
    major: binaries.version.split(".")[0]!,
    cluster,
    socketDir,
    port: options.tcpPort ?? 5432,
    mark: basename(socketDir),
    logFile: join(dataDir, "postgres.log"),
    log: options.log,
    isUnsafeForTests: options.isUnsafeForTests === true,
    tcpPort: options.tcpPort,
  };
}

/**
 * Writes who may connect. The system user that runs the server connects as any database user, through a socket folder
 * that no other account can enter. The network is open only when asked for, and then with a password.
 */
export function writeAccessRules({ cluster, owner, tcpPort }: ClusterPaths): void {
  const network = tcpPort === undefined ? "" : "host all all 127.0.0.1/32 scram-sha-256\n";
  const rules = {
    "pg_hba.conf": `local all all peer map=server\n${network}`,
    "pg_ident.conf": `server "${userInfo().username}" all\n`,
  };
  for (const [name, text] of Object.entries(rules)) {
    const path = join(cluster, name);
    writeFileSync(`${path}.new`, text, { mode: 0o600 });
    if (owner) chownSync(`${path}.new`, owner.uid, owner.gid);
    renameSync(`${path}.new`, path);
  }
}

/**
 * Creates the socket folder, also when a cleaner of /tmp has deleted it. Throws when another system user has taken the
 * name.
 */
export function ensureSocketDir({ socketDir, owner }: ClusterPaths): void {
  if (!lstatSync(socketDir, { throwIfNoEntry: false })) {
    mkdirSync(socketDir, { mode: 0o700 });
    if (owner) chownSync(socketDir, owner.uid, owner.gid);
  }
  const folder = lstatSync(socketDir);
  if (!folder.isDirectory() || folder.uid !== (owner?.uid ?? process.getuid!()))
    throw new Error(`${socketDir} belongs to another system user: remove it`);
  chmodSync(socketDir, 0o700);
}

/**
 * Gives the cluster to the account that runs PostgreSQL, when root (after a restore) or `nobody` (an earlier version)
 * still owns it. `stop` ends the PostgreSQL that still runs there.
 */
export async function takeOver(place: ClusterPaths, stop: () => Promise<void>): Promise<void> {
  const { owner, cluster, socketDir } = place;
  const folder = lstatSync(cluster, { throwIfNoEntry: false });
  if (owner === null || folder === undefined || !isToTakeOver(folder.uid)) return;
  await stop();
  changeOwner(owner, cluster);
  const sockets = lstatSync(socketDir, { throwIfNoEntry: false });
  if (sockets?.isDirectory() && isToTakeOver(sockets.uid)) rmSync(socketDir, { recursive: true });
  place.log.info("the database has a system user of its own from now on");
}

function isToTakeOver(uid: number): boolean {
  return uid === 0 || uid === NOBODY_UID;
}

// Root runs the cluster under the account that owned it, so that an ordinary user keeps a folder they used first.
function clusterOwner(cluster: string): Owner | null {
  const me = process.getuid?.();
  if (me === undefined)
    throw new Error("no embedded PostgreSQL on this system: set DATABASE_URL to a PostgreSQL 15 or newer");
  const folder = lstatSync(cluster, { throwIfNoEntry: false });
  if (me === 0) return folder && !isToTakeOver(folder.uid) ? { uid: folder.uid, gid: folder.gid } : systemAccount();
  if (folder && folder.uid !== me)
    throw new Error(
      `${cluster} belongs to another system user (${folder.uid}): start the server as that user, or as root`,
    );
  assertNamed(me);
  return null;
}

// The folder itself comes last, so that an interrupted change is done again. A link is changed, never the file it
// points to.
function changeOwner(owner: Owner, folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    lchownSync(join(folder, entry), owner.uid, owner.gid);
  chownSync(folder, owner.uid, owner.gid);
}

function assertNamed(uid: number): void {
  try {
    userInfo();
  } catch {
    throw new Error(
      `the system user ${uid} has no name in /etc/passwd, which PostgreSQL needs: use another user or set DATABASE_URL`,
    );
  }
}
