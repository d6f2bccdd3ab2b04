import { searchText } from "../shared/search-text.ts";
import { isSirenNumber, isSiretNumber } from "../shared/siren.ts";

/** Fewer letters find everybody. */
const FEWEST_LETTERS = 3;

/**
 * What a register is asked for what was typed, or null for what is too short. Words are asked in one form, whatever
 * their accents and capitals, so that an answer serves again.
 */
export function askedWords(typedText: string): string | null {
  const words = searchText(typedText.replace(/[^\p{L}\p{N}'’.-]+/gu, " "));
  return words.replaceAll(" ", "").length < FEWEST_LETTERS ? null : words;
}

/**
 * What the register of companies is asked: words, or the digits of a SIREN or of a SIRET. A number whose key is wrong,
 * or that is not all typed, is not asked: it is nobody's.
 */
export function askedCompany(typedText: string): string | null {
  const digits = typedText.replace(/[\s.-]+/g, "");
  if (/^\d{4,}$/.test(digits)) return isSirenNumber(digits) || isSiretNumber(digits) ? digits : null;
  return askedWords(typedText);
}
