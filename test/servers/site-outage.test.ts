// Reads the built page: dist/web.
import type { TaskAnswer } from "#api/tasks.ts";
import { openBrowser } from "#test/e2e/browser.ts";
import { hire } from "#test/kill-round.ts";
import type { RunningServer } from "#test/running-server.ts";
import { startServer } from "#test/running-server.ts";
import { todayInFrance } from "#test/today.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";

// The network is cut, then the server is killed and started again, while somebody works on a site with their phone.

const dataDir = mkdtempSync(join(tmpdir(), "etabli-outage-"));
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(dataDir), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const EMAIL = "outage@example.org";
const TASKS = ["Couper l'eau", "Vider le ballon", "Déposer", "Poser le neuf"];

async function callWith(token: string, method: string, path: string, body?: object) {
  const answer = await fetch(`${server.address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return answer.json();
}

async function openAs(email: string): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: server.address, locale: "fr-FR", viewport, hasTouch: true });
  const page = await context.newPage();
  await page.goto("/health/live");
  const session = await (
    await fetch(`${server.address}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: "un bon mot de passe" }),
    })
  ).json();
  await page.evaluate((text) => localStorage.setItem("etabli.session", text), JSON.stringify(session));
  return page;
}

async function photoOf(rank: number) {
  const background = { r: rank * 50, g: 90, b: 60 };
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return { name: `photo-${rank}.jpg`, mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
}

test(
  "what was done while the network was cut and the server was killed arrives once and in order",
  { timeout: 240_000 },
  async () => {
    const { token } = await hire(server, EMAIL);
    const call = (method: string, path: string, body?: object) => callWith(token, method, path, body);
    const site = { name: "Chauffe-eau", client_info: { last_name: "Roux", kind: "person" } };
    const { id } = (await call("POST", "/api/projects", { ...site, start_date: todayInFrance() })).project;
    for (const title of TASKS) await call("POST", `/api/projects/${id}/tasks`, { title, estimate_h: 1 });
    const page = await openAs(EMAIL);
    // It is loaded once the page is idle.
    const formCode = page.waitForResponse(/assets\/time-form-/);
    await page.goto(`/etape/${id}/work`);
    await page.getByRole("button", { name: "Démarrer" }).waitFor();
    await page.getByRole("checkbox", { name: TASKS[0] }).waitFor();
    await (await formCode).finished();

    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Démarrer" }).tap();
    await page.getByRole("timer").waitFor();
    await page.getByRole("checkbox", { name: TASKS[0] }).tap();
    await page.getByLabel("Photos à ajouter").setInputFiles([await photoOf(1)]);
    await page.getByRole("img", { name: "photo-1.jpg, à envoyer" }).waitFor();
    // The network comes back to a server that is not there.
    await server.killServer();
    await page.context().setOffline(false);
    await page.getByRole("checkbox", { name: TASKS[1] }).tap();
    await page.getByLabel("Photos à ajouter").setInputFiles([await photoOf(2)]);
    await page.getByRole("img", { name: "photo-2.jpg, à envoyer" }).waitFor();
    await page.getByRole("button", { name: "Arrêter et noter" }).tap();
    await page.getByText("Chronomètre arrêté à 1 min").waitFor();
    await page.getByRole("button", { name: "Noter du temps" }).tap();
    await page.getByLabel("Durée", { exact: true }).fill("45 min");
    await page.getByRole("button", { name: "Enregistrer" }).tap();
    await page.getByRole("list", { name: "Temps gardés sur cet appareil" }).getByText("45 min").waitFor();
    const sentPaths: string[] = [];
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      const isChange = response.request().method() !== "GET" && pathname.startsWith("/api/");
      if (isChange && response.ok()) sentPaths.push(pathname.replace(/[0-9a-f-]{36}/g, "·"));
    });
    await server.start();

    const photoNames = async (): Promise<string[]> =>
      (await call("GET", `/api/project-photos/${id}`)).photos.map(({ name }: { name: string }) => name);
    await expect
      .poll(async () => (await call("GET", `/api/project-times/${id}`)).total_minutes, { timeout: 90_000 })
      .toBe(46);
    expect(await photoNames()).toEqual(["photo-1.jpg", "photo-2.jpg"]);
    const { tasks } = await call("GET", `/api/projects/${id}/tasks`);
    expect(tasks.map((task: TaskAnswer) => task.done)).toEqual([true, true, false, false]);
    const { times } = await call("GET", `/api/project-times/${id}`);
    expect(times.map(({ minutes }: { minutes: number }) => minutes)).toEqual([45, 1]);
    expect((await call("GET", "/api/timer")).timer).toBeNull();
    expect(sentPaths).toEqual([
      "/api/timer",
      "/api/projects/·/tasks/·",
      "/api/project-photos/·",
      "/api/projects/·/tasks/·",
      "/api/project-photos/·",
      "/api/timer/stop",
      "/api/project-times/·",
    ]);
    await expect.poll(() => page.getByText(/attend(ent)? d'être envoyée/).count()).toBe(0);
  },
);
