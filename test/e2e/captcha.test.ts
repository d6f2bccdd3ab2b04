import { createServer } from "node:http";
import type { Server } from "node:http";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { SignInSite } from "./sign-in-steps.ts";
import { code, openSignInSite } from "./sign-in-steps.ts";
import { PASSWORD } from "./site.ts";

// Where a captcha is configured, our screens show it. The service of this test is a script with a button, and a server
// that knows its tokens.
const SCRIPT = `window.turnstile = { render(place, options) {
  const button = document.createElement("button");
  button.textContent = "Je suis une personne (" + options.sitekey + ")";
  button.onclick = () => options.callback("une personne");
  place.append(button);
} };`;

let service: Server;
let site: SignInSite;
beforeAll(async () => {
  service = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () =>
      response.end(JSON.stringify({ success: new URLSearchParams(body).get("response") === "une personne" })),
    );
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as { port: number };
  site = await openSignInSite({
    AUTH_CAPTCHA_PROVIDER: "turnstile",
    AUTH_CAPTCHA_SITE_KEY: "clé",
    AUTH_CAPTCHA_SECRET: "secret",
    AUTH_CAPTCHA_URL: `http://127.0.0.1:${port}/`,
  });
});
afterEach(() => site.leaveAll());
afterAll(async () => {
  await site.close();
  service.close();
});

async function openCaptcha(): Promise<{ page: Page; look: (name: string) => Promise<void> }> {
  const visit = await site.visit();
  await lendCaptcha(visit.page);
  return visit;
}

const lendCaptcha = (page: Page) =>
  page.route("https://challenges.cloudflare.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: SCRIPT }),
  );

async function fill(page: Page, email: string): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("Email ou téléphone").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
}

test("a person who answers the captcha signs up", { timeout: 30_000 }, async () => {
  const { page, look } = await openCaptcha();
  await fill(page, "personne@example.org");
  await page.getByRole("dialog", { name: "Vérification" }).waitFor();
  await look("captcha");
  await page.getByRole("button", { name: "Je suis une personne (clé)" }).click();
  await code(page).waitFor();
});

test("closing the captcha stops the creation without losing what was typed", { timeout: 30_000 }, async () => {
  const { page } = await site.visit();
  // A service out of reach is explained in the same words.
  await page.route("https://challenges.cloudflare.com/**", (route) => route.abort());
  await fill(page, "absent@example.org");
  await page.getByText("La vérification contre les robots n'a pas abouti.").waitFor();
  await page.unroute("https://challenges.cloudflare.com/**");
  await lendCaptcha(page);
  await fill(page, "ferme@example.org");
  await page.getByRole("dialog", { name: "Vérification" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("La vérification contre les robots n'a pas abouti.").waitFor();
  expect(await page.getByLabel("Email ou téléphone").inputValue()).toBe("ferme@example.org");
});
