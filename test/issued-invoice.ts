import { ALL_CONFIRMED } from "./confirmed-doubts.ts";
import type { Person } from "./test-app.ts";

const SELLER = {
  name: "Volt",
  siren: "732829320",
  vat_regime: "standard",
  legal_form: "EI",
  insurance_duty: "none",
  address: { line1: "1 rue A", postal_code: "69003", city: "Lyon" },
};
const BUYER = { company: "Menuiserie Roux", address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" } };

/** Issues an invoice of two hours, at `hourlyRate` euros before tax, in a project of that name. It has no PDF yet. */
export async function issuedInvoice(
  person: Person,
  name: string,
  hourlyRate = 50,
): Promise<{ id: string; number: string; url: string; page_url: string; project_id: string }> {
  await person.call("PATCH", "/api/company", SELLER);
  const { project } = (
    await person.call("POST", "/api/projects", { name, start_date: "2026-12-01", client_info: BUYER })
  ).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: hourlyRate });
  const { json } = await person.call("POST", `/api/projects/${project.id}/invoice`, ALL_CONFIRMED);
  return { ...json, project_id: project.id };
}
