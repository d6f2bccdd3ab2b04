import type { SaidLine, Slot } from "../understanding.ts";
import { pattern } from "../words/pattern.ts";
import type { Token } from "../words/tokens.ts";
import { tokensOf, wordAt, wordsBetween, wordSet } from "../words/tokens.ts";
import type { LabelWords } from "./labels/label-words.ts";
import { clauseStart, cleanLabel, isSeparator, labelAfter } from "./line-labels.ts";
import type { Measure } from "./numbers/measure.ts";
import { isOfOrder, isQuantity } from "./priced-quantity.ts";
import type { PricedWork } from "./priced-quantity.ts";
import { placeOf } from "./read-durations.ts";

/**
 * The works of a text without a price of their own: their price is said to be missing, or they stand beside works that
 * have one (« pose 8 h à 55 €, dépose 3 h »). Their price is asked, and never made up.
 */
export function readUnpricedWorks(
  words: LabelWords,
  measures: readonly Measure[],
  works: readonly PricedWork[],
): Slot<SaidLine>[] {
  const lines = worksWithoutKnownPrice(words, measures);
  if (works.every(({ line }) => line.label === "")) return lines;
  return [...lines, ...countedWorks(words, measures, works, lines)];
}

/** The works of a text that are counted and have no price, with nothing else in their clause. */
export function countedWorks(
  words: LabelWords,
  measures: readonly Measure[],
  works: readonly PricedWork[],
  lines: readonly Slot<SaidLine>[],
): Slot<SaidLine>[] {
  const places = [...works.map(({ from, to }) => [from, to] as const), ...lines.map(({ at }) => at)];
  return measures.flatMap((measure, index) => {
    const [start] = placeOf(words.tokens, measure);
    const isRead = places.some(([from, to]) => start >= from && start < to);
    const line = isRead ? null : countedWork(words, measure, measures[index - 1]?.to ?? 0);
    return line === null ? [] : [line];
  });
}

const UNITS = new Set(["h", "day", "m2", "m", "m3"]);

// « dépose de la baignoire 3 h », « 2 h de maintenance », with nothing else in its clause.
function countedWork(words: LabelWords, measure: Measure, least: number): Slot<SaidLine> | null {
  const { tokens } = words;
  if (measure.kind !== "quantity" || !measure.isUsable || measure.value <= 0 || !UNITS.has(measure.unit)) return null;
  const { unit, value, from, to } = measure;
  if (unit === "min" || unit === "week" || unit === "other") return null;
  if (BEFORE_DELAY.has(wordAt(tokens, from - 1))) return null;
  const start = afterCustomer(words, clauseStart(words, from, least), from);
  const after = labelAfter(words, to);
  const label = start === from || after !== "" ? after : cleanLabel(words, start, from);
  const isAlone = after !== "" ? start === from || isLeading(tokens, start, from) : endsClause(words, to);
  if (!isAlone || !isWork(label)) return null;
  return { value: { label, quantity: value, unit, unitPriceEuros: null }, at: placeOf(tokens, { from: start, to }) };
}

// « devis pour Inès Girard démolition 8 jours », « … pour Kaolin Studio - 4 jours de maquettes »: who it is for stands
// before the work.
function afterCustomer({ tokens, isTaken }: LabelWords, start: number, end: number): number {
  let from = start;
  for (let index = start; index < end; index += 1) if (isTaken(index)) from = index + 1;
  return from < end && wordAt(tokens, from) === "-" ? from + 1 : from;
}

// « et 2 h de maintenance ».
function isLeading(tokens: readonly Token[], start: number, from: number): boolean {
  return /^(?:et|puis|plus|avec|aussi| )*$/.test(wordsBetween(tokens, start, from));
}

function endsClause(words: LabelWords, index: number): boolean {
  const word = wordAt(words.tokens, index);
  if (USUAL_PRICE.test(wordsBetween(words.tokens, index, index + 4))) return true;
  return word === "" || /^(?:et|puis|\.|!|\))$/.test(word) || isSeparator(words, index);
}

// « refonte 9 jours à mon TJM ».
const USUAL_PRICE = /^(?:a|au|avec) (?:(?:mon|le|notre) )?(?:tjm|taux|tarif)(?: |$)/;

// « sous 3 jours », « pendant 2 jours » is a delay, « de 8 h » a size of a day.
const BEFORE_DELAY = wordSet("sous dans en de des d pendant depuis apres avant vers environ jusqu chaque par entre a");

const NO_WORK = wordSet(`
  delai delais duree dure durera chantier garantie paiement payable reglement validite valable preavis echeance total
  totaux tout soit donc faut compter prevoir prevu rdv rendez semaine demain intervention devis facture il elle je tu
  on nous vous c reste restent planning disponible dispo
`);

const LONGEST_WORK = 10;

function isWork(label: string): boolean {
  const labelTokens = tokensOf(label);
  return (
    labelTokens.length > 0 && labelTokens.length <= LONGEST_WORK && !labelTokens.some(({ text }) => NO_WORK.has(text))
  );
}

/** The works that are named among priced ones without any number (« pose 4 h à 50 €, déchetterie »), in their words. */
export function readLeftOutWorks(words: LabelWords, lines: readonly Slot<SaidLine>[]): string[] {
  const { tokens } = words;
  const first = Math.min(...lines.map(({ at }) => at[0]));
  const labels = new Set(lines.map(({ value }) => value.label));
  const leftOut: string[] = [];
  for (let start = tokens.findIndex((token) => token.end > first); start >= 0 && start < tokens.length;) {
    let end = start;
    while (end < tokens.length && !endsPart(words, end)) end += 1;
    const isOfLine = lines.some(
      ({ at }) => (tokens[start]?.start ?? 0) >= at[0] && (tokens[start]?.start ?? 0) < at[1],
    );
    const label = !isOfLine && isUnread(words, start, end) ? cleanLabel(words, start, end) : "";
    // « hall et escaliers 8 h à 26 € »: the first of two in one label.
    const isJoined = wordAt(tokens, end) === "et" && [...labels].some((one) => one.startsWith(`${label} et `));
    // « spots : 12 × 22 € » is a line already.
    if (isWork(label) && !labels.has(label) && !isJoined) leftOut.push(label);
    start = end + 1;
  }
  return leftOut;
}

function endsPart(words: LabelWords, index: number): boolean {
  return isSeparator(words, index) || /^(?:et|\(|\))$/.test(wordAt(words.tokens, index));
}

// A part that begins like a work, after a sign of a list, and of which nothing else was read.
function isUnread(words: LabelWords, start: number, end: number): boolean {
  const { tokens } = words;
  const part = tokens.slice(start, end);
  if (part.length === 0 || part.length > LONGEST_NAMED || TALK.has(wordAt(tokens, start))) return false;
  if (!/^[,;+\n]$/.test(wordAt(tokens, start - 1))) return false;
  return part.every(({ kind, text }, index) => {
    const isFree = !words.isTaken(start + index) && !words.isInMeasure(start + index);
    return isFree && kind === "word" && !TALK_INSIDE.has(text);
  });
}

/** True for words that are talk, and name no work: « pour lundi », « je te rappelle ». */
export function isTalk(words: readonly string[]): boolean {
  return TALK.has(words[0] ?? "") || words.some((word) => TALK_INSIDE.has(word) || NO_WORK.has(word));
}

const LONGEST_NAMED = 6;
const TALK = wordSet(`
  pour chez a au aux en dans sans sur selon comme par si quand que qui ht ttc hors merci svp stp bonjour ok urgent vite
  rapidement ensuite apres avant avec aussi ce cette ca tres assez plutot chq chaque tous toutes enfin voila
  cordialement premier
`);
const TALK_INSIDE = wordSet(`
  je tu il elle on nous vous ils elles c ca est sont a ai as veut voudrait faut sera serait sans qui que pas ne n tva ht
  ttc taxe taxes remise rabais acompte paiement virement cheque prix tarif euros envoie envoyer merci client cliente
  mets mettre ajoute ajouter passe change enleve retire supprime compte note debut fin commence possible
  recurrent recurrente ponctuel ponctuelle mensuel mensuelle regulier reguliere annuel annuelle abonnement demarre
  demarrage urgent urgente
`);

// « 2 trappes dont je n'ai pas le prix ».
function worksWithoutKnownPrice(words: LabelWords, measures: readonly Measure[]): Slot<SaidLine>[] {
  const { tokens } = words;
  return measures.flatMap((measure): Slot<SaidLine>[] => {
    if (!isQuantity(measure) || !measure.isUsable || (measure.kind === "bare" && isOfOrder(tokens, measure))) return [];
    const unit = measure.kind === "bare" ? "piece" : measure.unit;
    if (unit === "min" || unit === "week" || unit === "other") return [];
    const end = Math.min(tokens.length, measure.to + LONGEST_UNPRICED);
    const rest = tokens.slice(measure.to, end).map(({ text }) => text);
    const stop = rest.findIndex((word) => /^[,;:.\n€]$/.test(word));
    const clause = rest.slice(0, stop < 0 ? rest.length : stop).join(" ");
    const [missing] = UNPRICED.exec(clause) ?? [];
    if (missing === undefined) return [];
    const labelText = clause.slice(0, clause.length - missing.length).trim();
    const to = measure.to + (labelText === "" ? 0 : labelText.split(" ").length);
    const label = cleanLabel(words, measure.to, to);
    const [from, until] = placeOf(tokens, { from: measure.from, to });
    const line: SaidLine = { label, quantity: measure.value, unit, unitPriceEuros: null };
    return label === "" ? [] : [{ value: line, at: [from, until] }];
  });
}

const LONGEST_UNPRICED = 24;

const UNPRICED = pattern`
    (?: dont| mais| et)? (?:(?:je|j '|on) (?:n ' |ne )?(?:ai|a|connais|connait|sais|sait) (?:pas|plus) (?:encore )?
    (?:le |les |son |leur )?(?:prix|tarif|tarifs)|(?:le )?(?:prix|tarif) (?:a|reste a|est a|pas encore|inconnu|
    non) ?[a-z]{0,12}|
    sans prix|a chiffrer(?: plus tard)?)$`;
