import { messages } from "../assistant.messages.ts";
import { knownCore, typedDate } from "../core-answers.ts";
import type { Answers, FlowState } from "../flow.ts";
import type { AssistantMessage, CardRow, FormField } from "../message.ts";
import { searchText } from "../../shared/search-text.ts";
import type { SaidQuote } from "./said-quote.ts";

/** The steps of the card by name: a step that comes before them in the code inserts them. */
export const CARD_STEPS = { show: { name: "quote-card" }, save: { name: "save-quote-lines" } } as const;

/** The card of a quote: who, what and how much, each value to be changed in place, before anything is written. */
export type QuoteCard = Extract<AssistantMessage, { type: "quote" }>;

/** The card of what was said. A project that exists is asked only for what it lacks. */
export function quoteCardOf(state: FlowState, { rows, discount, note }: SaidQuote): QuoteCard {
  const answers = knownCore(state);
  const fields = state.project ? missingFields(answers) : allFields(answers, rows);
  const ofDiscount = discount === "" ? [] : [field("discount", "number", discount, false)];
  return cardWith([...fields, ...ofDiscount], rows, note);
}

/** A card with these values. Its sentence says what is missing, in the order of the questions. */
export function cardWith(fields: FormField[], rows: CardRow[], note: string): QuoteCard {
  const missing = fields.filter(isMissing).map(({ label }) => label.toLowerCase());
  const priceWords = rows.some(({ unitPrice }) => unitPrice === "") ? [messages.pricesMissing] : [];
  const sentence = messages.cardReady([...missing, ...priceWords]);
  const content = note === "" ? sentence : `${note} ${sentence}`;
  return { type: "quote", content, fields, rows, submit: messages.cardSubmit };
}

/** The first question of the card without an answer, or « card ». */
export function firstMissing({ fields }: QuoteCard): string {
  return fields.find(isMissing)?.name ?? "card";
}

function isMissing({ required, value = "" }: FormField): boolean {
  return required && value.trim() === "";
}

// In the order of the questions (docs/specification.md#flows).
function allFields(answers: Answers, rows: readonly CardRow[]): FormField[] {
  const { firstName = "", lastName = "", email = "", phone = "", company = "" } = answers;
  return [
    field("projectName", "text", answers.projectName ?? titleOf(rows, answers), true),
    field("company", "text", company, false),
    field("firstName", "text", firstName, true),
    field("lastName", "text", lastName, true),
    field("email", "email", email, false),
    ...(phone === "" ? [] : [field("phone", "text", phone, false)]),
    recurrenceField(answers.recurrence ?? "single"),
    field("startDate", "text", answers.startDate ? typedDate(answers.startDate) : "", true),
    ...(saysMore(answers, rows) ? [field("projectDescription", "text", answers.projectDescription ?? "", false)] : []),
  ];
}

// A description that only repeats the lines is not shown beside them.
function saysMore({ projectDescription = "" }: Answers, rows: readonly CardRow[]): boolean {
  const labels = rows.map(({ label }) => label).join(", ");
  return projectDescription !== "" && searchText(projectDescription) !== searchText(labels);
}

function missingFields(answers: Answers): FormField[] {
  const isFirm = answers.customerKind !== "person";
  return [
    ...(isFirm && !answers.company ? [field("company", "text", "", false)] : []),
    ...(answers.firstName ? [] : [field("firstName", "text", "", true)]),
    ...(answers.lastName ? [] : [field("lastName", "text", "", true)]),
    ...(answers.email || !isFirm ? [] : [field("email", "email", "", false)]),
    ...(answers.startDate ? [] : [field("startDate", "text", "", true)]),
  ];
}

function recurrenceField(value: string): FormField {
  const options = [
    { value: "single", label: messages.single },
    { value: "recurring", label: messages.recurring },
  ];
  return { ...field("recurrence", "select", value, true), options };
}

function field(name: keyof typeof messages.cardLabels, type: FormField["type"], value: string, isRequired: boolean) {
  return { name, label: messages.cardLabels[name], type, required: isRequired, value };
}

const LONGEST_TITLE = 60;

// A project without a name is called by its first work.
function titleOf(rows: readonly CardRow[], { lastName, company }: Answers): string {
  const work = rows[0]?.label ?? "";
  const customer = company || lastName || "";
  return [work, customer]
    .filter((part) => part !== "")
    .join(" – ")
    .slice(0, LONGEST_TITLE)
    .trim();
}
