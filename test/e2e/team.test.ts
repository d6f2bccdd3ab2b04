import AxeBuilder from "@axe-core/playwright";
import { mkdirSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invitationTokens, join } from "../team.ts";
import type { Person, TestApp } from "../test-app.ts";
import { testApp } from "../test-app.ts";
import { openBrowser } from "./browser.ts";

// A team in a real browser: invite, join, see what one's role shows, change company, leave. SCREENSHOTS names a folder
// to keep pictures in.

let house: TestApp;
let browser: Browser;
let address: string;

beforeAll(async () => {
  house = await testApp({ web: true });
  address = await house.app.listen({ port: 0, host: "127.0.0.1" });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 860 } } as const;
const CASES = [
  ["phone", "light"],
  ["desktop", "dark"],
  ["desktop", "light"],
  ["phone", "dark"],
] as const;
const PASSWORD = "un bon mot de passe";

async function open(
  size: keyof typeof SIZES,
  scheme: "light" | "dark",
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: scheme,
    locale: "fr-FR",
    baseURL: address,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return { context, page };
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email ou téléphone").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

async function filled(person: Person, name: string): Promise<string> {
  await person.call("PATCH", "/api/company", { name });
  const client = { company: "Menuiserie Roux", first_name: "Claire", last_name: "Roux", email: "claire@roux.fr" };
  const { project } = (
    await person.call("POST", "/api/projects", {
      name: `Atelier de ${name}`,
      start_date: "2026-12-01",
      client_info: client,
    })
  ).json;
  await person.call("POST", `/api/projects/${project.id}/tasks`, { title: "Pose des radiateurs", estimate_h: 2 });
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  return project.id;
}

test.each(CASES)("inviting, joining, working and leaving: %s, %s", { timeout: 120_000 }, async (size, scheme) => {
  const tag = `${size}-${scheme}`;
  const look = (page: Page, name: string) => inspect(page, `${name}-${tag}`);
  const owner = await house.signUp(`claire-${tag}@example.org`);
  const projectId = await filled(owner, "Volt & Fils");

  const boss = await open(size, scheme);
  await boss.page.goto("/login?redirect=/app/team");
  await signIn(boss.page, owner.email);
  await boss.page.getByText("Tu es seul dans cette entreprise.").waitFor();
  await look(boss.page, "team-alone");
  await boss.page.getByRole("button", { name: "Inviter quelqu'un" }).click();
  await boss.page.getByRole("button", { name: "Envoyer l'invitation" }).click();
  await boss.page.getByText("Indique l'adresse email de la personne.").waitFor();
  await boss.page.getByLabel("Adresse email").fill(`paul-${tag}@example.org`);
  await boss.page.getByRole("radio", { name: /Compagnon/ }).check();
  await look(boss.page, "team-invite");
  await boss.page.getByRole("button", { name: "Envoyer l'invitation" }).click();
  await boss.page.getByRole("heading", { name: "Invitations en attente" }).waitFor();
  await look(boss.page, "team-invited");

  const token = (await invitationTokens(house)).at(-1)!;
  const guest = await open(size, scheme);
  await guest.page.goto(`/invitation/${token}`);
  await guest.page.getByRole("heading", { name: "Rejoindre Volt & Fils comme compagnon" }).waitFor();
  await look(guest.page, "invitation-signed-out");
  await guest.page.getByRole("link", { name: "Créer mon compte" }).click();
  await guest.page.getByLabel("Email ou téléphone").fill(`paul-${tag}@example.org`);
  await guest.page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await guest.page.getByRole("button", { name: "Créer mon compte" }).click();
  await guest.page.getByLabel("Ton nom").fill("Paul Petit");
  await look(guest.page, "invitation-join");
  await guest.page.getByRole("button", { name: "Rejoindre comme compagnon" }).click();
  await guest.page.waitForURL("**/app");

  await guest.page.goto("/app/projects");
  await guest.page.getByRole("link", { name: /Atelier de Volt/ }).click();
  await guest.page.getByRole("checkbox", { name: /Pose des radiateurs/ }).click();
  await expect.poll(() => guest.page.getByRole("checkbox", { name: /Pose des radiateurs/ }).isChecked()).toBe(true);
  await expect.poll(() => guest.page.getByRole("link", { name: "Argent" }).count()).toBe(0);
  expect(guest.page.url()).toContain(`/etape/${projectId}/work`);
  expect(await guest.page.getByText("€").count()).toBe(0);
  await look(guest.page, "worker-work");
  await guest.page.goto(`/etape/${projectId}/invoice`);
  await guest.page.waitForURL("**/work");

  await boss.page.goto("/app/team");
  await boss.page.getByRole("button", { name: /Paul Petit/ }).click();
  await boss.page.getByRole("radio", { name: /Comptable/ }).check();
  await look(boss.page, "team-member");
  await boss.page.getByRole("button", { name: "Enregistrer" }).click();
  await boss.page.getByText("Comptable ·").waitFor();
  await look(boss.page, "team");

  await guest.page.goto(`/etape/${projectId}/estimation`);
  await guest.page.getByText("Ton rôle dans l'entreprise permet de consulter, pas de modifier.").waitFor();
  await expect.poll(() => guest.page.getByRole("button", { name: "Enregistrer le prix" }).isDisabled()).toBe(true);
  await look(guest.page, "accountant-estimation");

  await boss.page.getByRole("button", { name: /Paul Petit/ }).click();
  await boss.page.getByRole("button", { name: "Retirer de l'équipe" }).click();
  await boss.page.getByRole("heading", { name: "Retirer Paul Petit de l'équipe ?" }).waitFor();
  await look(boss.page, "team-remove");
  await boss.page.getByRole("button", { name: "Retirer", exact: true }).click();
  await expect.poll(() => boss.page.getByRole("button", { name: /Paul Petit/ }).count()).toBe(0);
  await guest.page.goto("/app/projects");
  await guest.page.getByText("Tu ne fais plus partie de cette entreprise.").waitFor();
  await boss.context.close();
  await guest.context.close();
});

test.each(CASES)(
  "somebody of two companies sees one at a time, and says which: %s, %s",
  { timeout: 120_000 },
  async (size, scheme) => {
    const tag = `${size}-${scheme}`;
    const [first, second] = [
      await house.signUp(`first-${tag}@example.org`),
      await house.signUp(`second-${tag}@example.org`),
    ];
    await filled(first, "Plomberie Martin");
    await filled(second, "Électricité Durand");
    const accountant = await join(house, first, `nina-${tag}@example.org`, "accountant");
    await join(house, second, accountant, "manager");
    const { context, page } = await open(size, scheme);
    await page.goto("/login?redirect=/app/projects");
    await signIn(page, accountant.email);
    await page.getByText("Atelier de Plomberie Martin").waitFor();
    await page
      .getByRole("button", { name: /Changer d'entreprise/ })
      .filter({ visible: true })
      .click();
    await page.getByRole("menuitemradio", { name: /Électricité Durand/ }).waitFor();
    await inspect(page, `company-switch-${tag}`);
    const other = await context.newPage();
    await other.goto("/app/projects");
    await other.getByText("Atelier de Plomberie Martin").waitFor();
    await page.getByRole("menuitemradio", { name: /Électricité Durand/ }).click();
    await page.waitForURL("**/app");
    await page.goto("/app/projects");
    await page.getByText("Atelier de Électricité Durand").waitFor();
    expect(await page.getByText("Atelier de Plomberie Martin").count()).toBe(0);
    await page.getByRole("link", { name: "Nouveau projet" }).waitFor();
    // The other tab goes on with the company it shows.
    await other
      .getByRole("link", { name: /Clients|Plus/ })
      .filter({ visible: true })
      .first()
      .click();
    await other.getByRole("link", { name: "Projets" }).filter({ visible: true }).click();
    await other.getByText("Atelier de Plomberie Martin").waitFor();
    expect(await other.getByRole("link", { name: "Nouveau projet" }).count()).toBe(0);
    await context.close();
  },
);

test(
  "signed in with another address, one is told which one is invited, and comes back signed in with it",
  { timeout: 60_000 },
  async () => {
    const owner = await house.signUp("host@example.org");
    await filled(owner, "Volt & Fils");
    const [wrong, right] = [await house.signUp("wrong@example.org"), await house.signUp("right@example.org")];
    await owner.call("POST", "/api/team/invitations", { email: right.email, role: "manager" });
    const token = (await invitationTokens(house)).at(-1)!;
    const { context, page } = await open("phone", "light");
    await page.goto(`/login?redirect=/invitation/${token}`);
    await signIn(page, wrong.email);
    await page
      .getByText("Cette invitation est pour r•••t@example.org, et tu es connecté avec wrong@example.org.")
      .waitFor();
    await inspect(page, "invitation-elsewhere");
    await page.getByRole("button", { name: "Changer de compte" }).click();
    await signIn(page, right.email);
    await page.getByRole("button", { name: "Rejoindre comme gestionnaire" }).click();
    await page.waitForURL("**/app");
    expect((await right.call("GET", "/api/companies")).json.companies).toMatchObject([
      { name: "Volt & Fils", role: "manager" },
    ]);
    await page.goto(`/invitation/${token}`);
    await page.getByRole("heading", { name: "Cette invitation a déjà servi" }).waitFor();
    await page.goto("/invitation/nothing");
    await page.getByRole("heading", { name: "Cette invitation n'existe pas" }).waitFor();
    await inspect(page, "invitation-unknown");
    await context.close();
  },
);

async function inspect(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) {
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${name}.png` });
  }
  // What floats above a page (a menu, a line saying what was done) stands outside its regions, between invisible guards
  // of the focus.
  const { violations } = await new AxeBuilder({ page })
    .exclude("iframe")
    .exclude("[data-base-ui-focus-guard]")
    .disableRules(["region"])
    .analyze();
  expect(
    violations.map((one) => `${name} ${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`),
  ).toEqual([]);
}
