import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issuedInvoice } from "../issued-invoice.ts";
import type { Site, Visit } from "./site.ts";
import { open, openSite, say, waitUntilQuiet } from "./site.ts";

// The panel of the assistant in a real browser: its width, its line about the document, its suggestions, its numbers.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site?.close());

const openPanel = (page: Page) => page.getByRole("button", { name: "Ouvrir l'assistant" }).click();

test("the panel is a column beside the page, as wide as its edge is pulled to", { timeout: 90_000 }, async () => {
  const owner = await site.product.signUp("panel-size@example.org");
  await issuedInvoice(owner, "Toiture");
  const { page, look, faults } = await site.visitAs(owner, "desktop");
  const panel = page.getByRole("region", { name: "Assistant" });
  const handle = page.getByRole("slider", { name: "Largeur de l'assistant" });
  const box = async () => (await panel.boundingBox())!;
  await page.goto("/app/projects");
  await openPanel(page);
  await handle.waitFor();
  // The panel has its buttons and its conversation.
  await page.getByRole("button", { name: "Quels projets sont en cours ?" }).waitFor();
  await page.getByText("Démarrez une conversation").waitFor();
  await waitUntilQuiet(page);
  const usual = await box();
  expect([usual.y, usual.x + usual.width, usual.height]).toEqual([0, 1_280, 860]);
  const pageEnd = await page
    .getByRole("link", { name: /Toiture/ })
    .first()
    .evaluate((row) => row.getBoundingClientRect().right);
  expect(pageEnd).toBeLessThanOrEqual(usual.x);
  expect(await page.getByRole("button", { name: "Fermer l'assistant" }).count()).toBe(1);
  await page.mouse.move(usual.x + 2, 400);
  await page.mouse.down();
  await page.mouse.move(usual.x - 98, 400, { steps: 4 });
  await page.mouse.up();
  const larger = await box();
  expect(Math.round(larger.width - usual.width)).toBe(100);
  await handle.press("ArrowRight");
  expect(Math.round(larger.width - (await box()).width)).toBe(24);
  await look("assistant-resized");
  // On this device, from one visit to the next.
  await page.reload();
  await openPanel(page);
  await handle.waitFor();
  await expect.poll(async () => Math.round((await box()).width)).toBe(Math.round(larger.width) - 24);
  // A double click on the edge takes the usual width again.
  await handle.dblclick();
  await expect.poll(async () => Math.round((await box()).width)).toBe(Math.round(usual.width));
  await page.getByRole("button", { name: "Fermer l'assistant" }).click();
  await expect.poll(() => panel.count()).toBe(0);
  const opener = page.getByRole("button", { name: "Ouvrir l'assistant" });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
});

describe("a conversation on a phone", () => {
  let page: Page;
  let visit: Visit;
  beforeAll(async () => {
    const owner = await site.product.signUp("panel-phone@example.org");
    await owner.call("PATCH", "/api/company", { vat_regime: "standard" });
    visit = await site.visitAs(owner, "phone");
    page = visit.page;
    await page.goto("/app/projects");
    await openPanel(page);
  });
  afterAll(() => site.leaveAll());
  const greetings = () => page.getByRole("log").getByText("Bonjour ! Dis-moi ce que tu veux faire.");

  test("screen readers are told who speaks", async () => {
    await say(page, "bonjour");
    await greetings().waitFor();
    const spokenText = (await page.getByRole("log").ariaSnapshot()).replace(/\s+/g, " ");
    expect(spokenText).toMatch(/"Toi :".*bonjour.*"L'assistant :".*Bonjour ! Dis-moi ce que tu veux faire\./);
  });

  test("the field goes on after a message of 10,000 characters", async () => {
    await say(page, `xyzzy ${"mot ".repeat(2_499)}`.trim());
    await page
      .getByRole("log")
      .getByText(/Je n'ai pas compris ta question/)
      .waitFor();
    await say(page, "bonjour");
    await expect.poll(() => greetings().count()).toBe(2);
    expect(visit.faults).toEqual([]);
  });

  // The long message keeps the card out of sight.
  test("a line stands for the card that is scrolled away", async () => {
    await say(page, "fais un devis pour Mme Claire Martin, peindre le couloir, 14 h à 40 €, TVA 20, lundi");
    const card = page.getByRole("form", { name: "Carte du devis" });
    await card.waitFor();
    const line = page.getByRole("button", { name: /^Devis · / });
    await card.getByRole("button", { name: "Ajouter une ligne" }).scrollIntoViewIfNeeded();
    expect(await line.count()).toBe(0);
    await page.getByRole("log").evaluate((element) => element.scrollTo(0, 0));
    await line.waitFor();
    expect((await line.innerText()).replace(/[\u00a0\u202f]/g, " ")).toContain("Devis · 672,00 €");
    await visit.look("assistant-document-line");
    await line.click();
    const short = page.getByRole("group", { name: "Devis en bref" });
    await short.getByText("Peindre le couloir").waitFor();
    await short.getByText("Total TTC").waitFor();
    await visit.look("assistant-document-unfolded");
    await page.getByRole("button", { name: "Revenir au document" }).click();
    await expect.poll(() => line.count()).toBe(0);
    await card.waitFor();
    expect(visit.faults).toEqual([]);
  });
});

test("a suggestion that follows from the page is answered once", { timeout: 120_000 }, async () => {
  const owner = await site.product.signUp("panel-ask@example.org");
  const { project_id } = await issuedInvoice(owner, "Toiture");
  const { page, look, faults } = await site.visitAs(owner, "phone");
  await page.goto(`/etape/${project_id}/invoice`);
  await openPanel(page);
  const offers = page.getByRole("list", { name: "Ce que l'assistant sait faire" });
  await offers.getByRole("button", { name: "Combien reste à payer sur ce projet ?" }).click();
  await page
    .getByRole("log")
    .getByText(/on te doit 120,00/)
    .waitFor();
  // What was just asked is not offered again.
  await expect.poll(() => offers.getByRole("button", { name: "Combien reste à payer" }).count()).toBe(0);
  await look("assistant-suggestions");
  expect(faults).toEqual([]);
});

test("the settings say how the assistant served", { timeout: 120_000 }, async () => {
  const owner = await site.product.signUp("panel-measured@example.org");
  const { page, look, faults } = await site.visitAs(owner, "phone");
  await page.goto("/app/projects");
  await openPanel(page);
  const log = page.getByRole("log");
  await say(page, "xyzzy");
  await log.getByText(/Je n'ai pas compris ta question/).waitFor();
  await say(page, "crée un projet");
  await log.getByText("Quel nom veux-tu donner au projet ?").waitFor();
  await say(page, "?");
  await log.getByText("Il me faut un nom pour retrouver le projet ensuite.").waitFor();
  const misread = async () => (await owner.call("GET", "/api/assistant/measures")).json.misread.length;
  await expect.poll(misread).toBe(2);
  await page.goto("/app/model");
  await page.getByRole("heading", { name: "Mesuré chez toi" }).waitFor();
  await page.getByText("Questions libres", { exact: true }).waitFor();
  await page.getByText("Quel projet").waitFor();
  await page.getByText("Quel projet").scrollIntoViewIfNeeded();
  await look("assistant-measured");
  expect(faults).toEqual([]);
});

test("the open panel stands beside the page on a computer", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp("beside@example.org");
  const { page, look, faults } = await site.visitAs(person, "desktop");
  for (const path of ["/app/projects", "/app/billing", "/app/settings"]) {
    await open(page, path);
    await page.getByRole("button", { name: /Ouvrir l'assistant/ }).click();
    const panel = page.getByRole("region", { name: "Assistant" });
    await panel.getByRole("textbox").first().waitFor();
    const [panelBox, pageBox] = await Promise.all([
      panel.boundingBox(),
      page.locator("#main > *").first().boundingBox(),
    ]);
    expect(pageBox!.x + pageBox!.width, path).toBeLessThanOrEqual(panelBox!.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
    await look(`panel-beside${path.replaceAll("/", "-")}`);
    await page.keyboard.press("Escape");
  }
  expect(faults).toEqual([]);
});
