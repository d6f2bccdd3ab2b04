import type { Token } from "../../words/tokens.ts";

/** A text where names are looked for. A token is taken when it says something else: a date, a price, a project. */
export type Source = { text: string; tokens: readonly Token[]; isTaken: (index: number) => boolean };

/** True for a word that begins with a capital. */
export function hasCapital(text: string, token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}/u.test(text.slice(token.start, token.end));
}

/** True for a text with a capital elsewhere than at its head. */
export function hasCapitals(source: Source): boolean {
  return shapeOf(source).hasCapitals;
}

/** True for a text without small letters. */
export function isCapitalText(source: Source): boolean {
  return shapeOf(source).isCapitalText;
}

// Asked at each word of a text.
const shapes = new WeakMap<Source, { hasCapitals: boolean; isCapitalText: boolean }>();

function shapeOf(source: Source): { hasCapitals: boolean; isCapitalText: boolean } {
  const { text } = source;
  const shape = shapes.get(source) ?? {
    // « PE », « LED » and « TTC » are no names.
    hasCapitals: /\p{Lu}(?=\p{Ll}|['’]\p{L})|\p{Lu}{5,}/u.test(text.slice(1)),
    isCapitalText: text === text.toUpperCase(),
  };
  shapes.set(source, shape);
  return shape;
}
