import { STANDARD_VAT_BASIS_POINTS } from "../../company/company.ts";
import { CIVILITY_WORDS } from "../../customers/customer.ts";
import { dayInFigures } from "../../shared/french-format.ts";
import { sirenOfSiret } from "../../shared/siren.ts";
import type { KnownSeller } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import { knownCore } from "../conversation/core-answers.ts";
import type { Answers, FlowState } from "../conversation/flow.ts";
import { lacksSaidAddress } from "../conversation/known-customer.ts";
import type { AssistantMessage, CardRow, FormField } from "../conversation/message.ts";
import { orderMessages } from "../conversation/order.messages.ts";
import type { SaidQuote } from "../conversation/said-quote.ts";
import { regimeOf } from "../conversation/seller-regime.ts";
import { numberWords } from "../slots/people/customer-number.ts";
import type { QuestionName } from "../understanding.ts";
import { questionNamed } from "../understanding.ts";
import { pricedUnder } from "./price-with-vat.ts";
import { atUsualRate } from "./sums/usual-rate.ts";
import { projectTitleOf, saysMore } from "./title/project-title.ts";
import { cardRegime, regimeOn } from "./total-words.ts";

/** The steps of the card by name: a step that comes before them in the code inserts them. */
export const CARD_STEPS = {
  reopen: { name: "reopen-card" },
  show: { name: "quote-card" },
  save: { name: "save-quote-lines" },
} as const;

/** The card of a quote: who, what and how much, each value to be changed in place, before anything is written. */
export type QuoteCard = Extract<AssistantMessage, { type: "quote_card" }>;

/**
 * The card of what was said. A project that exists is asked only for what it lacks, unless its card is opened again to
 * be corrected. A seller who has not said whether they charge VAT says it here: the total depends on it.
 */
export function quoteCardOf(state: FlowState, quoteSaid: SaidQuote): QuoteCard {
  const answers = knownCore(state);
  const ofSeller = sellerFields({ ...state.seller, ...state.project }, answers);
  const { rows: saidRows, discount, note } = pricedUnder(quoteSaid, cardRegime(ofSeller, regimeOf(state)));
  const { rows, note: rateNote } = atUsualRate(saidRows, state);
  const isKnown = state.project !== null && answers.correction === undefined;
  const fields = isKnown ? missingFields(answers) : allFields(answers, rows, state.project !== null);
  const ofDiscount = discount === "" ? [] : [discountField(discount)];
  const ofDeposit = answers.depositSaid ? [field("deposit", { value: answers.depositSaid })] : [];
  const notes = [regimeNote(ofSeller), note, rateNote, addressNote(state), numberNote(state, answers)].filter(Boolean);
  return cardWith([...fields, ...ofDiscount, ...ofDeposit, ...ofSeller], rows, notes.join(" "));
}

// The customer of a project that exists keeps their address: another one that is said is not lost in silence.
function addressNote({ answers, project }: FlowState): string {
  if (project === null || !lacksSaidAddress(answers, project.client_info.address)) return "";
  const { street = "", postalCode = "", city = "" } = answers;
  const town = `${postalCode} ${city}`.trim();
  return messages.addressUnsaved([street, town].filter((part) => part !== "").join(", "), project.id);
}

// What an order says of its seller's VAT is said back, before the total that depends on it.
function regimeNote(fields: readonly FormField[]): string {
  const regime = regimeOn(fields);
  if (regime === null) return "";
  return regime === "standard" ? cardMessages.vatCharged : cardMessages.noVatCharged;
}

// The customer of a project that exists keeps their number. A private person has none on an invoice.
function numberNote({ project, answers: { siren } }: FlowState, { company = "" }: Answers): string {
  if (siren === undefined) return "";
  if (project === null) return company === "" ? orderMessages.numberOfFirm : "";
  const isKnown = project.client_info.siren === sirenOfSiret(siren);
  return isKnown ? "" : orderMessages.numberUnsaved(numberWords(siren), project.id);
}

/** A card with these values. Its sentence says what is missing, in the order of the questions. */
export function cardWith(cardFields: FormField[], rows: CardRow[], note: string): QuoteCard {
  const fields = withNameRules(cardFields);
  const missingFields = fields.filter(isMissing);
  const isRegimeAsked = missingFields.some(isAboutRegime);
  const missing = missingFields.filter((field) => !isAboutRegime(field)).map(missingWords);
  const sentence = cardMessages.ready([...missing, ...missingPrices(rows, isRegimeAsked)], isRegimeAsked);
  // Who said « TVA 10 % » is told why the question comes all the same.
  const isRateSaid = rows.some(({ vatBasisPoints }) => vatBasisPoints !== STANDARD_VAT_BASIS_POINTS);
  const reason = isRegimeAsked && isRateSaid ? cardMessages.rateBeforeRegime : "";
  const content = [note, sentence, reason].filter((one) => one !== "").join(" ");
  return { type: "quote_card", content, fields, rows, submit: cardMessages.submit };
}

/** The first question of the card without an answer, or « card ». */
export function firstMissing({ fields }: Pick<QuoteCard, "fields">): QuestionName {
  return questionNamed(fields.find(isMissing)?.name) ?? "card";
}

/** True when a field waits for a value: a missing one, one that was refused, or the name at the head of the quote. */
export function isToFill(field: FormField): boolean {
  return isMissing(field) || field.error !== undefined || field.name === "sellerName";
}

function isMissing({ required, value = "" }: FormField): boolean {
  return required && value.trim() === "";
}

function isAboutRegime({ name }: FormField): boolean {
  return name === "vatRegime";
}

// A label without what it says of its format.
function missingWords({ label }: FormField): string {
  return label.replace(/ \(.*/, "").toLowerCase();
}

// A price that was said with VAT waits for the regime alone.
function missingPrices(rows: readonly CardRow[], isRegimeAsked: boolean): string[] {
  const unpricedRows = rows.filter(
    ({ unitPrice, grossPrice }) => unitPrice === "" && !(isRegimeAsked && grossPrice !== undefined),
  );
  const [row] = unpricedRows;
  if (row === undefined) return [];
  return [
    unpricedRows.length === 1 ? cardMessages.priceMissing(row.label) : cardMessages.pricesMissing(unpricedRows.length),
  ];
}

/** True when the customer of a card is a firm. */
export function isNamedFirm({ company = "" }: Record<string, string>): boolean {
  return company.trim() !== "";
}

/** True when a private person is named without a first name: « Mme Martin ». */
export function isNamedByCivility({ company = "", civility = "" }: Record<string, string>): boolean {
  return company.trim() === "" && civility !== "";
}

// A firm is named by itself: its contact may stay unknown.
function withNameRules(fields: FormField[]): FormField[] {
  const values = Object.fromEntries(fields.map(({ name, value = "" }) => [name, value]));
  const isFirm = isNamedFirm(values);
  return fields.map((one) => {
    if (one.name === "firstName") return { ...one, required: !isFirm && !isNamedByCivility(values) };
    return one.name === "lastName" ? { ...one, required: !isFirm } : one;
  });
}

// In the order of the questions (docs/specification.md#flows). A project that exists keeps its name.
function allFields(answers: Answers, rows: readonly CardRow[], isNamed: boolean): FormField[] {
  const { firstName = "", lastName = "", email = "", phone = "", company = "" } = answers;
  return [
    ...(isNamed
      ? []
      : [field("projectName", { value: answers.projectName ?? projectTitleOf(rows, answers), isRequired: true })]),
    field("company", { value: company }),
    ...(isNamed ? [] : numberFields(answers)),
    civilityField(answers.civility ?? ""),
    field("firstName", { value: firstName, isRequired: true }),
    field("lastName", { value: lastName, isRequired: true }),
    ...(isNamed ? [] : addressFields(answers)),
    field("email", { type: "email", value: email }),
    ...(phone === "" ? [] : [field("phone", { value: phone })]),
    recurrenceField(answers.recurrence ?? "single"),
    startDateField(answers),
    ...(!isNamed && saysMore(answers, rows)
      ? [field("projectDescription", { value: answers.projectDescription ?? "" })]
      : []),
  ];
}

/** The field of the number that was said, with its digits as they are printed. */
export function numberFields({ siren = "" }: Answers): FormField[] {
  return siren === "" ? [] : [field("siren", { value: numberWords(siren) })];
}

/** The fields of the address that was said, all three once it has more than a town. */
export function addressFields({ street = "", postalCode = "", city = "" }: Answers): FormField[] {
  const ofTown = field("city", { value: city });
  if (street === "" && postalCode === "") return city === "" ? [] : [ofTown];
  return [field("street", { value: street }), field("postalCode", { value: postalCode }), ofTown];
}

function missingFields(answers: Answers): FormField[] {
  const isFirm = answers.customerKind !== "person";
  const isNamed = isFirm && Boolean(answers.company);
  return [
    ...(isFirm && !answers.company ? [field("company")] : []),
    ...(isNamed || answers.firstName || (answers.civility && !isFirm)
      ? []
      : [...(isFirm ? [] : [civilityField("")]), field("firstName", { isRequired: true })]),
    ...(isNamed || answers.lastName ? [] : [field("lastName", { isRequired: true })]),
    ...(answers.email || !isFirm ? [] : [field("email", { type: "email" })]),
    ...(answers.startDate === undefined ? [startDateField(answers)] : []),
  ];
}

/** The field of the discount on the whole quote, in percent. */
export function discountField(value: string): FormField {
  return field("discount", { type: "number", value });
}

function civilityField(value: string): FormField {
  const options = Object.entries(CIVILITY_WORDS).map(([code, words]) => ({ value: code, label: words || "–" }));
  return { ...field("civility", { type: "select", value }), options };
}

function sellerFields({ vat_regime, seller_name }: KnownSeller, { vatRegime }: Answers): FormField[] {
  const options = [
    { value: "standard", label: messages.chargesVat },
    { value: "franchise", label: messages.chargesNoVat },
    { value: "later", label: messages.later },
  ];
  return [
    ...(vat_regime === null && vatRegime !== "later"
      ? [{ ...field("vatRegime", { type: "select", value: vatRegime ?? "", isRequired: true }), options }]
      : []),
    ...(seller_name === "" ? [field("sellerName")] : []),
  ];
}

// The day may stay empty: no document says a day that nobody chose.
function startDateField({ startDate }: Answers): FormField {
  return field("startDate", { value: startDate ? dayInFigures(startDate) : "" });
}

function recurrenceField(value: string): FormField {
  const options = [
    { value: "single", label: messages.single },
    { value: "recurring", label: messages.recurring },
  ];
  return { ...field("recurrence", { type: "select", value, isRequired: true }), options };
}

type FieldLook = { type?: FormField["type"]; value?: string; isRequired?: boolean };

// A text that may stay empty, unless something else is said.
function field(
  name: keyof typeof cardMessages.labels,
  { type = "text", value = "", isRequired = false }: FieldLook = {},
): FormField {
  return { name, label: cardMessages.labels[name], type, required: isRequired, value };
}
