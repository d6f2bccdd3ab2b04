import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { totpCode } from "../factor-calls.ts";
import type { SignInSite } from "./sign-in-steps.ts";
import { code, home, openSecurity, openSignInSite, register, signIn } from "./sign-in-steps.ts";
import { open, PASSWORD, SIZES, waitUntilQuiet } from "./site.ts";

// Every sign-in screen with the keyboard only, on a phone, and on a desktop those that stand for the others there:
// signed out and signed in, what surrounds a screen is the same. Tab reaches each control, in reading order, and the
// focused control is visible. Axe checks the screens that no other browser test gives it.

let site: SignInSite;
beforeAll(
  async () =>
    void (site = await openSignInSite({
      AUTH_GOOGLE_CLIENT_ID: "essai",
      AUTH_GOOGLE_CLIENT_SECRET: "essai",
      AUTH_MANUAL_LINKING_ENABLED: "true",
    })),
);
afterEach(() => site.leaveAll());
afterAll(() => site.close());

type Stop = { name: string; top: number; isShown: boolean };

/** The controls of this screen, and those that Tab reaches, from the top. */
async function walk(page: Page): Promise<{ all: string[]; reached: Stop[] }> {
  const all = await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")];
    const usable = controls.filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !(control as HTMLButtonElement).disabled &&
        control.tabIndex >= 0 &&
        !control.closest("[inert]"),
    );
    return usable.map(
      (item, index) =>
        (item.dataset.stop = `${index} ${item.getAttribute("aria-label") ?? item.textContent?.trim().slice(0, 40)}`),
    );
  });
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
    scrollTo(0, 0);
  });
  const reachedStops: Stop[] = [];
  for (let press = 0; press < all.length + 3 && reachedStops.length < all.length; press++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const focusedElement = document.activeElement as HTMLElement | null;
      if (!focusedElement?.dataset.stop) return null;
      const looks = [focusedElement, focusedElement.parentElement!, ...focusedElement.parentElement!.children].map(
        (element) => getComputedStyle(element),
      );
      const isShown =
        focusedElement.matches(":focus-visible") &&
        looks.some(({ outlineStyle, boxShadow }) => outlineStyle !== "none" || boxShadow !== "none");
      return {
        name: focusedElement.dataset.stop,
        top: focusedElement.getBoundingClientRect().top + scrollY,
        isShown,
      };
    });
    if (stop && !reachedStops.some(({ name }) => name === stop.name)) reachedStops.push(stop);
  }
  return { all, reached: reachedStops };
}

/** The screens that are walked on a desktop too. */
const WALKED_AT_BOTH = new Set(["login", "security"]);

/** At the desktop's size for those, then at the phone's, where the page is left. */
async function expectUsable(page: Page, name: string): Promise<void> {
  for (const size of WALKED_AT_BOTH.has(name) ? (["desktop", "phone"] as const) : (["phone"] as const)) {
    await page.setViewportSize(SIZES[size]);
    await waitUntilQuiet(page);
    await expectUsableNow(page, `${name}, ${size}`);
  }
}

async function expectUsableNow(page: Page, name: string): Promise<void> {
  const { all, reached } = await walk(page);
  expect(all.length, name).toBeGreaterThan(0);
  expect(
    all.filter((control) => !reached.some((stop) => stop.name === control)),
    `${name}: out of reach`,
  ).toEqual([]);
  expect(
    reached.filter(({ isShown }) => !isShown).map(({ name: control }) => control),
    `${name}: focus not shown`,
  ).toEqual([]);
}

/** The screens that the sign-in tests check in the same state. */
const SEEN_ELSEWHERE = new Set(["login", "register", "forgot"]);

test("a signed-out screen works with the keyboard", { timeout: 90_000 }, async () => {
  const { page, look } = await site.visit("both");
  for (const [path, name] of [
    ["/login", "login"],
    ["/login?by=code", "login-code"],
    ["/register", "register"],
    ["/forgot-password", "forgot"],
    ["/auth/confirm?token_hash=abc&type=signup", "confirm"],
    ["/auth/callback#error=access_denied&error_code=otp_expired&error_description=x", "link-over"],
  ] as const) {
    await open(page, path);
    if (!SEEN_ELSEWHERE.has(name)) await look(name);
    await expectUsable(page, name);
  }
  await register(page, "clavier@example.org");
  await expectUsable(page, "code");
});

test("a screen of a signed-in person works with the keyboard", { timeout: 120_000 }, async () => {
  const { page, look } = await site.visit("both");
  const email = "etapes@example.org";
  await site.signUp(page, email);
  await openSecurity(page);
  await expectUsable(page, "security");
  await page.getByRole("button", { name: "Changer le mot de passe" }).click();
  await page.getByLabel("Nouveau mot de passe").waitFor();
  await look("security-password");
  await expectUsable(page, "security-password");
  await page.getByRole("button", { name: "Annuler" }).click();
  await page.getByRole("button", { name: "Ajouter une application de codes" }).click();
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("img", { name: /QR code/ }).waitFor();
  const secret = (await page.locator("code").textContent())!.replaceAll(" ", "");
  await expectUsable(page, "security-totp");
  await code(page).fill(totpCode(secret, new Date()));
  await page.getByText("ajoute un second moyen").waitFor();

  const second = await site.visit("both");
  await signIn(second.page, email);
  await second.page.getByRole("heading", { name: "Deuxième étape" }).waitFor();
  await expectUsable(second.page, "second-step");
  await code(second.page).focus();
  await second.page.keyboard.type(totpCode(secret, new Date(), 1));
  await home(second.page).waitFor();
});

test("the screen of a new password works with the keyboard", { timeout: 90_000 }, async () => {
  const first = await site.visit("both");
  await site.signUp(first.page, "neuf@example.org");
  const { page } = await site.visit("both");
  await page.goto("/forgot-password");
  await page.getByLabel("Email ou téléphone").fill("neuf@example.org");
  await page.keyboard.press("Enter");
  await code(page).waitFor();
  await page.keyboard.type(await site.codeSentTo("neuf@example.org"));
  await page.getByRole("heading", { name: "Nouveau mot de passe" }).waitFor();
  await expectUsable(page, "new-password");
  await page.getByLabel("Nouveau mot de passe").fill(`${PASSWORD} neuf`);
  await page.keyboard.press("Enter");
  await home(page).waitFor();
});
