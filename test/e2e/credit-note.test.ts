import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { issuedInvoice } from "../issued-invoice.ts";
import { alterStored } from "../raw-sql.ts";
import type { Person } from "../test-app.ts";
import { answerDoubts } from "./answer-doubts.ts";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// A credit note on a part of an invoice, then on the rest, and the invoice that takes its place.

let site: Site;
beforeAll(async () => void (site = await openSite({ runsJobs: true })));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("an invoice is credited by one line, then whole, then issued again", async () => {
  const person: Person = await site.product.signUp();
  const invoice = await issuedInvoice(person, "Salle de bain");
  const { page, look, faults } = await site.visitAs(person, "phone");
  await open(page, `/etape/${invoice.project_id}/invoice`);
  await page.getByRole("button", { name: "Faire un avoir" }).click();
  const form = page.getByRole("dialog", { name: "Faire un avoir" });
  const total = form.locator("strong");
  await expect.poll(() => total.innerText()).toBe("120,00\u00A0€");
  await look("credit-whole");

  await form.getByText("Des lignes").click();
  // Two hours at 50 €, before VAT.
  await form.getByText("100,00 €").waitFor();
  await form.getByRole("checkbox").check();
  await form.getByLabel("Quantité à créditer").fill("3");
  await form.getByRole("alert").filter({ hasText: "Il reste 2 h à créditer" }).waitFor();
  expect(await form.getByRole("button", { name: "Émettre l'avoir" }).isDisabled()).toBe(true);
  await look("credit-beyond");
  await form.getByLabel("Quantité à créditer").fill("0,5");
  await form.getByLabel("Motif").fill("Une demi-heure de trop");
  await expect.poll(() => total.innerText()).toBe("30,00\u00A0€");
  await form.getByRole("button", { name: "Émettre l'avoir" }).click();
  await form.getByText("ne pourra plus être modifié").waitFor();
  await look("credit-confirm");
  await form.getByRole("button", { name: "Oui, émettre" }).click();

  const list = page.getByRole("list", { name: "Avoirs de la facture" });
  await list.getByText("Une demi-heure de trop").waitFor();
  expect((await list.innerText()).replace(/\s/g, " ")).toContain("30,00 €");
  await form.waitFor({ state: "hidden" });
  await look("credit-listed");

  await page.getByRole("button", { name: "Faire un autre avoir" }).click();
  await expect.poll(() => total.innerText()).toBe("90,00\u00A0€");
  await form.getByRole("button", { name: "Émettre l'avoir" }).click();
  await form.getByRole("button", { name: "Oui, émettre" }).click();
  await page.getByText("est entièrement annulée par avoir").waitFor();
  await form.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: /Faire un/ }).waitFor({ state: "hidden" });
  // What comes next is at the top.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await look("credit-all");

  await page.getByRole("button", { name: "Préparer la nouvelle facture" }).click();
  await answerDoubts(page);
  await page.getByRole("button", { name: "Émettre la facture" }).click();
  await page.getByRole("button", { name: "Oui, émettre" }).click();
  await page
    .getByText(/^F\d{4}-0002$/)
    .first()
    .waitFor();
  const cancelledList = page.getByRole("region", { name: "Facture annulée" });
  await expect.poll(() => cancelledList.getByRole("listitem").count()).toBe(3);
  const texts = (await cancelledList.innerText()).replace(/\s/g, " ");
  expect(texts).toMatch(/-0001.*120,00 €.*Avoir A.*−90,00 €.*Avoir A.*−30,00 €/);
  await look("credit-cancelled");

  await open(page, "/app/billing?show=invoices");
  await expect.poll(() => page.getByText(/^A\d{4}-000\d · Salle de bain$/).count()).toBe(2);
  await look("credit-money");
  const { documents } = (await person.call("GET", "/api/documents?kind=invoice")).json;
  await page.goto(documents.find((one: { kind: string }) => one.kind === "credit_note").page_url);
  await page.getByRole("heading", { name: "Avoir", exact: true }).waitFor();
  await look("public-credit");
  expect(faults).toEqual([]);
}, 240_000);

test("a sum is taken off an invoice", async () => {
  const person: Person = await site.product.signUp();
  const invoice = await issuedInvoice(person, "Salle de bain");
  const { page, look, faults } = await site.visitAs(person, "phone");
  await open(page, `/etape/${invoice.project_id}/invoice`);
  await page.getByRole("button", { name: "Faire un avoir" }).click();
  const form = page.getByRole("dialog", { name: "Faire un avoir" });
  await form.getByText("Une somme").click();
  await form.getByLabel("Somme TTC").fill("130");
  await form.getByRole("alert").filter({ hasText: "Il reste 120,00 € à créditer" }).waitFor();
  expect(await form.getByRole("button", { name: "Émettre l'avoir" }).isDisabled()).toBe(true);
  await form.getByLabel("Somme TTC").fill("50");
  await form.getByText("dont 8,33 € de TVA").waitFor();
  await form.getByLabel("Motif").fill("Geste commercial");
  await look("credit-sum");
  await form.getByRole("button", { name: "Émettre l'avoir" }).click();
  await form.getByRole("button", { name: "Oui, émettre" }).click();
  const list = page.getByRole("list", { name: "Avoirs de la facture" });
  await list.getByText("Geste commercial").waitFor();
  expect((await list.innerText()).replace(/\s/g, " ")).toContain("−50,00 €");
  await page.goto((await list.getByRole("link", { name: /Page du client/ }).getAttribute("href")) ?? "");
  await page.getByText(`Réduction sur la facture ${invoice.number}`).first().waitFor();
  await look("public-credit-sum");
  expect(faults).toEqual([]);
});

test("an invoice of 0 € leads to the next one", async () => {
  const person: Person = await site.product.signUp();
  const { id, project_id } = await issuedInvoice(person, "Geste commercial");
  // No version issues such an invoice any more.
  const { database } = site.product;
  const zero = "gross_cents = 0, due_cents = 0";
  await alterStored(database, `update document set net_cents = 0, vat_cents = 0, ${zero} where id = $1`, [id]);
  await alterStored(database, `update invoice_balance set ${zero} where document_id = $1`, [id]);
  const { page, look } = await site.visitAs(person, "phone");
  await open(page, `/etape/${project_id}/invoice`);
  await page.getByText("ne facture rien").waitFor();
  await look("invoice-of-zero");
  await page.getByRole("button", { name: "Préparer la nouvelle facture" }).click();
  await answerDoubts(page);
  await page.getByRole("button", { name: "Émettre la facture" }).waitFor();
});
