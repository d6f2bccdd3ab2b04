import type { Token } from "../../words/tokens.ts";
import { tokenAt, wordAt } from "../../words/tokens.ts";
import { unitAt } from "../units.ts";
import type { Measure } from "./measure.ts";

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
  if (!isMoney) return [...measures];
  const isSigned = tokens.some(({ text }) => /^(€|e|eur|euros?)$/.test(text));
  return measures.map((measure, index) => {
    if (!isSigned && isExpense(tokens, measure))
      return { ...measure, kind: "price", per: null, taxes: null, isWhole: false };
    const quantity = measures[index - 1];
    const isAfterThing =
      quantity !== undefined &&
      measure.kind === "bare" &&
      measure.isUsable &&
      !measure.isWord &&
      /^(bare|quantity)$/.test(quantity.kind) &&
      wordAt(tokens, measure.from - 1) === "a" &&
      isThing(tokens, quantity.to, measure.from - 1);
    const isEnd = /^(|[,;\n+]|et|puis|ht|ttc|pieces?|pce|chaque|chacune?)$/.test(wordAt(tokens, measure.to));
    return isAfterThing && isEnd ? { ...measure, kind: "price", per: null, taxes: null, isWhole: false } : measure;
  });
}

function isThing(tokens: readonly Token[], from: number, to: number): boolean {
  const words = tokens.slice(from, to);
  return (
    words.length > 0 &&
    words.length <= 6 &&
    words.every(({ kind, text }) => kind === "word" && !/^(de|le|la)$/.test(text))
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

const SUPPLIES = /^(materiel|fournitures?|deplacements?|materiaux|livraison)$/;
const LEAST_EXPENSE = 5;
const EXPENSE = /^deplacements?$/;
const OF_COUNT = /^(fois|bornes|kilometres|metres|minutes|clients?|personnes?|pieces?|sacs?|unites?)$/;
