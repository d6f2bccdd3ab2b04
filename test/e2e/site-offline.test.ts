import type { TaskAnswer } from "#api/tasks.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { join as joinCompany } from "#test/team.ts";
import type { Person } from "#test/test-app.ts";
import { todayInFrance } from "#web/client/today.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { open, openSite } from "./site.ts";
import type { Site } from "./site.ts";

// A worker's morning on a phone: the way there, the timer, ticks and photos, with and without a network.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.leaveAll());
afterAll(() => site.close());

const PHONE = { hasTouch: true, isMobile: true } as const;
const TASKS = ["Couper l'eau", "Vider le ballon", "Déposer", "Poser le neuf", "Raccorder", "Mettre en eau"];

async function prepareSite(owner: Person): Promise<string> {
  const client_info = { civility: "mme", last_name: "Roux", kind: "person", phone: "06 11 22 33 44" };
  const today = todayInFrance();
  const body = { name: "Chauffe-eau", client_info, site_address: "3 rue des Lilas, 69003 Lyon", start_date: today };
  const { json } = await owner.call("POST", "/api/projects", { ...body, end_date: addDays(today, 1) });
  for (const title of TASKS)
    await owner.call("POST", `/api/projects/${json.project.id}/tasks`, { title, estimate_h: 1 });
  return json.project.id;
}

async function photoOf(rank: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const background = { r: rank * 50, g: 90, b: 60 };
  const picture = sharp({ create: { width: 3000, height: 2000, channels: 3, background } });
  return { name: `photo-${rank}.jpg`, mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
}

const tasksOf = async (person: Person, id: string): Promise<Pick<TaskAnswer, "title" | "done">[]> =>
  (await person.call("GET", `/api/projects/${id}/tasks`)).json.tasks;
const doneCount = async (person: Person, id: string) => (await tasksOf(person, id)).filter(({ done }) => done).length;
type Photo = { name: string; original_bytes: number | null };
const readPhotos = async (person: Person, id: string): Promise<Photo[]> =>
  (await person.call("GET", `/api/project-photos/${id}`)).json.photos;
const photoNames = async (person: Person, id: string) => (await readPhotos(person, id)).map(({ name }) => name);
const originalsCount = async (person: Person, id: string) =>
  (await readPhotos(person, id)).filter(({ original_bytes }) => original_bytes !== null).length;
const cutNetwork = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline);

/** Cuts the network for everybody: a service worker that starts again meanwhile may not know that its page has none. */
async function cutServer(page: Page, isOffline: boolean): Promise<void> {
  const { server } = site.product.server;
  if (isOffline) server.on("connection", refuse).closeAllConnections();
  else server.off("connection", refuse);
  await cutNetwork(page, isOffline);
}

const refuse = (socket: Socket) => socket.destroy();

test(
  "what a worker does without a network arrives once and in order when it is back",
  { timeout: 180_000 },
  async () => {
    const owner = await site.product.signUp("offline-owner@example.org");
    const worker = await joinCompany(site.product, owner, "offline-worker@example.org", "worker");
    const id = await prepareSite(owner);
    const { page, look, faults } = await site.visitAs(worker, "phone", PHONE);
    const ownerVisit = await site.visitAs(owner, "desktop");
    await open(ownerVisit.page, "/app/timeline");
    const leftTasks = ownerVisit.page.getByRole("list", { name: "Tâches de « Chauffe-eau »" }).getByRole("listitem");
    // Six hours over two days.
    await expect.poll(() => leftTasks.count()).toBe(3);
    await open(page, "/app/timeline");
    const way = await page.getByRole("link", { name: /^Y aller/ }).getAttribute("href");
    expect(new URL(way ?? "").searchParams.get("query")).toBe("3 rue des Lilas, 69003 Lyon");
    expect(await page.getByRole("link", { name: /^Appeler/ }).getAttribute("href")).toBe("tel:+33611223344");
    await open(page, `/etape/${id}/work`);
    expect(await page.locator("body").innerText()).not.toContain("€");
    await page.getByRole("button", { name: "Démarrer" }).tap();
    await page.getByRole("timer").waitFor();
    // A photo of twenty megabytes beside one that is broken.
    const folder = mkdtempSync(join(tmpdir(), "etabli-photos-"));
    const { name, buffer } = await photoOf(1);
    const [brokenPath, heavyPath] = [join(folder, "cassée.jpg"), join(folder, name)];
    writeFileSync(brokenPath, buffer.subarray(0, 60));
    writeFileSync(heavyPath, Buffer.concat([buffer, Buffer.alloc(20_000_000)]));
    await page.getByLabel("Photos à ajouter").setInputFiles([brokenPath, heavyPath]);
    await page.getByText("« cassée.jpg » n'est pas lisible").waitFor();
    await page.getByRole("button", { name: "Voir photo-1.jpg" }).waitFor();
    rmSync(folder, { recursive: true });
    await page.getByLabel("Photos à ajouter").setInputFiles([await photoOf(1)]);
    await page.getByText("Déjà parmi les photos du projet.").waitFor();
    await expect.poll(() => originalsCount(owner, id)).toBe(1);
    await cutNetwork(page, true);
    await page.getByText("Hors ligne : tu peux continuer").waitFor();
    for (const title of TASKS.slice(0, 5)) {
      await page.getByRole("checkbox", { name: title }).tap();
      await expect.poll(() => page.getByRole("checkbox", { name: title }).isChecked()).toBe(true);
    }
    await page.getByLabel("Photos à ajouter").setInputFiles([await photoOf(2), await photoOf(3)]);
    await page.getByRole("img", { name: "photo-3.jpg, à envoyer" }).waitFor();
    await page.getByLabel("Photo à prendre").setInputFiles(await photoOf(4));
    await page.getByRole("img", { name: "photo-4.jpg, à envoyer" }).waitFor();
    await page.getByRole("button", { name: "Arrêter et noter" }).tap();
    await page.getByText("Chronomètre arrêté à 1 min").waitFor();
    await page.getByRole("button", { name: "Noter du temps" }).tap();
    await page.getByLabel("Durée", { exact: true }).fill("45 min");
    await page.getByRole("button", { name: "Enregistrer" }).tap();
    await page.getByRole("list", { name: "Temps gardés sur cet appareil" }).getByText("45 min").waitFor();
    await page.getByRole("button", { name: "Ajouter du matériel" }).tap();
    await page.getByLabel("Matériel", { exact: true }).fill("Coude");
    await page.getByLabel("Quantité", { exact: true }).fill("4");
    await page.getByRole("form", { name: "Matériel utilisé" }).getByRole("button", { name: "Noter" }).tap();
    await page.getByText("· à envoyer", { exact: true }).waitFor();
    // A report is written from what this device knows, and leaves with the rest.
    await page.getByRole("button", { name: "Écrire un compte rendu" }).tap();
    const report = page.getByRole("form", { name: "Compte rendu de chantier" });
    await report.getByText("Hors ligne : écris-le quand même.").waitFor();
    await report.getByLabel("Observations").fill("Le groupe de sécurité est à changer.");
    await report.getByRole("checkbox", { name: TASKS[4]! }).waitFor();
    await look("report-offline");
    await report.getByRole("button", { name: "Créer le compte rendu" }).tap();
    await page.getByText("Hors ligne : le compte rendu est gardé ici.").waitFor();
    await page.getByRole("progressbar", { name: "Avancement : 5 tâches sur 6" }).waitFor();
    await page.getByText("Hors ligne : c'est gardé, j'enverrai au retour").waitFor();
    await look("site-offline");
    await page.getByRole("button", { name: "Voir (12)" }).tap();
    const waitingList = page.getByRole("list", { name: "À envoyer" });
    expect(
      (await waitingList.getByRole("listitem").allInnerTexts()).map((text) =>
        text.split("\n")[0]?.replaceAll("\u00A0", " "),
      ),
    ).toEqual([
      ...Array.from({ length: 5 }, () => "Tâche faite"),
      ...Array.from({ length: 3 }, () => "Photo"),
      "Chronomètre arrêté : 1 min",
      "Temps : 45 min",
      "Matériel : Coude",
      "Compte rendu",
    ]);
    await look("site-waiting");
    await page.getByRole("button", { name: "Fermer" }).tap();
    expect([await doneCount(owner, id), (await photoNames(owner, id)).length]).toEqual([0, 1]);

    const sentPaths: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sentPaths.push(new URL(request.url()).pathname.replace(/[0-9a-f-]{36}/g, "·"));
    });
    await cutNetwork(page, false);
    await expect.poll(() => doneCount(owner, id)).toBe(5);
    await page.getByText("Hors ligne").waitFor({ state: "detached" });
    await page.getByText("Tout est envoyé.").waitFor();
    await expect.poll(() => photoNames(owner, id)).toHaveLength(4);
    const times = async () => (await owner.call("GET", `/api/project-times/${id}`)).json.total_minutes;
    await expect.poll(times).toBe(46);
    await page.getByText("· à envoyer", { exact: true }).waitFor({ state: "detached" });
    expect(await photoNames(owner, id)).toEqual(["photo-1.jpg", "photo-2.jpg", "photo-3.jpg", "photo-4.jpg"]);
    const isOriginal = (path: string) => path.endsWith("/original");
    expect(sentPaths.filter((path) => path.startsWith("/api/") && !isOriginal(path))).toEqual([
      ...Array.from({ length: 5 }, () => "/api/projects/·/tasks/·"),
      ...Array.from({ length: 3 }, () => "/api/project-photos/·"),
      "/api/timer/stop",
      "/api/project-times/·",
      "/api/used-supplies/·/·",
      "/api/site-reports/·",
    ]);
    const { supplies } = (await owner.call("GET", `/api/used-supplies/${id}`)).json;
    expect(supplies).toMatchObject([{ label: "Coude", quantity_e4: 40_000 }]);
    await expect.poll(async () => (await owner.call("GET", `/api/site-reports/${id}`)).json.reports).toHaveLength(1);
    // Originals follow after all of it.
    await expect.poll(() => originalsCount(owner, id)).toBe(4);
    const firstOriginal = sentPaths.findIndex(isOriginal);
    expect(sentPaths.slice(firstOriginal).filter((path) => path.startsWith("/api/") && !isOriginal(path))).toEqual([]);
    await page.getByRole("button", { name: "Voir photo-4.jpg" }).waitFor();
    // The owner's planning follows by itself.
    const readLeft = async () => (await leftTasks.allInnerTexts()).map((words) => words.replace(/\s/g, " "));
    await expect.poll(readLeft).toEqual([]);
    await ownerVisit.page.getByText("Rien à faire ce jour-là").waitFor();
    await ownerVisit.look("site-owner-planning");
    await look("site-back-online");
    await page.getByRole("button", { name: "Voir photo-4.jpg" }).tap();
    await page.getByLabel("Légende").fill("Le ballon neuf");
    await page.getByRole("button", { name: "Enregistrer" }).tap();
    await page.getByRole("heading", { name: "Le ballon neuf" }).waitFor();
    await page.getByRole("button", { name: "Comparer avec une photo d'avant" }).tap();
    await page.getByRole("list", { name: "Photos d'avant" }).getByRole("button", { name: "photo-1.jpg" }).tap();
    await page.getByRole("button", { name: "Séparer de la photo d'avant" }).waitFor();
    await page.getByRole("slider", { name: "Comparer avant et après" }).fill("30");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Télécharger l'original" }).tap(),
    ]);
    expect(download.suggestedFilename()).toBe("photo-4.jpg");
    expect((await sharp(await download.path()).metadata()).width).toBe(3000);
    await look("site-photo");
    await page.getByRole("button", { name: "Fermer" }).first().tap();
    await page.getByRole("button", { name: "Voir photo-1.jpg, avant" }).waitFor();
    await page.getByRole("button", { name: "Voir Le ballon neuf, après" }).scrollIntoViewIfNeeded();
    await look("site-pair");
    expect(faults).toEqual([]);
  },
);

test(
  "what can no more be applied stays until its author decides, even at signing out",
  { timeout: 90_000 },
  async () => {
    const owner = await site.product.signUp("offline-gone@example.org");
    const id = await prepareSite(owner);
    const { page, look } = await site.visitAs(owner, "phone", PHONE);
    await open(page, `/etape/${id}/work`);
    await page.getByRole("checkbox", { name: TASKS[0]! }).waitFor();
    await cutNetwork(page, true);
    for (const title of TASKS.slice(0, 2)) await page.getByRole("checkbox", { name: title }).tap();
    await page.getByText("Voir (2)").waitFor();
    const [removedTask] = (await owner.call("GET", `/api/projects/${id}/tasks`)).json.tasks;
    expect((await owner.call("DELETE", `/api/projects/${id}/tasks/${removedTask.id}`)).status).toBe(200);
    await cutNetwork(page, false);
    await page.getByText("1 chose n'a pas pu être envoyée").waitFor();
    await expect.poll(() => doneCount(owner, id)).toBe(1);
    await page.getByRole("button", { name: "Voir (1)" }).tap();
    const refused = page.getByRole("list", { name: "À revoir" });
    await refused.getByText("Ce chantier ou cette tâche n'existe plus.").waitFor();
    await refused.getByText(TASKS[0]!).waitFor();
    await look("site-refused");
    await page.getByRole("button", { name: "Fermer" }).tap();
    // What waits is still there after the page was closed.
    await open(page, "/app/more");
    await page.getByRole("button", { name: "Se déconnecter" }).tap();
    await page.getByText(/tu la perds/).waitFor();
    await look("site-sign-out");
    await page.getByRole("button", { name: "Rester connecté" }).tap();
    await page.getByRole("button", { name: "Voir (1)" }).tap();
    await page.getByRole("button", { name: "Effacer" }).tap();
    await page.getByRole("alertdialog").getByRole("button", { name: "Effacer" }).tap();
    await page.getByText("Tout est envoyé.").waitFor();
  },
);

test("the application opens without a network on what its user has seen", { timeout: 180_000 }, async () => {
  const owner = await site.product.signUp("offline-opens@example.org");
  const id = await prepareSite(owner);
  const { page, look } = await site.visitAs(owner, "phone", { ...PHONE, serviceWorkers: "allow" });
  const keptIds = () =>
    page.evaluate(async () => {
      if (!(await indexedDB.databases()).some(({ name }) => name === "etabli.site")) return [];
      return new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("etabli.site");
        opening.onerror = () => reject(opening.error!);
        opening.onsuccess = () => {
          const database = opening.result;
          const listing = database.transaction("answers").objectStore("answers").getAllKeys();
          listing.onsuccess = () => (database.close(), resolve(listing.result.map(String)));
        };
      });
    });
  await open(page, "/app/timeline");
  await page.getByText("3 rue des Lilas, 69003 Lyon").waitFor();
  // The projects to come, those that have begun and the newest ones.
  const keptLists = async () => (await keptIds()).filter((key) => /"projects",("pages",)?\{/.test(key));
  await expect.poll(keptLists).toHaveLength(3);
  await open(page, `/etape/${id}/work`);
  const keptPaths = () =>
    page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(async () => (await keptPaths()).some((path) => path.includes("timeline.screen"))).toBe(true);
  await expect.poll(async () => (await keptPaths()).some((path) => path.includes("index-"))).toBe(true);
  await expect.poll(async () => (await keptPaths()).some((path) => path.includes("home-works-"))).toBe(true);
  // Nothing but the page and its code: both are the same for everybody.
  expect((await keptPaths()).filter((path) => path !== "/app" && !path.startsWith("/assets/"))).toEqual([]);
  await cutServer(page, true);
  await page.reload();
  await page.getByRole("checkbox", { name: TASKS[0]! }).tap();
  await page.getByText("Voir (1)").waitFor();
  await page.goto("/app/timeline");
  await page.getByText("3 rue des Lilas, 69003 Lyon").waitFor();
  await look("site-opened-offline");
  // The home has the day that was read, and a screen that was not kept leaves the menus.
  await page.goto("/app");
  await page.getByRole("heading", { name: "Aujourd'hui" }).waitFor();
  await page.goto("/app/analytics");
  await page.getByRole("heading", { name: "Pas de réseau pour cette page" }).waitFor();
  await page.getByRole("link", { name: "Planning", exact: true }).first().waitFor();
  await cutServer(page, false);
  // The screen that was missing opens by itself with the network: the page is loaded again.
  await page.getByRole("heading", { level: 1 }).filter({ hasNotText: "Pas de réseau" }).first().waitFor();
  await expect.poll(() => doneCount(owner, id)).toBe(1);
  // Another account of the same phone finds nothing.
  await open(page, "/app/more");
  await page.getByRole("button", { name: "Se déconnecter" }).tap();
  await page.getByLabel("Email ou téléphone").waitFor();
  await expect.poll(keptIds).toEqual([]);
});
