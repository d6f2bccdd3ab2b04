import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import { isDayUnknown } from "../../conversation/core-answers.ts";
import type { AskedState } from "../../conversation/flow.ts";
import { regimeOf } from "../../conversation/seller-regime.ts";
import { cardAfterSum } from "../card-after-sum.ts";
import { cardAfterText } from "../card-after-text.ts";
import { cardAfterGift } from "../gifts/card-after-gift.ts";
import { withGivenRows } from "../gifts/gifts-of-order.ts";
import { cardAfterDrop } from "../orders/dropped-line.ts";
import { laterWords, takeTerms } from "../orders/later-terms.ts";
import { cardAfterOption, cardAfterUnpriced } from "../orders/option-mark.ts";
import { cardAskedName } from "../orders/renamed-line.ts";
import { cardAfterEach } from "../parts/card-after-each.ts";
import { withUnreadNamed } from "../parts/unread-parts.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith, firstMissing } from "../quote-card.ts";
import { saidChange } from "../said-change.ts";
import { rowsChangedAgain } from "../said-price.ts";
import { cardAfterTitle } from "../title/said-title.ts";
import { withTitleOfRows } from "../title/title-of-rows.ts";
import { isOptionWithoutRate } from "./asked-rate.ts";
import { cardAfterCount, cardAfterParts } from "./card-after-parts.ts";
import { isDayOpen, withoutStart } from "./card-day.ts";
import { cardAfterCommonPrice } from "./common-price.ts";
import { depositSaidBeside, takeDepositBeside, withDeposit } from "./deposit-on-card.ts";
import { cardAfterLineDiscount, cardWithoutDiscount } from "./line-discount.ts";
import { cardAfterRateExcept } from "./rate-except.ts";
import { atUsualRate } from "./usual-rate.ts";

/**
 * The card after a text that is typed beside it. Null when it changes nothing there. What a text that changes something
 * says besides is named: nothing of it is left in silence.
 */
export function cardAfterWords(
  state: AskedState,
  card: QuoteCard,
  text: string,
  today: CalendarDate,
): QuoteCard | null {
  if (isOptionWithoutRate(card.rows, text)) return null;
  const after = (now: QuoteCard, part: string) =>
    cardAfterSentence({ ...state, pending: { ...state.pending, about: firstMissing(now) } }, now, part, today);
  const nextCard = cardAfterEach(card, text, regimeOf(state), after) ?? cardAfterSentence(state, card, text, today);
  if (nextCard === null) return null;
  const givenCard = withGivenRows(card, nextCard, { text, regime: regimeOf(state) });
  return withTitleOfRows(card, withUnreadNamed(card, givenCard, text));
}

function cardAfterSentence(state: AskedState, card: QuoteCard, text: string, today: CalendarDate): QuoteCard | null {
  const { about } = state.pending;
  const rowsAgain = rowsChangedAgain(state.answers.cardBefore?.rows ?? [], card.rows, text);
  if (rowsAgain !== null) {
    const sentence = saidChange({ card, fields: card.fields, rows: rowsAgain }, regimeOf(state));
    return cardWith(card.fields, rowsAgain, sentence);
  }
  const regime = regimeOf(state);
  const droppedCard = cardAfterDrop(card, text, regime) ?? cardAfterGift(card, text, regime);
  if (droppedCard !== null) return droppedCard;
  const ratedCard = cardAfterRateExcept(card, text, regime);
  if (ratedCard !== null) return ratedCard;
  const commonCard = cardAfterCommonPrice(state, card, text);
  if (commonCard !== null) return commonCard;
  const terms = takeTerms(text);
  if (terms !== null) {
    const cardOfRest =
      cardAfterWords(state, card, terms.rest, today) ??
      cardWith(card.fields, card.rows, cardMessages.partUnread([terms.rest]));
    return { ...cardOfRest, content: `${terms.words} ${cardOfRest.content}` };
  }
  const saidBeside = takeDepositBeside(text);
  if (saidBeside !== null) {
    const { deposit, rest } = saidBeside;
    const fields = withDeposit(card.fields, deposit);
    // Half of a sentence is kept, and the other half is said not to be understood.
    const cardOfRest =
      cardAfterWords(state, { ...card, fields }, rest, today) ??
      cardWith(fields, card.rows, laterWords(rest) || cardMessages.partUnread([rest]));
    return { ...cardOfRest, content: `${cardMessages.depositIs(deposit)} ${cardOfRest.content}` };
  }
  const discountedCard = cardWithoutDiscount(card, text, regime) ?? cardAfterLineDiscount(card, text, regime);
  if (discountedCard !== null) return discountedCard;
  const markedCard = cardAfterTitle(card, text) ?? cardAfterOption(card, text, regime);
  if (markedCard !== null) return markedCard;
  const askedCard = cardAskedName(card, text);
  if (askedCard !== null) return askedCard;
  // An amount that names the deposit is no sum of the works.
  const isDeposit = depositSaidBeside(text) !== null;
  const nextCard = isDeposit
    ? cardAfterText(card, text, about, today, regime)
    : (cardAfterSum(card, text, regime) ??
      cardAfterParts(card, text, today, regime) ??
      cardAfterText(card, text, about, today, regime) ??
      cardAfterCount(card, text, regime));
  if (nextCard !== null) return withUsualPrices(state, card, nextCard);
  if (isDayOpen(card, about) && isDayUnknown(text)) return withoutStart(card);
  return cardAfterUnpriced(card, text, regime);
}

// Hours that are added without a price beside none that has one cost what they usually do.
function withUsualPrices(state: AskedState, card: QuoteCard, nextCard: QuoteCard): QuoteCard {
  const { fields } = nextCard;
  const { rows, note } = atUsualRate(nextCard.rows, state, card.rows);
  if (note === "") return nextCard;
  return cardWith(fields, rows, `${note} ${saidChange({ card, fields, rows }, regimeOf(state))}`);
}
