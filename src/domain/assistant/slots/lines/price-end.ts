import type { Token } from "../../words/tokens.ts";
import { wordAt, wordSet } from "../../words/tokens.ts";
import type { Price } from "../priced-quantity.ts";
import type { SaidPercent } from "../read-percents.ts";

/** Where a price ends: with the rate of VAT or the words of the whole that follow it (« 290 € au forfait »). */
export function endOfPrice(tokens: readonly Token[], { to, isWhole }: Price, percents: readonly SaidPercent[]): number {
  const eachEnd = endOfEach(tokens, to);
  if (eachEnd !== null) return eachEnd;
  const rateEnd = percents.find(({ from, of }) => of === "vat" && from >= to && from - to <= 3)?.to;
  if (rateEnd !== undefined || !isWhole) return rateEnd ?? to;
  let next = to;
  while (next - to < 3 && OF_WHOLE.has(tokens[next]?.text ?? "")) next += 1;
  return next;
}

// « 14 rouleaux à 32 € le rouleau et pose … »: the thing that is counted ends the price.
function endOfEach(tokens: readonly Token[], to: number): number | null {
  const at = wordAt(tokens, to + 1) === "'" ? to + 2 : to + 1;
  const { kind, text } = tokens[at] ?? { kind: "sign", text: "" };
  if (!/^(le|la|l|par)$/.test(wordAt(tokens, to)) || kind !== "word" || text.length < LEAST_THING) return null;
  const earlierWords = tokens
    .slice(Math.max(0, to - MOST_BEFORE), to)
    .map(({ text: word }) => word.replace(/[sx]$/, ""));
  return earlierWords.includes(text.replace(/[sx]$/, "")) ? at + 1 : null;
}

const LEAST_THING = 3;
const MOST_BEFORE = 12;

const OF_WHOLE = wordSet("au le forfait forfaitaire tout en l ' ensemble total compris");
