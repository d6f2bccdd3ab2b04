import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { keepPicture } from "./inspect.ts";
import type { Site } from "./site.ts";
import { giveLogin, keepProposedTasks, open, openSite, waitUntilQuiet } from "./site.ts";

// The assistant and the page it stands on: the text selected there, pages that do not exist, and what a cut of the
// network leaves on both.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("a selection goes with one message, when the button has added it", { timeout: 90_000 }, async () => {
  const { page } = await site.visitAs(await site.product.signUp(), "desktop");
  await open(page, "/app/projects");
  const questions: { message: string; context: { path: string; selection?: string } }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/assistant/chat")) questions.push(request.postDataJSON());
  });
  const add = page.getByRole("button", { name: "Ajouter le texte sélectionné" });
  const field = page.getByLabel("Message à l'assistant");
  const send = async (text: string) => {
    const count = questions.length;
    await field.pressSequentially(text);
    await page.keyboard.press("Enter");
    await expect.poll(() => questions.length).toBe(count + 1);
    await expect.poll(() => page.getByText("L'assistant écrit…").count()).toBe(0);
    return questions.at(-1)!;
  };

  await selectTitle(page);
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  await add.click();
  await expect.poll(() => field.inputValue()).toBe("« Projets » ");
  expect(await send("c'est quoi ?")).toMatchObject({
    message: "« Projets » c'est quoi ?",
    context: { path: "/app/projects", selection: "Projets" },
  });

  // Selected, and not added.
  await selectTitle(page);
  await expect.poll(() => add.isEnabled()).toBe(true);
  expect((await send("et ça ?")).context).toEqual({ path: "/app/projects" });

  // Deselected.
  await selectTitle(page);
  await expect.poll(() => add.isEnabled()).toBe(true);
  await page.evaluate(() => document.getSelection()!.removeAllRanges());
  await expect.poll(() => add.count()).toBe(0);

  // Added, then another page.
  await selectTitle(page);
  await add.click();
  await page.getByRole("link", { name: "Réglages" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
  expect(await add.count()).toBe(0);
  expect(await send("et là ?")).toMatchObject({ message: "« Projets » et là ?", context: { path: "/app/settings" } });
  expect(questions.at(-1)!.context.selection).toBeUndefined();
});

const PANEL = /assets\/assistant-panel-/;

test("the panel is loaded once it is opened", { timeout: 90_000 }, async () => {
  const { page, look } = await site.visitAs(await site.product.signUp(), "phone");
  const requests: string[] = [];
  page.on("request", (request) => void (PANEL.test(request.url()) && requests.push(request.url())));
  await page.route(PANEL, (route) => route.abort());
  await open(page, "/app/projects");
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  const panel = page.getByRole("region", { name: "Assistant" });
  // What could not be loaded is loaded by trying again.
  await panel.getByText("n'a pas pu se charger").waitFor();
  expect(requests).not.toEqual([]);
  await look("panel-failed");
  await page.unroute(PANEL);
  await panel.getByRole("button", { name: "Réessayer" }).click();
  await panel.getByLabel("Message à l'assistant").waitFor();
});

test("an unknown path keeps the menus and the assistant of whoever is signed in", { timeout: 90_000 }, async () => {
  const { page } = await site.visitAs(await site.product.signUp(), "desktop");
  for (const path of ["/app/inconnu", "/nulle-part"]) {
    await open(page, path);
    await page.getByRole("heading", { level: 1, name: "Cette page n'existe pas" }).waitFor();
    await page.getByRole("navigation", { name: "Principal" }).first().getByRole("link", { name: "Projets" }).waitFor();
    await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
    await page.getByLabel("Message à l'assistant").waitFor();
  }
  const { page: stranger } = await site.visit("desktop");
  await open(stranger, "/nulle-part");
  expect(await stranger.getByRole("navigation", { name: "Principal" }).count()).toBe(0);
  expect(await stranger.getByRole("button", { name: "Ouvrir l'assistant" }).count()).toBe(0);
});

test(
  "a message written while the conversation cannot be read is answered later without a reload",
  { timeout: 90_000 },
  async () => {
    const person = await site.product.signUp();
    await person.call("POST", "/api/assistant/chat", { message: "Combien ai-je facturé ?", history: [] });
    await person.call("GET", "/api/assistant/session?fresh=true");
    const { page } = await site.visit();
    const warnings: string[] = [];
    page.on("console", (line) => line.type() === "warning" && warnings.push(line.text()));
    await page.route(/\/api\/assistant\/sessions?(\?|$)/, (route) =>
      route.fulfill({ status: 503, json: { error: "Panne.", code: "unavailable" } }),
    );
    await page.goto("/login");
    await giveLogin(page, person.email);
    await page.getByText("Chargement de l'interface...").waitFor();
    await page.getByLabel("Message à l'assistant").fill("Crée un projet");
    await page.keyboard.press("Enter");
    await page.getByRole("log").getByText("Crée un projet").waitFor();
    await expect.poll(() => warnings.join()).toContain("Unable to list discussions");
    expect(warnings.join()).toContain("Session introuvable");
    await page.unroute(/\/api\/assistant\/sessions?(\?|$)/);
    await page.getByRole("log").getByText("Quel nom").waitFor();
    await expect.poll(() => page.getByText("Chargement de l'interface...").count()).toBe(0);
    await page.getByRole("button", { name: "Conversations récentes" }).click();
    await page.getByRole("list", { name: "Toutes les conversations" }).getByText("Combien ai-je facturé ?").waitFor();
  },
);

test("a description given offline is saved when the network is back", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp();
  // A private person without email: no other detail is asked for.
  const client = { kind: "person", first_name: "Élodie", last_name: "Durand", email: "" };
  const { status, json } = await person.call("POST", "/api/projects", {
    name: "Salle de bain",
    start_date: "2026-12-01",
    client_info: client,
  });
  expect(status).toBe(200);
  const { project } = json as { project: { id: string } };
  const { page } = await site.visitAs(person);
  await page.goto(`/etape/${project.id}/estimation`);
  const description = page.getByLabel("Description des travaux");
  await description.waitFor();
  await waitUntilQuiet(page);
  expect(await description.inputValue()).toBe("");
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  const field = page.getByLabel("Message à l'assistant");
  await field.fill("Fais le devis");
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByText("Décris-moi").waitFor();
  await page.context().setOffline(true);
  await field.fill("Pose de 3 radiateurs");
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByText("Pas de réseau : je reprends dès qu'il revient.").waitFor();
  await page.getByRole("log").getByRole("button", { name: "Réessayer" }).waitFor();
  await keepPicture(page, "offline");
  expect(await page.getByText("Le flux est terminé").count()).toBe(0);
  await page.context().setOffline(false);
  await keepProposedTasks(page);
  await page.getByLabel("Taux horaire (€)").last().waitFor();
  await page.getByRole("button", { name: "Fermer l'assistant" }).first().click();
  await expect.poll(() => description.inputValue()).toBe("Pose de 3 radiateurs");
});

test("an order typed without network on the page of a project stays in the field, through a reload", async () => {
  const person = await site.product.signUp();
  const client = { kind: "person", first_name: "Claire", last_name: "Roux", email: "" };
  const { json } = await person.call("POST", "/api/projects", { name: "Salle de bain", client_info: client });
  const { project } = json as { project: { id: string } };
  const { page } = await site.visitAs(person, "phone");
  await page.goto(`/project/${project.id}`);
  await waitUntilQuiet(page);
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  const field = page.getByLabel("Message à l'assistant");
  const order = "fais le devis : dépose 5 h à 52 €, carrelage 18 m² à 55 €";
  await field.fill(order);
  await waitUntilQuiet(page);
  await page.context().setOffline(true);
  await page.keyboard.press("Enter");
  const log = page.getByRole("log");
  await log.getByText("Pas de réseau : je n'ai rien commencé.").waitFor();
  await expect.poll(() => field.inputValue()).toBe(order);
  await keepPicture(page, "order-without-network");
  await page.context().setOffline(false);
  await page.reload();
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  await expect.poll(() => field.inputValue()).toBe(order);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await log.getByRole("button", { name: "C'est bon, crée le devis" }).waitFor();
  expect(await log.getByLabel("Nom", { exact: true }).count()).toBe(0);
});

async function selectTitle(page: Page): Promise<void> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    document.getSelection()!.selectAllChildren(document.querySelector("h1")!);
  });
}
