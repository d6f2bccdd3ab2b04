import type { Unit } from "../../lines/line.ts";
import { typedDecimal, withCapital } from "../../shared/french-format.ts";
import { scaleDecimal } from "../../shared/money.ts";
import { plainWords } from "../../shared/search-text.ts";
import { MAX_QUANTITY, MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../../shared/typed-number.ts";
import { VAT_RATES } from "../../shared/vat-rates.ts";
import type { CardRow } from "../conversation/message.ts";
import { readableLabel } from "../slots/labels/clean-label.ts";
import { takeOptions } from "../slots/lines/said-options.ts";
import { pattern } from "../words/pattern.ts";
import { saysWithVat } from "../words/said-taxes.ts";
import { workNoun } from "../words/work-noun.ts";
import { rowOfRank } from "./sums/row-of-rank.ts";

// Orders that change the lines of an open card: a rate that passes to another, a line that goes, another quantity, one
// priced work. Each is read from one change alone (`changesIn`).

/** No order is longer. */
const LONGEST_ORDER = 300;

/** The lines of a card after one order. Null when the text is no order that is read here, or does not fit the lines. */
export function rowsAfterOrder(rows: readonly CardRow[], text: string): CardRow[] | null {
  if (text.length > LONGEST_ORDER) return null;
  const plain = plainWords(text);
  const readers = [withOtherRate, withoutLine, withOtherQuantity];
  for (const read of readers) {
    const changedRows = read(rows, plain);
    if (changedRows !== null) return changedRows;
  }
  // A price with VAT is not written as it is said (`rowsAfterSaidPrice`).
  return saysWithVat(plain) ? null : withPricedWork(rows, text.replace(/\s+/g, " ").trim());
}

// « la TVA passe de 10 à 20 », « 20 % de TVA au lieu de 10 »: the lines at the former rate, and no other.
function withOtherRate(rows: readonly CardRow[], plain: string): CardRow[] | null {
  if (!/\btva\b/.test(plain)) return null;
  const [, from, to] = FROM_TO.exec(plain) ?? [];
  const [, toInstead, fromInstead] = INSTEAD.exec(plain) ?? [];
  const [former, next] = [basisPoints(from ?? fromInstead), basisPoints(to ?? toInstead)];
  if (former === null || next === null || !VAT_RATES.includes(next)) return null;
  return rows.map((row) => (row.vatBasisPoints === former ? { ...row, vatBasisPoints: next, vatReason: null } : row));
}

const FROM_TO = pattern`
  \bde (\d{1,2}(?:[.,]\d)?) ?%? (?:a|au|vers) (\d{1,2}(?:[.,]\d)?)(?![\d.,]* ?€)`;
const INSTEAD = pattern`
  \b(\d{1,2}(?:[.,]\d)?) ?%?[^\d]{0,20} au lieu de (\d{1,2}(?:[.,]\d)?)`;

function basisPoints(digits: string | undefined): number | null {
  return digits === undefined ? null : scaleDecimal(Number(digits.replace(",", ".")), 2);
}

const WITHOUT_LINE = /^(?:.{0,20} )?(?:enleve|retire|supprime)[srz]? (?:plutot |finalement |aussi )?(.{1,120})$/;
const AFTERTHOUGHT = /,? (?:finalement|en fait|plutot|du coup|stp|svp|merci)[.! ]{0,3}$/;

// « enlève le chauffe-eau », « supprime la ligne dépose ». The last line stays: a quote has one.
function withoutLine(rows: readonly CardRow[], plain: string): CardRow[] | null {
  const [, words] = WITHOUT_LINE.exec(plain.replace(AFTERTHOUGHT, "")) ?? [];
  if (words === undefined || rows.length < 2) return null;
  const rankedRow = rowOfRank(rows, words);
  if (rankedRow === null && /\d/.test(words)) return null;
  const options = /^(?:l'|cette )option$/.test(words) ? rows.filter(({ isOption }) => isOption) : [];
  const row = rankedRow ?? (options.length === 1 ? (options[0] ?? null) : singleRowOf(rows, words));
  return row === null ? null : rows.filter((one) => one !== row);
}

const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ["h", /^(?:h|heures?)$/],
  ["jour", /^(?:j|jours?|journees?)$/],
  ["m²", /^(?:m2|m²|metres? carres?)$/],
  ["ml", /^(?:ml|metres?)$/],
  ["m³", /^(?:m3|m³)$/],
  ["kg", /^(?:kg|kilos?)$/],
];

/** The unit of lines that a word says. */
export function unitSaid(word: string): Unit | undefined {
  return UNITS.find(([, words]) => words.test(word))?.[0];
}

// « passe à 8 h », « mets 7 h au lieu de 6 »: another quantity of the only line in that unit, or of the one named.
function withOtherQuantity(rows: readonly CardRow[], plain: string): CardRow[] | null {
  if (/€|euro|%|\btva\b|\bht\b|\bttc\b|ajout|\bplus\b|\bmoins\b/.test(plain)) return null;
  if (!QUANTITY_VERB.test(plain)) return null;
  const [quantityText = "", ...others] = plain.match(QUANTITIES) ?? [];
  const quantity = /^[\d.,]{1,11}/.exec(quantityText)?.[0] ?? "";
  const word = quantityText.slice(quantity.length).trim();
  const unit = unitSaid(word);
  const former = /\bau lieu d(?:e|') ?(\d{1,6}(?:[.,]\d{1,4})?)/.exec(plain)?.[1];
  const isElse = others.some((one) => !one.startsWith(former ?? " "));
  const { value } = readTypedNumber(quantity, MAX_QUANTITY);
  if (unit === undefined || value === null || value === 0 || isElse) return null;
  const candidates = rows.filter((row) => row.unit === unit);
  const row = candidates.length === 1 ? (candidates[0] ?? null) : singleRowOf(candidates, plain);
  if (row === null || (former !== undefined && readTypedNumber(former, MAX_QUANTITY).value !== numberIn(row.quantity)))
    return null;
  return rows.map((one) => (one === row ? { ...row, quantity: typedDecimal(value) } : one));
}

const QUANTITY_VERB = pattern`
  \b(?:pass(?:e|er|ez|es)|met(?:s|tre|tez)|compte[rz]?|chang(?:e|er|ez)|plutot|finalement|en fait)\b`;
// A number after the unit (« 8 h 30 ») is a part of it.
const QUANTITIES =
  /\d{1,6}(?:[.,]\d{1,4})? ?(?:heures?|h|jours?|j|m2|m²|metres? carres?|ml|metres?|m3|m³|kg|kilos?)(?![a-z\d²³]| \d)/g;

function numberIn(text: string): number | null {
  return readTypedNumber(text, MAX_QUANTITY).value;
}

const PRICE = /(\d[\d\s.,]{0,14}) ?(?:€|euros?\b|eur\b)(?: ?(?:ht|hors taxes?)\b)?/gi;
const RATE = /[,;]? ?(?:avec |et )?(?:une |la |en )?tva(?: est)?(?: à| a| de| :)? ?(\d{1,2}(?:[.,]\d)?) ?%?$/i;
const SAID_AFTER = /^(?:|forfait(?:aire)?|tout compris|en plus|au forfait|stp|svp|merci)$/i;
const NO_NAME = /^(?:|forfait|montant|suppl[ée]ment|ligne)(?: de| d['’])?$/i;

// « ajoute la dépose de l'ancien 150 € », « un forfait de 150 € pour la dépose », « passe la dépose à 180 € »: one work
// and its whole price. A price by the unit, or with VAT, is read elsewhere.
function withPricedWork(rows: readonly CardRow[], saidText: string): CardRow[] | null {
  // « ajoute en option un radiateur à 200 € ».
  const { options } = takeOptions(saidText);
  const text = options.reduceRight((words, { at }) => words.slice(0, at[0]) + words.slice(at[1]), saidText).trim();
  const [, rateText] = RATE.exec(text) ?? [];
  const sentence = withoutEnd(text.replace(RATE, ""));
  const [price, ...others] = [...sentence.matchAll(PRICE)];
  const rate = basisPoints(rateText);
  if (!price || others.length > 0 || (rate !== null && !VAT_RATES.includes(rate))) return null;
  const { value: euros } = readTypedNumber(price[1] ?? "", MAX_UNIT_PRICE_EUROS);
  const work = workAround(sentence.slice(0, price.index).trim(), sentence.slice(price.index + price[0].length).trim());
  if (euros === null || work === null) return null;
  const { label, lead, unit } = work;
  const isAdded = ADDS.test(plainWords(lead));
  const row = isAdded ? null : singleRowOf(rows, label);
  if (row !== null) return rate === null ? withPrice(rows, row, euros) : null;
  // A verb that changes names a line that is there: another one is not made of it.
  const vatBasisPoints = rate ?? rateOfOthers(rows);
  if (vatBasisPoints === null || (!isAdded && CHANGES.test(plainWords(lead)))) return null;
  const newRow: CardRow = {
    id: freeRowId(rows),
    label: withCapital(readableLabel(label)),
    quantity: "1",
    unit,
    unitPrice: typedDecimal(euros),
    vatBasisPoints,
    vatReason: rate === null ? (rows[0]?.vatReason ?? null) : null,
    ...(options.length > 0 && { isOption: true }),
  };
  return [...rows, newRow];
}

// The work that stands around its price.
function workAround(head: string, tail: string): { label: string; lead: string; unit: Unit } | null {
  const lead = leadOf(head);
  const words = head.slice(lead.length).replace(/(?:^| )(?:à|a|pour|de|d['’]|:|=|,|-)$/i, "");
  const headLabel = withoutArticle(words.replace(/ ?[:,=]$/, ""));
  const workAfter = NO_NAME.test(headLabel) ? /^(?:pour|de|d['’]) ?(.{2,120})$/i.exec(tail)?.[1] : undefined;
  if (workAfter === undefined && !SAID_AFTER.test(tail)) return null;
  const label = workAfter === undefined ? headLabel : withoutArticle(workAfter);
  if (!isLabel(label, head)) return null;
  const isFlat = workAfter !== undefined || /\bforfait/i.test(`${head} ${tail}`);
  const isGoods = /\b(?:ligne|une?|fourniture|fournitures|achat)\b/i.test(head);
  return { label, lead, unit: !isFlat && isGoods ? "u" : "forfait" };
}

// The price of a line that counts one thing. Of several, the text does not say whether it is each.
function withPrice(rows: readonly CardRow[], row: CardRow, euros: number): CardRow[] | null {
  if (row.quantity !== "1") return null;
  return rows.map((one) => (one === row ? { ...row, unitPrice: typedDecimal(euros) } : one));
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ".!? ".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The rate of a new line without a rate of its own: the one that all others have. Null when they have several. */
export function rateOfOthers(rows: readonly CardRow[]): number | null {
  const [first, ...others] = rows;
  if (first === undefined) return null;
  return others.every(({ vatBasisPoints }) => vatBasisPoints === first.vatBasisPoints) ? first.vatBasisPoints : null;
}

const LEAD_WORDS = new Set(
  (
    "et puis alors ok oui non finalement aussi enfin en plus il y a tu vous on peux peut pouvez pourrais voudrais je " +
    "j' faut faudrait ajoute ajouter ajoutez rajoute rajouter rajoutez mets mettre mettez met compte compter " +
    "comptez note noter prevois prevoir manque passe passer passez change changer changez moi lui y stp svp"
  ).split(" "),
);
/** The words of an order that adds something. */
export const ADDS = /\b(?:r?ajout|en plus|aussi|il y a|compte|prevoi|note|manque)/;
const CHANGES = /\b(?:pass|chang)/;

/** The words before what is named: « tu peux ajouter ». */
export function leadOf(text: string): string {
  let end = 0;
  for (const match of text.matchAll(/[^\s-]+[\s-]*/g)) {
    if (match.index > 60 || !LEAD_WORDS.has(plainWords(match[0]).replace(/[,-]/g, ""))) break;
    end = match.index + match[0].length;
  }
  return text.slice(0, end);
}

const ARTICLE = pattern`
  ^(?:une nouvelle ligne|une ligne|la ligne|nouvelle ligne|ligne|un forfait|le forfait|forfait|une|un|les|le|la|
  des|du|de la|de|pour)(?= |$)|^(?:l['’]|de l['’]|d['’])`;

/** What is named, without « la », « une ligne », « un forfait » before it. */
export function withoutArticle(text: string): string {
  let words = text.trim();
  for (let count = 0; count < 3; count += 1) {
    const article = ARTICLE.exec(words.toLowerCase())?.[0] ?? "";
    words = words.slice(article.length).trim();
  }
  return words.replace(/^[«"“] ?/, "").replace(/ ?[»"”]$/, "");
}

const SUM_OR_TALK = pattern`
  \b(?:total|tout|soit|fait|font|somme|reste|restant|devis|facture|paye|acompte|arrhes|avance|
  remise(?! (?:en|aux?|a) [a-z])|rabais|
  reduction|environ|maximum|minimum|entre|prix|tarif|taux|tva|budget|pas|trop|cher|forfait|heures?|jours?|
  journee|semaine|mois)\b`;
const COUNTED = /^(?:\d|deux |trois |quatre |cinq |six |sept |huit |neuf |dix )/i;

// A work in words. A number at its head counts things, each at that price or not: it is read elsewhere.
function isLabel(label: string, head: string): boolean {
  if (label.length < 3 || label.length > 120 || !/\p{L}{3}/u.test(label) || COUNTED.test(label)) return false;
  const plain = plainWords(label);
  // « enlève le déplacement 40 € » adds nothing.
  if (/^(?:enleve|retire|supprime|remplace|annule|vire)[rsz]?\b/.test(plain)) return false;
  if (SUM_OR_TALK.test(plain) || /\b(?:je|tu|il|elle|on|nous|vous|ils|c'est)\b/.test(plain)) return false;
  // « dépose de 2 radiateurs à 75 € » may be each: it is read with its quantity.
  return !/\d/.test(label) || !/ (?:à|a)$/i.test(head);
}

const LITTLE = new Set("la le les l de du des d un une et a au aux en pour sur ligne prix tarif".split(" "));

/** The only line that has every word that is said, little words left aside. */
export function singleRowOf(rows: readonly CardRow[], words: string): CardRow | null {
  const [row, ...others] = rowsNamed(rows, words);
  return row && others.length === 0 ? row : null;
}

/** The lines that have every word that is said, or those that have no other word. */
export function rowsNamed(rows: readonly CardRow[], words: string): CardRow[] {
  const saidWords = wordsOf(words);
  if (saidWords.length === 0) return [];
  const matches = rowsWith(rows, saidWords);
  if (matches.length === 0) return rowsBeginning(rows, saidWords);
  const exact = matches.filter(({ label }) => wordsOf(label).every((word) => saidWords.includes(word)));
  return exact.length > 0 ? exact : matches;
}

// « levacuation » is « l'évacuation ».
function rowsWith(rows: readonly CardRow[], saidWords: readonly string[]): CardRow[] {
  return rows.filter(({ label }) => {
    const labelWords = new Set(wordsOf(label));
    return saidWords.every(
      (word) => labelWords.has(word) || (/^[ld][aeiouyh]/.test(word) && labelWords.has(word.slice(1))),
    );
  });
}

const SHORTEST_BEGINNING = 4;

// « l'evac », when one line alone has words that begin so.
function rowsBeginning(rows: readonly CardRow[], saidWords: readonly string[]): CardRow[] {
  if (saidWords.some((word) => word.length < SHORTEST_BEGINNING || /\d/.test(word))) return [];
  const matches = rows.filter(({ label }) => {
    const labelWords = wordsOf(label);
    return saidWords.every((word) => labelWords.some((labelWord) => labelWord.startsWith(word)));
  });
  return matches.length === 1 ? matches : [];
}

// « les prises » are the line « Prise », « la dépose » is the line « Déposer la baignoire ».
function wordsOf(text: string): string[] {
  return plainWords(text)
    .replace(/(\d)(?=l(?![a-z]))/g, "$1 ")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && !LITTLE.has(word))
    .map((word) => (word.length > 3 ? workNoun(word.replace(/[sx]$/, "")) : word));
}

/** The id of the next line. */
export function freeRowId(rows: readonly CardRow[]): string {
  const ids = new Set(rows.map(({ id }) => id));
  let rank = rows.length + 1;
  while (ids.has(`line-${rank}`)) rank += 1;
  return `line-${rank}`;
}
