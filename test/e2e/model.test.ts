import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { issuedInvoice } from "../issued-invoice.ts";
import type { ModelServer } from "../model-server.ts";
import { modelServer } from "../model-server.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// Whether a model receives the company's texts, decided in the settings, in a real browser.

let site: Site;
let model: ModelServer;
beforeAll(async () => {
  model = await modelServer();
  site = await openSite({ env: model.env });
});
afterEach(() => site.leaveAll());
afterAll(async () => {
  await site?.close();
  model?.close();
});

test("the owner sees what is sent and to whom, says yes, then no", { timeout: 120_000 }, async () => {
  const owner = await site.product.signUp("model@example.org");
  await issuedInvoice(owner, "Toiture");
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
