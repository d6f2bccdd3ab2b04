import type { Civility } from "../../../customers/customer.ts";

/** The civility at the head of a text. Null without one. */
export function titleIn(text: string): Exclude<Civility, ""> | null {
  const [, word, other] = TITLE.exec(text) ?? [];
  if (word === undefined) return null;
  if (other !== undefined) return "couple";
  return /^(?:mad|mme|mlle)/i.test(word) ? "mme" : "m";
}

const TITLE =
  /^\s{0,9}(?:c'est |pour |à )?(madame|mme|mademoiselle|mlle|monsieur|mr|m\.?)(?: (?:et|&) (m[a-z]{1,7}\.?))?(?=\s|$)/i;
