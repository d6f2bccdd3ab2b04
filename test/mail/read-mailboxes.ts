import { followMailboxes } from "#server/mail/follow-mailboxes.ts";
import type { TestApp } from "../test-app.ts";

/** Reads the mailboxes of an application until the answered function is called. */
export function readMailboxes({ deps }: TestApp): () => Promise<void> {
  const stopping = new AbortController();
  const pace = { leaseSeconds: 5, renewMs: 1_000, everythingMs: 60_000 };
  const end = followMailboxes(deps, stopping.signal, { lookMs: 50, pace });
  return async () => {
    stopping.abort();
    await end;
  };
}
