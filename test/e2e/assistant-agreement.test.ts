import { LAST_MONTH } from "#test/last-month.ts";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { LEA_ARC, signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { openSite, SIZE_NAMES } from "./site.ts";

// A quote that the customer accepted has said everything: its invoice takes one yes.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const log = (page: Page) => page.getByRole("log");

async function agreedProject(vatRegime: "standard" | "franchise"): Promise<{ person: Person; id: string }> {
  const person = await signUpSeller(site.product, { vat_regime: vatRegime });
  const client_info = LEA_ARC;
  const { project } = (
    await person.call("POST", "/api/projects", { name: "Couloir", end_date: LAST_MONTH, client_info })
  ).json;
  const { draft } = (await person.call("POST", `/api/projects/${project.id}/quote-draft`, {})).json;
  const line = {
    kind: "item",
    id: "l1",
    label: "Peindre",
    details: [],
    nature: "service",
    quantity_e4: 10_000,
    unit: "forfait",
    unit_price_e6: 1_000_000_000,
    discount_basis_points: 0,
    vat_basis_points: 2000,
    vat_reason: null,
    is_option: false,
    task_id: null,
  };
  const body = { version: draft.version, lines: [line], discount: null };
  await person.call("PUT", `/api/quotes/${draft.id}/draft`, body);
  await person.call("POST", `/api/projects/${project.id}/quote`, {});
  const { versions } = (await person.call("GET", `/api/projects/${project.id}/quote-versions`)).json;
  await person.call("POST", `/api/quotes/${versions[0].id}/sending`, {});
  const decision = { decision: "accepted", signer: "Léa Arc", decided_on: versions[0].dated_on };
  await person.call("POST", `/api/quotes/${versions[0].id}/decision`, decision);
  return { person, id: project.id };
}

test.each(SIZE_NAMES)("an accepted quote is invoiced after one yes: %s", { timeout: 60_000 }, async (size) => {
  const { person, id } = await agreedProject(size === "phone" ? "standard" : "franchise");
  const { page, look, faults } = await site.visitAs(person, size);
  await page.goto(`/etape/${id}/work`);
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  await page.getByLabel("Message à l'assistant").fill("émets la facture");
  await page.keyboard.press("Enter");
  const amount = size === "phone" ? "1 200,00 € TTC" : "1 000,00 €";
  const recap = `Facture de ${amount} d'après le devis accepté D${new Date().getFullYear()}-0001, pour Léa Arc.`;
  await log(page).getByText(recap).waitFor();
  await look("agreement-recap");
  await log(page).getByRole("button", { name: "Oui" }).click();
  await log(page).getByText("Ta facture est émise. Elle est pour Léa Arc.").waitFor();
  expect((await log(page).innerText()).match(/\?/g)).toHaveLength(1);
  await page.getByLabel("Message à l'assistant").fill("émets la facture");
  await page.keyboard.press("Enter");
  await log(page).getByText("est déjà émise pour ce projet").waitFor();
  expect((await person.call("GET", `/api/projects/${id}`)).json.project.documents).toHaveLength(2);
  await page.goto(`/etape/${id}/quote`);
  // What is agreed is no step to come.
  if (size === "phone") await page.getByText("Fait : Devis").waitFor();
  expect(faults).toEqual([]);
});

test("Enter in a price field saves the price", { timeout: 60_000 }, async () => {
  const person = await site.product.signUp();
  const client_info = { kind: "person", first_name: "Léa", last_name: "Arc" };
  const { project } = (await person.call("POST", "/api/projects", { name: "Mur", client_info })).json;
  const { page } = await site.visitAs(person, "desktop");
  await page.goto(`/etape/${project.id}/estimation`);
  await page.getByLabel("Durée estimée (heures)").fill("6");
  await page.getByLabel("Taux horaire (€)").fill("52");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Passer au devis" }).waitFor();
  const answer = await person.call("GET", `/api/projects/${project.id}`);
  expect(answer.json.project).toMatchObject({ estimation_hours: 6, estimation_rate: 52 });
});
