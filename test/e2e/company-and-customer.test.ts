import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { SENT_CUSTOMER } from "../demo-company.ts";
import { pricedProject, signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import { createNamed } from "./customer-search.ts";
import { keepPicture } from "./inspect.ts";
import type { Site, Size, Visit } from "./site.ts";
import { keepProposedTasks, open, openSite } from "./site.ts";

// The forms of a company and a customer, in a real browser, on a phone and on a desktop. SCREENSHOTS names a folder for
// pictures.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

async function signedIn(size: Size): Promise<Visit & { person: Person }> {
  const person = await site.product.signUp();
  return { ...(await site.visitAs(person, size)), person };
}

const expectVisible = (page: Page, visible: Record<string, boolean>) =>
  expect
    .poll(async () =>
      Object.fromEntries(
        await Promise.all(
          Object.keys(visible).map(async (label) => [label, await page.getByLabel(label, { exact: true }).isVisible()]),
        ),
      ),
    )
    .toEqual(visible);

test("the legal form decides which fields are asked", { timeout: 90_000 }, async () => {
  const { page, person } = await signedIn("phone");
  await page.goto("/app/settings#entreprise");
  const form = page.getByLabel("Forme juridique", { exact: true });
  await form.selectOption("SAS");
  await page.getByLabel("Capital", { exact: true }).fill("8 000");
  await page.getByLabel("Ville du RCS", { exact: true }).fill("Lyon");
  await keepPicture(page, "settings-sas");
  await form.selectOption("EI");
  await expectVisible(page, { Capital: false, "Ville du RCS": true });
  await keepPicture(page, "settings-ei");
  await form.selectOption("ASSOCIATION");
  await expectVisible(page, { Capital: false, "Ville du RCS": false });
  await form.selectOption("SAS");
  expect(await page.getByLabel("Capital", { exact: true }).inputValue()).toBe("8 000");
  await page.getByRole("button", { name: "Enregistrer" }).first().click();
  await page
    .getByText(/^Enregistré\. Il manque encore/)
    .first()
    .waitFor();
  expect((await person.call("GET", "/api/company")).json.company).toMatchObject({
    legal_form: "SAS",
    capital: 8_000,
    rcs_town: "Lyon",
  });
});

test("a private person needs no company", { timeout: 90_000 }, async () => {
  const { page, person } = await signedIn("phone");
  const client_info = {
    kind: "company",
    company: "Menuiserie Roux",
    first_name: "Anne",
    last_name: "Petit",
    email: "anne@example.org",
    siren: "552100554",
  };
  await person.call("POST", "/api/projects", { name: "Cuisine", client_info });
  await page.goto("/app/customers");
  await page.getByRole("link", { name: "Menuiserie Roux" }).click();
  await page.getByRole("button", { name: "Modifier", exact: true }).click();
  const kind = page.getByLabel("Type de client");
  await expectVisible(page, { Entreprise: true, SIREN: true, "Numéro de TVA": true });
  await kind.selectOption("person");
  await expectVisible(page, { Entreprise: false, SIREN: false, "Numéro de TVA": false });
  await keepPicture(page, "customer-person");
  await page.getByRole("button", { name: "Enregistrer le client" }).click();
  await page.getByRole("heading", { name: "Anne Petit" }).waitFor();
  // The drawer keeps its title until it is closed.
  await expect.poll(() => page.getByText("Menuiserie Roux").count()).toBe(0);
  await page.goto("/app/customers");
  await page.getByRole("link", { name: "Anne Petit" }).waitFor();
  await keepPicture(page, "customers");
  await page.goto("/app/projects");
  await page.getByRole("link", { name: /Cuisine.*Anne Petit/s }).waitFor();
  expect(await page.getByText("Menuiserie Roux").count()).toBe(0);

  await page.goto("/project/new");
  await createNamed(page, "Tapée par erreur");
  await page.getByText("Professionnel", { exact: true }).click();
  await expectVisible(page, { Entreprise: true });
  await page.getByText("Particulier", { exact: true }).click();
  await expectVisible(page, { Entreprise: false });
  await keepPicture(page, "project-new-person");
  for (const [label, value] of [
    ["Nom du projet", "Salon"],
    ["Date de début", "1/12/2026"],
    ["Prénom", "Léa"],
    ["Nom", "Arc"],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await page.waitForURL("**/estimation");
  const { projects } = (await person.call("GET", "/api/projects?q=salon")).json;
  expect(projects[0].client_info).toMatchObject({ kind: "person", company: "", full_name: "Léa Arc" });
});

test("a customer is created from the list", async () => {
  const { page, person } = await signedIn("phone");
  await page.goto("/app/customers");
  await page.getByText("Pas encore de client").waitFor();
  await keepPicture(page, "customers-none");
  await page.getByRole("button", { name: "Nouveau client" }).click();
  const form = page.getByRole("dialog", { name: "Nouveau client" });
  await form.getByLabel("Type de client").selectOption("company");
  await form.getByRole("button", { name: "Créer le client" }).click();
  await form.getByText("J'ai besoin du nom de l'entreprise").waitFor();
  await form.getByLabel("Entreprise").fill("Menuiserie Roux");
  await keepPicture(page, "customer-new");
  await form.getByRole("button", { name: "Créer le client" }).click();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Menuiserie Roux" }) });
  await row.getByText("Il manque l'adresse et le SIREN").waitFor();
  await form.waitFor({ state: "detached" });
  await keepPicture(page, "customers-new");
  expect((await person.call("GET", "/api/customers")).json.customers).toHaveLength(1);
});

test("what an invoice lacks is said before it is issued", { timeout: 90_000 }, async () => {
  const person = await signUpSeller(site.product);
  const client_info = { kind: "company", company: "Menuiserie Roux", first_name: "", last_name: "", email: "" };
  const id = await pricedProject(person, { name: "Atelier", client_info }, { hours: 2, rate: 50 });
  const { page, look } = await site.visitAs(person, "phone");
  await open(page, `/etape/${id}/invoice`);
  // The address and the SIREN of a firm are asked together.
  await page.getByRole("heading", { name: "Avant d'émettre : ton client" }).waitFor();
  expect(await page.getByText("Non transmissible").count()).toBe(0);
  for (const [label, value] of [
    ["Adresse", "8 quai des Bois"],
    ["Code postal", "38000"],
    ["Ville", "Grenoble"],
    ["SIREN", "552 100 554"],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await keepPicture(page, "invoice-customer");
  await page.getByRole("button", { name: "Enregistrer le client" }).click();
  await page.getByRole("button", { name: "Pas encore achevée" }).click();
  await page.getByRole("button", { name: "Émettre la facture" }).waitFor();
  const { customers } = (await person.call("GET", "/api/customers")).json;
  expect(customers).toMatchObject([{ siren: "552100554", missing: [], lacks_siren: false }]);
  // Without bank details it can be issued all the same.
  await page.getByRole("button", { name: "Plus tard", exact: true }).click();
  await page.getByText("Sans IBAN, ton client ne saura pas où virer").waitFor();
  await look("invoice-without-iban");
  await page.getByRole("button", { name: "L'ajouter" }).click();
  const bankSheet = page.getByRole("dialog", { name: "Ton IBAN" });
  await bankSheet.getByLabel("IBAN").fill("FR76 3000 6000 0112 3456 7890 189");
  await look("invoice-iban");
  await bankSheet.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Sans IBAN, ton client ne saura pas où virer").waitFor({ state: "detached" });
});

test(
  "the usual hourly rate is filled in new projects, on the page and in the assistant",
  { timeout: 90_000 },
  async () => {
    const { page, person } = await signedIn("phone");
    await page.goto("/app/settings#tva");
    await page.getByLabel("Taux horaire habituel").fill("47,50");
    await page.getByRole("button", { name: "Enregistrer" }).filter({ visible: true }).click();
    await page
      .getByText(/^(✓ Enregistré|Enregistré\.)/)
      .filter({ visible: true })
      .waitFor();
    const client_info = {
      company: "Menuiserie Roux",
      first_name: "Claire",
      last_name: "Roux",
      email: "claire@roux.fr",
    };
    const { project } = (
      await person.call("POST", "/api/projects", { name: "Escalier", start_date: "2026-12-01", client_info })
    ).json;
    await page.goto(`/etape/${project.id}/estimation`);
    await expect.poll(() => page.getByLabel("Taux horaire (€)").inputValue()).toMatch(/^47,50?$/);
    await keepPicture(page, "estimation");
    await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
    await page.getByLabel("Message à l'assistant").fill("fais le devis");
    await page.keyboard.press("Enter");
    await page.getByRole("log").getByText("Décris-moi").waitFor();
    await page.getByLabel("Message à l'assistant").fill("Pose de 3 radiateurs");
    await page.keyboard.press("Enter");
    await keepProposedTasks(page);
    const rate = page.getByRole("log").getByLabel("Taux horaire (€)");
    await rate.waitFor();
    await expect.poll(() => rate.inputValue()).toMatch(/^47,50?$/);
    await keepPicture(page, "assistant-rate");
  },
);

test("3,5 days at 500 € are 1 750 €, in days on the quote", async () => {
  const { page, person, look } = await signedIn("phone");
  await person.call("PATCH", "/api/company", { name: "Studio Lise", vat_regime: "franchise" });
  const core = { name: "Site vitrine", start_date: "2026-12-01", client_info: SENT_CUSTOMER };
  const { project } = (await person.call("POST", "/api/projects", core)).json;
  await page.goto(`/etape/${project.id}/estimation`);
  await page.getByText("Au jour").click();
  await page.getByLabel("Durée estimée (jours)").fill("3,5");
  await page.getByLabel("Prix de la journée (TJM)").fill("500");
  await page.getByText(/1\s750,00/).waitFor();
  await look("day-rate");
  // Enter in a field of the price saves it.
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Passer au devis" }).waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel("Durée estimée (jours)").inputValue()).toBe("3,5");
  const { draft } = (await person.call("POST", `/api/projects/${project.id}/quote-draft`, {})).json;
  expect(draft.lines[0]).toMatchObject({ unit: "jour", quantity_e4: 35_000, unit_price_e6: 500_000_000 });
});

test("a price for the whole is the one line of the quote", async () => {
  const { page, person } = await signedIn("phone");
  await person.call("PATCH", "/api/company", { name: "Studio Lise", vat_regime: "franchise" });
  const core = { name: "Mariage", description: "Reportage de mariage", client_info: SENT_CUSTOMER };
  const { project } = (await person.call("POST", "/api/projects", core)).json;
  await page.goto(`/etape/${project.id}/estimation`);
  await page.getByText("Au forfait").click();
  await page.getByLabel("Prix au forfait (€)").fill("1 800");
  await page.getByRole("button", { name: "Passer au devis" }).click();
  await page.waitForURL("**/quote");
  await page.getByText("Reportage de mariage").first().waitFor();
  const { draft } = (await person.call("GET", `/api/projects/${project.id}/quote-draft`)).json;
  expect(draft.lines).toMatchObject([
    { label: "Reportage de mariage", unit: "forfait", unit_price_e6: 1_800_000_000, vat_basis_points: 0 },
  ]);
});
