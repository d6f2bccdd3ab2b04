import type { CalendarDate } from "../../shared/calendar-date.ts";

/** What the customer did by themselves on the page of a quote. */
export const CUSTOMER_ACTS = ["accepted", "declined", "withdrawn"] as const;

/** One of them. */
export type CustomerAct = (typeof CUSTOMER_ACTS)[number];

/** The format that evidence is kept in today. */
export const ANSWER_FORMAT = 1;

/** A document as evidence names it: what it is, and the hashes of what it says. `pdfSha256` null: it had no PDF. */
export type NamedDocument = {
  id: string;
  number: string;
  version: number;
  contentSha256: string;
  viewSha256: string;
  pdfSha256: string | null;
};

/** A reduced rate of VAT that the customer certified they may have: the text they ticked, their name and the day. */
export type SignedCertificate = { title: string; text: string; name: string; date: CalendarDate };

/**
 * What is kept of an answer, for ever: who, what they had before their eyes, what they ticked, typed and drew, and
 * where they were. `seenDocument` is the version they read, `document` the one that bears what was agreed: another one
 * when options were ticked. Moments are ISO 8601 in UTC.
 */
export type AnswerContent = {
  format: number;
  act: CustomerAct;
  at: string;
  seenDocument: NamedDocument;
  document: NamedDocument;
  options: { id: string; label: string }[];
  grossCents: number;
  signer: string;
  email: string;
  /** The code that was sent to `email` and typed. Null: signed without a code, which proves less. */
  code: { sentAt: string; verifiedAt: string } | null;
  /** SVG path of the drawn signature, or empty when the typed name stands for it. */
  drawing: string;
  certificates: SignedCertificate[];
  /** What was accepted by the button, word for word. */
  agreedTexts: string[];
  /** The consumer asked to begin before the end of the days of withdrawal (C. conso L221-25). */
  wantsEarlyStart: boolean;
  reason: string;
  /** Network address and browser of whoever answered. */
  address: string;
  userAgent: string;
};
