import { lockCustomer, saveCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findMailedDocument, listWrongAddresses } from "./mailed-documents.repository.ts";

/**
 * Whom a document's mail reached first is the address of its customer from then on, when they had none, or one at which
 * that document did not arrive.
 */
export async function keepRecipient(
  deps: Pick<Deps, "clock">,
  tx: Db,
  { documentId, reachedAddresses: [email] }: { documentId: string; reachedAddresses: readonly string[] },
): Promise<void> {
  const document = await findMailedDocument(tx, documentId);
  // Held, so that what is changed of the card at the same moment stays.
  const customer = document && (await lockCustomer(tx, document.customer_id));
  if (email === undefined || !customer) return;
  const wrongAddresses = ["", ...(await listWrongAddresses(tx, documentId))];
  const isCorrected = wrongAddresses.includes(customer.email) && !wrongAddresses.includes(email);
  if (isCorrected) await saveCustomer(tx, { ...customer, email }, deps.clock());
}
