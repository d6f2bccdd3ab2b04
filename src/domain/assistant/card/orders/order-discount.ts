import { typedDecimal } from "../../../shared/french-format.ts";
import { centsToEuros, eurosToCents } from "../../../shared/money.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../../../shared/typed-number.ts";
import type { SaidQuote } from "../../conversation/said-quote.ts";
import { blankPart } from "../../slots/lines/blank-part.ts";
import { isWholeQuote, rowsAfterLineDiscount } from "../sums/line-discount.ts";
import { figureMessages } from "./figures.messages.ts";

// « devis pour Mme Roux : pose 600 €, 100 € de remise »: the discount in euros is no price of a work.

/** A discount in euros that an order says, and the order where its words are spaces. */
export type OrderDiscount = { euros: number; taxes: "ht" | "ttc" | null; target: string; words: string; rest: string };

const LONGEST = 4_000;
const NUMBER = String.raw`(\d[\d ]{0,8}(?:[.,]\d{1,2})?) ?(?:€|euros?(?!\p{L})|balles(?!\p{L}))`;
const TAXES = String.raw`(?: ?(ht|hors taxes?|ttc)(?!\p{L}))?`;
const WORD = "(?:remises?(?! (?:en|aux?|à|a) \\p{L})|rabais|ristournes?|r[ée]ductions?|geste commercial)";
const KIND = "(?: (?:commerciale?|exceptionnelle?|de fid[ée]lit[ée]|fid[ée]lit[ée]))?";
const LEAD =
  String.raw`(?:(?<!\p{L})(?:avec|et|plus|moins|une?|la|je (?:lui |leur )?fais|fais|mets|on fait|` +
  String.raw`enl[èe]ve) ){0,4}`;
const ON = String.raw`(?: (?:sur|pour) ([^,;.\n€%\d]{2,60}?)(?= *(?:[,;.\n]|$)))?`;
const SAYINGS = [
  String.raw`${LEAD}(?<![\d.,€])${NUMBER}${TAXES} (?:de |en )(?:${WORD}${KIND}|moins)(?!\p{L})${ON}`,
  String.raw`${LEAD}(?<!\p{L})${WORD}${KIND} ?(?:de |d['’]|à |a |: ?|= ?)?${NUMBER}${TAXES}${ON}`,
].map((source) => new RegExp(source, "giu"));
const REFUSED = /(?<!\p{L})(?:pas|sans|ni|aucune?|au lieu) (?:d['’]une? |de )?$/iu;

/** Takes the one discount in euros out of an order. Null without one, and beside another discount. */
export function takeOrderDiscount(text: string): OrderDiscount | null {
  if (text.length > LONGEST) return null;
  const matches = SAYINGS.flatMap((saying) => [...text.matchAll(saying)]);
  const [match, ...others] = matches;
  if (match === undefined || others.length > 0) return null;
  const [words, digits = "", taxWords = "", target = ""] = match;
  const rest = blankPart(text, match.index, match.index + words.length);
  const euros = readTypedNumber(digits.trim(), MAX_UNIT_PRICE_EUROS).value;
  if (!euros || REFUSED.test(text.slice(0, match.index)) || new RegExp(WORD, "iu").test(rest)) return null;
  const taxes = taxWords === "" ? null : /^ttc$/i.test(taxWords) ? "ttc" : "ht";
  return { euros, taxes, target: plainWords(target).trim(), words: words.trim(), rest };
}

/**
 * What an order says, with its discount in euros: of the whole quote, or of the line that it names. One that is with
 * VAT beside prices without it, or of no line for sure, is taken off nothing, and said.
 */
export function withOrderDiscount(quoteSaid: SaidQuote, discount: OrderDiscount | null): SaidQuote {
  if (discount === null || quoteSaid.discount !== "") return quoteSaid;
  const { euros, taxes, target, words } = discount;
  const amount = `${typedDecimal(centsToEuros(eurosToCents(euros)))} €`;
  const withNote = (note: string) => ({ ...quoteSaid, note: [quoteSaid.note, note].filter(Boolean).join(" ") });
  if (target !== "" && !isWholeQuote(target) && !FOR_WHOM.test(target)) {
    const after = rowsAfterLineDiscount(quoteSaid.rows, `remise de ${amount} sur ${target}`);
    if (after === null) return withNote(figureMessages.discountNotTaken(words));
    return after.rows === null ? withNote(after.question) : { ...quoteSaid, rows: after.rows };
  }
  const isAllWithVat = quoteSaid.rows.length === (quoteSaid.pricesWithVat ?? []).length;
  const isOther = taxes !== null && (taxes === "ttc") !== isAllWithVat;
  return isOther ? withNote(figureMessages.discountNotTaken(words)) : { ...quoteSaid, discount: amount };
}

const FOR_WHOM = /^(?:(?:le|la|l'|ce|cette|un|une) ?)?(?:clients?|clientes?|fidelite|elle|lui|eux)\b/;
