import type { MailSender } from "../reading/mail-sender.ts";

/** What a mail is about, for a craftsman: what it proposes to do with it depends on that alone. */
export const MAIL_KINDS = [
  "request",
  "acceptance",
  "refusal",
  "question",
  "supplier_invoice",
  "newsletter",
  "other",
] as const;

/** One of them. */
export type MailKind = (typeof MAIL_KINDS)[number];

/** What a conversation in a list may be marked as: what asks for something to be done. */
export const THREAD_LABELS = ["request", "supplier_invoice", "quote"] as const;

/** One of these marks. */
export type ThreadLabel = (typeof THREAD_LABELS)[number];

/** A mail as it is recognised. `text` is what its writer wrote, without the earlier mails under it. */
export type RecognisedMail = {
  fromAddress: string;
  subject: string;
  text: string;
  /** What stands under the text: the names of its writer and their firm. Not given: it was not parted from the text. */
  signature?: string;
  fileNames: readonly string[];
  /** The document of ours that it answers, by its conversation. Null for another mail. */
  answersTo: "quote" | "invoice" | null;
  /** One of its files is an electronic invoice of somebody else. */
  hasInvoice?: boolean;
  /** It was sent to a list, by its head. */
  isFromList?: boolean;
  /** Who sends it by its head. Not given: a person. */
  sender?: MailSender;
};
