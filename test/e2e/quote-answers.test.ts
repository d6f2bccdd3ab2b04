import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { quoteCalls } from "../quote-calls.ts";
import { LEA_ARC, signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import { answerDoubts } from "./answer-doubts.ts";
import { form } from "./draft-dialog.ts";
import { giveByHand } from "./give-document.ts";
import type { Site, Size, Visit } from "./site.ts";
import { open, openSite, waitUntilQuiet } from "./site.ts";

// What becomes of a quote: lines written without an estimation, sent by hand, changed, sent again, accepted.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

async function projectWithoutPrice(): Promise<{ person: Person; id: string }> {
  const person = await signUpSeller(site.product, { trade: "plomberie" });
  const { project } = (
    await person.call("POST", "/api/projects", {
      name: "Rénovation d'une salle de bain",
      start_date: "2026-12-01",
      client_info: LEA_ARC,
    })
  ).json;
  return { person, id: project.id };
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

async function addLine(page: Page, label: string, price: string, rate?: string): Promise<void> {
  await press(page, /^Ligne$/);
  if (rate !== undefined) await form(page).getByLabel("TVA", { exact: true }).selectOption(rate);
  await form(page).getByLabel("Désignation").fill(label);
  await form(page).getByLabel("Prix unitaire hors taxes").fill(price);
  await form(page).getByRole("button", { name: "Enregistrer" }).click();
  await form(page).waitFor({ state: "detached" });
}

// What the customer reads behind a link, in a browser of their own.
async function customerPage(url: string, size: Size): Promise<Visit> {
  const customer = await site.visit(size);
  await customer.page.goto(url);
  await customer.page.getByRole("heading", { name: "Devis", exact: true }).waitFor();
  return customer;
}

test("a quote written without an estimation is sent, replaced and accepted", { timeout: 180_000 }, async () => {
  const { person, id } = await projectWithoutPrice();
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, `/etape/${id}/invoice`);
  await page.getByText("Rien à facturer pour l'instant").waitFor();
  await page.getByRole("link", { name: "Aller au devis" }).click();
  await page.getByText("Rien à chiffrer pour l'instant").waitFor();
  await look("quote-nothing");
  await press(page, "Écrire les lignes");
  await page.getByText("Aucune ligne pour l'instant").waitFor();
  expect(await page.getByRole("button", { name: "Établir le devis" }).count()).toBe(0);
  await look("quote-empty-draft");
  await addLine(page, "Pose du carrelage", "780");
  await press(page, "Établir le devis");
  // What the lines come to is sent, once it was shown.
  await addLine(page, "Joints", "20");
  await expect.poll(() => page.locator("[data-state-line]").innerText()).toMatch(/960,00/);
  expect(await page.getByText("Pas encore dans le devis.").count()).toBe(0);
  await look("quote-is-its-lines");
  await giveByHand(page);
  await page.getByText(/^Envoyé le/).waitFor();
  await waitUntilQuiet(page);
  await look("quote-sent");
  const { versionsOf } = quoteCalls(() => person);
  const [first] = await versionsOf(id);
  expect(first).toMatchObject({ edition: 1, total: 960 });
  const firstView = await customerPage(first.page_url, "both");
  expect(await firstView.page.getByText("remplacé").count()).toBe(0);

  // What the customer has is read until its seller asks to change it.
  expect(await page.getByRole("button", { name: /^Ligne$/ }).count()).toBe(0);
  await page.getByText("Le client garde la version 1 tant que la version 2 n'est pas envoyée.").waitFor();
  await press(page, "Modifier : fera une version 2");
  await page.getByText("Ce que tu changes fera une version 2").waitFor();
  await press(page, "Ne rien changer");
  await press(page, "Modifier : fera une version 2");
  await addLine(page, "Carrelage", "500", "1000");
  await press(page, /^Mettre le devis à/);
  await page.getByText("La version 2 n'est pas encore envoyée").waitFor();
  await waitUntilQuiet(page);
  await look("quote-second-version");
  const before = await customerPage(first.page_url, "both");
  expect(await before.page.getByText("remplacé").count()).toBe(0);
  expect(await before.page.getByText("Carrelage", { exact: true }).count()).toBe(0);
  await giveByHand(page);
  await page.getByText("remplacé").waitFor();
  const after = await customerPage(first.page_url, "both");
  await after.page.getByText("Ce devis est remplacé par une version plus récente.").waitFor();
  await after.look("public-quote-replaced");
  await after.page.getByRole("link", { name: "Voir la nouvelle version" }).click();
  await after.page.getByText("Carrelage", { exact: true }).first().waitFor();

  await open(page, `/etape/${id}/client-validation`);
  await page.getByRole("heading", { name: "Chez le client" }).waitFor();
  await waitUntilQuiet(page);
  await look("client-validation-waiting");
  await press(page, "Le client a accepté");
  await form(page).getByLabel("Accepté par").fill("");
  await press(page, "Noter l'accord");
  await form(page).getByText("Champ requis").waitFor();
  await form(page).getByLabel("Accepté par").fill("Léa Arc");
  // The certificate of the reduced rate is asked for with the acceptance.
  await form(page).getByText("Dis si tu l'as reçue signée.").waitFor();
  await form(page).getByText("Pas encore", { exact: true }).click();
  await form(page).getByRole("button", { name: "Envoyer plutôt le lien" }).waitFor();
  await look("quote-answer-form");
  await press(page, "Noter l'accord");
  const agreementToast = page.getByText(/^Devis accepté par Léa Arc : [\d\s,]+€\.$/);
  await agreementToast.waitFor();
  await page.getByText(/^Accepté par Léa Arc le/).waitFor();
  await waitUntilQuiet(page);
  await page.getByText(/pas encore reçue signée$/).waitFor();
  await look("client-validation-accepted");
  // What was told of a page goes when one leaves it.
  await page.getByRole("link", { name: "Fait : Devis" }).click();
  await agreementToast.waitFor({ state: "detached" });
  await page.goBack();
  await press(page, "Je l'ai reçue signée");
  await page.getByText(/10\s% : reçue signée$/).waitFor();
  await page.getByText("Garde le papier avec tes comptes.").scrollIntoViewIfNeeded();
  await look("certificate-received");
  await press(page, "Noté par erreur ? Annuler l'accord");
  await press(page, "Annuler cette réponse");
  await press(page, "Le client a refusé");
  await page.getByRole("button", { name: "Noter le refus" }).click();
  // Exactly, because the form has a field « Refusé par ».
  await page.getByText("Refusé", { exact: true }).waitFor();
  await look("client-validation-declined");
  expect((await versionsOf(id)).map((one: { status: string }) => one.status)).toEqual([
    "declined",
    "replaced",
    "replaced",
  ]);
  expect(faults).toEqual([]);
});

test("lines with prices of their own need no estimation", async () => {
  const { person, id } = await projectWithoutPrice();
  const { draft } = (await person.call("POST", `/api/projects/${id}/quote-draft`, {})).json;
  const { page, look } = await site.visitAs(person, "both");
  await open(page, `/etape/${id}/validation`);
  await page.getByText("Aucune ligne du devis n'a de prix").waitFor();
  expect(await page.getByRole("link", { name: "Fait : Estimation" }).count()).toBe(0);
  await page.getByRole("listitem").filter({ hasText: "Prix" }).getByRole("link", { name: "Compléter" }).click();
  await addLine(page, "Pose du carrelage", "780");
  await expect
    .poll(async () => (await person.call("GET", `/api/quotes/${draft.id}/draft`)).json.draft.lines.length)
    .toBe(1);
  await open(page, `/etape/${id}/validation`);
  await page.getByText("Dans les lignes du devis").waitFor();
  // What is priced by its lines needs no other estimation.
  expect(await page.getByRole("link", { name: "Fait : Estimation" }).count()).toBe(1);
  await look("validation-own-lines");

  await acceptedCall(person, "PUT", "/api/team/costs", { user_id: null, hour_cents: 3_200 });
  await acceptedCall(person, "POST", `/api/projects/${id}/tasks`, { title: "Pose du carrelage", estimate_h: 12 });
  await acceptedCall(person, "POST", `/api/projects/${id}/quote`, {});
  await page.reload();
  // 780 € without VAT, less 12 h at 32 €.
  await page.getByText(/^396,00\s€, soit 51\s% du prix$/).waitFor();
  // Its VAT was not verified: nothing holds it back, but all is not ready.
  await page.getByText("Rien ne retient le devis. À vérifier avant de l'envoyer : TVA").waitFor();
  expect(await page.getByText("Tout est prêt").count()).toBe(0);
  await waitUntilQuiet(page);
  await look("validation-ready");
  await giveByHand(page);
  await page.getByRole("heading", { name: "Ce qui est parti" }).waitFor();
  await page.getByText(/^Envoyé le/).waitFor();
  expect(await page.getByText(/avant d'envoyer|avant l'envoi/i).count()).toBe(0);
  await waitUntilQuiet(page);
  await look("validation-sent");
});

test(
  "an answer that was noted elsewhere is shown, then taken back at the second try",
  { timeout: 90_000 },
  async () => {
    const { person, id } = await projectWithoutPrice();
    await person.call("PATCH", `/api/projects/${id}/estimation`, { hours: 2, rate: 50 });
    await person.call("POST", `/api/projects/${id}/quote`, {});
    const [quote] = (await person.call("GET", `/api/projects/${id}/quote-versions`)).json.versions;
    const { page } = await site.visitAs(person, "desktop");
    await open(page, `/etape/${id}/client-validation`);
    await page.getByText("Le client t'a déjà répondu ?").click();
    await press(page, "Le client a refusé");
    await form(page).getByLabel("Refusé par").waitFor();
    const acceptance = { decision: "accepted", signer: "Léa Arc", decided_on: quote.dated_on };
    expect((await person.call("POST", `/api/quotes/${quote.id}/decision`, acceptance)).status).toBe(200);
    // The screen hears of it: there is nothing left to note.
    await form(page).waitFor({ state: "detached" });
    await page.getByText(/^Accepté par Léa Arc le/).waitFor();

    await page.route(/\/decision$/, (route) => route.abort(), { times: 1 });
    await press(page, "Noté par erreur ? Annuler l'accord");
    await press(page, "Annuler cette réponse");
    await page.getByRole("alertdialog").getByRole("alert").waitFor();
    // A question is a card, and not as wide as the page.
    expect((await page.getByRole("alertdialog").boundingBox())!.width).toBeLessThan(500);
    await press(page, "Annuler cette réponse");
    await page.getByText("Le client t'a déjà répondu ?").waitFor();
  },
);

test(
  "an accepted quote stays accepted on screen while its next version is prepared",
  { timeout: 120_000 },
  async () => {
    const { person, id } = await projectWithoutPrice();
    const { drawUp, versionsOf, price, decide } = quoteCalls(() => person);
    await person.call("PATCH", `/api/projects/${id}/estimation`, { hours: 2, rate: 50 });
    const first = await drawUp(id);
    const [{ dated_on: decided_on }] = await versionsOf(id);
    const answer = (quoteId: string, decision: string) => decide(quoteId, { decision, signer: "Léa Arc", decided_on });
    await answer(first.id, "accepted");
    await price(id, 60);
    const second = await drawUp(id, { after_acceptance: true });
    const { page, look, faults } = await site.visitAs(person, "both");
    await open(page, `/etape/${id}/client-validation`);
    await page.getByText(/^Avenant n°\s1, \+\d+,\d\d\s€ : pas encore envoyé au client$/).waitFor();
    await page.getByRole("link", { name: "Fait : Accord du client" }).waitFor();
    expect(await page.getByRole("button", { name: "Préparer un avenant" }).count()).toBe(0);
    await waitUntilQuiet(page);
    await look("quote-accepted-next-version");
    await giveByHand(page);
    await page.getByRole("link", { name: /^[0-9]\.? Accord du client/ }).waitFor();
    await answer(second.id, "declined");
    await open(page, `/etape/${id}/client-validation`);
    await page.getByText("La version acceptée avant celle-ci tient toujours").waitFor();
    await page.getByRole("link", { name: "Fait : Accord du client" }).waitFor();
    await waitUntilQuiet(page);
    await look("quote-accepted-next-declined");
    expect(faults).toEqual([]);
  },
);

test("before an invoice is issued, a quote that was not sent is spoken of", async () => {
  const { person, id } = await projectWithoutPrice();
  await person.call("PATCH", `/api/projects/${id}/estimation`, { hours: 2, rate: 50 });
  const { page } = await site.visitAs(person, "phone");
  await open(page, `/etape/${id}/invoice`);
  await answerDoubts(page);
  expect(await page.getByText("Tu peux facturer quand même").count()).toBe(0);
  await person.call("POST", `/api/projects/${id}/quote`, {});
  await open(page, `/etape/${id}/invoice`);
  await page.getByText("n'est pas noté comme envoyé à ton client. Tu peux facturer quand même.").waitFor();
  await open(page, `/etape/${id}/quote`);
  await expect.poll(() => page.getByRole("button", { name: /^Envoyer à / }).count()).toBe(1);
});
