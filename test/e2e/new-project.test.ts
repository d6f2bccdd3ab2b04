import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// A new project: its customer is found as one types, and its first day is said in words.

let site: Site;
let person: Person;

beforeAll(async () => {
  site = await openSite();
  person = await site.product.signUp("claire@example.org");
  for (const [company, first_name, last_name, email] of [
    ["Hôtel des Érables", "Zoé", "Lefèvre", "zoe@erables.fr"],
    ["Menuiserie Roux", "Claire", "Roux", "claire@roux.fr"],
  ])
    await person.call("POST", "/api/projects", {
      name: `Premier chantier de ${company}`,
      start_date: "2026-11-02",
      client_info: { company, first_name, last_name, email, kind: "company" },
    });
});
afterEach(() => site.leaveAll());

// While its list is open, the field hides the page behind from screen readers.
const LIST_OPEN = { disable: ["aria-hidden-focus", "page-has-heading-one", "region"] };
afterAll(() => site?.close());

test("the form shows when the network leaves before the customers are read", async () => {
  const { page } = await site.visitAs(person, "phone");
  await page.route("**/api/customers?*", async (route) => {
    await page.context().setOffline(true);
    await route.abort("internetdisconnected");
  });
  await page.goto("/project/new");
  await page.getByLabel("Nom du projet").waitFor();
  await page.unroute("**/api/customers?*");
  await page.context().setOffline(false);
});

test("a known customer who is found with a typo is shown as a card, which opens their file", async () => {
  const { page, look, faults } = await site.visitAs(person, "both");
  await page.goto("/project/new");
  await page.getByLabel("Nom du projet").fill("Salle de bain");
  await page.getByLabel("Date de début", { exact: true }).fill("lundi");
  await page.getByText(/^Lundi \d/).waitFor();
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await page.getByText("Choisis un client de la liste, ou écris son nom pour le créer.").waitFor();
  expect(await page.getByLabel("Nom", { exact: true }).count()).toBe(0);
  await page.getByLabel("Client", { exact: true }).fill("lefevrre");
  await page.getByRole("option", { name: /Hôtel des Érables/ }).waitFor();
  await look("new-project-customer-found", LIST_OPEN);
  await page.getByLabel("Client", { exact: true }).press("Enter");
  await page.getByRole("button", { name: "Changer" }).waitFor();
  await look("new-project-customer-card");
  expect(await page.getByLabel("Entreprise", { exact: true }).count()).toBe(0);
  await page.getByRole("button", { name: "Modifier" }).click();
  await expect.poll(() => page.getByLabel("Entreprise", { exact: true }).inputValue()).toBe("Hôtel des Érables");
  expect(await page.getByLabel("Email").inputValue()).toBe("zoe@erables.fr");
  await page.getByLabel("Téléphone").fill("06 11 22 33 44");
  await look("new-project-customer-chosen");
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await page.waitForURL("**/estimation");
  const { customers } = (await person.call("GET", "/api/customers")).json;
  expect(customers).toHaveLength(2);
  expect(customers.find(({ email }: { email: string }) => email === "zoe@erables.fr").phone).toBe("06 11 22 33 44");
  expect(faults).toEqual([]);
});

test("another customer replaces what a known one had filled, but not a date that was not understood", async () => {
  const { page } = await site.visitAs(person, "desktop");
  await page.goto("/project/new");
  await page.getByLabel("Client", { exact: true }).fill("roux");
  await page.getByRole("option", { name: /Menuiserie Roux/ }).click();
  await page.getByRole("button", { name: "Changer" }).click();
  await page.getByLabel("Client", { exact: true }).fill("zzz");
  await page.getByRole("option", { name: "Créer « zzz »" }).click();
  await expect.poll(() => page.getByLabel("Nom", { exact: true }).inputValue()).not.toBe("Roux");

  const field = page.getByLabel("Date de début", { exact: true });
  await field.fill("bientôt");
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await page.getByText("Je n'ai pas reconnu cette date.").waitFor();
  expect(await field.inputValue()).toBe("bientôt");
  await field.fill("dans 2 semaines");
  await expect.poll(() => page.getByText("Je n'ai pas reconnu cette date.").count()).toBe(0);
});

test("a project is not for the customer who was chosen before another name was typed", async () => {
  const owner = await site.product.signUp();
  const client_info = { kind: "person", first_name: "Marc", last_name: "Dupuis" };
  await owner.call("POST", "/api/projects", { name: "Cave", client_info });
  const { page } = await site.visitAs(owner, "desktop");
  await page.goto("/project/new");
  await page.getByLabel("Nom du projet").fill("Évier");
  await page.getByLabel("Client", { exact: true }).fill("dupuis");
  await page.getByRole("option", { name: /Marc Dupuis/ }).click();
  await page.getByRole("button", { name: "Changer" }).click();
  await page.getByLabel("Client", { exact: true }).fill("dupui");
  await page.getByRole("option", { name: /Marc Dupuis/ }).waitFor();
  await page.getByLabel("Nom du projet").focus();
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await page.getByText("« dupui » est un nouveau client ?").waitFor();
  await page.getByLabel("Client", { exact: true }).fill("Zoé Zanetti");
  await page.getByRole("option", { name: "Créer « Zoé Zanetti »" }).waitFor();
  // Nobody has this name: leaving the field takes it.
  await page.getByLabel("Nom du projet").focus();
  await expect.poll(() => page.getByLabel("Nom", { exact: true }).inputValue()).toBe("Zanetti");
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await page.waitForURL("**/estimation");
  const { projects } = (await owner.call("GET", "/api/projects?q=evier")).json;
  expect(projects[0].client_info.full_name).toBe("Zoé Zanetti");
});

test("a typed name that a customer bears is asked about before anything is written", async () => {
  const owner = await site.product.signUp();
  const client_info = { kind: "person", civility: "mme", last_name: "Lefebvre", phone: "06 12 34 56 78" };
  const address = { line1: "3 allée des Roses", postal_code: "69100", city: "Villeurbanne" };
  await owner.call("POST", "/api/projects", {
    name: "Bain",
    start_date: "2026-11-02",
    client_info: { ...client_info, address },
  });
  const { page, look } = await site.visitAs(owner);
  await page.goto("/project/new");
  await page.getByLabel("Nom du projet").fill("Évier");
  await page.getByLabel("Date de début", { exact: true }).fill("lundi");
  await page.getByLabel("Client", { exact: true }).fill("lefebvre");
  await page.getByRole("option", { name: "Créer « lefebvre »" }).click();
  await page.getByText("Particulier", { exact: true }).click();
  await page.getByLabel("Civilité").selectOption({ value: "mme" });
  await page.getByLabel("Nom", { exact: true }).fill("Lefebvre");
  await page.getByLabel("Téléphone").fill("06 99 99 99 99");
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await page
    .getByText(
      "C'est bien Mme Lefebvre (Villeurbanne, 06 12 34 56 78), déjà dans tes clients ? " +
        "Si oui, je remplace son téléphone par 06 99 99 99 99.",
    )
    .waitFor();
  await look("new-project-known-name");
  await page.getByRole("button", { name: "Non, une autre personne" }).click();
  await page.waitForURL("**/estimation");
  const { customers } = (await owner.call("GET", "/api/customers")).json;
  expect(customers.map(({ phone }: { phone: string }) => phone).toSorted()).toEqual([
    "06 12 34 56 78",
    "06 99 99 99 99",
  ]);
});
