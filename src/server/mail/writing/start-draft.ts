import type { startMailDraft } from "#api/mail/mail-drafts.ts";
import type { ReadMail } from "#domain/mail/reading/read-mail.ts";
import { unreadMail } from "#domain/mail/reading/read-mail.ts";
import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import { MAIL_LIMITS } from "#domain/mail/writing/mail-limits.ts";
import type { DraftKind } from "#domain/mail/writing/start-mail.ts";
import { startMail } from "#domain/mail/writing/start-mail.ts";
import { writingMessages } from "#domain/mail/writing/writing.messages.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { mayManage } from "#server/http/caller.ts";
import type { MessagePlace } from "#server/mailbox/connector.ts";
import type { z } from "zod";
import type { StoredMailbox } from "../mailboxes.repository.ts";
import { listMailboxesOf } from "../mailboxes.repository.ts";
import { findMailPlace } from "../threads.repository.ts";
import { withMailbox } from "../use-mail-server.ts";
import type { KeptHead } from "./answered-heads.repository.ts";
import { findHead } from "./answered-heads.repository.ts";
import type { DraftFile, StoredDraft } from "./drafts.repository.ts";
import { findMailDraft, insertMailDraft } from "./drafts.repository.ts";

type StartCall = {
  caller: Caller;
  body: z.output<typeof startMailDraft.body>;
  inCompany: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  signal: AbortSignal;
};

/** The mail that is answered or forwarded: its head as it is kept, and where it is on its server. */
type Source = { id: string; head: KeptHead; place: MessagePlace };

type Start = { mailbox: StoredMailbox; ownAddresses: string[]; source: Source | null; signature: string };

/**
 * Begins a mail and keeps it. Throws 404 for a mail or a mailbox that the caller does not see, 503 when the server of
 * the answered mail does not give it.
 */
export async function startDraft(deps: Deps, { caller, body, inCompany, signal }: StartCall): Promise<StoredDraft> {
  const { mailbox, ownAddresses, source, signature } = await inCompany((tx) => readStart(deps, tx, caller, body));
  const mail = source && (await readWholeMail(deps, mailbox, source, signal));
  const id = deps.ids();
  await inCompany((tx) =>
    insertMailDraft(tx, {
      companyId: caller.companyId,
      id,
      mailboxId: mailbox.id,
      userId: caller.userId,
      kind: body.kind,
      answeredId: source?.id ?? null,
      documentId: null,
      ...startMail(body.kind, source && mail && answeredMail(source.head, mail), ownAddresses),
      // Room for the text above it.
      text: signature === "" ? "" : `\n\n${signature}`,
      files: source && mail ? filesOf(body.kind, source.id, mail) : [],
      confirmedDoubts: [],
      createdAt: deps.clock(),
    }),
  );
  const draft = await inCompany((tx) => findMailDraft(tx, id));
  // Its mailbox was erased meanwhile.
  if (!draft) throw notFound();
  return draft;
}

async function readStart(
  deps: Pick<Deps, "findSender">,
  tx: Db,
  caller: Caller,
  body: StartCall["body"],
): Promise<Start> {
  const mailboxes = await listMailboxesOf(tx, caller, mayManage(caller));
  if (mailboxes.length === 0) throw new ApiError(422, "no_mailbox", writingMessages.noMailbox);
  const mail = body.kind === "new" ? null : await findSource(tx, body.mail_id ?? "");
  const mailboxId = mail ? mail.mailboxId : body.mailbox_id;
  const mailbox = mailboxId === undefined ? mailboxes[0] : mailboxes.find(({ id }) => id === mailboxId);
  if (!mailbox) throw notFound();
  return {
    mailbox,
    ownAddresses: mailboxes.map(({ address }) => address),
    source: mail?.source ?? null,
    signature: mailbox.signature ?? (await deps.findSender(tx)).signature,
  };
}

async function findSource(tx: Db, id: string): Promise<{ mailboxId: string; source: Source }> {
  const mail = id === "" ? null : await findMailPlace(tx, id);
  const head = mail && (await findHead(tx, id));
  if (!mail || !head) throw notFound();
  return { mailboxId: mail.mailboxId, source: { id, head, place: mail.place } };
}

async function readWholeMail(
  deps: Deps,
  mailbox: StoredMailbox,
  { place }: Source,
  signal: AbortSignal,
): Promise<ReadMail> {
  const mail = await withMailbox(deps, mailbox, signal, (connection) =>
    connection.fetchBody(place, READING_LIMITS.mailBytes),
  );
  return mail === null ? unreadMail("too_large") : deps.mailReader.readMail(mail, mailbox.companyId);
}

// What could not be read is known by its head alone.
function answeredMail(head: KeptHead, { text, quotedText, signs }: ReadMail) {
  return {
    ...head,
    ...signs,
    messageId: signs.messageId || head.messageId,
    text: [text, quotedText].filter((part) => part !== "").join("\n\n"),
  };
}

function filesOf(kind: DraftKind, mailId: string, { files }: ReadMail): DraftFile[] {
  if (kind !== "forward") return [];
  return files
    .slice(0, MAIL_LIMITS.files)
    .map(({ place, name, sizeBytes }) => ({ kind: "mail_file", id: mailId, place, name, sizeBytes }));
}
