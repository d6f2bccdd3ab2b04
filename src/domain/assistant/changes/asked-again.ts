import type { VatRegime } from "../../company/company.ts";
import { readChosenLine } from "../actions/lines/chosen-line.ts";
import type { ChosenLine } from "../actions/lines/chosen-line.ts";
import { readMovedLine } from "../actions/lines/moved-line.ts";
import { rowsNamed } from "../card/card-order.ts";
import { askedDropOf } from "../card/orders/dropped-line.ts";
import { askedNameOf } from "../card/orders/renamed-line.ts";
import type { QuoteCard } from "../card/quote-card.ts";
import { cardWith } from "../card/quote-card.ts";
import { askedRateOf } from "../card/sums/asked-rate.ts";
import { askedDiscountOf, askedShareOf, isShareAsked } from "../card/sums/asked-share.ts";
import { takeDepositBeside } from "../card/sums/deposit-on-card.ts";
import { saysWholeQuote } from "../card/sums/line-discount.ts";
import { regimeOn } from "../card/total-words.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { AskedLine } from "../conversation/flow.ts";
import type { Input } from "../conversation/world.ts";
import { readFirmYes } from "../conversation/yes-no.ts";
import { changesIn } from "../words/changes-in.ts";
import { askedLineOf, onLine } from "./asked-line.ts";

// « Quelle ligne ? », « Remise ou TVA ? »: an order that was not sure is asked about, and the answer completes it.

/** Which of the orders that were asked about an input means. Null when it means none. */
export function chosenOrder(card: QuoteCard, askedLine: AskedLine | undefined, input: Input): ChosenLine | null {
  if (askedLine === undefined || input.kind === "form") return null;
  if (input.kind === "choice") {
    const at = askedLine.labels.indexOf(input.value);
    return at < 0 ? null : at;
  }
  if (input.kind !== "text") return null;
  // « Remise de 15 % ? », which may be nothing else.
  if (isShareAsked(card, askedLine) && askedLine.labels.length === 1 && readFirmYes(input) === true) return 0;
  const wholeAt = askedLine.labels.indexOf(cardMessages.wholeQuote);
  if (wholeAt < 0) return readChosenLine(input.text, askedLine.labels);
  // « toutes les lignes » of a discount is the whole quote.
  const line = saysWholeQuote(input.text) ? wholeAt : readChosenLine(input.text, askedLine.labels.slice(0, wholeAt));
  return line === "all" ? wholeAt : line;
}

/** The card after « oui » or « non » to « Remise ou TVA ? »: asked again, or left. Null for another text. */
export function cardAfterNoChoice(card: QuoteCard, askedLine: AskedLine | undefined, input: Input): QuoteCard | null {
  if (askedLine === undefined || input.kind !== "text" || !isShareAsked(card, askedLine)) return null;
  if (/^ *(?:non|nan|ni l'une? ni l'autre)(?: merci)?[ .!]*$/i.test(input.text))
    return cardWith(card.fields, card.rows, cardMessages.left);
  return readFirmYes(input) === true && askedLine.labels.length > 1 ? card : null;
}

/** What a text leaves to be chosen. `nextCard`: the card after it, null when it changed nothing there. */
export function askedAfter(card: QuoteCard, text: string, nextCard: QuoteCard | null): AskedLine | null {
  const { rows } = card;
  const askedLine = askedLineOf(rows, text) ?? askedRateOf(rows, text);
  if (askedLine !== null || (nextCard !== null && nextCard.rows !== rows)) return askedLine;
  // « remise de 10 % sur la porte et demande 30 % d'acompte »: the deposit is taken, the discount waits.
  const textOfDiscount = takeDepositBeside(text)?.rest ?? text;
  return (
    askedNameOf(rows, text) ??
    askedDiscountOf(rows, textOfDiscount) ??
    askedDropOf(card, text) ??
    askedMoveOf(card, text)
  );
}

// « le lavabo passe à 45 € », of no line there.
function askedMoveOf({ rows }: QuoteCard, text: string): AskedLine | null {
  const line = changesIn(text).length > 1 ? null : readMovedLine(text);
  if (line === null || rowsNamed(rows, line.label).length > 0) return null;
  const labels = rows.map(({ label }) => label);
  const orders = labels.flatMap((label) => onLine(text, line.label, label) ?? []);
  return orders.length === labels.length ? { labels, orders } : null;
}

/** The question about « 10 % sur la pose », which may be a discount or a rate of VAT, or null for another text. */
export function askShare(
  card: QuoteCard,
  text: string,
  regime: VatRegime | null,
): { card: QuoteCard; askedLine: AskedLine } | null {
  const hasVat = (regime ?? regimeOn(card.fields)) !== "franchise";
  const askedLine = changesIn(text).length > 1 ? null : askedShareOf(card.rows, text, hasVat);
  if (askedLine === null) return null;
  const question = cardMessages.discountOrVat(text.trim(), askedLine.labels.length > 1);
  const options = askedLine.labels.map((label) => ({ value: label, label }));
  return { card: { ...cardWith(card.fields, card.rows, question), options }, askedLine };
}
