import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// The assistant and the page it stands on: the text selected there, and pages that do not exist.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("a selection goes with one message, when the button has added it", { timeout: 60_000 }, async () => {
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
  expect(await field.inputValue()).toBe("« Projets » ");
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
  await expect.poll(() => add.isEnabled()).toBe(false);

  // Added, then another page.
  await selectTitle(page);
  await add.click();
  await page.getByRole("link", { name: "Réglages" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
  expect(await add.isEnabled()).toBe(false);
  expect(await send("et là ?")).toMatchObject({ message: "« Projets » et là ?", context: { path: "/app/settings" } });
  expect(questions.at(-1)!.context.selection).toBeUndefined();
});

const PANEL = /assets\/assistant-panel-/;

test("the panel is loaded once it is opened", { timeout: 60_000 }, async () => {
  const { page } = await site.visitAs(await site.product.signUp("panel@example.org"), "phone");
  const requests: string[] = [];
  page.on("request", (request) => void (PANEL.test(request.url()) && requests.push(request.url())));
  await open(page, "/app/projects");
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  await page.getByRole("region", { name: "Assistant" }).getByLabel("Message à l'assistant").waitFor();
  expect(requests).not.toEqual([]);
});

test("a panel that could not be loaded is loaded by trying again", { timeout: 60_000 }, async () => {
  const { page, look } = await site.visitAs(await site.product.signUp("panel-failed@example.org"), "phone");
  await page.route(PANEL, (route) => route.abort());
  await open(page, "/app/projects");
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  const panel = page.getByRole("region", { name: "Assistant" });
  await panel.getByText("n'a pas pu se charger").waitFor();
  await look("panel-failed");
  await page.unroute(PANEL);
  await panel.getByRole("button", { name: "Réessayer" }).click();
  await panel.getByLabel("Message à l'assistant").waitFor();
});

test("an unknown path keeps the menus and the assistant of whoever is signed in", { timeout: 60_000 }, async () => {
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

async function selectTitle(page: Page): Promise<void> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    document.getSelection()!.selectAllChildren(document.querySelector("h1")!);
  });
}
