/** One letter to one person, in plain text. `id` is stable: sent twice, it is still the same letter. */
export type Letter = { id: string; to: string; subject: string; text: string };

/** Port: sends a letter. Throws when it was not taken; the error names neither the address nor the text, for it is logged. */
export type Mailer = (letter: Letter) => Promise<void>;
