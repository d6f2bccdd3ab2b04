import { setTimeout as sleep } from "node:timers/promises";
import type { ClientConfig } from "pg";
import { Client } from "pg";

const LOOK_MS = 20_000;
const ANSWER_MS = 5_000;
const PAUSE_MS = 1_000;

/**
 * Hears in which company something happened (`tell_event`). Null: the connection is new, and anything may have
 * happened before.
 */
export type HearNotice = (companyId: string | null) => void;

/** Hears notices until the answered function is called. A lost connection is replaced. */
export type Listen = (hear: HearNotice) => () => Promise<void>;

/** Listens over a connection of its own: one of a pool would be given to others. */
export function listenWith(settings: ClientConfig, hear: HearNotice): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      const client = new Client({
        ...settings,
        keepAlive: true,
        connectionTimeoutMillis: ANSWER_MS,
        query_timeout: ANSWER_MS,
      });
      await readNotices(client, hear, signal).catch(() => {});
      await client.end().catch(() => {});
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => {});
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}

// A machine that vanishes closes no connection: it is asked now and then whether it is there.
async function readNotices(client: Client, hear: HearNotice, signal: AbortSignal): Promise<void> {
  const closing = new AbortController();
  client.on("error", () => {});
  client.once("end", () => closing.abort());
  client.on("notification", ({ payload }) => hear(payload ?? null));
  await client.connect();
  await client.query("listen etabli_events");
  hear(null);
  const ending = AbortSignal.any([signal, closing.signal]);
  while (!ending.aborted) {
    await sleep(LOOK_MS, undefined, { signal: ending }).catch(() => {});
    if (!ending.aborted) await client.query("select 1");
  }
}
