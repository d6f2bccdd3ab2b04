import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { SENT_CUSTOMER } from "../demo-company.ts";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// Work priced by the day: days and the price of a day, to the cent.

let site: Site;
let person: Person;

beforeAll(async () => {
  site = await openSite();
  person = await site.product.signUp("claire@example.org");
  await person.call("PATCH", "/api/company", { name: "Studio Lise", vat_regime: "franchise" });
});
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("3,5 days at 500 € are 1 750 €, in days on the quote", async () => {
  const { json } = await person.call("POST", "/api/projects", {
    name: "Site vitrine",
    start_date: "2026-12-01",
    client_info: SENT_CUSTOMER,
  });
  const { page, look, faults } = await site.visitAs(person, "both");
  await page.goto(`/etape/${json.project.id}/estimation`);
  await page.getByText("À la journée").click();
  await page.getByLabel("Durée estimée (jours)").fill("3,5");
  await page.getByLabel("Prix de la journée (TJM)").fill("500");
  await page.getByText(/1\s750,00/).waitFor();
  await look("day-rate");
  await page.getByRole("button", { name: "Enregistrer le prix" }).click();
  await page.getByRole("link", { name: "Passer au devis" }).waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel("Durée estimée (jours)").inputValue()).toBe("3,5");
  const { draft } = (await person.call("POST", `/api/projects/${json.project.id}/quote-draft`, {})).json;
  expect(draft.lines[0]).toMatchObject({ unit: "jour", quantity_e4: 35_000, unit_price_e6: 500_000_000 });
  expect(faults).toEqual([]);
});
