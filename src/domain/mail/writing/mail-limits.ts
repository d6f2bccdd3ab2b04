/** What a mail that is written may hold. */
export const MAIL_LIMITS = {
  /** Lines of a header are no longer. */
  subjectCharacters: 500,
  recipientsCharacters: 20_000,
  recipients: 100,
  textCharacters: 200_000,
  quoteCharacters: 100_000,
  files: 20,
  signatureCharacters: 2_000,
  templateCharacters: 20_000,
  /** As it travels: most servers refuse more. */
  bytes: 25_000_000,
} as const;

/** How long a mail waits before it leaves, so that it can be held back. */
export const UNDO_SECONDS = 10;
