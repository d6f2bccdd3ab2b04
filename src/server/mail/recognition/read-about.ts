import type { ReadMail } from "#domain/mail/reading/read-mail.ts";
import { documentNumbersIn } from "#domain/mail/recognition/document-numbers.ts";
import { mailKind } from "#domain/mail/recognition/mail-kind.ts";
import type { MailKind } from "#domain/mail/recognition/mail-kinds.ts";
import { ownWords } from "#domain/mail/recognition/own-words.ts";
import type { Db } from "#server/db/database.ts";
import type { Caller } from "#server/http/caller.ts";
import { mayManage } from "#server/http/caller.ts";
import { isId } from "#server/ids.ts";
import type { ShownInvoice } from "../invoices/read-invoices.ts";
import { readInvoices } from "../invoices/read-invoices.ts";
import { draftIdIn } from "../writing/message-id.ts";
import { findAnsweredDocument, findMailHead } from "./answered-document.repository.ts";

type About = {
  kind: MailKind;
  quote: { number: string; project_id: string; is_answered: boolean } | null;
  invoices: ShownInvoice[];
};

const NOTHING: About = { kind: "other", quote: null, invoices: [] };

/**
 * What a mail that was just read seems to be about, its quote, and the electronic invoices that it brings. Nothing is
 * written. Who may not make projects is proposed nothing.
 */
export async function readAbout(
  tx: Db,
  caller: Caller,
  id: string,
  { text, quotedText, files, invoices: invoiceFiles, isFromList, sender }: ReadMail,
): Promise<About> {
  if (!mayManage(caller)) return NOTHING;
  const head = await findMailHead(tx, id);
  if (head === null || head.is_ours) return NOTHING;
  // The key of a conversation is the ID of its first mail: of one that left here, the ID of its draft.
  const draftId = draftIdIn(head.thread_key);
  const numbers = documentNumbersIn(`${head.subject}\n${text}`);
  const document = await findAnsweredDocument(tx, isId(draftId) ? draftId : null, numbers);
  const { mailbox_id: mailboxId, message_id: messageId, received_at: receivedAt } = head;
  const invoices = await readInvoices(tx, invoiceFiles, { mailboxId, messageId, receivedAt });
  const kind = mailKind({
    fromAddress: head.from_address,
    subject: head.subject,
    text: ownWords({ subject: head.subject, text, quotedText, isAnswer: document !== null }),
    fileNames: files.map(({ name }) => name),
    answersTo: document === null ? null : document.kind,
    hasInvoice: invoices.some(({ facts }) => facts !== null),
    isFromList,
    sender,
  });
  if (document?.kind !== "quote") return { kind, quote: null, invoices };
  const { number, project_id, is_answered } = document;
  return { kind, quote: { number, project_id, is_answered }, invoices };
}
