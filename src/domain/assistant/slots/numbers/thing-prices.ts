import { pattern } from "../../words/pattern.ts";
import type { Token } from "../../words/tokens.ts";
import { tokenAt, wordAt, wordsBetween } from "../../words/tokens.ts";
import { unitAt } from "../units.ts";
import type { Measure } from "./measure.ts";
import { isSizedWord } from "./sized-words.ts";

/**
 * The measures, with the bare numbers that are prices beside another price: « 2 portes à 310, une baie à 1 450 € »,
 * « déplacement 45 main-d'œuvre 2 h à 55 ». Where another price has its sign, such an expense is
 * asked.
 */
export function withThingPrices(tokens: readonly Token[], measures: readonly Measure[]): Measure[] {
  // « 25 repas à 18,50 » is money without its sign.
  const isMoney = measures.some(
    ({ kind, value, isWord, from }) =>
      kind === "price" || (kind === "bare" && !isWord && !Number.isInteger(value) && wordAt(tokens, from - 1) === "a"),
  );
  // « fais un devis pour Mme Roux, un chauffe-eau à 620 ».
  const isOfDocument = !isMoney && tokens.some(({ text }) => DOCUMENT.test(text));
  if (!isMoney && !isOfDocument) {
    const ofSizes = new Set(measures.filter((measure, index) => isPriceOfSize(tokens, measures[index - 1], measure)));
    return measures.map((measure) =>
      ofSizes.size > 1 && ofSizes.has(measure) ? asPrice(measure) : (flatSum(tokens, measure) ?? measure),
    );
  }
  const prices = listedPrices(tokens, measures, isMoney);
  const hasOther = isMoney || measures.some((other, at) => isPriceOfThing(tokens, measures[at - 1], other));
  const isSigned = tokens.some(({ text }) => /^(€|e|eur|euros?)$/.test(text));
  return measures.map((measure, index) => {
    if (isMoney && !isSigned && isExpense(tokens, measure)) return asPrice(measure);
    if (prices.has(measure)) return asPrice(measure);
    if (isSumOfDocument(tokens, measure)) return asPrice(measure);
    const flatPrice = flatSum(tokens, measure);
    if (flatPrice) return flatPrice;
    const isCount = measures[index - 1]?.kind === "bare" && measure.value >= LEAST_PRICE;
    const isDear = isMoney || isCount || measure.value >= LEAST_ALONE;
    // « 18 m² de sous-couche a 6,50 », beside another price.
    const isOfSize = hasOther && isPriceOfSize(tokens, measures[index - 1], measure);
    return isOfSize || (isDear && isPriceOfThing(tokens, measures[index - 1], measure)) ? asPrice(measure) : measure;
  });
}

// « nettoyage 130, joints 24 m à 9 €, vitre fendue 280 », « extensions cils 110 et manucure 35 »: numbers that end each
// part of a list. One alone may be a size: it needs another price.
function listedPrices(tokens: readonly Token[], measures: readonly Measure[], isMoney: boolean): ReadonlySet<Measure> {
  const candidates = measures.filter((measure, index) => {
    const { kind, isUsable, isWord, value, from, to } = measure;
    const size = measures[index - 1];
    const isOfSize = size?.kind === "quantity" && /^(?:m|m2|m3|kg)$/.test(size.unit) && size.to === from - 1;
    if (kind === "bare" && isUsable && !isWord && isOfSize && wordAt(tokens, from - 1) === "a")
      return PART_END.test(wordAt(tokens, to));
    // « frais de port 9,90 »: nothing is counted so.
    const least = isInCents(tokens, from, to) ? 0 : LEAST_LISTED;
    if (kind !== "bare" || !isUsable || isWord || value < least) return false;
    const isEnd =
      PART_END.test(wordAt(tokens, to)) ||
      wordAt(tokens, to) === "tva" ||
      (least === 0 && CUSTOMER_NEXT.test(wordAt(tokens, to)));
    if (!isEnd) return false;
    const count = measures[index - 1];
    const isOfCount =
      count?.kind === "bare" &&
      count.isUsable &&
      count.to === from - 1 &&
      wordAt(tokens, from - 1) === "a" &&
      value >= LEAST_RATIO * count.value;
    return isListedThing(tokens, isOfCount ? count.from : from);
  });
  const isCounted = measures.some((measure, index) => {
    const previous = measures[index - 1];
    return measure.kind === "bare" && previous !== undefined && isPriceOfThing(tokens, previous, measure);
  });
  const isSized = measures.some(
    (measure, index) => candidates.includes(measure) && measures[index - 1]?.to === measure.from - 1,
  );
  const isSure = isMoney || isCounted || isSized || candidates.length > 1;
  // « ongles gel 45 + dépose 15 »: a small number is a price beside a larger one.
  const dearest = Math.max(...measures.map(({ kind, value }) => (kind === "price" ? value : 0)), 0);
  const hasLarge =
    isSure && candidates.some(({ value, from, to }) => value >= LEAST_PRICE || isInCents(tokens, from, to));
  // « OWASP Top 10, forfait de 3 450 € »: nothing so cheap stands beside it.
  const isLikely = (measure: Measure) => measure.value >= LEAST_PRICE || measure.value * MOST_TIMES >= dearest;
  return new Set(hasLarge ? candidates.filter(isLikely) : []);
}

function isInCents(tokens: readonly Token[], from: number, to: number): boolean {
  return to - from === 3 && /^[.,]$/.test(wordAt(tokens, from + 1)) && /^\d\d$/.test(wordAt(tokens, from + 2));
}

// « une facture de 75 pour Mme Dang ».
function isSumOfDocument(tokens: readonly Token[], { kind, isUsable, value, from, to }: Measure): boolean {
  if (kind !== "bare" || !isUsable || value < LEAST_PRICE || wordAt(tokens, from - 1) !== "de") return false;
  return DOCUMENT.test(wordAt(tokens, from - 2)) && /^(?:|[,.]|pour|pr|chez|a|au)$/.test(wordAt(tokens, to));
}

// « fondations au forfait neuf cent cinquante », « évacuation 350 forfait », « réglage forfait 45 », « mille huit cents
// tout compris ». « 2 forfaits » counts them.
function flatSum(tokens: readonly Token[], measure: Measure): Measure | null {
  const { kind, isUsable, value, from } = measure;
  const isUnit = kind === "quantity" && measure.unit === "flat" && OF_FLAT.test(wordAt(tokens, measure.to - 1));
  if ((kind !== "bare" && !isUnit) || !isUsable || value < LEAST_PRICE) return null;
  const to = isUnit ? measure.to - 1 : measure.to;
  const isBefore = OF_FLAT.test(wordAt(tokens, from - 1)) && ENDS.test(wordAt(tokens, to));
  const isFlat = isBefore || FLAT_AFTER.test(`${wordsBetween(tokens, to, to + 4)} `);
  return isFlat ? { ...asPrice(measure), to, isWhole: true } : null;
}

const OF_FLAT = /^(?:forfait|fft)$/;

const FLAT_AFTER = pattern`
    ^t(?:ou)?t (?:compris|inclus) |^(?:(?:en |au )?(?:forfait|fft)|forfaitaires?)(?: ?$|
    \x20[,;.\n+)!]|\x20(?:et|puis|plus|avec|ht|ttc|pour|pr|chez|tva|remise|le|stp|svp) )`;

const CUSTOMER_NEXT = /^(?:a|au|aux|pour|pr|chez|tva|ht|ttc)$/;
const PART_END = /^(?:|[,;\n+.)]|et|plus|puis)$/;

// The words before a number up to what parts them from the others name a thing, and none ends with a size.
function isListedThing(tokens: readonly Token[], end: number): boolean {
  const last = wordAt(tokens, end - 1) === ":" ? end - 1 : end;
  const noun = tokenAt(tokens, last - 1);
  if (noun.kind !== "word" || noun.text.length < LEAST_NOUN || isSizedWord(noun.text)) return false;
  let start = last;
  while (start > 0 && last - start <= LONGEST_THING && isThingToken(tokens, start - 1)) start -= 1;
  const words = tokens.slice(start, last).map(({ text }) => text);
  // « 1 moteur came 590 ».
  if (wordAt(tokens, start - 1) === "1" && words.length > 0) start -= 1;
  // « devis Bekkouche »: what stands in the order is read by the names.
  const isParted = start === 0 || PARTS.test(wordAt(tokens, start - 1)) || tokenAt(tokens, start - 1).text === ".";
  return isParted && words.length <= LONGEST_THING && !words.some((word) => NO_PRICE.test(word));
}

const MOST_TIMES = 60;
const LEAST_LISTED = 10;
const LEAST_NOUN = 3;
// « télécommandes 3 à 45 » is no range.
const LEAST_RATIO = 5;
const NO_PRICE = pattern`
    ^(?:tva|taux|remise|rabais|reduction|acompte|arrhes|avance|solde|budget|total|totaux|garantie|soit|je|j|tu|il|elle|
    on|nous|vous|est|sont|passe[rz]?|mets|mettre|mettez|change[rz]?|monte[rz]?|baisse[rz]?|jusqu|entre|environ|limite|
    limitee?|rdv|rendez|arrivee?|rue|avenue|route|chemin|impasse|place|boulevard|allee|demain|lundi|mardi|mercredi|
    jeudi|vendredi|samedi|dimanche|appel|appele[rz]?|pas|non|plutot|ou|sinon|forfait|validite|valable|age|ans|depuis|
    vers|numero|code|porte|tel|portable|ref|reference|siret|dossier|chantier|projet)$`;

const DOCUMENT = /^(devis|dvis|devi|factures?)$/;
const LEAST_ALONE = 100;

// « 90 m2 de lasure à 14 et 20 ml de rives à 25 ».
function isPriceOfSize(tokens: readonly Token[], size: Measure | undefined, measure: Measure): boolean {
  const { kind, isUsable, isWord, value, from, to } = measure;
  const isTime = size?.kind === "quantity" && value >= (size.unit === "h" ? LEAST_PRICE : LEAST_DAY);
  const isOfUnit =
    size?.kind === "quantity" &&
    (/^(?:m|m2|m3|kg)$/.test(size.unit) || (isTime && size.to < from - 1 && /^(?:h|day)$/.test(size.unit)));
  if (!isOfUnit || kind !== "bare" || !isUsable || isWord) return false;
  const link = wordsBetween(tokens, size.to, from);
  // « béton dosé à 350 ».
  return OF_SIZE.test(link) && !/ dosee?s? a$/.test(link) && PART_END.test(wordAt(tokens, to));
}

const LEAST_DAY = 100;
const OF_SIZE = /^(?:de? [a-z' -]{2,40} )?a$/;

function asPrice({ from, to, value, isUsable, isWord }: Measure): Extract<Measure, { kind: "price" }> {
  return { from, to, value, isUsable, isWord, kind: "price", per: null, taxes: null, isWhole: false };
}

// « 3 robinets à 85 », « un chauffe-eau à 620 », « dépose de la baignoire à 150 », at the end of what is said of it.
function isPriceOfThing(tokens: readonly Token[], count: Measure | undefined, measure: Measure): boolean {
  const { from, to, isUsable, isWord, value } = measure;
  // « 2 fenêtres à 450 et 3 à 380 »: a price too, of a thing that has to be asked.
  if (count !== undefined && isSaidAgain(tokens, count, measure)) return true;
  if (!isUsable || wordAt(tokens, from - 1) !== "a" || (isWord && value < LEAST_PRICE)) return false;
  const isCounted = count !== undefined && /^(bare|quantity)$/.test(count.kind) && isThing(tokens, count.to, from - 1);
  if (count !== undefined && isCounted && isOfPieces(measure, count)) return true;
  const isEnd =
    ENDS.test(wordAt(tokens, to)) || (isInCents(tokens, from, to) && CUSTOMER_NEXT.test(wordAt(tokens, to)));
  if (measure.kind !== "bare" || !isEnd) return false;
  // « pose à 10 % de TVA, spots à 20 ».
  const isRate = value <= LEAST_PRICE && tokens.some(({ text }) => text === "tva" || text === "%");
  return isCounted || (value >= LEAST_PRICE && !isRate && isNamedThing(tokens, from - 1));
}

const ENDS = /^(|[,;.\n+)]|et|puis|plus|ht|ttc|pieces?|pce|chaque|chacune?|pour|pr|chez|tva|remise|avec|stp|svp)$/;
const LEAST_PRICE = 20;

// « broyage », « dépose de la baignoire »: words alone, from what parts it from the others.
function isNamedThing(tokens: readonly Token[], end: number): boolean {
  let start = end;
  while (start > 0 && end - start <= LONGEST_THING && isThingToken(tokens, start - 1)) start -= 1;
  const words = tokens.slice(start, end).map(({ text }) => text);
  const isParted = start === 0 || PARTS.test(wordAt(tokens, start - 1));
  return isParted && words.length > 0 && words.length <= LONGEST_THING && !words.some((word) => NO_THING.test(word));
}

const LONGEST_THING = 8;
const PARTS = /^([,;:\n+]|et|puis|plus|avec)$/;

function isThingToken(tokens: readonly Token[], index: number): boolean {
  const { kind, text, isSpaced } = tokenAt(tokens, index);
  return kind === "word" ? !PARTS.test(text) : text === "'" || (text === "-" && !isSpaced);
}

const NO_THING = pattern`
    ^(tva|taux|remise|rabais|reduction|acompte|arrhes|avance|solde|budget|total|totaux|tout|tarifs?|prix|tjm|garantie|
    devis|factures?|projet|pour|chez|je|j|tu|il|elle|on|nous|vous|c|ca|est|sont|passe[rz]?|mets|mettre|mettez|
    change[rz]?|
    monte[rz]?|baisse[rz]?|descends?|jusqu|entre|environ|limite|limitee?|rdv|rendez|heures?|arrivee?|m|mme|mr|madame|
    monsieur|rue|avenue|chantier|debut|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|appel|appele[rz]?|
    pas|non|plutot|ou|ajoute[rz]?|rajoute[rz]?|enleve[rz]?|retire[rz]?|main|taxe|franchise|validite|valable)$`;

// « deux radiateurs à 240 pièces », as it is heard.
function isOfPieces(measure: Measure, quantity: Measure): boolean {
  const isPieces = measure.kind === "quantity" && measure.unit === "piece" && quantity.kind === "bare";
  return isPieces && measure.value >= LEAST_PIECE_PRICE;
}

const LEAST_PIECE_PRICE = 20;

function isSaidAgain(tokens: readonly Token[], count: Measure, { kind, isWord, value, from, to }: Measure): boolean {
  const isPair = count.kind === "bare" && !count.isWord && count.to === from - 1 && kind === "bare" && !isWord;
  if (!isPair || !/^(?:et|puis|plus)$/.test(wordAt(tokens, count.from - 1))) return false;
  return value >= LEAST_PRICE && value >= LEAST_RATIO * count.value && PART_END.test(wordAt(tokens, to));
}

// « 2 cartons de carreaux », « 4 sacs de colle ».
const PACKED = pattern`
    ^(?:cartons?|sacs?|pots?|rouleaux?|bidons?|palettes?|boites?|paires?|bottes?|bouteilles?|tubes?|barres?|plaques?|
    sachets?|caisses?|seaux?|packs?|planches?|ramettes?|couronnes?|bobines?|pieds?|plants?|jeux?|bombes?) de$`;

function isThing(tokens: readonly Token[], start: number, to: number): boolean {
  const from = PACKED.test(wordsBetween(tokens, start, start + 2)) ? start + 2 : start;
  const words = tokens.slice(from, to);
  return (
    words.length > 0 &&
    words.length <= 6 &&
    words.every(
      ({ kind, text, isSpaced }) => (kind === "word" && !/^(de|le|la)$/.test(text)) || (text === "-" && !isSpaced),
    )
  );
}

// « déplacement 45 », « déplacements : 40 »: an expense that costs its number. « déplacement 45 km » is no price.
function isExpense(tokens: readonly Token[], { kind, isUsable, isWord, value, from, to }: Measure): boolean {
  const isBare = kind === "bare" && isUsable && !isWord && value >= LEAST_EXPENSE;
  const at = wordAt(tokens, from - 1) === ":" ? from - 2 : from - 1;
  // « 2 jours à 350 plus 200 de matériel ».
  const isOfSupplies = /^(plus|\+|et)$/.test(wordAt(tokens, from - 1)) && wordAt(tokens, to) === "de";
  if (isBare && isOfSupplies && SUPPLIES.test(wordAt(tokens, to + 1))) return true;
  if (!isBare || !EXPENSE.test(wordAt(tokens, at))) return false;
  const { kind: nextKind, text } = tokenAt(tokens, to);
  const isNextWork = nextKind === "word" && text.length > 2 && unitAt(tokens, to) === null && !OF_COUNT.test(text);
  return isNextWork || /^(|[,;\n+.]|et|ht|ttc)$/.test(text);
}

const SUPPLIES = /^(materiel|produits?|consommables?|fournitures?|deplacements?|materiaux|livraison)$/;
const LEAST_EXPENSE = 5;
const EXPENSE = /^deplacements?$/;
const OF_COUNT = /^(fois|bornes|kilometres|metres|minutes|clients?|personnes?|pieces?|sacs?|unites?)$/;
