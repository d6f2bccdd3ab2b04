import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { issuedInvoice } from "../issued-invoice.ts";
import type { ModelServer } from "../model-server.ts";
import { modelServer } from "../model-server.ts";
import { join } from "../team.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// The model that an owner brings, and whether it receives the company's texts, decided in the settings, in a real
// browser.

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

const settings = () => ({ base_url: model.env.LLM_BASE_URL, model: "notre-modele", key: KEY });

test("a model is tried before it is saved with a key that is never shown whole", { timeout: 90_000 }, async () => {
  const { page, look, faults } = await site.visitAs(await site.product.signUp("own-model@example.org"), "both");
  const press = (name: string) => page.getByRole("button", { name }).click();
  await page.goto("/app/model");
  await press("Choisir un fournisseur");
  await page.getByRole("combobox", { name: "Fournisseur" }).selectOption("Une autre adresse");
  await press("Enregistrer");
  await page.getByText("Écris l'adresse du modèle.").waitFor();
  await page.getByRole("textbox", { name: "Adresse" }).fill(model.env.LLM_BASE_URL);
  await page.getByRole("textbox", { name: "Modèle" }).fill("notre-modele");
  await page.getByLabel("Clé").fill(KEY);
  model.say = (_asks, response) => void response.writeHead(401).end("{}");
  await press("Tester");
  await page.getByText("refuse la clé").waitFor();
  model.say = () => ({ content: "Voici." });
  await press("Tester");
  await page.getByText("Le modèle répond, en").waitFor();
  expect(model.requests.at(-1)!.headers.authorization).toBe(`Bearer ${KEY}`);
  await press("Enregistrer");
  await page.getByText("✓ Enregistré").waitFor();
  await page.getByText("elle se termine par …abcd").waitFor();
  expect(await page.content()).not.toContain(KEY);
  // Another model needs another yes.
  await page.getByRole("heading", { name: "Rien n'est envoyé" }).waitFor();
  await page.getByText(new URL(model.env.LLM_BASE_URL).host).waitFor();
  await look("model-settings");
  await press("Oublier");
  await page.getByRole("alertdialog").getByRole("button", { name: "Oublier" }).click();
  await page.getByText("Aucun modèle n'est installé ici").waitFor();
  // The model without an address was refused.
  expect(faults).toEqual([expect.stringContaining("400")]);
});

test("a member reads who receives the texts without the settings", { timeout: 90_000 }, async () => {
  const owner = await site.product.signUp("own-model-team@example.org");
  await owner.call("PUT", "/api/assistant/model/settings", settings());
  const worker = await join(site.product, owner, "own-model-worker@example.org", "worker");
  const { page } = await site.visitAs(worker, "phone");
  await page.goto("/app/model");
  await page.getByText("notre-modele").waitFor();
  expect(await page.getByRole("button", { name: "Tester" }).count()).toBe(0);
});

test("the owner sees what is sent and to whom, says yes, then no", { timeout: 120_000 }, async () => {
  const owner = await site.product.signUp("model@example.org");
  await issuedInvoice(owner, "Toiture");
  await owner.call("PUT", "/api/assistant/model/settings", settings());
  model.requests.length = 0;
  const { page, look, faults } = await site.visitAs(owner, "both");
  await page.goto("/app");
  const field = page.getByRole("textbox", { name: /message/i });
  await field.fill("xyzzy");
  await field.press("Enter");
  await page.getByRole("link", { name: "voir ce qu'il recevrait" }).click();
  await page.getByRole("heading", { name: "Rien n'est envoyé" }).waitFor();
  await page.getByText(new URL(model.env.LLM_BASE_URL).host).waitFor();
  await page.getByRole("list", { name: "Exemple de ce qui est envoyé" }).getByText("xyzzy").waitFor();
  await look("model");
  expect(model.requests).toEqual([]);
  await page.getByRole("button", { name: "Autoriser l'envoi" }).click();
  await page.getByText(`par ${owner.email}`).waitFor();
  await page.getByRole("button", { name: "Ne plus rien envoyer" }).click();
  await page.getByRole("heading", { name: "Rien n'est envoyé" }).waitFor();
  expect(faults).toEqual([]);
});
