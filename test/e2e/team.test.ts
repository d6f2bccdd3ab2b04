import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { SENT_CUSTOMER } from "../demo-company.ts";
import { invitationTokens, join } from "../team.ts";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { giveLogin, openSite, PASSWORD } from "./site.ts";

// A team in a real browser: invite, join, see what a role shows, change company, leave. SCREENSHOTS names a folder for
// pictures.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

/** Elements that float above a page are outside its regions, between invisible guards of the focus. */
const FLOATING = { exclude: ["[data-base-ui-focus-guard]"], disable: ["region"] };

async function fillCompany(person: Person, name: string): Promise<string> {
  await person.call("PATCH", "/api/company", { name });
  const { project } = (
    await person.call("POST", "/api/projects", {
      name: `Atelier de ${name}`,
      start_date: "2026-12-01",
      client_info: SENT_CUSTOMER,
    })
  ).json;
  await person.call("POST", `/api/projects/${project.id}/tasks`, { title: "Pose des radiateurs", estimate_h: 2 });
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  return project.id;
}

test("inviting, joining, working and leaving", { timeout: 120_000 }, async () => {
  const owner = await site.product.signUp("claire@example.org");
  const projectId = await fillCompany(owner, "Volt & Fils");

  const boss = await site.visitAs(owner, "both");
  await boss.page.goto("/app/team");
  await boss.page.getByText("Tu es seul dans cette entreprise.").waitFor();
  await boss.look("team-alone", FLOATING);
  await boss.page.getByRole("button", { name: "Inviter quelqu'un" }).click();
  await boss.page.getByRole("button", { name: "Envoyer l'invitation" }).click();
  await boss.page.getByText("Indique l'adresse email de la personne.").waitFor();
  await boss.page.getByLabel("Adresse email").fill("paul@example.org");
  await boss.page.getByRole("radio", { name: /Compagnon/ }).check();
  await boss.look("team-invite", FLOATING);
  await boss.page.getByRole("button", { name: "Envoyer l'invitation" }).click();
  await boss.page.getByRole("heading", { name: "Invitations en attente" }).waitFor();
  await boss.look("team-invited", FLOATING);

  const token = (await invitationTokens(site.product)).at(-1)!;
  const guest = await site.visit("both");
  await guest.page.goto(`/invitation/${token}`);
  await guest.page.getByRole("heading", { name: "Rejoindre Volt & Fils comme compagnon" }).waitFor();
  await guest.look("invitation-signed-out", FLOATING);
  await guest.page.getByRole("link", { name: "Créer mon compte" }).click();
  await guest.page.getByLabel("Email ou téléphone").fill("paul@example.org");
  await guest.page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await guest.page.getByRole("button", { name: "Créer mon compte" }).click();
  await guest.page.getByLabel("Ton nom").fill("Paul Petit");
  await guest.look("invitation-join", FLOATING);
  await guest.page.getByRole("button", { name: "Rejoindre comme compagnon" }).click();
  await guest.page.waitForURL("**/app");

  await guest.page.goto("/app/projects");
  await guest.page.getByRole("link", { name: /Atelier de Volt/ }).click();
  await guest.page.getByRole("checkbox", { name: /Pose des radiateurs/ }).click();
  await expect.poll(() => guest.page.getByRole("checkbox", { name: /Pose des radiateurs/ }).isChecked()).toBe(true);
  await expect.poll(() => guest.page.getByRole("link", { name: "Argent" }).count()).toBe(0);
  expect(guest.page.url()).toContain(`/etape/${projectId}/work`);
  expect(await guest.page.getByText("€").count()).toBe(0);
  await guest.look("worker-work", FLOATING);
  await guest.page.goto(`/etape/${projectId}/invoice`);
  await guest.page.waitForURL("**/work");

  await boss.page.goto("/app/team");
  await boss.page.getByRole("button", { name: /Paul Petit (?:Compagnon|Comptable)/ }).click();
  await boss.page.getByRole("radio", { name: /Comptable/ }).check();
  await boss.look("team-member", FLOATING);
  await boss.page.getByRole("button", { name: "Changer le rôle" }).click();
  await boss.page.getByRole("list", { name: "Membres" }).getByText("Comptable", { exact: true }).waitFor();
  await boss.look("team", FLOATING);

  await guest.page.goto(`/etape/${projectId}/estimation`);
  await guest.page.getByText("Ton rôle dans l'entreprise permet de consulter, pas de modifier.").waitFor();
  await expect.poll(() => guest.page.getByLabel("Durée estimée (heures)").isDisabled()).toBe(true);
  await guest.look("accountant-estimation", FLOATING);

  await boss.page.getByRole("button", { name: /Paul Petit (?:Compagnon|Comptable)/ }).click();
  // A number that cannot be kept holds its card, and one that can is kept by leaving.
  await boss.page.getByLabel("Téléphone").fill("12");
  await boss.page.keyboard.press("Escape");
  await boss.page.getByText(/Ce numéro de téléphone ne me semble pas valide/).waitFor();
  await boss.page.getByLabel("Téléphone").fill("06 12 34 56 78");
  await boss.page.keyboard.press("Escape");
  await expect
    .poll(() => boss.page.getByRole("link", { name: "Appeler Paul Petit" }).getAttribute("href"))
    .toBe("tel:+33612345678");
  await boss.page.getByRole("button", { name: /Paul Petit (?:Compagnon|Comptable)/ }).click();
  await boss.page.getByText("Transmettre l'entreprise, retirer").click();
  await boss.page.getByRole("button", { name: "Retirer de l'équipe" }).click();
  await boss.page.getByRole("heading", { name: "Retirer Paul Petit de l'équipe ?" }).waitFor();
  await boss.look("team-remove", FLOATING);
  await boss.page.getByRole("button", { name: "Retirer", exact: true }).click();
  // Under an open drawer a list has no buttons. This sentence shows that the member was removed.
  await boss.page.getByText("Tu es seul dans cette entreprise.").waitFor();
  await guest.page.goto("/app/projects");
  await guest.page.getByText("Tu ne fais plus partie de cette entreprise.").waitFor();
});

test("a member of two companies sees one at a time and chooses which", { timeout: 120_000 }, async () => {
  const [first, second] = [
    await site.product.signUp("first@example.org"),
    await site.product.signUp("second@example.org"),
  ];
  await fillCompany(first, "Plomberie Martin");
  await fillCompany(second, "Électricité Durand");
  const accountant = await join(site.product, first, "nina@example.org", "accountant");
  await join(site.product, second, accountant, "manager");
  const { page, look } = await site.visitAs(accountant, "both");
  await page.goto("/app/projects");
  await page.getByText("Atelier de Plomberie Martin").waitFor();
  await page
    .getByRole("button", { name: /Changer d'entreprise/ })
    .filter({ visible: true })
    .click();
  await page.getByRole("menuitemradio", { name: /Électricité Durand/ }).waitFor();
  await look("company-switch", FLOATING);
  const other = await page.context().newPage();
  await other.goto("/app/projects");
  await other.getByText("Atelier de Plomberie Martin").waitFor();
  await page.getByRole("menuitemradio", { name: /Électricité Durand/ }).click();
  await page.waitForURL("**/app");
  await page.goto("/app/projects");
  await page.getByText("Atelier de Électricité Durand").waitFor();
  expect(await page.getByText("Atelier de Plomberie Martin").count()).toBe(0);
  await page.getByRole("link", { name: "Nouveau projet" }).waitFor();
  // The other tab continues with the company it shows.
  await other
    .getByRole("link", { name: /Clients|Plus/ })
    .filter({ visible: true })
    .first()
    .click();
  await other.getByRole("link", { name: "Projets" }).filter({ visible: true }).click();
  await other.getByText("Atelier de Plomberie Martin").waitFor();
  expect(await other.getByRole("link", { name: "Nouveau projet" }).count()).toBe(0);
});

test(
  "with another account, the page names the invited address and opens again after sign-in",
  { timeout: 90_000 },
  async () => {
    const owner = await site.product.signUp("host@example.org");
    await fillCompany(owner, "Volt & Fils");
    const [wrong, right] = [
      await site.product.signUp("wrong@example.org"),
      await site.product.signUp("right@example.org"),
    ];
    await owner.call("POST", "/api/team/invitations", { email: right.email, role: "manager" });
    const token = (await invitationTokens(site.product)).at(-1)!;
    const { page, look } = await site.visit();
    await page.goto(`/login?redirect=/invitation/${token}`);
    await giveLogin(page, wrong.email);
    await page
      .getByText("Cette invitation est pour r•••t@example.org, et tu es connecté avec wrong@example.org.")
      .waitFor();
    await look("invitation-elsewhere", FLOATING);
    await page.getByRole("button", { name: "Changer de compte" }).click();
    await giveLogin(page, right.email);
    await page.getByRole("button", { name: "Rejoindre comme gestionnaire" }).click();
    await page.waitForURL("**/app");
    expect((await right.call("GET", "/api/companies")).json.companies).toMatchObject([
      { name: "Volt & Fils", role: "manager" },
    ]);
    await page.goto(`/invitation/${token}`);
    await page.getByRole("heading", { name: "Cette invitation a déjà servi" }).waitFor();
    await page.goto("/invitation/nothing");
    await page.getByRole("heading", { name: "Cette invitation n'existe pas" }).waitFor();
    await look("invitation-unknown", FLOATING);
  },
);

test("a drawer that closes keeps its title and its content until it is gone", { timeout: 90_000 }, async () => {
  const owner = await site.product.signUp("drawer@example.org");
  await fillCompany(owner, "Volt & Fils");
  const { page } = await site.visitAs(owner, "desktop", { reducedMotion: "no-preference" });
  await page.goto("/app/customers");
  await page.getByRole("link", { name: "Menuiserie Roux" }).click();
  await page.getByRole("button", { name: "Modifier" }).click();
  const drawer = page.getByRole("dialog", { name: "Modifier Menuiserie Roux" });
  const field = drawer.getByLabel("Entreprise", { exact: true });
  await field.fill("Menuiserie Roux et filles");
  // The drawer closes in a minute, so that the test can look at it meanwhile.
  await drawer.evaluate((panel: HTMLElement) => (panel.style.transitionDuration = "60s"));
  await page.keyboard.press("Escape");
  await page.locator("dialog:not([open])").waitFor();
  expect(await drawer.count()).toBe(1);
  expect(await field.inputValue()).toBe("Menuiserie Roux et filles");
  await drawer.evaluate((panel) => panel.getAnimations().forEach((animation) => animation.finish()));
  await page.getByRole("dialog").waitFor({ state: "detached" });
});
