import { signUpSeller } from "../ready-seller.ts";
import { answerDoubts } from "./answer-doubts.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Site } from "./site.ts";
import { open, openSite, SIZE_NAMES } from "./site.ts";

// An invoice that says nowhere how to pay it: the seller is told before it is issued, and is never kept from it.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test.each(SIZE_NAMES)("an invoice without bank details is told of, and can be issued: %s", async (size) => {
  const address = { line1: "1 rue A", postal_code: "69003", city: "Lyon" };
  const person = await signUpSeller(site.product);
  const client_info = { kind: "person", first_name: "Léa", last_name: "Arc", address };
  const { project } = (await person.call("POST", "/api/projects", { name: "Bain", client_info })).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  const { page, look } = await site.visitAs(person, size);
  await open(page, `/etape/${project.id}/invoice`);
  await page.getByText("il manque ton IBAN").waitFor();
  await look("invoice-without-iban");
  await page.getByRole("link", { name: "L'ajouter dans les réglages" }).click();
  await page.getByLabel("IBAN").waitFor();
  await open(page, `/etape/${project.id}/invoice`);
  await answerDoubts(page);
  await person.call("PATCH", "/api/company", { iban: "FR7630006000011234567890189" });
  await open(page, `/etape/${project.id}/invoice`);
  await answerDoubts(page);
  expect(await page.getByText("il manque ton IBAN").count()).toBe(0);
});
