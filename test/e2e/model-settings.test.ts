import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { ModelServer } from "../model-server.ts";
import { modelServer } from "../model-server.ts";
import { join } from "../team.ts";
import type { Site } from "./site.ts";
import { openSite, SIZE_NAMES } from "./site.ts";

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

test.each(SIZE_NAMES)(
  "the owner writes a model, tries it, saves it, and the yes is asked for its recipient: %s",
  { timeout: 120_000 },
  async (size) => {
    const owner = await site.product.signUp(`own-model-${size}@example.org`);
    const { page, look, faults } = await site.visitAs(owner, size);
    await page.goto("/app/model");
    await page.getByRole("combobox", { name: "Fournisseur" }).selectOption("Une autre adresse");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("Écris l'adresse du modèle.").waitFor();
    await page.getByRole("textbox", { name: "Adresse" }).fill(model.env.LLM_BASE_URL);
    await page.getByRole("textbox", { name: "Modèle" }).fill("notre-modele");
    await page.getByLabel("Clé").fill(KEY);
    await page.getByRole("button", { name: "Tester" }).click();
    await page.getByText("Le modèle répond, en").waitFor();
    expect(model.requests.at(-1)!.headers.authorization).toBe(`Bearer ${KEY}`);
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("✓ Enregistré").waitFor();
    await page.getByText("elle se termine par …abcd").waitFor();
    await page.getByRole("heading", { name: "Rien n'est envoyé" }).waitFor();
    await page.getByText(new URL(model.env.LLM_BASE_URL).host).waitFor();
    expect(await page.content()).not.toContain(KEY);
    await look("model-settings");
    model.say = (_asks, response) => void response.writeHead(401).end("{}");
    await page.getByRole("button", { name: "Tester" }).click();
    await page.getByText("refuse la clé").waitFor();
    model.say = () => ({ content: "Voici." });
    await page.getByRole("button", { name: "Oublier" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Oublier" }).click();
    await page.getByText("Aucun modèle n'est installé ici").waitFor();
    expect(faults.filter((fault) => !fault.includes("status of 400"))).toEqual([]);
  },
);

test("a member reads who receives the texts, and no settings", { timeout: 60_000 }, async () => {
  const owner = await site.product.signUp("own-model-team@example.org");
  const body = { base_url: model.env.LLM_BASE_URL, model: "notre-modele", key: KEY };
  await owner.call("PUT", "/api/assistant/model/settings", body);
  const worker = await join(site.product, owner, "own-model-worker@example.org", "worker");
  const { page } = await site.visitAs(worker, "phone");
  await page.goto("/app/model");
  await page.getByText("notre-modele").waitFor();
  expect(await page.getByRole("button", { name: "Tester" }).count()).toBe(0);
});
