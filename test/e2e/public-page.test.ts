import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ALL_CONFIRMED } from "../confirmed-doubts.ts";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// The page that a customer opens on a phone: nothing is wider than the screen, and every picture is loaded.

let site: Site;
let person: Person;

beforeAll(async () => {
  site = await openSite();
  person = await site.product.signUp("claire@example.org");
  const address = { line1: "1 rue A", postal_code: "69003", city: "Lyon" };
  const insurance = {
    insurer: "Mutuelle",
    contact: "https://www.mutuelle-du-batiment.example.org/contact/assurance-decennale-et-responsabilite",
    coverage: "France",
  };
  await person.call("PATCH", "/api/company", {
    name: "VOLT & FILS",
    siren: "732829320",
    siret: "73282932000074",
    vat_regime: "standard",
    legal_form: "EI",
    insurance_duty: "none",
    email: "une-adresse-de-contact-tres-longue@plomberie-lefevre-et-fils.example.org",
    iban: "FR7630006000011234567890189",
    bic: "AGRIFRPP",
    address,
    insurance,
  });
});
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const LONG = "Anticonstitutionnellement".repeat(4);

async function issueDocuments(name: string, hours: number, rate: number, vat_basis_points = 550): Promise<string[]> {
  const client_info = {
    company: `Société ${name}`,
    first_name: "Claire",
    last_name: "Roux",
    email: "claire@roux.fr",
    siren: "552100554",
    address: { line1: name, postal_code: "38000", city: "Grenoble" },
  };
  const { project } = (await person.call("POST", "/api/projects", { name, start_date: "2026-12-01", client_info }))
    .json;
  for (const [title, estimate_h] of [
    ["Pose", hours],
    [LONG, 0],
  ] as const)
    await person.call("POST", `/api/projects/${project.id}/tasks`, { title, estimate_h });
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours, rate, vat_basis_points });
  const links = [
    await person.call("POST", `/api/projects/${project.id}/quote`, {}),
    await person.call("POST", `/api/projects/${project.id}/invoice`, ALL_CONFIRMED),
  ];
  return links.map((link) => link.json.page_url);
}

test("at 320 and 390 px no document is wider than the screen", { timeout: 120_000 }, async () => {
  const pages = [
    ...(await issueDocuments("Ordinaire", 7.5, 45)),
    ...(await issueDocuments(LONG, 1, 1)),
    ...(await issueDocuments("Immense", 100_000, 99_999.99)),
  ];
  const { page } = await site.visit({ width: 320, height: 844 });
  for (const path of pages) {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect([path, width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
        path,
        width,
        width,
      ]);
    }
    expect(await brokenPictures(page)).toEqual([]);
  }
});

async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].filter((image) => !image.complete || image.naturalWidth === 0).map((image) => image.src),
  );
}
