import type { Address } from "../shared/address.ts";
import { searchText } from "../shared/search-text.ts";
import { sirenOfSiret } from "../shared/siren.ts";
import type { Civility, Customer, CustomerCard } from "./customer.ts";

type CustomerName = Pick<Customer, "companyName" | "firstName" | "lastName"> & { civility?: Civility };

/**
 * The known customer that a description is of, or null when it is of somebody new. `candidates`: oldest first. Between
 * several, the newest with a fact in common, else the one of whom nothing is known but the name.
 */
export function findDescribed(candidates: readonly CustomerCard[], description: CustomerCard): CustomerCard | null {
  const sameCustomers = candidates.filter((customer) => isSameCustomer(customer, description));
  if (sameCustomers.length < 2) return sameCustomers[0] ?? null;
  const closest = sameCustomers.findLast((customer) => hasFactInCommon(customer, description));
  return closest ?? sameCustomers.find(isNameAlone) ?? null;
}

/**
 * True when a description is of that known customer: same company and same names, and no other SIREN, SIRET, VAT
 * number, email or address where both have one. A SIREN is the identity of a firm, and two people may share a
 * name: a homonym is a second customer, since the first one's documents would become theirs.
 */
export function isSameCustomer(candidate: CustomerCard, description: CustomerCard): boolean {
  if (!haveSameNames(candidate, description) || isContradicted(candidate, description)) return false;
  return names(description) !== NAMELESS || hasFactInCommon(candidate, description);
}

/** True when company and names are the same, ignoring case and accents. */
export function haveSameNames(one: CustomerName, other: CustomerName): boolean {
  return names(one) === names(other);
}

/** A known customer with what a description adds. What was known stays: another value is asked about, or corrected. */
export function completedBy(candidate: CustomerCard, description: CustomerCard): CustomerCard {
  return {
    ...candidate,
    civility: candidate.civility || description.civility,
    email: candidate.email || description.email,
    phone: candidate.phone || description.phone,
    siren: candidate.siren || description.siren,
    siret: candidate.siret || description.siret,
    vatNumber: candidate.vatNumber || description.vatNumber,
    address: completedAddress(candidate.address, description.address),
  };
}

const NAMELESS = "||";

// Without first names, « Mme Roux » and « M. Roux » are two people.
function names({ companyName, firstName, lastName, civility = "" }: CustomerName): string {
  return [companyName, firstName === "" ? civility : firstName, lastName].map((part) => searchText(part)).join("|");
}

const FACTS: readonly ((customer: CustomerCard) => string)[] = [
  sirenOf,
  ({ siret }) => siret,
  ({ vatNumber }) => vatNumber,
  ({ email }) => email,
];

function isContradicted(candidate: CustomerCard, description: CustomerCard): boolean {
  return (
    FACTS.some((fact) => areDifferent(fact(candidate), fact(description))) ||
    isAnotherAddress(candidate.address, description.address)
  );
}

function hasFactInCommon(one: CustomerCard, other: CustomerCard): boolean {
  const facts = [...FACTS, streetOf, ({ phone }: CustomerCard) => phone];
  return facts.some((fact) => fact(one) !== "" && fact(one) === fact(other));
}

function isNameAlone(customer: CustomerCard): boolean {
  return FACTS.every((fact) => fact(customer) === "") && customer.address === null;
}

// A SIRET, and the VAT number of a French firm, contain its SIREN.
function sirenOf({ siren, siret, vatNumber }: CustomerCard): string {
  return siren || sirenOfSiret(siret) || (vatNumber.startsWith("FR") ? vatNumber.slice(4) : "");
}

function streetOf({ address }: CustomerCard): string {
  return plainPart(address?.line1 ?? "");
}

// A town alone is no other address: it may be where the work is.
function isAnotherAddress(candidate: Address | null, description: Address | null): boolean {
  if (!candidate || !description || isTownAlone(description)) return false;
  const parts = ["line1", "line2", "postalCode", "city"] as const;
  if (parts.some((part) => areDifferent(plainPart(candidate[part]), plainPart(description[part])))) return true;
  return candidate.postalCode !== "" && description.postalCode !== "" && candidate.country !== description.country;
}

function isTownAlone({ line1, line2, postalCode }: Address): boolean {
  return line1 === "" && line2 === "" && postalCode === "";
}

function areDifferent(one: string, other: string): boolean {
  return one !== "" && other !== "" && one !== other;
}

// « 8, quai Sud » and « 8 quai sud » are one street.
function plainPart(text: string): string {
  return searchText(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, " "));
}

// The country of an address without postal code was not said: it is the usual one.
function completedAddress(candidate: Address | null, description: Address | null): Address | null {
  if (!candidate || !description) return candidate ?? description;
  return {
    line1: candidate.line1 || description.line1,
    line2: candidate.line2 || description.line2,
    postalCode: candidate.postalCode || description.postalCode,
    city: candidate.city || description.city,
    country: candidate.postalCode === "" && description.postalCode !== "" ? description.country : candidate.country,
  };
}
