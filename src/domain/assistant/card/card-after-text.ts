import type { VatRegime } from "../../company/company.ts";
import { STANDARD_VAT_BASIS_POINTS } from "../../company/company.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { dayInFigures, withCapital } from "../../shared/french-format.ts";
import { scaleDecimal } from "../../shared/money.ts";
import { plainWords } from "../../shared/search-text.ts";
import { VAT_RATES } from "../../shared/vat-rates.ts";
import { putsOff } from "../acts/short-acts.ts";
import { isSkip } from "../acts/skips.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import { CORE_QUESTIONS } from "../conversation/core-answers.ts";
import type { Answers } from "../conversation/flow.ts";
import type { CardRow, FormField } from "../conversation/message.ts";
import { answersOf, saidCivility } from "../conversation/said-answers.ts";
import { saidQuote } from "../conversation/said-quote.ts";
import { readRegime, regimeSaidIn } from "../legal/read-regime.ts";
import { withPartsOfTotal } from "../slots/beside/parts-of-total.ts";
import { withSaidOptions } from "../slots/lines/read-asides.ts";
import { readCustomerNumber } from "../slots/people/customer-number.ts";
import { readAddresses } from "../slots/people/read-address.ts";
import { readSlots } from "../slots/read-slots.ts";
import { understand } from "../understand.ts";
import type { QuestionName, Slot, Slots } from "../understanding.ts";
import { asksChange, changesIn } from "../words/changes-in.ts";
import { clausesOf } from "../words/clauses.ts";
import { withoutHesitations } from "../words/hesitations.ts";
import { withVerbFirst } from "../words/verb-first.ts";
import { rowsAfterOrder } from "./card-order.ts";
import { fieldsAfterPerson } from "./card-person.ts";
import { changesQuote } from "./changes-quote.ts";
import { pronounCivility } from "./corrected-person.ts";
import { plainOrder, rowsAfterCorrection } from "./corrected-value.ts";
import { withoutFormerCustomer } from "./former-customer.ts";
import { addsMoved, repeatedRows } from "./moved-row.ts";
import { rowsAfterNamedLine, rowsAfterSaidChange } from "./named-line.ts";
import { plainlySaid } from "./orders/plainly-said.ts";
import { rowsAfterRename } from "./orders/renamed-line.ts";
import type { CardRegime } from "./price-with-vat.ts";
import { pricedAfter, pricedUnder } from "./price-with-vat.ts";
import type { QuoteCard } from "./quote-card.ts";
import { addressFields, CARD_STEPS, cardWith, firstMissing, numberFields } from "./quote-card.ts";
import { takeRegime, withRateNamed } from "./regime-on-card.ts";
import { saidChange } from "./said-change.ts";
import type { RowsAfterPrice } from "./said-price.ts";
import { pricedAsOthers, rowsAfterLoneSum, rowsAfterSaidPrice, withHourPrice } from "./said-price.ts";
import { fieldsAfterDeposit } from "./sums/deposit-on-card.ts";
import { withDiscount } from "./sums/discount-on-card.ts";
import { cardWithoutDiscount, rowsAfterLineDiscount } from "./sums/line-discount.ts";
import { withCustomerInTitle } from "./title/project-title.ts";
import { cardRegime, regimeOn } from "./total-words.ts";

// The text is read up to three times.
const LONGEST_TEXT = 10_000;
const PAID = /\b(?:a|ont)(?: deja| tout)? (?:paye|regle|verse|vire) /;

/**
 * The card with what a person says in words instead of typing on it: « elle s'appelle Claire », « TVA 20 ». Null when
 * they change nothing on it. `waitingField`: the field that the card waits for, or « card ». Each change of a sentence
 * is read by itself; one that was not understood is said beside the others. Under franchise the answer says no VAT.
 */
export function cardAfterText(
  card: QuoteCard,
  typedText: string,
  waitingField: QuestionName,
  today: CalendarDate,
  regime: VatRegime | null = null,
): QuoteCard | null {
  // Money that came in is no line of a quote.
  if (typedText.length > LONGEST_TEXT || PAID.test(plainWords(typedText))) return null;
  const text = plainlySaid(withPartsOfTotal(withoutHesitations(typedText)), regime ?? regimeOn(card.fields));
  const regimeTaken = takeRegime(card.fields, text);
  if (regimeTaken === "unclear") return null;
  const rest = regimeTaken === null ? text : withRateNamed(regimeTaken.rest, regimeOn(regimeTaken.fields));
  const parts = rest === "" && regimeTaken !== null ? [] : changesIn(rest);
  let content: CardContent = { fields: regimeTaken?.fields ?? card.fields, rows: card.rows, note: "" };
  const unreadParts: string[] = [];
  for (const part of parts) {
    const isFirst = regimeTaken === null && (parts.length === 1 || content.fields === card.fields);
    const about = isFirst ? waitingField : firstMissing(content);
    const partRegime = regime ?? regimeOn(content.fields);
    const order = plainOrder(withVerbFirst(part), content.fields);
    const nextContent = contentAfter(content, order, { waitingField: about, today, regime: partRegime });
    if (nextContent !== null) content = nextContent;
    else if (regimeTaken !== null || asksChange(part)) unreadParts.push(part);
  }
  if (content.fields === card.fields && content.rows === card.rows) return null;
  const isUnchanged = isSame([content.fields, content.rows], [card.fields, card.rows]);
  const { fields, note } = content;
  const rows = pricedAfter(card.rows, content.rows, cardRegime(fields, regime), typedText);
  const rowsSaidAgain = repeatedRows(card.rows, rows, typedText);
  if (rowsSaidAgain.length > 0)
    return cardWith(fields, card.rows, cardMessages.alreadyThere(rowsSaidAgain.map(({ label }) => label)));
  const unreadWords = unreadParts.length === 0 ? "" : cardMessages.partUnread(unreadParts);
  const change = isUnchanged ? "" : saidChange({ card, fields, rows }, regime ?? regimeOn(fields));
  return cardWith(fields, rows, joinSentences([note, change, unreadWords]));
}

const hasAny = (values: object) => Object.keys(values).length > 0;

type CardContent = { fields: FormField[]; rows: CardRow[]; note: string };

// Null when a part of a text changes nothing.
function contentAfter(
  content: CardContent,
  typedText: string,
  { waitingField, today, regime }: { waitingField: QuestionName; today: CalendarDate; regime: VatRegime | null },
): CardContent | null {
  if (putsOff(typedText)) return null;
  const fieldsWithDeposit = fieldsAfterDeposit(content.fields, typedText);
  if (fieldsWithDeposit !== null)
    return fieldsWithDeposit === "same" ? null : { ...content, fields: fieldsWithDeposit };
  const afterOrder = rowsAfterLineDiscount(content.rows, typedText) ?? rowsAfterRename(content.rows, typedText);
  if (afterOrder !== null) return afterOrder.rows && { ...content, rows: afterOrder.rows };
  const plainCard = cardWithoutDiscount(cardWith(content.fields, content.rows, ""), typedText, regime);
  if (plainCard !== null)
    return isSame(plainCard.fields, content.fields) && isSame(plainCard.rows, content.rows)
      ? null
      : { ...content, fields: plainCard.fields, rows: plainCard.rows };
  const numberedFields = withNumber(content.fields, typedText);
  if (numberedFields !== null) return numberedFields === "unsure" ? null : { ...content, fields: numberedFields };
  const movedRows = rowsAfterCorrection(content.rows, typedText, cardRegime(content.fields, regime));
  if (movedRows !== null) return movedRows === "unsure" ? null : withRowsAfterPrice(content, movedRows);
  const namedFields = fieldsAfterPerson(content.fields, typedText);
  if (namedFields === "unclear") return null;
  if (namedFields !== null) return withPerson(content, namedFields);
  const orderedRows = rowsAfterAnyOrder(content.rows, typedText);
  if (orderedRows !== null) {
    const isKept = isSame(orderedRows, content.rows) || addsMoved(content.rows, orderedRows, typedText);
    return isKept ? null : withRowsAfterPrice(content, pricedAsOthers(content.rows, orderedRows));
  }
  const pricedLines = rowsAfterSaidPrice(content.rows, typedText, cardRegime(content.fields, regime));
  if (pricedLines !== null) return withRowsAfterPrice(content, pricedLines);
  // « une ligne carrelage 12 m² » counts square metres, not lines.
  const text = /\d/.test(typedText) ? typedText.replace(ONE_LINE, "") : typedText;
  // What orders a change of the lines answers no field.
  const isAboutLines = changesQuote(text) || readAddresses(text).slots.street !== undefined;
  const about = isAboutLines ? "card" : askedField(content, text, waitingField);
  const context = { today, activeFlow: "quote" as const };
  const answerSlots =
    about === "card" ? {} : understand(text, { ...context, pending: { step: CARD_STEPS.show.name, about } }).slots;
  // What answers no question of the card may still change it: « TVA 10 », another line.
  const slots = hasAny(answerSlots)
    ? answerSlots
    : withSaidOptions(readSlots(text, { ...context, pending: null }), text);
  // A line is not added at another rate than the one that was said.
  if (slots.vatPercent && !VAT_RATES.includes(scaleDecimal(slots.vatPercent.value, 2))) return null;
  const newAnswers = { ...answersBesideLines(slots), ...civilityIn(text, slots), ...saidRegime(text, about) };
  const question = CORE_QUESTIONS.find((one) => one.about === about);
  const answers = hasAny(newAnswers) ? newAnswers : (question?.read(text, today) ?? {});
  const answeredFields = withAddress(content.fields, answers).map((field) => fieldAfter(field, answers, slots));
  const ofCustomer = withoutFormerCustomer(content.fields, withCustomerInTitle(content.fields, answeredFields));
  const fields = withDiscount(ofCustomer.fields, slots);
  const { rows, note } = rowsAfter(content.rows, slots, { text, regime: cardRegime(content.fields, regime) });
  if (addsMoved(content.rows, rows, typedText)) return null;
  if (isSame(fields, content.fields) && isSame(rows, content.rows)) return null;
  return {
    fields: isSame(fields, content.fields) ? content.fields : fields,
    rows: isSame(rows, content.rows) ? content.rows : rows,
    note: joinSentences([content.note, note, ofCustomer.note]),
  };
}

// The labels of new lines do not replace the description.
function answersBesideLines(slots: Slots): Answers {
  const { projectDescription, ...others } = answersOf(slots);
  return slots.description ? { ...others, projectDescription } : others;
}

const ONE_LINE = /\bune (?:nouvelle )?ligne (?:de |d['’]|pour )?/i;

function rowsAfterAnyOrder(rows: CardRow[], text: string): CardRow[] | null {
  return rowsAfterSaidChange(rows, text) ?? rowsAfterOrder(rows, text) ?? rowsAfterNamedLine(rows, text);
}

function withPerson(content: CardContent, namedFields: FormField[]): CardContent | null {
  const { fields, note } = withoutFormerCustomer(content.fields, withCustomerInTitle(content.fields, namedFields));
  if (isSame(fields, content.fields)) return null;
  return { ...content, fields, note: joinSentences([content.note, note]) };
}

function withRowsAfterPrice(content: CardContent, { rows, note }: RowsAfterPrice): CardContent {
  return { ...content, rows, note: joinSentences([content.note, note]) };
}

function joinSentences(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

// « SIREN 552 100 554 » has its field after the name of the firm. A part that says more is read whole.
function withNumber(fields: FormField[], text: string): FormField[] | "unsure" | null {
  const numbers = readCustomerNumber(text);
  if (numbers === null || numbers.rest !== "") return null;
  if (!numbers.customer?.isValid || !fields.some(({ name }) => name === "company")) return "unsure";
  const [numberField] = numberFields({ siren: numbers.customer.digits });
  const others = fields.filter(({ name }) => name !== "siren");
  const at = others.findIndex(({ name }) => name === "company");
  return numberField ? others.toSpliced(at + 1, 0, numberField) : null;
}

// An address that is said has its fields after the name.
function withAddress(fields: FormField[], answers: Answers): FormField[] {
  const otherFields = fields.filter(({ name }) => name !== "city");
  const at = otherFields.findIndex(({ name }) => name === "lastName");
  if (answers.street === undefined || at < 0 || fields.some(({ name }) => name === "street")) return fields;
  return otherFields.toSpliced(at + 1, 0, ...addressFields(answers));
}

// « elle s'appelle Claire » answers a first name that may stay empty.
function askedField({ fields }: Pick<QuoteCard, "fields">, text: string, waitingField: QuestionName): QuestionName {
  const isUnnamed = fields.some(({ name, value }) => name === "firstName" && value === "");
  return isUnnamed && /\b(?:s'appelle|prenom)\b/.test(plainWords(text)) ? "firstName" : waitingField;
}

// « elle s'appelle Zélie »: no other civility stays beside the name.
function civilityIn(text: string, slots: Slots): Pick<Answers, "civility"> {
  const civility = slots.firstName || slots.lastName ? pronounCivility(text) : null;
  return { ...(civility !== null && { civility }), ...saidCivility(text, slots) };
}

// « je suis en franchise » is said at any moment; « oui » only when it is what the card asks.
function saidRegime(text: string, about: QuestionName): Pick<Answers, "vatRegime"> {
  const regime = about === "vatRegime" ? readRegime({ kind: "text", text }) : regimeSaidIn(text);
  if (regime !== null) return { vatRegime: regime };
  return about === "vatRegime" && isSkip(clausesOf(text), about) ? { vatRegime: "later" } : {};
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
  return { ...plain, value: field.name === "startDate" ? dayInFigures(value) : value };
}

// New lines are added under the others. A rate of VAT said alone, or before the new lines, is that of all lines. A
// price of the hour said alone is that of the only line in hours.
function rowsAfter(
  rows: readonly CardRow[],
  slots: Slots,
  { text, regime }: { text: string; regime: CardRegime },
): RowsAfterPrice {
  const rowsAfterSum = rowsAfterLoneSum(rows, slots, { text, regime });
  if (rowsAfterSum !== null) return rowsAfterSum;
  // A price of the hour that is said beside new lines may be that of a line that is there.
  const { rate: _ofRows, ...slotsOfLines } = slots;
  const quoteSaid = saidQuote(slots.lines ? slotsOfLines : slots) ?? { rows: [], discount: "", note: "" };
  const saidRows = quoteSaid.rows.map(withoutLead);
  // A line without a rate of its own has the one that all others have.
  const [first, ...others] = rows;
  const isOneRate =
    first !== undefined && others.every(({ vatBasisPoints }) => vatBasisPoints === first.vatBasisPoints);
  const isRateSaid = slots.vatPercent !== undefined || (slots.lines ?? []).some(({ value }) => value.vatPercent);
  const ratedRows =
    isOneRate && !isRateSaid ? saidRows.map((row) => ({ ...row, vatBasisPoints: first.vatBasisPoints })) : saidRows;
  const { rows: newRows, note } = pricedUnder({ ...quoteSaid, rows: ratedRows }, regime);
  const rate = slots.vatPercent ? scaleDecimal(slots.vatPercent.value, 2) : STANDARD_VAT_BASIS_POINTS;
  const [firstLine] = slots.lines ?? [];
  const isBeforeLines = firstLine === undefined ? newRows.length === 0 : isBefore(slots.vatPercent, firstLine);
  const isOfAll = slots.vatPercent !== undefined && OF_ALL.test(plainWords(text.slice(0, slots.vatPercent.at[0])));
  const isAboutAll = slots.vatPercent !== undefined && (isBeforeLines || isOfAll) && VAT_RATES.includes(rate);
  const taxedRows = isAboutAll ? rows.map((row) => ({ ...row, vatBasisPoints: rate })) : rows;
  const pricedRows = withHourPrice(taxedRows, slots);
  const ids = new Set(rows.map(({ id }) => id));
  const rowIds = newRows.map((_row, index) => freeId(ids, rows.length + index + 1));
  return { rows: [...pricedRows, ...newRows.map((row, index) => ({ ...row, id: rowIds[index] ?? row.id }))], note };
}

// « ajoute une ligne dépose 120 € et la TVA est à 20 »: a second order, unlike « … à 10 € avec TVA 20 ».
const OF_ALL = /\b(?:et|puis|passe[rz]?|mets|mettre|change[rz]?) la tva(?: est| sera| passe| c est)?(?: a| de| en)?$/;

// « ajoute une ligne fourniture chauffe-eau 890 € ».
function withoutLead(row: CardRow): CardRow {
  const label = row.label
    .replace(/^(?:nouvelle )?ligne (?:de |d['’]|pour )?(?=\S)/i, "")
    .replace(/^[«"“] ?(.+?) ?[»"”]$/, "$1");
  return { ...row, label: withCapital(label) };
}

function isBefore(one: Slot<number> | undefined, other: Slot<unknown>): boolean {
  return one !== undefined && one.at[0] < other.at[0];
}

function freeId(ids: Set<string>, rank: number): string {
  const id = `line-${rank}`;
  if (ids.has(id)) return freeId(ids, rank + 1);
  ids.add(id);
  return id;
}
