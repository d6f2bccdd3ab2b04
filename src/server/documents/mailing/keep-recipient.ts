import { findCustomer, saveCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps, Mailing } from "#server/deps.ts";
import { findMailedDocument, listWrongAddresses } from "./mailed-documents.repository.ts";

/**
 * The first recipient of a document's mail is the address of its customer from then on, when they had none, or one at
 * which that document did not arrive.
 */
export async function keepRecipient(
  deps: Pick<Deps, "clock">,
  tx: Db,
  { documentId, recipients: [email] }: Pick<Mailing, "documentId" | "recipients">,
): Promise<void> {
  const document = await findMailedDocument(tx, documentId);
  const customer = document && (await findCustomer(tx, document.customer_id));
  if (email === undefined || !customer) return;
  const wrongAddresses = ["", ...(await listWrongAddresses(tx, documentId))];
  const isCorrected = wrongAddresses.includes(customer.email) && !wrongAddresses.includes(email);
  if (isCorrected) await saveCustomer(tx, { ...customer, email }, deps.clock());
}
