import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { authCalls } from "../auth-calls.ts";
import { lastLetter } from "../letters.ts";
import type { SignInSite } from "./sign-in-steps.ts";
import { code, firstQuestion, home, openSignInSite, register, signIn } from "./sign-in-steps.ts";
import { PASSWORD, SIZE_NAMES } from "./site.ts";

// Sessions that a browser did not ask for. A link signs no user in to another account, nor out of their own.

let site: SignInSite;
const limits = () => site.product.database.owner.query("delete from auth.rate_buckets");

beforeAll(async () => {
  site = await openSignInSite();
});
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

/** A session of another user, as their own browser would never give it away. */
async function sessionOf(email: string): Promise<{ access_token: string; refresh_token: string }> {
  const { call } = authCalls(site.product);
  await call("POST", "/otp", { body: { email } });
  const { json } = await call("POST", "/verify", {
    body: { type: "email", email, token: (await lastLetter(site.product, email)).code },
  });
  await limits();
  return json;
}

async function baitFor(email: string, path = "/auth/callback") {
  const session = await sessionOf(email);
  const fragment = new URLSearchParams({
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    expires_in: "3600",
    expires_at: String(Math.floor(Date.now() / 1000) + 3600),
    token_type: "bearer",
    type: "magiclink",
    sb: "",
  });
  return { session, bait: `${path}#${fragment}` };
}

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem("etabli.session"));
const isAlive = async (session: { access_token: string }) =>
  (await authCalls(site.product).user(session.access_token)).status === 200;
const whose = (email: string) => ({ name: `Continuer en tant que ${email} ?` });

test.each(SIZE_NAMES)("a stranger's link asks before it signs a browser in: %s", { timeout: 90_000 }, async (size) => {
  const email = `appat-${size}@example.org`;
  const { page, lookInTurn } = await site.visit(size);
  const { session, bait } = await baitFor(
    email,
    size === "phone" ? "/auth/callback?asked=0123456789abcdef0123456789abcdef" : "/",
  );
  await page.goto(bait);
  await page.getByRole("heading", whose(email)).waitFor();
  expect([await storedSession(page), page.url().includes("access_token")]).toEqual([null, false]);
  await lookInTurn("continue-as");
  await page.getByRole("button", { name: "Ce n'est pas mon compte" }).click();
  await page.waitForURL("**/login");
  expect([await storedSession(page), await isAlive(session)]).toEqual([null, false]);
});

test("a link changes the account only after consent", { timeout: 90_000 }, async () => {
  const { page, look } = await site.visit();
  await site.signUp(page, "titulaire@example.org");
  const { bait } = await baitFor("autre-compte@example.org");
  await page.goto(bait);
  await page.getByRole("heading", whose("autre-compte@example.org")).waitFor();
  await page.getByText("Tu es connecté ici en tant que titulaire@example.org").waitFor();
  await look("continue-as-other");
  expect(await storedSession(page)).toContain("titulaire@example.org");
  await page.getByRole("button", { name: "Rester connecté en tant que titulaire@example.org" }).click();
  await page.waitForURL("**/app");
  expect(await storedSession(page)).toContain("titulaire@example.org");
  await page.goto((await baitFor("autre-compte@example.org")).bait);
  await page.getByRole("button", { name: "Continuer en tant que autre-compte@example.org" }).click();
  await home(page).waitFor();
  expect(await storedSession(page)).toContain("autre-compte@example.org");
  expect(await storedSession(page)).not.toContain("titulaire@example.org");
});

test(
  "an expired or forged session, a code or an error in a link signs nobody in or out",
  { timeout: 90_000 },
  async () => {
    const { page } = await site.visit();
    await site.signUp(page, "tranquille@example.org");
    const own = JSON.parse((await storedSession(page))!) as { user: { id: string } };
    const forgedToken = `x.${btoa(JSON.stringify({ sub: own.user.id, email: "tranquille@example.org" }))}.y`;
    const { session, bait } = await baitFor("finie@example.org");
    await authCalls(site.product).call("POST", "/logout", { bearer: session.access_token });
    const traps = [
      bait,
      bait.replace(/access_token=[^&]+/, `access_token=${forgedToken}`),
      "/auth/callback?code=abc",
      "/#error=access_denied&error_code=otp_expired&error_description=x",
    ];
    for (const trap of traps) {
      await page.goto("/app/more");
      await page.goto(trap);
      await page.reload();
      await page.goto("/app/customers");
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(
        [new URL(page.url()).pathname, ((await storedSession(page)) ?? "").includes("tranquille@example.org")],
        trap.slice(0, 60),
      ).toEqual(["/app/customers", true]);
    }
  },
);

test(
  "a confirmation opened on the phone names the account and asks for a new password, which replaces the first",
  { timeout: 90_000 },
  async () => {
    const email = "telephone@example.org";
    const computer = await site.visit("desktop");
    await register(computer.page, email);
    const phone = await site.visit("phone");
    await phone.page.goto(await site.linkSentTo(email));
    await phone.page.getByRole("heading", whose(email)).waitFor();
    await phone.page.getByRole("button", { name: `Continuer en tant que ${email}` }).click();
    await phone.page.getByRole("heading", { name: "Choisis un mot de passe" }).waitFor();
    await phone.look("choose-after-confirmation");
    await phone.page.getByLabel("Nouveau mot de passe").fill("tout neuf et bien long");
    await phone.page.getByRole("button", { name: "Enregistrer" }).click();
    await home(phone.page).waitFor();
    const { signIn: trySignIn } = authCalls(site.product);
    expect([
      (await trySignIn(email, PASSWORD)).status,
      (await trySignIn(email, "tout neuf et bien long")).status,
    ]).toEqual([400, 200]);
  },
);

test(
  "in the browser that signed up, a code or a link signs in and the password stays",
  { timeout: 90_000 },
  async () => {
    for (const by of ["code", "link"]) {
      const { page } = await site.visit();
      const email = `chez-soi-${by}@example.org`;
      await register(page, email);
      if (by === "code") await code(page).fill(await site.codeSentTo(email));
      else await page.goto(await site.linkSentTo(email));
      await (by === "code" ? firstQuestion(page) : home(page)).waitFor();
      const { page: elsewhere } = await site.visit();
      await signIn(elsewhere, email);
      await home(elsewhere).waitFor();
    }
  },
);

test(
  "the confirmation page asks before it signs in a browser that requested nothing",
  { timeout: 90_000 },
  async () => {
    const email = "bouton@example.org";
    const { page } = await site.visit();
    await register(page, email);
    const hash = new URL(await site.linkSentTo(email)).searchParams.get("token")!;
    const other = await site.visit();
    await other.page.goto(`/auth/confirm?token_hash=${hash}&type=signup`);
    await other.page.getByRole("button", { name: "Confirmer" }).click();
    await other.page.getByRole("heading", whose(email)).waitFor();
    expect(await storedSession(other.page)).toBeNull();
    await other.page.getByRole("button", { name: `Continuer en tant que ${email}` }).click();
    await other.page.getByRole("heading", { name: "Choisis un mot de passe" }).waitFor();
  },
);
