import { personName } from "../../customers/customer.ts";
import { formatDate, typedPrice } from "../../shared/french-format.ts";
import { depositText } from "../slots/lines/deposit-text.ts";
import { titleIn } from "../slots/people/civility-in.ts";
import { numberWords } from "../slots/people/customer-number.ts";
import type { Slots } from "../understanding.ts";
import { DURATION_SLOTS } from "../understanding.ts";
import { messages } from "./assistant.messages.ts";
import { cardMessages } from "./card.messages.ts";
import type { Answers } from "./flow.ts";
import type { CardRow } from "./message.ts";
import { orderMessages } from "./order.messages.ts";
import { saidQuote } from "./said-quote.ts";
import { saidWork, workSentence } from "./said-work.ts";

/** What a message says of the project, of the customer and of the work, as answers of a flow. */
export function answersOf(slots: Slots): Answers {
  const { lines } = slots;
  const work = slots.description?.value ?? lines?.map(({ value }) => value.label).join(", ");
  // Where the work is belongs to what is to be done, not to the customer's card.
  const description = work && slots.site ? messages.workAt(work, slots.site.value) : work;
  const hasWork = DURATION_SLOTS.some((name) => slots[name] !== undefined);
  const quoteSaid = saidQuote(slots);
  const kind = slots.customerKind?.value;
  return {
    ...(slots.projectName && { projectName: slots.projectName.value }),
    ...(description && { projectDescription: description }),
    ...(slots.company && { company: slots.company.value }),
    ...(kind === "person" && { company: "" }),
    ...(kind && { customerKind: kind }),
    ...(slots.firstName && { firstName: slots.firstName.value }),
    ...(slots.lastName && { lastName: slots.lastName.value }),
    ...(slots.street && { street: slots.street.value }),
    ...(slots.postalCode && { postalCode: slots.postalCode.value }),
    ...(slots.city && { city: slots.city.value }),
    ...(slots.email && { email: slots.email.value }),
    ...(slots.phone && { phone: slots.phone.value }),
    ...(slots.recurrence && { recurrence: slots.recurrence.value }),
    ...(slots.startDate && { startDate: slots.startDate.value }),
    ...(slots.endDate && { endDate: slots.endDate.value }),
    ...(hasWork && { durationSaid: saidWork(slots, null) }),
    ...(quoteSaid && { quoteSaid }),
    ...(slots.deposit && { depositSaid: depositText(slots.deposit.value) }),
  };
}

/** The civility that stands before a last name that was said: « Mme Martin », « les Martin ». */
export function saidCivility(text: string, { lastName }: Slots): Pick<Answers, "civility"> {
  if (lastName === undefined) return {};
  const isFamily = /(?<![a-zà-ÿ])les $/i.test(text.slice(Math.max(0, lastName.at[0] - 5), lastName.at[0]));
  const civility = isFamily ? "couple" : titleIn(text.slice(...lastName.at));
  return civility === null ? {} : { civility };
}

/** The answers that a message gave, to be said back. */
export function keptItems(answers: Answers): { label: string; value: string }[] {
  const { civility, firstName = "", lastName = "", street, postalCode, city, durationSaid, quoteSaid } = answers;
  const town = [postalCode, city].filter(Boolean).join(" ");
  const rows: [string, string | undefined][] = [
    ["Projet", answers.projectName],
    ["Client", answers.company],
    [isSiretLong(answers) ? "SIRET du client" : "SIREN du client", answers.siren && numberWords(answers.siren)],
    ["Contact", personName({ civility, firstName, lastName })],
    street ? ["Adresse", [street, town].filter(Boolean).join(", ")] : ["Ville", town],
    ["Email", answers.email],
    ["Téléphone", answers.phone],
    ["Début", answers.startDate && formatDate(answers.startDate)],
    ["Fin", answers.endDate && formatDate(answers.endDate)],
    ["TVA", regimeWords(answers)],
    [messages.depositLabel, answers.depositSaid],
    ["Description", answers.projectDescription],
    ["Prix", quoteSaid ? undefined : durationSaid && workSentence(durationSaid, { isFranchise: false })],
    ...(quoteSaid?.rows ?? []).map((row): [string, string] => [row.label, pricedText(row)]),
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function isSiretLong({ siren = "" }: Answers): boolean {
  return siren.length > SIREN_DIGITS;
}

const SIREN_DIGITS = 9;

function regimeWords({ vatRegime }: Answers): string | undefined {
  if (vatRegime === undefined || vatRegime === "later") return undefined;
  return vatRegime === "standard" ? orderMessages.chargesVat : orderMessages.chargesNoVat;
}

function pricedText({ quantity, unit, unitPrice, isOption }: CardRow): string {
  const price = unitPrice === "" ? `${quantity} ${unit}` : `${quantity} ${unit} à ${typedPrice(unitPrice)} €`;
  return isOption ? `${price}, ${cardMessages.option}` : price;
}
