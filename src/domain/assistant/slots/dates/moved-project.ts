import { FIRST_NAMES, isFirmWord } from "../../words/first-names.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt } from "../../words/tokens.ts";

/**
 * The token before the project whose start is moved, a name of two words that is no customer's: « repousse le
 * démarrage de Extension Marchand à vendredi ». Below 0 without it.
 */
export function movedProject(text: string, tokens: readonly Token[]): number {
  if (!MOVES.test(wordAt(tokens, 0))) return -1;
  return tokens.findIndex(({ text: word }, index) => {
    const [first, second] = [tokens[index + 1], tokens[index + 2]];
    const isLed = word === "de" && /^(?:debut|demarrage|fin|date|livraison)$/.test(wordAt(tokens, index - 1));
    const isPair = isCapital(text, first) && isCapital(text, second) && second?.kind === "word";
    return (
      isLed &&
      isPair &&
      !FIRST_NAMES.has(first?.text ?? "") &&
      !isFirmWord(first?.text ?? "") &&
      !TITLE.test(first?.text ?? "")
    );
  });
}

const TITLE = /^(?:m|mr|mme|mlle|madame|monsieur|le|la)$/;

/** The verb of an order that moves a date. */
export const MOVES = /^(?:decale|reporte|repousse|deplace|recule|avance)[rz]?$/;

function isCapital(text: string, token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}/u.test(text.slice(token.start));
}
