import type { Page } from "playwright-core";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { issuedInvoice } from "../issued-invoice.ts";
import type { MailServers } from "../mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "../mail/connected-mailbox.ts";
import { SENT_MAIL, USUAL_MAILS } from "../mail/usual-mails.ts";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// Mails written in a real browser: answered, held back, sent, forwarded, refused and mended.

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
const drafts = (page: Page) => page.getByRole("list", { name: "Brouillons et envois" }).getByRole("link");
const isKept = (page: Page) => page.getByText("Brouillon enregistré").waitFor();

test("a mail is answered, held back and sent", { timeout: 180_000 }, async () => {
  const owner = await filledMailbox("answer");
  const { page, look, faults } = await site.visitAs(owner, "both");
  await openMail(page, "Claire Roux");
  await page.getByRole("button", { name: "Répondre", exact: true }).waitFor();
  await look("mail-answers");
  await page.getByRole("button", { name: "Répondre", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Répondre" }).waitFor();
  expect(await page.getByLabel("À", { exact: true }).inputValue()).toContain("claire@roux.example");
  expect(await page.getByLabel("Objet").inputValue()).toBe("Re: Devis pour une salle de bain");
  const message = page.getByLabel("Message");
  expect(await message.inputValue()).toContain("Cordialement,\nVolt & Fils");
  await message.fill(`Parfait pour mardi.${await message.inputValue()}`);
  await isKept(page);
  await page.getByText("Mail d'origine").click();
  await look("mail-compose");

  await page.getByRole("button", { name: "Envoyer" }).click();
  await page.getByText("Envoyé.", { exact: true }).waitFor();
  await look("mail-sent");
  await page.getByRole("button", { name: "Annuler" }).click();
  await page.getByRole("heading", { level: 1, name: "Répondre" }).waitFor();
  expect(await page.getByLabel("Message").inputValue()).toContain("Parfait pour mardi.");
  expect(servers.smtp.state.mails).toEqual([]);

  await page.reload();
  expect(await page.getByLabel("Message").inputValue()).toContain("Parfait pour mardi.");
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
  await page.getByLabel("Objet").fill("Rendez-vous");
  await isKept(page);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await page.getByText("Envoyé.", { exact: true }).waitFor();
  await expect.poll(() => drafts(page).innerText(), { timeout: 40_000 }).toContain("Pas parti");
  await look("mail-not-sent");
  await drafts(page).click();
  await page.getByText("L'adresse clair@roux.example est refusée").waitFor();
  await look("mail-refused");
  await page.getByLabel("À", { exact: true }).fill("claire@roux.example");
  await isKept(page);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect
    .poll(() => servers.smtp.state.mails.map(({ to }) => to), { timeout: 40_000 })
    .toEqual([["claire@roux.example"]]);
  await expect.poll(() => drafts(page).count(), { timeout: 20_000 }).toBe(0);
  expect(faults).toEqual([]);
});

test("a mail is forwarded with its files", { timeout: 180_000 }, async () => {
  const owner = await filledMailbox("forward");
  const { page, look, faults } = await site.visitAs(owner, "both");
  await openMail(page, "Livraisons");
  await page.getByRole("button", { name: "Transférer" }).click();
  await page.getByRole("button", { name: "Retirer bordereau.pdf.exe" }).click();
  await page.getByLabel("À", { exact: true }).fill("Paul <paul@roux.example>");
  await page.getByText("conditions.pdf (19 octets)").waitFor();
  await isKept(page);
  await look("mail-forward");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect.poll(() => servers.smtp.state.mails.length, { timeout: 40_000 }).toBe(1);
  const { attachments } = await PostalMime.parse(servers.smtp.state.mails[0]?.text ?? "");
  expect(attachments.map(({ filename }) => filename)).toEqual(["conditions.pdf"]);
  expect(faults).toEqual([]);
});

test("of two windows neither text is lost", { timeout: 180_000 }, async () => {
  const owner = await filledMailbox("windows");
  const { page, look, faults } = await site.visitAs(owner, "both");
  await page.goto("/app/mails/inbox");
  await page.getByRole("button", { name: "Nouveau mail" }).click();
  await page.getByLabel("Objet").waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel("Objet").fill("Première fenêtre");
  await isKept(other);
  await page.getByLabel("Objet").fill("Seconde fenêtre");
  await page.getByText("a été changé dans une autre fenêtre").waitFor();
  await look("mail-two-windows");
  await page.getByRole("button", { name: "Garder mon texte à part" }).click();
  await page.waitForURL((url) => url.href !== other.url());
  await expect.poll(() => page.getByLabel("Objet").inputValue()).toBe("Seconde fenêtre");
  await page.goto("/app/mails/inbox");
  await expect.poll(() => drafts(page).allInnerTexts()).toHaveLength(2);
  const texts = (await drafts(page).allInnerTexts()).join();
  expect([texts.includes("Première fenêtre"), texts.includes("Seconde fenêtre")]).toEqual([true, true]);
  expect(faults.filter((fault) => !fault.includes("409"))).toEqual([]);
});

test("an invoice joins a mail with its PDF", { timeout: 180_000 }, async () => {
  const owner = await filledMailbox("document");
  const { number } = await issuedInvoice(owner, "Cuisine");
  const { page, look, faults } = await site.visitAs(owner, "both");
  await page.goto("/app/mails/inbox");
  await page.getByRole("button", { name: "Nouveau mail" }).click();
  await page.getByLabel("À", { exact: true }).fill("claire@roux.example");
  await page.getByRole("button", { name: "Joindre un devis ou une facture" }).click();
  await page.locator("label").filter({ hasText: "Factures" }).click();
  await page.getByRole("button", { name: `Facture ${number}` }).waitFor();
  await look("mail-pick-document");
  await page.getByRole("button", { name: `Facture ${number}` }).click();
  await page
    .getByRole("list", { name: "Fichiers joints" })
    .getByText(`facture-${number}.pdf`)
    .waitFor({ timeout: 40_000 });
  await look("mail-with-document");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect.poll(() => servers.smtp.state.mails.length, { timeout: 40_000 }).toBe(1);
  const { attachments } = await PostalMime.parse(servers.smtp.state.mails[0]?.text ?? "");
  const [pdf] = attachments;
  expect([
    pdf?.filename,
    Buffer.from(pdf?.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ]).toEqual([`facture-${number}.pdf`, "%PDF-"]);
  expect(faults).toEqual([]);
});
