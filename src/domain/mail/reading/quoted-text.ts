/** What somebody wrote, and the earlier mails that they quote under it. */
export type FoldedText = { text: string; quotedText: string };

/** No mark of a quote is as long. */
const LONGEST_MARK = 300;

// « Le lun. 23 nov. 2026 à 08:00, Claire Roux <claire@roux.fr> a écrit : », « On Mon, Claire wrote: »
const QUOTE_ENDS = /(?:a écrit|wrote|schrieb|escribió|ha scritto) ?:$/i;
const QUOTE_BEGINS = /^(?:le|on|am|el|il) /i;
// « -----Message d'origine----- ». What is forwarded is no quote: it is what the mail is about.
const RULE = /^[-_ ]{2,40}(?:message d['’]origine|original message|ursprüngliche nachricht)[-_ ]{2,40}$/i;
const FORWARD_RULE = /^[-_ ]{2,40}(?:message transféré|forwarded message|début du message transféré)[-_ ]{2,40}$/i;
const SENDER_LINE = /^\*?(?:de|from|von) ?: ?\*? ?\S/i;
const DATE_LINE = /^\*?(?:envoyé(?: le)?|sent|date|gesendet) ?: ?/i;
const NEXT_LINES = /^\*?(?:envoyé(?: le)?|sent|date|gesendet|à|to|an|objet|subject|cc) ?: ?/i;

/**
 * Parts what somebody wrote from the earlier mails that end their text. What they wrote between or under the lines of
 * a quote leaves the text whole: the answer stands there. A text that is all quote stays whole too.
 */
export function foldQuote(text: string): FoldedText {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const start = startOfQuote(lines);
  const ownLines = lines.slice(0, start);
  if (start >= lines.length || ownLines.every((line) => line === "")) return { text: text.trim(), quotedText: "" };
  return { text: withoutLastRule(ownLines).join("\n").trim(), quotedText: lines.slice(start).join("\n").trim() };
}

// Outlook draws a line above the earlier mail.
function withoutLastRule(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line !== "" && !/^[-_]{5,}$/.test(line));
  return lines.slice(0, last + 1);
}

// The number of lines when nothing is quoted.
function startOfQuote(lines: readonly string[]): number {
  const lastOwn = lines.findLastIndex((line) => line.trim() !== "" && !line.startsWith(">"));
  const lastQuoted = lines.findLastIndex((line) => line.startsWith(">"));
  const markAt = lines.findIndex((line, at) => beginsEarlierMail(lines, line, at) && !isForwarded(lines, at));
  // Under a mark, everything is the earlier mail, unless its lines are marked one by one.
  if (markAt >= 0 && (lastQuoted < markAt || lastOwn <= lastLineOfMark(lines, markAt))) return markAt;
  return lastQuoted > lastOwn ? lastOwn + 1 : lines.length;
}

// « ----- Message transféré ----- » stands right above the head of what is forwarded.
function isForwarded(lines: readonly string[], at: number): boolean {
  return [lines[at - 1], lines[at - 2]].some((line) => FORWARD_RULE.test(shortLine(line)));
}

function beginsEarlierMail(lines: readonly string[], line: string, at: number): boolean {
  if (line.length > LONGEST_MARK) return false;
  if (RULE.test(line)) return true;
  if (QUOTE_BEGINS.test(line)) return QUOTE_ENDS.test(line) || QUOTE_ENDS.test(shortLine(lines[at + 1]));
  if (!SENDER_LINE.test(line)) return false;
  if (DATE_LINE.test(shortLine(lines[at + 1]))) return true;
  return [lines[at + 1], lines[at + 2]].every((next) => NEXT_LINES.test(shortLine(next)));
}

// Programs break « Le …, Claire Roux a écrit : » into two lines.
function lastLineOfMark(lines: readonly string[], at: number): number {
  return QUOTE_ENDS.test(shortLine(lines[at])) ? at : at + 1;
}

function shortLine(line: string | undefined): string {
  return line === undefined || line.length > LONGEST_MARK ? "" : line;
}
