import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import type { SaidNewCustomer } from "#domain/assistant/actions/lines/said-customer.ts";
import type { CustomerCard } from "#domain/customers/customer.ts";
import { customerName } from "#domain/customers/customer.ts";
import { searchText } from "#domain/shared/search-text.ts";
import { findCustomer, listCustomerPage, toCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { findProject } from "#server/projects/projects.repository.ts";
import type { TargetOrQuestion } from "../action-target.ts";
import { tell } from "../action-target.ts";

type OtherCustomer = { customer_id: string } | { new_customer: SaidNewCustomer };

const MOST_KNOWN = 20;

/**
 * The customer whom a project is said to be for: a known one, a new one, or which one to ask. When nobody is named, the
 * others of the name of the present one are asked about. Null when there is none.
 */
export async function findOtherCustomer(
  tx: Db,
  projectId: string,
  saidCustomer: SaidNewCustomer | null,
): Promise<TargetOrQuestion<OtherCustomer> | null> {
  const project = await findProject(tx, projectId);
  const customer = project && (await findCustomer(tx, project.customerId));
  if (!customer) return null;
  if (saidCustomer === null) {
    const others = await listNamesakes(tx, customer);
    return others.length === 0 ? null : askWhich(others);
  }
  const knownCustomers = await listKnown(tx, saidCustomer);
  const otherCustomers = knownCustomers.filter(({ id }) => id !== customer.id);
  const [first, ...others] = otherCustomers;
  if (first && others.length === 0) return { target: { customer_id: first.id } };
  if (first) return askWhich(otherCustomers);
  if (knownCustomers.length > 0) return tell(proposalMessages.sameCustomer(customerName(customer)));
  return { target: { new_customer: saidCustomer } };
}

async function listNamesakes(tx: Db, { id, companyName, lastName }: CustomerCard): Promise<CustomerCard[]> {
  const name = searchText(lastName || companyName);
  if (name === "") return [];
  const customers = await listByName(tx, name);
  return customers.filter((one) => one.id !== id && searchText(one.lastName || one.companyName) === name);
}

// Every word that was said is in their name, and nobody of another civility is meant.
async function listKnown(
  tx: Db,
  { civility, company, first_name, last_name }: SaidNewCustomer,
): Promise<CustomerCard[]> {
  const words = searchText(company, first_name, last_name).split(" ");
  const customers = await listByName(tx, words.join(" "));
  return customers.filter((one) => {
    const nameWords = searchText(one.companyName, one.firstName, one.lastName).split(/[^a-z0-9]+/);
    const isOtherCivility = civility !== "" && one.civility !== "" && one.civility !== civility;
    return words.every((word) => nameWords.includes(word)) && !isOtherCivility;
  });
}

async function listByName(tx: Db, name: string): Promise<CustomerCard[]> {
  return (await listCustomerPage(tx, name, null, MOST_KNOWN)).map(toCustomer);
}

// A button says a name that is that of one customer alone.
function askWhich(customers: readonly CustomerCard[]): ReturnType<typeof tell> {
  const names = customers.map((one) => customerName(one));
  const labels = customers.map((one) =>
    [customerName(one), one.address?.city ?? ""].filter((word) => word !== "").join(", "),
  );
  const isTold = new Set(names.map((name) => searchText(name))).size === names.length;
  return tell(proposalMessages.whichCustomer(labels), isTold ? names.map(proposalMessages.theCustomerIs) : []);
}
