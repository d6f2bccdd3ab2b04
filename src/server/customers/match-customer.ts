import { customerMessages } from "#domain/customers/customer.messages.ts";
import type { CustomerCard } from "#domain/customers/customer.ts";
import { asBuyer } from "#domain/customers/customer.ts";
import { isSameBuyer } from "#domain/customers/same-buyer.ts";
import { completedBy, findDescribed, haveSameNames } from "#domain/customers/same-customer.ts";
import type { Db } from "#server/db/database.ts";
import { sendWithCommit } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { wrongInput } from "#server/http/error-answer.ts";
import type { SentClientInfo } from "./client-info.ts";
import { newCustomer, withClientInfo } from "./client-info.ts";
import {
  insertCustomer,
  listCustomersOfSameNames,
  lockCustomer,
  lockCustomers,
  saveCustomer,
} from "./customers.repository.ts";

/** A customer, and whether the company had them before. */
export type MatchedCustomer = { customer: CustomerCard; isKnown: boolean };

/**
 * The customer that `sentInfo` describes: a new one, or the known one (`isSameCustomer`), completed. Nothing known of
 * them is replaced. Two creations at once wait for each other, so they never create the same customer
 * twice. A customer who is known with all that was sent needs no waiting: nothing is written. `path`: where the fields
 * stand in what was sent, for the sentences beside them.
 */
export async function matchCustomer(
  deps: Deps,
  tx: Db,
  companyId: string,
  sentInfo: SentClientInfo,
  path = "client_info.",
): Promise<MatchedCustomer> {
  const newPerson = withClientInfo(newCustomer(deps.ids()), sentInfo, path);
  const findKnown = (candidates: readonly CustomerCard[]) =>
    findDescribed(
      candidates.filter(({ kind }) => sentInfo.kind === undefined || sentInfo.kind === kind),
      newPerson,
    );
  const knownCustomer = findKnown(await listCustomersOfSameNames(tx, newPerson));
  if (knownCustomer && isSame(knownCustomer, completedBy(knownCustomer, newPerson)))
    return { customer: knownCustomer, isKnown: true };
  // Sent together, and run one after the other: the list is read once the lock is held.
  const [, candidates] = await Promise.all([lockCustomers(tx, companyId), listCustomersOfSameNames(tx, newPerson)]);
  const customer = findKnown(candidates);
  if (!customer) {
    await sendWithCommit(tx, insertCustomer(tx, companyId, newPerson, deps.clock()));
    return { customer: newPerson, isKnown: false };
  }
  const completedCustomer = completedBy(customer, newPerson);
  if (!isSame(completedCustomer, customer)) await saveCustomer(tx, completedCustomer, deps.clock());
  return { customer: completedCustomer, isKnown: true };
}

/** A new customer, whoever has the same name: they were said to be somebody else. `path`: as in `matchCustomer`. */
export async function addCustomer(
  deps: Deps,
  tx: Db,
  companyId: string,
  sentInfo: SentClientInfo,
  path = "client_info.",
): Promise<MatchedCustomer> {
  const newPerson = withClientInfo(newCustomer(deps.ids()), sentInfo, path);
  await sendWithCommit(tx, insertCustomer(tx, companyId, newPerson, deps.clock()));
  return { customer: newPerson, isKnown: false };
}

/**
 * A customer with the sent fields. `isQuotedElsewhere`: another project has a quote for them. Its buyer is not changed
 * then: what would make somebody else of them makes a second customer.
 */
export async function changeCustomer(
  deps: Deps,
  tx: Db,
  companyId: string,
  customer: CustomerCard,
  sentInfo: SentClientInfo,
  isQuotedElsewhere: boolean,
): Promise<CustomerCard> {
  const changedCustomer = withClientInfo(customer, sentInfo, "client_info.");
  if (isSame(changedCustomer, customer)) return customer;
  if (isQuotedElsewhere && !isSameBuyer(asBuyer(customer), asBuyer(changedCustomer))) {
    const secondCustomer = { ...changedCustomer, id: deps.ids() };
    await insertCustomer(tx, companyId, secondCustomer, deps.clock());
    return secondCustomer;
  }
  await saveCustomer(tx, changedCustomer, deps.clock());
  return changedCustomer;
}

/** The customer chosen for a new project, locked. 400 when the company has no such customer. */
export async function findChosenCustomer(tx: Db, id: string): Promise<CustomerCard> {
  const customer = await lockCustomer(tx, id);
  if (!customer) throw wrongInput({ customer_id: customerMessages.unknownCustomer });
  return customer;
}

/**
 * Applies the sent fields to the project's customer (`changeCustomer`). A full description with another email and other
 * names means another customer.
 */
export async function correctCustomer(
  deps: Deps,
  tx: Db,
  companyId: string,
  current: CustomerCard,
  sentInfo: SentClientInfo,
  isQuotedElsewhere: boolean,
): Promise<CustomerCard> {
  const correctedCustomer = withClientInfo(current, sentInfo, "client_info.");
  const isWhole = [sentInfo.company, sentInfo.first_name, sentInfo.last_name, sentInfo.email].every(
    (part) => part !== undefined,
  );
  const isSameEmail = correctedCustomer.email !== "" && correctedCustomer.email === current.email;
  if (isWhole && !isSameEmail && !haveSameNames(correctedCustomer, current))
    return (await matchCustomer(deps, tx, companyId, sentInfo)).customer;
  return changeCustomer(deps, tx, companyId, current, sentInfo, isQuotedElsewhere);
}

function isSame(one: CustomerCard, other: CustomerCard): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
