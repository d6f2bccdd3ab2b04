import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A system user, by its numbers. */
export type Owner = { uid: number; gid: number };

/** The system user that runs PostgreSQL, and nothing else, when this server runs as root. */
export const SYSTEM_ACCOUNT = "etabli-postgres";

const PASSWD = "/etc/passwd";
const HOME = "/nonexistent";
const TRIES = 20;
const PAUSE_MS = 250;

/** The first command is for Debian and Red Hat, the second for Alpine and BusyBox. */
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
    SYSTEM_ACCOUNT,
  ],
  ["adduser", "-S", "-D", "-H", "-h", HOME, "-s", "/sbin/nologin", SYSTEM_ACCOUNT],
] as const;

/**
 * The system account that runs PostgreSQL when this server runs as root, because PostgreSQL refuses root. Created when
 * it is missing. It is never `nobody`, because other processes of `nobody` could read every file of the database.
 * Throws an error that says what to do where the account cannot be created.
 */
export function systemAccount({
  passwd = PASSWD,
  create = createAccount,
}: { passwd?: string; create?: () => void } = {}): Owner {
  // Two servers that start at once both try to create the account. The second one finds it once the first has released
  // the file.
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
      `run "useradd --system ${SYSTEM_ACCOUNT}", or start the server as an ordinary user, or set DATABASE_URL`,
  );
}

function accountIn(passwd: string): Owner | null {
  const line = readFileSync(passwd, "utf8")
    .split("\n")
    .find((one) => one.startsWith(`${SYSTEM_ACCOUNT}:`));
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
