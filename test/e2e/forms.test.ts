import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "../test-app.ts";
import { createNamed } from "./customer-search.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// Wrong input in a real browser: the sentence is beside its field, and what was typed stays.

let site: Site;
let page: Page;
let person: Person;

beforeAll(async () => {
  site = await openSite();
  person = await site.product.signUp("claire@example.org");
  ({ page } = await site.visit());
});
afterAll(() => site?.close());

const beside = (label: string) =>
  page
    .getByLabel(label, { exact: true })
    .last()
    .evaluate((field) => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? "");

/** Whether the field is marked as one that must be filled in. */
const isMarked = (label: string) =>
  page
    .getByLabel(label, { exact: true })
    .evaluate((field: HTMLInputElement) => getComputedStyle(field.labels![0]!, "::after").content === '"*"');

test("a wrong password says what to do and keeps the address", { timeout: 90_000 }, async () => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect.poll(() => beside("Email ou téléphone")).toBe("Indique ton email ou ton numéro de téléphone.");
  await page.getByLabel("Email ou téléphone").fill("claire@example.org");
  await page.getByLabel("Mot de passe", { exact: true }).fill("pas celui-là");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.getByText("Email ou mot de passe incorrect.").waitFor();
  expect(await page.getByLabel("Email ou téléphone").inputValue()).toBe("claire@example.org");
  await page.getByLabel("Mot de passe", { exact: true }).fill("un bon mot de passe");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL("**/app");
});

test("each missing field of an empty project is named", { timeout: 90_000 }, async () => {
  await page.goto("/project/new");
  await page.getByLabel("Nom du projet").fill("Cuisine");
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await page.getByText("Choisis un client de la liste, ou écris son nom pour le créer.").waitFor();
  // The day may come later.
  expect([await isMarked("Nom du projet"), await isMarked("Client")]).toEqual([true, true]);
  expect(await isMarked("Date de début")).toBe(false);
  expect(await beside("Date de début")).toMatch(/^Comme tu le dirais/);
  await createNamed(page, "Paul Petit");
  await page.getByText("Professionnel", { exact: true }).click();
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await expect.poll(() => beside("Entreprise")).toBe("J'ai besoin du nom de l'entreprise pour continuer.");
  expect([await isMarked("Entreprise"), await isMarked("Email")]).toEqual([true, false]);
  await page.getByText("Particulier", { exact: true }).click();
  await expect.poll(() => page.getByLabel("Entreprise", { exact: true }).count()).toBe(0);
  expect(await page.getByLabel("Nom du projet").inputValue()).toBe("Cuisine");
  expect([await isMarked("Nom"), await isMarked("Prénom")]).toEqual([true, false]);
  expect(await page.getByLabel("Nom", { exact: true }).inputValue()).toBe("Petit");
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await page.waitForURL("**/estimation");
});

test("an impossible number is refused beside its field", { timeout: 90_000 }, async () => {
  await page.goto("/app/settings#entreprise");
  await page.getByLabel("Nom de l'entreprise").fill("VOLT & FILS");
  await page.getByLabel("SIREN", { exact: true }).fill("123");
  await page.getByRole("button", { name: "Enregistrer" }).first().click();
  await expect
    .poll(() => beside("SIREN"))
    .toBe("Ce SIREN n'existe pas : neuf chiffres, tels qu'écrits sur l'avis Sirene.");
  expect(await page.getByText("Ce SIREN n'existe pas").count()).toBe(1);
  await page.getByLabel("Email de contact").fill("claire at roux");
  await page.getByRole("button", { name: "Enregistrer" }).first().click();
  await expect.poll(() => beside("Email de contact")).toContain("ne me semble pas valide");
  expect(await beside("SIREN")).toContain("Ce SIREN n'existe pas");
  expect(await page.getByText("ne me semble pas valide").count()).toBe(1);
  await page.getByLabel("Email de contact").fill("");
  expect(await page.getByLabel("Nom de l'entreprise").inputValue()).toBe("VOLT & FILS");
  await page.getByLabel("SIREN", { exact: true }).fill("732 829 320");
  await page.getByRole("button", { name: "Enregistrer" }).first().click();
  await page.getByText(/^Enregistré\. Il manque encore/).waitFor();
  expect((await person.call("GET", "/api/company")).json.company).toMatchObject({
    name: "VOLT & FILS",
    siren: "732829320",
  });
});

test("a removed task comes back at its place", { timeout: 90_000 }, async () => {
  const { projects } = (await person.call("GET", "/api/projects")).json;
  for (const title of ["Dépose", "Pose", "Nettoyage"])
    await person.call("POST", `/api/projects/${projects[0].id}/tasks`, { title, estimate_h: 2 });
  const titles = async () =>
    ((await person.call("GET", `/api/projects/${projects[0].id}/tasks`)).json.tasks as { title: string }[]).map(
      (task) => task.title,
    );
  await page.goto(`/etape/${projects[0].id}/estimation`);
  await page.getByRole("button", { name: "Actions sur « Pose »" }).click();
  await page.getByRole("menuitem", { name: "Retirer" }).click();
  await expect.poll(titles).toEqual(["Dépose", "Nettoyage"]);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect.poll(titles).toEqual(["Dépose", "Pose", "Nettoyage"]);
});

test("hours « deux » or « -3 » are refused beside their field", { timeout: 90_000 }, async () => {
  const { projects } = (await person.call("GET", "/api/projects")).json;
  await page.goto(`/etape/${projects[0].id}/estimation`);
  for (const [typedText, sentence] of [
    ["deux", "Un nombre est attendu, en chiffres : 7,5 par exemple."],
    ["-3", "Ce nombre ne peut pas être négatif."],
  ] as const) {
    await page.getByLabel("Heures pour « Pose »").fill(typedText);
    await page.getByLabel("Heures pour « Pose »").blur();
    await expect.poll(() => beside("Heures pour « Pose »")).toBe(sentence);
    await page.getByLabel("Durée estimée (heures)").fill(typedText);
    await page.getByLabel("Taux horaire (€)").fill("45");
    await page.getByRole("button", { name: "Enregistrer le prix" }).click();
    await expect.poll(() => beside("Durée estimée (heures)")).toBe(sentence);
    for (const label of ["Heures pour « Pose »", "Durée estimée (heures)"])
      expect(await page.getByLabel(label).inputValue()).toBe(typedText);
  }
  await page.getByLabel("Heures pour « Pose »").fill("3,5");
  await page.getByLabel("Heures pour « Pose »").blur();
  await expect
    .poll(
      async () =>
        (
          (await person.call("GET", `/api/projects/${projects[0].id}/tasks`)).json.tasks as {
            title: string;
            estimate_h: number;
          }[]
        ).find((task) => task.title === "Pose")?.estimate_h,
    )
    .toBe(3.5);
});

test("a wrong field on a customer's card is refused beside it", { timeout: 90_000 }, async () => {
  await page.goto("/app/customers");
  await page.getByRole("link", { name: /Paul Petit/ }).click();
  await page.getByRole("button", { name: "Modifier", exact: true }).click();
  await page.getByLabel("Adresse", { exact: true }).fill("3 rue Haute");
  await page.getByLabel("Code postal").fill("6900");
  await page.getByLabel("Ville").fill("Lyon");
  await page.getByLabel("Téléphone").fill("12");
  await page.getByRole("button", { name: "Enregistrer le client" }).click();
  await expect
    .poll(() => beside("Téléphone"))
    .toBe("Ce numéro de téléphone ne me semble pas valide : dix chiffres, ou + et l'indicatif du pays.");
  await page.getByLabel("Téléphone").fill("06 11 22 33 44");
  await page.getByRole("button", { name: "Enregistrer le client" }).click();
  await expect.poll(() => beside("Code postal")).toBe("Un code postal français a cinq chiffres, comme 69003.");
  expect(await page.getByLabel("Adresse", { exact: true }).inputValue()).toBe("3 rue Haute");
  await page.getByLabel("Pays").selectOption({ label: "Belgique" });
  await page.getByLabel("Type de client").selectOption("company");
  await page.getByLabel("Entreprise", { exact: true }).fill("Petit SPRL");
  await page.getByLabel("SIREN", { exact: true }).fill("732 829 320 00074");
  await page.getByRole("button", { name: "Enregistrer le client" }).click();
  // The button has another name while the form is being saved.
  await expect
    .poll(async () => (await person.call("GET", "/api/customers")).json.customers[0])
    .toMatchObject({
      siren: "732829320",
      siret: "73282932000074",
      phone: "06 11 22 33 44",
      address: { postal_code: "6900", country: "BE" },
    });
});
