import type { VatRegime } from "../../../company/company.ts";
import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { formatPercent, withCapital } from "../../../shared/french-format.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { AskedState, Move } from "../../conversation/flow.ts";
import type { CardRow, PastedSection } from "../../conversation/message.ts";
import { regimeOf } from "../../conversation/seller-regime.ts";
import { noteOf } from "../parts/card-after-each.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith, firstMissing } from "../quote-card.ts";
import { saidChange } from "../said-change.ts";
import { cardAfterWords } from "../sums/card-after-words.ts";
import { regimeOn } from "../total-words.ts";
import { lotMessages } from "./lots.messages.ts";

// « lot Finitions, 2 h de nettoyage à 40 € »: lines that are said under the name of their lot, without a verb.

const LONGEST_SAYING = 300;
const HEADED = new RegExp(
  "^(?:(?:et|puis|ok|alors|aussi),? )?(?:(?:le |un )?nouveau |le |un )?" +
    "lot (?!de |d['’])(\\p{L}[\\p{L}'’ -]{1,40}?) ?[:,–-] (.{3,})$",
  "iu",
);
const RATE = /%|(?<!\p{L})(?:tva|pour ?cents?)(?!\p{L})/iu;
const EVERYWHERE = /(?<!\p{L})(?:partout|tout|toutes)(?!\p{L})/iu;

/** What a card is asked with after new lines of a lot. Null for another text, and for a made quote. */
export function moveAfterHeadedLot(state: AskedState, card: QuoteCard, text: string, today: CalendarDate): Move | null {
  const { askedLine: _line, askedPrice: _price, askedOrder: _order, ...answers } = state.answers;
  const [, name = "", works = ""] = text.length > LONGEST_SAYING ? [] : (HEADED.exec(text.trim()) ?? []);
  if (name === "" || answers.correction !== undefined || /(?<!\p{L})lot \p{L}/iu.test(works)) return null;
  const nextCard = cardAfterWords(state, card, works, today);
  if (nextCard === null) return null;
  const idsBefore = new Set(card.rows.map(({ id }) => id));
  const newIds = nextCard.rows.map(({ id }) => id).filter((id) => !idsBefore.has(id));
  if (newIds.length === 0) {
    const note = `${noteOf(nextCard)} ${cardMessages.partUnread([`lot ${name}`])}`;
    return askWith(cardWith(nextCard.fields, nextCard.rows, note), { ...answers, cardBefore: beforeOf(card) });
  }
  const isRateSaid = RATE.test(works) || regimeOf(state) === "franchise";
  const rate = isRateSaid ? null : usualRateOf(card.rows);
  if (rate === null && !isRateSaid)
    return askWith(cardWith(card.fields, card.rows, lotMessages.rateUnsure(ratesOf(card.rows))), answers);
  const regime = regimeOf(state) ?? regimeOn(card.fields);
  const ratedCard = EVERYWHERE.test(works) ? nextCard : withRates(card, nextCard, { rate, regime });
  const cardBefore = { ...beforeOf(card), answers };
  return askWith(ratedCard, {
    ...answers,
    sectionsSaid: withLot(answers.sectionsSaid ?? [], name, newIds),
    cardBefore,
  });
}

function askWith(card: QuoteCard, answers: AskedState["answers"]): Move {
  return { next: { kind: "ask", about: firstMissing(card), message: card }, set: { answers } };
}

function beforeOf({ fields, rows }: QuoteCard) {
  return { fields, rows };
}

function ratesOf(rows: readonly CardRow[]): string[] {
  return [...new Set(rows.map(({ vatBasisPoints }) => vatBasisPoints))].map((rate) => formatPercent(rate));
}

// The rate that more than half of the lines have.
function usualRateOf(rows: readonly CardRow[]): number | null {
  const rates = rows.map(({ vatBasisPoints }) => vatBasisPoints);
  return rates.find((rate) => rates.filter((one) => one === rate).length * 2 > rates.length) ?? null;
}

// The rate of a lot that is added is that of its lines alone. `rate`: null when each line says its own.
function withRates(
  card: QuoteCard,
  { rows, fields, ...nextCard }: QuoteCard,
  { rate, regime }: { rate: number | null; regime: VatRegime | null },
): QuoteCard {
  const rowsBefore = new Map(card.rows.map((row) => [row.id, row]));
  const ratedRows = rows.map((row) => {
    const { vatBasisPoints, vatReason } = rowsBefore.get(row.id) ?? { vatBasisPoints: rate, vatReason: null };
    const isSame = vatBasisPoints === null || vatBasisPoints === row.vatBasisPoints;
    return isSame ? row : { ...row, vatBasisPoints, vatReason };
  });
  const change = saidChange({ card, fields, rows }, regime);
  const ratedChange = saidChange({ card, fields, rows: ratedRows }, regime);
  return cardWith(
    fields,
    ratedRows,
    noteOf({ ...nextCard, fields, rows }).replace(change, () => ratedChange),
  );
}

function withLot(lots: readonly PastedSection[], name: string, ids: readonly string[]): PastedSection[] {
  const isSame = ({ label }: PastedSection) => plainWords(label) === plainWords(name);
  if (!lots.some(isSame)) return [...lots, { label: withCapital(name), rowIds: [...ids] }];
  return lots.map((lot) => (isSame(lot) ? { ...lot, rowIds: [...lot.rowIds, ...ids] } : lot));
}
