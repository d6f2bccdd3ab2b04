import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { issuedInvoice } from "../issued-invoice.ts";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// Payments are noted, too much is confirmed, a mistake is taken back, and every screen says what is left.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("two taps on the button note one payment", async () => {
  const person = await site.product.signUp();
  const { number, project_id } = await issuedInvoice(person, "Atelier");
  const { page } = await site.visitAs(person, "phone");
  await open(page, `/etape/${project_id}/invoice`);
  await page.getByRole("button", { name: "Noter un paiement" }).click();
  await page.getByRole("button", { name: "Enregistrer" }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.getByText(`${number} est payée`).first().waitFor();
  await page.getByText("Rien ne reste à payer").waitFor();
  expect(await page.getByText(`${number} est payée`).count()).toBe(1);
  expect(await page.getByRole("list", { name: "Paiements" }).getByRole("listitem").count()).toBe(1);
});

test("a payment typed before another tab noted one is noted once the new rest was seen", async () => {
  const person = await site.product.signUp();
  const { id, project_id } = await issuedInvoice(person, "Atelier");
  const { page } = await site.visitAs(person, "phone");
  await open(page, `/etape/${project_id}/invoice`);
  await page.getByRole("button", { name: "Noter un paiement" }).click();
  await page.getByLabel("Montant reçu").waitFor();
  const body = { amount_cents: 5_000, method: "card" };
  expect((await person.call("POST", `/api/invoices/${id}/payments`, body)).status).toBe(200);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Un paiement ou un avoir a été noté entre-temps").waitFor();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText(/50,00\s€ de plus que ce qui reste à payer/).waitFor();
  await page.getByLabel("Montant reçu").fill("70");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Rien ne reste à payer").waitFor();
});

test("a payment whose answer was lost is not noted again with another amount", async () => {
  const person = await site.product.signUp();
  const { project_id } = await issuedInvoice(person, "Atelier");
  const { page } = await site.visitAs(person, "phone");
  await open(page, `/etape/${project_id}/invoice`);
  await page.getByRole("button", { name: "Noter un paiement" }).click();
  const isNoted = Promise.withResolvers<void>();
  await page.route(
    "**/payments",
    async (route) => {
      await route.fetch();
      await route.abort();
      isNoted.resolve();
    },
    { times: 1 },
  );
  await page.getByLabel("Montant reçu").fill("50");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await isNoted.promise;
  await page.getByLabel("Montant reçu").fill("60");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Ce formulaire a peut-être déjà été enregistré.").waitFor();
  await page.reload();
  await page.getByText(/Reste à payer 70,00\s€/).waitFor();
  expect(await page.getByRole("list", { name: "Paiements" }).getByRole("listitem").count()).toBe(1);
});

test("an invoice is paid in two parts", { timeout: 120_000 }, async () => {
  const person = await site.product.signUp();
  const { number, project_id, page_url } = await issuedInvoice(person, "Atelier");
  const { page, look, faults } = await site.visitAs(person, "both");
  const settlement = page.locator("section").filter({ hasText: /Reste à payer|Rien ne reste|Trop-perçu/ });
  const note = async (amount: string | null) => {
    // By the keyboard: two taps at one place, as fast as a program makes them, are taken for one.
    await page.getByRole("button", { name: "Noter un paiement" }).press("Enter");
    if (amount === null) return page.getByLabel("Montant reçu").press("Enter");
    await page.getByLabel("Montant reçu").fill(amount);
    await page.getByRole("button", { name: "Enregistrer" }).click();
  };

  await open(page, `/etape/${project_id}/invoice`);
  await settlement.getByText(/Reste à payer 120,00\s€/).waitFor();
  await page.getByText("à payer", { exact: true }).waitFor();
  await look("payment-none");
  await note("0");
  await page.getByText("Indique un montant au-dessus de zéro.").waitFor();
  await page.getByLabel("Montant reçu").fill("50");
  await page.getByLabel("Moyen de paiement").selectOption("cheque");
  await page.getByLabel("Référence").fill("n° 1234567");
  await look("payment-form");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await settlement.getByText(/Reste à payer 70,00\s€/).waitFor();
  await page.getByText("partiellement payée").waitFor();

  await note("80");
  await page.getByText(/10,00\s€ de plus que ce qui reste à payer/).waitFor();
  await look("payment-too-much");
  await page.getByRole("button", { name: "Oui, noter ce montant" }).click();
  await settlement.getByText(/Trop-perçu, à rendre au client 10,00\s€/).waitFor();
  await look("payment-overpaid");
  await page.getByRole("button", { name: /^Annuler ce paiement de 80,00/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Annuler ce paiement" }).click();
  await settlement.getByText(/Reste à payer 70,00\s€/).waitFor();
  await open(page, "/app/billing");
  await page.getByText(/reste 70,00\s€/).waitFor();
  await page.getByText("À encaisser").waitFor();
  await page.getByText(/^70,00\s€$/).waitFor();
  await look("payment-billing");

  await open(page, `/etape/${project_id}/invoice`);
  await note(null);
  await page.getByText(`${number} est payée`).waitFor();
  await settlement.getByText("Rien ne reste à payer").waitFor();
  await look("payment-paid");
  await open(page, page_url);
  await page.getByText("Cette facture est payée.").waitFor();
  await look("payment-public");
  await open(page, "/app/analytics");
  await page.getByText("Encaissé en").waitFor();
  await look("payment-figures");
  expect((await person.call("GET", "/api/figures")).json.figures).toMatchObject({
    to_collect: { count: 0 },
    collected: { month_cents: 12_000 },
  });
  expect(faults).toEqual([]);
});
