import { plainWords } from "../../../shared/search-text.ts";
import { pattern } from "../../words/pattern.ts";

/** Which of the lines that were offered an answer chooses: its index, or all of them. */
export type ChosenLine = number | "all";

const LONGEST = 120;
const LEAD = pattern`
  ^(?:(?:euh|ah|bon|ben|oui|ouais|ok|alors|plutot|c'est|c'etait|je parle de|je dirais|pour|sur|mets|prends|non)
  [ ,]{1,3}){0,4}
  (?:(?:la|celle) ligne |celle |celui )?(?:du |de la |de l'|de |d')?`;
const END = /(?:,? (?:stp|svp|merci|plutot|evidemment|bien sur|ligne)){0,6}[ .!»"]{0,4}$/;
const ORDINALS: readonly RegExp[] = [
  /^(?:la |le |l')?(?:premiere?|1 ?(?:re|ere|er)?|numero 1|n°1|une)$/,
  /^(?:la |le )?(?:deuxieme|seconde?|2 ?(?:e|eme|nde?)?|numero 2|n°2)$/,
  /^(?:la |le )?(?:troisieme|3 ?(?:e|eme)?|numero 3|n°3)$/,
];
const LAST = /^(?:la |le )?derniere?$/;
const ALL =
  /^(?:toutes?(?: les (?:deux|trois|2|3|lignes))?|tous(?: les deux)?|les (?:deux|trois|2|3)|l'une et l'autre|chacune)$/;
const LITTLE = new Set("le la les l un une du de des d a au aux en et ligne".split(" "));

/**
 * The line that answers « Laquelle : « … » ou « … » ? »: a name that was offered, words that only one of them has, « la
 * première », « les deux ». Null for another text, and for words that several have.
 */
export function readChosenLine(text: string, labels: readonly string[]): ChosenLine | null {
  if (text.length > LONGEST) return null;
  const plain = plainWords(text).replace(/^[«"]\s?/, "");
  const words = plain.replace(LEAD, "").replace(END, "").trim();
  if (ALL.test(words)) return "all";
  const rank = LAST.test(words) ? labels.length - 1 : ORDINALS.findIndex((ordinal) => ordinal.test(words));
  if (rank >= 0) return rank < labels.length ? rank : null;
  const saidWords = namingWords(words);
  if (saidWords.length === 0) return null;
  const isExact = (label: string) => namingWords(plainWords(label)).join(" ") === saidWords.join(" ");
  const isNamed = (label: string) => saidWords.every((word) => namingWords(plainWords(label)).includes(word));
  return indexOfOnly(labels, isExact) ?? indexOfOnly(labels, isNamed);
}

function namingWords(plain: string): string[] {
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== "" && !LITTLE.has(word));
}

function indexOfOnly(labels: readonly string[], isMeant: (label: string) => boolean): number | null {
  const indexes = labels.flatMap((label, index) => (isMeant(label) ? [index] : []));
  const [index, ...others] = indexes;
  return index !== undefined && others.length === 0 ? index : null;
}
