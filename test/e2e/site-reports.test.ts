import { join as joinCompany } from "#test/team.ts";
import type { Person } from "#test/test-app.ts";
import { todayInFrance } from "#web/client/today.ts";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { READY_SELLER } from "../ready-seller.ts";
import { open, openSite } from "./site.ts";
import type { Site } from "./site.ts";

// A worker reports on a site from a phone; the works are received and signed on the owner's.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.leaveAll());
afterAll(() => site.close());

const PHONE = { hasTouch: true, isMobile: true } as const;

async function prepareSite(owner: Person): Promise<string> {
  await owner.call("PATCH", "/api/company", READY_SELLER);
  const client_info = {
    civility: "mme",
    first_name: "Léa",
    last_name: "Roux",
    kind: "person",
    phone: "06 11 22 33 44",
  };
  const body = { name: "Salle de bain", client_info, site_address: "3 rue des Lilas, 69003 Lyon" };
  const { json } = await owner.call("POST", "/api/projects", { ...body, start_date: todayInFrance() });
  const { id } = json.project;
  for (const title of ["Déposer la baignoire", "Poser la douche", "Faire les joints"]) {
    const { task } = (await owner.call("POST", `/api/projects/${id}/tasks`, { title, estimate_h: 2 })).json;
    if (title !== "Faire les joints") await owner.call("PATCH", `/api/projects/${id}/tasks/${task.id}`, { done: true });
  }
  const text =
    "Code du portail : 12B4\nChien gentil, à tenir dans la cuisine.\nLe lavabo va au garage.\nEau : dans l'entrée.";
  await owner.call("PUT", `/api/project-notes/${id}`, { revision: 0, text });
  return id;
}

async function addPhoto(person: Person, id: string, hue: number, caption: string): Promise<string> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="675"><rect width="900" height="675" ` +
    `fill="hsl(${hue},30%,70%)"/><rect x="120" y="200" width="420" height="300" fill="hsl(${hue},40%,40%)"/></svg>`;
  const picture = (await sharp(Buffer.from(svg)).jpeg().toBuffer()).toString("base64");
  const { json } = await person.call("POST", `/api/project-photos/${id}`, { name: `mur-${hue}.jpg`, picture });
  await person.call("PATCH", `/api/project-photos/${id}/${json.photo.id}`, { caption });
  return json.photo.id;
}

// On a phone the sheet lies along the height of the screen.
async function draw(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: `${label} : sign` }).tap();
  const sheet = page.getByRole("img", { name: `${label} : cadre` });
  const box = await sheet.boundingBox();
  if (!box) throw new Error(`${label} has no sheet`);
  await page.mouse.move(box.x + box.width / 2, box.y + 40);
  await page.mouse.down();
  for (let step = 1; step <= 24; step++)
    await page.mouse.move(box.x + box.width / 2 + 25 * Math.sin(step / 2), box.y + 40 + step * 15);
  await page.mouse.up();
  await page.getByRole("button", { name: "Terminé" }).tap();
}

test(
  "a worker reports on a site and the works are received, signed and freed of their reserve",
  {
    timeout: 180_000,
  },
  async () => {
    const owner = await site.product.signUp("reports-owner@example.org");
    const worker = await joinCompany(site.product, owner, "reports-worker@example.org", "worker");
    const id = await prepareSite(owner);
    const beforeId = await addPhoto(owner, id, 20, "La baignoire");
    const afterId = await addPhoto(owner, id, 140, "La douche posée");
    await owner.call("PATCH", `/api/project-photos/${id}/${afterId}`, { before_id: beforeId });
    await addPhoto(owner, id, 230, "Le joint à reprendre");
    await worker.call("POST", `/api/project-times/${id}`, { task_id: null, day: todayInFrance(), minutes: 210 });

    const { page, look, faults } = await site.visitAs(worker, "phone", PHONE);
    await open(page, `/etape/${id}/work`);
    // What was used is noted without any amount, first with a quantity that cannot be read.
    // The timer's sheet, under the thumb wherever the page stands, leads to it.
    await page.getByRole("group", { name: "Sur place" }).getByRole("button", { name: "Chrono", exact: true }).tap();
    const sheet = page.getByRole("dialog", { name: "Chronomètre" });
    await sheet.getByRole("button", { name: "Noter du temps" }).waitFor();
    await sheet.getByRole("button", { name: "Ajouter du matériel" }).tap();
    const supply = page.getByRole("form", { name: "Matériel utilisé" });
    await supply.getByLabel("Matériel", { exact: true }).fill("Coude PVC 40");
    await supply.getByLabel("Quantité").fill("quelques");
    await supply.getByRole("button", { name: "Noter" }).tap();
    await supply.getByRole("alert").waitFor();
    await supply.getByLabel("Quantité").fill("4");
    await look("supply-form");
    await supply.getByRole("button", { name: "Noter" }).tap();
    await page.getByRole("button", { name: "Actions sur « Coude PVC 40 »" }).scrollIntoViewIfNeeded();
    await look("supplies");
    await page.getByRole("button", { name: "Écrire un compte rendu" }).tap();
    const form = page.getByRole("form", { name: "Compte rendu de chantier" });
    await form.getByLabel("Observations").fill("Le mur nord est humide : à revoir avant la faïence.");
    // The photos of the day are chosen already.
    await form.getByText("Photos · 3 sur 3").waitFor();
    await form.getByRole("button", { name: "Le joint à reprendre" }).tap();
    await form.getByText("Photos · 2 sur 3").waitFor();
    expect(await page.locator("body").innerText()).not.toContain("€");
    await look("report-form");
    // What was filled is there again after the page was left.
    await page.reload();
    await page.getByRole("button", { name: "Écrire un compte rendu" }).tap();
    await expect.poll(() => form.getByLabel("Observations").inputValue()).toContain("humide");
    await form.getByRole("button", { name: "Créer le compte rendu" }).tap();
    await page.getByText("Compte rendu de chantier n° 1 : le PDF est prêt.").waitFor();
    const list = page.getByRole("list", { name: "Comptes rendus et réception" });
    await list.scrollIntoViewIfNeeded();
    await look("report-list-worker");
    expect(await page.getByRole("button", { name: "Faire signer la réception" }).count()).toBe(0);
    const pdfUrl = (await list.getByRole("link", { name: /^Ouvrir/ }).getAttribute("href")) ?? "";
    expect((await site.product.server.inject(pdfUrl)).headers["content-type"]).toBe("application/pdf");

    const ownerVisit = await site.visitAs(owner, "phone", PHONE);
    const phone = ownerVisit.page;
    await open(phone, `/etape/${id}/work`);
    // Whatever is noted of a site, its first task is seen without scrolling, above what stays under the thumb.
    const task = await phone.getByRole("checkbox", { checked: false }).first().boundingBox();
    const bar = await phone.getByRole("group", { name: "Sur place" }).boundingBox();
    expect((task?.y ?? Infinity) + (task?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await phone.getByRole("button", { name: "Faire signer la réception" }).tap();
    const reception = phone.getByRole("form", { name: "Réception des travaux" });
    await reception.getByText("Avec réserves").tap();
    await reception.getByLabel("Ce qui est à reprendre").fill("Joint de la douche à reprendre sur 20 cm.");
    await reception.getByLabel("À lever avant le (facultatif)", { exact: true }).fill("dans 2 semaines");
    await reception.getByRole("button", { name: "Joindre une photo" }).tap();
    await reception.getByRole("button", { name: "Le joint à reprendre" }).tap();
    await ownerVisit.look("reception-reserves");
    await reception.getByLabel("Ton nom").fill("Claire Martin");
    await draw(phone, "Signature du client");
    // A signature that is missing is said in its place before anything else, and nothing of the rest is lost.
    await reception.getByRole("button", { name: "Signer la réception" }).tap();
    await reception.getByText("Il manque la signature de l'entreprise").waitFor();
    await draw(phone, "Ta signature");
    await ownerVisit.look("reception-signatures");
    await reception.getByRole("button", { name: "Signer la réception" }).tap();
    await reception.getByText("confirme.").waitFor();
    await ownerVisit.look("reception-doubted");
    // A press that comes sooner is one of a double tap, which confirms nothing.
    await phone.waitForTimeout(700);
    await reception.getByRole("button", { name: "Oui, signer la réception" }).dblclick();
    await phone.getByText("Réception signée : le PV est prêt.").waitFor();
    await phone.getByText("1 réserve à lever", { exact: true }).waitFor();
    expect((await owner.call("GET", `/api/site-reports/${id}`)).json.reports).toHaveLength(2);
    await phone.getByRole("button", { name: "Noter la levée de la réserve 1" }).tap();
    await phone.getByRole("form", { name: "Levée de la réserve 1" }).getByRole("button", { name: "Enregistrer" }).tap();
    await phone.getByText("La réserve est levée").waitFor();
    // The head of the step says the reception, which was buried at its foot.
    await phone
      .getByLabel("Où en est le projet")
      .getByText(/^Réceptionné le [^·]*$/)
      .waitFor();
    await phone.getByRole("list", { name: "Comptes rendus et réception" }).scrollIntoViewIfNeeded();
    await ownerVisit.look("reception-lifted");
    expect([...faults, ...ownerVisit.faults].filter((fault) => !fault.includes("status of 400"))).toEqual([]);
  },
);

test("the reports of a project are in its file, on a desktop", { timeout: 120_000 }, async () => {
  const owner = await site.product.signUp("reports-desktop@example.org");
  const id = await prepareSite(owner);
  await addPhoto(owner, id, 200, "Le mur");
  const { page, look, faults } = await site.visitAs(owner, "desktop");
  await open(page, `/etape/${id}/work`);
  await page.getByRole("button", { name: "Écrire un compte rendu" }).click();
  const form = page.getByRole("form", { name: "Compte rendu de chantier" });
  await form.getByText("Photos · 1 sur 1").waitFor();
  await look("report-form");
  await form.getByRole("button", { name: "Créer le compte rendu" }).click();
  await page.getByText("le PDF est prêt").waitFor();
  await look("report-list");
  await page.getByRole("button", { name: "Dossier" }).click();
  const file = page.getByRole("dialog", { name: "Dossier du projet" });
  await file.getByText("Compte rendu de chantier n° 1").waitFor();
  await look("report-in-file");
  expect(faults).toEqual([]);
});
