import type { Locator, Page } from "playwright-core";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { issuedInvoice } from "../issued-invoice.ts";
import type { MailServers } from "../mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "../mail/connected-mailbox.ts";
import { readMailboxes } from "../mail/read-mailboxes.ts";
import { SENT_MAIL, USUAL_MAILS } from "../mail/usual-mails.ts";
import { sendWaitingMails } from "../mail/waiting-mails.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import { sendButton, sendingSheet } from "./give-document.ts";
import type { Site } from "./site.ts";
import { open, openSite, waitUntilQuiet } from "./site.ts";

// Mails written in a real browser: answered, held back, sent, forwarded, refused and mended. A quote and an invoice
// leave by mail from their own screens.

let site: Site;
let servers: MailServers;
let stopReading: () => Promise<void>;
beforeAll(async () => void (site = await openSite({ runsJobs: true })));
beforeEach(async () => {
  servers = await mailServers();
  // Sooner than the product, which looks for new mailboxes every five seconds.
  stopReading = readMailboxes(site.product);
});
afterEach(async () => {
  await site.leaveAll();
  await stopReading();
  await site.product.database.owner.query("delete from mailbox");
  await servers.close();
});
afterAll(() => site?.close());

async function filledMailbox(name: string): Promise<Person> {
  const person = await site.product.signUp(`${name}@example.org`);
  await person.call("PATCH", "/api/company", { name: "Volt & Fils", phone: "06 12 34 56 78" });
  servers.imap.deliver("INBOX", ...USUAL_MAILS);
  servers.imap.deliver("Sent", SENT_MAIL);
  await connectMailbox(person, servers);
  const count = async () => (await person.call("GET", "/api/mails")).json.threads.length;
  await expect.poll(count, { timeout: 30_000 }).toBe(USUAL_MAILS.length - 1);
  return person;
}

const openMail = async (page: Page, name: string) => {
  await page.goto("/app/mails/inbox");
  await page.getByRole("list", { name: "Mails" }).getByRole("link").filter({ hasText: name }).click();
};
const drafts = (page: Page) => page.getByRole("region", { name: "Brouillons et envois" }).getByRole("link");
const isKept = (page: Page) => page.getByText("Brouillon enregistré").waitFor();

test("a mail is answered, held back and sent", { timeout: 180_000 }, async () => {
  const owner = await filledMailbox("answer");
  const { page, look, faults } = await site.visitAs(owner, "both");
  await openMail(page, "Claire Roux");
  await page.getByRole("button", { name: "Répondre", exact: true }).waitFor();
  await look("mail-answers");
  await page.getByRole("button", { name: "Répondre", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Répondre" }).waitFor();
  await expect.poll(() => page.getByLabel("À", { exact: true }).inputValue()).toContain("claire@roux.example");
  expect(await page.getByLabel("Objet", { exact: true }).inputValue()).toBe("Re: Devis pour une salle de bain");
  const message = page.getByLabel("Message");
  await expect.poll(() => message.inputValue()).toContain("Cordialement,\nVolt & Fils");
  await message.fill(`Parfait pour mardi.${await message.inputValue()}`);
  await isKept(page);
  await page.getByText("Mail d'origine").click();
  await look("mail-compose");

  await page.getByRole("button", { name: "Envoyer" }).click();
  await page.getByText("Envoyé.", { exact: true }).waitFor();
  await look("mail-sent");
  await page.getByRole("button", { name: "Annuler" }).click();
  await page.getByRole("heading", { level: 1, name: "Répondre" }).waitFor();
  await expect.poll(() => page.getByLabel("Message").inputValue()).toContain("Parfait pour mardi.");
  expect(servers.smtp.state.mails).toEqual([]);

  await page.reload();
  await expect.poll(() => page.getByLabel("Message").inputValue()).toContain("Parfait pour mardi.");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await page.getByText("Envoyé.", { exact: true }).waitFor();
  await expect.poll(() => servers.smtp.state.mails.length, { timeout: 40_000 }).toBe(1);
  await expect.poll(() => servers.imap.listUids("Sent").length, { timeout: 20_000 }).toBe(2);
  const email = await PostalMime.parse(servers.smtp.state.mails[0]?.text ?? "");
  expect([email.subject, email.inReplyTo]).toEqual([
    "Re: Devis pour une salle de bain",
    expect.stringContaining("roux"),
  ]);
  expect(email.text).toContain("Parfait pour mardi.");
  await openMail(page, "Claire Roux");
  await expect.poll(() => page.getByRole("article").count(), { timeout: 20_000 }).toBe(4);
  expect(faults).toEqual([]);
});

test("a refused address is told and mended", { timeout: 180_000 }, async () => {
  const owner = await filledMailbox("refused");
  servers.smtp.state.refusals["clair@roux.example"] = "550 unknown";
  const { page, look, faults } = await site.visitAs(owner, "both");
  await page.goto("/app/mails/inbox");
  await page.getByRole("button", { name: "Nouveau mail" }).click();
  await page.getByRole("heading", { level: 1, name: "Nouveau mail" }).waitFor();
  await page.getByRole("button", { name: "Envoyer" }).click();
  await page.getByText("À qui l'envoyer ?").waitFor();
  await page.getByLabel("À", { exact: true }).fill("clair@roux.example");
  await page.getByLabel("Objet", { exact: true }).fill("Rendez-vous");
  await isKept(page);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await page.getByText("Envoyé.", { exact: true }).waitFor();
  await sendWaitingMails(site.product);
  await expect.poll(() => drafts(page).innerText(), { timeout: 40_000 }).toContain("Pas parti");
  await look("mail-not-sent");
  await drafts(page).click();
  await page.getByText("L'adresse clair@roux.example est refusée").waitFor();
  await look("mail-refused");
  await page.getByLabel("À", { exact: true }).fill("claire@roux.example");
  await isKept(page);
  await page.getByRole("button", { name: "Envoyer" }).click();
  // The message of the first sending may still be there.
  await page.getByText("Envoyé.", { exact: true }).last().waitFor();
  await expect.poll(() => drafts(page).innerText()).not.toContain("Pas parti");
  await sendWaitingMails(site.product);
  await expect
    .poll(() => servers.smtp.state.mails.map(({ to }) => to), { timeout: 40_000 })
    .toEqual([["claire@roux.example"]]);
  await expect.poll(() => drafts(page).count(), { timeout: 20_000 }).toBe(0);
  expect(faults).toEqual([]);
});

test("a forwarded mail takes its files and an invoice along", { timeout: 180_000 }, async () => {
  const owner = await filledMailbox("forward");
  const { number } = await issuedInvoice(owner, "Cuisine");
  const { page, look, faults } = await site.visitAs(owner, "both");
  await openMail(page, "Livraisons");
  await page.getByRole("button", { name: "Transférer" }).click();
  await page.getByRole("button", { name: "Retirer bordereau.pdf.exe" }).click();
  await page.getByLabel("À", { exact: true }).fill("Paul <paul@roux.example>");
  await page.getByText("conditions.pdf (19 octets)").waitFor();
  await page.getByRole("button", { name: "Joindre un devis ou une facture" }).click();
  await page.locator("label").filter({ hasText: "Factures" }).click();
  await page.getByRole("button", { name: `Facture ${number}` }).waitFor();
  await look("mail-pick-document");
  await page.getByRole("button", { name: `Facture ${number}` }).click();
  await page
    .getByRole("list", { name: "Fichiers joints" })
    .getByText(`facture-${number}.pdf`)
    .waitFor({ timeout: 40_000 });
  await isKept(page);
  await look("mail-forward");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await page.getByText("Envoyé.", { exact: true }).waitFor();
  await sendWaitingMails(site.product);
  await expect.poll(() => servers.smtp.state.mails.length, { timeout: 40_000 }).toBe(1);
  const { attachments } = await PostalMime.parse(servers.smtp.state.mails[0]?.text ?? "");
  expect(attachments.map(({ filename }) => filename)).toEqual(["conditions.pdf", `facture-${number}.pdf`]);
  const invoicePdf = attachments.at(-1)?.content as ArrayBuffer;
  expect(Buffer.from(invoicePdf).subarray(0, 5).toString()).toBe("%PDF-");
  expect(faults).toEqual([]);
});

test("of two windows neither text is lost", { timeout: 180_000 }, async () => {
  const owner = await filledMailbox("windows");
  const { page, look, faults } = await site.visitAs(owner, "both");
  await page.goto("/app/mails/inbox");
  await page.getByRole("button", { name: "Nouveau mail" }).click();
  await page.getByLabel("Objet", { exact: true }).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel("Objet", { exact: true }).fill("Première fenêtre");
  await isKept(other);
  await page.getByLabel("Objet", { exact: true }).fill("Seconde fenêtre");
  await page.getByText("a été changé dans une autre fenêtre").waitFor();
  await look("mail-two-windows");
  await page.getByRole("button", { name: "Garder mon texte à part" }).click();
  await page.waitForURL((url) => url.href !== other.url());
  await expect.poll(() => page.getByLabel("Objet", { exact: true }).inputValue()).toBe("Seconde fenêtre");
  await page.goto("/app/mails/inbox");
  await page.getByText("2 brouillons").click();
  await expect.poll(() => drafts(page).allInnerTexts()).toHaveLength(2);
  await look("mail-drafts");
  const texts = (await drafts(page).allInnerTexts()).join();
  expect([texts.includes("Première fenêtre"), texts.includes("Seconde fenêtre")]).toEqual([true, true]);
  expect(faults.filter((fault) => !fault.includes("409"))).toEqual([]);
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

// Sends the mail of a sheet at once: nobody will hold it back.
async function sendFrom(sheet: Locator): Promise<void> {
  await sheet.getByRole("button", { name: "Envoyer", exact: true }).click();
  await sheet.getByRole("button", { name: "C'est bon" }).click();
  await sheet.waitFor({ state: "detached" });
  await sendWaitingMails(site.product);
}

test("a quote then an invoice are sent by mail from their screens", { timeout: 240_000 }, async () => {
  const seller = await signUpSeller(site.product, { phone: "06 12 34 56 78", siren: "" });
  const id = await pricedProject(seller, { client_info: LEA_ARC });
  await seller.call("POST", `/api/projects/${id}/quote`, {});
  const { page, look, faults } = await site.visitAs(seller, "both");

  await open(page, `/etape/${id}/quote`);
  await sendButton(page).click();
  const gaps = page.getByRole("dialog", { name: "Avant d'envoyer : ton entreprise" });
  await gaps.getByLabel("SIREN").fill("732829320");
  await gaps.getByRole("button", { name: "Enregistrer et continuer" }).click();
  const sheet = sendingSheet(page);
  await sheet.getByRole("link", { name: "connecte ta boîte" }).waitFor();

  await connectMailbox(seller, servers);
  await open(page, `/etape/${id}/quote`);
  await sendButton(page).click();
  await sheet.getByRole("button", { name: /^Mail/ }).click();
  await sheet.getByText("De jean@etabli.example").waitFor({ timeout: 40_000 });
  await sheet.getByText("Cette adresse sera gardée sur la fiche de ton client.").waitFor();
  await sheet.getByLabel("À", { exact: true }).fill("lea@arc.example");
  await sheet.getByText("Brouillon enregistré").waitFor();
  await look("quote-mail-sheet");
  await sheet.getByRole("button", { name: "Envoyer", exact: true }).click();
  await sheet.getByText(/^Part dans \d+ s\.$/).waitFor();
  await look("quote-mail-leaving");
  await sheet.getByRole("button", { name: "Annuler l'envoi" }).click();
  await sheet.getByRole("button", { name: /^Mail/ }).click();
  expect(servers.smtp.state.mails).toEqual([]);

  servers.smtp.state.refusals["lea@arc.example"] = "550 unknown";
  await sendFrom(sheet);
  await page.getByText(/^N'est pas parti : L'adresse lea@arc.example est refusée/).waitFor({ timeout: 40_000 });
  await look("quote-mail-refused");
  servers.smtp.state.refusals = {};
  await press(page, "Corriger et renvoyer");
  await sendFrom(sheet);
  await page.getByText(/^Envoyé par mail à lea@arc.example le/).waitFor({ timeout: 40_000 });
  await page.getByText("Pas encore ouvert par le client").waitFor();
  await waitUntilQuiet(page);
  expect(await page.getByRole("button", { name: "Mettre à jour" }).count()).toBe(0);
  await look("quote-mail-sent");

  const invoice = await issuedInvoice(seller, "Cuisine");
  // As the assistant leads to it.
  await open(page, `/etape/${invoice.project_id}/invoice#mail`);
  await sheet.getByLabel("À", { exact: true }).fill("compta@roux.example");
  // Its server takes it without saying so: its writer says what became of it.
  servers.smtp.state.dataAnswer = null;
  await sendFrom(sheet);
  await page.getByText(/^Peut-être parti : /).waitFor({ timeout: 40_000 });
  await waitUntilQuiet(page);
  await look("invoice-mail-doubted");
  servers.smtp.state.dataAnswer = "250 taken";
  servers.smtp.state.mails.pop();
  await press(page, "Il n'est pas arrivé");
  await sendButton(page).click();
  await sheet.getByRole("button", { name: /^Mail/ }).click();
  await sendFrom(sheet);
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
