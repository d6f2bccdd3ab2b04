import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatMoney, typedDecimal } from "../../shared/french-format.ts";
import { plainWords } from "../../shared/search-text.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { SaidBill } from "../conversation/said-bill.ts";
import { saidQuote } from "../conversation/said-quote.ts";
import { readSlots } from "../slots/read-slots.ts";
import { amountsSaidIn } from "../words/said-amounts.ts";
import { cardTotals } from "./card-lines.ts";
import type { Preview } from "./said-back.ts";

const LONGEST_ORDER = 2_000;
// « il a déjà versé 500 € » is no price of the invoice.
const RECEIVED = /\b(?:deja|(?:a|ont) (?:verse|paye|regle|vire)|recu|encaisse)\b/;

/**
 * What a sentence says that an invoice comes to: the lines and hours that it prices, or its only amount. Null when it
 * says no price. An amount that was received is none.
 */
export function readBill(text: string, today: CalendarDate): SaidBill | null {
  const sentence = text.slice(0, LONGEST_ORDER);
  if (RECEIVED.test(plainWords(sentence))) return null;
  const slots = readSlots(sentence, { today, activeFlow: "invoice", pending: null });
  const discountPercent = slots.discountPercent?.value ?? null;
  const quote = saidQuote(slots);
  const isPriced = quote !== null && quote.rows.every(({ unitPrice }) => unitPrice !== "");
  if (isPriced) return { cents: cardTotals(quote).netCents, discountPercent };
  // Of several works, one whose price is not known without VAT makes no sum that is sure.
  if (slots.hasUnreadPrices || (quote !== null && quote.rows.length > 1)) return { cents: null, discountPercent };
  const [amount, ...others] = amountsSaidIn(sentence);
  if (amount !== undefined)
    return { cents: others.length === 0 && Number.isFinite(amount) ? amount : null, discountPercent };
  return discountPercent === null ? null : { cents: null, discountPercent };
}

/**
 * True for an order that bills a part of the price: « fais une facture d'acompte de 30 % », « facture la moitié ». An
 * invoice of ours bears the whole price.
 */
export function billsPart(text: string, today: CalendarDate): boolean {
  const sentence = text.slice(0, LONGEST_ORDER);
  const plain = plainWords(sentence);
  if (RECEIVED.test(plain)) return false;
  if (PART.test(plain)) return true;
  const { discountPercent, vatPercent } = readSlots(sentence, { today, activeFlow: "invoice", pending: null });
  return !discountPercent && !vatPercent && PERCENT.test(plain);
}

const PART = /\b(?:acomptes?|arrhes|factures? de situation|la moitie|un (?:tiers|quart)|une partie)\b/;
const PERCENT = /\d ?(?:%|pour ?cents?\b)/;

/** True when an invoice of these totals comes to what was said. */
export function isBilled({ cents, discountPercent }: SaidBill, { totals }: Preview): boolean {
  if (cents !== null) return totals.some(({ value }) => plainWords(value) === plainWords(formatMoney(cents)));
  if (discountPercent === null) return false;
  const words = plainWords(messages.discountOf(typedDecimal(discountPercent)));
  return totals.some(({ label }) => plainWords(label).startsWith(words));
}

/** What was said of the price, in words: « 3 000,00 € », « une remise de 20 % ». */
export function billWords({ cents, discountPercent }: SaidBill): string {
  if (cents !== null) return formatMoney(cents);
  return discountPercent === null ? messages.otherPrice : messages.aDiscountOf(typedDecimal(discountPercent));
}
