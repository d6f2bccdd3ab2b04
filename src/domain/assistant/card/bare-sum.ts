import { plainWords } from "../../shared/search-text.ts";
import { readLineChange } from "../actions/lines/said-lines.ts";
import { pattern } from "../words/pattern.ts";
import { amountsSaidIn, eurosOfDigits } from "../words/said-amounts.ts";
import { saysWithVat } from "../words/said-taxes.ts";

/** A sum that is said of no line. `isWhole`: it is said to be that of the whole. `taxes`: null when nothing says it. */
export type BareSum = { cents: number; taxes: "ht" | "ttc" | null; isWhole: boolean };

const LONGEST_SAYING = 120;
const BARE_SUM = pattern`
  ^(?:(?:non|nan|ah|oui|ok|mais|et|en fait|plutot|finalement|disons|pardon),? ?){0,4}
  (?:(?:refais|refaire|reprends|revois)(?:[ -](?:moi|lui|leur))? (?:le|ce|mon|notre) devis )?
  ((?:je|on) (?:(?:lui|leur|la|les|le) |l'){0,2}(?:ai |a |avais |avait )?
  (?:fais|fait|dit|annonce|facture|propose|promis|laisse|mets|met|compte)(?: le devis)? |
  (?:elles?|ils?|(?:la|le|ma|mon|les) clientes?|(?:le|mon|les) clients?) (?:me |m')?(?:a |ont )?
  (?:veut|veulent|dit|disent|demande|demandent|propose|proposent|offre|offrent)\x20(?:que )?)?
  ((?:(?:c'est|c'etait|ca fait|on a dit|a|pour|mets|de|le total c'est|le total est de|le total|total|le tout|tout|
  l'ensemble|arrondi[srt]?(?: (?:tout|ca|le total|le devis))? a) ?){0,4})
  (\d[\d ]{0,9}(?:[.,]\d{1,2})?) ?(€|euros?|balles)?
  ( ?(?:ht|hors taxes?|ttc|toutes taxes comprises|tva comprise|net))?
  ( (?:tout compris|au total|en tout|le tout))?(?: ?,? (?:j'ai dit|je t'ai dit|merci|stp|(?:les|ils|elles|tout)\x20
  [^\d,]{0,30}(?:dedans|inclus(?:es?)?|comprises?)))?[.! ]{0,3}$`;

/**
 * The sum that a text says of the whole, and of no line: « non c'est 3000 € », « je lui ai dit 4700 tout compris ».
 * Null for another text. « Tout compris » is what the customer pays.
 */
export function bareSumIn(text: string): BareSum | null {
  if (text.length > LONGEST_SAYING) return null;
  const [match, promise, lead = "", digits = "", money, taxWords = "", end = ""] =
    BARE_SUM.exec(plainWords(text).replaceAll("’", "'")) ?? [];
  const isWhole = /\b(?:total|tout|ensemble|arrondi[srt]?)\b/.test(`${lead}${end}`) || promise !== undefined;
  if (match === undefined || (money === undefined && taxWords === "" && !isWhole)) return null;
  const [cents, ...others] = amountsSaidIn(`${digits.trim()} €`);
  if (cents === undefined || others.length > 0 || !Number.isFinite(cents)) return null;
  const isGross = saysWithVat(taxWords) || (taxWords === "" && end.includes("compris"));
  return { cents, taxes: isGross ? "ttc" : /\bh/.test(taxWords) ? "ht" : null, isWhole };
}

const ADDED_PRICE = pattern`
  ^(.{3,200}[a-zà-ÿœ0-9²³"»]) ?(à|a|pour|:)\x20(\d[\d ]{0,8}(?:[.,]\d{1,2})?)
  ( ?(?:ht|hors taxes?))?((?:,? (?:stp|svp|merci|finalement|en fait|aussi))?[.! ]{0,3})$`;
// « à 8 » may be an hour, and « pour 2027 » a year.
const LAST_HOUR = 24;
const YEAR = /^20[2-4]\d$/;

/**
 * A text that adds a line at a price without its sign, with the sign: « rajoute une chaudière à 3000 ». A number that
 * may be something else stays as it is.
 */
export function withPriceSign(text: string): string {
  if (text.length > LONGEST_SAYING) return text;
  const [match, work = "", link = "", digits = "", taxes = "", end = ""] = ADDED_PRICE.exec(text.toLowerCase()) ?? [];
  if (match === undefined || match.length !== text.length || readLineChange(text)?.kind !== "add") return text;
  const isElse = eurosOfDigits(digits) <= LAST_HOUR || (link === "pour" && YEAR.test(digits.trim()));
  if (isElse || /€|\beuros?\b|%|\btva\b/.test(match)) return text;
  const place = text.length - end.length - taxes.length;
  return work === "" ? text : `${text.slice(0, place)} €${text.slice(place)}`;
}

const UNSIGNED = pattern`
  (?:\b(?:a|x|pour)|\b(?!le |au |du |jusqu|date|tva|fin )[a-z²]{3,})\x20(\d{2,6}(?:[.,]\d{1,2})?)
  (?= ?(?:$|[,;.!?+]|et\b|plus\b|puis\b|avec\b))`;

/** The numbers of a text that may be prices, said without their sign: « un interrupteur 30 ». A year is none. */
export function unsignedNumbers(text: string): string[] {
  if (text.length > LONGEST_SAYING) return [];
  const numbers = [...plainWords(text).matchAll(new RegExp(UNSIGNED.source, "g"))].map(([, digits = ""]) => digits);
  return numbers.filter((digits) => !YEAR.test(digits));
}
