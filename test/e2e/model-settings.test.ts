import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { ModelServer } from "../model-server.ts";
import { modelServer } from "../model-server.ts";
import { join } from "../team.ts";
import type { Site, Size } from "./site.ts";
import { openSite } from "./site.ts";

// The model that an owner brings, in a real browser.

let site: Site;
let model: ModelServer;
beforeAll(async () => {
  model = await modelServer();
  site = await openSite({ env: { LLM_COMPANY_ADDRESSES: "private" } });
});
afterEach(() => site.leaveAll());
afterAll(async () => {
  await site?.close();
  model?.close();
});

const KEY = "sk-tres-secrete-0123456789-abcd";

beforeEach(() => void (model.say = () => ({ content: "Voici." })));

/** The settings of a new owner, where an address is about to be written. */
async function openSettings(email: string, size: Size = "phone") {
  const visit = await site.visitAs(await site.product.signUp(email), size);
  await visit.page.goto("/app/model");
  await visit.page.getByRole("combobox", { name: "Fournisseur" }).selectOption("Une autre adresse");
  return visit;
}

/** The same, with a model that is written and not saved yet. */
async function writeModel(email: string, size: Size = "phone") {
  const visit = await openSettings(email, size);
  await visit.page.getByRole("textbox", { name: "Adresse" }).fill(model.env.LLM_BASE_URL);
  await visit.page.getByRole("textbox", { name: "Modèle" }).fill("notre-modele");
  await visit.page.getByLabel("Clé").fill(KEY);
  return visit;
}

async function saveModel(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("✓ Enregistré").waitFor();
}

test("a model without an address is not saved", { timeout: 60_000 }, async () => {
  const { page } = await openSettings("own-model-empty@example.org");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Écris l'adresse du modèle.").waitFor();
});

test("a model is tried with its key before it is saved", { timeout: 60_000 }, async () => {
  const { page } = await writeModel("own-model-tried@example.org");
  await page.getByRole("button", { name: "Tester" }).click();
  await page.getByText("Le modèle répond, en").waitFor();
  expect(model.requests.at(-1)!.headers.authorization).toBe(`Bearer ${KEY}`);
});

test("a saved key is never shown whole", { timeout: 60_000 }, async () => {
  const { page, look, faults } = await writeModel("own-model@example.org", "both");
  await saveModel(page);
  await page.getByText("elle se termine par …abcd").waitFor();
  expect(await page.content()).not.toContain(KEY);
  await look("model-settings");
  expect(faults).toEqual([]);
});

test("the consent is asked for the host of the model that is saved", { timeout: 60_000 }, async () => {
  const { page } = await writeModel("own-model-consent@example.org");
  await saveModel(page);
  await page.getByRole("heading", { name: "Rien n'est envoyé" }).waitFor();
  await page.getByText(new URL(model.env.LLM_BASE_URL).host).waitFor();
});

test("a trial says that the model refuses the key", { timeout: 60_000 }, async () => {
  const { page } = await writeModel("own-model-refused@example.org");
  model.say = (_asks, response) => void response.writeHead(401).end("{}");
  await page.getByRole("button", { name: "Tester" }).click();
  await page.getByText("refuse la clé").waitFor();
});

test("a model is forgotten after a confirmation", { timeout: 60_000 }, async () => {
  const { page } = await writeModel("own-model-forgotten@example.org");
  await saveModel(page);
  await page.getByRole("button", { name: "Oublier" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Oublier" }).click();
  await page.getByText("Aucun modèle n'est installé ici").waitFor();
});

test("a member reads who receives the texts without the settings", { timeout: 60_000 }, async () => {
  const owner = await site.product.signUp("own-model-team@example.org");
  const body = { base_url: model.env.LLM_BASE_URL, model: "notre-modele", key: KEY };
  await owner.call("PUT", "/api/assistant/model/settings", body);
  const worker = await join(site.product, owner, "own-model-worker@example.org", "worker");
  const { page } = await site.visitAs(worker, "phone");
  await page.goto("/app/model");
  await page.getByText("notre-modele").waitFor();
  expect(await page.getByRole("button", { name: "Tester" }).count()).toBe(0);
});
