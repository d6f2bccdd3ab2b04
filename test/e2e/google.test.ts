import { createEmulator } from "emulate";
import type { Emulator } from "emulate";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { lastLetter } from "../letters.ts";
import { freePort } from "../throwaway-cluster.ts";
import type { SignInSite } from "./sign-in-steps.ts";
import { home, openSecurity, openSignInSite, signOut } from "./sign-in-steps.ts";

// Signing in with Google, with an emulator of its protocol and pages. A real browser goes there and back with the
// official client.

let google: Emulator;
let site: SignInSite;

beforeAll(async () => {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  site = await openSignInSite({
    AUTH_GOOGLE_CLIENT_ID: "our-client",
    AUTH_GOOGLE_CLIENT_SECRET: "our-secret",
    AUTH_GOOGLE_ISSUER: issuer,
    AUTH_MANUAL_LINKING_ENABLED: "true",
  });
  const users = ["lea", "zoe", "autre"].map((name) => ({
    email: `${name}@example.org`,
    name: `${name} Martin`,
    email_verified: true,
  }));
  const oauth_clients = [
    {
      client_id: "our-client",
      client_secret: "our-secret",
      name: "Établi",
      redirect_uris: [`${site.address}/auth/v1/callback`],
    },
  ];
  google = await createEmulator({ service: "google", port, seed: { google: { users, oauth_clients } } });
});
afterEach(() => site.leaveAll());
afterAll(async () => {
  await site.close();
  await google.close();
});

/** Chooses a person on Google's page. */
async function choose(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/o\/oauth2\//);
  await page
    .locator("form", { has: page.locator(`input[value="${email}"]`) })
    .locator("button")
    .click();
}

test("a new person who signs in with Google arrives where they were going", { timeout: 90_000 }, async () => {
  const { page, look } = await site.visit();
  await page.goto("/app/customers");
  await page.waitForURL(/\/login/);
  await page.getByRole("button", { name: "Continuer avec Google" }).click();
  await choose(page, "lea@example.org");
  await page.waitForURL("**/app/customers");
  expect(page.url()).not.toMatch(/access_token|refresh_token|code=/);
  await openSecurity(page);
  await look("security-google");

  // Nobody else links the account that signed her in.
  const { page: other, look: lookAtOther } = await site.visit();
  await site.signUp(other, "jalouse@example.org");
  await openSecurity(other);
  await other.getByRole("button", { name: "Lier Google" }).click();
  await choose(other, "lea@example.org");
  await other.getByRole("heading", { name: "Ce compte n'a pas été lié" }).waitFor();
  await lookAtOther("google-taken");
  await other.getByRole("link", { name: "Revenir où j'étais" }).click();
  await other.getByRole("list", { name: "Appareils connectés" }).waitFor();
});

test(
  "Google signs in to an account with a password from its linking to its unlinking",
  { timeout: 90_000 },
  async () => {
    const { page, look } = await site.visit();
    await site.signUp(page, "mot-de-passe@example.org");
    await openSecurity(page);
    await page.getByRole("button", { name: "Lier Google" }).click();
    await choose(page, "zoe@example.org");
    const accounts = page.getByRole("list", { name: "Comptes liés" });
    await accounts.getByText("zoe@example.org").waitFor();
    await look("security-linked");
    expect((await lastLetter(site.product, "mot-de-passe@example.org")).text).toContain("Google");
    await signOut(page);
    await page.goto("/login");
    await page.getByRole("button", { name: "Continuer avec Google" }).click();
    await choose(page, "zoe@example.org");
    await home(page).waitFor();
    await openSecurity(page);
    await page.getByText("mot-de-passe@example.org").filter({ visible: true }).first().waitFor();
    await page.getByRole("button", { name: "Délier Google" }).click();
    await page.getByRole("button", { name: "Délier", exact: true }).click();
    await page.getByRole("button", { name: "Lier Google" }).waitFor();
    await expect.poll(() => accounts.count()).toBe(0);
    await look("security-unlinked");
  },
);
