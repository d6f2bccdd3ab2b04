import type { Page } from "playwright-core";
import { expect } from "vitest";
import { authCalls } from "../auth-calls.ts";
import { lastLetter } from "../letters.ts";
import { giveLogin, keepSession, openSite, PASSWORD } from "./site.ts";

// Steps that the browser tests of sign-in share.

/** The product with confirmed addresses and numbers, and a browser on it. */
export type SignInSite = Awaited<ReturnType<typeof openSignInSite>>;

/** Starts both. Letters stay in their queue, SMS in the outbox, and codes are shown on screen. */
export async function openSignInSite(env: Record<string, string> | ((address: string) => Record<string, string>) = {}) {
  const settings = {
    AUTH_MAIL_AUTOCONFIRM: "false",
    AUTH_PHONE_AUTOCONFIRM: "false",
    AUTH_SHOW_CODES: "true",
    SMS_URL: "outbox:",
    AUTH_MAIL_INTERVAL_SECONDS: "0",
    AUTH_SMS_INTERVAL_SECONDS: "0",
  };
  const site = await openSite({
    env: (address) => ({ ...settings, PUBLIC_URL: address, ...(typeof env === "function" ? env(address) : env) }),
  });
  const codeSentTo = async (to: string) => (await lastLetter(site.product, to)).code;
  return {
    ...site,
    /** The code of the last letter to an address. */
    codeSentTo,
    /** The link of that letter, on the address of this test's server. */
    linkSentTo: async (to: string) =>
      (await lastLetter(site.product, to)).link.replace(/^https?:\/\/[^/]+/, site.address),
    /** Signs a new user up and in, with the calls of this browser. No screen is open yet. */
    signUp: async (page: Page, email: string) => {
      const { call } = authCalls(site.product);
      const headers = { "user-agent": await page.evaluate(() => navigator.userAgent) };
      await call("POST", "/signup", { body: { email, password: PASSWORD }, headers });
      const token = await codeSentTo(email);
      const { status, json } = await call("POST", "/verify", { body: { type: "signup", email, token }, headers });
      expect(status).toBe(200);
      await keepSession(page, json);
    },
  };
}

/** The field of a code. */
export function code(page: Page) {
  return page.getByLabel("Code à six chiffres");
}

/** The home page of a new user. */
export function home(page: Page) {
  return page.getByRole("heading", { name: "Quel est ton prochain projet ?" });
}

/** The first question that is asked after sign-up. */
export function firstQuestion(page: Page) {
  return page.getByRole("heading", { name: "Quel est ton métier ?" });
}

/** Signs up, until the page that asks for the code. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("Email ou téléphone").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await code(page).waitFor();
}

/** Fills a login and a password on /login. */
export async function signIn(page: Page, login: string, password = PASSWORD): Promise<void> {
  await page.goto("/login");
  await giveLogin(page, login, password);
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
