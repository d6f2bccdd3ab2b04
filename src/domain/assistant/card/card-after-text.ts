import { STANDARD_VAT_BASIS_POINTS } from "../../company/company.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { scaleDecimal } from "../../shared/money.ts";
import { VAT_RATES } from "../../shared/vat-rates.ts";
import { messages } from "../assistant.messages.ts";
import { CORE_QUESTIONS, typedDate } from "../core-answers.ts";
import type { Answers, AskedState } from "../flow.ts";
import type { CardRow, FormField } from "../message.ts";
import { answersOf } from "../said-answers.ts";
import { decimal } from "../said-work.ts";
import { readSlots } from "../slots/read-slots.ts";
import { understand } from "../understand.ts";
import type { Slots } from "../understanding.ts";
import type { QuoteCard } from "./quote-card.ts";
import { cardWith } from "./quote-card.ts";
import { saidQuote } from "./said-quote.ts";

// The text is read up to three times.
const LONGEST_TEXT = 10_000;

/** The card with what a person says in words instead of typing on it: « elle s'appelle Claire », « TVA 20 ». */
export function cardAfterText(card: QuoteCard, text: string, { pending }: AskedState, today: CalendarDate): QuoteCard {
  const { about, step } = pending;
  if (text.length > LONGEST_TEXT) return cardWith(card.fields, card.rows, messages.cardNotRead);
  const context = { today, activeFlow: "quote" as const };
  const answerSlots = about === "card" ? {} : understand(text, { ...context, pending: { step, about } }).slots;
  // What answers no question of the card may still change it: « TVA 10 », another line.
  const isAnswer = Object.keys(answerSlots).length > 0;
  const slots = isAnswer ? answerSlots : readSlots(text, { ...context, pending: null });
  const { projectDescription, ...others } = answersOf(slots);
  // The labels of new lines do not replace the description.
  const read: Answers = slots.description ? { ...others, projectDescription } : others;
  const question = CORE_QUESTIONS.find((one) => one.about === about);
  const answers = Object.keys(read).length > 0 ? read : (question?.read(text, today) ?? {});
  const fields = card.fields.map((field) => fieldAfter(field, answers, slots));
  const rows = rowsAfter(card.rows, slots);
  const isSame = JSON.stringify([fields, rows]) === JSON.stringify([card.fields, card.rows]);
  return cardWith(fields, rows, isSame ? messages.cardNotRead : messages.cardNoted);
}

function fieldAfter(field: FormField, answers: Answers, { discountPercent }: Slots): FormField {
  const { error: _answered, ...plain } = field;
  if (field.name === "discount" && discountPercent) return { ...plain, value: String(discountPercent.value) };
  const value = answers[field.name as keyof Answers];
  if (typeof value !== "string") return field;
  return { ...plain, value: field.name === "startDate" ? typedDate(value) : value };
}

// New lines are added under the others. A rate of VAT said alone is that of all lines, a price of the hour said alone
// that of the only line in hours.
function rowsAfter(rows: readonly CardRow[], slots: Slots): CardRow[] {
  const newRows = saidQuote(slots)?.rows ?? [];
  const rate = slots.vatPercent ? scaleDecimal(slots.vatPercent.value, 2) : STANDARD_VAT_BASIS_POINTS;
  const isAboutAll = slots.vatPercent !== undefined && newRows.length === 0 && VAT_RATES.includes(rate);
  const taxedRows = isAboutAll ? rows.map((row) => ({ ...row, vat: String(rate) })) : rows;
  const pricedRows = withHourPrice(taxedRows, slots);
  const ids = new Set(rows.map(({ id }) => id));
  const rowIds = newRows.map((_row, index) => freeId(ids, rows.length + index + 1));
  return [...pricedRows, ...newRows.map((row, index) => ({ ...row, id: rowIds[index] ?? row.id }))];
}

// Of two lines in hours, the text does not say which one. A price with VAT is not that of a line.
function withHourPrice(rows: readonly CardRow[], { rate, hours, includesVat }: Slots): readonly CardRow[] {
  const isSingle = rows.filter(({ unit }) => unit === "h").length === 1;
  if (!rate || hours || includesVat || !isSingle) return rows;
  return rows.map((row) => (row.unit === "h" ? { ...row, unitPrice: decimal(rate.value) } : row));
}

function freeId(ids: Set<string>, rank: number): string {
  const id = `line-${rank}`;
  if (ids.has(id)) return freeId(ids, rank + 1);
  ids.add(id);
  return id;
}
