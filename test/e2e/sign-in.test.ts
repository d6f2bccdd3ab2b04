import AxeBuilder from "@axe-core/playwright";
import { mkdirSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { totpCode } from "../factor-calls.ts";
import { lastLetter } from "../letters.ts";
import type { TestApp } from "../test-app.ts";
import { testApp } from "../test-app.ts";
import { openBrowser } from "./browser.ts";

// Signing in, in a real browser, where addresses are confirmed. SCREENSHOTS names a folder to keep pictures in.

const PASSWORD = "un bon mot de passe";
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 860 } } as const;
const LOOKS = [
  ["phone", "light"],
  ["phone", "dark"],
  ["desktop", "light"],
  ["desktop", "dark"],
] as const;

let house: TestApp;
let browser: Browser;
let address: string;

beforeAll(async () => {
  const env = { AUTH_MAIL_AUTOCONFIRM: "false", AUTH_SHOW_CODES: "true", SMS_URL: "outbox:", AUTH_GOOGLE_CLIENT_ID: "essai", AUTH_GOOGLE_CLIENT_SECRET: "essai", AUTH_MAIL_INTERVAL_SECONDS: "1" };
  house = await testApp({ web: true, env });
  address = await house.app.listen({ port: 0, host: "127.0.0.1" });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") for (const context of browser.contexts()) for (const page of context.pages()) { console.log(page.url(), (await page.evaluate(() => document.body.innerText)).slice(0, 600)); }
  await Promise.all(browser.contexts().map((context) => context.close()));
});

async function open(size: keyof typeof SIZES = "phone", colorScheme: "light" | "dark" = "light") {
  const context = await browser.newContext({ viewport: SIZES[size], colorScheme, locale: "fr-FR", baseURL: address, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on("console", (line) => line.type() === "error" && console.log(line.text().slice(0, 600)));
  return { context, page, look: (name: string) => inspect(page, `${name}-${size}-${colorScheme}`) };
}

async function inspect(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) {
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: name.startsWith("security") });
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((one) => `${name} ${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual([]);
}

const code = (page: Page) => page.getByLabel("Code à six chiffres");
const home = (page: Page) => page.getByRole("heading", { name: "Quel est ton prochain chantier ?" });
const waited = async (to: string) => (await lastLetter(house, to)).code;
/** The link of a letter, on the address this test is served at. */
const link = async (to: string) => (await lastLetter(house, to)).link.replace(/^https?:\/\/[^/]+/, address);

async function register(page: Page, email: string, path = "/register"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Email ou téléphone").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await page.getByRole("heading", { name: "Confirme ton adresse" }).waitFor();
}

async function signedUp(page: Page, email: string): Promise<void> {
  await register(page, email);
  await code(page).fill(await waited(email));
  await home(page).waitFor();
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email ou téléphone").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.goto("/app/more");
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await page.waitForURL("**/login");
}

test.each(LOOKS)("an account is made, confirmed by its code, left, and nothing private is behind: %s, %s", { timeout: 60_000 }, async (size, scheme) => {
  const { context, page, look } = await open(size, scheme);
  const email = `camille-${size}-${scheme}@example.org`;
  await page.goto("/login?redirect=%2Fapp%2Fcustomers");
  await page.getByRole("button", { name: "Continuer avec Google" }).waitFor();
  await look("login");
  await page.getByRole("link", { name: "En créer un" }).click();
  await page.getByRole("heading", { name: "Créer ton compte" }).waitFor();
  await look("register");
  await page.getByLabel("Email ou téléphone").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await page.getByText("Code (développement)").waitFor();
  await look("code");

  await page.reload();
  await page.getByText(email).waitFor();
  const right = await waited(email);
  await code(page).fill(right === "111111" ? "222222" : "111111");
  await page.getByRole("alert").getByText("Ce code n'est pas le bon").waitFor();
  await look("code-wrong");
  expect(await code(page).evaluate((input: HTMLInputElement) => [input.value.length, input.selectionStart, input.selectionEnd])).toEqual([6, 0, 6]);
  await code(page).evaluate((input: HTMLInputElement, text) => {
    input.select();
    document.execCommand("insertText", false, text);
  }, `${right.slice(0, 3)} ${right.slice(3)}`);
  await page.waitForURL("**/app/customers");

  await signOut(page);
  await page.goBack();
  await page.waitForURL(/\/login/);
  expect(await page.getByRole("navigation").count()).toBe(0);
});

test("a code signs in instead of a password, by the keyboard alone", { timeout: 30_000 }, async () => {
  const { context, page } = await open("desktop");
  await signedUp(page, "clavier@example.org");
  await signOut(page);
  await page.goto("/login?redirect=%2Fapp%2Fbilling");
  await page.getByRole("button", { name: "Recevoir un code plutôt" }).waitFor();
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 20; presses++) {
      if ((await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? (document.activeElement as HTMLInputElement)?.labels?.[0]?.textContent ?? document.activeElement?.textContent)) === name) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`« ${name} » cannot be reached by Tab`);
  };
  await tabTo("Email ou téléphone");
  await page.keyboard.type("clavier@example.org");
  await tabTo("Recevoir un code plutôt");
  await page.keyboard.press("Enter");
  await tabTo("Recevoir un code");
  await page.keyboard.press("Enter");
  await code(page).waitFor();
  await page.keyboard.type(await waited("clavier@example.org"));
  await page.waitForURL("**/app/billing");
});

test("the link of a letter signs in, keeps the way, and leaves no token behind; a second time it is refused", { timeout: 30_000 }, async () => {
  const { context, page, look } = await open();
  await signedUp(page, "lien@example.org");
  await signOut(page);
  await page.goto("/login?redirect=%2Fapp%2Fbilling");
  await page.getByLabel("Email ou téléphone").fill("lien@example.org");
  await page.getByRole("button", { name: "Recevoir un code plutôt" }).click();
  await page.getByRole("button", { name: "Recevoir un code", exact: true }).click();
  await code(page).waitFor();
  const followed = await link("lien@example.org");
  const other = await context.newPage();
  await other.goto(followed);
  await other.waitForURL("**/app/billing");
  expect(await other.evaluate(() => location.href + JSON.stringify(history.state))).not.toContain("token");
  // The tab that waited for the code is in step.
  await page.waitForURL("**/app/billing");
  await other.goto(followed);
  await other.getByText("Ce lien n'est plus valable").waitFor();
  await inspect(other, "link-over-phone-light");
  await page.waitForURL(/\/login/);
  await look("login-after");
});

test("what comes back from a provider: an error about identities keeps the session, any other ends it; the message of a first confirmation is told", { timeout: 30_000 }, async () => {
  const { context, page } = await open();
  await signedUp(page, "retour@example.org");
  await page.goto("/app/settings#error=server_error&error_code=identity_already_exists&error_description=x&sb=");
  await page.getByText("Ce compte est déjà lié à un autre utilisateur").waitFor();
  await page.getByRole("link", { name: "Revenir où j'étais" }).click();
  await page.getByRole("heading", { name: "Réglages" }).waitFor();
  await page.goto("/#message=Confirmation+link+accepted&sb=");
  await page.getByText("C'est noté pour cette adresse").waitFor();
  await page.goto("/app/billing");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.goto("/#error=access_denied&error_code=otp_expired&error_description=x&sb=");
  await page.getByText("Ce lien n'est plus valable").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("etabli.session"))).toBeNull();
});

test.each([["phone", "light"], ["desktop", "dark"]] as const)("a forgotten password is replaced, and the other devices are out: %s, %s", { timeout: 30_000 }, async (size, scheme) => {
  const { context, page, look } = await open(size, scheme);
  const email = `oubli-${size}@example.org`;
  await signedUp(page, email);
  const away = await open();
  await away.page.goto("/login");
  await away.page.getByLabel("Email ou téléphone").fill(email);
  await away.page.getByRole("link", { name: "Mot de passe oublié ?" }).click();
  await away.page.getByRole("heading", { name: "Mot de passe oublié" }).waitFor();
  await inspect(away.page, `forgot-${size}-${scheme}`);
  expect(await away.page.getByLabel("Email ou téléphone").inputValue()).toBe(email);
  await away.page.getByRole("button", { name: "Recevoir un code" }).click();
  await code(away.page).waitFor();
  await code(away.page).fill(await waited(email));
  await away.page.getByRole("heading", { name: "Nouveau mot de passe" }).waitFor();
  await inspect(away.page, `new-password-${size}-${scheme}`);
  await away.page.getByLabel("Nouveau mot de passe").fill(PASSWORD);
  await away.page.getByRole("button", { name: "Enregistrer" }).click();
  await away.page.getByText("C'est déjà ton mot de passe").waitFor();
  await away.page.getByLabel("Nouveau mot de passe").fill("tout neuf et bien long");
  await away.page.getByRole("button", { name: "Enregistrer" }).click();
  await home(away.page).waitFor();
  await page.goto("/app/customers");
  await page.waitForURL(/\/login/);
  await look("signed-out-elsewhere");
});

test("a page confirms the secret of a link with one button, so that whoever looks at the link uses nothing up", { timeout: 30_000 }, async () => {
  const { context, page, look } = await open();
  await register(page, "confirme@example.org");
  const hash = new URL(await link("confirme@example.org")).searchParams.get("token")!;
  await page.goto(`/auth/confirm?token_hash=${hash}&type=signup`);
  await page.getByRole("heading", { name: "Confirmer" }).waitFor();
  await look("confirm");
  await page.getByRole("button", { name: "Confirmer" }).click();
  await home(page).waitFor();
});

test.each(LOOKS)("a second factor is added, then asked for, then enough: %s, %s", { timeout: 60_000 }, async (size, scheme) => {
  const { context, page, look } = await open(size, scheme);
  const email = `double-${size}-${scheme}@example.org`;
  await signedUp(page, email);
  await security(page);
  await look("security");
  await page.getByRole("button", { name: "Ajouter une application de codes" }).click();
  await page.getByRole("button", { name: "Continuer" }).click();
  const picture = page.getByRole("img", { name: /QR code/ });
  await picture.waitFor();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await look("security-totp");
  const secret = (await page.locator("code").textContent())!.replaceAll(" ", "");
  await code(page).fill(totpCode(secret, new Date(), -1));
  await page.getByText("ajoute un second moyen").waitFor();
  await look("security-factor");

  await signOut(page);
  await signIn(page, email);
  await page.getByRole("heading", { name: "Deuxième étape" }).waitFor();
  await look("second-step");
  await page.goto("/app/billing");
  await page.getByRole("heading", { name: "Deuxième étape" }).waitFor();
  await code(page).fill("000000");
  await page.getByRole("alert").waitFor();
  await code(page).fill(totpCode(secret, new Date()));
  await page.waitForURL("**/app/billing");
});

test("two tabs stay in step: what signs out in one shows nothing more in the other", { timeout: 30_000 }, async () => {
  const { context, page } = await open();
  await signedUp(page, "onglets@example.org");
  const other = await context.newPage();
  await other.goto("/app/customers");
  await other.getByRole("heading", { level: 1 }).waitFor();
  await signOut(page);
  await other.waitForURL(/\/login/);
  await signIn(page, "onglets@example.org");
  await other.waitForURL("**/app/customers");
});

async function security(page: Page): Promise<void> {
  await page.goto("/app/settings#securite");
  await page.getByRole("list", { name: "Appareils connectés" }).waitFor();
}

