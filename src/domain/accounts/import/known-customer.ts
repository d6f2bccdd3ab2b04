import type { CustomerCard } from "../../customers/customer.ts";
import { personName } from "../../customers/customer.ts";
import { haveSameNames, isSameCustomer } from "../../customers/same-customer.ts";
import { searchText } from "../../shared/search-text.ts";

/** Why a row of a file is of a customer who is there already. */
export type KnownReason = "siren" | "email" | "name";

/** What two descriptions of one customer have in common: at least one of these. */
export function keysOfCustomer({ siren, email, ...card }: CustomerCard): string[] {
  return [
    ...(siren === "" ? [] : [`s:${siren}`]),
    ...(email === "" ? [] : [`e:${email.toLowerCase()}`]),
    `n:${searchText(card.companyName, personName(card))}`,
  ];
}

/**
 * The one of `candidates` that a row is of: same SIREN, same email, or same name with nothing that contradicts it, or
 * with the same town. Null for somebody new. Two SIREN are two firms.
 */
export function findKnownCustomer(
  candidates: readonly CustomerCard[],
  card: CustomerCard,
): { customer: CustomerCard; reason: KnownReason } | null {
  for (const customer of candidates) {
    const reason = reasonOf(customer, card);
    if (reason) return { customer, reason };
  }
  return null;
}

function reasonOf(customer: CustomerCard, card: CustomerCard): KnownReason | null {
  if (card.siren !== "" && customer.siren !== "") return card.siren === customer.siren ? "siren" : null;
  if (card.email !== "" && card.email.toLowerCase() === customer.email.toLowerCase()) return "email";
  if (isSameCustomer(customer, card)) return "name";
  const town = townOf(card);
  return town !== "" && town === townOf(customer) && haveSameNames(customer, card) ? "name" : null;
}

function townOf({ address }: CustomerCard): string {
  return searchText(address?.city ?? "");
}
