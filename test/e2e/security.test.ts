import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { totpCode } from "../factor-calls.ts";
import type { SignInSite } from "./sign-in-steps.ts";
import { code, home, openSecurity, openSignInSite, signIn, signOut } from "./sign-in-steps.ts";
import { PASSWORD } from "./site.ts";

// The security chapter of the settings and the second step of signing in, in a real browser.

let site: SignInSite;

beforeAll(async () => {
  site = await openSignInSite({ AUTH_CURRENT_PASSWORD_REQUIRED: "true" });
});
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("a second factor is added, then asked for at sign-in", { timeout: 90_000 }, async () => {
  const { page, look } = await site.visit("both");
  const email = "double@example.org";
  await site.signUp(page, email);
  await openSecurity(page);
  await look("security");
  await page.getByRole("button", { name: "Ajouter une application de codes" }).click();
  await page.getByRole("button", { name: "Continuer" }).click();
  const picture = page.getByRole("img", { name: /QR code/ });
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await look("security-totp");
  const secret = (await page.locator("code").textContent())!.replaceAll(" ", "");
  await code(page).fill(totpCode(secret, new Date()));
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
  await code(page).fill(totpCode(secret, new Date(), 1));
  await page.waitForURL("**/app/billing");
});

test(
  "an address changes after both mailboxes have answered, even with a reload between",
  { timeout: 40_000 },
  async () => {
    const { page, look } = await site.visit();
    await site.signUp(page, "avant@example.org");
    await openSecurity(page);
    await page.getByRole("button", { name: "Changer d'adresse" }).click();
    await page.getByLabel("Nouvelle adresse").fill("pas une adresse");
    await page.getByRole("button", { name: "Recevoir le code" }).click();
    await page.getByText("Cette adresse email ne me semble pas valide").waitFor();
    await page.getByLabel("Nouvelle adresse").fill("apres@example.org");
    await page.getByRole("button", { name: "Recevoir le code" }).click();
    await page.getByText("Changement vers").waitFor();
    await page.reload();
    await page.getByText("Changement vers").waitFor();
    await look("security-email");
    await page.getByLabel("Code reçu sur apres@example.org").fill(await site.codeSentTo("apres@example.org"));
    await page.getByText("Plus que le code reçu sur avant@example.org").waitFor();
    await page.getByLabel("Code reçu sur avant@example.org").fill(await site.codeSentTo("avant@example.org"));
    await page.getByText("Ton adresse est maintenant apres@example.org").waitFor();
    await signOut(page);
    await signIn(page, "apres@example.org");
    await home(page).waitFor();
  },
);

test("each device sees and signs out the other", { timeout: 40_000 }, async () => {
  const { page, look } = await site.visit("desktop");
  const { page: other } = await site.visit();
  await site.signUp(page, "appareils@example.org");
  await signIn(other, "appareils@example.org");
  await home(other).waitFor();
  await openSecurity(page);
  const devices = page.getByRole("list", { name: "Appareils connectés" }).getByRole("listitem");
  await expect.poll(() => devices.count()).toBe(2);
  await page.getByRole("button", { name: /^Déconnecter Chrome/ }).click();
  await page
    .getByRole("alertdialog")
    .getByText(/Déconnecter «.Chrome/)
    .waitFor();
  await look("security-end");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Déconnecter Chrome/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Déconnecter" }).click();
  await expect.poll(() => devices.count()).toBe(1);
  await other.goto("/app/customers");
  await other.waitForURL(/\/login/);
  await page.getByRole("button", { name: "Se déconnecter partout" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Se déconnecter partout" }).click();
  await page.waitForURL(/\/login/);
});

test(
  "a phone added with a code serves to sign in by SMS and as another second factor",
  { timeout: 90_000 },
  async () => {
    const { page, look } = await site.visit();
    await site.signUp(page, "mobile@example.org");
    await openSecurity(page);
    await page.getByRole("button", { name: "Ajouter un numéro" }).click();
    await page.getByLabel("Nouveau numéro").fill("06 12 34 56 78");
    await page.getByRole("button", { name: "Recevoir le code" }).click();
    await look("security-phone");
    await shownCode(page);
    await page.getByText("Ton numéro est maintenant le 06 12 34 56 78").waitFor();

    await signOut(page);
    await page.getByLabel("Email ou téléphone").fill("06.12.34.56.78");
    await page.getByRole("button", { name: "Recevoir un code plutôt" }).click();
    await page.getByRole("button", { name: "Recevoir un code", exact: true }).click();
    await page.getByText("par SMS au 06 12 34 56 78").waitFor();
    await shownCode(page);
    await home(page).waitFor();

    await openSecurity(page);
    await page.getByRole("button", { name: "Ajouter un téléphone" }).click();
    await expect.poll(() => page.getByLabel("Numéro", { exact: true }).inputValue()).toBe("06 12 34 56 78");
    await page.getByRole("button", { name: "Recevoir le code" }).click();
    await shownCode(page);
    await page.getByText("ajoute un second moyen").waitFor();
    await page.getByRole("button", { name: "Ajouter une application de codes" }).click();
    await page.getByRole("button", { name: "Continuer" }).click();
    const secret = (await page.locator("code").textContent())!.replaceAll(" ", "");
    await code(page).fill(totpCode(secret, new Date()));
    await expect.poll(() => page.getByRole("list", { name: "Seconds facteurs" }).getByRole("listitem").count()).toBe(2);

    await signOut(page);
    await signIn(page, "mobile@example.org");
    await page.getByText("Choisis comment confirmer").waitFor();
    await look("second-step-choice");
    await page.getByRole("button", { name: /Code par SMS/ }).click();
    await page.getByRole("button", { name: "Recevoir un code par SMS" }).click();
    await look("second-step-sms");
    await shownCode(page);
    await home(page).waitFor();

    await openSecurity(page);
    await page.getByRole("button", { name: "Retirer Téléphone" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Retirer" }).click();
    // The factor that opened this session was removed, so the other one is asked for.
    await page.getByRole("heading", { name: "Deuxième étape" }).waitFor();
    await code(page).fill(totpCode(secret, new Date(), 1));
    await expect.poll(() => page.getByRole("list", { name: "Seconds facteurs" }).getByRole("listitem").count()).toBe(1);
  },
);

test("a forgotten password does not get around the second factor", { timeout: 40_000 }, async () => {
  const { page } = await site.visit();
  const email = "contourne@example.org";
  await site.signUp(page, email);
  await openSecurity(page);
  await page.getByRole("button", { name: "Ajouter une application de codes" }).click();
  await page.getByRole("button", { name: "Continuer" }).click();
  const secret = (await page.locator("code").textContent())!.replaceAll(" ", "");
  await code(page).fill(totpCode(secret, new Date()));
  await page.getByText("ajoute un second moyen").waitFor();
  await signOut(page);
  await page.goto("/forgot-password");
  await page.getByLabel("Email ou téléphone").fill(email);
  await page.getByRole("button", { name: "Recevoir un code" }).click();
  await code(page).waitFor();
  await page.goto(await site.linkSentTo(email));
  await page.getByRole("heading", { name: "Deuxième étape" }).waitFor();
  await code(page).fill(totpCode(secret, new Date(), 1));
  await page.getByRole("heading", { name: "Nouveau mot de passe" }).waitFor();
  await page.getByLabel("Nouveau mot de passe").fill("tout neuf et bien long");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await home(page).waitFor();
});

test("an old session must give a proof before a change", { timeout: 90_000 }, async () => {
  const { page, look } = await site.visit();
  await site.signUp(page, "longtemps@example.org");
  await page.clock.setSystemTime(Date.now() + 20 * 60_000);
  await openSecurity(page);
  for (const [open, then] of [
    ["Ajouter une application de codes", "Continuer"],
    ["Ajouter un numéro", "Recevoir le code"],
  ] as const) {
    await page.getByRole("button", { name: open }).click();
    await page.getByRole("form", { name: "Confirmer que c'est toi" }).waitFor();
    expect(await page.getByRole("button", { name: then, exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: "Annuler" }).click();
  }
  await page.getByRole("button", { name: "Changer d'adresse" }).click();
  await page.getByLabel("Ton mot de passe").fill("pas celui-là");
  await page.getByRole("button", { name: "Vérifier" }).click();
  await page.getByText("Ton mot de passe actuel n'est pas le bon").waitFor();
  await look("security-proof");
  await page.getByLabel("Ton mot de passe").fill(PASSWORD);
  await page.getByRole("button", { name: "Vérifier" }).click();
  await page.getByLabel("Nouvelle adresse").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Ajouter un numéro" }).click();
  await page.getByRole("button", { name: "Recevoir un code plutôt" }).click();
  await page.getByText("tape le code envoyé à").waitFor();
  await code(page).fill(await site.codeSentTo("longtemps@example.org"));
  await page.getByLabel("Nouveau numéro").waitFor();
});

test(
  "a password is changed by giving the present one, until its letter closes the account",
  { timeout: 90_000 },
  async () => {
    const { page, look: lookHere } = await site.visit();
    await site.signUp(page, "annule@example.org");
    await openSecurity(page);
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await page.getByLabel("Mot de passe actuel").fill("pas celui-là");
    await page.getByLabel("Nouveau mot de passe").fill("tout neuf et bien long");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("Ton mot de passe actuel n'est pas le bon").waitFor();
    await lookHere("security-password");
    expect(await page.getByLabel("Nouveau mot de passe").inputValue()).toBe("tout neuf et bien long");
    await page.getByLabel("Mot de passe actuel").fill(PASSWORD);
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("Mot de passe changé").waitFor();
    const { page: elsewhere, look } = await site.visit();
    await elsewhere.goto(await site.linkSentTo("annule@example.org"));
    await elsewhere.getByRole("heading", { name: "Ce n'était pas toi ?" }).waitFor();
    await look("way-back");
    await elsewhere.getByRole("button", { name: "Annuler et fermer l'accès" }).click();
    await elsewhere.getByRole("heading", { name: "C'est annulé" }).waitFor();
    await elsewhere.getByRole("link", { name: "Choisir un nouveau mot de passe" }).click();
    await expect.poll(() => elsewhere.getByLabel("Email ou téléphone").inputValue()).toBe("annule@example.org");
    await page.goto("/app/customers");
    await page.waitForURL(/\/login/);
  },
);

/** Reads the code that the page shows in development. */
async function shownCode(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Code \(développement\)/ }).click();
}
