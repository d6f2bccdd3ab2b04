import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { plainPng } from "../image-bombs.ts";
import type { MailServers } from "../mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "../mail/connected-mailbox.ts";
import { mailWithFiles } from "../mail/invoice-mails.ts";
import { readMailboxes } from "../mail/read-mailboxes.ts";
import { carryingPdf, writtenCii } from "../mail/written-invoices.ts";
import { signUpSeller } from "../ready-seller.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// What was bought, in a real browser: an electronic invoice that is kept from its mail, and a ticket noted by hand.

let site: Site;
let servers: MailServers;
let stopReading: () => Promise<void>;
beforeAll(async () => void (site = await openSite()));
beforeEach(async () => {
  servers = await mailServers();
  stopReading = readMailboxes(site.product);
});
afterEach(async () => {
  await site.leaveAll();
  await stopReading();
  await servers.close();
});
afterAll(() => site?.close());

test("an invoice is kept from its mail, a ticket is noted by hand", { timeout: 180_000 }, async () => {
  const owner = await signUpSeller(site.product);
  const invoice = { siren: "439762937", vatNumber: "FR12439762937", gross: "125.00" };
  servers.imap.deliver("INBOX", {
    raw: mailWithFiles([["FA-2026-118.pdf", carryingPdf(writtenCii(invoice))]], { messageId: "1@point-bois" }),
  });
  await connectMailbox(owner, servers);
  const count = async () => (await owner.call("GET", "/api/mails")).json.threads.length;
  await expect.poll(count, { timeout: 20_000 }).toBe(1);

  const { page, look, faults } = await site.visitAs(owner, "both");
  await page.goto("/app/mails/invoices");
  await page.getByRole("heading", { name: "Pas encore d'achat" }).waitFor();
  await look("no-supplier-invoice");
  await page.getByRole("link", { name: "Lire les mails" }).click();
  await page.getByRole("link", { name: /Votre facture/ }).click();
  const card = page.getByRole("list", { name: "Factures électroniques" });
  await card.getByText("Le HT et la TVA ne font pas le TTC.").waitFor();
  expect(await card.innerText()).toContain("Point Bois Isère");
  await look("supplier-invoice-card");
  await card.getByRole("button", { name: "Garder dans les achats" }).click();
  await card.getByText("Gardée dans tes achats.").waitFor();
  await card.getByRole("link", { name: "Voir les achats" }).click();

  const list = page.getByRole("list", { name: "Achats" });
  await list.getByText("Point Bois Isère").waitFor();
  await list.getByRole("button", { name: /Noter payée/ }).click();
  await list.getByText("payée", { exact: true }).waitFor();
  await look("supplier-invoices");
  await page.getByRole("searchbox").fill("2026-118");
  await expect.poll(() => list.getByRole("listitem").filter({ hasText: "FA-2026-118" }).count()).toBe(1);
  await page.getByRole("searchbox").fill("");

  // A ticket of the counter, by hand: refused without its total, noted, corrected, removed and brought back.
  await page.getByRole("button", { name: "Noter un achat" }).click();
  const form = page.getByRole("form", { name: "Noter un achat" });
  await form.getByRole("combobox", { name: "Fournisseur" }).fill("Cedeo");
  await form.getByRole("button", { name: "Noter un achat" }).click();
  await form.getByText(/Écris le total payé/).waitFor();
  await form.getByRole("textbox", { name: "Total payé, TVA comprise" }).fill("120");
  await form.getByText(/dont 20,00\s€ de TVA/).waitFor();
  await form.getByLabel("Ticket à joindre").setInputFiles({
    name: "ticket.png",
    mimeType: "image/png",
    buffer: plainPng(300, 600),
  });
  await look("purchase-form");
  await form.getByRole("button", { name: "Noter un achat" }).click();
  await page.getByText(/Achat de 120,00\s€ noté\./).waitFor();
  const purchase = list.getByRole("listitem").filter({ hasText: "Cedeo" });
  await purchase.getByRole("button", { name: /^Voir le ticket/ }).click();
  await page.getByRole("img", { name: "Ticket de Cedeo" }).waitFor();
  await page.getByRole("button", { name: "Fermer" }).click();
  await purchase.getByRole("button", { name: /^Actions sur/ }).click();
  await page.getByRole("menuitem", { name: "Corriger" }).click();
  await page.getByRole("textbox", { name: "Note" }).fill("Tube cuivre");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await purchase.getByText(/Tube cuivre/).waitFor();
  await look("purchases");
  await purchase.getByRole("button", { name: /^Actions sur/ }).click();
  await page.getByRole("menuitem", { name: "Retirer" }).click();
  await page.getByText("Achat retiré.").waitFor();
  await expect.poll(() => purchase.count()).toBe(0);
  await page.getByRole("button", { name: "Annuler" }).click();
  await purchase.getByRole("button", { name: /^Voir le ticket/ }).waitFor();
  expect(faults).toEqual([]);
});
