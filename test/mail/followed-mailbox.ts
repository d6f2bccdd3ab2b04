import { followMailboxes } from "#server/mail/follow-mailboxes.ts";
import { expect } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import type { Person, TestApp } from "../test-app.ts";
import type { MailServers } from "./connected-mailbox.ts";
import { connectMailbox } from "./connected-mailbox.ts";

const PACE = { leaseSeconds: 1.5, renewMs: 300, everythingMs: 60_000 };

/** A mailbox that is read, and what its server is made to forget or to see again. */
export type FollowedMailbox = {
  id: string;
  /** The conversations of its inbox. */
  threads: () => Promise<{ id: string; subject: string; unread_count: number; snoozed_until: string | null }[]>;
  /** Nobody reads it any more. */
  stop: () => Promise<void>;
  /** It is read again, at once. */
  start: () => Promise<void>;
};

/** Connects the mailbox of these servers and reads it until its inbox has so many conversations. */
export async function followMailbox(
  app: TestApp,
  person: Person,
  servers: MailServers,
  threadCount: number,
  more: object = {},
): Promise<FollowedMailbox> {
  const id = await connectMailbox(person, servers, more);
  let stopping = new AbortController();
  let end: Promise<void> = Promise.resolve();
  const mailbox: FollowedMailbox = {
    id,
    threads: async () => (await acceptedCall(person, "GET", "/api/mails")).threads,
    stop: async () => {
      stopping.abort();
      await end;
    },
    start: async () => {
      await app.database.owner.query("update mailbox set retry_at = null, wishes_until = null where id = $1", [id]);
      stopping = new AbortController();
      end = followMailboxes(app.deps, stopping.signal, { lookMs: 50, pace: PACE });
    },
  };
  await mailbox.start();
  await expect.poll(async () => (await mailbox.threads()).length).toBe(threadCount);
  return mailbox;
}
