import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { MicrosoftServer } from "../mail/microsoft-server.ts";
import { microsoftServer } from "../mail/microsoft-server.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// Outlook connected through the pages of an emulated Microsoft, in a real browser: a mail arrives, the permission ends.

let site: Site;
let microsoft: MicrosoftServer;
beforeAll(async () => {
  // Microsoft has to know where browsers come back to, and the product where Microsoft is.
  site = await openSite({
    runsJobs: true,
    env: async (address) => {
      microsoft = await microsoftServer(address);
      return { ...microsoft.env, PUBLIC_URL: address };
    },
  });
});
afterEach(() => site.leaveAll());
afterAll(async () => {
  await site?.close();
  await microsoft?.close();
});

/** Chooses the account on Microsoft's page. */
async function choose(page: Page): Promise<void> {
  await page.waitForURL(/\/oauth2\/v2\.0\//);
  const form = page.locator("form", { has: page.locator('input[value="jean@outlook.fr"]') });
  await form.locator("button").click();
}

test("Outlook is connected until it is asked for again", { timeout: 90_000 }, async () => {
  microsoft.imap.deliver("INBOX", { subject: "Salle de bains", messageId: "<1@roux.example>", text: "Quand ?" });
  const { page, look, faults } = await site.visitAs(await site.product.signUp("outlook@example.org"), "both");
  await page.goto("/app/mails");
  await page.getByLabel("Ton adresse mail").fill("jean@outlook.fr");
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByText("peut demander l'accord de son administrateur").waitFor();
  expect(await page.getByText("mot de passe d'application").count()).toBe(0);
  await look("outlook-permission");
  await page.getByRole("button", { name: "Autoriser avec Microsoft" }).click();
  await choose(page);
  await page.getByText("Ta boîte est connectée.").waitFor();
  await page.goto("/app/mails/inbox");
  await page.getByText("Salle de bains").first().click();
  await page.getByText("Quand ?").waitFor();
  await page.goto("/app/mails");
  microsoft.withdraw();
  await page.getByRole("button", { name: "Vérifier" }).click();
  await page.getByText("Microsoft n'autorise plus Établi").waitFor();
  await look("outlook-withdrawn");
  microsoft.state.refusals = [];
  await page.getByRole("button", { name: "Autoriser de nouveau avec Microsoft" }).click();
  await choose(page);
  await page.getByText("Ta boîte est connectée.").waitFor();
  await page.getByRole("button", { name: "Déconnecter jean@outlook.fr" }).click();
  await page.getByText("account.live.com/consent/Manage").waitFor();
  await look("outlook-disconnect");
  expect(faults).toEqual([]);
});
