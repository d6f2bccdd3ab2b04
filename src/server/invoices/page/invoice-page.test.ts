import { issuedInvoice } from "#test/issued-invoice.ts";
import { lastLetter } from "#test/letters.ts";
import { LETTERS_LEAVE, quotePageCalls, textOf } from "#test/quote-page.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// What the customer of an invoice reads on its page: what is due, by when, how to pay it, and where it stands.

let app: TestApp;
let owner: Person;
let now = new Date("2026-11-23T09:00:00Z");
const IBAN = "FR7630006000011234567890189";
beforeAll(async () => {
  app = await testApp({ env: LETTERS_LEAVE, clock: () => now });
  owner = await signUpSeller(app, { email: "volt@example.org", phone: "0478000000", iban: IBAN });
});
afterAll(() => app.close());

const { read, send } = quotePageCalls(() => app);
const invoiceOf = (name: string, person = owner) => issuedInvoice(person, name);
const pageText = async (url: string) => textOf((await read(url)).body).replace(/\s/g, " ");
const pay = (id: string, amount_cents: number, method = "transfer") =>
  owner.call("POST", `/api/invoices/${id}/payments`, { amount_cents, method });
const codeIn = (html: string) => /<path stroke[^>]+>/.exec(html)![0];
const later = async (days: number, act: () => Promise<void>) => {
  const before = now;
  now = new Date(now.getTime() + days * 86_400_000);
  await act();
  now = before;
};

test("an invoice says who bills and what is due by when", async () => {
  const { number, page_url } = await invoiceOf("Salle de bain");
  const answer = await read(page_url);
  expect(answer.headers).toMatchObject({ "x-robots-tag": "noindex, nofollow", "cache-control": "no-store" });
  const text = await pageText(page_url);
  for (const words of [
    "Volt EI",
    `Facture ${number}`,
    "À régler 120,00 €",
    "au plus tard le 23 déc. 2026, dans 30 jours",
    "FR76 3000 6000 0112 3456 7890 189",
    `Référence ${number}`,
  ])
    expect(text).toContain(words);
  expect(answer.body).toContain('aria-label="Code QR du virement"');
});

test("an invoice paid in part asks for what remains, in its code too", async () => {
  const { id, page_url } = await invoiceOf("Cuisine");
  const whole = codeIn((await read(page_url)).body);
  await pay(id, 5_000, "cheque");
  const { body } = await read(page_url);
  const text = await pageText(page_url);
  expect(text).toContain("Reste à régler 70,00 €");
  expect(text).toMatch(/Reçu le 23 nov\. 2026, chèque .50,00 €/);
  expect(text).toContain("Montant 70,00 €");
  expect(codeIn(body)).not.toBe(whole);
});

test("an invoice that is late says since when", async () => {
  const { page_url } = await invoiceOf("Toiture");
  await later(33, async () => {
    const text = await pageText(page_url);
    expect(text).toContain("en retard de 3 jours");
    expect(text).toContain("C'était à régler au plus tard le 23 déc. 2026.");
  });
});

test("a payment noted by mistake is not told to whom it was never made by", async () => {
  const { id, page_url } = await invoiceOf("Mur");
  const { payments } = (await pay(id, 3_000, "cash")).json.settlement;
  await owner.call("POST", `/api/payments/${payments[0].id}/reversal`, {});
  await pay(id, 12_000);
  const text = await pageText(page_url);
  expect(text).toContain("Cette facture est payée.");
  expect(text).not.toContain("Payer par virement");
  expect(text).not.toContain("espèces");
});

test("who paid too much is told what they are owed", async () => {
  const { id, page_url } = await invoiceOf("Grange");
  await pay(id, 13_000);
  expect(await pageText(page_url)).toContain("Trop-perçu, à vous rendre 10,00 €");
});

test("an invoice and its credit note lead to each other", async () => {
  const { id, number, page_url } = await invoiceOf("Cave");
  const credit = (await owner.call("POST", `/api/invoices/${id}/credit-notes`, { lines: null, gross_cents: 2_000 }))
    .json.credit_note;
  const text = await pageText(page_url);
  expect(text).toContain("Reste à régler 100,00 €");
  expect((await read(page_url)).body).toContain(`href="${credit.page_url}"`);
  const creditText = await pageText(credit.page_url);
  expect(creditText).toContain("Avoir en votre faveur 20,00 €");
  expect(creditText).toContain(`Il est déjà déduit de la facture ${number}, dont il reste 100,00 € à régler.`);
  expect(creditText).not.toContain("Payer par virement");
  await owner.call("POST", `/api/invoices/${id}/credit-notes`, { lines: null });
  expect(await pageText(page_url)).toContain("annulée par un avoir : il n'y a rien à régler");
});

test("an invoice without bank details says whom to ask, then those that its seller gives", async () => {
  const seller = await signUpSeller(app, { email: "sans-iban@example.org", phone: "0611223344" });
  const { page_url } = await invoiceOf("Véranda", seller);
  const text = await pageText(page_url);
  expect(text).toContain("ne donne pas de coordonnées bancaires");
  expect((await read(page_url)).body).toContain("mailto:sans-iban@example.org");
  await seller.call("PATCH", "/api/company", { iban: IBAN });
  const laterText = await pageText(page_url);
  expect(laterText).toContain("FR76 3000 6000 0112 3456 7890 189");
  expect(laterText).toContain("a donné ces coordonnées après l'émission de la facture");
});

test("a question on an invoice is kept, sent to its seller and shown to them", async () => {
  const { id, number, page_url } = await invoiceOf("Puits");
  const form = { question: "Puis-je payer en deux fois ?", name: "Léa", email: "pas une adresse" };
  const refusal = await send(`${page_url}/question`, form);
  expect(refusal.statusCode).toBe(422);
  expect(textOf(refusal.body)).toContain("Cette adresse e-mail ne semble pas valable");
  expect(refusal.body).toContain("Puis-je payer en deux fois ?");
  const answer = await send(`${page_url}/question`, { ...form, email: "lea@example.org" });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${page_url}?sent=1#question`]);
  expect((await owner.call("GET", `/api/invoices/${id}/questions`)).json.questions).toMatchObject([
    { name: "Léa", email: "lea@example.org", question: "Puis-je payer en deux fois ?" },
  ]);
  const letter = await lastLetter(app, "volt@example.org");
  expect(letter.subject).toBe(`Une question sur la facture ${number}`);
});

test("the link of a quote, or of nothing, opens no invoice", async () => {
  const projectId = await pricedProject(owner);
  const { page_url } = (await owner.call("POST", `/api/projects/${projectId}/quote`, {})).json;
  for (const url of [page_url.replace("/quote/", "/invoice/"), "/invoice/inconnu", `/invoice/${"a".repeat(43)}`]) {
    const answer = await read(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(textOf(answer.body)).toContain("Facture introuvable");
  }
});
