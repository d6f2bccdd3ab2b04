import type { VatRegime } from "../../company/company.ts";
import { STANDARD_VAT_BASIS_POINTS } from "../../company/company.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { plainWords } from "../../shared/search-text.ts";
import { formatMoney, formatPercent } from "../../shared/french-format.ts";
import { quantityTimesPriceCents, scaleDecimal } from "../../shared/money.ts";
import { VAT_RATES } from "../../shared/vat-rates.ts";
import { messages } from "../assistant.messages.ts";
import { CORE_QUESTIONS, typedDate } from "../core-answers.ts";
import type { Answers } from "../flow.ts";
import type { CardRow, FormField } from "../message.ts";
import { isSkip } from "../acts/short-acts.ts";
import { clausesOf } from "../acts/words.ts";
import { readRegime } from "../legal/read-regime.ts";
import { answersOf, saidCivility } from "../said-answers.ts";
import { decimal } from "../said-work.ts";
import { readSlots } from "../slots/read-slots.ts";
import { understand } from "../understand.ts";
import type { Slot, Slots } from "../understanding.ts";
import type { QuoteCard } from "./quote-card.ts";
import { CARD_STEPS, cardWith } from "./quote-card.ts";
import { cardTotal, figuresOf } from "./read-card.ts";
import { saidQuote } from "./said-quote.ts";

// The text is read up to three times.
const LONGEST_TEXT = 10_000;

/**
 * The card with what a person says in words instead of typing on it: « elle s'appelle Claire », « TVA 20 ». Null when
 * they change nothing on it. `waitingField`: the field that the card waits for, or « card ». Under franchise the answer
 * says no VAT.
 */
export function cardAfterText(
  card: QuoteCard,
  text: string,
  waitingField: string,
  today: CalendarDate,
  regime: VatRegime | null = null,
): QuoteCard | null {
  if (text.length > LONGEST_TEXT) return null;
  const about = askedField(card, text, waitingField);
  const context = { today, activeFlow: "quote" as const };
  const answerSlots =
    about === "card" ? {} : understand(text, { ...context, pending: { step: CARD_STEPS.show.name, about } }).slots;
  // What answers no question of the card may still change it: « TVA 10 », another line.
  const isAnswer = Object.keys(answerSlots).length > 0;
  const slots = isAnswer ? answerSlots : readSlots(text, { ...context, pending: null });
  const { projectDescription, ...others } = answersOf(slots);
  // The labels of new lines do not replace the description.
  const saidAnswers: Answers = { ...others, ...saidCivility(text, slots), ...saidRegime(text, about) };
  const read: Answers = slots.description ? { ...saidAnswers, projectDescription } : saidAnswers;
  const question = CORE_QUESTIONS.find((one) => one.about === about);
  const answers = Object.keys(read).length > 0 ? read : (question?.read(text, today) ?? {});
  const fields = card.fields.map((field) => fieldAfter(field, answers, slots));
  const rows = rowsAfter(card.rows, slots, text);
  const isSame = JSON.stringify([fields, rows]) === JSON.stringify([card.fields, card.rows]);
  return isSame ? null : cardWith(fields, rows, saidChange({ card, fields, rows }, regime));
}

type Change = { card: QuoteCard; fields: FormField[]; rows: CardRow[] };

// The lines and the total of a card are below its fields: the answer says what changed of them.
function saidChange({ card, fields, rows }: Change, regime: VatRegime | null): string {
  const rowsBefore = new Map(card.rows.map((row) => [row.id, row]));
  const newRows = rows.filter(({ id }) => !rowsBefore.has(id));
  const changedRows = rows.filter(
    ({ id, unitPrice }) => rowsBefore.has(id) && rowsBefore.get(id)?.unitPrice !== unitPrice,
  );
  const valueOf = (name: string, of: readonly FormField[]) => of.find((field) => field.name === name)?.value ?? "";
  const discount = valueOf("discount", fields);
  const isDiscounted = discount !== valueOf("discount", card.fields);
  const rates = new Set(rows.map(({ vat }) => vat));
  const isTaxed = rows.some(({ id, vat }) => rowsBefore.has(id) && rowsBefore.get(id)?.vat !== vat);
  const vat = isTaxed && rates.size === 1 ? Number(rows[0]?.vat) : null;
  const lineWords = (row: CardRow) => {
    const { quantityE4, unitPriceE6 } = figuresOf(row);
    const amount = formatMoney(quantityTimesPriceCents(quantityE4, unitPriceE6));
    const rate = regime === "franchise" || vat !== null ? "" : formatPercent(Number(row.vat));
    return messages.lineWords({ ...row, amount, rate });
  };
  const isPriced = newRows.length > 0 || changedRows.length > 0 || isTaxed || isDiscounted;
  if (!isPriced) return messages.cardNoted;
  return messages.cardChanged({
    newLines: newRows.map(lineWords),
    changedLines: changedRows.map(lineWords),
    rate: vat === null || regime === "franchise" ? "" : formatPercent(vat),
    discount: isDiscounted ? discount : "",
    total: rows.some(({ unitPrice }) => unitPrice === "") ? "" : cardTotal({ rows, discount, note: "" }),
    isTaxed: regime !== "franchise",
  });
}

// « elle s'appelle Claire » answers a first name that may stay empty.
function askedField({ fields }: QuoteCard, text: string, waitingField: string): string {
  const isUnnamed = fields.some(({ name, value }) => name === "firstName" && value === "");
  return isUnnamed && /\b(?:s'appelle|prenom)\b/.test(plainWords(text)) ? "firstName" : waitingField;
}

// « je suis en franchise » is said at any moment; « oui » only when it is what the card asks.
function saidRegime(text: string, about: string): Pick<Answers, "vatRegime"> {
  const plain = plainWords(text);
  if (/\bfranchise\b/.test(plain))
    return { vatRegime: /\b(?:pas|plus) en franchise\b/.test(plain) ? "standard" : "franchise" };
  if (about !== "vatRegime") return {};
  const regime = readRegime({ kind: "text", text });
  if (regime !== null) return { vatRegime: regime };
  return isSkip(clausesOf(text), "vat_regime") ? { vatRegime: "later" } : {};
}

function fieldAfter(
  field: FormField,
  answers: Readonly<Record<string, unknown>>,
  { discountPercent }: Slots,
): FormField {
  const { error: _answered, ...plain } = field;
  if (field.name === "discount" && discountPercent) return { ...plain, value: String(discountPercent.value) };
  const value = answers[field.name];
  if (typeof value !== "string") return field;
  return { ...plain, value: field.name === "startDate" ? typedDate(value) : value };
}

// New lines are added under the others. A rate of VAT said alone, or before the new lines, is that of all lines. A
// price of the hour said alone is that of the only line in hours.
function rowsAfter(rows: readonly CardRow[], slots: Slots, text: string): CardRow[] {
  const saidRows = (saidQuote(slots)?.rows ?? []).map(withoutLead);
  // A line without a rate of its own has the one that all others have.
  const [first, ...others] = rows;
  const isOneRate = first !== undefined && others.every(({ vat }) => vat === first.vat);
  const isRateSaid = slots.vatPercent !== undefined || (slots.lines ?? []).some(({ value }) => value.vatPercent);
  const newRows = isOneRate && !isRateSaid ? saidRows.map((row) => ({ ...row, vat: first.vat })) : saidRows;
  const rate = slots.vatPercent ? scaleDecimal(slots.vatPercent.value, 2) : STANDARD_VAT_BASIS_POINTS;
  const [firstLine] = slots.lines ?? [];
  const isBeforeLines = firstLine === undefined ? newRows.length === 0 : isBefore(slots.vatPercent, firstLine);
  const isOfAll = slots.vatPercent !== undefined && OF_ALL.test(plainWords(text.slice(0, slots.vatPercent.at[0])));
  const isAboutAll = slots.vatPercent !== undefined && (isBeforeLines || isOfAll) && VAT_RATES.includes(rate);
  const taxedRows = isAboutAll ? rows.map((row) => ({ ...row, vat: String(rate) })) : rows;
  const pricedRows = withHourPrice(taxedRows, slots);
  const ids = new Set(rows.map(({ id }) => id));
  const rowIds = newRows.map((_row, index) => freeId(ids, rows.length + index + 1));
  return [...pricedRows, ...newRows.map((row, index) => ({ ...row, id: rowIds[index] ?? row.id }))];
}

// « ajoute une ligne dépose 120 € et la TVA est à 20 »: an order of its own, unlike « … à 10 € avec TVA 20 ».
const OF_ALL = /\b(?:et|puis|passe[rz]?|mets|mettre|change[rz]?) la tva(?: est| sera| passe| c est)?(?: a| de| en)?$/;

// « ajoute une ligne fourniture chauffe-eau 890 € ».
function withoutLead(row: CardRow): CardRow {
  const label = row.label
    .replace(/^(?:nouvelle )?ligne (?:de |d['’]|pour )?(?=\S)/i, "")
    .replace(/^[«"“] ?(.+?) ?[»"”]$/, "$1");
  return { ...row, label: `${label.charAt(0).toUpperCase()}${label.slice(1)}` };
}

function isBefore(one: Slot<number> | undefined, other: Slot<unknown>): boolean {
  return one !== undefined && one.at[0] < other.at[0];
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
