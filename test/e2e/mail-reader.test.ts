import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { heicPhoto } from "../heic-photos.ts";
import type { MailServers } from "../mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "../mail/connected-mailbox.ts";
import type { PictureServer } from "../mail/picture-server.ts";
import { pictureServer } from "../mail/picture-server.ts";
import { readMailboxes } from "../mail/read-mailboxes.ts";
import { LEA_ARC, READY_SELLER, pricedProject } from "../ready-seller.ts";
import { HOSTILE_CATALOGUE, writtenPdf } from "../written-pdf.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// Pictures on the web, PDFs and photos of iPhones in the reader of a real browser, which asks our server alone.

let site: Site;
let web: PictureServer;
let servers: MailServers;
let stopReading: () => Promise<void>;
beforeAll(async () => {
  site = await openSite();
  web = await pictureServer(site.product);
});
beforeEach(async () => {
  servers = await mailServers();
  stopReading = readMailboxes(site.product);
});
afterEach(async () => {
  await site.leaveAll();
  await stopReading();
  await servers.close();
});
afterAll(async () => {
  await site?.close();
  await web.close();
});

/** What a page asks of others than our server. */
async function watch(page: Page): Promise<string[]> {
  const askedUrls: string[] = [];
  const isElsewhere = ({ href }: URL) => !href.startsWith(site.address) && !/^(?:data|blob|about):/.test(href);
  await page.context().route(isElsewhere, (route) => {
    askedUrls.push(route.request().url());
    return route.abort();
  });
  page.context().on("page", (popup) => askedUrls.push(`opened ${popup.url()}`));
  page.on("dialog", (dialog) => {
    askedUrls.push(`ran ${dialog.message()}`);
    void dialog.dismiss();
  });
  return askedUrls;
}

const rowOf = (page: Page, name: string) =>
  page.getByRole("list", { name: "Mails" }).getByRole("link").filter({ hasText: name });

test(
  "pictures on the web are shown when asked without a call of the browser to others",
  { timeout: 180_000 },
  async () => {
    const person = await site.product.signUp("images@example.org");
    servers.imap.deliver("INBOX", {
      raw:
        "From: Fournitures Durand <lettre@durand.example>\nSubject: Vos promotions\nContent-Type: text/html\n\n" +
        `<table width="600"><tr><td><img src="${web.url("/logo.gif")}" alt="Durand" width="120"></td></tr>` +
        `<tr><td><img src="${web.url("/photo.jpg")}" alt="perceuse" width="560"></td></tr>` +
        `<tr><td>Moins 20 % sur les perceuses</td></tr></table>` +
        `<img src="${web.url("/logo.gif", "x.list-manage.com")}" width="1" height="1">`,
    });
    await connectMailbox(person, servers);
    const { page, look, faults } = await site.visitAs(person, "both");
    const askedUrls = await watch(page);
    await page.goto("/app/mails/inbox");
    await rowOf(page, "Fournitures Durand").click();
    await page.getByText("Images bloquées : cdn.durand.example.").waitFor();
    await look("mail-pictures-blocked");

    await page.context().setOffline(true);
    await page.getByText("Tu es hors ligne").waitFor();
    expect(await page.getByRole("button", { name: "Afficher les images" }).count()).toBe(0);
    await page.context().setOffline(false);
    expect(web.askedPaths).toEqual([]);

    await page.getByRole("button", { name: "Afficher les images" }).click();
    await page.getByText("Images affichées.").waitFor();
    const pictures = page.frameLocator("iframe").locator("img");
    await expect.poll(() => pictures.count()).toBe(2);
    await expect
      .poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toBe(true);
    await look("mail-pictures-shown");
    expect(web.askedPaths.toSorted()).toEqual(["/logo.gif", "/photo.jpg"]);

    // They are there again after a reload, and nobody is asked.
    await page.reload();
    await page.getByText("Images affichées.").waitFor();
    await page.getByRole("button", { name: "Toujours pour cet expéditeur" }).click();
    await page.getByRole("button", { name: "Ne plus les afficher d'office" }).waitFor();
    expect([web.askedPaths.length, askedUrls, faults]).toEqual([2, [], []]);
  },
);

test("a PDF and a photo of an iPhone are seen in the reader", { timeout: 180_000 }, async () => {
  const person = await site.product.signUp("files@example.org");
  const pages = ["Devis plomberie", "Fournitures", "Main-d'oeuvre", "Options", "Conditions", "Annexe"];
  servers.imap.deliver("INBOX", {
    from: "Claire Roux <claire@roux.example>",
    subject: "Plan et photo",
    text: "Bonjour, voici le plan et une photo.",
    attachments: [
      { name: "plan.pdf", type: "application/pdf", content: writtenPdf(pages, HOSTILE_CATALOGUE) },
      { name: "IMG_0042.HEIC", type: "image/heic", content: heicPhoto() },
      { name: "faux.pdf", type: "application/pdf", content: "<html><script>alert(1)</script></html>" },
    ],
  });
  await connectMailbox(person, servers);
  const { page, look, faults } = await site.visitAs(person, "both");
  const askedUrls = await watch(page);
  await page.goto("/app/mails/inbox");
  await rowOf(page, "Claire Roux").click();
  await page.getByRole("button", { name: "Voir IMG_0042.HEIC" }).click();
  const photo = page.getByRole("img", { name: "IMG_0042.HEIC" });
  await expect.poll(() => photo.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(64);
  await page.getByRole("button", { name: "Voir plan.pdf" }).click();
  const firstPage = page.getByRole("img", { name: "Page 1 sur 6" });
  await expect.poll(() => firstPage.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1_240);
  await look("mail-pdf");
  await page.getByRole("button", { name: "Voir la dernière page" }).click();
  await page.getByRole("img", { name: "Page 6 sur 6" }).waitFor();
  await page.getByRole("button", { name: "Fermer plan.pdf" }).click();
  await expect.poll(() => firstPage.count()).toBe(0);
  await page.getByRole("button", { name: "Voir faux.pdf" }).click();
  await page.getByText("Ce fichier n'est pas un PDF").waitFor();
  await look("mail-pdf-refused");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Télécharger IMG_0042.HEIC" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("IMG_0042.HEIC");
  expect([askedUrls, faults.filter((fault) => !fault.includes("422"))]).toEqual([[], []]);
});

test("a browser that does not read photos of iPhones adds one to a project", { timeout: 120_000 }, async () => {
  const person = await site.product.signUp("photos@example.org");
  await acceptedCall(person, "PATCH", "/api/company", READY_SELLER);
  const projectId = await pricedProject(person, { client_info: LEA_ARC });
  const { page, look, faults } = await site.visitAs(person, "both");
  await page.goto(`/etape/${projectId}/estimation`);
  const input = page.getByLabel("Photos à ajouter");
  await input.waitFor({ state: "attached" });
  await input.setInputFiles({ name: "IMG_0042.HEIC", mimeType: "image/heic", buffer: heicPhoto() });
  await page.getByRole("button", { name: "Voir IMG_0042.jpg" }).waitFor();
  await look("project-heic");
  await input.setInputFiles({ name: "casse.heic", mimeType: "image/heic", buffer: heicPhoto().subarray(0, 900) });
  await page.getByText("Cette photo n'est pas lisible : choisis une image JPEG, PNG, WebP ou HEIC.").waitFor();
  expect(faults.filter((fault) => !fault.includes("400"))).toEqual([]);
});
