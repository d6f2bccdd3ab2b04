import type { VatRegime } from "../../company/company.ts";
import { CIVILITIES } from "../../customers/customer.ts";
import { capitaliseName } from "../../customers/person-name.ts";
import type { LineProblems } from "../../lines/typed-line.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { parseEmail } from "../../shared/email.ts";
import { fieldMessages } from "../../shared/field.messages.ts";
import { MAX_NAME } from "../../shared/max-name.ts";
import { isSirenNumber, isSiretNumber } from "../../shared/siren.ts";
import { MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../../shared/typed-number.ts";
import { messages } from "../conversation/assistant.messages.ts";
import { readDate } from "../conversation/core-answers.ts";
import type { Answers } from "../conversation/flow.ts";
import type { CardRow, FormField } from "../conversation/message.ts";
import { depositProblem } from "../slots/lines/deposit-text.ts";
import { isInEuros, rowProblems } from "./card-lines.ts";
import type { QuoteCard } from "./quote-card.ts";
import { isNamedByCivility, isNamedFirm } from "./quote-card.ts";

/** What is wrong on a card: a sentence by field, and by column of a row. */
export type CardProblems = { fields: Record<string, string>; rows: Record<string, LineProblems> };

/** A card as it was filled. */
export type FilledCard = { values: Record<string, string>; rows: readonly CardRow[] };

/**
 * Reads the fields of a card as it was filled. Nothing is taken from a card that has a problem in a field or a row.
 * `regime`: the seller's; null while unknown, unless the card asks for it. Under franchise no line is taxed, so none is
 * asked why.
 */
export function readCard(
  card: QuoteCard,
  { values, rows }: FilledCard,
  { today, regime }: { today: CalendarDate; regime: VatRegime | null },
): { answers: Answers; problems: null } | { answers: null; problems: CardProblems } {
  const under = { asksVat: (regime ?? values.vatRegime) !== "franchise" };
  const readFields = card.fields.map((field) => [field.name, readFilled(field, values, today)] as const);
  const problemsByRow = rows.map((row) => [row.id, rowProblems(row, under)] as const);
  const problems: CardProblems = {
    fields: Object.fromEntries(readFields.flatMap(([name, read]) => (read.problem ? [[name, read.problem]] : []))),
    rows: Object.fromEntries(problemsByRow.filter(([, sentences]) => !isEmpty(sentences))),
  };
  if (rows.length === 0) problems.fields.rows = fieldMessages.noLines;
  if (!isEmpty(problems.fields) || !isEmpty(problems.rows)) return { answers: null, problems };
  const answers: Answers = Object.assign({}, ...readFields.map(([, read]) => read.answers));
  return { answers, problems: null };
}

/** The answers that some fields of a card say, those that are empty or wrong left out. */
export function answersOnFields(fields: readonly FormField[], today: CalendarDate): Answers {
  const values = Object.fromEntries(fields.map(({ name, value = "" }) => [name, value]));
  const readFields = fields.map(({ name }) => readField(name, values, today));
  return Object.assign({}, ...readFields.flatMap(({ answers, problem }) => (problem ? [] : [answers])));
}

// A quote does not wait for the first day: without one it says « à convenir ».
function readFilled({ name }: FormField, values: Record<string, string>, today: CalendarDate): ReadField {
  const isDayOpen = name === "startDate" && (values[name] ?? "").trim() === "";
  return isDayOpen ? { answers: { startDate: "" } } : readField(name, values, today);
}

type ReadField = { answers: Answers; problem?: string | null };

function readField(name: string, values: Record<string, string>, today: CalendarDate): ReadField {
  const value = values[name] ?? "";
  const text = value.replace(/\s+/g, " ").trim();
  const isEmptyText = text === "";
  switch (name) {
    case "projectName":
      return { answers: { projectName: text.slice(0, MAX_NAME) }, problem: isEmptyText ? messages.badName : null };
    case "company":
      return { answers: { company: text.slice(0, MAX_NAME), customerKind: isEmptyText ? "person" : "company" } };
    case "siren":
      return readNumberField(text);
    case "civility": {
      const civility = CIVILITIES.find((one) => one === text);
      // A card without the field takes no civility back.
      return { answers: civility === undefined || values.civility === undefined ? {} : { civility } };
    }
    case "firstName":
      if (isEmptyText && isNamedFirm(values)) return { answers: { firstName: "" } };
      if (isEmptyText) return { answers: {}, problem: isNamedByCivility(values) ? null : messages.badFirstName };
      return { answers: { firstName: capitaliseName(text) } };
    case "lastName":
      if (isEmptyText && isNamedFirm(values)) return { answers: { lastName: "" } };
      return { answers: { lastName: capitaliseName(text) }, problem: isEmptyText ? messages.badLastName : null };
    case "email":
      return isEmptyText ? { answers: { email: "" } } : readEmailField(text);
    case "street":
      return { answers: { street: text.slice(0, LONGEST_STREET) } };
    case "postalCode": {
      const isWrong = !isEmptyText && !/^\d{5}$/.test(text);
      return { answers: { postalCode: text }, problem: isWrong ? fieldMessages.postalCode : null };
    }
    case "city":
      return { answers: { city: text.slice(0, LONGEST_CITY) } };
    case "phone":
      return { answers: { phone: text } };
    case "recurrence":
      return { answers: { recurrence: text === "recurring" ? "recurring" : "single" } };
    case "startDate":
      return readDateField(text, today);
    case "projectDescription":
      return { answers: isEmptyText ? {} : { projectDescription: value.trim() } };
    case "vatRegime":
      return isEmptyText
        ? { answers: {}, problem: messages.askVatRegime }
        : { answers: { vatRegime: REGIMES.find((regime) => regime === text) ?? "later" } };
    case "sellerName":
      return { answers: isEmptyText ? {} : { sellerName: text.slice(0, MAX_NAME) } };
    case "discount":
      return {
        answers: {},
        problem: isEmptyText ? null : readTypedNumber(text, isInEuros(text) ? MAX_UNIT_PRICE_EUROS : 100).problem,
      };
    case "deposit":
      return { answers: { depositSaid: text }, problem: depositProblem(text) };
    default:
      return { answers: {} };
  }
}

// A way and a town are cut at these lengths, which are the longest that the contract takes.
const LONGEST_STREET = 120;
const LONGEST_CITY = 80;

const REGIMES = ["standard", "franchise", "later"] as const;

function readEmailField(text: string): ReadField {
  const email = parseEmail(text);
  return email === null ? { answers: {}, problem: messages.badEmail } : { answers: { email } };
}

function readNumberField(text: string): ReadField {
  const digits = text.replace(/[\s.\u00A0\u202F-]/g, "");
  if (digits === "") return { answers: { siren: "" } };
  const isRight = isSirenNumber(digits) || isSiretNumber(digits);
  return isRight ? { answers: { siren: digits } } : { answers: {}, problem: fieldMessages.siren };
}

function readDateField(text: string, today: CalendarDate): ReadField {
  const answers = readDate(text, today);
  return answers === null ? { answers: {}, problem: messages.badDate } : { answers };
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0;
}
