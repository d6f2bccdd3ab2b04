import type { Address } from "../shared/address.ts";

/** A professional (`company`) or a private individual (`person`): mentions, VAT and e-invoicing differ. */
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
  /** Fourteen digits, those of the SIREN first; of the establishment that buys, when it was said. */
  siret: string;
  vatNumber: string;
  address: Address | null;
};

/** The name on the envelope: the firm for a professional, the person otherwise. */
export function customerName(customer: Pick<Customer, "kind" | "companyName" | "firstName" | "lastName">): string {
  const person = `${customer.firstName} ${customer.lastName}`.trim();
  return customer.kind === "company" ? customer.companyName || person : person || customer.companyName;
}

/**
 * The buyer as documents know them: a private person has no business numbers, were those of a firm still on their card.
 */
export function asBuyer(customer: Customer): Customer {
  return customer.kind === "person" ? { ...customer, siren: "", siret: "", vatNumber: "" } : customer;
}

/**
 * What a customer is called on screens, from the names on the wire: the firm then its contact, or the private person
 * alone.
 */
export function clientNames(client: { kind: CustomerKind; company: string; full_name: string }): string[] {
  const { kind, company, full_name } = client;
  return (kind === "person" ? [full_name || company] : [company, full_name]).filter((name) => name !== "");
}

/** Wire names of what must still be known of the buyer before an invoice can be issued (CGI ann. II 242 nonies A). */
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
 * network. Customers abroad need no SIREN: their invoices are reported, not transmitted.
 */
export function isMissingSiren(customer: Customer): boolean {
  return customer.kind === "company" && customer.siren === "" && isInFrance(customer);
}

/** True for a customer in France, or whose country nobody said. */
export function isInFrance({ address }: Pick<Customer, "address">): boolean {
  return address === null || address.country === "FR";
}
