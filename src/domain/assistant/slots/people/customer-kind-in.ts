import type { Slots } from "../../understanding.ts";
import type { Token } from "../../words/tokens.ts";
import { wordsBetween } from "../../words/tokens.ts";
import { placeOf } from "../read-durations.ts";

const PERSON = /^(prive|privee|particulier|particuliere|particuliers|particulieres|particulie)$/;
// « à titre perso », « une personne physique ».
const PERSONALLY = /^(titre (perso|personnel|individuel|prive)|personne physique|(en|du) perso)( |$)/;
const MANNER = /^(titre|personne|en|du)$/;
const FIRM = /^(pro|professionnel|professionnelle|boite|societe|entreprise)$/;
// « c'est pas une entreprise », « rien de pro », « ni boîte ni rien ».
const DENIED = /(^| )(pas|rien|ni|aucune?|sans|jamais)( (de|d|du|une?|en|la|l))?( ')?$/;

/** Whether a text calls its customer a person or a firm; null when it says neither. */
export function kindIn(tokens: readonly Token[]): Slots["customerKind"] | null {
  const person = tokens.findIndex(
    ({ text }, index) =>
      PERSON.test(text) || (MANNER.test(text) && PERSONALLY.test(wordsBetween(tokens, index, index + 2))),
  );
  if (person >= 0) return { value: "person", at: placeOf(tokens, { from: person, to: person + 1 }) };
  const firm = tokens.findIndex(
    ({ text }, index) => FIRM.test(text) && !DENIED.test(wordsBetween(tokens, Math.max(0, index - 3), index)),
  );
  return firm < 0 ? null : { value: "company", at: placeOf(tokens, { from: firm, to: firm + 1 }) };
}
