import type { Slots } from "../understanding.ts";
import { pattern } from "../words/pattern.ts";
import type { Token } from "../words/tokens.ts";
import { wordAt, wordsBetween, wordSet } from "../words/tokens.ts";
import type { Measure } from "./numbers/measure.ts";
import { placeOf } from "./read-durations.ts";

/** A percentage of a text with what it is the share of. « other » is a deposit, a margin… */
export type SaidPercent = {
  value: number;
  from: number;
  to: number;
  at: [number, number];
  of: "vat" | "discount" | "other" | null;
  /** The rate of the line whose price it follows at once (« 420 € à 20 % »). */
  isOfPrice?: true;
};

const VAT = /^(tva|vat|taxe)$/;
const DISCOUNT = /^(remi[sz]es?|remsie|reimse|remisse|rabais|reductions?|ristournes?|discount|escompte|reduc|promo)$/;
const OTHER = /^(acompte|arrhes|avance|marge|penalite|penalites|interet|interets|hausse|augmentation|indice)$/;
const LARGEST_VAT = 30;
// « TVA à dix »: other number words may count something else.
const SAID_RATES = new Set([2.1, 5.5, 8.5, 10, 13, 20]);

/** The percentages of a text. A VAT rate needs no sign (« TVA 10 »), a discount does (« remise 5 » may be euros). */
export function readPercents(tokens: readonly Token[], measures: readonly Measure[]): SaidPercent[] {
  const percents = measures.flatMap((measure, index): SaidPercent[] => {
    if (!measure.isUsable || (measure.kind !== "percent" && measure.kind !== "bare")) return [];
    const of =
      roleOf(tokens, measure) ??
      replacedRole(tokens, measure, measures[index - 1]) ??
      (isNextRate(tokens, measure, measures[index - 1]) ? "vat" : null);
    const isRead =
      measure.kind === "percent" ||
      (of === "vat" && (!measure.isWord || SAID_RATES.has(measure.value))) ||
      (of === "discount" && isReplaced(tokens, measure));
    const { value, from, to } = measure;
    // « TVA cinq et demi ».
    if (of === "vat" && value === 5 && /^et demie?$/.test(wordsBetween(tokens, to, to + 2)))
      return [{ value: 5.5, from, to: to + 2, at: placeOf(tokens, { from, to: to + 2 }), of }];
    const at = placeOf(tokens, measure);
    // « … à 60 € -10 % ».
    const isTakenOff = measure.kind === "percent" && measures[index - 1]?.kind === "price" && isMinus(tokens, measure);
    if (of === null && isTakenOff) return [{ value, from, to, at, of: "discount" }];
    if (of === null && isRateOfPrice(tokens, measures[index - 1], measure))
      return [{ value, from, to, at, of: "vat", isOfPrice: true }];
    return isRead ? [{ value, from, to, at, of }] : [];
  });
  return percents.filter(({ value, of }) => value <= (of === "vat" ? LARGEST_VAT : 100));
}

/** The rate of VAT and the discount of the whole message. None is given when two are said. */
export function readWholePercents(
  tokens: readonly Token[],
  percents: readonly SaidPercent[],
): Pick<Slots, "vatPercent" | "discountPercent"> {
  const ofShares = percents.length === 1 ? percents.map((percent) => nameAlone(tokens, percent)) : percents;
  const saidVat = single(ofShares, "vat");
  // « pose à 10 % et meuble à 20 % de TVA »: what the other rate is of is asked.
  const isOneOfTwo = ofShares.some(({ of, value }) => of === null && SAID_RATES.has(value) && value !== saidVat?.value);
  const vat = isOneOfTwo ? null : (saidVat ?? noVat(tokens));
  const discount = single(ofShares, "discount");
  return {
    ...(vat && { vatPercent: { value: vat.value, at: vat.at } }),
    ...(discount && { discountPercent: { value: discount.value, at: discount.at } }),
  };
}

function isMinus(tokens: readonly Token[], { from, to }: Measure): boolean {
  const isAlone = !/^(?:d|de|tva|acompte|et)$/.test(wordAt(tokens, to));
  return (
    isAlone && wordAt(tokens, from - 1) === "-" && /^(?:€|euros?|e|ht|ttc|heure|h|m|2)$/.test(wordAt(tokens, from - 2))
  );
}

// « 6 h à 55 € à 10 %, receveur 420 € à 20 % »: a rate that the law has, right after a price.
function isRateOfPrice(tokens: readonly Token[], price: Measure | undefined, { kind, value, from }: Measure): boolean {
  if (kind !== "percent" || price?.kind !== "price" || !SAID_RATES.has(value)) return false;
  return /^(?:a|en|\(|)$/.test(wordsBetween(tokens, price.to, from));
}

// « la remise c'est 5 pas 15 »: one share for another. Alone, the number may be euros.
function isReplaced(
  tokens: readonly Token[],
  { from, to, value }: Extract<Measure, { kind: "bare" | "percent" }>,
): boolean {
  const isCorrection = /^(, )?(et )?(pas|non)( pas)? \d/.test(wordsBetween(tokens, to, to + 5));
  // « remise 8 au lieu de 5 ».
  if (
    value <= LARGEST_SPOKEN &&
    /^(et non|au lieu de|a la place de|plutot que) \d/.test(wordsBetween(tokens, to, to + 5))
  )
    return true;
  return isCorrection && /(c ' est|cest|c)$/.test(wordsBetween(tokens, Math.max(0, from - 3), from));
}

// « remise 80 au lieu de 50 » may be euros: it is asked.
const LARGEST_SPOKEN = 30;

// « la TVA c'est pas 20, c'est 10 », « pas 15 % de remise mais 10 »: what the denied share is of.
function replacedRole(tokens: readonly Token[], { from }: Measure, wrongShare: Measure | undefined): SaidPercent["of"] {
  if (!wrongShare || wrongShare.isUsable || !/^(bare|percent)$/.test(wrongShare.kind)) return null;
  if (!IN_PLACE.test(wordsBetween(tokens, wrongShare.to, from))) return null;
  return roleOf(tokens, wrongShare, DENIED_LINK);
}

const IN_PLACE = /^(%|pourcent|pour cent)? ?(de remise|de tva)? ?(, )?(mais|c ' est|cest|ce|c|plutot|et| )+( a| de)?$/;

// « 1 200 € sans TVA », « TVA zéro ».
function noVat(tokens: readonly Token[]): SaidPercent | null {
  const at = tokens.findIndex(({ text }, index) => {
    const [previous, next] = [wordAt(tokens, index - 1), wordAt(tokens, index + 1)];
    const isExempt = /^(exoneree?s?|exemptee?s?|dispensee?s?) (de|d ')( la)?$/.test(
      wordsBetween(tokens, Math.max(0, index - 2), index),
    );
    const isZero = ZERO.test(wordsBetween(tokens, index + 1, index + 5));
    // « mes prix sont sans TVA » may be without taxes: it is asked.
    if (previous === "sans" && OF_PRICES.test(wordsBetween(tokens, Math.max(0, index - 6), index - 1))) return false;
    if (text === "tva" && isNotSubject(tokens, index)) return true;
    return text === "tva" && (previous === "sans" || isWithout(tokens, index) || next === "zero" || isExempt || isZero);
  });
  if (at < 0) return null;
  const span = wordAt(tokens, at + 1) === "zero" ? { from: at, to: at + 2 } : { from: at - 1, to: at + 1 };
  return { ...span, value: 0, of: "vat", at: placeOf(tokens, span) };
}

const OF_PRICES = /(?:^| )(?:prix|tarifs?|montants?)(?: (?:donnes|annonces))?(?: (?:sont|est)(?: tous| donnes)?)?$/;

// « pas de TVA ». « pas de TVA à 20 » takes a rate back.
function isWithout(tokens: readonly Token[], index: number): boolean {
  return (
    wordsBetween(tokens, Math.max(0, index - 2), index) === "pas de" && !/^(a|de|\d+)$/.test(wordAt(tokens, index + 1))
  );
}

// « je suis pas soumise à la TVA », « non assujetti à la TVA », « en franchise de TVA », « je facture pas la TVA ».
// What the customer is says nothing of the rate.
function isNotSubject(tokens: readonly Token[], index: number): boolean {
  const words = wordsBetween(tokens, Math.max(0, index - LONGEST_STATUS), index);
  return NOT_SUBJECT.test(words) && !OF_CUSTOMER.test(words);
}

const LONGEST_STATUS = 9;
const NOT_SUBJECT = pattern`
    (?:^| )(?:(?:pas|non|plus|jamais)(?: encore)? (?:soumis|soumise|soumises|assujettie?s?|assujetis?|assujetties?|
    redevables?|concernee?s?|imposables?) (?:a|de|par)|
    (?:facture|factures|facturons|applique|appliquons|prends|mets|collecte|compte|fais) (?:pas|jamais)(?: de)?|
    (?<!(?:pas|plus) en )franchise(?: en base)? de|(?<!(?:pas|plus) )dispensee?s? de)(?: la| l ')?$`;
const OF_CUSTOMER = pattern`
    (?:^| )(?:clients?|clientes?|il|elle|ils|elles|association|asso|societe|mairie|(?<!on )(?<!on n ' )est|sont|tu|
    vous)(?: |$)`;

const ZERO = /^((c ' est|c|ce|cest|est de|est a|a|=|:) zero|non applicable)( |$)/;

// « Change la TVA du devis : mets 10 % »: the only percentage is of the only share that is named.
function nameAlone(tokens: readonly Token[], percent: SaidPercent): SaidPercent {
  if (percent.of !== null) return percent;
  const isVat = tokens.some(({ text }) => VAT.test(text));
  const isDiscount = tokens.some(({ text }) => DISCOUNT.test(text));
  const isOther = tokens.some(({ text }) => OTHER.test(text));
  if (isOther || isVat === isDiscount) return percent;
  return { ...percent, of: isVat ? "vat" : "discount" };
}

function single(percents: readonly SaidPercent[], of: "vat" | "discount"): SaidPercent | null {
  const [first, ...others] = percents.filter((percent) => percent.of === of);
  return first && others.every(({ value }) => value === first.value) ? first : null;
}

// « main d'œuvre à 10 % de TVA, radiateur à 20 », « TVA 10 sur la pose et 20 sur le meuble »: one more rate, of another
// thing, right after the first.
function isNextRate(tokens: readonly Token[], { from, to, value }: Measure, previous: Measure | undefined): boolean {
  if (!previous || !SAID_RATES.has(value) || !/^(percent|bare)$/.test(previous.kind)) return false;
  const isFirst = roleOf(tokens, previous) === "vat" && SAID_RATES.has(previous.value) && previous.isUsable;
  const between = wordsBetween(tokens, previous.to, from);
  const isEnd = /^($|[.,;!\n]|et)/.test(wordAt(tokens, to));
  const isAfterThing = isEnd && NEXT_THING.test(between);
  const isBeforeThing = /^(sur|pour)$/.test(wordAt(tokens, to)) && NEXT_ON.test(between);
  return isFirst && from - previous.to <= LONGEST_OF_VAT && (isAfterThing || isBeforeThing);
}

const NEXT_THING = /^(de tva |tva )?(, |et |puis )(et )?(l[ea]s? |l ' |les )?[a-z][a-z' -]{2,60} (a|en)$/;
const NEXT_ON = /^(de tva |tva )?(sur|pour) [a-z' -]{2,60} (,|et|puis)( a| et)?$/;

const LINK = wordSet(`
  de a d ' du la le est c ce cest : = taux en au sera ( fais mets met passe reduit reduite normal exceptionnelle
  commerciale speciale fidelite finalement plutot reunion guadeloupe martinique corse dom locale
`);
const LONGEST_LINK = 5;

const DENIED_LINK = wordSet("de a d ' la le est c ce cest cetait etait : taux pas non plus");

function roleOf(
  tokens: readonly Token[],
  { from, to }: Pick<Measure, "from" | "to">,
  links: ReadonlySet<string> = LINK,
): SaidPercent["of"] {
  for (let index = from - 1; index >= Math.max(0, from - LONGEST_LINK); index -= 1) {
    const text = wordAt(tokens, index);
    const of = shareOf(text);
    if (of) return of;
    // « 800 € moins 10 % », « tu enlèves 5 % ».
    if (TAKES_OFF.test(text) && index === from - 1) return "discount";
    if (!links.has(text)) break;
  }
  // « …, tva 20, -10 % ».
  const isTakenOff = wordAt(tokens, from - 1) === "-" && tokens[from]?.isSpaced === false;
  if (isTakenOff && wordAt(tokens, to - 1) === "%" && /^(?:|[,;.\n])$/.test(wordAt(tokens, from - 2)))
    return "discount";
  if (OF_ALL.test(wordsBetween(tokens, Math.max(0, from - 5), from))) return "vat";
  if (isVatOfDocument(tokens, from)) return "vat";
  if (isOfRest(tokens, { from, to }) && tokens.some(({ text }) => VAT.test(text))) return "vat";
  // « 5,5 pour la TVA ».
  if (/^(pour|sur|en) (la )?tva( |$)/.test(wordsBetween(tokens, to, to + 3))) return "vat";
  // « joint 14 m² à 9 tva 20 »: the rate stands after the word.
  const isBeforeRate =
    VAT.test(wordAt(tokens, to)) && tokens[to + 1]?.kind === "number" && tokens[to - 1]?.kind === "number";
  if (isBeforeRate) return null;
  const after = tokens[to]?.text === "de" || tokens[to]?.text === "d" ? to + 1 : to;
  return shareOf(tokens[after]?.text ?? "") ?? shareOf(tokens[after + 1]?.text ?? "", tokens[after]?.text === "'");
}

const TAKES_OFF = /^(moins|enleve[sz]?|enlever|retire[sz]?|retirer|deduis|deduit|deduire|rabat[sz]?)$/;

// « passe la TVA du devis D-2026-012 à 10 ».
function isVatOfDocument(tokens: readonly Token[], from: number): boolean {
  if (wordAt(tokens, from - 1) !== "a") return false;
  const earlierTokens = tokens.slice(Math.max(0, from - LONGEST_OF_VAT), from - 1);
  const at = earlierTokens.findLastIndex(({ text }) => VAT.test(text));
  const between = earlierTokens.slice(at + 1).map(({ text }) => text);
  return at >= 0 && /^(du|de|d|sur)$/.test(between[0] ?? "") && !between.some((word) => /^[,;:€\n]$/.test(word));
}

const LONGEST_OF_VAT = 12;

// « tout est à 20 % ».
const OF_ALL = /(?:^| )(?:tout|ensemble|lignes|total)(?: (?:est|sont|sera|passe))? (?:a|au taux de)$/;

// « semences à 10 % de TVA, le reste à 20 », « TVA à 10 % sur la pose et 20 % sur le reste ».
const BEFORE_REST = /(?:^| )(?:reste|autres)(?: (?:est|sont|sera|passe))? (?:a|en)$/;
const AFTER_REST = /^(?:sur|pour) (?:(?:tout )?le reste|les autres)(?: |$)/;

/** True for a percentage of what is not named beside another one (« le reste à 20 % »). */
export function isOfRest(tokens: readonly Token[], { from, to }: Pick<Measure, "from" | "to">): boolean {
  return (
    BEFORE_REST.test(wordsBetween(tokens, Math.max(0, from - 5), from)) ||
    AFTER_REST.test(wordsBetween(tokens, to, to + 4))
  );
}

function shareOf(text: string, isKnown = true): SaidPercent["of"] {
  if (!isKnown) return null;
  if (VAT.test(text)) return "vat";
  if (DISCOUNT.test(text)) return "discount";
  return OTHER.test(text) ? "other" : null;
}
