import { searchText } from "../shared/search-text.ts";
import type { Customer } from "./customer.ts";
import { CIVILITY_WORDS, customerName } from "./customer.ts";

/**
 * True when the buyer of a kept quote is the one of today: what they accepted binds no other buyer (C. civ. 1199). Same
 * customer, kind, and SIREN or name; a name, a first name or a SIREN that was unknown and is known now changes nothing.
 */
export function isSameBuyer(quotedBuyer: Customer, today: Customer): boolean {
  if (quotedBuyer.id !== today.id) return false;
  if (quotedBuyer.siren !== "") return quotedBuyer.siren === today.siren;
  return customerName(quotedBuyer) === "" || (quotedBuyer.kind === today.kind && isSameName(quotedBuyer, today));
}

function isSameName(quotedBuyer: Customer, today: Customer): boolean {
  if (searchText(customerName(quotedBuyer)) === searchText(customerName(today))) return true;
  const isFirstNameUnknown =
    quotedBuyer.firstName === "" || Object.values(CIVILITY_WORDS).includes(quotedBuyer.firstName);
  return (
    quotedBuyer.kind === "person" &&
    isFirstNameUnknown &&
    searchText(quotedBuyer.lastName) === searchText(today.lastName)
  );
}
