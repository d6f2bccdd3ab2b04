import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { SignInSite } from "./sign-in-steps.ts";
import { code, firstQuestion, home, openSignInSite, register, signIn, signOut } from "./sign-in-steps.ts";
import { PASSWORD } from "./site.ts";

// Signing in with confirmed addresses, in a real browser.

let site: SignInSite;

beforeAll(async () => {
  site = await openSignInSite({ AUTH_GOOGLE_CLIENT_ID: "essai", AUTH_GOOGLE_CLIENT_SECRET: "essai" });
});
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("sign-up, confirmation by code and sign-out leave nothing private behind", { timeout: 90_000 }, async () => {
  const { page, look } = await site.visit("both");
  const email = "camille@example.org";
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
  const right = await site.codeSentTo(email);
  await code(page).fill(right === "111111" ? "222222" : "111111");
  await page.getByRole("alert").getByText("Ce code n'est pas le bon").waitFor();
  await look("code-wrong");
  await expect
    .poll(() =>
      code(page).evaluate((input: HTMLInputElement) => [input.value.length, input.selectionStart, input.selectionEnd]),
    )
    .toEqual([6, 0, 6]);
  await code(page).evaluate(
    (input: HTMLInputElement, text) => {
      input.select();
      document.execCommand("insertText", false, text);
    },
    `${right.slice(0, 3)} ${right.slice(3)}`,
  );
  await page.waitForURL("**/app/customers");

  await signOut(page);
  await page.goBack();
  await page.getByRole("button", { name: "Se connecter" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(await page.getByRole("navigation").count()).toBe(0);
});

test("a code signs in instead of a password, by the keyboard alone", { timeout: 30_000 }, async () => {
  const { page } = await site.visit("desktop");
  await site.signUp(page, "clavier@example.org");
  await signOut(page);
  await page.goto("/login?redirect=%2Fapp%2Fbilling");
  await page.getByRole("button", { name: "Recevoir un code plutôt" }).waitFor();
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 20; presses++) {
      if (
        (await page.evaluate(
          () =>
            document.activeElement?.getAttribute("aria-label") ??
            (document.activeElement as HTMLInputElement)?.labels?.[0]?.textContent ??
            document.activeElement?.textContent,
        )) === name
      )
        return;
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
  await page.keyboard.type(await site.codeSentTo("clavier@example.org"));
  await page.waitForURL("**/app/billing");
});

test("a letter's link opens the requested page once, without its token", { timeout: 30_000 }, async () => {
  const { page, look } = await site.visit();
  await site.signUp(page, "lien@example.org");
  await signOut(page);
  await page.goto("/login?redirect=%2Fapp%2Fbilling");
  await page.getByLabel("Email ou téléphone").fill("lien@example.org");
  await page.getByRole("button", { name: "Recevoir un code plutôt" }).click();
  await page.getByRole("button", { name: "Recevoir un code", exact: true }).click();
  await code(page).waitFor();
  const linkToFollow = await site.linkSentTo("lien@example.org");
  const other = await page.context().newPage();
  await other.goto(linkToFollow);
  await other.waitForURL("**/app/billing");
  const { entries } = await (await other.context().newCDPSession(other)).send("Page.getNavigationHistory");
  expect(entries.map(({ url }) => url).join(" ")).not.toMatch(/access_token|refresh_token/);
  // The tab that waited for the code is signed in too.
  await page.waitForURL("**/app/billing");
  await other.goto(linkToFollow);
  await other.getByText("Ce lien n'est plus valable").waitFor();
  // A user who opens an old link stays signed in, here and in the other tabs.
  await look("signed-in-after");
  expect(new URL(page.url()).pathname).toBe("/app/billing");
  await other.getByRole("link", { name: "Revenir où j'étais" }).click();
  await other.waitForURL("**/app/billing");
});

test("an error or a message in a link signs nobody out", { timeout: 30_000 }, async () => {
  const { page } = await site.visit();
  await site.signUp(page, "retour@example.org");
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
  expect(await page.evaluate(() => localStorage.getItem("etabli.session"))).toContain("retour@example.org");
  await page.getByRole("link", { name: "Revenir où j'étais" }).click();
  await page.waitForURL("**/app");
});

test("replacing a forgotten password signs out the other devices", { timeout: 30_000 }, async () => {
  const { page, look } = await site.visit("both");
  const email = "oubli@example.org";
  await site.signUp(page, email);
  const away = await site.visit("both");
  await away.page.goto("/login");
  await away.page.getByLabel("Email ou téléphone").fill(email);
  await away.page.getByRole("link", { name: "Mot de passe oublié ?" }).click();
  await away.page.getByRole("heading", { name: "Mot de passe oublié" }).waitFor();
  await away.look("forgot");
  await expect.poll(() => away.page.getByLabel("Email ou téléphone").inputValue()).toBe(email);
  await away.page.getByRole("button", { name: "Recevoir un code" }).click();
  await code(away.page).waitFor();
  await code(away.page).fill(await site.codeSentTo(email));
  await away.page.getByRole("heading", { name: "Nouveau mot de passe" }).waitFor();
  await away.look("new-password");
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

test(
  "the secret of a link is only used by a button, so that a preview does not use it up",
  { timeout: 30_000 },
  async () => {
    const { page } = await site.visit();
    await register(page, "confirme@example.org");
    const hash = new URL(await site.linkSentTo("confirme@example.org")).searchParams.get("token")!;
    await page.goto(`/auth/confirm?token_hash=${hash}&type=signup`);
    await page.getByRole("heading", { name: "Confirmer" }).waitFor();
    await page.getByRole("button", { name: "Confirmer" }).click();
    await home(page).waitFor();
  },
);

test("a code requested again too soon is not announced as sent", { timeout: 40_000 }, async () => {
  const strict = await openSignInSite({ AUTH_MAIL_INTERVAL_SECONDS: "60" });
  const { page } = await strict.visit();
  await register(page, "presse@example.org");
  expect(await page.getByRole("button", { name: /Renvoyer le code/ }).isDisabled()).toBe(true);
  await code(page).fill(await strict.codeSentTo("presse@example.org"));
  await firstQuestion(page).waitFor();
  await signOut(page);
  await page.getByLabel("Email ou téléphone").fill("presse@example.org");
  await page.getByRole("button", { name: "Recevoir un code plutôt" }).click();
  await page.getByRole("button", { name: "Recevoir un code", exact: true }).click();
  await code(page).waitFor();
  await page.goto("/forgot-password");
  await page.getByLabel("Email ou téléphone").fill("presse@example.org");
  await page.getByRole("button", { name: "Recevoir un code" }).click();
  await page.getByText(/Patiente encore \d+ s/).waitFor();
  expect(new URL(page.url()).pathname).toBe("/forgot-password");
  await strict.close();
});

test("signing out in one tab empties the other", { timeout: 30_000 }, async () => {
  const { page } = await site.visit();
  await site.signUp(page, "onglets@example.org");
  const other = await page.context().newPage();
  await other.goto("/app/customers");
  await other.getByRole("heading", { level: 1 }).waitFor();
  await signOut(page);
  await other.waitForURL(/\/login/);
  await signIn(page, "onglets@example.org");
  await other.waitForURL("**/app/customers");
});
