import {
  namesakeLabel,
  namesakeMarks,
  namesakeMessages,
  namesakeQuestion,
  somebodyElse,
} from "../../customers/namesake.messages.ts";
import type { NamesakeMatch, SaidCustomer } from "../../customers/namesakes.ts";
import { meantCustomer, saidChanges } from "../../customers/namesakes.ts";
import { plainWords } from "../../shared/search-text.ts";
import { isAnotherCustomer } from "./another-customer.ts";
import type { FoundCustomer } from "./assistant-project.ts";
import type { Answers } from "./flow.ts";
import type { AssistantMessage } from "./message.ts";
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
  return meantCustomer(saidCustomer(answers), customers);
}

/** Asks whether the customer is one of those known by that name. */
export function askKnownCustomer(answers: Answers, customers: readonly FoundCustomer[]): AssistantMessage {
  const [customer, ...others] = customers;
  if (customer && others.length === 0)
    return {
      type: "choice",
      content: namesakeQuestion(customer, saidCustomer(answers)),
      options: [
        { value: customer.id, label: namesakeMessages.yes },
        { value: ANOTHER, label: somebodyElse(customer) },
      ],
    };
  const options = customers.map((one) => ({ value: one.id, label: namesakeLabel(one) }));
  return {
    type: "choice",
    content: namesakeMessages.which,
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

/** What is sent of a known customer: what their card lacks or has otherwise. The town is that of a new address. */
export function knownCustomerPart(answers: Answers, customer: FoundCustomer) {
  const { city = "" } = answers;
  const changes = saidChanges(customer, saidCustomer(answers));
  const isAddressed = customer.address !== null || city === "";
  return { customer_id: customer.id, client_info: isAddressed ? changes : { ...changes, address: { city } } };
}

function saidCustomer(answers: Answers): SaidCustomer {
  const { company = "", civility = "", firstName = "", lastName = "", email = "", phone = "" } = answers;
  const kind = answers.customerKind ?? (company === "" ? "person" : "company");
  return { kind, company, civility, first_name: firstName, last_name: lastName, email, phone };
}
