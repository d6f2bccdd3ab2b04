import { isForPerson } from "#domain/mail/mail-failure.ts";
import { retryDelayMs } from "#domain/mail/mail-retry.ts";
import { isTriedAgain } from "#domain/mail/writing/draft-state.ts";
import { recipientsOfMail } from "#domain/mail/writing/mail-refusal.ts";
import type { Db } from "#server/db/database.ts";
import type { Jobs } from "#server/db/jobs.ts";
import { inCompany } from "#server/db/tenancy.ts";
import { MailFault } from "#server/mailbox/mail-fault.ts";
import { SendFault } from "#server/mailbox/send-mail.ts";
import type { StoredMailbox } from "../mailboxes.repository.ts";
import { findMailbox } from "../mailboxes.repository.ts";
import { findMailPlace } from "../threads.repository.ts";
import type { AttemptEnd } from "./attempts.repository.ts";
import {
  dropCopying,
  endAttempt,
  findWaitSeconds,
  noteHanded,
  takeForCopying,
  takeForSending,
} from "./attempts.repository.ts";
import type { StoredDraft } from "./drafts.repository.ts";
import { findMailDraft, findSender } from "./drafts.repository.ts";
import type { SendDeps } from "./in-mailbox.ts";
import { accessOf } from "./in-mailbox.ts";
import { keepCopy, isInSentFolder } from "./keep-copy.ts";
import { loadFiles } from "./load-files.ts";
import { noteReached } from "./note-reached.ts";
import { writeMessage } from "./write-message.ts";

/** How long an attempt belongs to whoever began it. It is given up earlier. */
const ATTEMPT_SECONDS = 180;
const ATTEMPT_MS = 150_000;

/** When a doubt is looked into again, while the mailbox cannot be read. */
const DOUBT_SECONDS = 60;

const SENT: AttemptEnd = { state: "sent", failure: null, about: null, retrySeconds: 0, hasCopy: false };

/**
 * Sends a mail whose moment has come. Gives the seconds after which to try again, 0 when nothing is left to do. Before
 * its first byte an attempt may break off and begin anew. After it, a mail is not sent again by itself: it counts as
 * sent when the folder of sent mails has it, and asks its writer otherwise.
 */
export async function sendMailJob(deps: SendDeps, { companyId, id }: Jobs["send-mail"]): Promise<number> {
  const open = <T>(work: (tx: Db) => Promise<T>) => inCompany(deps.db, companyId, work);
  const isTaken = await open((tx) => takeForSending(tx, id, ATTEMPT_SECONDS));
  const draft = await open((tx) => findMailDraft(tx, id));
  const mailbox = draft && (await open((tx) => findMailbox(tx, draft.mailboxId)));
  if (!draft || !mailbox) return 0;
  if (isTaken) return makeAttempt(deps, draft, mailbox);
  if (draft.state === "sent") return keepCopyLater(deps, draft, mailbox);
  const waitSeconds = await open((tx) => findWaitSeconds(tx, id));
  if (waitSeconds === null) return 0;
  if (waitSeconds > 0 || draft.state !== "handed") return Math.max(1, waitSeconds);
  return settleDoubt(deps, draft, mailbox);
}

async function makeAttempt(deps: SendDeps, draft: StoredDraft, mailbox: StoredMailbox): Promise<number> {
  const signal = AbortSignal.timeout(ATTEMPT_MS);
  try {
    // Asked again at the first byte: here it spares the server what is not to leave.
    await inCompany(deps.db, draft.companyId, (tx) => assertLeaves(deps, tx, draft));
    const message = await buildMessage(deps, draft, mailbox, signal);
    const { to, cc } = recipientsOfMail(draft);
    const envelope = { from: draft.address, to: [...to, ...cc].map(({ address }) => address) };
    const rejectedAddresses = await deps.mailboxes.sendMail(accessOf(deps, mailbox), envelope, message, {
      onHanded: () => giveAway(deps, draft),
      signal,
      answeredId: await findAnsweredId(deps, draft),
    });
    const [about = null] = rejectedAddresses;
    await keepEnd(
      deps,
      draft,
      { ...SENT, failure: about === null ? null : "recipient_refused", about },
      rejectedAddresses,
    );
    return await keepCopyNow(deps, draft, mailbox, message);
  } catch (error) {
    if (error instanceof SendFault && error.isDoubtful) return settleDoubt(deps, draft, mailbox);
    if (!(error instanceof SendFault || error instanceof MailFault)) throw error;
    return giveUpOrWait(deps, draft, error);
  }
}

// Of a mailbox that gives its mails no IDs of its own: null.
async function findAnsweredId(deps: SendDeps, { companyId, answeredId, kind, mailboxId }: StoredDraft) {
  if (answeredId === null || kind === "forward") return null;
  const mail = await inCompany(deps.db, companyId, (tx) => findMailPlace(tx, answeredId));
  return mail?.mailboxId === mailboxId ? (mail.place.remoteId ?? null) : null;
}

async function buildMessage(
  deps: SendDeps,
  draft: StoredDraft,
  mailbox: StoredMailbox,
  signal: AbortSignal,
): Promise<Buffer> {
  const files = await loadFiles(deps, mailbox, draft.files, signal);
  const { name } = await inCompany(deps.db, draft.companyId, findSender);
  return writeMessage(draft, { senderName: name, files });
}

// What is decided of its project waits until it is committed that the mail was given away.
async function giveAway(deps: SendDeps, draft: StoredDraft): Promise<void> {
  await inCompany(deps.db, draft.companyId, async (tx) => {
    await assertLeaves(deps, tx, draft);
    if (!(await noteHanded(tx, draft.id, draft.attemptCount))) throw new SendFault("dropped");
  });
}

async function assertLeaves(deps: SendDeps, tx: Db, { documentId, text }: StoredDraft): Promise<void> {
  const obstacle = documentId && (await deps.findMailingObstacle(tx, { documentId, text }));
  if (obstacle) throw new SendFault(obstacle);
}

async function giveUpOrWait(deps: SendDeps, draft: StoredDraft, fault: SendFault | MailFault): Promise<number> {
  const { failure } = fault;
  const about = fault instanceof SendFault ? fault.about : null;
  const isOver = !isTriedAgain(failure, draft.attemptCount);
  const retrySeconds = Math.ceil(retryDelayMs(draft.attemptCount + 2, Math.random()) / 1_000);
  await keepEnd(deps, draft, { ...SENT, state: isOver ? "failed" : "queued", failure, about, retrySeconds });
  return isOver ? 0 : retrySeconds;
}

// The mail server may have taken it and not have said so, or nobody was there to hear it.
async function settleDoubt(deps: SendDeps, draft: StoredDraft, mailbox: StoredMailbox): Promise<number> {
  try {
    const isSent = await isInSentFolder(deps, draft, mailbox);
    await keepEnd(deps, draft, { ...SENT, state: isSent ? "sent" : "unsure", hasCopy: isSent });
    return 0;
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    if (!isForPerson(error.failure)) return DOUBT_SECONDS;
    await keepEnd(deps, draft, { ...SENT, state: "unsure" });
    return 0;
  }
}

async function keepCopyLater(deps: SendDeps, draft: StoredDraft, mailbox: StoredMailbox): Promise<number> {
  if (draft.hasCopy) return 0;
  const isTaken = await inCompany(deps.db, draft.companyId, (tx) => takeForCopying(tx, draft.id));
  // Whoever sent it copies it. It is looked at again in case they stopped.
  if (!isTaken) return DOUBT_SECONDS;
  try {
    const message = await buildMessage(deps, draft, mailbox, AbortSignal.timeout(ATTEMPT_MS));
    return await keepCopyNow(deps, draft, mailbox, message);
  } catch (error) {
    if (!(error instanceof MailFault || error instanceof SendFault)) throw error;
    return waitForCopy(deps, draft);
  }
}

// The mail has left: a copy that fails is tried again, and nothing else.
async function keepCopyNow(
  deps: SendDeps,
  draft: StoredDraft,
  mailbox: StoredMailbox,
  message: Buffer,
): Promise<number> {
  try {
    await keepCopy(deps, draft, mailbox, message);
    return 0;
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    deps.log.warn({ mailbox: mailbox.id, failure: error.failure }, "the copy of a sent mail waits for its server");
    return waitForCopy(deps, draft);
  }
}

/** A copy is tried for so many days, then given up: the mail itself has left. */
const COPY_DAYS = 3;

async function waitForCopy(deps: SendDeps, { companyId, id, sendAt }: StoredDraft): Promise<number> {
  await inCompany(deps.db, companyId, (tx) => dropCopying(tx, id));
  const ageMs = Date.now() - (sendAt?.getTime() ?? 0);
  if (ageMs > COPY_DAYS * 86_400_000) return 0;
  return Math.ceil(Math.min(3_600_000, Math.max(10_000, ageMs)) / 1_000);
}

// A mail of a document that left says where its customer is written to. `refusedAddresses`: who did not get it.
async function keepEnd(
  deps: SendDeps,
  draft: StoredDraft,
  end: AttemptEnd,
  refusedAddresses: readonly string[] = [],
): Promise<void> {
  await inCompany(deps.db, draft.companyId, async (tx) => {
    const isKept = await endAttempt(tx, draft, end, deps.clock());
    if (isKept && end.state === "sent") await noteReached(deps, tx, draft, refusedAddresses);
  });
}
