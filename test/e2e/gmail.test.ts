import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { GoogleServer } from "../mail/google-server.ts";
import { googleServer } from "../mail/google-server.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// Gmail connected through the pages of an emulated Google, in a real browser: a mail arrives, its answer leaves.

let site: Site;
let google: GoogleServer;
beforeAll(async () => {
  // Google has to know where browsers come back to, and the product where Google is.
  site = await openSite({
    runsJobs: true,
    env: async (address) => {
      google = await googleServer(address);
      return { ...google.env, PUBLIC_URL: address };
    },
  });
});
afterEach(() => site.leaveAll());
afterAll(async () => {
  await site?.close();
  await google?.close();
});

/** Types the address of a Gmail, up to the step that its provider asks for. */
async function typeAddress(page: Page): Promise<void> {
  await page.goto("/app/mails");
  await page.getByLabel("Ton adresse mail").fill("jean@gmail.com");
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByText("C'est un accès qu'il appelle restreint.").waitFor();
}

/** Chooses the account on Google's page. */
async function choose(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/o\/oauth2\//);
  await page
    .locator("form", { has: page.locator(`input[value="${email}"]`) })
    .locator("button")
    .click();
}

test("Gmail is connected by Google's page until an answer leaves by it", { timeout: 180_000 }, async () => {
  await google.deliver({ subject: "Salle de bains", messageId: "<1@roux.example>", text: "Pouvez-vous passer ?" });
  const { page, look, faults } = await site.visitAs(await site.product.signUp("gmail@example.org"), "both");
  await typeAddress(page);
  await look("gmail-permission");
  await page.getByRole("button", { name: "Autoriser avec Google" }).click();
  await choose(page, "jean@gmail.com");
  await page.getByRole("heading", { name: "jean@gmail.com" }).waitFor();
  await page.getByText("Ta boîte est connectée.").waitFor();
  expect(page.url()).toMatch(/\/app\/mails$/);
  await look("gmail-connected");
  await page.goto("/app/mails/inbox");
  await page.getByText("Salle de bains").first().click();
  await page.getByText("Pouvez-vous passer ?").waitFor();
  await page.getByRole("button", { name: "Répondre", exact: true }).click();
  await page.waitForURL(/\/app\/mails\/write\//);
  await page.getByLabel("Message").fill("Oui, jeudi à 9 h.");
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  const listSent = async () => (await google.ask("GET", "/messages?labelIds=SENT")).messages;
  await expect.poll(async () => (await listSent()).length, { timeout: 40_000 }).toBe(1);
  const [sentMail] = await listSent();
  const { messages } = await google.ask("GET", "/messages?labelIds=INBOX");
  expect(sentMail.threadId).toBe(messages[0].threadId);
  expect(faults).toEqual([]);
});

test("a person who says no to Google reads what to do", { timeout: 90_000 }, async () => {
  const { page, look } = await site.visitAs(await site.product.signUp("gmail-no@example.org"));
  await typeAddress(page);
  await page.getByRole("button", { name: "Autoriser avec Google" }).click();
  await page.waitForURL(/\/o\/oauth2\//);
  const state = new URL(page.url()).searchParams.get("state") ?? "";
  await page.goto(`/mail-permission/google?error=access_denied&state=${state}`);
  await page.getByText("Tu n'as pas donné l'autorisation").waitFor();
  expect(page.url()).toMatch(/\/app\/mails\/google$/);
  await look("gmail-refused");
});

test("a permission that Google withdrew is asked for again", { timeout: 90_000 }, async () => {
  const { page, look } = await site.visitAs(await site.product.signUp("gmail-again@example.org"), "both");
  await typeAddress(page);
  await page.getByRole("button", { name: "Autoriser avec Google" }).click();
  await choose(page, "jean@gmail.com");
  await page.getByText("Ta boîte est connectée.").waitFor();
  google.state.deadTokens = new Set(google.state.tokens);
  google.state.refusals = [{ match: /oauth2\/token/, status: 400, times: 99, json: { error: "invalid_grant" } }];
  await page.getByRole("button", { name: "Vérifier" }).click();
  await page.getByText("À reconnecter").waitFor();
  await look("gmail-withdrawn");
  google.state.refusals = [];
  await page.getByRole("button", { name: "Autoriser de nouveau avec Google" }).click();
  await choose(page, "jean@gmail.com");
  await page.getByText("Ta boîte est connectée.").waitFor();
});

test("a password is still taken where Google could be asked", { timeout: 90_000 }, async () => {
  const { page } = await site.visitAs(await site.product.signUp("gmail-password@example.org"));
  await typeAddress(page);
  await page.getByRole("button", { name: "Plutôt un mot de passe d'application" }).click();
  await page.getByText("Google demande un mot de passe d'application.").waitFor();
  await page.getByLabel("Mot de passe", { exact: true }).waitFor();
});
