import { beginDraft, getProjectDraft, saveDraft, toDiscount, toLine, toWireDiscount, toWireLine } from "#api/quotes.ts";
import { toWireOrigins } from "#api/quotes/line-origins.ts";
import type { ConditionsAnswer } from "#api/quotes/quote-conditions.ts";
import { getQuoteConditions, saveQuoteConditions, toWireDeposit } from "#api/quotes/quote-conditions.ts";
import {
  cardLines,
  cardOfLines,
  cardTerms,
  correctedLines,
  discountOf,
  lineOf,
  pricesOfCard,
} from "#domain/assistant/card/card-lines.ts";
import { linesUnderTitles } from "#domain/assistant/card/pasted-sections.ts";
import type { Effect, Effects } from "#domain/assistant/conversation/effect.ts";
import { depositOf, depositText } from "#domain/assistant/slots/lines/deposit-text.ts";
import type { SaidDeposit } from "#domain/assistant/understanding.ts";
import { termsInPrices } from "#domain/lines/prices/discount-prices.ts";
import { pricesOf } from "#domain/lines/terms.ts";
import { originsFrom } from "#domain/quotes/line-origins.ts";
import { basisPointsToPercent, centsToEuros } from "#domain/shared/money.ts";
import { call } from "#web/client/call.ts";

/**
 * Writes the rows of a card as the lines of a project's quote, and its deposit as its condition. A second try writes
 * the same again.
 */
export async function saveQuoteLines(effect: Effect<"saveQuoteLines">): Promise<unknown> {
  const { id, rows, discount, deposit, isCorrection = false, sections = [] } = effect;
  const { draft } = await call(beginDraft, { params: { id }, body: {} });
  const saidDiscount = discountOf(discount);
  // What its customer accepted once keeps the prices that it was signed with.
  const saidTerms = cardTerms(rows, saidDiscount);
  const isGross = pricesOf(saidTerms) === "gross";
  const isAgreedNet = isGross && draft.agreed_prices === "net";
  const lines = isCorrection
    ? correctedLines(draft.lines.map(toLine), rows)
    : linesUnderTitles(isAgreedNet ? rows.map(lineOf) : cardLines(rows), sections);
  const prices = isGross ? (draft.agreed_prices ?? "gross") : pricesOfCard(lines, saidDiscount, draft.prices);
  const terms = isGross ? termsInPrices(saidTerms, lines, prices) : saidTerms;
  // A row of a quote that is corrected says what it said before.
  const formerIds = new Set(isCorrection ? draft.lines.map((line) => line.id) : []);
  const saidIds = new Set(rows.map((row) => row.id).filter((lineId) => !formerIds.has(lineId)));
  const content = {
    lines: lines.map(toWireLine),
    discount: toWireDiscount(terms.discount),
    prices,
    // A seller who said their prices with VAT has answered how prices for a person are typed.
    is_price_choice: isGross && draft.asks_prices,
    origins: toWireOrigins(originsFrom(lines, (lineId) => (saidIds.has(lineId) ? { kind: "said" } : null))),
  };
  const answer = await call(saveDraft, { params: { id: draft.id }, body: { version: draft.version, ...content } });
  const depositSaid = depositOf(deposit ?? "");
  if (depositSaid !== null || deposit === "")
    await call(saveQuoteConditions, {
      params: { id },
      body: { deposit: depositSaid && toWireDeposit(depositSaid) },
    });
  return answer;
}

/**
 * The lines of a project's quote for its card, and the deposit that it asks for. A quote that follows its estimation
 * has those of the estimation, and still follows it once they were looked at: it has lines of its own when the card is
 * confirmed.
 */
export async function readQuoteLines({ id }: Effect<"readQuoteLines">): Promise<Effects["readQuoteLines"]["answers"]> {
  const { draft, first_lines } = await call(getProjectDraft, { params: { id } });
  // A card says prices without VAT: a quote with it is corrected on its page.
  if (draft?.prices === "gross") return null;
  const lines = draft?.lines ?? first_lines;
  const card = lines && cardOfLines(lines.map(toLine), toDiscount(draft?.discount ?? null));
  if (!card) return null;
  const { deposit } = (await call(getQuoteConditions, { params: { id } })).conditions;
  return deposit === null ? card : { ...card, deposit: depositText(toSaidDeposit(deposit)) };
}

function toSaidDeposit({ kind, size }: NonNullable<ConditionsAnswer["conditions"]["deposit"]>): SaidDeposit {
  return size.unit === "share"
    ? { kind, percent: basisPointsToPercent(size.basis_points) }
    : { kind, euros: centsToEuros(size.deposit_cents) };
}
