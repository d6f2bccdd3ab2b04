import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { MailServers } from "../mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "../mail/connected-mailbox.ts";
import { mailWithFiles } from "../mail/invoice-mails.ts";
import { readMailboxes } from "../mail/read-mailboxes.ts";
import { carryingPdf, writtenCii } from "../mail/written-invoices.ts";
import { signUpSeller } from "../ready-seller.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// An electronic invoice of a supplier in a real browser: read with its mail, kept, found and said to be paid.

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

test("an invoice is kept from its mail, found and said to be paid", { timeout: 180_000 }, async () => {
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
  await page.getByRole("heading", { name: "Pas encore de facture reçue" }).waitFor();
  await look("no-supplier-invoice");
  await page.getByRole("link", { name: "Lire les mails" }).click();
  await page.getByRole("link", { name: /Votre facture/ }).click();
  const card = page.getByRole("list", { name: "Factures électroniques" });
  await card.getByText("Le HT et la TVA ne font pas le TTC.").waitFor();
  expect(await card.innerText()).toContain("Point Bois Isère");
  await look("supplier-invoice-card");
  await card.getByRole("button", { name: "Garder dans les factures reçues" }).click();
  await card.getByText("Gardée dans tes factures reçues.").waitFor();
  await card.getByRole("link", { name: "Voir les factures reçues" }).click();

  const list = page.getByRole("list", { name: "Factures reçues" });
  await list.getByText("Point Bois Isère").waitFor();
  await list.getByRole("button", { name: /Noter payée/ }).click();
  await list.getByText("payée", { exact: true }).waitFor();
  await look("supplier-invoices");
  await page.getByRole("searchbox").fill("2026-118");
  await expect.poll(() => list.getByRole("listitem").filter({ hasText: "FA-2026-118" }).count()).toBe(1);
  expect(faults).toEqual([]);
});
