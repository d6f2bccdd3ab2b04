import {
  namesakeLabel,
  namesakeMarks,
  namesakeMessages,
  namesakeQuestion,
  somebodyElse,
} from "../../customers/namesake.messages.ts";
import type { NamesakeMatch, SaidCustomer } from "../../customers/namesakes.ts";
import { hasOtherSiren, meantCustomer, saidChanges } from "../../customers/namesakes.ts";
import type { Address } from "../../shared/address.ts";
import { plainWords, searchText } from "../../shared/search-text.ts";
import { numberWords } from "../slots/people/customer-number.ts";
import { isAnotherCustomer } from "./another-customer.ts";
import type { FoundCustomer } from "./assistant-project.ts";
import { messages } from "./assistant.messages.ts";
import type { Answers } from "./flow.ts";
import type { AssistantMessage } from "./message.ts";
import { orderMessages } from "./order.messages.ts";
import { plainAnswer } from "./plain-answer.ts";
import type { Input } from "./world.ts";
import { readFirmYes } from "./yes-no.ts";

// Whether the customer of a new project is one who is known already.

/** What finds the known customers of the name that was said. Empty while nobody is named. */
export function customerSearch({ company = "", firstName = "", lastName = "" }: Answers): string {
  return company || lastName || firstName;
}

/** Who is meant among known customers. */
export function customerMeant(answers: Answers, customers: readonly FoundCustomer[]): NamesakeMatch<FoundCustomer> {
  const match = meantCustomer(saidCustomer(answers), customers);
  if (match.kind !== "one" || !hasOtherAddress(answers, match.customer)) return match;
  return { kind: "unsure", customers: [match.customer] };
}

/** Asks whether the customer is one of those known by that name. */
export function askKnownCustomer(answers: Answers, customers: readonly FoundCustomer[]): AssistantMessage {
  const [customer, ...others] = customers;
  if (customer && others.length === 0)
    return {
      type: "choice",
      content: [
        namesakeQuestion(customer, saidCustomer(answers)),
        ...keptAddress(answers, customer),
        ...keptNumber(answers, customer),
      ].join(" "),
      options: [
        { value: customer.id, label: namesakeMessages.yes },
        { value: ANOTHER, label: somebodyElse(saidCustomer(answers)) },
      ],
    };
  const options = customers.map((one) => ({ value: one.id, label: namesakeLabel(one) }));
  return {
    type: "choice",
    content: [namesakeMessages.which, ...keptAddresses(answers, customers)].join(" "),
    options: [...options, { value: ANOTHER, label: namesakeMessages.newCustomer }],
  };
}

/** The known customer that an answer chooses, « another » for somebody else, or null when it says neither. */
export function readKnownCustomer(
  answers: Answers,
  customers: readonly FoundCustomer[],
  input: Input,
): FoundCustomer | "another" | null {
  const answer = plainAnswer(input);
  const chosenCustomer = customers.find(({ id }) => id === answer);
  if (chosenCustomer) return chosenCustomer;
  const text = input.kind === "text" ? input.text.slice(0, LONGEST_ANSWER) : "";
  if (answer === ANOTHER || isAnotherCustomer(answers, text) || OTHER.test(answer)) return "another";
  const isRight = readFirmYes(input);
  if (isRight === false) return "another";
  const [customer, ...others] = customers;
  if (customer && others.length === 0) return isRight || SAME.test(answer) ? customer : null;
  const words = plainWords(text);
  const markedCustomers = customers.filter((one) =>
    namesakeMarks(one).some((mark) => words.includes(plainWords(mark))),
  );
  return markedCustomers.length === 1 ? (markedCustomers[0] ?? null) : null;
}

const ANOTHER = "another";
const OTHER = /^(?:une? )?(?:autre|nouveau|nouvelle)\b/;
const SAME = /^(?:oui,? )?(?:c'est )?(?:bien )?(?:elle|lui|eux|la meme|le meme|celle-la|celui-la)\b/;
const LONGEST_ANSWER = 120;

/**
 * What is sent of a known customer: what their card lacks or has otherwise. The address is sent when they have none: it
 * never replaces another.
 */
export function knownCustomerPart(answers: Answers, customer: FoundCustomer) {
  const changes = saidChanges(customer, saidCustomer(answers));
  const address = customer.address === null ? saidAddress(answers) : null;
  return { customer_id: customer.id, client_info: address === null ? changes : { ...changes, address } };
}

/** The address that was said, by the names on the wire. Null when none was. */
export function saidAddress({ street = "", postalCode = "", city = "" }: Answers) {
  if (street === "" && postalCode === "" && city === "") return null;
  return {
    ...(street !== "" && { line1: street }),
    ...(postalCode !== "" && { postal_code: postalCode }),
    ...(city !== "" && { city }),
  };
}

// A town alone may be where the work is.
function hasOtherAddress({ street = "", city = "" }: Answers, { address }: FoundCustomer): boolean {
  if (street === "" || address === null) return false;
  const isOtherTown = city !== "" && address.city !== "" && plainPart(city) !== plainPart(address.city);
  return isOtherTown || plainPart(street) !== plainPart(address.line1 ?? "");
}

function plainPart(text: string): string {
  return searchText(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, " "));
}

// Of several customers, none but who is chosen is told with their address.
function keptAddresses(answers: Answers, customers: readonly FoundCustomer[]): string[] {
  return customers.some((one) => hasOtherAddress(answers, one)) ? [messages.addressesKept] : [];
}

/** True when an address was said that the card of a project's customer does not have. */
export function lacksSaidAddress({ street = "" }: Answers, address: Partial<Address> | null | undefined): boolean {
  return street !== "" && plainPart(street) !== plainPart(address?.line1 ?? "");
}

function keptAddress(answers: Answers, customer: FoundCustomer): string[] {
  const { address } = customer;
  if (address === null || !hasOtherAddress(answers, customer)) return [];
  return [messages.addressKept([address.line1 ?? "", address.city].filter((part) => part !== "").join(", "))];
}

function keptNumber({ siren = "" }: Answers, customer: FoundCustomer): string[] {
  return hasOtherSiren(customer, { siren }) ? [orderMessages.numberKept(numberWords(customer.siren ?? ""))] : [];
}

function saidCustomer(answers: Answers): SaidCustomer {
  const { company = "", civility = "", firstName = "", lastName = "", email = "", phone = "", siren = "" } = answers;
  const kind = answers.customerKind ?? (company === "" ? "person" : "company");
  return { kind, company, civility, first_name: firstName, last_name: lastName, email, phone, siren };
}
