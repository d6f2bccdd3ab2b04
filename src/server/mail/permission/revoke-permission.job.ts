import type { Db } from "#server/db/database.ts";
import type { Jobs } from "#server/db/jobs.ts";
import { enqueue } from "#server/db/jobs.ts";
import type { Deps } from "#server/deps.ts";
import type { StoredMailbox } from "../mailboxes.repository.ts";
import { countSamePermissions, deleteMailbox, listOwnMailboxes } from "../mailboxes.repository.ts";
import { openSecret } from "../sealed-secret.ts";
import { deleteMailsOfWriter } from "../writing/forsaken-mails.repository.ts";

/** Nothing else that the installation's key seals begins so. */
const USE = "permission to give back";

/** Erases a mailbox. A permission that opened it, and no other mailbox of the company, is given back. */
export async function wipeMailbox(deps: Pick<Deps, "seal" | "unseal">, tx: Db, mailbox: StoredMailbox): Promise<void> {
  const secret = mailbox.kind === "gmail" ? openSecret(deps, mailbox, mailbox.sealedSecret) : null;
  if (secret !== null && (await countSamePermissions(tx, mailbox)) === 0) {
    const payload = { sealed: deps.seal(JSON.stringify([USE, secret])) };
    await enqueue(tx, "revoke-permission", payload, `revoke-permission:${mailbox.id}`);
  }
  await deleteMailbox(tx, mailbox.id);
}

/** Erases the mailboxes that are a member's own, and what they write in the shared ones. */
export async function wipeMailboxesOf(deps: Pick<Deps, "seal" | "unseal">, tx: Db, userId: string): Promise<void> {
  await deleteMailsOfWriter(tx, userId);
  for (const mailbox of await listOwnMailboxes(tx, userId)) await wipeMailbox(deps, tx, mailbox);
}

const PATIENCE_MS = 30_000;

/** Gives a permission back. What it throws has the job tried again later. */
export async function revokePermissionJob(
  { mailboxes, unseal }: Pick<Deps, "mailboxes" | "unseal">,
  { sealed }: Jobs["revoke-permission"],
): Promise<void> {
  // `wipeMailbox` wrote it: nobody else has the installation's key.
  const [use, refreshToken] = JSON.parse(unseal(sealed)) as [string, string];
  if (use !== USE || mailboxes.google === null) return;
  await mailboxes.google.revokePermission(refreshToken, AbortSignal.timeout(PATIENCE_MS));
}
