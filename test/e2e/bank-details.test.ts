import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { pricedProject, signUpSeller } from "../ready-seller.ts";
import { answerDoubts } from "./answer-doubts.ts";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// An invoice that says nowhere how to pay it: the seller is told before it is issued, and is never kept from it.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

/** The page of an invoice to issue, by a seller without bank details. */
async function openInvoice(size: "phone" | "both") {
  const person = await signUpSeller(site.product);
  const id = await pricedProject(person);
  const visit = await site.visitAs(person, size);
  const reopen = () => open(visit.page, `/etape/${id}/invoice`);
  await reopen();
  return { ...visit, person, reopen };
}

test("an invoice without bank details can be issued", async () => {
  const { page } = await openInvoice("phone");
  await page.getByText("il manque ton IBAN").waitFor();
  await answerDoubts(page);
});

test("an invoice says that bank details are missing until they are there", async () => {
  const { page, look, person, reopen } = await openInvoice("both");
  await page.getByText("il manque ton IBAN").waitFor();
  await look("invoice-without-iban");
  await page.getByRole("link", { name: "L'ajouter dans les réglages" }).click();
  await page.getByLabel("IBAN").waitFor();
  await person.call("PATCH", "/api/company", { iban: "FR7630006000011234567890189" });
  await reopen();
  await answerDoubts(page);
  expect(await page.getByText("il manque ton IBAN").count()).toBe(0);
});
