import { nextStep } from "#domain/mail/wishes/wish.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import type { MailConnection } from "#server/mailbox/connector.ts";
import { MailFault } from "#server/mailbox/mail-fault.ts";
import { setTimeout as sleep } from "node:timers/promises";
import type { MailboxPlace } from "../kept-mails.repository.ts";
import type { StoredMailbox } from "../mailboxes.repository.ts";
import { noteMove, saveMarks } from "../threads.repository.ts";
import { withMailbox } from "../use-mail-server.ts";
import type { WaitingWish } from "./wishes.repository.ts";
import { deleteWish, findFirstWish, isReadWhole, freeWishes, refuseWish, takeWishes } from "./wishes.repository.ts";

/**
 * How long a person waits for a server that may be away. Their wish is kept, and done by whoever follows the mailbox.
 */
const PATIENCE_MS = 2_000;

/**
 * Tries to do the wishes of a mailbox now. Ends when they are done, or soon: what is not done is done later. Never
 * throws.
 */
export async function applyWishesNow(deps: Parameters<typeof withMailbox>[0], mailbox: StoredMailbox): Promise<void> {
  const work = withMailbox(deps, mailbox, new AbortController().signal, (connection) =>
    applyWishes(deps, mailbox, connection),
  ).catch(() => {});
  await Promise.race([work, sleep(PATIENCE_MS, undefined, { ref: false })]);
}

/**
 * Does what people wished of the mails of a mailbox, in their order, as one server at a time. Throws `MailFault` when
 * the mailbox breaks: what is left waits.
 */
export async function applyWishes(
  { db }: Pick<Deps, "db">,
  mailbox: MailboxPlace,
  connection: MailConnection,
): Promise<void> {
  const inOwnCompany = <T>(work: (tx: Deps["db"]) => Promise<T>) => inCompany(db, mailbox.companyId, work);
  if (!(await inOwnCompany((tx) => takeWishes(tx, mailbox.id, false)))) return;
  try {
    for (;;) {
      const { wish, isWhole } = await inOwnCompany(async (tx) => ({
        wish: await findFirstWish(tx, mailbox.id),
        isWhole: await isReadWhole(tx, mailbox.id),
      }));
      if (wish === null || (wish.mail === null && !isWhole)) return;
      await applyWish(inOwnCompany, wish, connection);
      if (!(await inOwnCompany((tx) => takeWishes(tx, mailbox.id, true)))) return;
    }
  } finally {
    await inOwnCompany((tx) => freeWishes(tx, mailbox.id)).catch(() => {});
  }
}

type InOwnCompany = <T>(work: (tx: Deps["db"]) => Promise<T>) => Promise<T>;

async function applyWish(inOwnCompany: InOwnCompany, wish: WaitingWish, connection: MailConnection): Promise<void> {
  const { mail } = wish;
  const flags = mail && (await connection.readFlags(mail.place));
  const step = nextStep(wish, { flags, isInTarget: flags === null && (await isInTarget(wish, connection)) });
  if (step.kind === "gone") return inOwnCompany((tx) => refuseWish(tx, wish, "gone"));
  try {
    if (mail && step.kind === "mark") await connection.setFlags(mail.place, step.change);
    if (mail && step.kind === "move") await connection.move(mail.place, step.path);
  } catch (error) {
    // A server that goes on after a refusal refuses this wish alone.
    if (!(error instanceof MailFault) || !connection.isUsable() || error.failure === "too_many") throw error;
    await inOwnCompany((tx) => refuseWish(tx, wish, "refused"));
    // What is shown is what the server has.
    if (mail && flags) await inOwnCompany((tx) => saveMarks(tx, mail.id, flags));
    return;
  }
  await inOwnCompany(async (tx) => {
    if (mail && step.kind === "mark") await saveMarks(tx, mail.id, step.change);
    if (mail && wish.targetPath !== null) await noteMove(tx, mail.id, wish.targetPath);
    await deleteWish(tx, wish.id);
  });
}

async function isInTarget({ targetPath, messageId }: WaitingWish, connection: MailConnection): Promise<boolean> {
  return targetPath !== null && messageId !== "" && connection.hasMail(targetPath, `<${messageId}>`);
}
