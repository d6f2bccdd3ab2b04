import { isForPerson } from "#domain/mail/mail-failure.ts";
import { retryDelayMs } from "#domain/mail/mail-retry.ts";
import { isTriedAgain } from "#domain/mail/writing/draft-state.ts";
import { recipientsOfMail } from "#domain/mail/writing/mail-refusal.ts";
import type { Receptions } from "#domain/mail/writing/receptions.ts";
import {
  addressesThat,
  addressesToTry,
  givenUp,
  inDoubt,
  reachOf,
  receptionsAfter,
} from "#domain/mail/writing/receptions.ts";
import type { Db } from "#server/db/database.ts";
import type { Jobs } from "#server/db/jobs.ts";
import { inCompany } from "#server/db/tenancy.ts";
import { ApiError } from "#server/http/api-error.ts";
import { MailFault } from "#server/mailbox/mail-fault.ts";
import { SendFault } from "#server/mailbox/send-mail.ts";
import type { StoredMailbox } from "../mailboxes.repository.ts";
import { findMailbox } from "../mailboxes.repository.ts";
import type { AttemptEnd } from "./attempts.repository.ts";
import {
  dropCopying,
  endAttempt,
  endLateAttempt,
  findWaitSeconds,
  listOwnAddresses,
  takeForCopying,
  takeForLate,
  takeForSending,
} from "./attempts.repository.ts";
import type { StoredDraft } from "./drafts.repository.ts";
import { findMailDraft } from "./drafts.repository.ts";
import { ATTEMPT_MS, ATTEMPT_SECONDS, assertLeaves, buildMessage, giveMessage, openPatience } from "./give-message.ts";
import type { SendDeps } from "./in-mailbox.ts";
import { keepCopy, isInSentFolder } from "./keep-copy.ts";
import { findArrival, noteReached } from "./note-reached.ts";

/** When a mail that waits for its turn is looked at again. */
const TURN_SECONDS = 3;

/** When a doubt is looked into again, while the mailbox cannot be read. */
const DOUBT_SECONDS = 60;

/**
 * Sends a mail whose moment has come. Gives the seconds after which to try again, 0 when nothing is left to do. Before
 * its first byte an attempt may break off and begin anew. After it, a mail is not sent again by itself: it counts as
 * sent when the folder of sent mails has it, and asks its writer otherwise. Who was asked to wait gets it later than
 * the others.
 */
export async function sendMailJob(deps: SendDeps, { companyId, id }: Jobs["send-mail"]): Promise<number> {
  const open = <T>(work: (tx: Db) => Promise<T>) => inCompany(deps.db, companyId, work);
  const isTaken = await open((tx) => takeForSending(tx, id, ATTEMPT_SECONDS));
  const draft = await open((tx) => findMailDraft(tx, id));
  const mailbox = draft && (await open((tx) => findMailbox(tx, draft.mailboxId)));
  if (!draft || !mailbox) return 0;
  if (isTaken) return makeAttempt(deps, draft, mailbox);
  if (draft.state === "sent") return finishSent(deps, draft, mailbox);
  const waitSeconds = await open((tx) => findWaitSeconds(tx, id));
  if (waitSeconds === null) return 0;
  // Its moment has come, and another mail of its mailbox leaves first.
  if (draft.state === "queued" && waitSeconds <= 0) return TURN_SECONDS;
  if (waitSeconds > 0 || draft.state !== "handed") return Math.max(1, waitSeconds);
  return settleDoubt(deps, draft, mailbox);
}

async function makeAttempt(deps: SendDeps, draft: StoredDraft, mailbox: StoredMailbox): Promise<number> {
  const patience = openPatience();
  try {
    // Asked again at the first byte: here it spares the server what is not to leave.
    await inCompany(deps.db, draft.companyId, (tx) => assertLeaves(deps, tx, draft));
    const message = await buildMessage(deps, draft, mailbox, patience.signal);
    const addresses = addressesToTry(recipientsOfMail(draft), draft.receptions);
    const rejections =
      addresses.length === 0 ? [] : await giveMessage(deps, draft, mailbox, { message, addresses, patience });
    const { isSent, retrySeconds } = await keepAnswers(
      deps,
      draft,
      receptionsAfter(draft.receptions, addresses, rejections),
    );
    return isSent ? Math.max(retrySeconds, await keepCopyNow(deps, draft, mailbox, message)) : retrySeconds;
  } catch (error) {
    return endBrokenAttempt(deps, draft, mailbox, error);
  } finally {
    patience.close();
  }
}

// A mail is sent once somebody whom it is for got it. Who was asked to wait is tried again, alone.
async function keepAnswers(
  deps: SendDeps,
  draft: StoredDraft,
  receptions: Receptions,
): Promise<{ isSent: boolean; retrySeconds: number }> {
  const isTriedLater =
    addressesThat("waiting", receptions).length > 0 && isTriedAgain("asked_to_wait", draft.attemptCount);
  const retrySeconds = isTriedLater ? secondsToWait(draft) : 0;
  return inCompany(deps.db, draft.companyId, async (tx) => {
    const answers = isTriedLater ? receptions : givenUp(receptions);
    const { isSent, reachedAddresses } = reachOf(recipientsOfMail(draft), answers, await listOwnAddresses(tx));
    const state = isSent ? "sent" : isTriedLater ? "queued" : "failed";
    const end: AttemptEnd = { ...UNSENT, ...troubleOf(answers), state, retrySeconds, receptions: answers };
    const isKept = await endAttempt(
      tx,
      draft,
      { ...end, hasReachedCustomer: reachedAddresses.length > 0 },
      deps.clock(),
    );
    if (isKept && isSent) await noteReached(deps, tx, draft, reachedAddresses);
    return { isSent, retrySeconds };
  });
}

const UNSENT = { failure: null, about: null, retrySeconds: 0, hasCopy: false, hasReachedCustomer: false } as const;

// Who refuses it is told first: those who wait are seen to by themselves.
function troubleOf(receptions: Receptions): Pick<AttemptEnd, "failure" | "about"> {
  const refusedAddresses = [...addressesThat("refused", receptions), ...addressesThat("unsure", receptions)];
  if (refusedAddresses.length > 0) return { failure: "recipient_refused", about: refusedAddresses.join(", ") };
  const about = addressesThat("waiting", receptions).join(", ");
  return about === "" ? { failure: null, about: null } : { failure: "asked_to_wait", about };
}

function secondsToWait({ attemptCount }: StoredDraft): number {
  return Math.ceil(retryDelayMs(attemptCount + 2, Math.random()) / 1_000);
}

// A fault of ours is tried again too: nothing of the mail left, or nobody knows.
async function endBrokenAttempt(
  deps: SendDeps,
  draft: StoredDraft,
  mailbox: StoredMailbox,
  error: unknown,
): Promise<number> {
  if (error instanceof SendFault && error.isDoubtful) return settleDoubt(deps, draft, mailbox);
  if (error instanceof SendFault || error instanceof MailFault) return giveUpOrWait(deps, draft, error);
  deps.log.error({ err: error, mail: draft.id }, "a mail could not be sent");
  if (error instanceof ApiError) return giveUpOrWait(deps, draft, new SendFault("file_unreadable"));
  const storedDraft = await inCompany(deps.db, draft.companyId, (tx) => findMailDraft(tx, draft.id));
  if (storedDraft?.state === "handed") return settleDoubt(deps, draft, mailbox);
  return giveUpOrWait(deps, draft, new SendFault("our_fault"));
}

async function giveUpOrWait(deps: SendDeps, draft: StoredDraft, fault: SendFault | MailFault): Promise<number> {
  const { failure } = fault;
  const about = fault instanceof SendFault ? fault.about : null;
  const isOver = !isTriedAgain(failure, draft.attemptCount);
  const retrySeconds = isOver ? 0 : secondsToWait(draft);
  const { receptions } = draft;
  const end: AttemptEnd = { ...UNSENT, state: isOver ? "failed" : "queued", failure, about, retrySeconds, receptions };
  await inCompany(deps.db, draft.companyId, (tx) => endAttempt(tx, draft, end, deps.clock()));
  return retrySeconds;
}

// The mail server may have taken it and not have said so, or nobody was there to hear it.
async function settleDoubt(deps: SendDeps, draft: StoredDraft, mailbox: StoredMailbox): Promise<number> {
  try {
    const isSent = await isInSentFolder(deps, draft, mailbox);
    await (isSent ? keepFound(deps, draft) : keepDoubt(deps, draft));
    return 0;
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    if (!isForPerson(error.failure)) return DOUBT_SECONDS;
    await keepDoubt(deps, draft);
    return 0;
  }
}

async function keepDoubt(deps: SendDeps, draft: StoredDraft): Promise<void> {
  const { companyId, receptions } = draft;
  await inCompany(deps.db, companyId, async (tx) => {
    const hasReachedCustomer = (await findArrival(tx, draft)).reachedAddresses.length > 0;
    await endAttempt(tx, draft, { ...UNSENT, state: "unsure", receptions, hasReachedCustomer }, deps.clock());
  });
}

// Its server put it among the sent mails: it took it.
async function keepFound(deps: SendDeps, draft: StoredDraft): Promise<void> {
  await inCompany(deps.db, draft.companyId, async (tx) => {
    const { receptions, reachedAddresses } = await findArrival(tx, draft);
    const hasReachedCustomer = reachedAddresses.length > 0;
    const end: AttemptEnd = { ...UNSENT, state: "sent", hasCopy: true, receptions, hasReachedCustomer };
    if (await endAttempt(tx, draft, end, deps.clock())) await noteReached(deps, tx, draft, reachedAddresses);
  });
}

async function finishSent(deps: SendDeps, draft: StoredDraft, mailbox: StoredMailbox): Promise<number> {
  const copySeconds = await keepCopyLater(deps, draft, mailbox);
  if (copySeconds > 0 || addressesThat("waiting", draft.receptions).length === 0) return copySeconds;
  const isTaken = await inCompany(deps.db, draft.companyId, (tx) => takeForLate(tx, draft.id, ATTEMPT_SECONDS));
  if (!isTaken) return DOUBT_SECONDS;
  const { attemptCount, attemptNumber } = draft;
  const lateDraft = { ...draft, attemptCount: attemptCount + 1, attemptNumber: attemptNumber + 1 };
  return makeLateAttempt(deps, lateDraft, mailbox);
}

// Gives a mail to those alone who were asked to wait.
async function makeLateAttempt(deps: SendDeps, draft: StoredDraft, mailbox: StoredMailbox): Promise<number> {
  const patience = openPatience();
  const addresses = addressesThat("waiting", draft.receptions);
  const keep = async (receptions: Receptions): Promise<number> => {
    const isTriedLater =
      addressesThat("waiting", receptions).length > 0 && isTriedAgain("asked_to_wait", draft.attemptCount);
    const answers = isTriedLater ? receptions : givenUp(receptions);
    const retrySeconds = isTriedLater ? secondsToWait(draft) : 0;
    const end = { ...troubleOf(answers), retrySeconds, receptions: answers };
    await inCompany(deps.db, draft.companyId, (tx) => endLateAttempt(tx, draft, end));
    return retrySeconds;
  };
  try {
    const message = await buildMessage(deps, draft, mailbox, patience.signal);
    const rejections = await giveMessage(deps, draft, mailbox, { message, addresses, patience });
    return await keep(receptionsAfter(draft.receptions, addresses, rejections));
  } catch (error) {
    const isDoubtful = error instanceof SendFault && error.isDoubtful;
    if (!(error instanceof SendFault || error instanceof MailFault))
      deps.log.error({ err: error }, "a mail could not be sent to all");
    const isTriedLater = error instanceof SendFault && isTriedAgain(error.failure, draft.attemptCount);
    return await keep(
      isDoubtful ? inDoubt(draft.receptions) : isTriedLater ? draft.receptions : givenUp(draft.receptions),
    );
  } finally {
    patience.close();
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
