import { pattern } from "../../words/pattern.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt, wordsBetween } from "../../words/tokens.ts";
import { unitAt } from "../units.ts";
import { isMistaken } from "./denied-numbers.ts";
import type { Measure } from "./measure.ts";
import { isSizedThing, isSizedWord } from "./sized-words.ts";

/** The measures, where « j'avais dit 45 € mais c'est 54 » measures by its second number what the first did. */
export function withReplacements(tokens: readonly Token[], measures: readonly Measure[]): Measure[] {
  return measures.map((measure, index) => {
    const [mistake, correction] = [measures[index - 1], measures[index + 1]];
    if (correction && isCorrectedQuantity(tokens, measure, correction)) return { ...measure, isUsable: false };
    if (mistake && isCorrectedQuantity(tokens, mistake, measure))
      return { ...mistake, from: measure.from, to: measure.to, value: measure.value, isUsable: true };
    if (!mistake || measure.kind !== "bare" || !measure.isUsable || !isMistaken(tokens, mistake.from)) return measure;
    const { from, to, value, isWord } = measure;
    const isNext = measures.findIndex((other) => other.from >= mistake.to) === index;
    return isNext ? { ...mistake, from, to, value, isWord, isUsable: true } : measure;
  });
}

// « trois heures, non quatre, à 48 € »: four hours.
function isCorrectedQuantity(tokens: readonly Token[], mistake: Measure, { kind, from, to }: Measure): boolean {
  if (mistake.kind !== "quantity" || kind !== "bare") return false;
  const isEnd = /^(?:|[,;.]|a|x)$/.test(wordAt(tokens, to));
  return (
    isEnd && /^(?:, )?(?:non|pardon|euh non|enfin non|non pardon)(?: ,)?$/.test(wordsBetween(tokens, mistake.to, from))
  );
}

/**
 * The measures, where « un jour à 550 € et il m'en faut quatre » counts what was priced: the first number is that of
 * the price.
 */
export function withLateCounts(tokens: readonly Token[], measures: readonly Measure[]): Measure[] {
  const at = measures.findIndex(({ kind, from }) => kind === "bare" && isCountOfIt(tokens, from));
  const [late, first] = [measures[at], measures[0]];
  const isOne =
    first?.kind === "quantity" && late?.isUsable === true && at >= 1 && at <= 2 && at === measures.length - 1;
  if (!isOne || (at === 2 && !/^(price|bare)$/.test(measures[1]?.kind ?? ""))) return [...measures];
  return measures.flatMap((measure, index) => {
    if (index === at) return [];
    return index === 0 ? [{ ...first, value: late.value, isUsable: true }] : [measure];
  });
}

function isCountOfIt(tokens: readonly Token[], from: number): boolean {
  return COUNT_OF_IT.test(wordsBetween(tokens, Math.max(0, from - 6), from));
}

const COUNT_OF_IT = pattern`
    (?:^| )(?:(?:m|t|nous|lui|leur) ?' )?en (?:faut|faudra|faudrait|mets|compte|prevois|prevoit|fais|veux|veut|
    voudrais|reste|ai|a)
    (?: bien| au moins| encore)?$`;

/** The measures, where two numbers side by side are not usable: « 2 à 3 jours », « 40 ou 45 €/h », « 12 à 45 ». */
export function withoutRanges(tokens: readonly Token[], measures: readonly Measure[]): Measure[] {
  const inRange = measures.map((measure, index) => {
    const following = measures[index + 1];
    const isPair = following !== undefined && isRange(tokens, measure, following);
    return isPair;
  });
  return measures.map((measure, index) => {
    const quantity = measures[index - 1];
    if (quantity && isPriceOfTime(tokens, quantity, measure) && !inRange[index])
      return { ...measure, kind: "price", per: null, taxes: null, isWhole: false };
    const following = measures[index + 1];
    const isPriced = following !== undefined && isPriceOfTime(tokens, measure, following);
    return (inRange[index] && !isPriced) || inRange[index - 1] ? { ...measure, isUsable: false } : measure;
  });
}

// « 9 j à 440 », « 5 h à 70 »: too much for hours or days, so that it is their price.
function isPriceOfTime(tokens: readonly Token[], quantity: Measure, price: Measure): boolean {
  if (quantity.kind !== "quantity" || price.kind !== "bare" || !price.isUsable || !quantity.isUsable) return false;
  const least = quantity.unit === "h" ? LEAST_HOUR_PRICE : quantity.unit === "day" ? LEAST_DAY_PRICE : null;
  const isRated = AT_RATE.test(wordsBetween(tokens, quantity.to, price.from)) && percentless(tokens, price.to);
  const isBeside = isRated || (price.from === quantity.to + 1 && /^[ax*]$/.test(wordAt(tokens, quantity.to)));
  // « 2 jours de peinture à 280 ».
  const isAfterWork = OF_WORK.test(wordsBetween(tokens, quantity.to, price.from).slice(0, LONGEST_WORK));
  // « 30 h à 35 » may be a range.
  const isUpTo = !isRated && price.value > quantity.value && price.value <= 1.5 * quantity.value;
  const following = tokens[price.to];
  const isThing = following?.kind === "word" && following.text.length > 3 && unitAt(tokens, price.to) === null;
  const isEnd =
    isThing || /^($|[,;.!?)\n+]|ht|ttc|tva|et|plus|puis|pour|pr|chez|mr|mme|mlle|stp|svp)/.test(following?.text ?? "");
  return least !== null && (isBeside || isAfterWork) && isEnd && price.value >= least && !isUpTo;
}

// « 35 h au taux de 51,50 ».
const AT_RATE = /^(?:, )?(?:au|a un|avec un|le|mon)? ?(?:taux|tarif|prix)(?: horaire| journalier)?(?: de| a| :)?$/;

function percentless(tokens: readonly Token[], index: number): boolean {
  return !/^(?:%|pourcent)$/.test(wordAt(tokens, index));
}

const OF_WORK = /^de? [a-z' -]{3,60} a$/;
const LONGEST_WORK = 80;
const LEAST_HOUR_PRICE = 30;
const LEAST_DAY_PRICE = 150;

function isRange(tokens: readonly Token[], first: Measure, second: Measure): boolean {
  // « deux jours, ou trois ».
  if (wordsBetween(tokens, first.to, second.from) === ", ou")
    return first.kind === "quantity" && (second.kind === "bare" || isSameKind(first, second));
  if (second.from !== first.to + 1) return false;
  // « cylindre x2 à 65 € ».
  if (wordAt(tokens, first.from - 1) === "x") return false;
  const link = wordAt(tokens, first.to);
  const isEntre = tokens[first.from - 1]?.text === "entre" && link === "et";
  if (!isEntre && !/^(a|ou|-|\/)$/.test(link)) return false;
  if (link === "a" && (isPriceOfPieces(tokens, first, second) || isPriceOfSize(tokens, first, second))) return false;
  return first.kind === "bare" || isSameKind(first, second);
}

// « photos de biens douze à 75 euros pièce », « coupes : 23 à 18 € l'unité »: a whole number after its thing, and the
// price of each. « de 14 à 18 € pièce » is a range. « robinets : 4 à 85 € » is none: nothing costs from 4 to 85 €.
function isPriceOfPieces(tokens: readonly Token[], first: Measure, second: Measure): boolean {
  if (first.kind !== "bare" || (second.kind !== "price" && !isBarePrice(tokens, second))) return false;
  const isOfEach = second.kind === "price" && second.per === "piece";
  // « plastification 40 à 1,50 € »: no range goes down.
  const isDown = second.kind === "price" && second.value < first.value;
  const isPlain = second.kind !== "price" || second.per === null;
  // « prises : 9 à 38 € »: things that a label names are counted beside it.
  const isLabelled =
    /^[:,]$/.test(wordAt(tokens, first.from - 1)) && COUNTED_LABEL.test(wordAt(tokens, first.from - 2));
  const isCountable = COUNTABLE.test(wordsBetween(tokens, first.from - 3, first.from));
  const isFew = first.value <= FEW && !OF_SERVICE.test(wordAt(tokens, first.from - 1));
  const leastRatio = isLabelled || isCountable ? LEAST_LABELLED_RATIO : isFew ? LEAST_FEW_RATIO : LEAST_RATIO;
  const isOfPieces =
    isOfEach ||
    (isPlain && (isDown || (isCountable && second.kind === "price") || second.value >= leastRatio * first.value));
  if (!isOfPieces || !Number.isInteger(first.value) || first.value < 1) return false;
  const at =
    isLabelled || wordAt(tokens, first.from - 1) === ":" || (isOfEach && wordAt(tokens, first.from - 1) === ",")
      ? first.from - 2
      : first.from - 1;
  const noun = tokens[at];
  const isSize = noun?.kind === "number";
  // « tableau 13 modules : 1 à 390 € pièce » has said its size.
  // « joint de porte : 2 à 35 € »: after its colon a number counts a thing, and names none.
  const sign = wordAt(tokens, at + 1);
  const isDear = second.value >= LEAST_RATIO * first.value && /^portes?$/.test(noun?.text ?? "");
  const isCountedThing = (sign === ":" && isSizedThing(noun?.text ?? "")) || (sign === "," && isOfEach) || isDear;
  const isSized = isSizedWord(noun?.text ?? "") && tokens[at - 1]?.kind !== "number" && !isCountedThing;
  return isSize || (noun?.kind === "word" && noun.text.length > 2 && !OF_RANGE.test(noun.text) && !isSized);
}

// Nobody asks « from 18 to 27 € » of them.
const COUNTABLE = pattern`
    (?:^| )(?:rj 45|prises?|spots?|plants?|cartons?|portes?|fenetres?|robinets?|mitigeurs?|radiateurs?|poteaux?|dalles?|
    interrupteurs?|luminaires?|volets?|stores?|serrures?|cles?|sacs?|tuiles?|chaises?|tables?|tirages?|tasses?|bols?|
    assiettes?|affiches?|panneaux?|arbres?|arbustes?|seances?|cours|repas|menus?|couverts?|pages?|photos?|plaques?|
    rouleaux?|tubes?|raccords?|coudes?|de saison)$`;
const FEW = 20;
// What may cost « from 15 to 50 € ».
const OF_SERVICE = /^(?:deplacements?|livraisons?|interventions?|prestations?|consultations?|main|oeuvre|services?)$/;
const LEAST_FEW_RATIO = 3;
const LEAST_RATIO = 5;
const LEAST_LABELLED_RATIO = 2;
const COUNTED_LABEL = /^(?!frais|honoraires|tarifs|couts|prix|travaux|montants|budgets)[a-z]{3,}[sx]$/;

// « parquet 22 m² à 45 »: a range would end with its unit.
function isPriceOfSize(tokens: readonly Token[], first: Measure, { kind, isWord, to }: Measure): boolean {
  const isSize = first.kind === "quantity" && /^(?:m|m2|m3|kg|l)$/.test(first.unit);
  const isFrom = /^(?:de|entre|environ)$/.test(wordAt(tokens, first.from - 1));
  // « faïence 14 m² à 48 joints 14 m² à 9 »: another thing begins.
  const next = tokens[to];
  const isThing =
    next?.kind === "word" && next.text.length > 3 && unitAt(tokens, to) === null && !ABOUT_SIZE.test(next.text);
  const isEnd = isThing || END_OF_PRICE.test(next?.text ?? "");
  return isSize && !isFrom && kind === "bare" && !isWord && isEnd;
}

const ABOUT_SIZE = /^(?:environ|selon|suivant|maximum|minimum|carres?|metres?|cubes?|lineaires?|habitables?|surface)$/;
const END_OF_PRICE = /^(?:|[,;\n+.)/]|et|plus|puis|avec|ht|ttc|tva|remise)$/;

// « télécommandes 3 à 45, … »: no number of people or of pieces goes that far.
function isBarePrice(tokens: readonly Token[], { kind, isWord, value, to }: Measure): boolean {
  return kind === "bare" && !isWord && value >= LEAST_BARE_PRICE && /^(?:|[,;\n+.])$/.test(wordAt(tokens, to));
}

const LEAST_BARE_PRICE = 20;

const OF_RANGE = pattern`
    ^(?:entre|environ|autour|vers|prix|tarifs?|cout|coute|coutent|facture|factures|facturee?s?|compte|compter|comptez|
    vendus?|vendue?s?|budget|soit|des|dans|genre|disons|fourchette|montant|unitaires?|unite|valeur|varie|varient|
    vaut|valent|chacun|chacune)$`;

function isSameKind(first: Measure, second: Measure): boolean {
  if (first.kind === "quantity")
    return second.kind === "quantity" ? first.unit === second.unit : second.kind === "bare";
  return first.kind === second.kind;
}
