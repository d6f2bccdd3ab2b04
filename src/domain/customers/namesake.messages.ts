import { customerName, personName } from "./customer.ts";
import type { SaidCustomer } from "./namesakes.ts";
import { replacedFields } from "./namesakes.ts";

/** A known customer, with what tells them from another of that name. */
export type Namesake = SaidCustomer & { id: string; address: { line1?: string; city: string } | null };

/** The words of the question whether somebody is a customer who is known by that name. */
export const namesakeMessages = {
  which: "Tu as déjà plusieurs clients de ce nom. C'est pour lequel ?",
  yes: "Oui",
  anotherPerson: "Non, une autre personne",
  anotherFirm: "Non, une autre entreprise",
  newCustomer: "Un nouveau client",
};

const REPLACED = { phone: "Si oui, je remplace son téléphone par", email: "Si oui, je remplace son email par" };

/** Asks whether a known customer is meant, and says what a yes would replace on their card. */
export function namesakeQuestion(customer: Namesake, description: SaidCustomer): string {
  const marks = namesakeMarks(customer).join(", ");
  const isContact = customer.kind === "company" && description.kind === "person";
  const name = isContact ? contactName(customer) : nameOf(customer);
  const question = `C'est bien ${name}${marks && ` (${marks})`}, déjà dans tes clients ?`;
  return [
    question,
    ...replacedFields(customer, description).map((field) => `${REPLACED[field]} ${description[field]}.`),
  ].join(" ");
}

/** The answer of somebody of that name and kind who is not the known customer. */
export function somebodyElse({ kind }: Pick<SaidCustomer, "kind">): string {
  return kind === "company" ? namesakeMessages.anotherFirm : namesakeMessages.anotherPerson;
}

/** A known customer among those of one name: « Mme Roux – Lyon – 06 12 34 56 78 ». */
export function namesakeLabel(customer: Namesake): string {
  return [nameOf(customer), ...namesakeMarks(customer)].join(" – ");
}

/** What tells a customer from others of that name: the town, else the street, and a way to reach them. */
export function namesakeMarks({ address, phone, email }: Namesake): string[] {
  return [address?.city || (address?.line1 ?? ""), phone || email].filter((mark) => mark !== "");
}

// « Claire Roux (Menuiserie Roux) ».
function contactName({ company, first_name, last_name }: Namesake): string {
  return `${personName({ firstName: first_name, lastName: last_name })} (${company})`;
}

function nameOf({ kind, company, civility, first_name, last_name }: Namesake): string {
  return customerName({ kind, companyName: company, civility, firstName: first_name, lastName: last_name });
}
