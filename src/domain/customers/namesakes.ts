import { internationalPhone } from "../shared/phone.ts";
import { searchText } from "../shared/search-text.ts";
import { sirenOfSiret } from "../shared/siren.ts";
import type { Civility, CustomerKind } from "./customer.ts";

/** Somebody as they are said, by the names on the wire. Empty text means that it was not said. */
export type SaidCustomer = {
  kind: CustomerKind;
  company: string;
  civility: Civility;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  /** A SIREN, or a SIRET that begins with it. */
  siren?: string;
};

/** Who of the known customers is meant: nobody, one of them for sure, or one who is to be asked about. */
export type NamesakeMatch<Known> =
  | { kind: "nobody" }
  | { kind: "one"; customer: Known }
  | { kind: "unsure"; customers: readonly Known[] };

/**
 * The known customer who is meant by what is said. It is sure when they alone bear that name, whole, or have the email
 * or the phone that was said. « Mme Roux » may be another Mme Roux, and another phone or email may be of somebody
 * else: then it is asked.
 */
export function meantCustomer<Known extends SaidCustomer>(
  description: SaidCustomer,
  customers: readonly Known[],
): NamesakeMatch<Known> {
  const namesakes = customers.filter((customer) => isNamesake(customer, description));
  if (namesakes.length === 0) return { kind: "nobody" };
  const sureCustomers = namesakes.filter(
    (customer) =>
      customer.kind === description.kind &&
      hasSameName(customer, description) &&
      !hasOtherFact(customer, description) &&
      (hasFactInCommon(customer, description) || (isWhole(description) && namesakes.length === 1)),
  );
  const [customer, ...others] = sureCustomers;
  return customer && others.length === 0 ? { kind: "one", customer } : { kind: "unsure", customers: namesakes };
}

/** What was said of a known customer that their card lacks or has otherwise, by the names on the wire. */
export function saidChanges(card: SaidCustomer, description: SaidCustomer): Partial<SaidCustomer> {
  return {
    ...(card.civility === "" && description.civility !== "" && { civility: description.civility }),
    ...(card.first_name === "" && description.first_name !== "" && { first_name: description.first_name }),
    ...(card.last_name === "" && description.last_name !== "" && { last_name: description.last_name }),
    ...(description.email !== "" && description.email !== card.email && { email: description.email }),
    ...(description.phone !== "" && !hasSamePhone(card, description) && { phone: description.phone }),
    ...(sirenOf(card) === "" && description.siren && { siren: description.siren }),
  };
}

/** What is replaced on the card of a known customer by what was said: the fields that had another value. */
export function replacedFields(card: SaidCustomer, description: SaidCustomer): ("email" | "phone")[] {
  const changes = saidChanges(card, description);
  return (["phone", "email"] as const).filter((field) => card[field] !== "" && changes[field] !== undefined);
}

// A name of which a part is unknown may be the one that was said: « Mme Roux » and « Claire Roux ».
function isNamesake(card: SaidCustomer, description: SaidCustomer): boolean {
  if (card.kind !== description.kind) return isContactOf(card, description);
  const isSameContact =
    mayBeSame(card.first_name, description.first_name) && mayBeSame(card.last_name, description.last_name);
  if (card.kind === "company")
    return searchText(description.company) !== "" && isSame("company", card, description) && isSameContact;
  return (
    description.last_name !== "" &&
    isSame("last_name", card, description) &&
    mayBeSame(card.first_name, description.first_name) &&
    mayBeSame(card.civility, description.civility)
  );
}

// « Mme Roux » may be Claire Roux of the firm Menuiserie Roux. It is never sure.
function isContactOf(card: SaidCustomer, description: SaidCustomer): boolean {
  return (
    card.kind === "company" &&
    description.last_name !== "" &&
    isSame("last_name", card, description) &&
    mayBeSame(card.first_name, description.first_name) &&
    mayBeSame(card.civility, description.civility)
  );
}

function hasSameName(card: SaidCustomer, description: SaidCustomer): boolean {
  return card.kind === "company" || isSame("first_name", card, description);
}

function isWhole({ kind, first_name }: SaidCustomer): boolean {
  return kind === "company" || first_name !== "";
}

function isSame(field: "company" | "first_name" | "last_name", one: SaidCustomer, other: SaidCustomer): boolean {
  return searchText(one[field]) === searchText(other[field]);
}

function mayBeSame(one: string, other: string): boolean {
  return one === "" || other === "" || searchText(one) === searchText(other);
}

function hasFactInCommon(card: SaidCustomer, description: SaidCustomer): boolean {
  const isSameSiren = sirenOf(description) !== "" && sirenOf(card) === sirenOf(description);
  const isSameEmail = description.email !== "" && card.email === description.email;
  return isSameSiren || isSameEmail || hasSamePhone(card, description);
}

function hasOtherFact(card: SaidCustomer, description: SaidCustomer): boolean {
  const isOtherEmail = card.email !== "" && description.email !== "" && card.email !== description.email;
  return (
    hasOtherSiren(card, description) ||
    isOtherEmail ||
    (card.phone !== "" && description.phone !== "" && !hasSamePhone(card, description))
  );
}

/** True when another SIREN is said than the one of a card: it may be another firm of that name. */
export function hasOtherSiren(card: Pick<SaidCustomer, "siren">, description: Pick<SaidCustomer, "siren">): boolean {
  const [siren, saidSiren] = [sirenOf(card), sirenOf(description)];
  return siren !== "" && saidSiren !== "" && siren !== saidSiren;
}

function sirenOf({ siren = "" }: Pick<SaidCustomer, "siren">): string {
  return sirenOfSiret(siren);
}

// Several numbers may be side by side.
function hasSamePhone(card: SaidCustomer, description: SaidCustomer): boolean {
  const numbers = new Set(phonesIn(card.phone));
  return phonesIn(description.phone).some((phone) => numbers.has(phone));
}

function phonesIn(text: string): string[] {
  return text
    .split(/[/,;]| ou | et /)
    .map(internationalPhone)
    .filter((phone) => phone !== "");
}
