import { customerName } from "#domain/customers/customer.ts";
import type { TemplateValues } from "#domain/mail/templates/template.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { toCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { TemplateContext } from "#server/deps.ts";
import { findSender } from "./find-sender.ts";
import { findTemplateCustomer, findTemplateDocument } from "./template-values.repository.ts";

/**
 * What a template of a mail is filled with: of the document that the mail has, else of the customer to whom it goes. Of
 * an invoice the amount is what is left to pay. Whoever sees no amounts fills none, and names no document.
 */
export async function findTemplateValues(
  tx: Db,
  { documentId, addresses, seesAmounts }: TemplateContext,
): Promise<TemplateValues> {
  const { name } = await findSender(tx);
  const company = name === "" ? {} : { entreprise: name };
  const document = documentId === null || !seesAmounts ? null : await findTemplateDocument(tx, documentId);
  if (document) {
    const { kind, number, gross_cents, rest_cents } = document;
    return {
      ...company,
      client: customerName(toCustomer(document.customer)),
      projet: document.project_name,
      ...(kind === "quote" ? { devis: number } : { facture: number }),
      montant: formatMoney(rest_cents ?? gross_cents),
      échéance: formatDate(document.due_on),
    };
  }
  const addressee = addresses.length === 0 ? null : await findTemplateCustomer(tx, addresses);
  if (!addressee) return company;
  return { ...company, client: customerName(toCustomer(addressee.customer)), projet: addressee.project_name ?? "" };
}
