import type { Db } from "#server/db/database.ts";
import { enqueue } from "#server/db/jobs.ts";
import type { Deps } from "#server/deps.ts";
import type { StoredMember } from "./team.repository.ts";

const GOOD_FOR_MS = 3 * 86_400_000;

/**
 * Sends a letter to members of a company, in the transaction of what it tells. Who has no address gets none. It waits
 * sealed in the queue, and is not sent once it is three days old.
 */
export async function tellMembers(
  { ids, seal, clock }: Pick<Deps, "ids" | "seal" | "clock">,
  tx: Db,
  members: readonly Pick<StoredMember, "email">[],
  letter: { subject: string; text: string; action?: string },
): Promise<void> {
  const until = new Date(clock().getTime() + GOOD_FOR_MS).toISOString();
  for (const { email } of members.filter((member) => member.email !== "")) {
    const id = ids();
    await enqueue(
      tx,
      "send-letter",
      { sealed: seal(JSON.stringify({ id, to: email, ...letter, until })) },
      `letter ${id}`,
    );
  }
}
