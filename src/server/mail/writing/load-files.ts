import { contentTypeOf } from "#domain/mail/reading/file-content.ts";
import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import { inCompany } from "#server/db/tenancy.ts";
import { SendFault } from "#server/mailbox/send-mail.ts";
import type { StoredMailbox } from "../mailboxes.repository.ts";
import { findMailPlace } from "../threads.repository.ts";
import type { DraftFile } from "./drafts.repository.ts";
import type { SendDeps } from "./in-mailbox.ts";
import { inMailbox } from "./in-mailbox.ts";
import type { MessageFile } from "./write-message.ts";

/** The files of a mail with their bytes. Throws `SendFault` for one that is gone, `MailFault` as its server does. */
export async function loadFiles(
  deps: SendDeps,
  mailbox: StoredMailbox,
  files: readonly DraftFile[],
  signal: AbortSignal,
): Promise<MessageFile[]> {
  const messageFiles: MessageFile[] = [];
  const mails = new Map<string, Buffer | null>();
  for (const file of files) {
    if (file.kind === "mail_file" && !mails.has(file.id))
      mails.set(file.id, await readWholeMail(deps, mailbox, file.id, signal));
    const mail = mails.get(file.id) ?? null;
    messageFiles.push(
      await (file.kind === "mail_file" ? readPart(deps, mailbox, mail, file) : readPdf(deps, mailbox, file)),
    );
  }
  return messageFiles;
}

async function readPdf(deps: SendDeps, { companyId }: StoredMailbox, file: DraftFile): Promise<MessageFile> {
  const attachment = await (file.kind === "document" ? deps.loadAttachment : deps.loadReport)(companyId, file.id);
  if (!attachment) throw missing(file);
  return { name: file.name, type: "application/pdf", bytes: await attachment.readBytes() };
}

async function readWholeMail(deps: SendDeps, mailbox: StoredMailbox, id: string, signal: AbortSignal) {
  const mail = await inCompany(deps.db, mailbox.companyId, (tx) => findMailPlace(tx, id));
  if (mail?.mailboxId !== mailbox.id) return null;
  return inMailbox(deps, mailbox, signal, (connection) => connection.fetchBody(mail.place, READING_LIMITS.mailBytes));
}

async function readPart(
  deps: SendDeps,
  { companyId }: StoredMailbox,
  mail: Buffer | null,
  file: DraftFile,
): Promise<MessageFile> {
  const part = mail && (await deps.mailReader.readFile(mail, file.place, companyId));
  if (!part) throw missing(file);
  return { name: file.name, type: contentTypeOf(part.bytes), bytes: part.bytes };
}

function missing({ name }: DraftFile): SendFault {
  return new SendFault("file_missing", { about: name });
}
