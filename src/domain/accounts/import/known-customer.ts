import type { CustomerCard } from "../../customers/customer.ts";
import { personName } from "../../customers/customer.ts";
import { reachText } from "../../customers/reach-text.ts";
import { haveSameNames, isSameCustomer } from "../../customers/same-customer.ts";
import { searchText } from "../../shared/search-text.ts";

/** Why a row of a file is of a customer who is there already. */
export type KnownReason = "siren" | "email" | "phone" | "name";

/**
 * What two descriptions of one customer have in common: at least one of these. They are written as the keys of the
 * table `customer_key`, where a name is its words in the order of the alphabet.
 */
export function keysOfCustomer(card: CustomerCard): string[] {
  const { siren, email, companyName } = card;
  const name = searchText(companyName, personName(card));
  return [
    ...(siren === "" ? [] : [`s:${siren}`]),
    ...(email === "" ? [] : [`e:${email.toLowerCase()}`]),
    ...phonesOf(card).map((phone) => `p:${phone}`),
    `n:${name}`,
    ...(companyName === "" ? [`n:${personWords(card)}`] : []),
  ];
}

/**
 * The one of `candidates` that a row is of: same SIREN, same email, same phone, or same name, in either order, with
 * nothing that contradicts it, or with the same town or postal code. Null for somebody new. Two SIREN are two firms.
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
  if (haveSamePhone(customer, card)) return "phone";
  const isNamed = [card, inOtherOrder(card)].some(
    (one) => isSameCustomer(customer, one) || (haveSameNames(customer, one) && areInSamePlace(customer, one)),
  );
  return isNamed ? "name" : null;
}

// « Martin Sophie »: the order of a file is a guess.
function inOtherOrder(card: CustomerCard): CustomerCard {
  if (card.firstName === "" || card.lastName === "") return card;
  return { ...card, firstName: card.lastName, lastName: card.firstName };
}

function areInSamePlace({ address }: CustomerCard, { address: other }: CustomerCard): boolean {
  if (!address || !other) return false;
  const isSameCode = address.postalCode !== "" && address.postalCode === other.postalCode;
  return isSameCode || (address.city !== "" && searchText(address.city) === searchText(other.city));
}

function haveSamePhone(one: CustomerCard, other: CustomerCard): boolean {
  if (one.phone === "" || other.phone === "") return false;
  const phones = phonesOf(one);
  return phonesOf(other).some((phone) => phones.includes(phone));
}

// A short number, « 3631 », is that of a service.
function phonesOf({ phone }: CustomerCard): string[] {
  if (phone === "") return [];
  return reachText({ phone, address: null })
    .split(" ")
    .filter((number) => /^(0[1-9]\d{8}|\+\d{6,15})$/.test(number));
}

// As `twin_name` of the database writes the name of a person.
function personWords({ firstName, lastName }: CustomerCard): string {
  const words = searchText(firstName, lastName).split(/[^a-z0-9]+/);
  return words
    .filter((word) => word !== "" && !CIVIL_WORDS.has(word))
    .toSorted((one, other) => (one < other ? -1 : Number(one > other)))
    .join("")
    .slice(0, 80);
}

const CIVIL_WORDS = new Set(["m", "mr", "mme", "monsieur", "madame", "et", "ei", "sa"]);
