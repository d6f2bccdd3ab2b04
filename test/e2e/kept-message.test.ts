import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Site } from "./site.ts";
import { open, openSite, say, waitUntilQuiet } from "./site.ts";

// A message that is typed to the assistant and not sent stays, through another page and a reload, until it is sent.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const RESUMED = "Repris de ta saisie.";

const expectMessage = (page: Page, text: string) =>
  expect.poll(() => page.getByLabel("Message à l'assistant").inputValue()).toBe(text);

test("a message to the assistant that was not sent comes back after a reload, until it is sent", async () => {
  const person = await site.product.signUp();
  const { page, look, faults } = await site.visitAs(person, "phone");
  await open(page, "/app");
  await page.getByLabel("Message à l'assistant").fill("Prépare un devis pour Claire Roux");
  expect(await page.getByText(RESUMED).count()).toBe(0);
  await page.reload();
  await expectMessage(page, "Prépare un devis pour Claire Roux");
  await page.getByText(RESUMED).waitFor();
  await look("kept-message");
  await say(page, "combien on me doit ?");
  await page.getByRole("log").getByText("combien on me doit ?").waitFor();
  await expectMessage(page, "");
  expect(await page.getByText(RESUMED).count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem("etabli.typed"))).toBeNull();
  // Its answer is there, so that the conversation is kept whole.
  await page.getByRole("log").getByText("on ne te doit rien").waitFor();
  await waitUntilQuiet(page);
  await page.reload();
  await page.getByRole("log").getByText("combien on me doit ?").waitFor();
  await expectMessage(page, "");
  expect(faults).toEqual([]);
});

test("« Effacer » empties the message to the assistant", async () => {
  const person = await site.product.signUp();
  const { page } = await site.visitAs(person, "phone");
  await open(page, "/app");
  await page.getByLabel("Message à l'assistant").fill("Prépare un devis");
  await page.getByRole("link", { name: "Argent" }).click();
  await page.getByLabel("Message à l'assistant").waitFor({ state: "detached" });
  await page.goBack();
  await expectMessage(page, "Prépare un devis");
  await page.getByRole("button", { name: "Effacer" }).click();
  await expectMessage(page, "");
  expect(await page.getByRole("button", { name: "Effacer" }).count()).toBe(0);
  await page.reload();
  await expectMessage(page, "");
});
