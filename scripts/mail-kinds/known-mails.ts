import { mailFeatures } from "#domain/mail/recognition/mail-features.ts";
import { MAIL_KINDS } from "#domain/mail/recognition/mail-kinds.ts";
import { withoutSignature } from "#domain/mail/recognition/signature.ts";
import type { JudgedMail } from "#test/mail/recognition/judged-mails.ts";
import type { KnownMail } from "./train-kinds.ts";

/** Long mails are fewer among the judged ones than in a mailbox: they count twice. */
const LONG_TEXT = 250;

/** Kinds with fewer judged mails than they need: each of those counts once more. */
const RARE_KINDS: ReadonlySet<string> = new Set(["newsletter", "question"]);

/** What training learns from judged mails. */
export function knownMails(mails: readonly JudgedMail[]): KnownMail[] {
  return mails.flatMap(({ kind, mail }) => {
    const lesson = { features: mailFeatures(withoutSignature(mail)), place: MAIL_KINDS.indexOf(kind) };
    return Array.from(
      { length: 1 + Number(mail.text.length > LONG_TEXT) + Number(RARE_KINDS.has(kind)) },
      () => lesson,
    );
  });
}
