import { formatMoney, parseFrenchNumber, typedDecimal } from "../../shared/french-format.ts";
import { centsToEuros, eurosToCents, netOfGrossCents } from "../../shared/money.ts";
import { MAX_HOURS_OR_RATE, readTypedNumber } from "../../shared/typed-number.ts";
import type { VatRegime } from "../company.ts";
import { STANDARD_VAT_BASIS_POINTS } from "../company.ts";
import { firstRunMessages } from "../first-run.messages.ts";

/** A price that was typed: its value without VAT, or what to do. `net`: the text to type for a price with VAT. */
type TypedPrice = { value: number; problem: null } | { value: null; problem: string; net?: string };

const WITH_VAT = /\s{0,3}(?:€|euros?)?\s{0,3}(?:ttc|t\.t\.c\.?|toutes taxes(?: comprises)?)\s{0,3}$/i;
const WITHOUT_VAT = /\s{0,3}(?:ht|h\.t\.?|hors taxes?)\s{0,3}$/i;
const PER = /\s{0,3}(?:\/|par|de l['’]|l['’]|la|le)\s{0,3}(?:h|heure|j|jour|journée|journee)\s{0,3}$/i;
const LONGEST = 60;

/**
 * Reads the price of an hour or of a day as a seller types it (« 55 € », « 55 HT », « 55 €/h »). A price with VAT is
 * converted at the usual rate and said back, to be confirmed. Where no VAT is charged, both are one.
 */
export function readTypedPrice(typedText: string, regime: VatRegime | null): TypedPrice {
  const text = typedText.slice(0, LONGEST).trim().replace(PER, "");
  const isGross = WITH_VAT.test(text);
  const bare = text.replace(WITH_VAT, "").replace(WITHOUT_VAT, "").replace(PER, "").trim();
  if (!isGross || regime === "franchise") return readTypedNumber(bare, MAX_HOURS_OR_RATE);
  const gross = readTypedNumber(bare, MAX_HOURS_OR_RATE);
  if (gross.value === null || parseFrenchNumber(bare) === null) return gross;
  const netCents = netOfGrossCents(eurosToCents(gross.value), STANDARD_VAT_BASIS_POINTS);
  const problem = firstRunMessages.netOfGross(formatMoney(eurosToCents(gross.value)), formatMoney(netCents));
  return { value: null, problem, net: typedDecimal(centsToEuros(netCents)) };
}
