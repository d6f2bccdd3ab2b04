import { pattern } from "../../words/pattern.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt, wordsBetween } from "../../words/tokens.ts";
import type { Measure } from "./measure.ts";

/**
 * The measures, where what is mostly a size or a likeness counts what the next price is for: « sable 40 tonnes à 26 €
 * la tonne », « fauchage 14 km à 95 € », « cocktail 90 personnes à 24 € par personne ». « un camion de 20 tonnes
 * 900 € » stays one.
 */
export function withPricedCounts(tokens: readonly Token[], measures: readonly Measure[]): Measure[] {
  return measures.map((measure, index) => {
    const [previous, price] = [measures[index - 1], measures[index + 1]];
    if (measure.kind === "price" && isPricedWeek(tokens, previous, measure)) return { ...measure, per: "piece" };
    if (isPricedWeek(tokens, measure, price)) return { ...measure, kind: "bare", to: measure.to - 1 };
    if (measure.kind !== "quantity" || measure.unit !== "other" || price?.kind !== "price" || !price.isUsable)
      return measure;
    const word = wordAt(tokens, measure.to - 1);
    const link = wordsBetween(tokens, measure.to, price.from);
    if (!LINK.test(link)) return measure;
    const unitWords = wordsBetween(tokens, price.to - 2, price.to + 2);
    if (PERSON.test(word)) {
      const isOfEach = OF_PERSON.test(unitWords);
      const isParty = measure.value >= LEAST_PARTY && price.value < DEAREST_PERSON;
      return isOfEach || (isParty && link !== "") ? { ...measure, kind: "bare", to: measure.to - 1 } : measure;
    }
    const unit = /^t(?:onnes?)?$/.test(word) ? "t" : /^k(?:ms?|ilometres?)$/.test(word) ? "km" : null;
    // « 2 hectares à 900 € l'hectare », « gardiennage 2 ans à 1 200 € par an ».
    if (unit === null)
      return isOfSameWord(tokens, word, price) ? { ...measure, kind: "bare", to: measure.to - 1 } : measure;
    const isOfUnit = (unit === "t" ? OF_TON : OF_KM).test(unitWords);
    // « benne 8 t à 250 € » is one of that size.
    const isSaid = link !== "" && (word !== "t" || link !== "a") && !isPlace(tokens, measure.from);
    return isOfUnit || isSaid ? { ...measure, unit } : measure;
  });
}

const LINK = /^(?:(?:de |d ' )[a-z' -]{2,40} )?(?:a|x|\*|@|:|, a|, )?$/;
const PERSON = /^personnes?$/;
const OF_PERSON = /(?:^| )(?:par|\/|la|chaque|de) (?:personnes?|pers|tete)(?: |$)/;
const OF_TON = /(?:^| )(?:(?:par|\/|la|de la) (?:tonne|t)|\/ t)(?: |$)/;
const OF_KM = pattern`(?:^| )(?:par|\/|le|du|au) k(?:ms?|ilometres?)(?: |$)`;
const LEAST_PARTY = 10;
const DEAREST_PERSON = 300;

// « 3 semaines à 450 € la semaine ».
function isPricedWeek(tokens: readonly Token[], week: Measure | undefined, price: Measure | undefined): boolean {
  if (week?.kind !== "quantity" || price?.kind !== "price") return false;
  const isSure = week.isUsable && price.isUsable && week.unit === "week" && price.per === "week";
  return isSure && LINK.test(wordsBetween(tokens, week.to, price.from));
}

// « l'hectare », « par an », « / couche ».
function isOfSameWord(tokens: readonly Token[], word: string, { to }: Measure): boolean {
  if (!/^(?:par|\/|l|le|la|chaque)$/.test(wordAt(tokens, to))) return false;
  const unitWord = wordAt(tokens, wordAt(tokens, to + 1) === "'" ? to + 2 : to + 1);
  return unitWord !== "" && unitWord.replace(/s$/, "") === word.replace(/s$/, "");
}

// « livraison à 20 km à 60 € »: how far it is.
function isPlace(tokens: readonly Token[], from: number): boolean {
  return /^(?:a|de|sur|jusqu)$/.test(wordAt(tokens, from - 1));
}
