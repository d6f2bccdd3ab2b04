import type { Db } from "#server/db/database.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { mayManage, maySeeAmounts } from "#server/http/caller.ts";
import { isId } from "#server/ids.ts";
import { findMailbox } from "../mailboxes.repository.ts";
import type { StoredDraft } from "./drafts.repository.ts";
import { findMailDraft } from "./drafts.repository.ts";

/**
 * A mail that the caller writes. One of somebody else, or of a mailbox that they no longer see, is unknown. That of a
 * document says its amount.
 */
export async function findOwnDraft(tx: Db, caller: Caller, id: string): Promise<StoredDraft> {
  const draft = isId(id) ? await findMailDraft(tx, id) : null;
  const mailbox = draft && (await findMailbox(tx, draft.mailboxId));
  const isSeen = mailbox?.userId === caller.userId || (mailbox?.userId === null && mayManage(caller));
  if (!draft || draft.userId !== caller.userId || !isSeen) throw notFound();
  if (draft.documentId !== null && !maySeeAmounts(caller)) throw notFound();
  return draft;
}
