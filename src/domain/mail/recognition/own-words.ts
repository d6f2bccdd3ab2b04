/** Somebody who hands a mail on says no more about it. */
const SHORT_TEXT = 150;
const IS_HANDED_ON = /^\s*(?:tr|fwd?|wg) ?:/i;

/** What a mail says: what its writer wrote, and the mail that they hand on with a few words. */
export function ownWords({ subject, text, quotedText }: { subject: string; text: string; quotedText: string }): string {
  return IS_HANDED_ON.test(subject) && text.length < SHORT_TEXT && quotedText !== "" ? `${text}\n${quotedText}` : text;
}
