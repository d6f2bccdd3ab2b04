import { pattern } from "./pattern.ts";
import { nearestWord, wordsWithin } from "../../shared/typing-errors.ts";
import type { Clause } from "./words.ts";

// A correction changes an earlier answer: « non, le prénom c'est Jean », « change l'email », « je me suis trompé de
// date ».

/** A field that can be corrected in a conversation. */
export type CorrectedField =
  | "projectName"
  | "company"
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "recurrence"
  | "startDate"
  | "endDate"
  | "description"
  | "hours"
  | "rate";

// What is precise stands before what is wide: « le nom du projet » before « le nom ».
const FIELDS: readonly [CorrectedField, RegExp][] = [
  [
    "projectName",
    /\b(?:nom du (?:projet|chantier)|(?:projet|chantier) (?:s' appelle|se nomme|c' est)|titre du projet|intitule)\b/,
  ],
  ["email", /\b(?:e mail|email|mail|courriel|adresse (?:mail|email)|<mail>|adresse electronique)(?: |$)/],
  ["phone", /\b(?:telephone|tel|portable|numero)\b/],
  ["firstName", /\b(?:prenom|petit nom)\b/],
  ["lastName", /\b(?:nom(?: de famille)?|patronyme)\b/],
  ["company", /\b(?:societe|entreprise|boite|firme|raison sociale|enseigne)\b/],
  ["lastName", /\bs' appelle\b/],
  ["endDate", /\b(?:date de fin|la fin|fini[rt]?|termine)\b/],
  ["startDate", /\b(?:date|debut|demarre|demarrage|commence|attaque)\b/],
  ["recurrence", /\b(?:recurrence|recurrent|recurrente|ponctuel|ponctuelle|regulier)\b/],
  ["rate", /\b(?:taux|tarif|prix|prix de l' heure|cout horaire)\b/],
  ["hours", /\b(?:heures|duree|temps|heure|\d+ h)\b/],
  ["description", /\b(?:description|descriptif|travaux|mission)\b/],
  ["projectName", /\bprojet\b/],
  ["email", /\badresse\b/],
];

const WRONG = pattern`
    \b(?:trompe|trompee|plante|plantee|goure|gouree|erreur|faute|mal (?:ecrit|tape|note|dit|epele)|fausse|
    rectif|rectification|correction|corrige|corriger|corrigez|pas bon|pas bonne|je voulais dire|faut lire)\b`;
const CHANGES = pattern`
    \b(?:change|changer|changez|changes|modifie|modifier|modifiez|corrige|corriger|corrigez|rectifie|rectifier|
    remplace|remplacer|reviens sur|mets plutot|refais|reprends|revenir sur|revoir)\b`;
const INSTEAD =
  /\b(?:plutot|en fait|finalement|au lieu|non|pardon|attends|oups|mince|zut|rectif|ah|nan|desole|et pas|pas)\b/;
const CHANGE_VARIANTS = wordsWithin(["change", "changer", "modifie", "modifier", "corrige", "corriger"]);

/**
 * The field that a message corrects, or null when it corrects nothing. `about` is what the question that waits is
 * about. `isOrdered`: the message is an order to change something.
 */
export function correctedField(
  clauses: readonly Clause[],
  about: string,
  isOrdered: boolean,
): CorrectedField | "unknown" | null {
  const text = clauses.map(({ words }) => words.map(correctVerb).join(" ")).join(" , ");
  const isChange = isOrdered || (about === "description" ? ORDERS_CHANGE : CHANGES).test(text);
  const isWrong = WRONG.test(text);
  const fields = FIELDS.filter(([, pattern]) => pattern.test(text)).map(([field]) => field);
  const [field] = fields;
  if (field === undefined) return isWrong && !/\bquestion\b/.test(text) ? "unknown" : null;
  if (isWrong || isChange) return field;
  if (fields.some((name) => name === about || (about === "duration" && /^(?:hours|rate)$/.test(name)))) return null;
  if (field === "lastName" && NAMES.has(about) && !/\bnom\b/.test(text)) return null;
  const isSaid = SAID.test(text);
  return about === "description"
    ? isSaid && INSTEAD.test(text)
      ? field
      : null
    : isSaid || STARTS_AGAIN.test(text)
      ? field
      : null;
}

const NAMES = new Set(["firstName", "lastName", "company", "projectName"]);
const SAID = pattern`
    \b(?:c' est|s' appelle|s' ecrit|on demarre|compte|est pas bonne?|etait)\b|\b(?:prenom|nom|projet|mail|email|
    electronique|
    societe|entreprise|boite|date|debut|fin|description|taux|tarif|duree|telephone|numero|portable) (?:est|=|
    sera)(?: |$)`;
const ORDERS_CHANGE =
  /^(?:non |euh |stp |ah |en fait |pardon |, )*(?:change|changez|modifie|modifiez|corrige|corrigez|rectifie)\b/;
const STARTS_AGAIN = /^(?:non|nan|en fait|pardon|finalement|ah non|rectif)\b/;

function correctVerb(word: string): string {
  return word.length < 5 ? word : (nearestWord(word, CHANGE_VARIANTS) ?? word);
}
