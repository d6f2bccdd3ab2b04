import type { LetterText } from "#domain/mail/letter-html.ts";

/** One letter to one person. Its `id` is stable, so the letter stays the same when it is sent twice. */
export type Letter = LetterText & { id: string; to: string };

/**
 * Port: sends a letter. Throws when the mail server does not accept it. The error is logged, so it contains neither the
 * address nor the text.
 */
export type Mailer = (letter: Letter) => Promise<void>;
