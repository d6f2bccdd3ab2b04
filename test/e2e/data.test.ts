import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { exportArchive } from "../archive-calls.ts";
import { issuedInvoice } from "../issued-invoice.ts";
import { dice } from "../random-books.ts";
import { fillRandomly } from "../random-company.ts";
import { readZip } from "../zip.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// Everything of a company in a real browser: prepared, saved, then the company is deleted.

let site: Site;
beforeAll(async () => void (site = await openSite({ runsJobs: true })));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("an owner takes everything along before deleting the company", { timeout: 90_000 }, async () => {
  const owner = await site.product.signUp("claire@example.org");
  const { number } = await issuedInvoice(owner, "Toiture");
  const { company } = (await owner.call("GET", "/api/company")).json;
  const { page, look } = await site.visitAs(owner, "both");
  await page.goto("/app/settings");
  await page.getByRole("link", { name: "Données" }).first().click();
  await page.getByRole("heading", { name: "Supprimer l'entreprise" }).click();
  await page.getByText("Télécharge d'abord l'archive complète").waitFor();
  await look("data");
  await page.getByRole("button", { name: "Préparer l'archive" }).click();
  // A session left open is asked who it is before everything leaves.
  const { sessions } = site.product.deps;
  site.product.deps.sessions = sessions && { ...sessions, isRecentlyProved: async () => false };
  await page.getByRole("button", { name: "Télécharger l'archive" }).click();
  await page.getByRole("form", { name: "Confirmer que c'est toi" }).waitFor();
  await look("data-proof");
  site.product.deps.sessions = sessions;
  const saving = page.waitForEvent("download");
  await page.getByLabel("Mot de passe").fill("un bon mot de passe");
  await page.keyboard.press("Enter");
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^Établi .+\.zip$/);
  expect(readZip(readFileSync(await download.path())).has(`documents/facture-${number}.pdf`)).toBe(true);
  await page.getByText(/^Téléchargée en entier/).waitFor();
  await look("data-sent");

  await page.getByRole("button", { name: "Supprimer l'entreprise…" }).click();
  await page.getByLabel(`Recopie « ${company.name} » pour supprimer`).fill("Autre");
  await page.getByRole("button", { name: "Supprimer définitivement" }).click();
  await page.getByText("Ce n'est pas le nom de l'entreprise.").waitFor();
  await look("data-delete");
  await page.getByLabel(`Recopie « ${company.name} » pour supprimer`).fill(company.name);
  await page.getByRole("button", { name: "Supprimer définitivement" }).click();
  await page.waitForURL("**/app");
  await expect.poll(async () => (await owner.call("GET", "/api/company")).json.company.name).toBe("");
});

test("somebody who has an export of Établi takes it back into their new company", { timeout: 90_000 }, async () => {
  const owner = await site.product.signUp("nora@example.org");
  await fillRandomly(owner, 5, dice(2));
  const { number } = await issuedInvoice(owner, "Toiture");
  const archive = await exportArchive(site.product, owner);
  const heir = await site.product.signUp("paul@example.org");
  const { page, look, faults } = await site.visitAs(heir, "both");
  await page.goto("/app/start");
  await page.getByRole("heading", { name: "Quel est ton métier ?" }).waitFor();
  await look("import-offered");
  await page.getByRole("link", { name: "J'ai déjà un export d'Établi" }).click();
  const chooser = page.getByLabel("Choisir l'archive");
  await page.getByRole("heading", { name: "Reprendre une archive" }).waitFor();
  await look("import");
  await chooser.setInputFiles({ name: "autre.zip", mimeType: "application/zip", buffer: Buffer.from("rien") });
  await page.getByText("Ce fichier n'est pas une archive d'Établi.").waitFor();
  await look("import-refused");
  // A line that is cut for a moment is waited for.
  await page.route("**/api/company/import/part", (route) => route.abort(), { times: 2 });
  await page
    .getByLabel("Choisir une autre archive")
    .setInputFiles({ name: "Établi.zip", mimeType: "application/zip", buffer: archive });
  await page.getByRole("progressbar", { name: "Envoi de l'archive" }).waitFor();
  await look("import-sending");
  await page.getByRole("heading", { name: "Archive reprise" }).waitFor({ timeout: 30_000 });
  await page.getByText(/importée le .+ par paul/).waitFor();
  await look("import-done");
  await page.getByRole("button", { name: "Voir mon entreprise" }).click();
  await page.waitForURL("**/app");
  const { documents } = await acceptedCall(heir, "GET", "/api/documents?kind=invoice");
  expect(documents.map((one: { number: string }) => one.number)).toContain(number);
  // The browser says of the cut line what it must.
  expect(faults.filter((fault) => !fault.includes("net::ERR_FAILED"))).toEqual([]);
});
