import type { Slots } from "../../understanding.ts";
import type { Token } from "../../words/tokens.ts";
import { placeOf } from "../read-durations.ts";

const PERSON = /^(prive|privee|particulier|particuliere|particuliers|particulieres)$/;
const FIRM = /^(pro|professionnel|professionnelle|boite|societe|entreprise)$/;

/** Whether a text calls its customer a person or a firm; null when it says neither. */
export function kindIn(tokens: readonly Token[]): Slots["customerKind"] | null {
  const person = tokens.findIndex(({ text }) => PERSON.test(text));
  if (person >= 0) return { value: "person", at: placeOf(tokens, { from: person, to: person + 1 }) };
  const firm = tokens.findIndex(({ text }) => FIRM.test(text));
  return firm < 0 ? null : { value: "company", at: placeOf(tokens, { from: firm, to: firm + 1 }) };
}
