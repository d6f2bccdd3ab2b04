import type { MailAddress } from "../mail-address.ts";
import { MAIL_LIMITS } from "./mail-limits.ts";
import { readRecipients } from "./recipients.ts";
import { writingMessages } from "./writing.messages.ts";

/** A mail as it was written. `to` and `cc` are lines of recipients. `fileBytes`: the sizes of its files. */
export type WrittenMail = {
  to: string;
  cc: string;
  subject: string;
  text: string;
  quote: string;
  fileBytes: readonly number[];
};

/** Why a mail cannot leave: the field concerned, a code, and a sentence. */
export type MailRefusal = {
  field: "to" | "cc" | "subject" | "text" | "files";
  code: "no_recipient" | "wrong_address" | "too_many_recipients" | "unsafe_line" | "nothing_written" | "too_large";
  sentence: string;
};

/** Who receives a mail. */
export type Recipients = { to: MailAddress[]; cc: MailAddress[] };

/** Why a mail cannot leave. Null when it can. */
export function mailRefusal({ to, cc, subject, text, quote, fileBytes }: WrittenMail): MailRefusal | null {
  for (const [field, line] of [
    ["to", to],
    ["cc", cc],
  ] as const) {
    const [wrongPart] = readRecipients(line).wrongParts;
    if (wrongPart !== undefined)
      return { field, code: "wrong_address", sentence: writingMessages.wrongAddress(wrongPart.slice(0, 100)) };
  }
  const count = recipientsOfMail({ to, cc }).to.length + recipientsOfMail({ to, cc }).cc.length;
  if (count === 0) return { field: "to", code: "no_recipient", sentence: writingMessages.noRecipient };
  if (count > MAIL_LIMITS.recipients)
    return { field: "to", code: "too_many_recipients", sentence: writingMessages.tooManyRecipients };
  if (CONTROL.test(subject)) return { field: "subject", code: "unsafe_line", sentence: writingMessages.unsafeSubject };
  if (text.trim() === "" && quote.trim() === "" && fileBytes.length === 0)
    return { field: "text", code: "nothing_written", sentence: writingMessages.nothingWritten };
  if (travellingBytes(`${text}\n${quote}`, fileBytes) > MAIL_LIMITS.bytes)
    return { field: "files", code: "too_large", sentence: writingMessages.tooLarge };
  return null;
}

/** The recipients of a mail: an address in both lines is in the first one alone. */
export function recipientsOfMail({ to, cc }: Pick<WrittenMail, "to" | "cc">): Recipients {
  const people = readRecipients(to).people;
  const addresses = new Set(people.map(({ address }) => address));
  return { to: people, cc: readRecipients(cc).people.filter(({ address }) => !addresses.has(address)) };
}

// A line break in a subject would begin another header line.
const CONTROL = /\p{Cc}/u;

/** The room of header lines, and of what stands between the parts. */
const HEAD_BYTES = 20_000;

// In base64 three bytes are four letters, with a line break after 76 of them. A letter of a text may take six bytes.
function travellingBytes(text: string, fileBytes: readonly number[]): number {
  const bytes = fileBytes.reduce((sum, size) => sum + Math.ceil(size / 57) * 78, 0);
  return HEAD_BYTES + text.length * 6 + bytes;
}
