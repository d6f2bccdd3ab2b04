import type { CustomerAnswer } from "#api/customers.ts";
import type { createProject } from "#api/projects.ts";
import type { RegisteredCompanyAnswer } from "#api/register/register.ts";
import { customerLabel } from "#domain/customers/customer.messages.ts";
import type { Civility } from "#domain/customers/customer.ts";
import { saidChanges } from "#domain/customers/namesakes.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import type { CallInput } from "#web/client/call.ts";

/** What is typed for a new project and its customer. */
export type NewProjectValues = {
  name: string;
  start_date: string;
  project_recurrence: "single" | "recurring";
  kind: "company" | "person";
  company: string;
  civility: Civility;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  /** What the register has of the firm, as a text of `JSON.stringify`. Empty for one that was typed by hand. */
  registerEntry: string;
  /** Of a firm that the register did not give. */
  siren: string;
  site_address: string;
  description: string;
};

/** The fields of a customer, by their names on the wire. */
export const CUSTOMER_FIELDS = ["company", "civility", "first_name", "last_name", "email", "phone"] as const;

type TypedCustomer = Pick<NewProjectValues, "kind" | (typeof CUSTOMER_FIELDS)[number]>;

/** The fields of a customer of whom nothing is known. */
export const NO_CUSTOMER: Omit<TypedCustomer, "kind"> = {
  company: "",
  civility: "",
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
};

/** A known customer as they were when they were chosen. A browser may keep one of before their town was kept. */
export type ChosenCustomer = TypedCustomer & Pick<CustomerAnswer, "id"> & { label: string; town?: string };

/** A known customer, « Nouveau client », or nothing chosen yet. */
export type CustomerChoice = ChosenCustomer | "new" | null;

/**
 * What the browser keeps of a new project. `choice` is the text of the customer's choice (`choiceText`). `sentCall` is
 * the text of the call that was last sent without an answer (`readSentCall`), or empty.
 */
export type KeptProject = NewProjectValues & { choice: string; sentCall: string };

/** A form of which nothing is typed. */
export const NOTHING_TYPED: KeptProject = {
  name: "",
  start_date: "",
  project_recurrence: "single",
  kind: "company",
  ...NO_CUSTOMER,
  registerEntry: "",
  siren: "",
  site_address: "",
  description: "",
  choice: "",
  sentCall: "",
};

/** The fields alone. */
export function fieldsOf({ choice: _choice, sentCall: _sentCall, ...fields }: KeptProject): NewProjectValues {
  return fields;
}

/** A known customer as they are now, for what is changed of them to be told from what was theirs. */
export function asChosen(customer: CustomerAnswer): ChosenCustomer {
  const { id, kind, company, civility, first_name, last_name, email, phone, address } = customer;
  const town = address?.city ?? "";
  return { id, label: customerLabel(customer), town, kind, company, civility, first_name, last_name, email, phone };
}

/** True for a customer who was chosen in the list. */
export function isChosen(choice: CustomerChoice | CustomerAnswer | "nobody"): choice is ChosenCustomer {
  return choice !== null && typeof choice !== "string" && "label" in choice;
}

/** A choice as a text. */
export function choiceText(choice: CustomerChoice): string {
  return choice === null ? "" : JSON.stringify(choice);
}

/** The choice of a text of `choiceText`. */
export function readChoice(text: string): CustomerChoice {
  // Only `choiceText` makes these texts.
  return text === "" ? null : (JSON.parse(text) as CustomerChoice);
}

/** A call that creates a project. `typedText` is what was typed when it was sent. */
type SentCall = { key: string; typedText: string; body: CallInput<typeof createProject>["body"] };

/** The call of a text of `JSON.stringify`, or null. */
export function readSentCall(text: string): SentCall | null {
  // Only the form of a new project writes it.
  return text === "" ? null : (JSON.parse(text) as SentCall);
}

/**
 * A known customer who is meant takes what their card lacks, and what the question said that it replaces. A new one
 * takes what the register has of them, or the SIREN that was typed.
 */
export function meantBody(
  choice: CustomerAnswer | "new" | "nobody",
  description: TypedCustomer,
  { registerEntry, siren }: Pick<NewProjectValues, "registerEntry" | "siren"> = { registerEntry: "", siren: "" },
) {
  const typedSiren = description.kind === "company" && siren.trim() !== "" ? { siren: siren.trim() } : {};
  const ofRegister = registeredInfo(readRegistered(registerEntry), description);
  const client_info = { ...description, ...typedSiren, ...ofRegister };
  if (choice === "nobody") return { client_info };
  if (choice === "new") return { client_info, is_new_customer: true };
  return { customer_id: choice.id, client_info: saidChanges(choice, description) };
}

/** What the register has of the firm that was taken from it, or null. */
export function readRegistered(text: string): RegisteredCompanyAnswer | null {
  // Only the form of a new project writes it.
  return text === "" ? null : (JSON.parse(text) as RegisteredCompanyAnswer);
}

// Another name that is typed later is another firm.
function registeredInfo(firm: RegisteredCompanyAnswer | null, { kind, company }: TypedCustomer) {
  if (!firm || kind === "person" || company.trim() !== firm.name) return {};
  const { siren, siret, address } = firm;
  return { siren, siret, ...(address.city !== "" && { address: { ...address, country: "FR" } }) };
}

/** The customer as typed. The fields of a firm stay in the form, but are not sent for a private person. */
export function describeCustomer(client: TypedCustomer): TypedCustomer {
  const description = { ...client, email: client.email.trim().toLowerCase() };
  return client.kind === "person" ? { ...description, company: "" } : { ...description, civility: "" };
}

/** What is sent of a chosen customer. They keep what was not changed in the form. */
export function changesOf(customer: ChosenCustomer, client: TypedCustomer) {
  const changes = Object.entries(client).filter(([name, text]) => text !== customer[name as keyof TypedCustomer]);
  return { customer_id: customer.id, client_info: Object.fromEntries(changes) };
}

/**
 * The fields of a new customer that a typed name fills: of a person, the first word is the first name, after a civility
 * if there is one.
 */
export function namedFields(
  name: string,
  kind: NewProjectValues["kind"],
): [(typeof CUSTOMER_FIELDS)[number], string][] {
  if (kind === "company") return [["company", withCapital(name)]];
  const words = name.trim().split(/\s+/);
  const civility = words.length > 1 ? CIVILITY_SAID[(words[0] ?? "").toLowerCase().replace(/\.$/, "")] : undefined;
  // « M. Durand » says a last name alone.
  if (civility) return [["civility", civility], ...nameFields(words.slice(1))];
  return nameFields(words);
}

function nameFields([first = "", ...rest]: readonly string[]): [(typeof CUSTOMER_FIELDS)[number], string][] {
  return rest.length === 0
    ? [["last_name", withCapital(first)]]
    : [
        ["first_name", withCapital(first)],
        ["last_name", withCapital(rest.join(" "))],
      ];
}

const CIVILITY_SAID: Readonly<Record<string, Civility>> = {
  m: "m",
  mr: "m",
  monsieur: "m",
  mme: "mme",
  mlle: "mme",
  madame: "mme",
  mademoiselle: "mme",
};
