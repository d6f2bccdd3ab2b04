import { todayInFrance } from "#test/today.ts";
import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { issuedInvoice } from "../issued-invoice.ts";
import { seedInvoices } from "../mail/seed-invoices.ts";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// The VAT to declare: nothing while a service is not paid, then its share of the payment, with what is behind it.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("a figure of VAT opens the payments behind it", { timeout: 120_000 }, async () => {
  const person = await site.product.signUp();
  const { page, look, faults } = await site.visitAs(person, "both");
  const invoice = await issuedInvoice(person, "Salle de bain", 617.28);
  await open(page, "/app/analytics");
  await page.getByText("Aucune TVA collectée sur cette période.").waitFor();
  const body = { amount_cents: 60_000, received_on: todayInFrance(), method: "transfer" };
  expect((await person.call("POST", `/api/invoices/${invoice.id}/payments`, body)).status).toBe(200);

  await open(page, "/app/analytics");
  await page.getByText("100,00 €").first().waitFor();
  await look("vat-figures");
  // Who charges no VAT any more still declares what they charged before. The settings would refuse the change on the
  // day of an invoice.
  await site.product.database.owner.query("update company set vat_regime = 'franchise'");
  await open(page, "/app/analytics");
  await page.getByText("Franchise de TVA, services").waitFor();
  await page.getByText("500,00 € encaissés sur 83 600,00 €").scrollIntoViewIfNeeded();
  await look("vat-thresholds");
  await page.getByRole("link", { name: "20 %" }).click();
  await page.getByText("100,00 € de TVA").waitFor();
  await page.getByText("sur 500,00 € HT").waitFor();
  await look("vat-list");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Tableau pour le comptable (CSV)" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^TVA \d{4}-01-01 \d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), "utf8")).toContain(`;Paiement;${invoice.number};`);
  // What is declared is the month that is over: nothing in it, the page begins with this one.
  await open(page, "/app/analytics/vat");
  await expect.poll(() => page.getByRole("combobox", { name: "Période" }).inputValue()).toBe("month");
  expect(faults).toEqual([]);
});

test("the months of a year are saved as a table", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp();
  const { page } = await site.visitAs(person, "desktop");
  await issuedInvoice(person, "Salle de bain", 617.28);
  await open(page, "/app/analytics");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Tableau (CSV)" }).click();
  const file = await download;
  expect(await readFile(await file.path(), "utf8")).toContain(";1;1234,56;1481,47;0,00\r\n");
});

test("a figure of a period opens the documents that it adds up", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp();
  const { page, look, faults } = await site.visitAs(person, "both");
  const invoice = await issuedInvoice(person, "Salle de bain", 617.28);
  await open(page, "/app/analytics?period=month");
  await page.getByText("Encaissements à prévoir").waitFor();
  await look("figures-of-a-month");
  await page.getByRole("link", { name: /^Facturé, TTC/ }).click();
  await page.waitForURL(/\/app\/billing\?show=issued/);
  await page
    .getByText(/1 document · 1\s481,47\s€/)
    .first()
    .waitFor();
  await page.getByText(invoice.number).first().waitFor();
  await look("money-of-a-month");
  await page.getByRole("link", { name: "Revenir aux chiffres" }).click();
  await page.getByRole("heading", { level: 1, name: "Chiffres" }).waitFor();
  expect(faults).toEqual([]);
});

test("a margin opens the projects that it adds up", { timeout: 120_000 }, async () => {
  const person = await site.product.signUp();
  const { page, look, faults } = await site.visitAs(person, "both");
  const { project_id: bath } = await issuedInvoice(person, "Salle de bain", 1_234.5);
  const { project_id: roof } = await issuedInvoice(person, "Toiture", 80);
  const { project_id: stairs } = await issuedInvoice(person, "Escalier", 300);
  const note = (id: string, minutes: number) =>
    acceptedCall(person, "POST", `/api/project-times/${id}`, { task_id: null, day: todayInFrance(), minutes });
  await note(bath, 1_200);
  await note(roof, 390);
  await open(page, "/app/analytics");
  await page.getByText("Indique ce que coûte une heure pour voir ta marge.").waitFor();
  await page.getByRole("link", { name: "Indiquer un coût" }).click();
  const cost = page.getByRole("textbox", { name: "Coût par défaut, de l'heure" });
  await cost.fill("32,50");
  await look("hour-costs");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Coût enregistré.").waitFor();
  const database = site.product.database.owner;
  await database.query("update project set trade = 'carreleur' where id = $1", [bath]);
  await acceptedCall(person, "POST", `/api/projects/${bath}/tasks`, { title: "Pose", estimate_h: 18 });
  await acceptedCall(person, "POST", `/api/projects/${stairs}/tasks`, { title: "Pose", estimate_h: 4 });
  const { company } = await acceptedCall(person, "GET", "/api/company");
  const [purchase] = await seedInvoices(database, company.id, 1);
  await acceptedCall(person, "PATCH", `/api/supplier-invoices/${purchase}`, { project_id: bath });

  await open(page, "/app/analytics");
  const card = page.locator("section").filter({ has: page.getByRole("heading", { name: "Marge et heures" }) });
  await card.getByText("1 projet sans heure notée, non compté").waitFor();
  await card.getByRole("heading", { name: "Marge et heures" }).scrollIntoViewIfNeeded();
  await look("margins");
  await card.getByRole("link", { name: /de marge/ }).click();
  await page.getByRole("heading", { name: "Projets dont la marge est connue" }).waitFor();
  await expect
    .poll(() =>
      page
        .getByRole("list", { name: /marge est connue/ })
        .getByRole("listitem")
        .count(),
    )
    .toBe(2);
  await page.getByRole("link", { name: /^Heures à noter/ }).click();
  await page.getByText(/prévu 470,00\s€$/).waitFor();
  await look("margin-projects");
  await page.getByRole("link", { name: /^Terminés/ }).click();
  await page.getByRole("link", { name: "Salle de bain" }).click();
  await page.waitForURL("**/etape/*/*");
  await page.getByRole("button", { name: "Dossier" }).click();
  const purchases = page.getByRole("list", { name: "Achats" });
  await purchases.getByText("Point Bois 1").waitFor();
  await purchases.scrollIntoViewIfNeeded();
  await look("dossier-purchases");
  await purchases.getByRole("button", { name: /^Retirer de ce projet/ }).click();
  await page.getByRole("button", { name: "Ranger une facture reçue" }).click();
  await page.getByRole("list", { name: "Factures à ranger" }).getByRole("button").click();
  await purchases.getByText("Point Bois 1").waitFor();
  expect(faults).toEqual([]);
});

test("a period is chosen in one row of a phone", async () => {
  const person = await site.product.signUp();
  const { page, look } = await site.visitAs(person, "phone");
  await open(page, "/app/analytics");
  await page.getByRole("combobox", { name: "Période" }).selectOption("Le trimestre dernier");
  await page.waitForURL("**/app/analytics?period=last_quarter");
  // The bar has no place for the figures: the one that leads to them is lit.
  const more = page.getByRole("link", { name: "Plus", exact: true });
  await expect.poll(() => more.getAttribute("aria-current")).toBe("page");
  await look("figures-empty");
});
