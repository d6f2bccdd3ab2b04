import type { CustomerKind } from "./customer.ts";
import { clientNames } from "./customer.ts";

/** What a customer without any name is called in lists. */
export const UNNAMED_CUSTOMER = "Sans nom";

/** What a customer is called in a list. */
export function customerLabel(customer: { kind: CustomerKind; company: string; full_name: string }): string {
  return clientNames(customer)[0] ?? UNNAMED_CUSTOMER;
}

/** Sentences about customers. */
export const customerMessages = {
  unknownCustomer: "Ce client n'est plus dans ta liste. Choisis-en un autre, ou remplis les champs.",
};
