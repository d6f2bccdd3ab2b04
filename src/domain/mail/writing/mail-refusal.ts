import type { MailAddress } from "../mail-address.ts";
import { openFields } from "../templates/template.ts";
import { MAIL_LIMITS } from "./mail-limits.ts";
import { readRecipients } from "./recipients.ts";
import { writingMessages } from "./writing.messages.ts";

/**
 * A mail as it was written. `to`, `cc` and `bcc` are lines of recipients, the last one hidden. `fileBytes`: the sizes
 * of its files.
 */
export type WrittenMail = {
  to: string;
  cc: string;
  bcc?: string;
  subject: string;
  text: string;
  quote: string;
  fileBytes: readonly number[];
};

/** Why a mail cannot leave: the field concerned, a code, and a sentence. */
export type MailRefusal = {
  field: "to" | "cc" | "bcc" | "subject" | "text" | "files";
  code:
    | "no_recipient"
    | "wrong_address"
    | "too_many_recipients"
    | "unsafe_line"
    | "unfilled_field"
    | "nothing_written"
    | "too_large";
  sentence: string;
};

/** Who receives a mail. `bcc`: those whom the others do not see. */
export type Recipients = { to: MailAddress[]; cc: MailAddress[]; bcc?: MailAddress[] };

/** Why a mail cannot leave. Null when it can. */
export function mailRefusal({ to, cc, bcc = "", subject, text, quote, fileBytes }: WrittenMail): MailRefusal | null {
  for (const [field, line] of [
    ["to", to],
    ["cc", cc],
    ["bcc", bcc],
  ] as const) {
    const [wrongPart] = readRecipients(line).wrongParts;
    if (wrongPart !== undefined)
      return { field, code: "wrong_address", sentence: writingMessages.wrongAddress(wrongPart.slice(0, 100)) };
  }
  const count = everyRecipient(recipientsOfMail({ to, cc, bcc })).length;
  if (count === 0) return { field: "to", code: "no_recipient", sentence: writingMessages.noRecipient };
  if (count > MAIL_LIMITS.recipients)
    return { field: "to", code: "too_many_recipients", sentence: writingMessages.tooManyRecipients };
  if (CONTROL.test(subject)) return { field: "subject", code: "unsafe_line", sentence: writingMessages.unsafeSubject };
  for (const [field, words] of Object.entries({ subject, text })) {
    const [openField] = openFields(words);
    if (openField !== undefined)
      // The names are those of the two fields above, which the language does not keep.
      return {
        field: field as "subject" | "text",
        code: "unfilled_field",
        sentence: writingMessages.unfilled(openField),
      };
  }
  if (text.trim() === "" && quote.trim() === "" && fileBytes.length === 0)
    return { field: "text", code: "nothing_written", sentence: writingMessages.nothingWritten };
  if (travellingBytes(`${text}\n${quote}`, fileBytes) > MAIL_LIMITS.bytes)
    return { field: "files", code: "too_large", sentence: writingMessages.tooLarge };
  return null;
}

/** The recipients of a mail: an address in several lines is in the first one of them alone. */
export function recipientsOfMail({ to, cc, bcc = "" }: Pick<WrittenMail, "to" | "cc" | "bcc">): Recipients {
  const people = readRecipients(to).people;
  const copies = withoutThose(readRecipients(cc).people, people);
  return { to: people, cc: copies, bcc: withoutThose(readRecipients(bcc).people, [...people, ...copies]) };
}

/** All of them, those of the first line first. */
export function everyRecipient({ to, cc, bcc = [] }: Recipients): MailAddress[] {
  return [...to, ...cc, ...bcc];
}

function withoutThose(people: readonly MailAddress[], others: readonly MailAddress[]): MailAddress[] {
  const addresses = new Set(others.map(({ address }) => address));
  return people.filter(({ address }) => !addresses.has(address));
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
