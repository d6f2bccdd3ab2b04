import type { Recipients } from "#domain/mail/writing/mail-refusal.ts";
import MailComposer from "nodemailer/lib/mail-composer";
import type { StoredDraft } from "./drafts.repository.ts";
import { messageIdOf } from "./message-id.ts";

/** A file with its bytes. */
export type MessageFile = { name: string; type: string; bytes: Uint8Array };

/**
 * A mail as it travels, which names these recipients. Written twice from the same draft and files, it is the same.
 * `bcc`: hidden copies, named only to a server that takes them out before the mail goes on.
 */
export async function writeMessage(
  draft: StoredDraft,
  { to, cc, bcc = [] }: Recipients,
  { senderName, files }: { senderName: string; files: readonly MessageFile[] },
): Promise<Buffer> {
  const text = [draft.text.trimEnd(), draft.quote.trimEnd()].filter((part) => part !== "").join("\n\n");
  const composer = new MailComposer({
    from: { name: senderName, address: draft.address },
    to,
    cc,
    ...(bcc.length > 0 && { bcc }),
    subject: draft.subject,
    date: draft.sendAt ?? draft.createdAt,
    messageId: messageIdOf(draft),
    ...(draft.inReplyTo !== "" && { inReplyTo: draft.inReplyTo }),
    ...(draft.references !== "" && { references: draft.references }),
    text: `${text}\n`,
    attachments: files.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes),
      contentDisposition: "attachment" as const,
    })),
    // The boundaries between its parts.
    baseBoundary: draft.id,
    newline: "windows",
    // What is written leads to no file and no address of ours.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const message = composer.compile();
  message.keepBcc = bcc.length > 0;
  return message.build();
}
