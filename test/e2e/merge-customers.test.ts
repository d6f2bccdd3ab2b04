import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person } from "#test/test-app.ts";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// Two cards of one customer: found, compared, and merged.

let site: Site;
beforeAll(async () => void (site = await openSite()), 60_000);
afterEach(() => site.leaveAll());
afterAll(() => site.close());

/** « Claire Lefebvre » with an invoice, and « Claire Lefevbre » with another phone and a project. */
async function createTwins(person: Person): Promise<{ id: string; otherId: string; number: string }> {
  const { number, project_id: projectId } = await issuedInvoice(person, "Cuisine");
  const { project } = (await person.call("GET", `/api/projects/${projectId}`)).json;
  const claire = { kind: "person", company: "", first_name: "Claire" };
  await person.call("PATCH", `/api/customers/${project.customer_id}`, {
    ...claire,
    last_name: "Lefebvre",
    email: "claire.lefebvre@menuiserie-du-rhone.example",
    phone: "06 11 22 33 44",
  });
  const { customer } = (
    await person.call("POST", "/api/customers", {
      ...claire,
      last_name: "Lefevbre",
      phone: "07 99 88 77 66",
      is_new_customer: true,
    })
  ).json;
  await person.call("POST", "/api/projects", {
    name: "Terrasse",
    start_date: "2027-03-05",
    customer_id: customer.id,
    client_info: {},
  });
  return { id: project.customer_id, otherId: customer.id, number };
}

// The doubles are one line above the list, which opens them.
async function openDoubles(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { name: "Ces deux fiches sont peut-être le même client" });
  const line = page.getByRole("button", { name: "1 fiche peut-être en double Vérifier" });
  await line.waitFor();
  expect(await heading.count()).toBe(0);
  await line.click();
  await heading.waitFor();
}

test("two cards of one customer are merged from the list", { timeout: 120_000 }, async () => {
  const person = await site.product.signUp();
  const { id, number } = await createTwins(person);
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, "/app/customers");
  await openDoubles(page);
  await page.getByText("1 projet, 1 document", { exact: true }).waitFor();
  await look("customers-twins");
  await page.getByRole("button", { name: "C'est le même client" }).click();
  const dialog = page.getByRole("dialog", { name: "Fusionner deux fiches" });
  await dialog.getByRole("radio", { name: "07 99 88 77 66", exact: true }).check();
  const preview = dialog.getByRole("region", { name: "Après la fusion" });
  for (const words of ["Claire Lefebvre", "07 99 88 77 66", "2 projets, avec", "autre téléphone : 06 11 22 33 44"])
    await preview.getByText(words).first().waitFor();
  await look("customers-merge");
  const act = dialog.getByRole("button", { name: "Fusionner en Claire Lefebvre" });
  await expect.poll(async () => ((await act.boundingBox())?.y ?? 900) < 844).toBe(true);
  await dialog.getByRole("radio", { name: "Claire Lefebvre 1 projet" }).waitFor();
  await act.click();
  await dialog.getByText("1 projet est maintenant sur la fiche de Claire Lefebvre.").waitFor();
  await look("customers-merged");
  await dialog.getByRole("link", { name: "Voir la fiche de Claire Lefebvre" }).press("Enter");
  await page.waitForURL(`**/app/customers/${id}`);
  await page.getByRole("link", { name: `Facture ${number}` }).waitFor();
  await page.getByText("Terrasse").first().waitFor();
  expect(await page.getByRole("textbox", { name: /Code d'entrée/ }).inputValue()).toContain("06 11 22 33 44");
  await open(page, "/app/customers");
  expect(await page.getByText(/Ces deux fiches|en double/).count()).toBe(0);
  expect(faults).toEqual([]);
});

test("two customers who are two are not shown together again", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp();
  await createTwins(person);
  const { page, faults } = await site.visitAs(person);
  await open(page, "/app/customers");
  const heading = page.getByRole("heading", { name: "Ces deux fiches sont peut-être le même client" });
  await openDoubles(page);
  await page.getByRole("button", { name: "Ce sont deux clients" }).click();
  await page.getByText("ils ne te seront plus montrés ensemble").waitFor();
  await expect.poll(() => heading.count()).toBe(0);
  await page.getByRole("button", { name: "Annuler" }).click();
  await heading.waitFor();
  await page.getByRole("button", { name: "Plus tard" }).click();
  await expect.poll(() => heading.count()).toBe(0);
  expect(faults).toEqual([]);
});

test("a customer is merged with another one from their card", { timeout: 120_000 }, async () => {
  const person = await site.product.signUp();
  const { id, otherId } = await createTwins(person);
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, `/app/customers/${otherId}`);
  await page.getByRole("button", { name: /^Autres actions sur/ }).click();
  await page.getByRole("menuitem", { name: "Fusionner avec une autre fiche" }).click();
  const dialog = page.getByRole("dialog", { name: "Fusionner avec une autre fiche" });
  await dialog.getByLabel("L'autre fiche").fill("lefevbre");
  await page.getByRole("option", { name: /Lefevbre/ }).click();
  await dialog.getByText("Choisis deux clients différents.").waitFor();
  await dialog.getByLabel("L'autre fiche").fill("lefebvre");
  await page.getByRole("option", { name: /Lefebvre/ }).click();
  await dialog
    .getByRole("radio", { name: /^Claire Lefebvre/ })
    .first()
    .check();
  await look("customer-merge-choice");
  await dialog.getByRole("button", { name: "Fusionner en Claire Lefebvre" }).click();
  await dialog.getByText("Les devis et factures émis n'ont pas changé.").waitFor();
  await page.waitForURL(`**/app/customers/${id}`);
  await look("customer-merged");
  expect(faults).toEqual([]);
});
