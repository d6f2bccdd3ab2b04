import type { Address } from "../shared/address.ts";
import { isFrance } from "../shared/territory.ts";

/** A professional (`company`) or a private individual (`person`). Legal mentions, VAT and e-invoicing differ. */
export type CustomerKind = "company" | "person";

/** How a private person may be called while their first name is not known. Empty when it was not said. */
export const CIVILITIES = ["", "mme", "m", "couple"] as const;

/** One of them. */
export type Civility = (typeof CIVILITIES)[number];

/** The civilities as they are printed. */
export const CIVILITY_WORDS: Record<Civility, string> = {
  "": "",
  mme: "Mme",
  m: "M.",
  couple: "M. et Mme",
};

/** The buyer. Empty text means unknown. */
export type Customer = {
  id: string;
  kind: CustomerKind;
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  siren: string;
  /** Fourteen digits that begin with the SIREN. It is the establishment that buys, when known. */
  siret: string;
  vatNumber: string;
  address: Address | null;
};

/** A customer as their card has them. Documents print what `asBuyer` makes of it. */
export type CustomerCard = Customer & { civility: Civility };

type PersonNames = Pick<Customer, "firstName" | "lastName"> & { civility?: Civility | undefined };

/** A person's name: « Claire Roux », or « Mme Roux » while the first name is not known. Empty without a name. */
export function personName({ civility = "", firstName, lastName }: PersonNames): string {
  const first = firstName === "" && lastName !== "" ? CIVILITY_WORDS[civility] : firstName;
  return `${first} ${lastName}`.trim();
}

/** A person's name with their civility when it is known: « M. Sylvain Delorme ». Empty without a name. */
export function titledName({ civility = "", firstName, lastName }: PersonNames): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === "" || lastName === "" ? name : `${CIVILITY_WORDS[civility]} ${name}`.trim();
}

/** The name on the envelope: the firm of a professional, or the private person. */
export function customerName(customer: Pick<Customer, "kind" | "companyName"> & PersonNames): string {
  const person = personName(customer);
  return customer.kind === "company" ? customer.companyName || person : person || customer.companyName;
}

/**
 * The buyer as printed on documents. A private person has no business numbers, even if their card still has those of a
 * firm. A civility stands where the first name would be: « Mme Roux ».
 */
export function asBuyer({ civility, ...customer }: CustomerCard): Customer {
  const firstName =
    customer.firstName === "" && customer.lastName !== "" ? CIVILITY_WORDS[civility] : customer.firstName;
  const buyer = { ...customer, firstName };
  return buyer.kind === "person" ? { ...buyer, siren: "", siret: "", vatNumber: "" } : buyer;
}

/** The name of a customer on screens, from the names on the wire: the firm and its contact, or the private person. */
export function clientNames(client: { kind: CustomerKind; company: string; full_name: string }): string[] {
  const { kind, company, full_name } = client;
  return (kind === "person" ? [full_name || company] : [company, full_name]).filter((name) => name !== "");
}

/**
 * Wire names of the buyer's fields that are missing for an invoice (CGI ann. II 242 nonies A). A postal code is asked
 * for in France and Monaco alone: the law wants an address, and some countries have no postal codes.
 */
export function missingBuyerFields(customer: Customer): string[] {
  const missing: string[] = [];
  if (customerName(customer) === "") missing.push(customer.kind === "company" ? "company" : "last_name");
  const address = customer.address;
  if (!address?.line1) missing.push("address.line1");
  const hasPostalCodes = !address || isFrance(address.country) || address.country === "MC" || address.country === "";
  if (hasPostalCodes && !address?.postalCode) missing.push("address.postal_code");
  if (!address?.city) missing.push("address.city");
  return missing;
}

const BUYER_PREFIX = "customer.";

/** The wire name of a buyer's field among those of the seller: both have an address. */
export function asBuyerField(name: string): string {
  return `${BUYER_PREFIX}${name}`;
}

/** The wire names of the seller and of the buyer, of names that stand together. */
export function namesByParty(names: readonly string[]): { ofSeller: string[]; ofBuyer: string[] } {
  return {
    ofSeller: names.filter((name) => !name.startsWith(BUYER_PREFIX)),
    ofBuyer: names.filter((name) => name.startsWith(BUYER_PREFIX)).map((name) => name.slice(BUYER_PREFIX.length)),
  };
}

/**
 * True for a professional in France whose SIREN is unknown: their invoices cannot go through the French e-invoicing
 * network. Customers abroad need no SIREN, since their invoices are reported instead of transmitted.
 */
export function isMissingSiren(customer: Customer): boolean {
  return customer.kind === "company" && customer.siren === "" && isInFrance(customer);
}

/**
 * Wire names of what a quote to a firm can do without, and its invoice cannot: name, address and SIREN. Empty for a
 * private person, whose quote must have theirs.
 */
export function unsaidOfFirm(customer: Customer): string[] {
  if (customer.kind === "person") return [];
  return [...missingBuyerFields(customer), ...(isMissingSiren(customer) ? ["siren"] : [])];
}

/** True for the State, a local authority or a body of theirs: their SIREN begins with 1 or 2, that of no other does. */
export function isPublicBody({ siren }: Pick<Customer, "siren">): boolean {
  return /^[12]/.test(siren);
}

/** True for a customer in France, its overseas departments included, or of unknown country. */
export function isInFrance({ address }: Pick<Customer, "address">): boolean {
  return address === null || isFrance(address.country);
}
