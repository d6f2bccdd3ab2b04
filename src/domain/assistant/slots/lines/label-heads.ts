import type { Token } from "../../words/tokens.ts";
import { wordAt } from "../../words/tokens.ts";

/** Where a label begins: « nettoyage de canapé et de tapis canapé 90 € » is of what is said again at its end. */
export function saidAgain(tokens: readonly Token[], from: number, to: number): number {
  const word = wordAt(tokens, to - 1);
  const isAgain = word.length > 3 && tokens.slice(from, to - 2).some(({ text }) => text === word);
  return isAgain && !/^(?:de|d|du|des|'|-|et)$/.test(wordAt(tokens, to - 2)) ? to - 1 : from;
}

/** True for the document at the head of a work: « facture crépi M. Roux 95 m² ». « module de facture » is a work. */
export function isDocument(tokens: readonly Token[], start: number, index: number): boolean {
  if (!/^(?:facture|fact|factu)$/.test(wordAt(tokens, index))) return false;
  return index === start || /^(?:une?|la|ma)$/.test(wordAt(tokens, index - 1));
}
