import type { LetterText } from "#domain/mail/letter-html.ts";

/** One letter to one person. `id` is stable: sent twice, it is still the same letter. */
export type Letter = LetterText & { id: string; to: string };

/**
 * Port: sends a letter. Throws when it was not taken; the error names neither the address nor the text, for it is
 * logged.
 */
export type Mailer = (letter: Letter) => Promise<void>;
