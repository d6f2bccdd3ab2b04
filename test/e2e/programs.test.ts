import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { issuedInvoice } from "../issued-invoice.ts";
import type { Site } from "./site.ts";
import { openSite, PASSWORD } from "./site.ts";

// Programs that read the company's figures, and the buttons that follow an answer, in a real browser.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("a token is shown once, listed and revoked", { timeout: 120_000 }, async () => {
  const owner = await site.product.signUp("programs@example.org");
  const { page, look } = await site.visitAs(owner, "both");
  await page.goto("/app/programs");
  await page.getByRole("button", { name: "Ouvrir l'accès" }).click();
  await page.getByText("/mcp").waitFor();
  await page.getByLabel("Nom de l'assistant").fill("Mon assistant");
  await page.getByLabel("Il peut aussi lire les montants").check();
  await page.getByRole("button", { name: "Créer une clé" }).click();
  await page.getByText(/^etabli_/).waitFor();
  await page.getByText("projets et montants · jamais servi").waitFor();
  await look("programs");
  await page.reload();
  await page.getByText("Mon assistant").waitFor();
  expect(await page.getByText(/^etabli_/).count()).toBe(0);
  await page.getByRole("button", { name: "Révoquer" }).click();
  await page.getByRole("alertdialog").or(page.getByRole("dialog")).getByRole("button", { name: "Révoquer" }).click();
  await expect.poll(() => page.getByText("Mon assistant").count()).toBe(0);
});

test("who signed in long ago proves who they are before a token", { timeout: 120_000 }, async () => {
  const owner = await site.product.signUp("proof@example.org");
  const { page, look } = await site.visitAs(owner, "both");
  await page.goto("/app/programs");
  await page.getByRole("button", { name: "Ouvrir l'accès" }).click();
  await site.product.database.owner.query("update auth.amr_claims set at = now() - interval '1 hour'");
  await page.getByLabel("Nom de l'assistant").fill("Mon assistant");
  await page.getByRole("button", { name: "Créer une clé" }).click();
  await page.getByText("Tu es connecté depuis un moment").waitFor();
  await look("proof-before-token");
  await page.getByLabel("Ton mot de passe", { exact: true }).fill("un mauvais mot");
  await page.getByRole("button", { name: "Vérifier" }).click();
  await page.getByText("n'est pas le bon").waitFor();
  await page.getByLabel("Ton mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Vérifier" }).click();
  await page.getByText(/^etabli_/).waitFor();
  await page.getByText("Mon assistant").waitFor();
});

test("a button under an answer asks the next question", { timeout: 120_000 }, async () => {
  const owner = await site.product.signUp("follow-ups@example.org");
  await issuedInvoice(owner, "Toiture");
  const { page } = await site.visitAs(owner, "phone");
  await page.goto("/app");
  const field = page.getByRole("textbox", { name: /message/i });
  await field.fill("combien on me doit ?");
  await field.press("Enter");
  await page.getByRole("button", { name: "Lesquelles sont en retard ?" }).click();
  await page.getByText("Aucune facture en retard.").waitFor();
});
