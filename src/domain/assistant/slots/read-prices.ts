import type { Slot, Slots } from "../understanding.ts";
import { pattern } from "../words/pattern.ts";
import { taxesAt } from "../words/said-taxes.ts";
import type { Token } from "../words/tokens.ts";
import { wordAt, wordsBetween, wordSet } from "../words/tokens.ts";
import { isMistaken } from "./numbers/denied-numbers.ts";
import { EACH_TIME, isEachTime } from "./numbers/each-time.ts";
import type { Measure } from "./numbers/measure.ts";
import { isSizedWord } from "./numbers/sized-words.ts";
import { isOfEachThing, isOfFees, isRestored } from "./priced-quantity.ts";
import { placeOf } from "./read-durations.ts";

type Price = Extract<Measure, { kind: "price" }>;
type Quantity = Extract<Measure, { kind: "quantity" }>;

/**
 * The price of an hour, of a day or of the whole that a text says. Two different ones are no answer. A price whose
 * unit is not said follows the duration just beside it (« 14 h à 48 € », « 48 € x 16 h »).
 */
export function readPrices(
  tokens: readonly Token[],
  measures: readonly Measure[],
  leastWhole = LEAST_WHOLE,
): Pick<Slots, "rate" | "dayRate" | "flatPriceEuros" | "includesVat"> {
  const prices = measures.flatMap((measure) =>
    measure.kind === "price" && !isOther(tokens, measure)
      ? [{ price: measure, per: unitOf(tokens, measures, measure) }]
      : [],
  );
  const rate = singleOf(tokens, prices, "h") ?? spokenRate(tokens, measures);
  const dayRate = singleOf(tokens, prices, "day") ?? namedPrice(tokens, measures, DAY_RATE_NAME);
  const flatPriceEuros =
    rate || dayRate
      ? null
      : (singleOf(tokens, prices, "flat") ??
        namedPrice(tokens, measures, /(?:^| )forfait$/) ??
        largePrice(tokens, measures, leastWhole));
  const saidPrices = [rate, dayRate, flatPriceEuros].filter((price) => price !== null);
  const withVat = saidPrices.find((price) => isWithVat(tokens, prices, price));
  return {
    ...(rate && { rate }),
    ...(dayRate && { dayRate }),
    ...(flatPriceEuros && { flatPriceEuros }),
    ...(withVat && { includesVat: { value: true as const, at: withVat.at } }),
  };
}

// A number that is no price for sure (« forfait 850, TTC ») has the taxes that the text says.
function isWithVat(tokens: readonly Token[], prices: readonly PriceOf[], { value }: Slot<number>): boolean {
  const samePrices = prices.filter(({ price }) => price.value === value);
  if (samePrices.length > 0) return samePrices.some(({ price }) => price.taxes === "ttc");
  return tokens.some((_token, index) => taxesAt(tokens, index)?.taxes === "ttc");
}

// « le taux horaire c'est 55 », « change le taux horaire, mets 52 € »: the only number beside the word.
function spokenRate(tokens: readonly Token[], measures: readonly Measure[]): Slot<number> | null {
  const at = tokens.findIndex(({ text }, index) => isRateWord(text, tokens[index + 1]?.text));
  const firstNumber = measures.find(
    ({ from, isUsable, isWord, value }) => isUsable && (!isWord || value >= LEAST_NAMED) && from > at,
  );
  const isNamed =
    at >= 0 && firstNumber?.kind === "bare" && NAMED_RATE.test(wordsBetween(tokens, at, firstNumber.from));
  const isAlone = !measures.some(({ kind }) => kind === "price");
  if (isNamed && isAlone && firstNumber.value >= LEAST_NAMED)
    return { value: firstNumber.value, at: placeOf(tokens, firstNumber) };
  const usable = measures.filter(
    ({ isUsable, from, kind, isWord, value }) =>
      isUsable && from > at && !(kind === "bare" && isWord && value < LEAST_NAMED),
  );
  const [only, ...others] = usable;
  const isPrice = only?.kind === "bare" || (only?.kind === "price" && only.per === null);
  const isVat = tokens.some(({ text }) => text === "tva");
  return at >= 0 && only && isPrice && !isVat && others.length === 0
    ? { value: only.value, at: placeOf(tokens, only) }
    : null;
}

const NAMED_RATE = /^(taux)( horaire)?( :| =| de| a)?$/;

// « taux », « tarif horaire », but not « taux de TVA ».
function isRateWord(word: string, next = ""): boolean {
  return (word === "taux" && next !== "de") || (/^(tarif|prix)$/.test(word) && next === "horaire");
}

// « tjm 450 », « forfait 850 »: the only number that has no unit, right after the word.
function namedPrice(tokens: readonly Token[], measures: readonly Measure[], name: RegExp): Slot<number> | null {
  // « un devis … tjm 500 ».
  const bare = measures.filter((measure) => {
    return (
      measure.kind === "bare" &&
      measure.isUsable &&
      !(measure.isWord && (measure.value === 1 || /^(?:de|d)$/.test(wordAt(tokens, measure.from - 1))))
    );
  });
  const [only, ...others] = bare;
  if (!only || only.kind !== "bare" || others.length > 0 || measures.some(({ kind }) => kind === "price")) return null;
  const words = tokens.slice(Math.max(0, only.from - LONGEST_NAMED), only.from).map(({ text }) => text);
  const at = words.findLastIndex((word, index) => name.test(index > 0 ? `${words[index - 1]} ${word}` : word));
  const isBeside = at >= 0 && BESIDE_NAME.test(words.slice(at + 1).join(" "));
  return isBeside && only.value >= LEAST_NAMED ? { value: only.value, at: placeOf(tokens, only) } : null;
}

const DAY_RATE_NAME = /(?:^| )(?:tjm|rate|journalier|(?:tarif|prix|taux) jour(?:nee)?)$/;
const LONGEST_NAMED = 16;
// « mon tjm sur celui-là c'est 500 », « le forfait j'ai dit mille deux cents c'est mille quatre cents ».
const BESIDE_NAME = pattern`
    ^(?:(?:de|a|:|c|'|est|=|sur|pour|ce|cet|cette|celui|celle|-|la|ci|chantier|projet|dossier|mission|client|lui|
    eux|plutot|bien|en|fait|finalement|donc|euros?|,)(?: |$))*
    (?:(?:j ' |on )?(?:ai|avais|a|avait) (?:dit|mis|note|ecrit|tape|marque|annonce) [^,;:]{1,60} (?:c ' (?:est|etait)|
    mais|cest|faut lire|en fait)(?: plutot)?)?$`;
const LEAST_NAMED = 20;
const LEAST_WHOLE = 1000;
const UNIT_PRICE = /^(tjm|taux|tarif|tarifs|prix|jour|jours|journee|heure|heures|h|mois|piece|chacun|chacune|ml)$/;
/** The least price that is the price of the whole, in euros, where an order says no other amount. */
export const LEAST_ORDERED = 100;

// « un devis pour Mme Roux, 1 200 € »: no hour and no day costs that much.
function largePrice(tokens: readonly Token[], measures: readonly Measure[], leastWhole: number): Slot<number> | null {
  const isAllIn = tokens.some((_token, at) => /^(?:tout|tt) compris$/.test(wordsBetween(tokens, at, at + 2)));
  const [only, ...others] = measures.filter(
    (measure) =>
      measure.kind !== "percent" &&
      // « borne de 7 kW »: a size counts nothing.
      !(measure.kind === "quantity" && measure.unit === "other") &&
      // « cumulus 200 L 950 € ».
      !(measure.kind === "quantity" && measure.unit === "l") &&
      // « 3 450 € la pose de 28 m² de grès, tout compris ».
      !(isAllIn && measure.kind !== "price" && /^(?:de|d)$/.test(wordAt(tokens, measure.from - 1))) &&
      !isDeposit(tokens, measure) &&
      !(measure.kind === "bare" && (measure.isWord || /^(devis|facture)$/.test(wordAt(tokens, measure.to)))) &&
      // « remorquage Peugeot 206 », « durée deux mois »: the name of a thing and the time that it takes.
      !(measure.kind === "bare" && isSizedWord(wordAt(tokens, measure.from - 1)) && !isNoun(tokens[measure.to])) &&
      !(measure.kind === "quantity" && /^(?:duree|delai)$/.test(wordAt(tokens, measure.from - 1))),
  );
  if (only?.kind !== "price" || others.length > 0 || only.per !== null || !only.isUsable) return null;
  if (isOfEachThing(tokens, only)) return null;
  // « 2 tonnes de gravier à 45 € la tonne ».
  const hasOther = measures.some((measure) => measure.kind === "quantity" && measure.unit === "other");
  if (hasOther && (wordAt(tokens, only.from - 1) === "a" || /^(le|la|l|par|\/)$/.test(wordAt(tokens, only.to))))
    return null;
  // « 45 € tous les deux mois » is the price of each time.
  const isTerm = (at: number) => /^(?:les|chaque|deux|trois|quatre|six)$/.test(wordAt(tokens, at - 1));
  const isUnitPrice =
    only.value < LEAST_WHOLE &&
    tokens.some(({ text }, at) => UNIT_PRICE.test(text) && !(text === "mois" && isTerm(at)) && !isInName(tokens, at));
  return only.value >= leastWhole && !isUnitPrice && !isOther(tokens, only) && !isDenied(tokens, only)
    ? { value: only.value, at: placeOf(tokens, only) }
    : null;
}

// « Guivarc'h ».
function isInName(tokens: readonly Token[], at: number): boolean {
  return wordAt(tokens, at - 1) === "'" && tokens[at]?.isSpaced === false && tokens[at - 1]?.isSpaced === false;
}

function isNoun(token: Token | undefined): boolean {
  return token?.kind === "word" && !/^(?:m|mr|mme|mlle|monsieur|madame|a|pour|chez|et)$/.test(token.text);
}

type PriceOf = { price: Price; per: ReturnType<typeof unitOf> };

function singleOf(
  tokens: readonly Token[],
  prices: readonly PriceOf[],
  per: "h" | "day" | "flat",
): Slot<number> | null {
  const candidates = prices.filter(({ price, per: unit }) => unit === per && !isDenied(tokens, price));
  const [first] = candidates;
  const isSingle = first && candidates.every(({ price }) => price.isUsable && price.value === first.price.value);
  return isSingle ? { value: first.price.value, at: placeOf(tokens, first.price) } : null;
}

const NOT_IN_TOTAL = wordSet("acompte arrhes avance indemnite budget penalite amende depasser dont maximum max");
// The others change what the customer pays, although they are no price of the work.
const NOT_OF_WORK = new Set([
  ...NOT_IN_TOTAL,
  ...wordSet("remise rabais reduction ristourne geste deduire moins frais"),
]);

/** True for an amount that is no price of the work: a discount, a deposit, a budget… */
export function isOther(tokens: readonly Token[], measure: Measure): boolean {
  return isNamed(tokens, measure, NOT_OF_WORK);
}

/** True for an amount of which the total of the document is made: a price of the work, a discount, expenses. */
export function isInTotal(tokens: readonly Token[], measure: Measure): boolean {
  return measure.kind === "price" && !isNamed(tokens, measure, NOT_IN_TOTAL) && !isDenied(tokens, measure);
}

// « acompte de 900 € », « 4 000 € à la signature »: a deposit that is asked for. One that was paid changes what is
// left to pay: it is no such thing.
function isDeposit(tokens: readonly Token[], { kind, from, to }: Measure): boolean {
  if (kind !== "price" || tokens.some(({ text }) => PAID.test(text))) return false;
  return (
    DEPOSIT.test(wordsBetween(tokens, Math.max(0, from - 4), from)) || AT_SIGNING.test(wordsBetween(tokens, to, to + 4))
  );
}

const PAID = /^(verse|versee?s?|regle|reglee?s?|paye|payee?s?|recue?s?|encaissee?s?|deduire|deduits?|deja)$/;
// « 800 € dont 200 € de fournitures » is 800 €.
const DEPOSIT = /(^| )(acompte|arrhes|avance|dont)( [a-z:']+){0,2}$/;
const AT_SIGNING = /^(a|des) (la|l '|reception de la) (signature|commande|reservation|acceptation)/;

// « deux mille euros c'était trop cher »: told of another time.
const TOLD = /^(c ' )?(etait|est trop|trop cher|la derniere fois|l ' autre fois|avant)\b/;

function isNamed(tokens: readonly Token[], { from, to }: Measure, names: ReadonlySet<string>): boolean {
  const nextWords = wordsBetween(tokens, to, to + 4);
  if (TOLD.test(nextWords) || (names.has("acompte") && AT_SIGNING.test(nextWords))) return true;
  for (let index = from - 1; index >= Math.max(0, from - 4) && !/^[,;\n]$/.test(wordAt(tokens, index)); index -= 1)
    if (names.has(wordAt(tokens, index)) && !isOfFees(tokens, index) && !isRestored(tokens, index))
      // « facture Max Lenoir dépannage 120 € » names him.
      return wordAt(tokens, index) !== "max" || index >= from - 2;
  const isOf = /^de?$/.test(tokens[to]?.text ?? "");
  if (isOfFees(tokens, to + 1)) return false;
  return isOf && (names.has(tokens[to + 1]?.text ?? "") || names.has(tokens[to + 2]?.text ?? ""));
}

const DAY_RATE = /\b(tjm|journalier|journaliere|daily|day rate)\b/;
const HOUR_RATE = /\b(taux|horaire|hourly)\b/;
const FLAT = /\b(forfait|forfaits|forfaitaire|prix global|total|tout compris|prix fixe|somme)\b/;

// « fais une facture de 1 200 € ».
const ORDERED = /\b(un|une|la|le) (facture|devis) (de|d|a)$/;

// What a price is the price of: a unit said with it or beside it, « flat » for the whole, or null when nothing says it.
function unitOf(tokens: readonly Token[], measures: readonly Measure[], price: Price): Quantity["unit"] | null {
  if (price.per === "month" && isEachTime(measures)) return "flat";
  if (price.per) return price.per;
  // « pour l'entretien de l'aquarium, 60 € chaque mois ».
  const isCounted = measures.some((measure) => measure.kind === "quantity" || measure.kind === "bare");
  if (price.isWhole || (!isCounted && EACH_TIME.test(wordsBetween(tokens, price.to, price.to + 3)))) return "flat";
  const words = clauseBefore(tokens, price.from);
  if (DAY_RATE.test(words)) return "day";
  if (FLAT.test(words) || ORDERED.test(words)) return "flat";
  if (HOUR_RATE.test(words)) return "h";
  return durationBeside(tokens, measures, price)?.unit ?? null;
}

// The duration that a price multiplies: « 14 h à 48 € », « 48 € x 16 h ».
function durationBeside(tokens: readonly Token[], measures: readonly Measure[], price: Price): Quantity | null {
  const at = measures.indexOf(price);
  const previous = measures[at - 1];
  // « 4 demi-journées à 200 € »: the price of a half, not of a day.
  if (previous && isHalf(tokens, previous)) return null;
  // « 90 min à 400 € » is no price of an hour.
  if (previous && wordAt(tokens, previous.to - 1).startsWith("min")) return null;
  const following = measures[at + 1];
  if (isDuration(previous) && BESIDE.test(plainLink(tokens, previous.to, price.from))) return previous;
  const link = following ? wordsBetween(tokens, price.to, following.from) : "";
  // « 792 € pour 18 h » is the whole.
  const isWhole = link === "pour" && price.value > (isDuration(following) && following.unit === "h" ? 120 : 600);
  if (isDuration(following) && !isWhole && /^(x|\*|pour|fois|pendant)$/.test(link)) return following;
  // « 6 h 30 de retouche à 70 € ».
  const isWithWork =
    isDuration(previous) && /^de? [^,;:.]*a$/.test(wordsBetween(tokens, previous.to, price.from).slice(0, 200));
  return isWithWork ? previous : null;
}

const BESIDE = pattern`
    ^(a|x|\*|,|, a|par|\/|@|-|(, )?(taux|tarif)( horaire)?( de| :)?|(, )?(au|le|mon|a un|avec un) (tarif|taux|
    prix)( horaire)?( de| est| c ' est| a)?|(, )?a raison de|
    (, )?(facturee?s?|payee?s?|comptee?s?) (a)?|(, )?(?:je|on) (?:facture|prends|prend|compte|demande|fais|mets)
    (?: (?:l[ae] |l ')?heure)?(?: a)?)?$`;

const HEDGES =
  /(?:^| )(?:je (?:pense|crois|dirais)|environ|a peu pres|en gros|a la louche|grosso modo|normalement)(?= |$)/;

function plainLink(tokens: readonly Token[], from: number, to: number): string {
  return wordsBetween(tokens, from, to).replace(HEDGES, "").trim();
}

function isHalf(tokens: readonly Token[], { from, to }: Measure): boolean {
  return tokens
    .slice(from, to)
    .some(({ text }, index) => text.startsWith("demi") && tokens[from + index - 1]?.text !== "et");
}

function isDuration(measure: Measure | undefined): measure is Quantity {
  return measure?.kind === "quantity" && /^(h|day)$/.test(measure.unit);
}

function isDenied(tokens: readonly Token[], { from, isUsable }: Price): boolean {
  if (isMistaken(tokens, from)) return true;
  return (
    !isUsable &&
    /\b((pas|non)( a| de| le| la)?|lieu d ?e|lieu d '|plutot que)$/.test(
      wordsBetween(tokens, Math.max(0, from - 3), from),
    )
  );
}

function clauseBefore(tokens: readonly Token[], from: number): string {
  let start = from;
  while (start > 0 && from - start < 6 && !/^[;\n]$/.test(wordAt(tokens, start - 1))) start -= 1;
  // « au forfait, 2,5 k€ » goes over a comma, « …, 3 jours, 400 € » does not.
  const words = wordsBetween(tokens, start, from);
  return /\b(forfait|forfaitaire|total) ,$/.test(words) ? words : words.slice(words.lastIndexOf(" , ") + 1);
}
