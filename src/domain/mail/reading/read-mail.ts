import type { InvoiceFile } from "../invoices/e-invoice.ts";
import type { MailAddress } from "../mail-address.ts";
import type { FileKind } from "./mail-file.ts";
import type { MailSender } from "./mail-sender.ts";
import type { ReadingTrouble } from "./reading-trouble.ts";

/** A file of a mail. `place`: its number among the files of the mail, from 0. `isShown`: it stands among the words. */
export type MailFile = {
  place: number;
  name: string;
  type: string;
  kind: FileKind;
  sizeBytes: number;
  isShown: boolean;
};

/** What an answer needs beside the head of a mail: the texts of header lines, and where its sender wants answers. */
export type ReplySigns = { messageId: string; inReplyTo: string; references: string; replyTo: MailAddress[] };

const NO_SIGNS: ReplySigns = { messageId: "", inReplyTo: "", references: "", replyTo: [] };

/**
 * A mail that is safe to show. `text` and `quotedText`: what its sender wrote, and what they quote of earlier mails.
 * `html`: null for a mail without layout. `pictureHosts`: where the pictures that were not loaded come from.
 * `pictureUrls`: the addresses of all its pictures on the web, without those of trackers. `trackers`: who would have
 * been told that it was read. `misleadingHosts`: where links lead that say something else.
 * `invoices`: the files that are electronic invoices.
 * `isFromList`: its head says that it went to a list.
 * `sender`: a person, or a program, by its head.
 */
export type ReadMail = {
  text: string;
  quotedText: string;
  html: string | null;
  pictureHosts: string[];
  pictureUrls: string[];
  trackers: string[];
  misleadingHosts: string[];
  files: MailFile[];
  troubles: ReadingTrouble[];
  signs: ReplySigns;
  invoices: InvoiceFile[];
  isFromList: boolean;
  sender: MailSender;
};

/** A mail of which nothing can be shown, and why. */
export function unreadMail(trouble: ReadingTrouble): ReadMail {
  return {
    text: "",
    quotedText: "",
    html: null,
    pictureHosts: [],
    pictureUrls: [],
    trackers: [],
    misleadingHosts: [],
    files: [],
    troubles: [trouble],
    signs: NO_SIGNS,
    invoices: [],
    isFromList: false,
    sender: "person",
  };
}
