import { basisPointsToPercent } from "../../../shared/money.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { CardRow } from "../../conversation/message.ts";
import { readGift } from "../gifts/said-gift.ts";
import { readProjectName } from "../orders/renamed-line.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith } from "../quote-card.ts";
import { noteOf } from "./card-after-each.ts";
import { saysFirstDay } from "./said-asides.ts";
import { partsSaid } from "./said-parts.ts";

// Half of a sentence is never dropped in silence: beside an exact total, « c'est noté » is believed.

const LONGEST = 300;
const OPTION_OR_NOT = /\b(?:en option|hors option|enleve|retire|supprime)/;

/** A card with the parts of a text named that changed nothing there, when another part did and no word says so yet. */
export function withUnreadNamed(card: QuoteCard, nextCard: QuoteCard, text: string): QuoteCard {
  const isSame = JSON.stringify([card.fields, card.rows]) === JSON.stringify([nextCard.fields, nextCard.rows]);
  const parts = isSame || text.length > LONGEST ? [] : partsSaid(card.rows, text);
  const lostParts = parts.length < 2 ? [] : parts.filter((part) => isLost(card, nextCard, part));
  if (lostParts.length === 0) return nextCard;
  const { content } = cardWith(
    nextCard.fields,
    nextCard.rows,
    `${noteOf(nextCard)} ${cardMessages.partUnread(lostParts)}`,
  );
  return { ...nextCard, content };
}

const ASKS: readonly ((part: string) => boolean)[] = [
  (part) => OPTION_OR_NOT.test(plainWords(part)),
  (part) => readGift(part) !== null,
  (part) => readProjectName(part) !== null,
];

function dayOn({ fields }: QuoteCard): string | undefined {
  return fields.find(({ name }) => name === "startDate")?.value;
}

// A part is kept when a number of it is in what changed, or in what is said of it.
function isLost(card: QuoteCard, nextCard: QuoteCard, part: string): boolean {
  const numbers = numbersIn(part);
  const content = plainWords(nextCard.content);
  // What is asked of it is no silence.
  const questions = content.split(/(?<=[.?!]) /).filter((sentence) => sentence.includes("?"));
  if (content.includes(plainWords(part)) || namesOneOf(part, questions)) return false;
  const changes = changedTexts(card, nextCard);
  const isFirstDay = saysFirstDay(plainWords(part).replaceAll("’", "'"));
  if (isFirstDay) return dayOn(card) === dayOn(nextCard);
  if (numbers.length === 0) return ASKS.some((asks) => asks(part)) && !namesOneOf(part, [...changes, content]);
  const keptNumbers = new Set([...changes, nextCard.content].flatMap(numbersIn));
  return !numbers.some((number) => keptNumbers.has(number));
}

// What changed, as it was and as it is.
function changedTexts(card: QuoteCard, nextCard: QuoteCard): string[] {
  const fieldsBefore = new Map(card.fields.map(({ name, value = "" }) => [name, value]));
  const rowsBefore = new Map(card.rows.map((row) => [row.id, row]));
  const fields = nextCard.fields.flatMap(({ name, value = "" }) =>
    fieldsBefore.get(name) === value ? [] : [value, fieldsBefore.get(name) ?? ""],
  );
  const rows = nextCard.rows.flatMap((row) => {
    const rowBefore = rowsBefore.get(row.id);
    return JSON.stringify(rowBefore) === JSON.stringify(row)
      ? []
      : [...textsOf(row), ...(rowBefore ? textsOf(rowBefore) : [])];
  });
  const idsNow = new Set(nextCard.rows.map(({ id }) => id));
  const goneRows = card.rows.filter(({ id }) => !idsNow.has(id)).flatMap(textsOf);
  const namesNow = new Set(nextCard.fields.map(({ name }) => name));
  const goneFields = card.fields.flatMap(({ name, value = "" }) => (namesNow.has(name) ? [] : [value]));
  return [...fields, ...rows, ...goneRows, ...goneFields];
}

function textsOf({ label, quantity, unitPrice, grossPrice = "", discount = "", vatBasisPoints }: CardRow): string[] {
  return [label, quantity, unitPrice, grossPrice, discount, String(basisPointsToPercent(vatBasisPoints))];
}

function numbersIn(text: string): number[] {
  const plain = text.replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, "").replace(/m[23]\b/gi, "m");
  return (plain.match(/\d{1,12}(?:[.,]\d{1,4})?/g) ?? []).map((digits) => Number(digits.replace(",", ".")));
}

function namesOneOf(part: string, texts: readonly string[]): boolean {
  const words = plainWords(part)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3 && !/^(?:option|enleve|retire)/.test(word));
  return texts.some((text) => words.some((word) => plainWords(text).includes(word)));
}
