import type { LetterText } from "#domain/mail/letter-html.ts";

/** Names the signed copy of a quote: the evidence of its acceptance. */
export type SignedCopy = { companyId: string; answerId: string };

/** A file that goes with a letter. */
export type LetterFile = { name: string; mime: string; bytes: Uint8Array };

/** One letter to one person. Its `id` is stable, so the letter stays the same when it is sent twice. */
export type Letter = LetterText & { id: string; to: string; files?: readonly LetterFile[] };

/**
 * Port: sends a letter. Throws when the mail server does not accept it. The error is logged, so it contains neither the
 * address nor the text.
 */
export type Mailer = (letter: Letter) => Promise<void>;
