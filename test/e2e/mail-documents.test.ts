import type { Page } from "playwright-core";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { issuedInvoice } from "../issued-invoice.ts";
import type { MailServers } from "../mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "../mail/connected-mailbox.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "../ready-seller.ts";
import type { Site } from "./site.ts";
import { open, openSite, waitUntilQuiet } from "./site.ts";

// A quote and an invoice leave by mail from their own screens.

let site: Site;
let servers: MailServers;
beforeAll(async () => void (site = await openSite({ runsJobs: true })));
beforeEach(async () => void (servers = await mailServers()));
afterEach(async () => {
  await site.leaveAll();
  await site.product.database.owner.query("delete from mailbox");
  await servers.close();
});
afterAll(() => site?.close());

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a quote then an invoice are sent by mail from their screens", { timeout: 240_000 }, async () => {
  const seller = await signUpSeller(site.product, { phone: "06 12 34 56 78", siren: "" });
  const id = await pricedProject(seller, { client_info: LEA_ARC });
  await seller.call("POST", `/api/projects/${id}/quote`, {});
  const { page, look, faults } = await site.visitAs(seller, "both");

  await open(page, `/etape/${id}/quote`);
  await page.getByRole("link", { name: "connecte ta boîte" }).waitFor();
  await press(page, "Copier le lien");
  await page.getByText("Il manque à ce devis des informations").waitFor();
  await waitUntilQuiet(page);
  await look("quote-link-incomplete");

  await connectMailbox(seller, servers);
  await open(page, `/etape/${id}/quote`);
  await press(page, "Envoyer par mail");
  const gaps = page.getByRole("dialog", { name: "Avant d'envoyer : ton entreprise" });
  await gaps.getByLabel("SIREN").fill("732829320");
  await gaps.getByRole("button", { name: "Enregistrer et continuer" }).click();
  const sheet = page.getByRole("dialog", { name: /^Envoyer le devis/ });
  await sheet.getByText("De jean@etabli.example").waitFor({ timeout: 40_000 });
  await sheet.getByText("Cette adresse sera gardée sur la fiche de ton client.").waitFor();
  await sheet.getByLabel("À", { exact: true }).fill("lea@arc.example");
  await sheet.getByText("Brouillon enregistré").waitFor();
  await look("quote-mail-sheet");
  await sheet.getByRole("button", { name: "Envoyer", exact: true }).click();
  await page.getByText(/^Part dans \d+ s\.$/).waitFor();
  await look("quote-mail-leaving");
  await press(page, "Annuler l'envoi");
  await page.getByText("Pas encore envoyé", { exact: true }).waitFor();
  expect(servers.smtp.state.mails).toEqual([]);

  servers.smtp.state.refusals["lea@arc.example"] = "550 unknown";
  await press(page, "Envoyer par mail");
  await sheet.getByRole("button", { name: "Envoyer", exact: true }).click();
  await page.getByText(/^N'est pas parti : L'adresse lea@arc.example est refusée/).waitFor({ timeout: 40_000 });
  await look("quote-mail-refused");
  servers.smtp.state.refusals = {};
  await press(page, "Corriger et renvoyer");
  await sheet.getByRole("button", { name: "Envoyer", exact: true }).click();
  await page.getByText(/^Envoyé par mail à lea@arc.example le/).waitFor({ timeout: 40_000 });
  await page.getByText("Pas encore ouvert par le client").waitFor();
  await waitUntilQuiet(page);
  expect(await page.getByRole("button", { name: "Mettre à jour" }).count()).toBe(0);
  await look("quote-mail-sent");

  const invoice = await issuedInvoice(seller, "Cuisine");
  // As the assistant leads to it.
  await open(page, `/etape/${invoice.project_id}/invoice#mail`);
  const invoiceSheet = page.getByRole("dialog", { name: `Envoyer la facture ${invoice.number}` });
  await invoiceSheet.getByLabel("À", { exact: true }).fill("compta@roux.example");
  await invoiceSheet.getByRole("button", { name: "Envoyer", exact: true }).click();
  await page.getByText(/^Envoyé par mail à compta@roux.example le/).waitFor({ timeout: 40_000 });
  await waitUntilQuiet(page);
  await look("invoice-mail-sent");
  const mails = await Promise.all(servers.smtp.state.mails.map(({ text }) => PostalMime.parse(text)));
  expect(mails.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([
    [expect.stringMatching(/^devis-D.*\.pdf$/)],
    [`facture-${invoice.number}.pdf`],
  ]);
  expect(faults.filter((fault) => !/40[39]/.test(fault))).toEqual([]);
});
