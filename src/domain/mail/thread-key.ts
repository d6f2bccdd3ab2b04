/** What of a mail says to which conversation it belongs. The texts are those of its header lines. */
export type ThreadSigns = { messageId: string; inReplyTo: string; references: string; subject: string };

/** Longer lists of references are cut in the middle: the first one and the last ones decide. */
const MOST_IDS = 50;

const LONGEST_ID = 250;

/**
 * The IDs of mails in a header line, without their angle brackets, in its order. Servers and programs fold, comment and
 * repeat them. What is no ID is left out.
 */
export function messageIdsOf(text: string): string[] {
  const ids = [...text.matchAll(/<([^<>\s]{1,250})>/g)].map(([, id = ""]) => id);
  const bareId = text.trim();
  const allIds =
    ids.length === 0 && /^[^\s<>@]+@[^\s<>]+$/.test(bareId) && bareId.length <= LONGEST_ID ? [bareId] : ids;
  const unique = [...new Set(allIds)];
  return unique.length <= MOST_IDS ? unique : [...unique.slice(0, 1), ...unique.slice(1 - MOST_IDS)];
}

/** The IDs of the mails that a mail answers, oldest first. */
export function answeredIds({ references, inReplyTo }: ThreadSigns): string[] {
  return [...new Set([...messageIdsOf(references), ...messageIdsOf(inReplyTo)])];
}

/**
 * The key that the mails of a conversation share. `keyOfMessage` knows the keys of the mails that are already there:
 * a mail joins the latest one that it answers, so that a program which names only the last mail stays in the thread. A
 * mail that answers an unknown one takes the key that this one will have. A reply without references is grouped by its
 * subject, and any other mail begins its own conversation.
 */
export function threadKeyOf(signs: ThreadSigns, keyOfMessage: (id: string) => string | undefined): string {
  const parents = answeredIds(signs);
  for (const id of parents.toReversed()) {
    const key = keyOfMessage(id);
    if (key !== undefined) return key;
  }
  const [root] = parents;
  if (root !== undefined) return root;
  const subject = plainSubject(signs.subject);
  if (subject !== "" && hasReplyMark(signs.subject)) return `subject:${subject}`;
  return messageIdsOf(signs.messageId)[0] ?? `subject:${subject}`;
}

// « Re: », « RE : », « Ré : », « TR: », « Fwd: », « RE[2]: », « AW: », and the tag of a list, « [Chantier] ».
const MARK = /^(?:(?:re|ré|rép|réf|tr|fw|fwd|aw|wg|sv|vs|antw|rv|enc) ?(?:\[\d{1,3}\] ?)?[::]|\[[^[\]]{1,40}\]) ?/iu;

/** The longest subject that is compared. */
const LONGEST_SUBJECT = 200;

/** A subject without the marks of replies and forwards, in lower case, to compare with others. */
export function plainSubject(subject: string): string {
  let rest = tidySubject(subject);
  for (let mark = MARK.exec(rest); mark !== null; mark = MARK.exec(rest)) rest = rest.slice(mark[0].length);
  return rest.trim().toLowerCase();
}

function hasReplyMark(subject: string): boolean {
  return MARK.test(tidySubject(subject));
}

function tidySubject(subject: string): string {
  return subject.slice(0, LONGEST_SUBJECT).normalize("NFC").replace(/\s+/g, " ").trim();
}
