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
  vatNumber: string;
  address: Address | null;
};

/** The name on the envelope: the firm for a professional, the person otherwise. */
export function customerName(customer: Pick<Customer, "kind" | "companyName" | "firstName" | "lastName">): string {
  const person = `${customer.firstName} ${customer.lastName}`.trim();
  return customer.kind === "company" ? customer.companyName || person : person || customer.companyName;
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
 * True for a customer whose invoices should go through the French e-invoicing network and cannot: a professional in France whose
 * SIREN is unknown. Customers abroad have none: their invoices are reported, not transmitted.
 */
export function isBeyondNetwork(customer: Customer): boolean {
  return customer.kind === "company" && customer.siren === "" && isInFrance(customer);
}

/** True for a customer in France, or whose country nobody said. */
export function isInFrance({ address }: Pick<Customer, "address">): boolean {
  return address === null || address.country === "FR";
}
