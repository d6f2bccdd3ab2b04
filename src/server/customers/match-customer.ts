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
 * The customer that `sent` describes: a new one, or the known one (`isSameCustomer`) with the new fields. Two creations
 * at once wait for each other, so they never create the same customer twice. A customer who is known with all that was
 * sent needs no waiting: nothing is written.
 */
export async function matchCustomer(
  deps: Deps,
  tx: Db,
  companyId: string,
  sent: SentClientInfo,
): Promise<CustomerCard> {
  const newPerson = withClientInfo(newCustomer(deps.ids()), sent, "client_info.");
  const isDescribed = (candidate: CustomerCard) => isSameCustomer(candidate, newPerson);
  const knownCustomer = (await listCustomersOfSameNames(tx, newPerson)).find(isDescribed);
  if (knownCustomer && isSame(knownCustomer, withFilledFields(knownCustomer, sent))) return knownCustomer;
  // Sent together, and run one after the other: the list is read once the lock is held.
  const [, candidates] = await Promise.all([lockCustomers(tx, companyId), listCustomersOfSameNames(tx, newPerson)]);
  const customer = candidates.find(isDescribed);
  if (!customer) {
    await insertCustomer(tx, companyId, newPerson, deps.clock());
    return newPerson;
  }
  const completedCustomer = withFilledFields(customer, sent);
  if (!isSame(completedCustomer, customer)) await saveCustomer(tx, completedCustomer, deps.clock());
  return completedCustomer;
}

/** The chosen customer, with the sent fields. 400 when the company has no such customer. */
export async function changeCustomer(deps: Deps, tx: Db, id: string, sent: SentClientInfo): Promise<CustomerCard> {
  const customer = await findCustomer(tx, id, true);
  if (!customer) throw wrongInput({ customer_id: customerMessages.unknownCustomer });
  const changedCustomer = withClientInfo(customer, sent, "client_info.");
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
  sent: SentClientInfo,
): Promise<CustomerCard> {
  const correctedCustomer = withClientInfo(current, sent, "client_info.");
  const isWhole = [sent.company, sent.first_name, sent.last_name, sent.email].every((part) => part !== undefined);
  const sameEmail = correctedCustomer.email !== "" && correctedCustomer.email === current.email;
  if (isWhole && !sameEmail && !sameNames(correctedCustomer, current)) return matchCustomer(deps, tx, companyId, sent);
  await saveCustomer(tx, correctedCustomer, deps.clock());
  return correctedCustomer;
}

// A town alone completes an address without one, and replaces none: it may be where the work is.
function isKnownTown({ address }: CustomerCard, sent: SentClientInfo): boolean {
  const isTownAlone = sent.address?.city !== undefined && !sent.address.line1 && !sent.address.postal_code;
  return isTownAlone && address !== null && address.city !== "";
}

function withFilledFields(customer: CustomerCard, sent: SentClientInfo): CustomerCard {
  const filledFields = Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) => value !== "" && value !== undefined && !(name === "address" && isKnownTown(customer, sent)),
    ),
  );
  return withClientInfo(customer, filledFields, "client_info.");
}

function isSame(one: CustomerCard, other: CustomerCard): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
