import { MAIL_LIMITS } from "./mail-limits.ts";

// « Re: », « RE : », « Rép : », « TR: », « Fwd: », « RE[2]: », « AW: ».
const MARK = /^(?:re|ré|rép|tr|fw|fwd|aw|wg|sv|vs|antw|rv) ?(?:\[\d{1,3}\] ?)?[::] ?/iu;

/** The subject of an answer: « Re: » stands before it once, however often the mail was answered and forwarded. */
export function replySubject(subject: string): string {
  return withMark("Re: ", subject);
}

/** The subject of a forwarded mail: « Tr : » stands before it once. */
export function forwardSubject(subject: string): string {
  return withMark("Tr : ", subject);
}

function withMark(mark: string, subject: string): string {
  let rest = subject.slice(0, MAIL_LIMITS.subjectCharacters).replace(/\s+/g, " ").trim();
  for (let match = MARK.exec(rest); match !== null; match = MARK.exec(rest)) rest = rest.slice(match[0].length);
  return `${mark}${rest.trim()}`.slice(0, MAIL_LIMITS.subjectCharacters).toWellFormed().trim();
}
