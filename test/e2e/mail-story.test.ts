import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import type { MailServers } from "../mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "../mail/connected-mailbox.ts";
import { RETURNED_MAILS } from "../mail/returned-mails.ts";
import { USUAL_MAILS } from "../mail/usual-mails.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "../ready-seller.ts";
import type { Site } from "./site.ts";
import { open, openSite, waitUntilQuiet } from "./site.ts";

// A request becomes a project. A quote comes back from a wrong address: it is corrected, and the quote leaves again.

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

test("a request becomes a project once its card was confirmed", { timeout: 240_000 }, async () => {
  const seller = await signUpSeller(site.product);
  const request = USUAL_MAILS.find(({ subject }) => subject === "Devis pour une salle de bain");
  const attachments = [await photo("salle de bain.jpg", 40), await photo("fenêtre.jpg", 90), MARK];
  servers.imap.deliver("INBOX", { ...request, attachments, flags: [] });
  await connectMailbox(seller, servers);
  const threads = async () => (await acceptedCall(seller, "GET", "/api/mails")).threads.length;
  await expect.poll(threads, { timeout: 60_000 }).toBe(1);

  const { page, look, faults } = await site.visitAs(seller, "both");
  await open(page, "/app/mails/inbox");
  await page.getByRole("link", { name: /Devis pour une salle de bain/ }).click();
  await page.getByText("6 m² environ, au 12 rue des Lilas").waitFor();
  await waitUntilQuiet(page);
  await look("request-mail");
  await page.getByRole("link", { name: "Créer un projet" }).click();
  await page.getByText("Lu dans le mail").waitFor();
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
  await waitUntilQuiet(page);
  await look("request-project");
  expect((await acceptedCall(seller, "GET", "/api/projects")).projects).toEqual([]);
  const isKept = (name: RegExp) => page.getByRole("checkbox", { name }).isChecked();
  expect(await Promise.all([/salle de bain/, /fenêtre/, /logo/].map(isKept))).toEqual([true, true, false]);
  // The third tap, and the last one: opened in the inbox, « Créer un projet », « Créer le projet ».
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await page.waitForURL("**/estimation");
  const [project] = (await acceptedCall(seller, "GET", "/api/projects")).projects;
  expect(project).toMatchObject({
    name: "Salle de bain",
    site_address: "12 rue des Lilas, Lyon",
    client_info: { kind: "person", email: "claire@roux.example" },
  });
  await page.getByRole("button", { name: "Voir fenêtre.jpg" }).waitFor({ timeout: 60_000 });
  expect(await page.getByRole("list", { name: "Photos" }).getByRole("listitem").count()).toBe(2);
  await waitUntilQuiet(page);
  await look("request-photos");
  await page.getByRole("button", { name: "Voir salle de bain.jpg" }).click();
  await page.getByRole("dialog").getByRole("img", { name: "salle de bain.jpg" }).waitFor();
  await waitUntilQuiet(page);
  await look("request-photo");
  expect(faults).toEqual([]);
});

test("a quote that came back leaves again to the corrected address", { timeout: 240_000 }, async () => {
  const seller = await signUpSeller(site.product);
  await connectMailbox(seller, servers);
  const id = await pricedProject(seller, { client_info: { ...LEA_ARC, email: "lea@arc.exemple" } });
  const quote = await acceptedCall(seller, "POST", `/api/projects/${id}/quote`, {});
  const { draft } = await acceptedCall(seller, "POST", `/api/documents/${quote.id}/mail`, {});
  await acceptedCall(seller, "POST", `/api/mail-drafts/${draft.id}/send`, { revision: draft.revision });
  await expect.poll(() => servers.smtp.state.mails.length, { timeout: 60_000 }).toBe(1);
  const [, messageId = ""] = /^message-id: (.*?)\r?$/im.exec(servers.smtp.state.mails[0]?.text ?? "") ?? [];
  const raw = RETURNED_MAILS["Postfix"]?.({ messageId, to: "lea@arc.exemple" }) ?? "";
  servers.imap.deliver("INBOX", { raw, receivedAt: new Date() });
  const lostMails = async () => (await acceptedCall(seller, "GET", "/api/figures/brief")).brief.lost_mails.count;
  await expect.poll(lostMails, { timeout: 60_000 }).toBe(1);

  const { page, look, faults } = await site.visitAs(seller, "both");
  await open(page, "/app");
  await page.getByText("mail non remis").waitFor();
  await waitUntilQuiet(page);
  await look("lost-mail-brief");
  await page.getByRole("link", { name: /^Corriger/ }).click();
  await page.getByText("Non remis à lea@arc.exemple : adresse inconnue.").waitFor();
  await waitUntilQuiet(page);
  await look("lost-mail-quote");
  await page.getByRole("button", { name: "Corriger l'adresse et renvoyer", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: /^Renvoyer le devis/ });
  await sheet.getByText("Rien n'arrive à lea@arc.exemple.").waitFor({ timeout: 40_000 });
  await sheet.getByLabel("À", { exact: true }).fill("Léa Arc <lea@arc.example>");
  await sheet.getByText("Brouillon enregistré").waitFor();
  await look("lost-mail-sheet");
  await sheet.getByRole("button", { name: "Envoyer", exact: true }).click();
  await page
    .getByText(/^Envoyé par mail à lea@arc\.example le/)
    .first()
    .waitFor({ timeout: 60_000 });
  await waitUntilQuiet(page);
  expect(await page.getByText("Non remis à").count()).toBe(0);
  await look("lost-mail-sent-again");
  expect(servers.smtp.state.mails.map(({ to }) => to)).toEqual([["lea@arc.exemple"], ["lea@arc.example"]]);
  const { project } = await acceptedCall(seller, "GET", `/api/projects/${id}`);
  expect(project.client_info.email).toBe("lea@arc.example");
  expect(faults).toEqual([]);
});
