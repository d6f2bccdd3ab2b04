import type { Token } from "../../words/tokens.ts";
import { wordAt } from "../../words/tokens.ts";
import type { Measure } from "./measure.ts";
import { isSizedWord } from "./sized-words.ts";

/**
 * The numbers of a text that may be prices without their sign: « haie 35 m à 9 € et évacuation 80 ». They end what they
 * are said of. None of them is read as a price, and none is left out in silence.
 */
export function looseNumbers(tokens: readonly Token[], measures: readonly Measure[]): Measure[] {
  return measures.filter((measure, index) => {
    const { kind, value, from, to, isWord, isUsable } = measure;
    if (kind !== "bare" || isWord) return false;
    if (isPriceOfCount(tokens, measures[index - 1], measure)) return true;
    if (!isUsable) return false;
    const isEnd =
      ENDS.test(wordAt(tokens, to)) || SUPPLY.test(wordAt(tokens, to)) || wordAt(tokens, from - 1) === "forfait";
    // « 12 prises RJ45 à 35 pose comprise ».
    const isAtPrice = wordAt(tokens, from - 1) === "a" && isEnd;
    if (isAtPrice && value >= LEAST_LOOSE && isNamedBefore(tokens, from - 2)) return true;
    return value >= LEAST_LOOSE && isEnd && (isThing(tokens, from - 1) || isOneThing(tokens, measure));
  });
}

const LEAST_LOOSE = 20;
// « 3 à 95 » is no range of people or of pieces.
const LEAST_RATIO = 5;
const SIZES = /^(?:m|m2|m3|kg|piece)$/;

// « descente 3 à 95 échafaudage », « démoussage 110 m² à 12 faîtage »: whatever word follows.
function isPriceOfCount(tokens: readonly Token[], count: Measure | undefined, { value, from }: Measure): boolean {
  if (count === undefined || count.to !== from - 1 || wordAt(tokens, from - 1) !== "a") return false;
  // « 110 m² à 12 » is no range: its second number would have the unit.
  if (count.kind === "quantity") return SIZES.test(count.unit);
  return (
    count.isUsable &&
    count.kind === "bare" &&
    !count.isWord &&
    value >= LEAST_LOOSE &&
    value >= LEAST_RATIO * count.value
  );
}

const ENDS = /^(?:|[,;\n+)]|et|plus|puis|avec|ht|ttc|net|tva|remise)$/;

const SUPPLY = /^(?:pose|posee?s?|fournie?s?|livree?s?|installee?s?|montee?s?|comprise?s?|sans|chacune?s?)$/;

function isNamedBefore(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index];
  if (/^(?:vous|rdv|rendez|arrivee|visite|passage|intervention)$/.test(word?.text ?? "")) return false;
  return word?.kind === "number" ? tokens[index - 1]?.kind === "word" : word?.kind === "word" && word.text.length > 2;
}

// « une porte 590, pose 4 h à 50 € »: one thing may cost its number, whatever sizes it has.
function isOneThing(tokens: readonly Token[], { value, from }: Measure): boolean {
  const noun = tokens[from - 1];
  const isOne = /^(?:une?|1)$/.test(wordAt(tokens, from - 2)) || /^(?:une?|1)$/.test(wordAt(tokens, from - 3));
  return isOne && noun?.kind === "word" && noun.text.length > 3 && value >= LEAST_DOUBTFUL && !NAMED.test(noun.text);
}

const LEAST_DOUBTFUL = 100;
const NAMED =
  /^(?:article|modele|reference|numero|lot|facture|devis|projet|chantier|etage|niveau|clio|peugeot|renault)$/;

// « chauffe-eau 200 » and « BA 13 » are sizes, « le 20 » a day.
function isThing(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index];
  return word?.kind === "word" && word.text.length > 3 && !isSizedWord(word.text);
}
