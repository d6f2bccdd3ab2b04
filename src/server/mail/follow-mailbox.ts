import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import type { MailConnection } from "#server/mailbox/connector.ts";
import { MailFault } from "#server/mailbox/mail-fault.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { saveTrouble } from "./check-mailbox.ts";
import type { MailboxPlace } from "./kept-mails.repository.ts";
import { openMailbox } from "./mailbox-access.ts";
import { dropLease, findMailbox, takeLease } from "./mailboxes.repository.ts";
import { readInbox, readMailbox } from "./sync-mailbox.ts";
import { applyWishes } from "./wishes/apply-wishes.ts";

/** How long a lease lasts, how often it is renewed, and how often folders beside the inbox are read. */
export type Pace = { leaseSeconds: number; renewMs: number; everythingMs: number };

const USUAL_PACE: Pace = { leaseSeconds: 30, renewMs: 10_000, everythingMs: 5 * 60_000 };

/** How often wishes that could not be done at once are looked for. */
const WISHES_MS = 60_000;

/** What following mailboxes needs. */
export type FollowDeps = Pick<Deps, "db" | "clock" | "ids" | "log" | "seal" | "unseal" | "mailboxes" | "mailReader">;

/**
 * Reads a mailbox and keeps reading it as mail comes in, until `stopping` is aborted, the connection breaks or the
 * lease is lost. Does nothing while another server has the lease. How it ended is kept with the mailbox. Never throws.
 */
export async function followMailbox(
  deps: FollowDeps,
  place: MailboxPlace,
  holder: string,
  stopping: AbortSignal,
  pace: Pace = USUAL_PACE,
): Promise<void> {
  const inOwnCompany = <T>(work: (tx: Deps["db"]) => Promise<T>) => inCompany(deps.db, place.companyId, work);
  const renew = () => inOwnCompany((tx) => takeLease(tx, place.id, holder, pace.leaseSeconds));
  if (!(await renew().catch(() => false))) return;
  const ending = new AbortController();
  const signal = AbortSignal.any([stopping, ending.signal]);
  const renewing = renewLease(renew, ending, signal, pace.renewMs);
  try {
    await readAndWatch(deps, place, signal, pace);
  } catch (error) {
    if (!signal.aborted) await keepTrouble(deps, place, error).catch((fault: unknown) => logFault(deps, place, fault));
  } finally {
    ending.abort();
    await renewing;
    await inOwnCompany((tx) => dropLease(tx, place.id, holder)).catch(() => {});
  }
}

// A server that cannot renew its lease stops before another one may begin.
async function renewLease(
  renew: () => Promise<boolean>,
  ending: AbortController,
  signal: AbortSignal,
  everyMs: number,
): Promise<void> {
  while (!signal.aborted) {
    await sleep(everyMs, undefined, { signal }).catch(() => {});
    if (!signal.aborted && !(await renew().catch(() => false))) ending.abort();
  }
}

async function readAndWatch(deps: FollowDeps, place: MailboxPlace, signal: AbortSignal, pace: Pace): Promise<void> {
  const mailbox = await inCompany(deps.db, place.companyId, (tx) => findMailbox(tx, place.id));
  if (!mailbox) return;
  const connection = await openMailbox(deps, mailbox, signal);
  try {
    await inCompany(deps.db, place.companyId, (tx) => saveTrouble(deps, tx, mailbox, null));
    await keepReading(deps, place, connection, signal, pace);
  } finally {
    await connection.close();
  }
}

async function keepReading(
  deps: FollowDeps,
  place: MailboxPlace,
  connection: MailConnection,
  signal: AbortSignal,
  { everythingMs }: Pace,
): Promise<void> {
  while (!signal.aborted) {
    await applyWaitingWishes(deps, place, connection);
    await readMailbox(deps, place, connection, signal);
    const everythingAt = Date.now() + everythingMs;
    for (let restMs = everythingMs; restMs > 0 && !signal.aborted; restMs = everythingAt - Date.now()) {
      await applyWaitingWishes(deps, place, connection);
      await readInbox(deps, place, connection);
      await waitForNews(connection, Math.min(restMs, WISHES_MS), signal);
    }
  }
}

// A mail whose number is void keeps its wish until its folder was read again.
async function applyWaitingWishes(deps: FollowDeps, place: MailboxPlace, connection: MailConnection): Promise<void> {
  await applyWishes(deps, place, connection).catch((error: unknown) => {
    if (!(error instanceof MailFault) || !connection.isUsable()) throw error;
  });
}

async function waitForNews(connection: MailConnection, longestMs: number, signal: AbortSignal): Promise<void> {
  const waking = new AbortController();
  const timer = setTimeout(() => waking.abort(), longestMs);
  try {
    await connection.watch("INBOX", () => waking.abort(), AbortSignal.any([signal, waking.signal]));
  } finally {
    clearTimeout(timer);
  }
}

// The error of a database, or of our own, is no fault of the mailbox. It is tried again as one that passes. What fails
// because the mailbox was erased meanwhile is nothing to tell.
async function keepTrouble(deps: FollowDeps, place: MailboxPlace, error: unknown): Promise<void> {
  await inCompany(deps.db, place.companyId, async (tx) => {
    const mailbox = await findMailbox(tx, place.id);
    if (!mailbox) return;
    if (!(error instanceof MailFault)) logFault(deps, place, error);
    const failure = error instanceof MailFault ? error.failure : "dropped";
    await saveTrouble(deps, tx, mailbox, { failure, server: "imap" });
  });
}

function logFault({ log }: FollowDeps, { id }: MailboxPlace, error: unknown): void {
  log.error({ err: error, mailbox: id }, "a mailbox could not be followed: it is tried again");
}
