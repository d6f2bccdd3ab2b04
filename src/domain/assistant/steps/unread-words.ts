import { plainWords } from "../../shared/search-text.ts";
import { readSaidSection } from "../actions/said-section.ts";
import { unsignedNumbers } from "../card/bare-sum.ts";
import { fieldsAfterPerson } from "../card/card-person.ts";
import { laterWords } from "../card/orders/later-terms.ts";
import type { QuoteCard } from "../card/quote-card.ts";
import { askedRateOf } from "../card/sums/asked-rate.ts";
import { isHomeAsked } from "../card/sums/home-rate.ts";
import type { DoubtSubject } from "../card/sums/left-open.ts";
import { linesMeant } from "../changes/changed-quote.ts";
import { lineChangeMessages } from "../changes/line-change.messages.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import { isDayUnknown } from "../conversation/core-answers.ts";
import type { AskedState } from "../conversation/flow.ts";
import { orderMessages } from "../conversation/order.messages.ts";
import { regimeOf } from "../conversation/seller-regime.ts";
import { pricesWithoutVatAt } from "../legal/prices-without-vat.ts";
import { numberWords, readCustomerNumber } from "../slots/people/customer-number.ts";

/** Why words changed nothing on a card. */
export function unreadWords({ fields, rows }: QuoteCard, text: string): string {
  if (/^[\s?!.…]*$/.test(text)) return cardMessages.help;
  const number = readCustomerNumber(text)?.customer ?? null;
  if (number?.isValid === false) return orderMessages.wrongNumber(numberWords(number.digits));
  if (fieldsAfterPerson(fields, text) === "unclear") return cardMessages.whoIsCustomer;
  const labels = linesMeant(rows, text).map(({ label }) => label);
  if (labels.length > 1) return lineChangeMessages.which(labels);
  const rates = askedRateOf(rows, text)?.labels ?? [];
  if (rates.length > 0) return cardMessages.whichRate(rates.map((rate) => rate.replace("TVA ", "")));
  if (readSaidSection(text) !== null) return cardMessages.sectionsLater;
  const later = laterWords(text);
  if (later !== "") return later;
  const numbers = unsignedNumbers(text);
  return numbers.length === 0 ? cardMessages.notRead : cardMessages.unsigned(numbers);
}

// « euh je sais pas », « aucune idée »: what each choice means is said, and that it may be left.
const DOUBT =
  /(?:^|[^a-z])(?:sai[st] (?:pas|plus|trop)|jsp|chais pas|aucune idee|(?:pas|plus) sure?|hesite|bof)(?![a-z])/;
const LONGEST_DOUBT = 200;

/** What « sans TVA » leaves open, or null. */
export function openVatIn(state: AskedState, text: string): string | null {
  return regimeOf(state) !== "franchise" && pricesWithoutVatAt(text) !== null ? orderMessages.pricesWithoutVat : null;
}

/** What a text that does not know leaves open on a card, or null for another text. */
export function doubtAbout(state: AskedState, card: QuoteCard, text: string): DoubtSubject | null {
  const isAboutHome = isHomeAsked(card) && state.pending.about === "card" && !text.includes("?");
  if (isAboutHome && isDayUnknown(text)) return "home";
  if (!DOUBT.test(plainWords(text.slice(0, LONGEST_DOUBT)))) return null;
  return card.fields.some(({ name, value }) => name === "vatRegime" && value === "") ? "regime" : "other";
}
