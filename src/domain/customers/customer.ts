import type { Address } from "../shared/address.ts";
import { isFrance } from "../shared/territory.ts";

/** A professional (`company`) or a private individual (`person`). Legal mentions, VAT and e-invoicing differ. */
export type CustomerKind = "company" | "person";

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

/** The name on the envelope: the firm of a professional, or the private person. */
export function customerName(customer: Pick<Customer, "kind" | "companyName" | "firstName" | "lastName">): string {
  const person = `${customer.firstName} ${customer.lastName}`.trim();
  return customer.kind === "company" ? customer.companyName || person : person || customer.companyName;
}

/**
 * The buyer as printed on documents. A private person has no business numbers, even if their card still has those of a
 * firm.
 */
export function asBuyer(customer: Customer): Customer {
  return customer.kind === "person" ? { ...customer, siren: "", siret: "", vatNumber: "" } : customer;
}

/** The name of a customer on screens, from the names on the wire: the firm and its contact, or the private person. */
export function clientNames(client: { kind: CustomerKind; company: string; full_name: string }): string[] {
  const { kind, company, full_name } = client;
  return (kind === "person" ? [full_name || company] : [company, full_name]).filter((name) => name !== "");
}

/** Wire names of the buyer's fields that are missing for an invoice (CGI ann. II 242 nonies A). */
export function missingBuyerFields(customer: Customer): string[] {
  const missing: string[] = [];
  if (customerName(customer) === "") missing.push(customer.kind === "company" ? "company" : "last_name");
  const address = customer.address;
  if (!address?.line1) missing.push("address.line1");
  if (!address?.postalCode) missing.push("address.postal_code");
  if (!address?.city) missing.push("address.city");
  return missing;
}

/**
 * True for a professional in France whose SIREN is unknown: their invoices cannot go through the French e-invoicing
 * network. Customers abroad need no SIREN, since their invoices are reported instead of transmitted.
 */
export function isMissingSiren(customer: Customer): boolean {
  return customer.kind === "company" && customer.siren === "" && isInFrance(customer);
}

/** True for a customer in France, its overseas departments included, or of unknown country. */
export function isInFrance({ address }: Pick<Customer, "address">): boolean {
  return address === null || isFrance(address.country);
}
