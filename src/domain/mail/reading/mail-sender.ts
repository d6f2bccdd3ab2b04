/**
 * Who sends a mail: a person, a program by itself, or a program that answers for somebody or for a server. What the
 * last one says is nobody's word.
 */
export type MailSender = "person" | "program" | "responder";

/** The header lines of a mail, their names in lower case. Of two of one name the first counts. */
export type HeadLines = readonly { key: string; value: string }[];

/** A longer line says nothing of these. */
const LONGEST_LINE = 1_000;

/** Header lines of programs that answer, older than `Auto-Submitted` (RFC 3834) or written beside it. */
const RESPONDER_LINES = ["x-autoreply", "x-autorespond", "x-autoresponder", "x-autoreply-from", "x-mail-autoreply"];

/** Who sends the mail of these header lines. */
export function senderOfHead(head: HeadLines): MailSender {
  const submission = wordOf(head, "auto-submitted");
  if (submission === "auto-replied") return "responder";
  if (RESPONDER_LINES.some((name) => !["", "no"].includes(wordOf(head, name)))) return "responder";
  const precedence = wordOf(head, "precedence");
  if (/^auto[-_]reply$/.test(precedence)) return "responder";
  // Reports of delivery and of reading. What returns to nobody is an answer of a program too (RFC 5321).
  if (wordOf(head, "content-type") === "multipart/report" || lineOf(head, "return-path") === "<>") return "responder";
  return (submission !== "" && submission !== "no") || precedence !== "" ? "program" : "person";
}

/** True when the header lines say that the mail went to a list. */
export function isSentToList(head: HeadLines): boolean {
  return (
    ["list-unsubscribe", "list-id"].some((name) => lineOf(head, name) !== "") ||
    ["bulk", "list", "junk"].includes(wordOf(head, "precedence"))
  );
}

function lineOf(head: HeadLines, name: string): string {
  return (head.find(({ key }) => key === name)?.value ?? "").slice(0, LONGEST_LINE).trim();
}

// The value of a line without its parameters: « auto-replied; owner-email="…" ».
function wordOf(head: HeadLines, name: string): string {
  return (lineOf(head, name).split(";", 1)[0] ?? "").trim().toLowerCase();
}
