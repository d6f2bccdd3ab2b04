import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { ClusterPaths } from "./embedded/postgres-place.ts";

const PRESENCE_LOCK = 74_120_003;

/**
 * The sign that a server uses an embedded PostgreSQL. It is a shared lock that PostgreSQL releases when the server
 * ends.
 */
export type Presence = {
  /** Takes the lock, and takes it again after a restart of PostgreSQL. Never throws. */
  keep: () => Promise<void>;
  /** Releases the lock. True when no other server is present, so PostgreSQL may be stopped. */
  leave: () => Promise<boolean>;
};

/** Several servers, or a server and a command, may share a data folder. The last one to leave stops PostgreSQL. */
export function presenceIn(place: ClusterPaths): Presence {
  let lockClient: Client | null = null;

  async function keep(): Promise<void> {
    if (lockClient) return;
    const client = adminClient(place);
    client.on("end", () => (lockClient = lockClient === client ? null : lockClient));
    try {
      await client.connect();
      await client.query("select pg_advisory_lock_shared($1)", [PRESENCE_LOCK]);
      lockClient = client;
    } catch {
      await client.end().catch(() => {});
    }
  }

  async function leave(): Promise<boolean> {
    const client = lockClient;
    if (!client) return true;
    try {
      await client.query("select pg_advisory_unlock_shared($1)", [PRESENCE_LOCK]);
      return await isAlone(client);
    } catch {
      return true;
    } finally {
      await client.end().catch(() => {});
    }
  }

  return { keep, leave };
}

// We ask several times, because PostgreSQL may not have noticed yet that another server was killed.
async function isAlone(client: Client): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt++, await sleep(100)) {
    const { rows } = await client.query<{ is_alone: boolean }>("select pg_try_advisory_lock($1) as is_alone", [
      PRESENCE_LOCK,
    ]);
    if (rows[0]?.is_alone) return true;
  }
  return false;
}

/** A connection to the embedded PostgreSQL as its administrator, through the socket. */
export function adminClient(place: Pick<ClusterPaths, "socketDir" | "port">): Client {
  const client = new Client({
    host: place.socketDir,
    port: place.port,
    user: "postgres",
    database: "postgres",
    connectionTimeoutMillis: 5_000,
  });
  // Without a listener, a lost connection would end the process.
  client.on("error", () => {});
  return client;
}
