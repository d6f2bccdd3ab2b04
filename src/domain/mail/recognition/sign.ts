/** What points to a kind of mail, and how much: two weak signs weigh as one strong one. */
export type Sign = { weight: number; pattern: RegExp };

/** A sign by the pieces of its pattern, which reads words without accents and capitals. « ^ » begins a line. */
export function sign(weight: number, ...pieces: string[]): Sign {
  return { weight, pattern: new RegExp(pieces.join(""), "m") };
}

/** What these signs weigh together in a text. */
export function weigh(signs: readonly Sign[], words: string): number {
  return signs.reduce((sum, { weight, pattern }) => (pattern.test(words) ? sum + weight : sum), 0);
}
