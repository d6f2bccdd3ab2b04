import { addFeature } from "./feature-set.ts";
import { addFormFeatures } from "./form-features.ts";
import { addHeadFeatures } from "./head-features.ts";
import type { RecognisedMail } from "./mail-kinds.ts";
import { yesIn } from "./open-yes.ts";
import { plainMail } from "./plain-mail.ts";
import { addSignFeatures } from "./sign-features.ts";
import { signedKind } from "./signed-kind.ts";
import { addWordFeatures, namedThings, namedWords } from "./word-features.ts";

const MOST_SIGNATURE = 1_500;

/**
 * What is known of a mail, as numbers: its words and what they stand for, its subject, sender and files, the document
 * that it answers, the signs that were chosen by hand. It takes a time that follows the length of the mail.
 */
export function mailFeatures(mail: RecognisedMail): number[] {
  const features = new Set<number>();
  const conversation = mail.answersTo ?? "none";
  addFeature(features, `answers:${conversation}`);
  addWordFeatures(features, mail.text, conversation);
  for (const word of namedWords(namedThings((mail.signature ?? "").slice(0, MOST_SIGNATURE))))
    addFeature(features, `under:${word}`);
  addHeadFeatures(features, mail, conversation);
  addFormFeatures(features, mail, conversation);
  const words = plainMail(`${mail.subject}\n${mail.text}`);
  const files = filesOf(mail);
  addSignFeatures(features, { words, files, sender: mail.fromAddress.slice(0, 200).toLowerCase() }, conversation);
  addFeature(features, `yes ${conversation}:${yesIn(plainMail(mail.text))}`);
  const kind = signedKind(mail);
  addFeature(features, `signs say:${kind}`);
  addFeature(features, `signs say ${conversation}:${kind}`);
  return [...features];
}

/** The names of the first files of a mail, without accents and capitals. */
export function filesOf({ fileNames }: Pick<RecognisedMail, "fileNames">): string {
  return fileNames
    .slice(0, 20)
    .map((name) => plainMail(name.slice(0, 200)))
    .join("\n");
}
