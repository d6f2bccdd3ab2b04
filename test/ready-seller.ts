import { acceptedCall } from "./accepted-call.ts";
import type { Person, TestApp } from "./test-app.ts";

/** A company that has said what a quote and an invoice need: a sole trader under the standard VAT regime. */
export const READY_SELLER = {
  name: "Volt",
  siren: "732829320",
  vat_regime: "standard",
  legal_form: "EI",
  insurance_duty: "none",
  mediation: "later",
  address: { line1: "1 rue A", postal_code: "69003", city: "Lyon" },
};

/** A private customer, as a project gives them. */
export const LEA_ARC = {
  kind: "person",
  first_name: "Léa",
  last_name: "Arc",
  address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" },
};

/** A firm of Belgium without a VAT number, as a project gives it. */
export const BELGIAN_FIRM = {
  company: "Meubles du Sablon",
  address: { line1: "8 quai", postal_code: "1000", city: "Bruxelles", country: "BE" },
};

/** Signs somebody up whose company may issue quotes and invoices. `more`: what differs in it. */
export async function signUpSeller({ signUp }: Pick<TestApp, "signUp">, more: object = {}): Promise<Person> {
  const person = await signUp();
  await acceptedCall(person, "PATCH", "/api/company", { ...READY_SELLER, ...more });
  return person;
}

/** Creates a project for a private customer, of two hours at 50 € without VAT. Answers its ID. */
export async function pricedProject(
  person: Person,
  core: object = {},
  estimation: object = { hours: 2, rate: 50 },
): Promise<string> {
  const usualCore = { name: "Salle de bain", start_date: "2026-12-01", client_info: LEA_ARC };
  const { project } = await acceptedCall(person, "POST", "/api/projects", { ...usualCore, ...core });
  await acceptedCall(person, "PATCH", `/api/projects/${project.id}/estimation`, estimation);
  return project.id;
}
