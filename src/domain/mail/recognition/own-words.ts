/** Somebody who hands a mail on says no more about it. */
const SHORT_TEXT = 150;
const IS_HANDED_ON = /^\s*(?:tr|fwd?|wg) ?:/i;

/** Words that lead to what stands below. In a conversation of ours that is our own mail, unless they do. */
const LEADS_BELOW = /dessous|transf[eè]r|suivre|pour info|r[ée]ponse de|message de|retour de/i;

/** What is known of a mail to find what it says. */
type WrittenMail = { subject: string; text: string; quotedText: string; isAnswer: boolean };

/**
 * What a mail says: what its writer wrote, and the mail that they hand on with a few words. `isAnswer`: it stands in
 * the conversation of a document of ours.
 */
export function ownWords({ subject, text, quotedText, isAnswer }: WrittenMail): string {
  const isHandedOn = IS_HANDED_ON.test(subject) && text.length < SHORT_TEXT && quotedText !== "";
  return isHandedOn && (!isAnswer || LEADS_BELOW.test(text)) ? `${text}\n${quotedText}` : text;
}
