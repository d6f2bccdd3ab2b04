import { recipientsOfMail } from "#domain/mail/writing/mail-refusal.ts";
import type { Recipients } from "#domain/mail/writing/mail-refusal.ts";
import { inDoubt, recipientsToTry } from "#domain/mail/writing/receptions.ts";
import type { Rejection } from "#domain/mail/writing/receptions.ts";
import type { Db } from "#server/db/database.ts";
import { inCompany } from "#server/db/tenancy.ts";
import { SendFault } from "#server/mailbox/send-mail.ts";
import { withAccess } from "../mailbox-access.ts";
import type { StoredMailbox } from "../mailboxes.repository.ts";
import { findMailPlace } from "../threads.repository.ts";
import { noteHanded } from "./attempts.repository.ts";
import type { StoredDraft } from "./drafts.repository.ts";
import { joinedDocumentsOf } from "./drafts.repository.ts";
import type { SendDeps } from "./in-mailbox.ts";
import { loadFiles } from "./load-files.ts";
import { writeMessage } from "./write-message.ts";

/**
 * How long an attempt belongs to whoever began it, and how long the mail server may think over a whole mail. Each is
 * given up earlier.
 */
export const ATTEMPT_SECONDS = 180;
export const ATTEMPT_MS = 150_000;
const ANSWER_SECONDS = 720;
const ANSWER_MS = 660_000;

/** When an attempt is given up. */
export type AttemptPatience = { signal: AbortSignal; extend: () => void; close: () => void };

/** An attempt is given up after a while, which is longer once the mail was given away. */
export function openPatience(): AttemptPatience {
  const giveUp = new AbortController();
  const start = (ms: number) => setTimeout(() => giveUp.abort(), ms);
  let timer = start(ATTEMPT_MS);
  return {
    signal: giveUp.signal,
    extend: () => {
      clearTimeout(timer);
      timer = start(ANSWER_MS);
    },
    close: () => clearTimeout(timer),
  };
}

type Giving = { message: Buffer; addresses: string[]; patience: AttemptPatience };

/**
 * Gives a mail to its server. Answers the addresses that did not take it: all of them together are no fault. Throws
 * `SendFault` or `MailFault`.
 */
export async function giveMessage(
  deps: SendDeps,
  draft: StoredDraft,
  mailbox: StoredMailbox,
  { message, addresses, patience }: Giving,
): Promise<readonly Rejection[]> {
  const envelope = { from: draft.address, to: addresses };
  const onHanded = async () => {
    await giveAway(deps, draft);
    patience.extend();
  };
  try {
    const answeredId = await findAnsweredId(deps, draft);
    const { signal } = patience;
    return await withAccess(deps, mailbox, signal, (access) =>
      deps.mailboxes.sendMail(access, envelope, message, { onHanded, signal, answeredId }),
    );
  } catch (error) {
    if (!(error instanceof SendFault) || error.rejections.length === 0) throw error;
    return error.rejections;
  }
}

// Of a mailbox that gives its mails no IDs of its own: null.
async function findAnsweredId(
  deps: SendDeps,
  { companyId, answeredId, kind, mailboxId }: StoredDraft,
): Promise<string | null> {
  if (answeredId === null || kind === "forward") return null;
  const mail = await inCompany(deps.db, companyId, (tx) => findMailPlace(tx, answeredId));
  return mail?.mailboxId === mailboxId ? (mail.place.remoteId ?? null) : null;
}

/** A mail as it travels, with its files. Throws `SendFault` or `MailFault` for one that is gone. */
export async function buildMessage(
  deps: SendDeps,
  draft: StoredDraft,
  mailbox: StoredMailbox,
  signal: AbortSignal,
): Promise<Buffer> {
  const files = await loadFiles(deps, mailbox, draft.files, signal);
  const { name } = await inCompany(deps.db, draft.companyId, deps.findSender);
  return writeMessage(draft, namedRecipients(draft, mailbox), { senderName: name, files });
}

// Gmail reads in the mail itself whom it goes to, and takes hidden copies out. Other servers are told: everybody sees
// who else has it, but for hidden copies.
function namedRecipients(draft: StoredDraft, { kind }: StoredMailbox): Recipients {
  const recipients = recipientsOfMail(draft);
  return kind === "gmail" ? recipientsToTry(recipients, draft.receptions) : { to: recipients.to, cc: recipients.cc };
}

// What is decided of its project waits until it is committed that the mail was given away.
async function giveAway(deps: SendDeps, draft: StoredDraft): Promise<void> {
  const receptions = draft.state === "sent" ? inDoubt(draft.receptions) : draft.receptions;
  await inCompany(deps.db, draft.companyId, async (tx) => {
    await assertLeaves(deps, tx, draft);
    if (!(await noteHanded(tx, { ...draft, receptions }, ANSWER_SECONDS))) throw new SendFault("dropped");
  });
}

/** Throws `SendFault` when a document of a mail says otherwise by now. */
export async function assertLeaves(deps: SendDeps, tx: Db, draft: StoredDraft): Promise<void> {
  const { documentId, text } = draft;
  const obstacle = await deps.findMailingObstacle(tx, { documentId, joinedIds: joinedDocumentsOf(draft), text });
  if (obstacle !== null) throw new SendFault(obstacle);
}
