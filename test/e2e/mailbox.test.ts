import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { MailServers } from "../mail/connected-mailbox.ts";
import { mailServers } from "../mail/connected-mailbox.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// A mailbox that is connected, refused and disconnected, in a real browser.

let site: Site;
let servers: MailServers;
beforeAll(async () => void (site = await openSite()));
beforeEach(async () => void (servers = await mailServers()));
afterEach(() => Promise.all([site.leaveAll(), servers.close()]));
afterAll(() => site?.close());

const EMAIL = "jean@etabli.example";

/** Types the address, then the servers that nobody knows. */
async function writeMailbox(page: Page, password: string): Promise<void> {
  await page.goto("/app/mails");
  await page.getByLabel("Ton adresse mail").fill(EMAIL);
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  const ports = { Réception: servers.imap.port, Envoi: servers.smtp.port };
  for (const [label, port] of Object.entries(ports)) {
    await page.getByLabel(`${label} : serveur`).fill("127.0.0.1");
    await page.getByLabel(`${label} : port`).fill(String(port));
    await page.getByLabel(`${label} : chiffrement`).selectOption("none");
  }
  await page.getByRole("button", { name: "Connecter", exact: true }).click();
}

const storedFlag = (page: Page) => page.evaluate(() => localStorage.getItem("etabli.mail"));

test("a mailbox is connected, connected again after a change and disconnected", { timeout: 120_000 }, async () => {
  const owner = await site.product.signUp("mailbox@example.org");
  const { page, look, faults } = await site.visitAs(owner, "both");
  await writeMailbox(page, "faux");
  // A password that is refused stays in its field with the reason.
  await page.getByText("127.0.0.1 refuse ce mot de passe").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("password");
  expect(await page.getByLabel("Mot de passe", { exact: true }).inputValue()).toBe("faux");
  await look("mailbox-refused");
  await page.getByLabel("Mot de passe", { exact: true }).fill("secret");
  await page.getByRole("button", { name: "Connecter", exact: true }).click();
  await page.getByRole("heading", { name: EMAIL }).waitFor();
  await page.getByText("Ta boîte est connectée.").waitFor();
  expect(await storedFlag(page)).toBe("true");
  await look("mailbox");
  await page.getByRole("button", { name: "Ajouter une autre boîte" }).click();
  await expect.poll(() => page.getByLabel("Ton adresse mail").evaluate((field) => field.matches(":focus"))).toBe(true);
  await look("mailbox-another");
  await page.getByRole("button", { name: "Annuler", exact: true }).click();

  await page.getByRole("button", { name: `Signature de ${EMAIL}` }).click();
  const drawer = page.getByRole("dialog", { name: `Signature de ${EMAIL}` });
  await drawer.getByLabel("Signature", { exact: true }).fill("Bien à vous,\nJean Volt");
  await look("mailbox-signature");
  await drawer.getByRole("button", { name: "Enregistrer la signature" }).click();
  await drawer.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: `Signature de ${EMAIL}` }).click();
  await expect.poll(() => drawer.getByLabel("Signature", { exact: true }).inputValue()).toContain("Jean Volt");
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });

  await page.getByRole("button", { name: `Tes mails arrivent-ils ? ${EMAIL}` }).click();
  await page.getByText("v=DMARC1; p=none").waitFor();
  await look("mailbox-arrival");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Tes mails arrivent-ils ?" }).waitFor({ state: "hidden" });

  servers.imap.state.login.password = "nouveau";
  servers.smtp.state.login.password = "nouveau";
  await page.getByRole("button", { name: "Vérifier" }).click();
  await page.getByText("À reconnecter").waitFor();
  await look("mailbox-changed");
  await page.getByLabel("Nouveau mot de passe").fill("nouveau");
  await page.getByRole("button", { name: "Reconnecter" }).click();
  await page.getByText("Ta boîte est connectée.").waitFor();

  await page.getByRole("button", { name: `Déconnecter ${EMAIL}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Déconnecter" }).click();
  await page.getByRole("heading", { name: "Connecter ta boîte" }).waitFor();
  await expect.poll(() => storedFlag(page)).toBe("false");
  expect(faults).toEqual([]);
});

test("the advice of a provider is shown before its password or in place of it", { timeout: 90_000 }, async () => {
  const { page, look } = await site.visitAs(await site.product.signUp("mailbox-advice@example.org"));
  await page.goto("/app/mails");
  await page.getByLabel("Ton adresse mail").fill("jean@gmail.com");
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByText("Google demande un mot de passe d'application.").waitFor();
  expect(await page.getByLabel("Réception : serveur").isVisible()).toBe(false);
  await look("mailbox-advice");
  // Microsoft takes no password at all.
  await page.goto("/app/mails");
  await page.getByLabel("Ton adresse mail").fill("jean@outlook.fr");
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByText("Microsoft n'accepte plus de mot de passe").waitFor();
  expect(await page.getByLabel("Mot de passe", { exact: true }).count()).toBe(0);
});

test("the stored flag is cleared without a session", { timeout: 90_000 }, async () => {
  const { page } = await site.visit();
  await page.goto("/health/live");
  await page.evaluate(() => localStorage.setItem("etabli.mail", "true"));
  await page.goto("/login");
  await expect.poll(() => storedFlag(page)).toBeNull();
});
