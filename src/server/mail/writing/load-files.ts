import { contentTypeOf } from "#domain/mail/reading/file-content.ts";
import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { DocumentAttachment } from "#server/files/files.repository.ts";
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
    if (file.kind !== "mail_file") {
      messageFiles.push(await readJoined(deps, mailbox, { ...file, kind: file.kind }));
      continue;
    }
    if (!mails.has(file.id)) mails.set(file.id, await readWholeMail(deps, mailbox, file.id, signal));
    messageFiles.push(await readPart(deps, mailbox, mails.get(file.id) ?? null, file));
  }
  return messageFiles;
}

/** A file that our company has: a document, a report of a site, or a photo. */
type JoinedFile = Pick<DraftFile, "id"> & { kind: Exclude<DraftFile["kind"], "mail_file"> };

/** Loads one. Null when it is not there, or not as it was kept. */
export function loadJoined(
  deps: Pick<SendDeps, "loadAttachment" | "loadReport" | "loadPhoto">,
  companyId: string,
  { kind, id }: JoinedFile,
): Promise<DocumentAttachment | null> {
  if (kind === "document") return deps.loadAttachment(companyId, id);
  return kind === "report" ? deps.loadReport(companyId, id) : deps.loadPhoto(companyId, id);
}

async function readJoined(
  deps: SendDeps,
  { companyId }: StoredMailbox,
  file: DraftFile & JoinedFile,
): Promise<MessageFile> {
  const attachment = await loadJoined(deps, companyId, file);
  if (!attachment) throw missing(file);
  const bytes = await attachment.readBytes();
  return { name: file.name, type: contentTypeOf(bytes), bytes };
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
