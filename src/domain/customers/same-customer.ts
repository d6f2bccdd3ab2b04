import { searchText } from "../shared/search-text.ts";
import type { Civility, Customer } from "./customer.ts";

type Named = Pick<Customer, "companyName" | "firstName" | "lastName" | "email"> & { civility?: Civility };

/**
 * True when two descriptions are of the same customer: same company, same names, and the same email when both have one.
 * Two people may share an address. See docs/specification.md#documents: never a silent duplicate.
 */
export function isSameCustomer(one: Named, other: Named): boolean {
  if (one.email !== "" && other.email !== "") return one.email === other.email && sameNames(one, other);
  return sameNames(one, other);
}

/** True when company and names are the same, ignoring case and accents. */
export function sameNames(one: Named, other: Named): boolean {
  return names(one) === names(other);
}

// Without first names, « Mme Roux » and « M. Roux » are two people.
function names({ companyName, firstName, lastName, civility = "" }: Named): string {
  return [companyName, firstName === "" ? civility : firstName, lastName].map((part) => searchText(part)).join("|");
}
