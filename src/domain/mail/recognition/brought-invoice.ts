import { raw } from "./acts/raw-pattern.ts";
import type { RecognisedMail } from "./mail-kinds.ts";
import { plainMail } from "./plain-mail.ts";

const PRO_FORMA = /\bpro ?-?forma\b|\bn'est pas une facture\b/;
const STATEMENT = /\b(?:releve|situation|extrait) de (?:votre )?(?:compte|factures)\b/;

/** What is said of an invoice that came before. */
const REMINDER = new RegExp(
  raw`\b(?:relance|rappel|impayee?s?|sauf erreur|nos ecritures|solde debiteur|toujours pas (?:ete )?reglee?s?|
    restent? (?:ouverte|due|impayee)|toujours rien sur le compte|compte est solde)\b`,
);
/** By what an invoice comes: a file, a link, a place where it stands. */
const BROUGHT = new RegExp(
  raw`\b(?:joint|jointe|jointes|ci-joint\w*|annexe|copie|duplicata
    |disponible|telecharg\w+|espace|en ligne|dans le pdf|correspondantes)\b|https?:`,
);

/** True when a mail speaks of an invoice that it does not bring: a reminder, a statement of account, a pro forma. */
export function bringsNoInvoice({ subject, text, fileNames }: RecognisedMail): boolean {
  const head = plainMail(subject.slice(0, 200));
  const words = plainMail(`${subject}\n${text}`.slice(0, 6_000));
  if (PRO_FORMA.test(words) || (STATEMENT.test(head) && !/\bfactures? (?:correspondante|jointe)/.test(words)))
    return true;
  return fileNames.length === 0 && REMINDER.test(words) && !BROUGHT.test(words);
}
