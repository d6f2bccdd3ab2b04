import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openDeadlyRenderer } from "../deadly-renderer.ts";
import { plainPng } from "../image-bombs.ts";
import { keepPicture } from "./inspect.ts";
import type { Site } from "./site.ts";
import { follow, openSite } from "./site.ts";

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("the owner sees a failed PDF on its step, at home and on the money page", { timeout: 90_000 }, async () => {
  const { page } = await site.visit("desktop");
  await page.goto("/register");
  await page.getByLabel("Email ou téléphone").fill("claire@example.org");
  await page.getByLabel("Mot de passe", { exact: true }).fill("un bon mot de passe");
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await page.getByRole("heading", { name: "Quel est ton métier ?" }).waitFor();

  await page.goto("/app/settings#logo");
  await page.getByLabel("Fichier du logo").setInputFiles({
    name: "bomb.png",
    mimeType: "image/png",
    buffer: plainPng(1, 1, { width: 200_000, height: 200_000 }),
  });
  await page.getByRole("alert").filter({ hasText: "trop grande" }).waitFor();
  await page
    .getByLabel("Fichier du logo")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: plainPng(300, 100) });
  const logo = page.getByAltText("Ton logo");
  await logo.waitFor();
  expect(await logo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(300);

  const deadly = openDeadlyRenderer();
  const usual = site.product.deps.renderDocument;
  site.product.deps.renderDocument = deadly.renderDocument;
  const id = await quoteOf(page);
  await page.goto(`/etape/${id}/quote`);
  const alert = page.getByRole("alert").filter({ hasText: "le PDF n'a pas pu être préparé" });
  await alert.waitFor();
  await page.getByRole("article").first().waitFor();
  await keepPicture(page, "step");
  expect(await page.getByRole("link", { name: /PDF/ }).count()).toBe(0);
  await follow(page, (await page.getByRole("link", { name: "Page du client" }).getAttribute("href"))!);
  await page.getByRole("status").filter({ hasText: "vous pouvez la lire et l'imprimer" }).waitFor();
  expect(await page.getByRole("link", { name: "Télécharger le PDF" }).count()).toBe(0);
  await keepPicture(page, "customer");
  await page.goto("/");
  await page.getByText("PDF à réessayer").first().waitFor();
  await page.goto("/app/billing");
  await alert.waitFor();
  await keepPicture(page, "money");

  site.product.deps.renderDocument = usual;
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.getByText("Le PDF est prêt.").waitFor();
  await expect.poll(() => alert.count()).toBe(0);
  await deadly.close();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(".pdf")),
    page.goto(`/etape/${id}/quote`),
  ]);
  expect(answer.status()).toBe(200);
});

// As the page calls: with the token of its stored session.
async function quoteOf(page: Page): Promise<string> {
  const token = await page.evaluate(() =>
    Object.values(localStorage)
      .map((text) => /"access_token":"([^"]+)"/.exec(text)?.[1])
      .find(Boolean),
  );
  const call = async (method: "POST" | "PATCH", url: string, payload: object) =>
    (await site.product.server.inject({ method, url, payload, headers: { authorization: `Bearer ${token}` } })).json();
  const { project } = await call("POST", "/api/projects", {
    name: "Bain",
    start_date: "2026-12-01",
    client_info: { company: "Roux" },
  });
  await call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  await call("POST", `/api/projects/${project.id}/quote`, {});
  return project.id;
}
