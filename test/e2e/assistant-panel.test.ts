import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { issuedInvoice } from "../issued-invoice.ts";
import type { Site } from "./site.ts";
import { openSite, SIZE_NAMES, waitUntilQuiet } from "./site.ts";

// The panel of the assistant in a real browser: its size, its line about the document, its suggestions, its numbers.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const openPanel = (page: Page) => page.getByRole("button", { name: "Ouvrir l'assistant" }).click();

async function send(page: Page, text: string) {
  const field = page.getByLabel("Message à l'assistant");
  await field.fill(text);
  await field.press("Enter");
}

test("the panel takes the size it is given, and keeps it on the device", { timeout: 120_000 }, async () => {
  const owner = await site.product.signUp("panel-size@example.org");
  await issuedInvoice(owner, "Toiture");
  const { page, look, faults } = await site.visitAs(owner, "desktop");
  await page.goto("/app/projects");
  await openPanel(page);
  const panel = page.getByRole("region", { name: "Assistant" });
  const handle = page.getByRole("slider", { name: "Taille de l'assistant" });
  await handle.waitFor();
  // The panel grows when its buttons and its conversation are there.
  await page.getByRole("button", { name: "Quels projets sont en cours ?" }).waitFor();
  await page.getByText("Démarrez une conversation").waitFor();
  await waitUntilQuiet(page);
  const usual = (await panel.boundingBox())!;
  await page.mouse.move(usual.x + 5, usual.y + 5);
  await page.mouse.down();
  await page.mouse.move(usual.x - 195, usual.y - 95, { steps: 4 });
  await page.mouse.up();
  const larger = (await panel.boundingBox())!;
  expect([Math.round(larger.width - usual.width), Math.round(larger.height - usual.height)]).toEqual([200, 100]);
  // The corner at the bottom right stays where it was.
  expect(Math.round(larger.x + larger.width)).toBe(Math.round(usual.x + usual.width));
  await handle.press("ArrowRight");
  const smaller = (await panel.boundingBox())!;
  expect(Math.round(larger.width - smaller.width)).toBe(24);
  await look("assistant-resized");
  await page.reload();
  await openPanel(page);
  await handle.waitFor();
  await expect.poll(async () => Math.round((await panel.boundingBox())!.width)).toBe(Math.round(smaller.width));
  await page.setViewportSize({ width: 800, height: 600 });
  await expect.poll(async () => (await panel.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  expect((await panel.boundingBox())!.height).toBeLessThanOrEqual(472);
  await page.setViewportSize({ width: 1280, height: 860 });
  await handle.dblclick();
  await expect.poll(async () => Math.round((await panel.boundingBox())!.width)).toBe(Math.round(usual.width));
  expect(faults).toEqual([]);
});

test(
  "a line says the total of the card that is scrolled away, unfolds it, and leads back to it",
  { timeout: 120_000 },
  async () => {
    const owner = await site.product.signUp("panel-bar@example.org");
    await owner.call("PATCH", "/api/company", { vat_regime: "standard" });
    const { page, look, faults } = await site.visitAs(owner, "phone");
    await page.goto("/app/projects");
    await openPanel(page);
    const log = page.getByRole("log");
    for (const rank of [1, 2, 3, 4, 5, 6]) {
      await send(page, "bonjour");
      await expect.poll(() => log.getByText("Bonjour ! Dis-moi").count()).toBe(rank);
    }
    await send(page, "fais un devis pour Mme Claire Martin, peindre le couloir, 14 h à 40 €, TVA 20, lundi");
    const card = page.getByRole("form", { name: "Carte du devis" });
    await card.waitFor();
    const line = page.getByRole("button", { name: /^Devis · / });
    await card.getByRole("button", { name: "Ajouter une ligne" }).scrollIntoViewIfNeeded();
    expect(await line.count()).toBe(0);
    await log.evaluate((element) => element.scrollTo(0, 0));
    await line.waitFor();
    expect((await line.innerText()).replace(/[\u00a0\u202f]/g, " ")).toContain("Devis · 672,00 €");
    await look("assistant-document-line");
    await line.click();
    const short = page.getByRole("group", { name: "Devis en bref" });
    await short.getByText("Peindre le couloir").waitFor();
    await short.getByText("Total TTC").waitFor();
    await look("assistant-document-unfolded");
    await page.getByRole("button", { name: "Revenir au document" }).click();
    await expect.poll(() => line.count()).toBe(0);
    await card.waitFor();
    expect(faults).toEqual([]);
  },
);

test.each(SIZE_NAMES)(
  "what the page and the day ask is suggested, and answered: %s",
  { timeout: 120_000 },
  async (size) => {
    const owner = await site.product.signUp(`panel-ask-${size}@example.org`);
    const { project_id } = await issuedInvoice(owner, "Toiture");
    const { page, look, faults } = await site.visitAs(owner, size);
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
  },
);

test("screen readers are told who speaks", { timeout: 60_000 }, async () => {
  const owner = await site.product.signUp("panel-speaker@example.org");
  const { page } = await site.visitAs(owner, "phone");
  await page.goto("/app/projects");
  await openPanel(page);
  await send(page, "bonjour");
  const log = page.getByRole("log");
  await log.getByText("Bonjour ! Dis-moi ce que tu veux faire.").waitFor();
  const spoken = (await log.ariaSnapshot()).replace(/\s+/g, " ");
  expect(spoken).toMatch(/"Toi :".*bonjour.*"L'assistant :".*Bonjour ! Dis-moi ce que tu veux faire\./);
});

test("a message of 10,000 characters is answered, and the field goes on", { timeout: 60_000 }, async () => {
  const owner = await site.product.signUp("panel-long@example.org");
  const { page, faults } = await site.visitAs(owner, "phone");
  await page.goto("/app/projects");
  await openPanel(page);
  await send(page, `xyzzy ${"mot ".repeat(2_499)}`.trim());
  const log = page.getByRole("log");
  await log.getByText(/Je n'ai pas compris ta question/).waitFor();
  await send(page, "bonjour");
  await log.getByText("Bonjour ! Dis-moi ce que tu veux faire.").waitFor();
  expect(faults).toEqual([]);
});

test.each(SIZE_NAMES)("the settings say how the assistant served: %s", { timeout: 120_000 }, async (size) => {
  const owner = await site.product.signUp(`panel-measured-${size}@example.org`);
  const { page, look, faults } = await site.visitAs(owner, size);
  await page.goto("/app/model");
  await page.getByText("Rien à mesurer encore").waitFor();
  await page.goto("/app/projects");
  await openPanel(page);
  const log = page.getByRole("log");
  await send(page, "xyzzy");
  await log.getByText(/Je n'ai pas compris ta question/).waitFor();
  await send(page, "crée un projet");
  await log.getByText("Quel nom veux-tu donner au projet ?").waitFor();
  await send(page, "?");
  await log.getByText("Il me faut un nom pour retrouver le projet ensuite.").waitFor();
  const misread = async () => (await owner.call("GET", "/api/assistant/measures")).json.misread.length;
  await expect.poll(misread).toBe(2);
  await page.goto("/app/model");
  await page.getByRole("heading", { name: "Mesuré chez toi" }).waitFor();
  await page.getByText("Questions libres").waitFor();
  await page.getByText("Quel projet").waitFor();
  await page.getByText("Quel projet").scrollIntoViewIfNeeded();
  await look("assistant-measured");
  expect(faults).toEqual([]);
});
