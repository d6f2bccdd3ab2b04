import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { plainTextOf } from "../letters.ts";
import type { SmtpServer } from "../mail/smtp-server.ts";
import { smtpServer } from "../mail/smtp-server.ts";
import { quoteCalls } from "../quote-calls.ts";
import { LETTERS_LEAVE } from "../quote-page.ts";
import { LEA_ARC, signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { open, openSite, waitUntilQuiet, weighAssets } from "./site.ts";

// A customer answers a quote by themselves on a phone: ticks an option, signs with a code and a drawing, withdraws.

let site: Site;
let mails: SmtpServer;
beforeAll(async () => {
  mails = await smtpServer({ username: "jean", password: "secret" });
  const env = { ...LETTERS_LEAVE, SMTP_URL: `smtp://jean:secret@127.0.0.1:${mails.port}` };
  site = await openSite({ env, runsJobs: true });
});
afterEach(() => site.leaveAll());
afterAll(async () => {
  await site?.close();
  await mails?.close();
});

const TOUCH = { hasTouch: true, isMobile: true } as const;

/** A quote at 10 % with an option, sent. */
async function sentQuote(person: Person): Promise<{ projectId: string; page: string }> {
  const core = { name: "Salle de bain", start_date: "2026-12-01", client_info: LEA_ARC };
  const { project } = (await person.call("POST", "/api/projects", core)).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 10, rate: 50 });
  const { draft } = (await person.call("POST", `/api/projects/${project.id}/quote-draft`, {})).json;
  const works = { ...draft.lines[0], label: "Pose du carrelage", vat_basis_points: 1000 };
  const option = {
    ...works,
    id: "option-1",
    label: "Sèche-serviettes",
    is_option: true,
    task_id: null,
    quantity_e4: 10_000,
    unit: "u",
    unit_price_e6: 240_000_000,
  };
  const body = { version: draft.version, lines: [works, option], discount: null };
  await person.call("PUT", `/api/quotes/${draft.id}/draft`, body);
  const { drawUp, send } = quoteCalls(() => person);
  const { id, page_url } = await drawUp(project.id);
  await send(id);
  return { projectId: project.id, page: page_url };
}

async function codeSentTo(address: string): Promise<string> {
  const find = () =>
    mails.state.mails
      .filter(({ to }) => to.includes(address))
      .map(({ text }) => /^\d{6}$/m.exec(plainTextOf(text).replaceAll("\r", ""))?.[0])
      .findLast((code) => code !== undefined);
  await expect.poll(find).toBeDefined();
  return find()!;
}

async function draw(page: Page): Promise<void> {
  const pad = page.locator("#pad");
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox())!;
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.15, 0.6));
  await page.mouse.down();
  for (const [x, y] of [
    [0.2, 0.2],
    [0.27, 0.75],
    [0.36, 0.3],
    [0.44, 0.7],
    [0.55, 0.4],
    [0.7, 0.65],
    [0.85, 0.35],
  ] as const)
    await page.mouse.move(...at(x, y), { steps: 4 });
  await page.mouse.up();
}

test("a quote is signed on a phone with an option while the seller looks", { timeout: 120_000 }, async () => {
  const seller = await signUpSeller(site.product, { trade: "plomberie", email: "volt@example.org" });
  const { projectId, page: url } = await sentQuote(seller);
  const desk = await site.visitAs(seller, "desktop");
  await open(desk.page, `/etape/${projectId}/client-validation`);
  await desk.page.getByText("Pas encore ouvert par le client").waitFor();

  const { page, look, faults } = await site.visit("phone", TOUCH);
  await page.goto(url);
  await page.getByRole("heading", { name: "Devis", exact: true }).waitFor();
  await desk.page.getByText(/^Vu par le client le/).waitFor();
  await look("quote-page");
  await page.getByText("Poser une question à").tap();
  await page.getByLabel("Votre question").fill("Le mur du fond est-il compris ?");
  await page.getByRole("button", { name: "Envoyer la question" }).click();
  await page.getByText("Votre question est envoyée.").waitFor();
  await desk.page.getByText("Le mur du fond est-il compris ?").waitFor();

  await page.goto(url);
  await page.getByLabel("Ajouter cette option").tap();
  await page.locator('[data-live="bar"]').getByText("814,00").waitFor();
  await look("quote-page-option");
  await page.getByLabel("Votre nom").first().fill("Léa Arc");
  await page.getByLabel("Votre adresse e-mail", { exact: true }).fill("lea@example.org");
  await page.getByRole("button", { name: "Continuer vers la signature" }).tap();
  await page.getByRole("heading", { name: /^Signer le devis/ }).waitFor();
  await look("quote-page-sign");
  await page.getByLabel("Code à 6 chiffres").fill("12");
  await page.getByRole("button", { name: "Signer, avec obligation de paiement" }).tap();
  await page.getByText("Le taux réduit de TVA demande cette certification.").waitFor();
  await look("quote-page-unticked");
  await page.getByLabel(/achevés depuis plus de deux ans/).check();
  await draw(page);
  await page.getByLabel("Code à 6 chiffres").fill("12");
  await page.getByRole("button", { name: "Signer, avec obligation de paiement" }).tap();
  await page.getByText("Tapez les 6 chiffres reçus par e-mail.").first().waitFor();
  // The signature that was drawn is still there.
  expect(await page.locator("#pad path").getAttribute("d")).toContain("L");
  await look("quote-page-sign-refused");
  expect(await page.getByLabel(/achevés depuis plus de deux ans/).isChecked()).toBe(true);
  await page.getByLabel("Code à 6 chiffres").fill(await codeSentTo("lea@example.org"));
  await page.getByRole("button", { name: "Signer, avec obligation de paiement" }).tap();
  await page.getByText(/^Devis accepté le/).waitFor();
  await look("quote-page-accepted");

  await desk.page.getByText("Accepté en ligne").waitFor();
  // What the customer signed is no note of the seller, who cannot take it back.
  expect(await desk.page.getByText("Annuler l'accord").count()).toBe(0);
  await desk.page.getByText("Preuve vérifiée : elle est intacte").click();
  await desk.page.getByText("dessinée").waitFor();
  await waitUntilQuiet(desk.page);
  await desk.look("client-validation-signed");
  const copies = () => mails.state.mails.filter(({ text }) => text.includes("-signe.pdf")).flatMap(({ to }) => to);
  await expect.poll(() => copies().toSorted()).toEqual(["lea@example.org", "volt@example.org"]);

  await page.getByRole("link", { name: "Renoncer au contrat ici" }).tap();
  await page.getByRole("heading", { name: "Renoncer au contrat" }).waitFor();
  await look("quote-page-withdrawal");
  await page.getByRole("button", { name: "Confirmer la rétractation" }).tap();
  await page.getByText("Contrat annulé").waitFor();
  await look("quote-page-withdrawn");
  await desk.page.getByText("Rétractation", { exact: true }).waitFor();
  expect([...faults, ...desk.faults]).toEqual([]);
});

test("a quote with an option is signed without any script", { timeout: 60_000 }, async () => {
  const seller = await signUpSeller(site.product, { trade: "plomberie" });
  const { projectId, page: url } = await sentQuote(seller);
  const { page } = await site.visit("phone", { javaScriptEnabled: false });
  await page.goto(url);
  await page.getByLabel("Ajouter cette option").check();
  await page.getByRole("button", { name: "Recalculer le total avec mes options" }).click();
  await page.getByText("814,00").first().waitFor();
  await page.getByLabel("Votre nom").first().fill("Léa Arc");
  await page.getByLabel("Votre adresse e-mail", { exact: true }).fill("sans-script@example.org");
  await page.getByRole("button", { name: "Continuer vers la signature" }).click();
  await page.getByLabel(/achevés depuis plus de deux ans/).check();
  await page.getByLabel("Code à 6 chiffres").fill(await codeSentTo("sans-script@example.org"));
  await page.getByRole("button", { name: "Signer, avec obligation de paiement" }).click();
  await page.getByText(/^Devis accepté le/).waitFor();
  const { versions } = (await seller.call("GET", `/api/projects/${projectId}/quote-versions`)).json;
  expect(versions[0]).toMatchObject({ status: "accepted", total: 814 });
});

test("a refusal with its reason is shown to both", async () => {
  const seller = await signUpSeller(site.product);
  const { projectId, page: url } = await sentQuote(seller);
  const { page, look } = await site.visit("phone", TOUCH);
  await page.goto(url);
  await page.getByText("Refuser ce devis").tap();
  await page.getByLabel("Pourquoi ? (facultatif)").fill("Trop cher pour cette année.");
  await page.getByRole("button", { name: "Refuser le devis" }).tap();
  await page.getByText(/^Devis refusé le/).waitFor();
  await look("quote-page-declined");
  const desk = await site.visitAs(seller, "desktop");
  await open(desk.page, `/etape/${projectId}/client-validation`);
  await desk.page.getByText("« Trop cher pour cette année. »").waitFor();
});

test("script and style of the page are under 60 kB together", async () => {
  const { page: url } = await sentQuote(await signUpSeller(site.product));
  expect(await weighAssets(site, url)).toBeLessThan(60_000);
});
