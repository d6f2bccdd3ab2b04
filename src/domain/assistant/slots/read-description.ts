import type { Slots } from "../understanding.ts";
import { saysNoWork } from "../words/no-work.ts";
import { pattern } from "../words/pattern.ts";
import type { Token } from "../words/tokens.ts";
import { wordAt, wordsBetween, wordSet } from "../words/tokens.ts";
import { afterArticle } from "./dates/feast-at.ts";
import type { LabelWords } from "./labels/label-words.ts";
import { clauseStart, cleanLabel } from "./line-labels.ts";
import { isInSizedWork } from "./lines/characteristics.ts";
import { afterPurpose, beforePriceWords, beforeWish } from "./lines/price-lead.ts";
import { isContentAt, isPartOfSize, isSizeAt } from "./numbers/size-at.ts";
import { placeOf } from "./read-durations.ts";
import { isOneLetterAway, unitAt } from "./units.ts";

/** The work that a sentence names beside one price for the whole (« dégorgement, 180 € tout compris »). */
export function leftOverWork(words: LabelWords, least = 0): Pick<Slots, "description"> {
  const { tokens, isTaken } = words;
  // « peinture de deux box »: a number in words after « de » counts what is worked on.
  const isPlain = (index: number) => tokens[index]?.kind === "word" && unitAt(tokens, index) === null;
  const isCounted = (index: number) => isPlain(index) && isPlain(index + 1);
  const isInMeasure = (index: number) =>
    words.isInMeasure(index) &&
    !(isCounted(index) && wordAt(tokens, index - 1) === "de") &&
    !isPartOfSize(tokens, index) &&
    ![index, index - 1].some((at) => isSizeAt(tokens, at) || isContentAt(tokens, at)) &&
    !isSizeAt(tokens, index - 2) &&
    !isInSizedWork(tokens, words.isInMeasure, index);
  for (let end = tokens.length; end > least;) {
    let start = clauseStart(words, end, least);
    // « installation d'une antenne et 2 prises, 240 € »: one price for both.
    while (start - 1 > least && wordAt(tokens, start - 1) === "et" && isInSizedWork(tokens, words.isInMeasure, start))
      start = clauseStart(words, start - 1, least);
    // « pour M. Rouault shooting famille 180 € »: what is left between what says something else.
    for (let to = end; to > start;) {
      while (to > start && (isTaken(to - 1) || isInMeasure(to - 1))) to -= 1;
      let from = to;
      while (from > start && !isTaken(from - 1) && !isInMeasure(from - 1)) from -= 1;
      to = beforeWish(tokens, from, to);
      while (to > from && isTaken(to) && OF_HOUSEHOLD.test(wordAt(tokens, to - 1))) to -= 1;
      while (to > from && isTaken(to) && wordAt(tokens, to - 1) === "tva") to -= 1;
      to = Math.max(from, beforePriceWords(tokens, to));
      if (ALL_IN.test(wordsBetween(tokens, to - 2, to)) && to - from > 2) to -= 2;
      const pricedAt = ALL_IN.test(wordsBetween(tokens, from, from + 2)) ? afterArticle(tokens, from + 2) : from;
      const isOff = /^de? (?:remise|rabais|reduction)$/.test(wordsBetween(tokens, pricedAt, pricedAt + 2));
      const head = isOff
        ? pricedAt + 2
        : pricedAt < to - 1 && DOCUMENT.test(wordAt(tokens, pricedAt))
          ? pricedAt + 1
          : pricedAt;
      const first = afterPurpose(tokens, head);
      const isFree =
        to - first >= 2 &&
        !SUBJECT.test(wordAt(tokens, first)) &&
        !NOT_WORK.has(wordAt(tokens, first)) &&
        !INCLUDED.test(wordAt(tokens, to - 1)) &&
        !tokens.slice(first, to).every(({ text }) => SUPPLY.test(text));
      const work = isFree ? cleanLabel(words, first, to) : "";
      if (work.includes(" ") && !saysNoWork(work))
        return { description: { value: work, at: placeOf(tokens, { from: first, to }) } };
      to = from;
    }
    end = start - 1;
  }
  return {};
}

// « 3 450 € tout compris la pose … »: the price says so, and no work does.
const ALL_IN = /^(?:tout compris|toute? inclus|tt compris|net vendeur)$/;

// « … pour les époux Vasseur », « … chez la famille Roy »: the name that follows is taken.
const OF_HOUSEHOLD = /^(?:pour|pr|chez|les|la|le|famille|epoux|consorts)$/;

/**
 * The work that stands after the order and its customer: « devis pour Norvex, refonte du site, TJM 500 », « nouveau
 * projet Halle pour Norvex, carrelage du hall ». Of a document it is read beside its rate alone.
 */
export function workAfterCustomer(words: LabelWords, isRated: boolean): Pick<Slots, "description"> {
  const { tokens, isTaken } = words;
  const order = tokens.findIndex(({ text: word }, index) => {
    return isRated ? DOCUMENT.test(word) : /^(projet|chantier)$/.test(word) && isNewAt(tokens, index);
  });
  const customer = order < 0 ? -1 : tokens.findIndex((_token, index) => index > order && isTaken(index));
  // « TJM 610 x 22 jours mission de conseil pour Banque Arcadia, devis … »: the order stands after its work.
  if (isRated && order > LATE_ORDER) return leftOverWork(words);
  return customer < 0 ? {} : leftOverWork(words, customer);
}

const LATE_ORDER = 4;

function isNewAt(tokens: readonly Token[], index: number): boolean {
  return tokens
    .slice(Math.max(0, index - 4), index)
    .some(({ text }) => /^(nouveau|new|cree[rsz]?|ouvre[rsz]?)$/.test(text));
}

/** The noun of a quote or an invoice. */
export const DOCUMENT = /^(devis|dvis|devi|facture|fact)$/;
// « pose comprise ».
const INCLUDED = /^(comprise?s?|incluse?s?|inclus|offerte?s?|gratuite?s?)$/;
// « 1 120 € fourniture et pose ».
const SUPPLY = /^(fournitures?|pose|main|d|'|oeuvre|ouvre|et|compris|materiel|deplacement)$/;
// « acompte de 30 % », « au total », « tout compris ».
const NOT_WORK = wordSet(`
  acompte total tout toute soit budget remise tarif prix pour forfait ferme net hors ht ttc
  merci stp svp fin debut pr chez client cliente societe entreprise facture devis avant apres s si quand for the comme
  rue avenue boulevard impasse allee chemin quai
  valable valables validite des sans avec sur tjm taux il faut demarrage livraison seule fois
`);

/** The work between a document and its customer: « devis mariage pour Mme Roux ». */
export function workBeforeCustomer({ text, tokens, isTaken, isInMeasure }: LabelWords): Pick<Slots, "description"> {
  const order = tokens.findIndex(({ text: word }) => DOCUMENT.test(word));
  if (order < 0) return {};
  // « devis une salle de bain pour Mme Roux ».
  const from = /^(?:une?|la|le)$/.test(wordAt(tokens, order + 1)) ? order + 2 : order + 1;
  let to = from;
  while (to - order <= MOST_BEFORE && isWorkWord(to)) to += 1;
  // « facture débouchage évier M. Kerbrat ».
  const isTitled = /^(m|mr|mme|mlle|madame|monsieur)$/.test(wordAt(tokens, to)) && isTaken(to);
  // « devis mariage de Camille Estève ».
  if (isTaken(to) && to - from > 1 && /^(?:de|du|d)$/.test(wordAt(tokens, to - 1))) {
    const place = placeOf(tokens, { from, to: to - 1 });
    const work = text.slice(...place);
    return /^\p{Ll}{3}/u.test(work) ? { description: { value: work, at: place } } : {};
  }
  const isFor = isTitled || (/^(pour|pr|chez)$/.test(wordAt(tokens, to)) && isTaken(to + 1));
  const at = placeOf(tokens, { from, to });
  const value = text.slice(...at);
  return to > from && isFor && /^\p{Ll}{3}/u.test(value) ? { description: { value, at } } : {};

  // « rénovation salle de bain ».
  function isWorkWord(index: number): boolean {
    const isHyphen = wordAt(tokens, index) === "-" && tokens[index]?.isSpaced === false;
    const isTied = index > from && (isHyphen || /^(?:de|du|d|')$/.test(wordAt(tokens, index)));
    const isWord = tokens[index]?.kind === "word" && !NOT_BEFORE.has(wordAt(tokens, index));
    return (isWord || isTied) && !isTaken(index) && !isInMeasure(index);
  }
}

const MOST_BEFORE = 7;
/** Words that no work begins with. */
export const NOT_BEFORE = wordSet(`
  pour pr chez de d du des la le les l a au avec sans urgent urgente urgents rapide simple recurrent recurrente nouveau
  nouvelle complet complete detaille detaillee stp svp vite merci signe signee envoye envoyee accepte acceptee paye
  payee impaye impayee final finale definitif definitive global globale acompte solde avoir rectificatif tout est sont
  ete a ont qui que suivant suivante type initial initiale provisoire estimatif corrige corrigee ponctuel ponctuelle
  mensuel mensuelle client cliente plait propre petit petite mis mise fait faite prevu groupe groupee pro
`);

// « il attend sa salle de bain » is told, not asked for.
const SUBJECT = /^(je|j|tu|il|elle|on|nous|vous|ils|elles|ca|c|qui|que|qu)$/;

const INFINITIVE = /^[a-z]{2,}(er|ir|re|oir)$/;
const NOT_INFINITIVE =
  /^(hier|atelier|chantier|escalier|papier|hiver|mer|cher|premier|dernier|notre|votre|autre|faire)$/;

/** True for a word that ends like an infinitive, and is no known noun. */
export function mayBeInfinitive(word: string): boolean {
  return INFINITIVE.test(word) && !NOT_INFINITIVE.test(word);
}

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

const AMOUNT = new RegExp(
  pattern`
    \x20\d{1,3}(?:[.,]\d{1,2})? ?(?:h|heures?|j|jours?) (?:a|à|x|@) \d|
    , ?(?:env(?:iron)?\.? )?\d{1,6}(?:[.,]\d{1,2})? ?(?:h|heures?|j|jours?|€|euros?|de l)(?![a-z])`.source,
  "i",
);

function isNearNoun(word: string): boolean {
  return word.length >= 5 && (isOneLetterAway(word, "taches") || isOneLetterAway(word, "devis"));
}

// Where the work begins when a token announces it.
function workStart({ text, tokens, isTaken }: LabelWords, index: number): number | null {
  const word = wordAt(tokens, index);
  let next = index + 1;
  if (word === "agit" && /^de?$/.test(tokens[next]?.text ?? "")) next += tokens[next + 1]?.text === "'" ? 2 : 1;
  else if (/^chiffre[rz]?$/.test(word)) next += tokens[next]?.text === "-" ? 2 : tokens[next]?.text === "moi" ? 1 : 0;
  // « découpe-moi en tâches la pose d'une bibliothèque ».
  else if (/^(taches|etapes)$/.test(word) && wordAt(tokens, index - 1) === "en") return isActionAt(tokens, next);
  // « ajoute les tâches poncer, enduire, peindre ».
  else if (/^taches?$/.test(word) && !isTaken(next) && mayBeInfinitive(wordAt(tokens, next))) return next;
  else if (!/^(pour|pr|:|,)$/.test(word)) return null;
  const { text: first = "" } = tokens[next] ?? {};
  if (next >= tokens.length || isTaken(next)) return null;
  // « il s'agit de travaux de peinture ».
  if (word === "agit" && next > index + 1) return next;
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
    // « peinture de deux box ».
    const isArticle = /^une?$/.test(text) && tokens[end + 1]?.kind === "word";
    const isCounted = isArticle || (tokens[end]?.kind === "word" && wordAt(tokens, end - 1) === "de");
    const isSized = isInMeasure(end) && isInSizedWork(tokens, isInMeasure, end);
    if (isWholePriced && ((isInMeasure(end) && !isCounted && !isSized) || /^(forfait|tva)$/.test(text))) break;
    if (isCutAtComma && text === ",") break;
    if (/^(€|euros?|%|tva|forfait)$/.test(text)) return null;
    const isPolite = text === "s" && tokens[end + 2]?.text === "il" && /^(te|vous)$/.test(tokens[end + 3]?.text ?? "");
    if (isPolite || /^(stp|svp|merci|\n)$/.test(text) || isTaken(end)) break;
    if (/^[.?!]$/.test(text) && tokens[end + 1]?.isSpaced !== false) break;
  }
  for (let at = end; at < tokens.length && !isWholePriced; at += 1)
    if (/^(€|euros?)$/.test(wordAt(tokens, at))) return null;
  while (
    end > start + 1 &&
    /^([,;:.?!]|de|d|du|des|chez|pour|a|au|avec|et|debut|fin|le|la|demarrage|ds|dans|sur)$/.test(
      wordAt(tokens, end - 1),
    )
  )
    end -= 1;
  // « … de l'atelier on commence lundi ».
  const begun = /(?:^| )(?:on|je) (?:commence|demarre|debute|attaque)$/.test(wordsBetween(tokens, end - 2, end));
  return Math.max(start + 1, beforePriceWords(tokens, begun ? end - 2 : end));
}
