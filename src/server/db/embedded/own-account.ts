import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A system user, by number. */
export type Owner = { uid: number; gid: number };

/** The system user PostgreSQL runs as when we are root, and that runs nothing else. */
export const OWN_ACCOUNT = "etabli-postgres";

const PASSWD = "/etc/passwd";
const HOME = "/nonexistent";
const TRIES = 20;
const PAUSE_MS = 250;

/** Debian's and Red Hat's way; Alpine's and BusyBox's. */
const WAYS = [
  [
    "useradd",
    "--system",
    "--user-group",
    "--no-create-home",
    "--home-dir",
    HOME,
    "--shell",
    "/usr/sbin/nologin",
    OWN_ACCOUNT,
  ],
  ["adduser", "-S", "-D", "-H", "-h", HOME, "-s", "/sbin/nologin", OWN_ACCOUNT],
] as const;

/**
 * The account of its own that PostgreSQL gets when we are root, which it refuses to run as: made when there is none.
 * Never `nobody`, whose other processes could read every file of the database. Throws, with what to do about it, where
 * it cannot be made.
 */
export function ownAccount({
  passwd = PASSWD,
  create = createAccount,
}: { passwd?: string; create?: () => void } = {}): Owner {
  // Two servers that start at once both try: the second finds what the first has made, once the file is free again.
  for (let tries = 0; tries < TRIES; tries++) {
    const existing = accountIn(passwd);
    if (existing) return existing;
    if (tries > 0)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, create === createAccount ? PAUSE_MS : 0);
    create();
  }
  const account = accountIn(passwd);
  if (account) return account;
  throw new Error(
    "started as root, PostgreSQL needs a system user of its own, and it could not be created: " +
      `run "useradd --system ${OWN_ACCOUNT}", or start the server as an ordinary user, or set DATABASE_URL`,
  );
}

function accountIn(passwd: string): Owner | null {
  const line = readFileSync(passwd, "utf8")
    .split("\n")
    .find((one) => one.startsWith(`${OWN_ACCOUNT}:`));
  const [uid, gid] = (line ?? "").split(":").slice(2, 4).map(Number);
  return uid !== undefined && gid !== undefined && Number.isInteger(uid) && Number.isInteger(gid) && uid > 0
    ? { uid, gid }
    : null;
}

function createAccount(): void {
  for (const [program, ...args] of WAYS)
    if (spawnSync(program, args, { stdio: "ignore", env: { PATH: "/usr/sbin:/sbin:/usr/bin:/bin" } }).status === 0)
      return;
}
