import type { SaidLine, SaidUnit } from "../understanding.ts";
import { pattern } from "../words/pattern.ts";
import type { Token } from "../words/tokens.ts";
import { wordAt, wordsBetween, wordSet } from "../words/tokens.ts";
import type { Measure } from "./numbers/measure.ts";

/** A price of a text. */
export type Price = Extract<Measure, { kind: "price" }>;

/** A priced work of a text, before its label is known to be one: `label` is empty when the text gives none. */
export type PricedWork = {
  line: SaidLine;
  from: number;
  to: number;
  taxes: Price["taxes"];
  /** A price for the whole without quantity (« forfait 120 € »): a line only beside others. */
  isImplied?: boolean;
  /** The token after a label that follows its price: it is the label of no other work. */
  labelEnd?: number;
};

/** What may count the thing that a price is for. */
export type MeasuredQuantity = Exclude<Measure, { kind: "price" | "percent" }>;

/** The quantity of a price. It stands before the price in the same clause, or after « x ». */
export function quantityOf(
  tokens: readonly Token[],
  measures: readonly Measure[],
  price: Price,
  start: number,
): MeasuredQuantity | null {
  const at = measures.indexOf(price);
  const following = measures[at + 1];
  if (following && isQuantity(following) && wordsBetween(tokens, price.to, following.from) === "*") return following;
  // « 320 € par mois sur 12 mois ».
  const isOfMonths = price.per === "month" && following?.kind === "quantity" && following.unit === "month";
  if (isOfMonths && FOR_MONTHS.test(wordsBetween(tokens, price.to, following.from))) return following;
  const candidates = measures.filter(
    (measure): measure is MeasuredQuantity =>
      isQuantity(measure) && measure.from >= start && measure.to <= price.from && !isOfOrder(tokens, measure),
  );
  // « porte de garage 2400 x 2000 à 1 350 € »: what is written so is a size.
  const isSizes = candidates.some((measure, index) => {
    const following = candidates[index + 1];
    const isBetween = following && /^[x*]$/.test(wordsBetween(tokens, measure.to, following.from));
    return isBetween && measure.kind === "bare" && following.kind === "bare";
  });
  if (isSizes) return null;
  const [count, length] = candidates.slice(-2);
  if (count && length && isLengthOf(tokens, count, length)) {
    const isOfThing =
      /^(de|d|')$/.test(wordAt(tokens, length.from - 1)) && (count.kind === "bare" || count.unit === "piece");
    return isOfThing && (price.per === null || price.per === "piece") ? count : null;
  }
  if (candidates.some((measure) => !measure.isUsable || isOtherPrice(tokens, measure, price))) return null;
  if (candidates.some((measure) => isSize(tokens, measure, price))) return null;
  if (candidates.some((measure) => isOfAll(tokens, measure, price))) return null;
  const [first] = candidates;
  const last = candidates.at(-1);
  if (!first || !last) return null;

  const [ofUnit, ...others] = candidates.filter((measure) => measure.kind === "quantity" && measure.unit === price.per);
  if (price.per && price.per !== "piece" && ofUnit && others.length === 0) return ofUnit;
  const isNear = last.kind === "quantity" && /^(a|x|\*|:|=|@|at|,)?$/.test(wordsBetween(tokens, last.to, price.from));
  const isTime = last.kind === "quantity" && /^(h|day)$/.test(last.unit);
  // « ballon 200 L à 480 € » is one of 200 L, or 200 litres. « le 200 L par un 250 L à 2 400 € » is one too.
  const isBeside = BESIDE_SIZE.test(wordsBetween(tokens, last.to, price.from));
  const isSizeOfThing =
    isSizeOfOne(last, price) || (isContent(last) && isBeside && price.per === null && !isInBulk(last, price));
  if (isSizeOfThing && isContent(first)) return candidates.find(({ kind }) => kind === "bare") ?? null;
  if (first === last || (isNear && isTime)) return last;
  // « monter un mur 36 m² à 29 € »: the one thing has its size, which is priced.
  const isOneOfSize = first.kind === "bare" && isOneOfVerb(tokens, first) && price.value < DEAR_SQUARE;
  if (isOneOfSize && isNear && last.kind === "quantity" && /^(?:m2|m|m3)$/.test(last.unit)) return last;
  // « un chauffe-eau 200 L à 640 € » counts heaters, « 2 murs 12 m² à 30 € » may count either.
  if (first.kind === "bare") return isContent(last) || last.kind === "bare" || !isNear ? first : null;
  return isNear ? last : null;
}

function isOneOfVerb(tokens: readonly Token[], { from, isWord, value }: MeasuredQuantity): boolean {
  return isWord && value === 1 && /^[a-z]{3,}(?:er|ir|re)$/.test(wordAt(tokens, from - 1));
}

const FOR_MONTHS = /^(?:sur|pendant|pour|durant|x|\*|fois)$/;

/**
 * « escalier 14 marches 2 800 € », « pose de 4 fenêtres pour 1 600 € », « 4 fenêtres 1 600 € le lot », « peinture 45 m²
 * 2 300 € »: the price of all of them, or too dear for one. It is asked.
 */
export function isOfAll(tokens: readonly Token[], measure: MeasuredQuantity, price: Price): boolean {
  const isThing = measure.kind === "bare" || measure.unit === "piece";
  const isCountedInLots = /^lots?$/.test(wordAt(tokens, measure.to - 1));
  if (isThing && /^(le|du) lot$/.test(wordsBetween(tokens, price.to - 2, price.to)))
    return measure.value > 1 && !isCountedInLots;
  if (price.per !== null || measure.value <= 1) return false;
  const link = wordAt(tokens, price.from - 1);
  const isLinked = /^(a|x|\*|@|=|:)$/.test(link);
  if (OF_ALL.test(wordsBetween(tokens, price.to, price.to + 3))) return true;
  if (isThing && (link === "pour" || OF_LOT.test(wordsBetween(tokens, measure.from - 2, measure.from)))) return true;
  if (isThing) return !isLinked && price.value >= DEAR_THING;
  if (!/^(m|m2|m3)$/.test(measure.unit)) return false;
  return price.value >= (isLinked ? (measure.unit === "m" ? DEAREST_METRE : DEAREST_SQUARE) : DEAR_SQUARE);
}

const OF_ALL = /^(les (\d|deux|trois|quatre|cinq|six|huit|dix)|le lot|l ' ensemble|le tout|pour le tout)(?![a-z])/;
const OF_LOT = /(^| )(lot|ensemble|serie|jeu|paire) de$/;
const DEAR_THING = 500;
const DEAR_SQUARE = 300;
const DEAREST_SQUARE = 1000;

// « ballon 200 L fourni posé 640 € ».
const BESIDE_SIZE = pattern`
    ^(?:(?:fournie?s?|posee?s?|installee?s?|livree?s?|neuf|neufs|et|a|:|,|avec|sans|pose|depose|livraison|fournitures?|
    main|d|'|oeuvre|deplacement|raccordement|mise|en|service|evacuation|tout|comprise?s?|incluse?s?|
    inclus)(?: |$)){0,9}$`;

// « un portail de 4 mètres 2 400 € », « une citerne de 5 m3 forfait 1 800 € »: the size of one thing counts nothing.
function isSize(tokens: readonly Token[], measure: MeasuredQuantity, price: Price): boolean {
  if (measure.kind !== "quantity" || !/^(m|m3|l|kg)$/.test(measure.unit) || price.per !== null) return false;
  if (wordAt(tokens, measure.from - 1) !== "de") return false;
  // « portail de 3 mètres à 1 200 € »: no metre costs that much.
  if (measure.unit === "m" && price.value >= DEAREST_METRE) return true;
  const isOne = /^(une?|d|')$/.test(wordAt(tokens, measure.from - 3));
  return isOne && !/(^| )(a|x|\*|:|=|@|at)$/.test(wordsBetween(tokens, measure.to, price.from));
}

const DEAREST_METRE = 600;

/**
 * True for a number that may be the price of another work, or what the price is the whole of: « dépose 250 pose douche
 * 1 800 € », « logo 650 et cartes 500 exemplaires 120 € ».
 */
export function isOtherPrice(
  tokens: readonly Token[],
  { kind, from, to, value }: MeasuredQuantity,
  price: Price,
): boolean {
  if (kind !== "bare" || price.per !== null) return false;
  // « 20 parpaings à 2,30 4 sacs à 9 ».
  if (wordAt(tokens, from - 1) === "a" && tokens[to]?.kind === "number" && to < price.from) return true;
  if (/^(et|plus|puis|avec|\+)$/.test(wordAt(tokens, to))) return true;
  const isBeside = /^(a|x|\*|:|=|@|at|de)$/.test(wordAt(tokens, price.from - 1));
  const isOfThing = tokens[from - 1]?.kind === "word" && wordAt(tokens, from - 1).length > 3;
  return !isBeside && isOfThing && value >= LEAST_OTHER_PRICE;
}

const LEAST_OTHER_PRICE = 20;

/** True for the price of each of several things that nothing beside it counts: « pose 250 € par fenêtre ». */
export function isOfEachThing(tokens: readonly Token[], { to, per }: Price): boolean {
  if (per !== null || !/^(par|chaque)$/.test(wordAt(tokens, to))) return false;
  const noun = tokens[to + 1];
  return wordAt(tokens, to) === "chaque" || (noun?.kind === "word" && !NO_THING.has(noun.text));
}

/** True for « l'arbre », « la fenêtre », « par poteau », after a price. */
export function isOfEach(tokens: readonly Token[], index: number): boolean {
  if (!/^(l|le|la|par)$/.test(wordAt(tokens, index))) return false;
  const countedToken = tokens[wordAt(tokens, index + 1) === "'" ? index + 2 : index + 1];
  return (
    countedToken?.kind === "word" &&
    !/^(tout|ensemble|total|forfait|lot|h|heure|j|jour|journee|mois)$/.test(countedToken.text)
  );
}

const NO_THING = wordSet(`
  virement cheque cheques carte cb prelevement mail email courrier sms avance rapport defaut contre forfait mes mon ma
  notre nos le la les l un une m mme mr monsieur madame
`);

/**
 * True for the time of each of several things: « 10 séances de 45 min à 55 € », « 2 poseurs pendant 3 jours ». It is no
 * duration of the whole.
 */
export function isLengthOf(tokens: readonly Token[], count: Measure, time: Measure): boolean {
  const isTime = time.kind === "quantity" && /^(h|day)$/.test(time.unit);
  const isCount = count.kind === "bare" || (count.kind === "quantity" && /^(piece|day)$/.test(count.unit));
  if (!isTime || !isCount || !count.isUsable || isOfOrder(tokens, count)) return false;
  const words = wordsBetween(tokens, count.to, time.from).split(" ");
  const link = words.at(-1) ?? "";
  // « 2 gars 3 jours à 300 € ».
  if (count.kind === "bare" && count.value > 1 && words.length <= 2 && WORKERS.test(words[0] ?? "")) return true;
  if (count.kind === "quantity" && count.unit === "day" && words.length > 1) return false;
  // « une séance de 2 h à 90 € » is one.
  const isOne = count.kind === "bare" && count.value === 1 && !LESSON.test(words[0] ?? "");
  const isLinked = /^(de|d|')$/.test(link) || (count.kind === "bare" && /^(pendant|durant)$/.test(link));
  // « 4 cours de yoga d'1 h ».
  const [noun = ""] = words;
  const longest = LESSON.test(noun) || LESSON.test(noun.replace(/s$/, "")) ? LONGEST_LESSON : LONGEST_THING;
  return isLinked && !isOne && words.length <= longest && count.from < time.from;
}

const LONGEST_THING = 3;
const LONGEST_LESSON = 7;
const WORKERS = pattern`
    ^(?:gars|mecs|hommes|femmes|personnes|pers|ouvriers|poseurs|peintres|macons|techniciens|compagnons|intervenants|
    agents|salaries|equipiers|plombiers|electriciens|apprentis)$`;

/**
 * True for a time that its count or its price makes doubtful: « 1 h 30 x 4 séances à 35 €/h », « 90 min à 400 € ».
 */
export function isDoubtfulTime(tokens: readonly Token[], time: Measure, following: Measure | undefined): boolean {
  if (time.kind !== "quantity" || time.unit !== "h" || !following) return false;
  const link = wordsBetween(tokens, time.to, following.from);
  const isTimes = /^[x*]$/.test(link) && following.kind === "bare" && tokens[following.to]?.kind === "word";
  const isMinutes = wordAt(tokens, time.to - 1).startsWith("min") && time.to - time.from === 2;
  return isTimes || (isMinutes && following.kind === "price" && following.per === null);
}

const LESSON = /^(seance|session|cours|stage|atelier|lecon|consultation)$/;

// « semences 40 kg à 7,50 € »: no bag weighs that much, and no thing of that weight costs so little.
function isInBulk(measure: MeasuredQuantity, price: Price): boolean {
  const isWeight = measure.kind === "quantity" && measure.unit === "kg";
  return isWeight && measure.value > HEAVIEST_BAG_KG && price.value < LARGEST_KILO_PRICE;
}

const HEAVIEST_BAG_KG = 35;
const LARGEST_KILO_PRICE = 20;

/** True for the size of one thing: « chauffe-eau 200 L pose comprise 1 150 € ». No litre costs that much. */
export function isSizeOfOne(measure: MeasuredQuantity, price: Price): boolean {
  const isLitres = measure.kind === "quantity" && measure.unit === "l";
  return isLitres && measure.value > 1 && price.per === null && price.value >= DEAREST_LITRE;
}

const DEAREST_LITRE = 100;

/** What a thing holds or weighs: « 200 L », « 25 kg ». */
export function isContent(measure: MeasuredQuantity): boolean {
  return measure.kind === "quantity" && /^(l|kg)$/.test(measure.unit);
}

/** True for « un home staging c'est 600 € », « forfait demi-journée photo 290 € »: nothing is counted. */
export function isOfWhole(tokens: readonly Token[], { kind, from }: Measure, price: Price): boolean {
  if (price.per !== null) return false;
  const isOne = kind === "bare" && /^une?$/.test(wordAt(tokens, from));
  if (isOne && /^(?:est|fait|soit)$/.test(wordAt(tokens, price.from - 1))) return true;
  return kind === "quantity" && /^(?:forfait|pack|formule)$/.test(wordAt(tokens, from - 1));
}

/** True for the number of documents: « une facture », « 1 devis ». */
export function isOfOrder(tokens: readonly Token[], { kind, to }: Measure): boolean {
  // « 2 petits-déjeuners » are no documents.
  const noun = /^petite?s?$/.test(wordAt(tokens, to)) ? to + 1 : to;
  return kind === "bare" && OF_ORDER.test(wordAt(tokens, noun));
}

const OF_ORDER = pattern`
    ^(devis|devi|dvis|factures?|projets?|quote|invoice|nouveau|montant|prix|total|budget|forfait|acompte|
    remise|avoir|client|cliente|taux|tarif|chantier|checklist|liste|estimation|chiffrage)$`;

/** True for a number that may count a thing, with its unit or without. */
export function isQuantity(measure: Measure): measure is MeasuredQuantity {
  return (
    measure.kind === "bare" || (measure.kind === "quantity" && measure.unit !== "other" && measure.unit !== "week")
  );
}

/** The unit of the line, or null when the price is for another unit than the quantity (« 2 jours à 45 €/h »). */
export function pricedUnit(quantity: MeasuredQuantity, { per }: Price): SaidUnit | null {
  const unit = quantity.kind === "bare" ? "piece" : quantity.unit;
  if (unit === "min" || unit === "week" || unit === "other") return null;
  if (per === null || per === unit) return unit;
  // « 40 m² de dalles à 60 € le mètre ».
  if (unit === "m2" && per === "m") return unit;
  return unit === "piece" && per === "flat" ? "flat" : null;
}

/** True for « remise en état », « remise aux normes », « remise à neuf »: a work. */
export function isRestored(tokens: readonly Token[], at: number): boolean {
  return (
    wordAt(tokens, at) === "remise" && /^(?:en [a-z]|aux|a (?:neuf|niveau))/.test(wordsBetween(tokens, at + 1, at + 3))
  );
}

/** True for « frais de déplacement 40 € », which is a line like another. */
export function isOfFees(tokens: readonly Token[], index: number): boolean {
  const following = tokens[index + 1];
  return (
    wordAt(tokens, index) === "frais" && following?.kind === "word" && !/^(a|pour|en|sont|soit)$/.test(following.text)
  );
}
