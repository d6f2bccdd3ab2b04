import { retryDelayMs } from "#domain/mail/mail-retry.ts";
import { healthAfter } from "#domain/mail/mailbox.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import { MailFault } from "#server/mailbox/mail-fault.ts";
import { withAccess } from "./mailbox-access.ts";
import { mailboxRefusal } from "./mailbox-answers.ts";
import type { StoredMailbox } from "./mailboxes.repository.ts";
import { findMailbox, saveHealth, saveSecret } from "./mailboxes.repository.ts";
import { sealSecret } from "./sealed-secret.ts";
import type { MailboxTrouble } from "./try-mailbox.ts";
import { tryMailbox } from "./try-mailbox.ts";

type Work = { inCompany: <T>(work: (tx: Db) => Promise<T>) => Promise<T>; signal: AbortSignal };

/** Tries a mailbox with its stored secret, and keeps how it went. Throws 404 when it was erased meanwhile. */
export async function checkMailbox(
  deps: Deps,
  mailbox: StoredMailbox,
  { inCompany, signal }: Work,
): Promise<StoredMailbox> {
  const trouble = await findTrouble(deps, mailbox, signal);
  await inCompany((tx) => saveTrouble(deps, tx, mailbox, trouble));
  return readAgain(inCompany, mailbox.id);
}

async function findTrouble(deps: Deps, mailbox: StoredMailbox, signal: AbortSignal): Promise<MailboxTrouble | null> {
  try {
    return await withAccess(deps, mailbox, signal, async (access) => {
      const trouble = await tryMailbox(deps, access, signal);
      // Thrown, so that another token is tried.
      if (trouble?.failure === "permission_withdrawn") throw new MailFault(trouble.failure);
      return trouble;
    });
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    return { failure: error.failure, server: "imap" };
  }
}

/** Tries a mailbox with another password. Keeps it when it works, and throws the reason when it does not. */
export async function savePassword(
  deps: Deps,
  mailbox: StoredMailbox,
  secret: string,
  { inCompany, signal }: Work,
): Promise<StoredMailbox> {
  const trouble = await tryMailbox(deps, { ...mailbox.settings, kind: mailbox.kind, secret }, signal);
  if (trouble) throw mailboxRefusal(trouble, mailbox.settings);
  return saveTriedSecret(deps, mailbox, secret, inCompany);
}

/** Keeps another secret of a mailbox, which has just opened it. */
export async function saveTriedSecret(
  deps: Deps,
  mailbox: StoredMailbox,
  secret: string,
  inCompany: Work["inCompany"],
): Promise<StoredMailbox> {
  await inCompany(async (tx) => {
    await saveSecret(tx, mailbox.id, sealSecret(deps, mailbox, secret));
    await saveTrouble(deps, tx, mailbox, null);
  });
  return readAgain(inCompany, mailbox.id);
}

/** Keeps how a check of a mailbox ended, and from when it may be tried again. */
export async function saveTrouble(
  deps: Pick<Deps, "clock">,
  tx: Db,
  { id, health }: Pick<StoredMailbox, "id" | "health">,
  trouble: MailboxTrouble | null,
): Promise<void> {
  const nextHealth = healthAfter(health, trouble?.failure ?? null);
  const retryMs = trouble ? retryDelayMs(nextHealth.failureCount, Math.random()) : null;
  await saveHealth(tx, id, nextHealth, trouble?.server ?? null, { at: deps.clock(), retryMs });
}

async function readAgain(inCompany: Work["inCompany"], id: string): Promise<StoredMailbox> {
  const mailbox = await inCompany((tx) => findMailbox(tx, id));
  if (!mailbox) throw notFound();
  return mailbox;
}
