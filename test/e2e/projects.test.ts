import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { agreedWorks } from "../agreed-works.ts";
import { LEA_ARC, signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// The list of projects and its board: what is shown is in the address, and only facts move a project.

let site: Site;
let person: Person;

beforeAll(async () => {
  site = await openSite();
  person = await signUpSeller(site.product);
  await newProject("Véranda", { site_address: "Villeurbanne" });
  const pricedId = await newProject("Salle de bain");
  await acceptedCall(person, "POST", `/api/projects/${pricedId}/tasks`, { title: "Pose", estimate_h: 2 });
  await acceptedCall(person, "PATCH", `/api/projects/${pricedId}/estimation`, { hours: 2, rate: 50 });
});
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

async function newProject(name: string, more: object = {}): Promise<string> {
  const body = { name, start_date: "2026-12-01", client_info: LEA_ARC, ...more };
  return (await acceptedCall(person, "POST", "/api/projects", body)).project.id;
}

test("a search by town with a typo stays in the address", async () => {
  const { page, look, faults } = await site.visitAs(person, "both");
  await page.goto("/app/projects");
  await page.getByRole("link", { name: /Salle de bain/ }).waitFor();
  await look("projects-list");
  await page.getByRole("searchbox", { name: "Projet, client, lieu, numéro" }).fill("vileurbanne");
  await page.waitForURL("**/app/projects?q=vileurbanne");
  await expect.poll(() => page.getByRole("link", { name: /Salle de bain/ }).count()).toBe(0);
  await page.reload();
  await page.getByRole("link", { name: /Véranda/ }).waitFor();
  expect(faults).toEqual([]);
});

test("a list of few projects says on a desktop how a project goes on", async () => {
  const { page, look } = await site.visitAs(person, "desktop");
  await page.goto("/app/projects");
  await page.getByRole("heading", { name: "Comment avance un projet" }).waitFor();
  await look("projects-list-short");
});

test("without a network what cannot be read yet says so, then shows by itself", async () => {
  await newProject("Pergola");
  const { page, look } = await site.visitAs(person, "phone");
  await page.goto("/app/projects");
  await page.getByRole("link", { name: /Véranda/ }).click();
  await page.getByRole("heading", { name: "Véranda" }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.goBack();
  await page.getByRole("link", { name: /Pergola/ }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole("link", { name: /Pergola/ }).click();
  await page.getByText(MISSING).first().waitFor();
  await look("project-offline");
  await page.context().setOffline(false);
  await page.getByRole("heading", { name: "Pergola" }).waitFor();
  await expect.poll(() => page.getByText(MISSING).filter({ visible: true }).count()).toBe(0);
});

const MISSING = "Pas de réseau. La suite s'affiche dès qu'il revient";

test("a card that is dragged to the quotes asks before its quote is made", async () => {
  const { page, look, faults } = await site.visitAs(person, "desktop");
  await page.goto("/app/projects?view=board");
  const column = (name: string) => page.getByRole("region", { name, exact: true });
  await column("À chiffrer").getByRole("listitem").first().waitFor();
  await look("projects-board");
  const card = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  // While it is carried, the board says where it may go and what it takes.
  await card("Véranda").hover();
  await page.mouse.down();
  await column("Devis").hover();
  await column("Devis").hover();
  await column("Devis").getByText("Il manque un prix").waitFor();
  await look("projects-board-carried");
  await page.mouse.up();
  await page.getByRole("dialog").getByText("Il manque un prix").waitFor();
  await page.keyboard.press("Escape");
  await card("Salle de bain").dragTo(column("Devis"));
  await page.getByRole("button", { name: "Faire le devis" }).click();
  await column("Devis").getByText("Salle de bain").waitFor();
  expect(faults).toEqual([]);
});

test("by the keyboard alone the next act of a project is found in its menu", async () => {
  const { page } = await site.visitAs(person, "desktop");
  await page.goto("/app/projects?view=board");
  await page.getByRole("button", { name: "Actions sur Véranda" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("menuitem", { name: "Chiffrer" }).press("Enter");
  await page.waitForURL(/\/estimation$/);
});

test("a project that is archived leaves the list and comes back", async () => {
  await newProject("Cabanon");
  const { page } = await site.visitAs(person);
  await page.goto("/app/projects");
  await page.getByRole("button", { name: "Actions sur Cabanon" }).click();
  await page.getByRole("menuitem", { name: "Archiver" }).click();
  await expect.poll(() => page.getByRole("link", { name: /Cabanon/ }).count()).toBe(0);
  await page.getByLabel("Étape").selectOption({ label: "Archivés (1)" });
  await page.getByRole("button", { name: "Actions sur Cabanon" }).click();
  await page.getByRole("menuitem", { name: "Remettre dans la liste" }).click();
  await page.getByText("Ce que tu archives quitte la liste et reste ici.").waitFor();
});

test("a copy opens without document", async () => {
  const { page } = await site.visitAs(person);
  await page.goto("/app/projects?q=salle");
  await page.getByRole("button", { name: "Actions sur Salle de bain" }).click();
  await page.getByRole("menuitem", { name: "Dupliquer" }).click();
  await page.getByRole("heading", { level: 1, name: "Salle de bain (copie)" }).waitFor();
});

test("the head of a project says who, where and what comes next", async () => {
  const client_info = { ...LEA_ARC, phone: "06 11 22 33 44", email: "lea@arc.example" };
  const id = await newProject("Terrasse", { client_info, site_address: "3 allée des Roses, 69100 Villeurbanne" });
  const { page, look, faults } = await site.visitAs(person, "both");
  await page.goto(`/etape/${id}/work`);
  await page.getByText("À chiffrer : décris le travail, puis donne un prix.").waitFor();
  expect(await page.getByRole("link", { name: /^Appeler/ }).getAttribute("href")).toBe("tel:+33611223344");
  expect(await page.getByRole("link", { name: /^Y aller/ }).getAttribute("href")).toContain("Villeurbanne");
  await look("project-head");
  await page.getByRole("button", { name: "Dossier" }).click();
  await page.getByText("Historique", { exact: true }).click();
  await page.getByText("Projet créé").waitFor();
  await look("project-file");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Préparer les tâches" }).click();
  await page.waitForURL("**/estimation");
  expect(faults).toEqual([]);
});

test("a signed work without a day is given its first one where « Planifier » leads", async () => {
  const id = await agreedWorks(person, {}, { core: { name: "Pergola", start_date: null } });
  await acceptedCall(person, "POST", `/api/projects/${id}/tasks`, { title: "Poser les poteaux", estimate_h: 6 });
  const { page, look, faults } = await site.visitAs(person, "both");
  await page.goto(`/etape/${id}/client-validation`);
  await page.getByRole("link", { name: "Planifier" }).click();
  await page.waitForURL("**/work");
  const days = page.getByRole("group", { name: "Jours libres pour « Pergola »" });
  await days.getByRole("button", { name: "Autre date…" }).waitFor();
  await look("first-day");
  await days.getByRole("button").first().click();
  await page.getByRole("button", { name: "Annuler" }).waitFor();
  expect((await acceptedCall(person, "GET", `/api/projects/${id}`)).project.start_date).toMatch(/^\d{4}-/);
  await expect.poll(() => page.getByRole("link", { name: "Planifier" }).count()).toBe(0);
  expect(faults).toEqual([]);
});
