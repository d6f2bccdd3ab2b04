import { setTimeout as sleep } from "node:timers/promises";
import type { FollowDeps, Pace } from "./follow-mailbox.ts";
import { followMailbox } from "./follow-mailbox.ts";
import { listMailboxesToFollow } from "./mailboxes.repository.ts";

/** How often a server looks for mailboxes that nobody follows. */
const LOOK_MS = 5_000;

/** The most mailboxes that one server follows. Others are left to the servers beside it. */
const MOST_FOLLOWED = 500;

/**
 * Follows the mailboxes of every company that no other server follows, until `stopping` is aborted. Each is read under
 * a lease, so that two servers never read one at the same time, and the mailbox of one that died is followed by another
 * within a minute.
 */
export async function followMailboxes(
  deps: FollowDeps,
  stopping: AbortSignal,
  { lookMs = LOOK_MS, pace }: { lookMs?: number; pace?: Pace } = {},
): Promise<void> {
  const holder = deps.ids();
  const following = new Map<string, Promise<void>>();
  while (!stopping.aborted) {
    const places = await listMailboxesToFollow(deps.db, MOST_FOLLOWED - following.size).catch(() => []);
    for (const place of places)
      if (!following.has(place.id))
        following.set(
          place.id,
          followMailbox(deps, place, holder, stopping, pace).finally(() => following.delete(place.id)),
        );
    await sleep(lookMs, undefined, { signal: stopping }).catch(() => {});
  }
  await Promise.all(following.values());
}
