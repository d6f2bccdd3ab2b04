import { pattern } from "../../words/pattern.ts";
import { wordAt } from "../../words/tokens.ts";
import type { Measure } from "../numbers/measure.ts";
import type { LabelWords } from "./label-words.ts";

/** The end of the words before a quantity and its price, without their comma: « infogérance, 450 € par mois ». */
export function beforeComma({ tokens }: LabelWords, quantity: Measure, price: Measure): number {
  const end = Math.min(quantity.from, price.from);
  return /^[,:]$/.test(wordAt(tokens, end - 1)) ? end - 1 : end;
}

/** Where the customer begins who ends a clause, else its end. */
export function beforeName({ tokens, isTaken }: LabelWords, start: number, end: number): number {
  let to = end;
  while (to > start && isTaken(to - 1)) to -= 1;
  if (to === end) return end;
  // « chez elle 12 rue des Lilas ».
  if (wordAt(tokens, start) === "chez") return start;
  while (to > start && BEFORE_NAME.test(wordAt(tokens, to - 1))) to -= 1;
  return to;
}

const BEFORE_NAME = pattern`
    ^(?:pour|pr|chez|de|du|d|des|la|le|les|l|'|a|au|aux|the|project|ste|societe|entreprise|boite|firme|agence|client|
    cliente|famille|epoux)$`;
