import type { CustomerAnswer } from "#api/customers.ts";
import type { CustomerCard } from "#domain/customers/customer.ts";

/** The card of a customer for the rules of the domain. */
export function customerCardOf({
  company,
  first_name,
  last_name,
  vat_number,
  address,
  ...card
}: CustomerAnswer): CustomerCard {
  return {
    ...card,
    companyName: company,
    firstName: first_name,
    lastName: last_name,
    vatNumber: vat_number,
    address: address && { ...address, postalCode: address.postal_code },
  };
}
