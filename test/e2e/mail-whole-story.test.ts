import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { ALL_CONFIRMED } from "../confirmed-doubts.ts";
import type { MailServers } from "../mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "../mail/connected-mailbox.ts";
import { RETURNED_MAILS } from "../mail/returned-mails.ts";
import { USUAL_MAILS } from "../mail/usual-mails.ts";
import { sendWaitingMails } from "../mail/waiting-mails.ts";
import { LEA_ARC, signUpSeller } from "../ready-seller.ts";
import { sendButton, sendingSheet } from "./give-document.ts";
import type { Site } from "./site.ts";
import { open, openSite, waitUntilQuiet } from "./site.ts";

// One job from its first mail to its invoice: a request, a project, a quote, an acceptance, an invoice that comes back.
// The whole of it on a phone, then on a desktop.

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

const CLAIRE = "Claire Roux <claire@roux.example>";
const REQUEST = USUAL_MAILS.find(({ subject }) => subject === "Devis pour une salle de bain");

/** A mark of a signature: too small for a photo. */
const MARK = { name: "logo.png", type: "image/png", content: Buffer.from("not a photo") };

/** A picture as heavy as a photo: noise does not become small. */
async function photo(name: string, mean: number) {
  const noise = { type: "gaussian" as const, mean, sigma: 60 };
  const content = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#000", noise } })
    .jpeg()
    .toBuffer();
  return { name, type: "image/jpeg", content };
}

const lastMessageId = () =>
  /^message-id: (.*?)\r?$/im.exec(servers.smtp.state.mails.at(-1)?.text ?? "")?.[1] ?? "no mail left";

/** Sends the document of the page from its sheet, to `to` when it is another address. */
async function sendByMail(page: Page, button?: string, to?: string): Promise<void> {
  const sheet = sendingSheet(page);
  if (button === undefined) {
    await sendButton(page).click();
    await sheet.getByRole("button", { name: /^Mail/ }).click();
  } else await page.getByRole("button", { name: button, exact: true }).click();
  await sheet.getByLabel("À", { exact: true }).waitFor({ timeout: 40_000 });
  if (to !== undefined) {
    await sheet.getByLabel("À", { exact: true }).fill(to);
    await sheet.getByText("Brouillon enregistré").waitFor();
  }
  await sheet.getByRole("button", { name: "Envoyer", exact: true }).click();
  await sheet.getByRole("button", { name: "C'est bon" }).click();
  await sendWaitingMails(site.product);
  await sheet.waitFor({ state: "detached" });
}

/** What the form of a new project read in the mail, and the photos that it takes along. */
async function readForm(page: Page): Promise<void> {
  const valueOf = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
  const fields = ["Travaux demandés", "Adresse du chantier", "Nom du projet", "Prénom", "Nom", "Email", "Téléphone"];
  expect(await Promise.all(fields.map(valueOf))).toEqual([
    expect.stringContaining("Nous voulons refaire la salle de bain, 6 m² environ"),
    "12 rue des Lilas, Lyon",
    "Salle de bain",
    "Claire",
    "Roux",
    "claire@roux.example",
    "+33611223344",
  ]);
  const isKept = (name: RegExp) => page.getByRole("checkbox", { name }).isChecked();
  expect(await Promise.all([/baignoire/, /fenêtre/, /logo/].map(isKept))).toEqual([true, true, false]);
}

test("a job is led by mail from its request to its invoice", { timeout: 300_000 }, async () => {
  const seller = await signUpSeller(site.product);
  const attachments = [await photo("baignoire.jpg", 40), await photo("fenêtre.jpg", 90), MARK];
  servers.imap.deliver("INBOX", { ...REQUEST, attachments, flags: [] });
  await connectMailbox(seller, servers);
  const threadCount = async () => (await acceptedCall(seller, "GET", "/api/mails")).threads.length;
  await expect.poll(threadCount, { timeout: 60_000 }).toBe(1);
  const { page, look, faults } = await site.visitAs(seller, "both");
  const see = async (name: string) => {
    await waitUntilQuiet(page);
    await look(name);
  };

  await open(page, "/app/mails/inbox");
  // Three taps: the mail, « Préparer le projet », « Créer le projet ».
  await page.getByRole("link", { name: /Devis pour une salle de bain/ }).click();
  await page.getByText("On dirait une demande de travaux.").waitFor();
  await see("story-request");
  await page.getByRole("link", { name: "Préparer le projet" }).click();
  await page.getByText("Lu dans le mail").waitFor();
  await readForm(page);
  await see("story-project");
  expect((await acceptedCall(seller, "GET", "/api/projects")).projects).toEqual([]);
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await page.waitForURL("**/estimation");
  await page.getByRole("button", { name: "Voir fenêtre.jpg" }).waitFor({ timeout: 60_000 });
  expect(await page.getByRole("list", { name: "Photos" }).getByRole("listitem").count()).toBe(2);
  await see("story-photos");
  const [{ id, client_info, ...project }] = (await acceptedCall(seller, "GET", "/api/projects")).projects;
  expect(project).toMatchObject({ name: "Salle de bain", site_address: "12 rue des Lilas, Lyon" });
  const person = { ...client_info, address: LEA_ARC.address };
  await acceptedCall(seller, "PATCH", `/api/projects/${id}/core`, { client_info: person });
  await acceptedCall(seller, "PATCH", `/api/projects/${id}/estimation`, { hours: 2, rate: 50 });
  await acceptedCall(seller, "POST", `/api/projects/${id}/quote`, {});

  await open(page, `/etape/${id}/quote`);
  await sendByMail(page);
  await page.getByText(/^Envoyé par mail à claire@roux\.example le/).waitFor({ timeout: 60_000 });

  const answer = { from: CLAIRE, subject: "Re: Votre devis", text: "Bon pour accord, à bientôt.\nClaire" };
  servers.imap.deliver("INBOX", { ...answer, messageId: "<yes@roux.example>", inReplyTo: lastMessageId() });
  await expect.poll(threadCount, { timeout: 60_000 }).toBe(2);
  await open(page, "/app/mails/inbox");
  await page.getByRole("link", { name: /Re: Votre devis/ }).click();
  await page.getByText(/^On dirait que Claire Roux accepte le devis/).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Salle de bain", exact: true }).waitFor();
  await see("story-acceptance");
  const versions = async () => (await acceptedCall(seller, "GET", `/api/projects/${id}/quote-versions`)).versions;
  expect(await versions()).toMatchObject([{ status: "sent" }]);
  await page.getByRole("link", { name: "Noter sa réponse" }).click();
  await page.getByRole("button", { name: "Le client a accepté", exact: true }).click();
  await page.getByRole("button", { name: "Noter l'accord" }).click();
  await expect.poll(versions, { timeout: 60_000 }).toMatchObject([{ status: "accepted" }]);

  await acceptedCall(seller, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  await open(page, `/etape/${id}/invoice`);
  await sendByMail(page);
  await page.getByText(/^Envoyé par mail à claire@roux\.example le/).waitFor({ timeout: 60_000 });
  const report = RETURNED_MAILS["Postfix"]?.({ messageId: lastMessageId(), to: "claire@roux.example" }) ?? "";
  servers.imap.deliver("INBOX", { raw: report, receivedAt: new Date() });
  const lostMails = async () => (await acceptedCall(seller, "GET", "/api/figures/brief")).brief.lost_mails.count;
  await expect.poll(lostMails, { timeout: 60_000 }).toBe(1);
  await open(page, `/etape/${id}/invoice`);
  await page.getByText("Non remis à claire@roux.example : adresse inconnue.").waitFor();
  await see("story-invoice-lost");
  await sendByMail(page, "Corriger l'adresse et renvoyer", "claire.roux@arc.example");
  await page.getByText(/^Envoyé par mail à claire\.roux@arc\.example le/).waitFor({ timeout: 60_000 });
  await see("story-invoice-sent-again");
  expect(servers.smtp.state.mails.map(({ to }) => to)).toEqual([
    ["claire@roux.example"],
    ["claire@roux.example"],
    ["claire.roux@arc.example"],
  ]);
  expect(faults).toEqual([]);
});
