import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { agreedWorks } from "../agreed-works.ts";
import { issuedInvoice } from "../issued-invoice.ts";
import { signUpSeller } from "../ready-seller.ts";
import { answerDoubts } from "./answer-doubts.ts";
import type { Site } from "./site.ts";
import { open, openSite, waitUntilQuiet, weighAssets } from "./site.ts";

// An issued invoice: payments are noted and taken back, its link is changed, and the SIREN of its seller is corrected.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("a payment typed before another tab noted one is noted once the new rest was seen", async () => {
  const person = await site.product.signUp();
  const { id, project_id } = await issuedInvoice(person, "Atelier");
  const { page } = await site.visitAs(person, "phone");
  await open(page, `/etape/${project_id}/invoice`);
  await page.getByRole("button", { name: "Noter un paiement" }).click();
  await page.getByLabel("Montant reçu").waitFor();
  const body = { amount_cents: 5_000, method: "card" };
  expect((await person.call("POST", `/api/invoices/${id}/payments`, body)).status).toBe(200);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Un paiement ou un avoir a été noté entre-temps").waitFor();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText(/50,00\s€ de plus que ce qui reste à payer/).waitFor();
  await page.getByLabel("Montant reçu").fill("70");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Facture payée").waitFor();
});

test("a payment whose answer was lost is not noted again with another amount", async () => {
  const person = await site.product.signUp();
  const { project_id } = await issuedInvoice(person, "Atelier");
  const { page } = await site.visitAs(person, "phone");
  await open(page, `/etape/${project_id}/invoice`);
  await page.getByRole("button", { name: "Noter un paiement" }).click();
  const isNoted = Promise.withResolvers<void>();
  await page.route(
    "**/payments",
    async (route) => {
      await route.fetch();
      await route.abort();
      isNoted.resolve();
    },
    { times: 1 },
  );
  await page.getByLabel("Montant reçu").fill("50");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await isNoted.promise;
  await page.getByLabel("Montant reçu").fill("60");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Ce formulaire a peut-être déjà été enregistré.").waitFor();
  await page.reload();
  await page.getByText(/Reste à payer 70,00\s€/).waitFor();
  expect(await page.getByRole("list", { name: "Paiements" }).getByRole("listitem").count()).toBe(1);
});

test("an invoice is paid in two parts", { timeout: 120_000 }, async () => {
  const person = await site.product.signUp();
  const { number, project_id, page_url } = await issuedInvoice(person, "Atelier");
  const { page, look, faults } = await site.visitAs(person, "both");
  const settlement = page.locator("section").filter({ hasText: /Reste à payer|Facture payée|Trop-perçu/ });
  // By the keyboard: two taps at one place, as fast as a program makes them, are taken for one.
  const openForm = () => page.getByRole("button", { name: "Noter un paiement" }).press("Enter");
  const note = async (amount: string) => {
    await openForm();
    await page.getByLabel("Montant reçu").fill(amount);
    await page.getByRole("button", { name: "Enregistrer" }).click();
  };

  await open(page, `/etape/${project_id}/invoice`);
  await settlement.getByText(/Reste à payer 120,00\s€/).waitFor();
  await page.getByText("à payer", { exact: true }).waitFor();
  await look("payment-none");
  await note("0");
  await page.getByText("Indique un montant au-dessus de zéro.").waitFor();
  await page.getByLabel("Montant reçu").fill("50");
  await page.getByLabel("Moyen de paiement").selectOption("cheque");
  await page.getByLabel("Référence").fill("n° 1234567");
  await look("payment-form");
  await page.getByLabel("Reçu le", { exact: true }).fill("hier");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Ce jour est avant la facture").waitFor();
  await look("payment-before-invoice");
  await page.getByLabel("Reçu le", { exact: true }).fill("aujourd'hui");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await settlement.getByText(/Reste à payer 70,00\s€/).waitFor();
  await page.getByText("partiellement payée").waitFor();

  await note("80");
  await page.getByText(/10,00\s€ de plus que ce qui reste à payer/).waitFor();
  await look("payment-too-much");
  await page.getByRole("button", { name: "Oui, noter ce montant" }).click();
  await settlement.getByText(/Trop-perçu, à rendre au client 10,00\s€/).waitFor();
  await look("payment-overpaid");
  await page.getByRole("button", { name: /^Actions sur ce paiement de 80,00/ }).click();
  await page.getByRole("menuitem", { name: "Annuler ce paiement" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Annuler ce paiement" }).click();
  await settlement.getByText(/Reste à payer 70,00\s€/).waitFor();
  await open(page, "/app/billing");
  await page.getByText(/^sur 120,00\s€$/).waitFor();
  await page.getByText(/^1 facture · 70,00\s€$/).waitFor();
  await look("payment-billing");

  await open(page, `/etape/${project_id}/invoice`);
  const payments = page.getByRole("list", { name: "Paiements" }).getByRole("listitem");
  const earlierCount = await payments.count();
  await openForm();
  // Two taps note one payment.
  await page.getByRole("button", { name: "Enregistrer" }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.getByText(`${number} est payée`).first().waitFor();
  await settlement.getByText("Facture payée").waitFor();
  expect([await page.getByText(`${number} est payée`).count(), await payments.count()]).toEqual([1, earlierCount + 1]);
  // What is paid asks for no other payment.
  expect(await page.getByRole("button", { name: "Noter un paiement" }).count()).toBe(0);
  await look("payment-paid");
  await page.getByRole("button", { name: `Autres actions sur la facture ${number}` }).click();
  await page.getByRole("menuitem", { name: "Noter un autre paiement" }).waitFor();
  await open(page, page_url);
  await page.getByText("Cette facture est payée.").waitFor();
  await look("payment-public");
  await open(page, "/app/analytics");
  await page.getByText("Mois par mois").click();
  await look("payment-figures");
  await page.getByRole("combobox", { name: "Période" }).selectOption("L'an dernier");
  await page.getByText("Rien sur cette période").waitFor();
  expect((await person.call("GET", "/api/figures")).json.figures).toMatchObject({
    to_collect: { count: 0 },
    collected: { month_cents: 12_000 },
  });
  expect(faults).toEqual([]);
});

test("a paid invoice that was sent has one quiet way to be shared", { timeout: 90_000 }, async () => {
  const owner = await site.product.signUp();
  const { id, number, project_id } = await issuedInvoice(owner, "Terrasse");
  await acceptedCall(owner, "POST", `/api/invoices/${id}/sending`, {});
  await acceptedCall(owner, "POST", `/api/invoices/${id}/payments`, { amount_cents: 12_000, method: "transfer" });
  const { page, look } = await site.visitAs(owner, "both");
  await open(page, `/etape/${project_id}/invoice`);
  await page.getByText("Facture payée").waitFor();
  await page.getByRole("link", { name: "PDF" }).waitFor();
  await look("invoice-over");
  for (const name of ["Renvoyer", "Copier le lien", "Page du client"])
    expect(await page.getByText(name).count()).toBe(0);
  await page.getByRole("button", { name: "Partager" }).click();
  await page.getByRole("dialog", { name: `Partager la facture ${number}` }).waitFor();
});

test("an invoice gets a new link once that is confirmed", { timeout: 90_000 }, async () => {
  const owner = await site.product.signUp("lien@example.org");
  const { project_id } = await issuedInvoice(owner, "Toiture");
  const { page, look } = await site.visitAs(owner, "both");
  await open(page, `/etape/${project_id}/invoice`);
  const link = page.getByRole("link", { name: "Page du client" });
  const formerPath = (await link.getAttribute("href")) ?? "";
  await look("links-of-an-invoice");
  await page.getByRole("button", { name: /^Autres actions/ }).click();
  await page.getByRole("menuitem", { name: "Nouveau lien" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByText("ne s'ouvrira plus").waitFor();
  await look("new-link");
  await question.getByRole("button", { name: "Changer le lien" }).click();
  await page.getByText("Nouveau lien prêt").waitFor();
  await expect.poll(() => link.getAttribute("href")).not.toBe(formerPath);
  const newPath = (await link.getAttribute("href")) ?? "";
  await open(page, newPath);
  await page.getByText("Toiture").first().waitFor();
  await open(page, formerPath);
  await page.getByText("il n'est plus partagé").waitFor();
  await look("former-link");
});

test("the page of an invoice is read and asked about without a script", { timeout: 90_000 }, async () => {
  const seller = await signUpSeller(site.product, { iban: "FR7630006000011234567890189", phone: "0478123456" });
  const { project_id, page_url } = await issuedInvoice(seller, "Toiture", 480);
  const { page, look } = await site.visit("both");
  await page.goto(page_url);
  await look("invoice-page");
  await page.getByRole("button", { name: "Copier le montant" }).click();
  await page.getByText("Copié", { exact: true }).waitFor();
  const bare = (await site.visit("phone", { javaScriptEnabled: false })).page;
  await bare.goto(page_url);
  await bare
    .getByText(/^1\s152,00\s€$/)
    .first()
    .waitFor();
  await bare.getByText("FR76 3000 6000 0112 3456 7890 189", { exact: true }).waitFor();
  expect(await bare.getByRole("button", { name: "Copier l'IBAN" }).isVisible()).toBe(false);
  await bare.getByText("Poser une question à").click();
  await bare.getByLabel("Votre question").fill("Puis-je payer en deux fois ?");
  await bare.getByRole("button", { name: "Envoyer la question" }).click();
  await bare.getByText("Votre question est envoyée.").waitFor();
  const desk = await site.visitAs(seller, "both");
  await open(desk.page, `/etape/${project_id}/invoice`);
  await desk.page.getByText("Puis-je payer en deux fois ?").waitFor();
  await desk.look("invoice-question");
});

test("script and style of the page of an invoice are under 60 kB together", async () => {
  const { page_url } = await issuedInvoice(await site.product.signUp(), "Toiture");
  expect(await weighAssets(site, page_url)).toBeLessThan(60_000);
});

test("a typing error in the SIREN of invoices is corrected once confirmed", { timeout: 90_000 }, async () => {
  const owner = await site.product.signUp("siren@example.org");
  await owner.call("PATCH", "/api/company", { siren: "732829320" });
  await issuedInvoice(owner, "Toiture");
  const { page, look } = await site.visitAs(owner, "both");
  await open(page, "/app/settings#entreprise");
  const field = page.getByLabel("SIREN", { exact: true });
  await field.fill("732829395");
  await page.getByRole("button", { name: "Enregistrer" }).first().click();
  await page.getByText("Des factures sont déjà émises sous le SIREN 732829320").waitFor();
  const correction = page.getByRole("button", { name: "Corriger le SIREN" });
  await correction.waitFor();
  await look("siren-of-invoices");
  await correction.click();
  const question = page.getByRole("alertdialog");
  await question.getByText("Remplacer le SIREN 732829320 par 732829395").waitFor();
  await look("siren-correction");
  await question.getByRole("button", { name: "Corriger le SIREN" }).click();
  await expect.poll(() => correction.count()).toBe(0);
  expect((await owner.call("GET", "/api/company")).json.company.siren).toBe("732829395");
  expect(await field.inputValue()).toBe("732829395");
});

test("an accepted quote is invoiced by a deposit, the works done and the rest", { timeout: 120_000 }, async () => {
  const person = await signUpSeller(site.product, { iban: "FR7630006000011234567890189" });
  const id = await agreedWorks(person);
  const tick = (taskId: string, isDone: boolean) =>
    acceptedCall(person, "PATCH", `/api/projects/${id}/tasks/${taskId}`, { done: isDone });
  let lastId = "";
  for (const section of ["Plomberie", "Carrelage"]) {
    const { task } = await acceptedCall(person, "POST", `/api/projects/${id}/tasks`, { title: section, section });
    await tick(task.id, true);
    lastId = task.id;
  }
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, `/etape/${id}/invoice`);
  await answerDoubts(page);
  // The work is done: all of it is invoiced, and a part of it is a press away.
  await page.getByRole("button", { name: /^Facturer [0-9]/ }).waitFor();
  await page.getByText("Ou facturer une partie du devis").waitFor();
  expect(await page.getByRole("button", { name: /^Demander un acompte/ }).isVisible()).toBe(false);
  await waitUntilQuiet(page);
  await look("invoice-work-done");
  await tick(lastId, false);
  await open(page, `/etape/${id}/invoice`);
  await answerDoubts(page);
  const deposit = page.getByRole("button", { name: /^Demander un acompte/ });
  await deposit.waitFor();
  await waitUntilQuiet(page);
  await look("parts-offers");
  await deposit.click();
  // What could not be asked of the server is asked again when the network is back.
  await page.context().setOffline(true);
  await page.getByLabel("Part du devis").fill("40");
  await page.getByRole("button", { name: "Réessayer" }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Oui, je peux la demander" }).click();
  const issue = page.getByRole("button", { name: "Émettre l'acompte" });
  await page.getByText("1 311,56").waitFor();
  await issue.press("Enter");
  await page.getByRole("button", { name: "Oui, émettre" }).click();
  const list = page.getByRole("list", { name: "Factures de ce devis" });
  await list.getByText("Acompte").waitFor();
  await page.getByRole("button", { name: "Noter un paiement" }).waitFor();
  await waitUntilQuiet(page);
  await look("parts-deposit-issued");
  await page.getByRole("button", { name: "Facturer la suite" }).click();
  await page.getByRole("button", { name: "Situation n° 1" }).click();
  await page.getByLabel("Plomberie").waitFor();
  expect(await page.getByLabel("Plomberie").inputValue()).toBe("100");
  await page.getByLabel("Carrelage").fill("25");
  await page.getByRole("button", { name: "Oui, je peux la demander" }).click();
  await page.getByRole("dialog").getByText("Total HT", { exact: true }).waitFor();
  await look("parts-progress-form");
  await page.getByRole("button", { name: "Émettre la situation" }).press("Enter");
  await page.getByRole("button", { name: "Oui, émettre" }).click();
  await list.getByText("Situation n° 1").waitFor();
  await page.getByRole("button", { name: "Facturer la suite" }).click();
  await page.getByRole("button", { name: /^Facturer le solde/ }).click();
  await answerDoubts(page);
  await page.getByRole("button", { name: "Émettre la facture de solde" }).waitFor();
  await waitUntilQuiet(page);
  await page.getByRole("button", { name: "Émettre la facture de solde" }).press("Enter");
  await page.getByRole("button", { name: "Oui, émettre" }).click();
  await list.getByText("Solde").waitFor();
  await waitUntilQuiet(page);
  await look("parts-final-issued");
  expect(faults).toEqual([]);
});
