import { pattern } from "../acts/pattern.ts";
import type { Slots } from "../understanding.ts";
import type { LabelWords } from "./line-labels.ts";
import { placeOf } from "./read-durations.ts";
import type { Token } from "./tokens.ts";
import { wordAt, wordSet } from "./tokens.ts";
import { isOneLetterAway } from "./units.ts";
import { clauseStart, cleanLabel } from "./line-labels.ts";

/** The work that a sentence names beside one price for the whole (« dégorgement, 180 € tout compris »). */
export function leftOverWork(words: LabelWords): Pick<Slots, "description"> {
  const { tokens, isTaken, isInMeasure } = words;
  for (let end = tokens.length; end > 0;) {
    const start = clauseStart(words, end, 0);
    let isFree = end - start >= 2;
    for (let index = start; index < end; index += 1) isFree &&= !isTaken(index) && !isInMeasure(index);
    isFree &&= !SUBJECT.test(wordAt(tokens, start));
    const work = isFree ? cleanLabel(words, start, end) : "";
    if (work.includes(" ")) return { description: { value: work, at: placeOf(tokens, { from: start, to: end }) } };
    end = start - 1;
  }
  return {};
}

// « il attend sa salle de bain » is told, not asked for.
const SUBJECT = /^(je|j|tu|il|elle|on|nous|vous|ils|elles|ca|c|qui|que|qu)$/;

const INFINITIVE = /^[a-z]{2,}(er|ir|re|oir)$/;
const NOT_INFINITIVE =
  /^(hier|atelier|chantier|escalier|papier|hiver|mer|cher|premier|dernier|notre|votre|autre|faire)$/;
const WORK_NOUN = pattern`
    ^(chiffrage|estimation|etapes|taches|tache|devis|devi|projet|facture|tasks|checklist|description|chiffre|
    chiffrer|chiffrez|facturez|facturer|chantier)$`;
const ACTION = wordSet(`
  pose depose repose remise mise reprise refonte peinture entretien amenagement installation construction pack
  creation refection vidange tonte taille coupe soudure remplacement changement
`);
const NOT_ACTION = wordSet(`
  logement appartement batiment etage garage village passage mariage departement monument element moment paiement
  reglement acompte facturation devis document evenement association collection section session station
  hebergement cottage menage
`);

// « le remplacement de deux radiateurs », « la réfection du plafond »: a noun of action, with what it is done to.
function isActionAt(tokens: readonly Token[], index: number): number | null {
  const at = /^(le|la|l|les|un|une|des|du)$/.test(tokens[index]?.text ?? "") ? index + 1 : index;
  const start = tokens[at]?.text === "'" ? at + 1 : at;
  const { text: word = "", kind } = tokens[start] ?? {};
  const isAction = ACTION.has(word) || (/.{3}(ment|age|tion)$/.test(word) && !NOT_ACTION.has(word));
  const isOf = tokens.slice(start + 1, start + 4).some(({ text }) => /^(de|d|du|des)$/.test(text));
  // « remise de 3 % ».
  if (word === "remise" && tokens[start + 2]?.kind === "number") return null;
  return kind === "word" && isAction && isOf ? start : null;
}

/**
 * The work that an order is for: « pour refaire une toiture », « pour la pose d'un portail », « … du projet X : décaper
 * les murs, peindre », « il s'agit de peindre le hall ». Nothing when it holds a price.
 */
export function workAfterOrder(words: LabelWords, isWholePriced: boolean): Pick<Slots, "description"> {
  const { text, tokens } = words;
  const order = tokens.findIndex(({ text: word }) => WORK_NOUN.test(word) || isNearNoun(word));
  if (order < 0) return {};
  for (let index = order; index < tokens.length - 1; index += 1) {
    const start = workStart(words, index);
    if (start === null) continue;
    const end = endOfWork(words, start, isWholePriced, wordAt(tokens, index) === ",");
    if (end === null) return {};
    const [wholeStart, wholeEnd] = placeOf(tokens, { from: start, to: end });
    const whole = text.slice(wholeStart, wholeEnd);
    // « …, env 60 h, 45 de l'heure » is no work.
    const value = whole.slice(0, AMOUNT.exec(whole)?.index ?? whole.length);
    return { description: { value, at: [wholeStart, wholeStart + value.length] } };
  }
  return {};
}

const AMOUNT = /, ?(?:env(?:iron)?\.? )?\d{1,6}(?:[.,]\d{1,2})? ?(?:h|heures?|j|jours?|€|euros?|de l)(?![a-z])/i;

function isNearNoun(word: string): boolean {
  return word.length >= 5 && (isOneLetterAway(word, "taches") || isOneLetterAway(word, "devis"));
}

// Where the work begins when a token announces it.
function workStart({ text, tokens, isTaken }: LabelWords, index: number): number | null {
  const word = wordAt(tokens, index);
  let next = index + 1;
  if (word === "agit" && /^de?$/.test(tokens[next]?.text ?? "")) next += tokens[next + 1]?.text === "'" ? 2 : 1;
  else if (/^chiffre[rz]?$/.test(word)) next += tokens[next]?.text === "-" ? 2 : tokens[next]?.text === "moi" ? 1 : 0;
  else if (!/^(pour|pr|:|,)$/.test(word)) return null;
  const { text: first = "" } = tokens[next] ?? {};
  if (next >= tokens.length || isTaken(next)) return null;
  // « pour Lemaître » is no infinitive.
  const isName = /^\p{Lu}\p{Ll}/u.test(text.slice(...placeOf(tokens, { from: next, to: next + 1 }))) && word !== ":";
  if (word !== "," && !isName && INFINITIVE.test(first) && !NOT_INFINITIVE.test(first)) return next;
  return isActionAt(tokens, next);
}

// Null when a price stands in it. The price of the whole ends it.
function endOfWork(
  { tokens, isTaken, isInMeasure }: LabelWords,
  start: number,
  isWholePriced: boolean,
  isCutAtComma: boolean,
): number | null {
  let end = start + 1;
  for (; end < tokens.length; end += 1) {
    const text = wordAt(tokens, end);
    if (isWholePriced && (isInMeasure(end) || /^(forfait|tva)$/.test(text))) break;
    if (isCutAtComma && text === ",") break;
    if (/^(€|euros?|%|tva)$/.test(text)) return null;
    const isPolite = text === "s" && tokens[end + 2]?.text === "il" && /^(te|vous)$/.test(tokens[end + 3]?.text ?? "");
    if (isPolite || /^(stp|svp|merci|\n)$/.test(text) || isTaken(end)) break;
    if (/^[.?!]$/.test(text) && tokens[end + 1]?.isSpaced !== false) break;
  }
  for (let at = end; at < tokens.length && !isWholePriced; at += 1)
    if (/^(€|euros?)$/.test(wordAt(tokens, at))) return null;
  while (
    end > start + 1 &&
    /^([,;.?!]|de|d|du|des|chez|pour|a|au|avec|et|debut|fin|le|la|demarrage)$/.test(wordAt(tokens, end - 1))
  )
    end -= 1;
  return end;
}
