import AxeBuilder from "@axe-core/playwright";
import { mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { freePort } from "../throwaway-cluster.ts";
import { lastLetter } from "../letters.ts";
import type { TestApp } from "../test-app.ts";
import { testApp } from "../test-app.ts";
import { openBrowser } from "./browser.ts";

// Steps that the browser tests of sign-in share. SCREENSHOTS names a folder to keep pictures in.

export const PASSWORD = "un bon mot de passe";
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 860 } } as const;

/** Sizes and themes that every screen is looked at in. */
export const LOOKS = [
  ["phone", "light"],
  ["phone", "dark"],
  ["desktop", "light"],
  ["desktop", "dark"],
] as const;

/** A page of its own browser context; `look` keeps a picture and asks axe. */
export type Visit = { page: Page; look: (name: string) => Promise<void> };

/** The product where addresses and numbers are confirmed, and a browser on it. */
export type SignInHouse = Awaited<ReturnType<typeof openSignInHouse>>;

/** Starts both. Letters stay in their queue, SMS in the outbox, and codes can be seen on screen. */
export async function openSignInHouse(
  env: Record<string, string> | ((address: string) => Record<string, string>) = {},
) {
  const settings = {
    AUTH_MAIL_AUTOCONFIRM: "false",
    AUTH_PHONE_AUTOCONFIRM: "false",
    AUTH_SHOW_CODES: "true",
    SMS_URL: "outbox:",
    AUTH_MAIL_INTERVAL_SECONDS: "1",
    AUTH_SMS_INTERVAL_SECONDS: "1",
  };
  // Where a provider sends the browser back is known before anything starts.
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const house: TestApp = await testApp({
    web: true,
    env: { ...settings, PUBLIC_URL: address, ...(typeof env === "function" ? env(address) : env) },
  });
  await house.app.listen({ port, host: "127.0.0.1" });
  const browser: Browser = await openBrowser();
  const waited = async (to: string) => (await lastLetter(house, to)).code;
  return {
    house,
    browser,
    address,
    /** The code of the last letter to an address. */
    waited,
    /** Its link, on the address this test is served at. */
    link: async (to: string) => (await lastLetter(house, to)).link.replace(/^https?:\/\/[^/]+/, address),
    visit: async (size: keyof typeof SIZES = "phone", colorScheme: "light" | "dark" = "light"): Promise<Visit> => {
      const context = await browser.newContext({
        viewport: SIZES[size],
        colorScheme,
        locale: "fr-FR",
        baseURL: address,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      return { page, look: (name) => inspect(page, `${name}-${size}-${colorScheme}`) };
    },
    signedUp: async (page: Page, email: string) => {
      await register(page, email);
      await code(page).fill(await waited(email));
      await home(page).waitFor();
      // One letter a second to an address: the next one asked for must be able to leave.
      await sleep(1_000);
    },
    say: async () => {
      for (const context of browser.contexts())
        for (const page of context.pages())
          console.log(page.url(), (await page.evaluate(() => document.body.innerText)).slice(0, 900));
    },
    leaveAll: () => Promise.all(browser.contexts().map((context) => context.close())),
    close: async () => {
      await browser.close();
      await house.close();
    },
  };
}

/** The field of a code. */
export function code(page: Page) {
  return page.getByLabel("Code à six chiffres");
}

/** The home page of somebody new. */
export function home(page: Page) {
  return page.getByRole("heading", { name: "Quel est ton prochain chantier ?" });
}

/** Signs up, as far as the page that asks for the code. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("Email ou téléphone").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await code(page).waitFor();
}

/** Gives a login and a password on /login. */
export async function signIn(page: Page, login: string, password = PASSWORD): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email ou téléphone").fill(login);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

/** Signs this device out. */
export async function signOut(page: Page): Promise<void> {
  await page.goto("/app/more");
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await page.waitForURL("**/login");
}

/** The security chapter of the settings. */
export async function openSecurity(page: Page): Promise<void> {
  await page.goto("/app/settings#securite");
  await page.getByRole("list", { name: "Appareils connectés" }).waitFor();
}

/** Keeps a picture where one is wanted, and fails on what axe finds. */
export async function inspect(page: Page, name: string): Promise<void> {
  // Its address changes before a page is there.
  await page.locator("h1").first().waitFor();
  const folder = process.env.SCREENSHOTS;
  if (folder) {
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: name.startsWith("security") });
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map((one) => `${name} ${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`),
  ).toEqual([]);
}
