import type { SaidLine, Slot, Slots } from "../../understanding.ts";
import { pattern } from "../../words/pattern.ts";
import { wordAt, wordsBetween } from "../../words/tokens.ts";
import type { LabelWords } from "../labels/label-words.ts";
import { clauseStart, isSeparator } from "../line-labels.ts";
import type { Measure } from "../numbers/measure.ts";
import type { Price, PricedWork } from "../priced-quantity.ts";
import { placeOf } from "../read-durations.ts";
import { countedWorks } from "../unpriced-works.ts";

/**
 * A price of the hour or of the day that is no work's own, and the works that are counted. `unusedRate`: that price,
 * when no work waits for it.
 */
export type SharedPrice = {
  price: Measure;
  lines: Slot<SaidLine>[];
  unusedRate: Pick<Slots, "rate" | "dayRate">;
};

/**
 * The works of a text that are counted in hours or days, with the one price that is said for all of them: « pose 4 h,
 * dépose 1 h, le tout à 50 €/h », « mon taux c'est 55 € de l'heure ». Null when the text says no such price, or for one
 * work alone, whose price it is.
 */
export function readSharedPrice(
  words: LabelWords,
  measures: readonly Measure[],
  works: readonly PricedWork[],
): SharedPrice | null {
  const rate = findRate(words, measures, works);
  if (rate === null) return null;
  const { price, unit, isOfSeller } = rate;
  const lines = countedWorks(words, measures, works, []).map(({ value, at }) =>
    value.unit === unit ? { value: { ...value, ...priceOf(price) }, at } : { value, at },
  );
  const isUsed = lines.some(({ value }) => value.unitPriceEuros !== null);
  const isOfSeveral = lines.length + works.length > 1 || (isOfSeller && works.length > 0);
  if (!isOfSeveral || (!isUsed && !isOfSeller)) return null;
  const slot = { value: price.value, at: placeOf(words.tokens, price) };
  return { price, lines, unusedRate: isUsed ? {} : unit === "h" ? { rate: slot } : { dayRate: slot } };
}

function priceOf({ value, taxes }: Price): Pick<SaidLine, "unitPriceEuros" | "isWithVat"> {
  return { unitPriceEuros: value, ...(taxes === "ttc" && { isWithVat: true }) };
}

type Rate = { price: Price; unit: "h" | "day"; isOfSeller: boolean };

function findRate(words: LabelWords, measures: readonly Measure[], works: readonly PricedWork[]): Rate | null {
  for (const measure of measures) {
    if (measure.kind !== "price" || !measure.isUsable) continue;
    const [at] = placeOf(words.tokens, measure);
    const rate = works.some(({ from, to }) => at >= from && at < to) ? null : rateIn(words, measure);
    if (rate !== null) return rate;
  }
  return null;
}

function rateIn(words: LabelWords, price: Price): Rate | null {
  const { tokens } = words;
  const { from, to, per } = price;
  const unit = per === "h" || per === "day" ? per : null;
  if (unit !== null && SHARED.test(wordsBetween(tokens, clauseStart(words, from, 0), from)))
    return { price, unit, isOfSeller: false };
  const wordsBefore = wordsBetween(tokens, Math.max(0, from - LONGEST_LEAD), from);
  const [lead] = OF_SELLER.exec(wordsBefore) ?? [];
  if (lead === undefined || NOT_SURE.test(wordsBefore) || !isEndOfRate(words, to)) return null;
  const namedUnit = OF_HOUR.test(lead) ? "h" : OF_DAY.test(lead) ? "day" : null;
  if (unit !== null && namedUnit !== null && unit !== namedUnit) return null;
  // « mon taux c'est 55 € » is that of the hour. « mon tarif c'est 55 € » may be that of anything.
  const saidUnit = unit ?? namedUnit ?? (per === null && /\btaux\b/.test(lead) ? "h" : null);
  return saidUnit === null || (per !== null && unit === null) ? null : { price, unit: saidUnit, isOfSeller: true };
}

const SHARED = pattern`
  ^(?:et |puis )?(?:le |les |l ' )?(?:tout|total|ensemble|heures|jours|main d ' oeuvre)?(?: est| sont)? ?
  (?:a|au (?:taux|tarif|prix) de)$`;

const LONGEST_LEAD = 10;

// « mon taux c'est », « moi je prends », « moi c'est », « tarif : », « à mon taux de ».
const OF_SELLER = pattern`
  (?<![a-z'] )(?:(?:(?:mon|notre|le|au|a mon|avec mon|avec un|a un) )?(?:(?:taux|tarif)
  (?: horaire| journalier| normal| habituel| de l ' heure| a l ' heure| de base)?|tjm)|
  (?:mon|notre|le) prix (?:horaire|de l ' heure|a l ' heure|de la journee|a la journee)|
  (?:mon|notre) (?:prix|heure)|(?:et )?(?:(?:moi|perso|nous) (?:, )?)?(?:je|on|nous) (?:prends?|prenons|facturons?|
  factures?|compte|comptons|demande|demandons|suis|sommes|tourne|travaille|bosse)|(?:et )?moi)
  (?:(?: c ' est| c est| est| sera| fait| a| de| :| =| ,)){0,2}$`;
const OF_HOUR = /\b(?:horaire|heure)\b/;
const OF_DAY = /\b(?:journalier|journee|tjm)\b/;
// Somebody else's price, one of another time, and one that is only thought of.
const NOT_SURE = pattern`
  \b(?:si|sinon|quand|avant|peut etre|voisin|concurrent|collegue|ancien|ancienne|autre|son|sa|leur|ton|votre)
  (?: [a-z']+){0,4}(?: (?:je|on|mon|le|au|nous|taux|tarif)\b| :|$)`;

// What follows the price may say that it is the price of one thing alone: « pour la pose », « le samedi ».
function isEndOfRate(words: LabelWords, to: number): boolean {
  const { tokens } = words;
  const next = wordAt(tokens, to);
  if (next === "" || /^(?:et|puis|tva|partout|merci|stp|svp|[.!)])$/.test(next) || isSeparator(words, to)) return true;
  return FOR_ALL.test(wordsBetween(tokens, to, to + 6));
}

const FOR_ALL = /^(?:(?:pour|sur) (?:tout|tous|l ' ensemble|les heures|mes heures|le reste|la main d)|main d)(?= |$)/;
