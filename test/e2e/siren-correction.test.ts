import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { issuedInvoice } from "../issued-invoice.ts";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// The SIREN under which invoices were issued is corrected on purpose alone.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("a typing error in the SIREN of invoices is corrected once confirmed", { timeout: 90_000 }, async () => {
  const owner = await site.product.signUp("siren@example.org");
  await owner.call("PATCH", "/api/company", { siren: "732829320" });
  await issuedInvoice(owner, "Toiture");
  const { page, look } = await site.visitAs(owner, "both");
  await open(page, "/app/settings");
  const field = page.getByLabel("SIREN", { exact: true });
  await field.fill("552100554");
  await page.getByRole("button", { name: "Enregistrer" }).first().click();
  await page.getByText("Des factures sont déjà émises sous le SIREN 732829320").waitFor();
  const correction = page.getByRole("button", { name: "Corriger le SIREN" });
  await correction.waitFor();
  await look("siren-of-invoices");
  await correction.click();
  const question = page.getByRole("alertdialog");
  await question.getByText("Remplacer le SIREN 732829320 par 552100554").waitFor();
  await look("siren-correction");
  await question.getByRole("button", { name: "Corriger le SIREN" }).click();
  await expect.poll(() => correction.count()).toBe(0);
  expect((await owner.call("GET", "/api/company")).json.company.siren).toBe("552100554");
  expect(await field.inputValue()).toBe("552100554");
});
