import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// A list of customers from a file: sent, its columns chosen, its rows added, and those that were not in a file again.

let site: Site;
beforeAll(async () => void (site = await openSite({ runsJobs: true })), 60_000);
afterEach(() => site.leaveAll());
afterAll(() => site.close());

const FILE = [
  "Civilité;Prénom;NOM;Tél. portable;Courriel;Adresse;CP;Ville;Remarque",
  "Mme;Hélène;LEFÈVRE;611223344;helene@lefevre.example;3, rue Haute;1000;Bourg-en-Bresse;fidèle",
  "M.;Jean-Pierre;ROUX;06 11 22 33 55;pas un email;12 quai Sud;38000;Grenoble;",
  "M. et Mme;;MARTIN;;claire@roux.example;;69003;Lyon;",
  "Mme;Inès;PETIT;;ines@petit.example;;;;'+2 jours",
].join("\r\n");

test("a list of customers comes from a file of a spreadsheet", { timeout: 120_000 }, async () => {
  const person = await site.product.signUp();
  await person.call("POST", "/api/customers", { kind: "person", last_name: "Roux", email: "claire@roux.example" });
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, "/app/customers");
  await page.getByRole("link", { name: "Importer des clients" }).click();
  await page.getByRole("heading", { level: 1, name: "Importer des clients" }).waitFor();
  await look("import-choose");
  await page
    .getByLabel("Choisir un fichier Excel ou CSV")
    .setInputFiles({ name: "Clients 2026.csv", mimeType: "text/csv", buffer: Buffer.from(FILE, "latin1") });
  await page.getByText("Mme Hélène LEFÈVRE").waitFor();
  await page.getByText("Ligne 4, M. et Mme Martin : Déjà dans tes clients : Roux, même email.").waitFor();
  await page.getByText("1 ligne à corriger, 1 zéro de code postal remis").waitFor();
  // On a phone the choices of columns wait.
  await page.getByText("8 colonnes reconnues, 1 non reprise : Remarque").waitFor();
  await page.getByRole("button", { name: "Importer 2 clients" }).waitFor();
  await look("import-preview");
  await page.getByRole("button", { name: "Modifier" }).click();
  expect(await page.getByLabel("Courriel").inputValue()).toBe("email");
  expect(await page.getByLabel("Remarque").inputValue()).toBe("");
  await look("import-columns");
  await page.getByLabel("NOM", { exact: true }).selectOption("");
  await page.getByLabel("Prénom").selectOption("");
  await page.getByText("Aucune colonne ne donne le nom des clients. Choisis-la.").waitFor();
  await page.getByLabel("NOM", { exact: true }).selectOption("last_name");
  await page.getByLabel("Prénom").selectOption("first_name");
  await page.getByRole("button", { name: "Importer 2 clients" }).click();
  await page.getByText("2 clients ajoutés, 1 déjà connu, 1 ligne refusée.").waitFor();
  await page.getByRole("heading", { name: "Import terminé" }).waitFor();
  await look("import-done");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Lignes à revoir (CSV)" }).click();
  const report = await readFile(await (await saving).path(), "utf8");
  expect(report.split("\r\n").map((line) => line.split(";").at(-1))).toEqual([
    "Pourquoi",
    expect.stringContaining("email"),
    "Déjà dans tes clients : Roux, même email.",
    "",
  ]);
  await page.getByRole("link", { name: "Voir les clients" }).click();
  await page.getByRole("link", { name: "Hélène Lefèvre", exact: true }).waitFor();
  await open(page, "/app/customers/import");
  await page.getByText("Dernier import : Clients 2026.csv : 2 clients ajoutés").waitFor();
  await page.getByLabel("Choisir un fichier Excel ou CSV").waitFor({ state: "attached" });
  await look("import-again");
  await page.getByRole("button", { name: "Revoir" }).click();
  await page.getByRole("heading", { name: "Import terminé" }).waitFor();
  expect(faults).toEqual([]);
});

test("what is no list of customers says what to do", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp();
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, "/app/customers/import");
  await page.getByLabel("Choisir un fichier Excel ou CSV").setInputFiles({
    name: "Clients.xlsx",
    mimeType: "application/zip",
    buffer: Buffer.from("504b030400000000", "hex"),
  });
  await page.getByText("Ce fichier n'est ni un classeur Excel (.xlsx) ni un CSV.").waitFor();
  await look("import-refused");
  expect(faults).toEqual([]);
});
