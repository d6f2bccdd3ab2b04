import { createHash } from "node:crypto";
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { ensureCluster } from "./postgres-cluster.ts";
import { postgresBinaries } from "./postgres-binaries.ts";
import { clearDeadLocks, isAlive, runningPostmaster, spawnPostmaster } from "./postgres-process.ts";

/** Says what happens to the database; `info` for the normal course, `warn` for what was repaired. */
export type DatabaseLog = { info: (text: string) => void; warn: (text: string) => void };

/** How the embedded PostgreSQL is started. `unsafeForTests` switches fsync off; `tcpPort` also listens on 127.0.0.1, with passwords. */
export type EmbeddedOptions = { dataDir: string; log: DatabaseLog; unsafeForTests?: boolean; tcpPort?: number };

/** A running embedded PostgreSQL, reached through its private socket as any database user. */
export type EmbeddedPostgres = {
  socketDir: string;
  port: number;
  /** Process id of the postmaster now, or null while it is being restarted. */
  pid: () => number | null;
  stop: () => Promise<void>;
};

/** User and group PostgreSQL runs as when we are root, which it refuses: `nobody`, known to every /etc/passwd. */
const UNPRIVILEGED = 65_534;
const DEFAULT_PORT = 5432;
const READY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 30_000;

/** What every step needs to know of the place. */
export type Place = { asRoot: boolean; bin: string; cluster: string; socketDir: string; logFile: string; options: EmbeddedOptions };

/**
 * Starts the embedded PostgreSQL of a data folder, or adopts the one that outlived a killed server, then keeps it running:
 * should it die, it is started again until `stop`. Data is under `<dataDir>/postgres`.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = await preparePlace(options);
  let pid: number | null = await startOrAdopt(place);
  const stopping = new AbortController();
  const supervision = supervise();

  async function supervise(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; ) {
      await pause(300);
      if (stopping.signal.aborted || (pid !== null && isAlive(pid))) continue;
      options.log.warn("PostgreSQL stopped by itself: starting it again");
      pid = null;
      pid = await startOrAdopt(place).catch(() => null);
      failures = pid === null ? failures + 1 : 0;
      if (pid === null) await pause(Math.min(10_000, 200 * 2 ** failures));
    }
  }

  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
  }

  return {
    socketDir: place.socketDir,
    port: options.tcpPort ?? DEFAULT_PORT,
    pid: () => pid,
    stop: async () => {
      stopping.abort();
      await supervision;
      if (pid !== null) await stopPostmaster(pid);
      pid = null;
    },
  };
}

async function preparePlace(options: EmbeddedOptions): Promise<Place> {
  const asRoot = process.getuid?.() === 0;
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = realpathSync(options.dataDir);
  const place: Place = {
    asRoot,
    bin: join(postgresBinaries(asRoot).home, "bin"),
    cluster: join(dataDir, "postgres"),
    socketDir: privateSocketDir(dataDir, asRoot),
    logFile: join(dataDir, "postgres.log"),
    options,
  };
  await ensureCluster(place);
  writeAccessRules(place);
  return place;
}

// A socket's path holds 107 bytes at most, so it cannot live in the data folder, however deep that is.
function privateSocketDir(dataDir: string, asRoot: boolean): string {
  const dir = `/tmp/etabli-${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}`;
  const owner = asRoot ? UNPRIVILEGED : process.getuid!();
  if (!existsSync(dir)) {
    mkdirSync(dir, { mode: 0o700 });
    if (asRoot) chownSync(dir, owner, owner);
  }
  const found = lstatSync(dir);
  if (!found.isDirectory() || found.uid !== owner) throw new Error(`${dir} belongs to somebody else: remove it`);
  chmodSync(dir, 0o700);
  return dir;
}

// Only the system user that runs the server may connect, as any database user; the network only when asked for, with a password.
function writeAccessRules({ cluster, asRoot, options }: Place): void {
  const network = options.tcpPort === undefined ? "" : "host all all 127.0.0.1/32 scram-sha-256\n";
  const rules = { "pg_hba.conf": `local all all peer map=server\n${network}`, "pg_ident.conf": `server "${userInfo().username}" all\n` };
  for (const [name, text] of Object.entries(rules)) {
    const path = join(cluster, name);
    rmSync(path, { force: true });
    writeFileSync(path, text, { mode: 0o600 });
    if (asRoot) chownSync(path, UNPRIVILEGED, UNPRIVILEGED);
  }
}

async function startOrAdopt(place: Place): Promise<number> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (let attempt = 0; Date.now() < deadline; attempt++) {
    const running = runningPostmaster(place.cluster);
    if (running !== null) {
      if (await answersBefore(place, deadline, () => isAlive(running))) {
        if (attempt === 0) place.options.log.info("PostgreSQL was still running: adopted");
        return running;
      }
      continue;
    }
    clearDeadLocks(place);
    const child = spawnPostmaster(place);
    if (await answersBefore(place, deadline, () => isAlive(child))) return child;
    // Old backends may hold the shared memory for a moment after a kill, and a dead postmaster may stay a zombie.
    await sleep(200 + Math.min(2_000, attempt * 200));
  }
  throw new Error(`PostgreSQL did not start: see ${place.logFile}`);
}

async function answersBefore(place: Place, deadline: number, alive: () => boolean): Promise<boolean> {
  while (Date.now() < deadline && alive()) {
    const client = new Client({ host: place.socketDir, port: place.options.tcpPort ?? DEFAULT_PORT, user: "postgres", database: "postgres", connectionTimeoutMillis: 5_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await sleep(50);
    }
  }
  return false;
}

async function stopPostmaster(pid: number): Promise<void> {
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  signal(pid, "SIGINT");
  while (isAlive(pid)) {
    if (Date.now() > deadline) signal(pid, "SIGQUIT");
    await sleep(30);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
}
