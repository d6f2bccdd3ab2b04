import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { pricedProject, signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { open, openSite, waitUntilQuiet } from "./site.ts";

// Lines are written beside the document that they give, by the keyboard alone.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const WORKS = ["Dépose des sanitaires", "Évacuation des gravats", "Saignées et rebouchage", "Pose du receveur"];

function itemLine(index: number) {
  return {
    kind: "item",
    id: `l${index}`,
    label: `${WORKS[index % WORKS.length]} ${index + 1}`,
    details: [],
    nature: "service",
    quantity_e4: 10_000 * (1 + (index % 7)),
    unit: index % 3 === 0 ? "m²" : "u",
    unit_price_e6: 45_500_000 + index * 1_000_000,
    discount_basis_points: 0,
    vat_basis_points: 1000,
    vat_reason: null,
    is_option: false,
    task_id: null,
  };
}

async function projectWithLines(count: number): Promise<{ person: Person; id: string; draftId: string }> {
  const person = await signUpSeller(site.product);
  const name = "Rénovation d'une salle de bain";
  const id = await pricedProject(person, { name }, { hours: 14, rate: 48, vat_basis_points: 1000 });
  const { draft } = await acceptedCall(person, "POST", `/api/projects/${id}/quote-draft`, {});
  const lines = Array.from({ length: count }, (_, index) => itemLine(index));
  await acceptedCall(person, "PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines, discount: null });
  return { person, id, draftId: draft.id };
}

test.each([1, 12, 40])("the document stands beside its lines: %s", { timeout: 90_000 }, async (count) => {
  const { person, id } = await projectWithLines(count);
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, `/etape/${id}/quote`);
  await page.getByRole("heading", { name: "Lignes du devis" }).waitFor();
  await waitUntilQuiet(page);
  await look(`quote-editor-${count}`);
  await page.getByRole("tab", { name: "Document" }).click();
  await page.getByRole("heading", { name: "Devis", exact: true }).waitFor();
  await look(`quote-editor-${count}-document`);
  expect(faults).toEqual([]);
});
