import { withoutAccents } from "#domain/shared/search-text.ts";

const LONGEST_TEXT = 20_000;

/** An order to the program that reads the mail: nobody asks a person to « ignore their instructions ». */
const TO_PROGRAMS = new RegExp(
  [
    "\\b(?:assistant (?:ia|de messagerie|virtuel)|instructions? (?:pour|a) l'(?:assistant|ia)|assistant ?:",
    "robot comptable|systeme automatique|ignore[zr]? (?:toutes )?(?:tes|vos|les) (?:regles|instructions|consignes)",
    "ignore (?:all|previous))\\b",
  ].join("|"),
);

/** Lines that programs and firms write under every mail. */
const UNDER_ALL = new RegExp(
  [
    "^ ?(?:envoye (?:de|depuis|a partir de) |sent from my |get outlook|telecharger outlook",
    "ce (?:message|courriel|mail|e-mail) et (?:ses|les|toutes|tous|ces) |pensez a l'environnement|avant d'imprimer)",
  ].join("|"),
);

/**
 * The words of a mail without accents, capitals, the lines that order programs to do something, and those that stand
 * under every mail of somebody.
 */
export function plainMail(text: string): string {
  const plainText = withoutAccents(text.slice(0, LONGEST_TEXT))
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll("œ", "oe")
    .replaceAll(/([a-z])\1{2,}/g, "$1")
    .replaceAll(/[^\S\n]+/g, " ");
  return plainText
    .split("\n")
    .filter((line) => !TO_PROGRAMS.test(line) && !UNDER_ALL.test(line))
    .join("\n");
}
