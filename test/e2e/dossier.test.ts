import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { connectOnce } from "../mail/connected-mailbox.ts";
import { seedMailsOf } from "../mail/seed-mails.ts";
import { LEA_ARC, signUpSeller } from "../ready-seller.ts";
import { join } from "../team.ts";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// The file of a project in a real browser: its notes are kept while they are typed, and its mails are listed.

const NOTES = "Accès, mesures, choix du client, à ne pas oublier";

let site: Site;
let person: Person;
let projectId: string;

beforeAll(async () => {
  site = await openSite();
  person = await signUpSeller(site.product);
  const client_info = { ...LEA_ARC, email: "claire4@roux.example" };
  const body = { name: "Salle de bain", start_date: "2026-12-01", client_info };
  projectId = (await acceptedCall(person, "POST", "/api/projects", body)).project.id;
});
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const keptNotes = async () => (await acceptedCall(person, "GET", `/api/project-notes/${projectId}`)).notes.text;

test("notes keep themselves while they are typed", { timeout: 90_000 }, async () => {
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, `/etape/${projectId}/estimation`);
  await page.getByRole("button", { name: "Dossier" }).click();
  const panel = page.getByRole("dialog", { name: "Dossier du projet" });
  await panel.getByText("Historique", { exact: true }).waitFor();
  await look("dossier-money");
  await panel.getByText("Notes", { exact: true }).click();
  await look("dossier-no-notes");
  await panel.getByLabel(NOTES).fill("Code 12B, clé chez la voisine.\nCarrelage 30 x 60, joint gris.");
  await panel.getByText("Enregistré", { exact: true }).waitFor();
  await look("dossier-notes");
  // What is typed a moment before one leaves is kept too.
  await panel.getByLabel(NOTES).fill("Code 12C");
  await panel.getByRole("button", { name: "Fermer" }).click();
  await expect.poll(keptNotes).toBe("Code 12C");
  expect(faults).toEqual([]);
});

test("notes that another window changed meanwhile are shown beside what is typed", { timeout: 90_000 }, async () => {
  const { page, look } = await site.visitAs(person);
  await page.goto(`/etape/${projectId}/work`);
  await page.getByRole("button", { name: "Modifier les notes" }).click();
  const field = page.getByLabel(NOTES);
  await field.waitFor();
  const { revision, text } = (await acceptedCall(person, "GET", `/api/project-notes/${projectId}`)).notes;
  await acceptedCall(person, "PUT", `/api/project-notes/${projectId}`, { revision, text: `${text}, dit par Paul` });
  await field.fill("Joint blanc");
  await page.getByText("Ces notes ont changé dans une autre fenêtre :").waitFor();
  expect(await field.inputValue()).toBe("Joint blanc");
  expect(await keptNotes()).toContain("dit par Paul");
  await look("dossier-notes-changed");
  await page.getByRole("button", { name: "Garder les deux" }).click();
  await expect.poll(keptNotes).toMatch(/dit par Paul\nJoint blanc$/);
});

test("mails of the customer are listed and may be taken out", { timeout: 90_000 }, async () => {
  const { page, look, faults } = await site.visitAs(person, "both");
  const openMails = async () => {
    await open(page, `/etape/${projectId}/estimation`);
    await page.getByRole("button", { name: "Dossier" }).click();
    const panel = page.getByRole("dialog", { name: "Dossier du projet" });
    await panel.getByText("Mails", { exact: true }).click();
  };
  await openMails();
  await page.getByRole("link", { name: "Connecter une boîte mail" }).waitFor();
  await look("dossier-no-mailbox");
  const mailboxId = await connectOnce(person);
  await seedMailsOf(site.product.database.owner, mailboxId, { count: 9, words: ["toiture", "salle de bain"] });
  await openMails();
  const list = page.getByRole("list", { name: "Mails du projet" });
  await list.getByText("Écrit par le client").waitFor();
  await page.getByRole("button", { name: "Ranger un mail ici" }).click();
  await page.getByRole("searchbox", { name: "Nom, adresse ou objet d'un mail" }).fill("claire7");
  const choice = page.getByRole("list", { name: "Mails trouvés" }).getByRole("button");
  await expect.poll(() => choice.count()).toBe(1);
  await look("dossier-choose-mail");
  await choice.click();
  await list.getByText("Rangé ici").waitFor();
  await look("dossier-mails");
  await list
    .getByRole("button", { name: /^Retirer de ce projet/ })
    .first()
    .click();
  await expect.poll(() => list.getByRole("link").count()).toBe(1);
  // The server of the mailbox is gone: the body of the mail is not there.
  expect(faults).toEqual([]);
  await list.getByRole("link").click();
  await page.waitForURL("**/app/mails/read/*");
  await page.getByRole("button", { name: "Retirer de Salle de bain" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Retirer de Salle de bain" }).count()).toBe(0);
  await page.getByRole("button", { name: "Ranger dans un projet" }).click();
  const projects = page.getByRole("list", { name: "Projets trouvés" });
  await projects.getByRole("button", { name: /Salle de bain/ }).waitFor();
  await look("reader-choose-project");
  await projects.getByRole("button", { name: /Salle de bain/ }).click();
  await page.getByRole("button", { name: "Retirer de Salle de bain" }).waitFor();
  await look("reader-with-project");
});

test("a worker's file has notes and photos without mail", { timeout: 90_000 }, async () => {
  const worker = await join(site.product, person, "ouvrier@example.org", "worker");
  const { page, look, faults } = await site.visitAs(worker);
  await open(page, `/etape/${projectId}/work`);
  await page.getByRole("button", { name: "Dossier" }).click();
  const panel = page.getByRole("dialog", { name: "Dossier du projet" });
  await panel.getByLabel(NOTES).waitFor();
  const parts = panel.getByRole("radio");
  expect(await parts.evaluateAll((all) => all.map((one) => one.getAttribute("value")))).toEqual([
    "documents",
    "photos",
    "notes",
  ]);
  await look("dossier-worker");
  expect(faults).toEqual([]);
});
