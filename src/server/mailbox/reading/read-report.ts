import type { DeliveryReport } from "#domain/mail/bounces/delivery-report.ts";
import { readDeliveryReport } from "#domain/mail/bounces/delivery-report.ts";
import { senderOfHead } from "#domain/mail/reading/mail-sender.ts";
import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import type { Attachment, Email } from "postal-mime";
import { UnreadMail, readEmail } from "./mail-parts.ts";

const STATUS_TYPES = ["message/delivery-status", "message/global-delivery-status"];
const RETURNED_TYPES = ["message/rfc822", "text/rfc822-headers", "message/global", "message/global-headers"];

/** What a mail says of another one that did not arrive. Null for a mail that is no report, or cannot be read. */
export async function readReport(mail: Uint8Array): Promise<DeliveryReport | null> {
  if (mail.length > READING_LIMITS.mailBytes) return null;
  try {
    const email = await readEmail(mail);
    return readDeliveryReport({
      contentType: fieldOf(email, "content-type"),
      failedRecipients: fieldOf(email, "x-failed-recipients"),
      isAutomatic: senderOfHead(email.headers) === "responder" || isFromServer(email),
      inReplyTo: email.inReplyTo ?? "",
      references: email.references ?? "",
      status: textOf(email.attachments, STATUS_TYPES),
      returnedHead: textOf(email.attachments, RETURNED_TYPES),
    });
  } catch (error) {
    if (error instanceof UnreadMail) return null;
    throw error;
  }
}

// Some mailboxes do not keep the empty return path of their servers.
function isFromServer({ from }: Email): boolean {
  return /^(?:mailer-daemon|postmaster)@/i.test(from?.address ?? "");
}

function fieldOf({ headers }: Email, name: string): string {
  return headers.find(({ key }) => key === name)?.value ?? "";
}

/** Nothing that is read of a part stands further. */
const MOST_BYTES = 400_000;

function textOf(parts: readonly Attachment[], types: readonly string[]): string | null {
  const part = parts.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
  if (part === undefined) return null;
  const { content } = part;
  return typeof content === "string"
    ? content
    : Buffer.from(new Uint8Array(content).subarray(0, MOST_BYTES)).toString();
}
