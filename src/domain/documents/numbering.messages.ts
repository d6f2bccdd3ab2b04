import type { NumberingRefusal } from "./numbering.ts";
import { MOST_DIGITS } from "./numbering.ts";

/** Sentences about the numbers of documents. */
export const numberingMessages = {
  isBegun: "Suite commencée",
  begun:
    "Une suite commencée continue avec les mêmes numéros, sans trou : la loi le demande (CGI, annexe II, art. 242 " +
    "nonies A).",
  once:
    "Une suite se choisit avant son premier document. Tu continues celle d'un autre logiciel ? Indique le prochain " +
    "numéro.",
} as const;

/** The sentence beside the field of a numbering that is refused. */
export const NUMBERING_FAULTS: Record<NumberingRefusal, string> = {
  bad_prefix: "Une lettre, puis des majuscules, chiffres, - / ou _, sans finir par un chiffre : « FAC- », « F ».",
  bad_digits: `De 1 à ${MOST_DIGITS} chiffres.`,
  bad_first_number: "Un nombre entier, à partir de 1.",
  same_prefix: "Une autre suite commence déjà ainsi : deux documents auraient le même numéro.",
};
