import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { MailServers } from "../mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "../mail/connected-mailbox.ts";
import { readMailboxes } from "../mail/read-mailboxes.ts";
import { SENT_MAIL, USUAL_MAILS } from "../mail/usual-mails.ts";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// The mails of a connected mailbox in a real browser: listed, looked for, opened, marked and archived.

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

async function filledMailbox(name: string): Promise<Person> {
  const person = await site.product.signUp(`${name}@example.org`);
  servers.imap.deliver("INBOX", ...USUAL_MAILS);
  servers.imap.deliver("Sent", SENT_MAIL);
  await connectMailbox(person, servers);
  const read = async (folder: string) => (await person.call("GET", `/api/mails?folder=${folder}`)).json.threads.length;
  await expect.poll(() => read("inbox"), { timeout: 20_000 }).toBe(USUAL_MAILS.length - 1);
  await expect.poll(() => read("sent"), { timeout: 20_000 }).toBe(1);
  return person;
}

const rows = (page: Page) => page.getByRole("list", { name: "Mails" }).getByRole("link");
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
const choose = (page: Page, label: string) => page.locator("label").filter({ hasText: label }).click();
const focusText = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).innerText);

test("mails are listed, opened by keyboard, left and archived", { timeout: 180_000 }, async () => {
  const owner = await filledMailbox("inbox");
  const { page, look, faults } = await site.visitAs(owner, "both");
  await page.goto("/app/mails");
  await page.getByRole("link", { name: "Lire les mails" }).click();
  await rowOf(page, "Claire Roux").waitFor();
  expect(await rows(page).count()).toBe(USUAL_MAILS.length - 1);
  expect(await rowOf(page, "Claire Roux").innerText()).toContain("Re: Devis pour une salle de bain");
  await look("inbox");

  await rows(page).first().focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focusText(page)).toContain("Livraisons");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Re: Devis pour une salle de bain" }).waitFor();
  await page.getByText("Mardi à 9 h me va très bien, merci.").waitFor();
  expect(await page.getByRole("article").count()).toBe(3);
  await look("mail-thread");
  await page
    .getByRole("button", { name: /Claire Roux/ })
    .first()
    .click();
  await page.getByText("salle de bain.png").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => focusText(page)).toContain("Claire Roux");
  await expect.poll(() => rowOf(page, "Claire Roux").getByText("Non lu").count()).toBe(0);

  await rowOf(page, "Claire Roux").click();
  await page.getByRole("button", { name: "Archiver" }).click();
  await page.getByText("Archivé.").waitFor();
  await expect.poll(() => rowOf(page, "Claire Roux").count()).toBe(0);
  await expect.poll(() => servers.imap.listUids("INBOX").length).toBe(USUAL_MAILS.length - 2);
  await expect.poll(() => servers.imap.listUids("Archives").length).toBe(2);
  expect(faults).toEqual([]);
});

test("a mail that arrives and one that is read elsewhere show by themselves", { timeout: 180_000 }, async () => {
  const owner = await filledMailbox("live");
  const { page, faults } = await site.visitAs(owner, "phone");
  const opening = page.waitForResponse(/api\/events/);
  await page.goto("/app/mails/inbox");
  await opening;
  await rowOf(page, "Claire Roux").getByText("Non lu").waitFor();
  servers.imap.deliver("INBOX", { subject: "Une fuite", from: "Nina Petit <nina@petit.example>" });
  // The list is asked for every fifteen seconds only while the stream is cut.
  await rowOf(page, "Nina Petit").waitFor({ timeout: 10_000 });
  for (const uid of servers.imap.listUids("INBOX")) servers.imap.mark("INBOX", uid, "\\Seen");
  await expect.poll(() => page.getByText("Non lu :").count(), { timeout: 10_000 }).toBe(0);
  expect(faults).toEqual([]);
});

test("a mail is put aside or deleted from the list", { timeout: 180_000 }, async () => {
  const owner = await filledMailbox("aside");
  const { page, look, faults } = await site.visitAs(owner, "both");
  await page.goto("/app/mails/inbox");
  const openMenu = async (name: string) => {
    await page
      .getByRole("listitem")
      .filter({ hasText: name })
      .getByRole("button", { name: /Actions sur/ })
      .click();
    await page.getByRole("menu").waitFor();
  };
  await openMenu("Claire Roux");
  await page.getByRole("menuitem", { name: "Me le rappeler…" }).click();
  await page.getByRole("heading", { name: "Me le rappeler" }).waitFor();
  await look("mail-snooze");
  await page.getByRole("button", { name: /Demain matin/ }).click();
  await expect.poll(() => rowOf(page, "Claire Roux").count()).toBe(0);
  await choose(page, "En attente");
  await rowOf(page, "Claire Roux").waitFor();
  await look("mail-waiting");
  await choose(page, "Réception");

  // The server of the mailbox is away: what is wished is noted, shown and done later.
  await stopReading();
  servers.imap.state.login.password = "another one";
  await openMenu("Fournitures Durand");
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
  await page.getByText("Un changement est noté ici").waitFor();
  await expect.poll(() => rowOf(page, "Fournitures Durand").count()).toBe(0);
  await look("mail-wish-waiting");
  expect(servers.imap.listUids("Trash")).toHaveLength(0);
  servers.imap.state.login.password = "secret";
  await site.product.database.owner.query("update mailbox set retry_at = null, wishes_until = null");
  stopReading = readMailboxes(site.product);
  await expect.poll(() => servers.imap.listUids("Trash").length, { timeout: 20_000 }).toBe(1);
  await expect.poll(() => page.getByText("Un changement est noté ici").count(), { timeout: 10_000 }).toBe(0);
  expect(faults).toEqual([]);
});

test("unusual mails are readable", { timeout: 180_000 }, async () => {
  const owner = await filledMailbox("unusual");
  const { page, look, faults } = await site.visitAs(owner, "phone");
  await page.goto("/app/mails/inbox");

  await rowOf(page, "Fournitures Durand").click();
  await page.getByText("Pisteurs bloqués : Mailchimp.").waitFor();
  await page.getByText("Un lien dit une adresse et mène à une autre : promo.durand.example.").waitFor();
  await choose(page, "Texte");
  await page.getByText("Moins 20 % sur les perceuses").waitFor();
  await look("mail-newsletter-text");
  await choose(page, "Mise en page");
  await page.frameLocator("iframe").getByText("Moins 20 % sur les perceuses").waitFor();
  await look("mail-newsletter");

  await page.getByRole("link", { name: "Mails", exact: true }).filter({ visible: true }).last().click();
  await rowOf(page, "Mairie de Lyon").click();
  await page.getByRole("button", { name: "Tout l'objet" }).waitFor();
  await page.getByText("Bonjour", { exact: true }).waitFor();
  await look("mail-long-subject");

  await page.goto("/app/mails/inbox");
  await rowOf(page, "Paul Martin").click();
  await page.getByRole("heading", { level: 1, name: "Sans objet" }).waitFor();

  await page.goto("/app/mails/inbox");
  await rowOf(page, "Livraisons").click();
  await page.getByText("peut contenir un programme : à ne pas ouvrir").waitFor();
  expect(await page.getByRole("link", { name: "https://colis.example/suivi?n=42", exact: true }).count()).toBe(1);
  await look("mail-files");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger conditions.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("conditions.pdf");
  expect(await readFile((await (await download).path()) ?? "", "utf8")).toBe("%PDF-1.7 conditions");

  await page.goto("/app/mails/inbox");
  await rowOf(page, "Claire Roux").click();
  await page
    .getByRole("button", { name: /Claire Roux/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Voir salle de bain.png" }).click();
  const picture = page.getByRole("img", { name: "salle de bain.png" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await look("mail-picture");
  expect(faults).toEqual([]);
});

test("the list of mails follows a filter, a word or an arrival", { timeout: 120_000 }, async () => {
  const { page, look } = await site.visitAs(await filledMailbox("search"), "desktop");
  const word = page.getByLabel("Objet, nom ou adresse");
  await page.goto("/app/mails/inbox");
  await rowOf(page, "Paul Martin").waitFor();
  await page.getByRole("button", { name: "Non lus" }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.getByRole("button", { name: "Avec un fichier" }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await choose(page, "Envoyés");
  await page.getByText("Tout est lu").waitFor();
  await page.goto("/app/mails/inbox");
  // Without its accents.
  await word.fill("arrete");
  await expect.poll(() => rows(page).count()).toBe(1);
  await rowOf(page, "Mairie de Lyon").click();
  await page.goBack();
  expect(await word.inputValue()).toBe("arrete");
  await word.fill("introuvable");
  await page.getByText("Aucun mail trouvé").waitFor();
  await look("inbox-search");
  await word.fill("");
  await rowOf(page, "Paul Martin").waitFor();
  // Without a reload.
  servers.imap.deliver("INBOX", { from: "Nina <nina@exemple.example>", subject: "Fuite" });
  await rowOf(page, "Nina").waitFor({ timeout: 40_000 });
});

test("without a mailbox the list connects one", { timeout: 90_000 }, async () => {
  const { page, look } = await site.visitAs(await site.product.signUp("no-mailbox@example.org"));
  await page.goto("/app/mails/inbox");
  await page.getByLabel("Ton adresse mail").fill("jean@gmail.com");
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByLabel("Mot de passe", { exact: true }).waitFor();
  await look("inbox-none");
});
