import { ALL_CONFIRMED } from "./confirmed-doubts.ts";
import { READY_SELLER, pricedProject } from "./ready-seller.ts";
import type { Person } from "./test-app.ts";

const BUYER = { company: "Menuiserie Roux", address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" } };

/** What was paid of an invoice and what is left, as its page reads it. */
export const readSettlement = async (person: Person, invoiceId: string) =>
  (await person.call("GET", `/api/invoices/${invoiceId}/payments`)).json.settlement;

/** Issues an invoice of two hours, at `hourlyRate` euros before tax, in a project of that name. It has no PDF yet. */
export async function issuedInvoice(
  person: Person,
  name: string,
  hourlyRate = 50,
): Promise<{ id: string; number: string; url: string; page_url: string; project_id: string }> {
  await person.call("PATCH", "/api/company", READY_SELLER);
  const id = await pricedProject(person, { name, client_info: BUYER }, { hours: 2, rate: hourlyRate });
  const { json } = await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  return { ...json, project_id: id };
}
