import type { CustomerCard } from "#domain/customers/customer.ts";
import { isSameCustomer, sameNames } from "#domain/customers/same-customer.ts";
import { customerMessages } from "#domain/customers/customer.messages.ts";
import { wrongInput } from "#server/http/error-answer.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { SentClientInfo } from "./client-info.ts";
import { newCustomer, withClientInfo } from "./client-info.ts";
import {
  findCustomer,
  insertCustomer,
  listCustomersOfSameNames,
  lockCustomers,
  saveCustomer,
} from "./customers.repository.ts";

/**
 * The customer that `sentInfo` describes: a new one, or the known one (`isSameCustomer`) with the new fields. Two
 * creations at once wait for each other, so they never create the same customer twice. A customer who is known with all
 * that was sent needs no waiting: nothing is written.
 */
export async function matchCustomer(
  deps: Deps,
  tx: Db,
  companyId: string,
  sentInfo: SentClientInfo,
): Promise<CustomerCard> {
  const newPerson = withClientInfo(newCustomer(deps.ids()), sentInfo, "client_info.");
  const isDescribed = (candidate: CustomerCard) => isSameCustomer(candidate, newPerson);
  const knownCustomer = (await listCustomersOfSameNames(tx, newPerson)).find(isDescribed);
  if (knownCustomer && isSame(knownCustomer, withFilledFields(knownCustomer, sentInfo))) return knownCustomer;
  // Sent together, and run one after the other: the list is read once the lock is held.
  const [, candidates] = await Promise.all([lockCustomers(tx, companyId), listCustomersOfSameNames(tx, newPerson)]);
  const customer = candidates.find(isDescribed);
  if (!customer) {
    await insertCustomer(tx, companyId, newPerson, deps.clock());
    return newPerson;
  }
  const completedCustomer = withFilledFields(customer, sentInfo);
  if (!isSame(completedCustomer, customer)) await saveCustomer(tx, completedCustomer, deps.clock());
  return completedCustomer;
}

/** The chosen customer, with the sent fields. 400 when the company has no such customer. */
export async function changeCustomer(deps: Deps, tx: Db, id: string, sentInfo: SentClientInfo): Promise<CustomerCard> {
  const customer = await findCustomer(tx, id, true);
  if (!customer) throw wrongInput({ customer_id: customerMessages.unknownCustomer });
  const changedCustomer = withClientInfo(customer, sentInfo, "client_info.");
  if (!isSame(changedCustomer, customer)) await saveCustomer(tx, changedCustomer, deps.clock());
  return changedCustomer;
}

/**
 * Applies the sent fields to the project's customer. A full description with another email and other names means
 * another customer.
 */
export async function correctCustomer(
  deps: Deps,
  tx: Db,
  companyId: string,
  current: CustomerCard,
  sentInfo: SentClientInfo,
): Promise<CustomerCard> {
  const correctedCustomer = withClientInfo(current, sentInfo, "client_info.");
  const isWhole = [sentInfo.company, sentInfo.first_name, sentInfo.last_name, sentInfo.email].every(
    (part) => part !== undefined,
  );
  const sameEmail = correctedCustomer.email !== "" && correctedCustomer.email === current.email;
  if (isWhole && !sameEmail && !sameNames(correctedCustomer, current))
    return matchCustomer(deps, tx, companyId, sentInfo);
  await saveCustomer(tx, correctedCustomer, deps.clock());
  return correctedCustomer;
}

// A town alone completes an address without one, and replaces none: it may be where the work is.
function isKnownTown({ address }: CustomerCard, sentInfo: SentClientInfo): boolean {
  const isTownAlone = sentInfo.address?.city !== undefined && !sentInfo.address.line1 && !sentInfo.address.postal_code;
  return isTownAlone && address !== null && address.city !== "";
}

function withFilledFields(customer: CustomerCard, sentInfo: SentClientInfo): CustomerCard {
  const filledFields = Object.fromEntries(
    Object.entries(sentInfo).filter(
      ([name, value]) =>
        value !== "" && value !== undefined && !(name === "address" && isKnownTown(customer, sentInfo)),
    ),
  );
  return withClientInfo(customer, filledFields, "client_info.");
}

function isSame(one: CustomerCard, other: CustomerCard): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
