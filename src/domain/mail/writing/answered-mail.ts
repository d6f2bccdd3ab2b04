import type { MailAddress } from "../mail-address.ts";

/**
 * The mail that is answered or forwarded. The IDs are texts of header lines. `text`: what it says, without its quotes.
 */
export type AnsweredMail = {
  messageId: string;
  inReplyTo: string;
  references: string;
  subject: string;
  from: MailAddress;
  replyTo: readonly MailAddress[];
  to: readonly MailAddress[];
  cc: readonly MailAddress[];
  sentAt: Date;
  text: string;
};
