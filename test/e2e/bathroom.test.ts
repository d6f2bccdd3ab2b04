import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { pdfText } from "../pdf-text.ts";
import { signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import { answerDoubts } from "./answer-doubts.ts";
import { addSection, form, saveForm, unfoldLine } from "./draft-dialog.ts";
import { giveByHand } from "./give-document.ts";
import type { Site } from "./site.ts";
import { open, openSite, waitUntilQuiet } from "./site.ts";

// A bathroom from the first line of its quote to the credit note. Every amount here was worked out by hand.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const NAME = "Rénovation d'une salle de bain";

async function bathroomProject(): Promise<{ person: Person; id: string }> {
  const person = await signUpSeller(site.product, {
    iban: "FR7630006000011234567890189",
    address: { line1: "1 rue de l'Établi", postal_code: "69003", city: "Lyon" },
  });
  const { project } = await acceptedCall(person, "POST", "/api/projects", {
    name: NAME,
    start_date: "2027-03-01",
    client_info: {
      kind: "person",
      first_name: "Léa",
      last_name: "Arc",
      email: "lea@example.org",
      address: { line1: "8 quai des Bois", postal_code: "38000", city: "Grenoble" },
    },
  });
  return { person, id: project.id };
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

type TypedLine = {
  label: string;
  quantity: string;
  unit: string;
  price: string;
  vat: string;
  discount?: string;
  isSupply?: boolean;
};

async function addLine(page: Page, { label, quantity, unit, price, vat, ...more }: TypedLine): Promise<void> {
  await page.getByRole("button", { name: "Ligne", exact: true }).click();
  await form(page).getByLabel("Désignation").fill(label);
  await form(page).getByLabel("Quantité").fill(quantity);
  await form(page).getByLabel("Unité").selectOption(unit);
  await form(page).getByLabel("Prix unitaire hors taxes").fill(price);
  await form(page).getByLabel("TVA").selectOption(vat);
  if (more.discount || more.isSupply) await unfoldLine(page);
  if (more.discount) await form(page).getByLabel("Remise sur la ligne").fill(more.discount);
  if (more.isSupply) await form(page).getByText("Fourniture").click();
  await saveForm(page);
}

const TILING = { label: "Pose du carrelage", quantity: "12", unit: "m²", price: "65", vat: "1000" };
const TILES = {
  label: "Carrelage grès cérame",
  quantity: "13",
  unit: "m²",
  price: "38,90",
  vat: "2000",
  discount: "10",
  isSupply: true,
};
const PLUMBING = { label: "Pose de la robinetterie", quantity: "14", unit: "h", price: "48", vat: "1000" };

/** What the seller is told: of documents in cents, of the brief the names of the groups that are not empty. */
async function readMoney(person: Person) {
  const { figures } = await acceptedCall(person, "GET", "/api/figures");
  const { brief } = await acceptedCall(person, "GET", "/api/figures/brief");
  return {
    invoiced: [figures.year.count, figures.year.net_cents, figures.year.gross_cents],
    toCollect: [figures.to_collect.count, figures.to_collect.amount_cents],
    collected: figures.collected.year_cents,
    waitingQuotes: [figures.waiting_quotes.count, figures.waiting_quotes.amount_cents],
    unanswered: [brief.unanswered.count, brief.unanswered.amount_cents],
    late: [figures.late.count, brief.late.count],
    toEstimate: brief.to_estimate.count,
  };
}

const NOTHING = {
  invoiced: [0, 0, 0],
  toCollect: [0, 0],
  collected: 0,
  waitingQuotes: [0, 0],
  unanswered: [0, 0],
  late: [0, 0],
  toEstimate: 0,
};

/** What a customer reads behind a link, page and PDF, without the spaces of French amounts. */
async function customerReads(pageUrl: string): Promise<{ page: string; pdf: string }> {
  const [, kind, token] = pageUrl.split("/");
  const { json } = await site.product.server
    .inject(`/api/public/${kind}s/${token}`)
    .then((answer) => ({ json: answer.json() }));
  const pdf = await site.product.server.inject(json.url);
  const bare = (text: string) => text.replace(/\s/g, "");
  return { page: bare(JSON.stringify(json.view)), pdf: bare(pdfText(new Uint8Array(pdf.rawPayload)).join("")) };
}

async function expectReads(pageUrl: string, texts: readonly string[]): Promise<void> {
  const { page, pdf } = await customerReads(pageUrl);
  for (const text of texts) {
    expect(page).toContain(text);
    expect(pdf).toContain(text);
  }
}

test("a bathroom is quoted twice, accepted, invoiced, half paid and credited", { timeout: 240_000 }, async () => {
  const { person, id } = await bathroomProject();
  const { page, look, faults } = await site.visitAs(person, "both", { hasTouch: true });
  expect(await readMoney(person)).toEqual({ ...NOTHING, toEstimate: 1 });

  await open(page, `/etape/${id}/quote`);
  await press(page, "Écrire les lignes");
  await page.getByText("Aucune ligne pour l'instant").waitFor();
  await addSection(page, "Carrelage");
  await addLine(page, TILING);
  await addLine(page, TILES);
  await addSection(page, "Plomberie");
  await addLine(page, PLUMBING);
  // 780.00 + (505.70 - 50.57) + 672.00 = 1,907.13; VAT 10 % of 1,452.00 and 20 % of 455.13.
  await page.getByText("2 143,36 €").first().waitFor();
  await waitUntilQuiet(page);
  await look("bathroom-lines");
  await press(page, "Établir le devis");
  await giveByHand(page);
  await page.getByText(/^Envoyé le/).waitFor();
  await waitUntilQuiet(page);
  await look("bathroom-sent");
  expect(await readMoney(person)).toEqual({ ...NOTHING, waitingQuotes: [1, 214_336], unanswered: [1, 214_336] });
  const versions = async () => (await acceptedCall(person, "GET", `/api/projects/${id}/quote-versions`)).versions;
  const [first] = await versions();
  const FIRST = ["1235,13€", "672,00€", "Remisede10%:−50,57€", "1907,13€", "145,20€", "91,03€", "2143,36€"];
  await expectReads(first.page_url, FIRST);

  await press(page, "Modifier : fera une version 2");
  // One hour more: 720.00; 1,955.13 + 150.00 + 91.03.
  await page.getByRole("button", { name: /^Pose de la robinetterie/ }).click();
  await form(page).getByLabel("Quantité").fill("15");
  await saveForm(page);
  await page.getByText("tes lignes donnent 2 196,16 €").waitFor();
  await look("bathroom-changed");
  await press(page, /^Mettre le devis à/);
  await page.getByText("La version 2 n'est pas encore envoyée").waitFor();
  await expectReads(first.page_url, FIRST);
  await giveByHand(page);
  await page.getByText("Versions du devis").waitFor();
  await waitUntilQuiet(page);
  await look("bathroom-second-version");
  expect((await versions()).map((one: { status: string }) => one.status)).toEqual(["sent", "replaced"]);
  await expectReads(first.page_url, FIRST);
  const [second] = await versions();
  await expectReads(second.page_url, ["720,00€", "1955,13€", "150,00€", "91,03€", "2196,16€"]);
  expect(await readMoney(person)).toEqual({ ...NOTHING, waitingQuotes: [1, 219_616], unanswered: [1, 219_616] });
  const customer = await site.visit("both", { hasTouch: true });
  await open(customer.page, first.page_url);
  await customer.page.getByText("Ce devis est remplacé par une version plus récente.").waitFor();
  await customer.look("bathroom-public-replaced");

  await press(page, "Le client a accepté");
  await form(page).getByLabel("Accepté par").fill("Léa Arc");
  // The works at 10 % owe their certificate.
  await form(page).getByText("Reçue signée", { exact: true }).click();
  await look("bathroom-answer");
  await press(page, "Noter l'accord");
  await page.getByText(/^Accepté par Léa Arc le/).waitFor();
  await waitUntilQuiet(page);
  await look("bathroom-accepted");
  expect(await readMoney(person)).toEqual({ ...NOTHING, waitingQuotes: [1, 219_616] });

  await open(page, `/etape/${id}/invoice`);
  await answerDoubts(page);
  await press(page, "Émettre la facture");
  await press(page, "Oui, émettre");
  await page
    .getByText(/^F\d{4}-0001$/)
    .first()
    .waitFor();
  await waitUntilQuiet(page);
  await look("bathroom-invoiced");
  const afterInvoice = { ...NOTHING, invoiced: [1, 195_513, 219_616] };
  expect(await readMoney(person)).toEqual({ ...afterInvoice, toCollect: [1, 219_616] });
  const { project } = await acceptedCall(person, "GET", `/api/projects/${id}`);
  await expectReads(project.invoice.page_url, ["1235,13€", "720,00€", "1955,13€", "150,00€", "91,03€", "2196,16€"]);

  // Half of 2,196.16 is received, then the tiles are taken back: 455.13 and 91.03 of VAT.
  await press(page, "Noter un paiement");
  await form(page).getByLabel("Montant reçu").fill("1098,08");
  await look("bathroom-payment");
  await saveForm(page);
  await page.getByText("Reste à payer 1 098,08 €").waitFor();
  await waitUntilQuiet(page);
  await look("bathroom-half-paid");
  expect(await readMoney(person)).toEqual({ ...afterInvoice, collected: 109_808, toCollect: [1, 109_808] });
  await press(page, "Faire un avoir");
  await form(page).getByText("Des lignes").click();
  await form(page)
    .getByRole("checkbox", { name: /^Carrelage grès cérame/ })
    .check();
  await form(page).getByLabel("Motif").fill("Carreaux repris");
  await form(page).getByText("546,16 €").waitFor();
  await look("bathroom-credit");
  await form(page).getByRole("button", { name: "Émettre l'avoir" }).click();
  await form(page).getByRole("button", { name: "Oui, émettre" }).click();
  await page.getByText("Reste à payer 551,92 €").waitFor();
  await waitUntilQuiet(page);
  await look("bathroom-credited");
  const afterCredit = { ...afterInvoice, invoiced: [1, 150_000, 165_000] };
  expect(await readMoney(person)).toEqual({ ...afterCredit, collected: 109_808, toCollect: [1, 55_192] });
  const { documents } = await acceptedCall(person, "GET", "/api/documents?kind=invoice");
  const creditNote = documents.find((one: { kind: string }) => one.kind === "credit_note");
  await expectReads(creditNote.page_url, ["Carreauxrepris", "−50,57€", "455,13€", "91,03€", "546,16€"]);
  await expectReads(project.invoice.page_url, ["1955,13€", "2196,16€"]);

  await open(page, "/app/billing?show=to_collect");
  await page.getByText("551,92 €").first().waitFor();
  await open(page, "/app/billing?show=invoices");
  await page.getByText("−546,16 €").waitFor();
  await look("bathroom-money");
  await open(page, "/app/analytics");
  await look("bathroom-figures");
  await open(page, "/app");
  await look("bathroom-home");
  await open(page, creditNote.page_url);
  await look("bathroom-public-credit");
  expect(faults).toEqual([]);
});
