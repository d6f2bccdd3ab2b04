import { LAST_MONTH } from "#test/last-month.ts";
import type { Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { SENT_CUSTOMER } from "../demo-company.ts";
import type { Site } from "./site.ts";
import { openSite, say as sayOne } from "./site.ts";

// Every failure of the flows and of the chat, as the browser shows it when the answer on the network is a failure. One
// conversation walks them (docs/specification.md#failures).

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const REFUSED = { status: 500, json: { error: "panne" } };
const CORE = ["Menuiserie Roux", "claire", "roux", "claire@roux.fr", "ponctuel"];
const ID = /\/api\/projects\/[0-9a-f-]{36}$/;
const ESTIMATION = /\/estimation$/;
const PROPOSAL = /\/ai-estimation$/;
const PROJECTS = /\/api\/projects(\?|$)/;
const NO_TASKS = { status: 200, json: { estimation: { summary: "", tasks: [] } } };

test("creating a project says each failure and begins no second project", { timeout: 90_000 }, async () => {
  const { page, person } = await openAssistant();
  await say(page, "Crée un projet", "Cuisine", ...CORE);
  await failNext(page, "POST", PROJECTS, REFUSED, { status: 200, json: {} }, { status: 200, json: { project: null } });
  await say(page, "01/12/2026");
  await expectSentence(page, "Je n'ai pas réussi à créer le projet (panne). Redonne-moi la date");
  await say(page, "01/12/2026");
  await expectSentence(page, "Je n'ai pas pu confirmer la création du projet. Redonne-moi la date");
  await say(page, "01/12/2026");
  await expectSentence(page, "Je n'ai pas pu confirmer la création du projet. Redonne-moi la date", 2);
  await say(page, "01/12/2026");
  await expectSentence(page, "Le projet « Cuisine » est créé.");
  await expectSentence(page, "Le flux est terminé");
  expect((await person.call("GET", "/api/projects")).json.projects).toHaveLength(1);
});

test("a quote goes on with its project after each failure that it says", { timeout: 90_000 }, async () => {
  const { page, person } = await openAssistant();
  await person.call("POST", "/api/projects", { name: "Toiture", client_info: { ...SENT_CUSTOMER, email: "" } });

  await askQuoteOf(page, "Zanzibar");
  await expectSentence(
    page,
    "Je n'ai pas trouvé de projet correspondant. Nous allons en créer un nouveau : « Zanzibar ».",
  );
  await say(page, "annule");
  await failNext(page, "GET", PROJECTS, REFUSED);
  await askQuoteOf(page, "toiture");
  await expectSentence(page, "Erreur lors de la recherche du projet (panne).");
  await say(page, "annule");

  await failNext(page, "GET", ID, REFUSED, { status: 404, json: { error: "Introuvable.", code: "not_found" } });
  await askQuoteOf(page, "toiture");
  await expectSentence(page, "Impossible de charger le projet (panne).");
  await press(page, "Toiture – Menuiserie Roux");
  await expectSentence(page, "Je n'ai pas pu trouver ce projet.");
  await press(page, "Toiture – Menuiserie Roux");
  await expectSentence(page, "Je prends le projet « Toiture ».");
  await failNext(page, "PATCH", /\/core$/, REFUSED);
  await say(page, "claire@roux.fr");
  await expectSentence(page, "Impossible d'enregistrer ces informations (panne). Redonne-moi la date");
  await say(page, "01/12/2026");
  await expectSentence(page, "Décris-moi");
  await failNext(page, "PATCH", ESTIMATION, REFUSED);
  await failNext(page, "POST", PROPOSAL, { status: 504, json: { error: "trop lent", code: "timeout" } });
  await say(page, "Refaire la toiture");
  await expectSentence(page, "Impossible d'enregistrer la description (panne).");
  await expectSentence(
    page,
    "La génération des tâches prend trop de temps, je poursuis sans cette étape pour ne pas te bloquer.",
  );
  await fillDuration(page, "beaucoup");
  await expectSentence(page, "Merci de fournir des valeurs numériques valides.");
  await failNext(page, "PATCH", ESTIMATION, REFUSED);
  await fillDuration(page, "12");
  await expectSentence(page, "Erreur lors de l'enregistrement (panne).");
  expect(await page.getByLabel("Durée estimée (heures)").last().inputValue()).toBe("12");
  await failNext(page, "GET", ID, REFUSED);
  await fillDuration(page, "12");
  await expectSentence(page, "Impossible de générer le devis (panne).");
  await expectSentence(page, "Le flux est terminé");

  await askQuoteOf(page, "toiture");
  await expectSentence(page, "Décris-moi", 2);
  await failNext(page, "POST", PROPOSAL, { status: 502, json: { error: "le modèle ne répond pas" } });
  await failNext(page, "POST", /\/quote$/, REFUSED);
  await say(page, "Refaire la toiture");
  await expectSentence(page, "Impossible de générer les tâches pour le moment (le modèle ne répond pas).");
  await press(page, "C'est bon");
  await expectSentence(page, "Echec lors de la génération du devis (panne).");
  await failNext(page, "POST", PROPOSAL, NO_TASKS);
  await failNext(page, "POST", /\/quote$/, { status: 200, json: {} });
  await askQuoteOf(page, "toiture");
  await press(page, "C'est bon");
  await expectSentence(page, "Le devis devrait être prêt. Consultez la fiche projet si besoin.");
  const { projects } = (await person.call("GET", "/api/projects")).json;
  expect(projects.map(({ name }: { name: string }) => name)).toEqual(["Toiture"]);
});

test("tasks and an invoice go on after each failure that they say", { timeout: 90_000 }, async () => {
  const { page, person } = await openAssistant();
  const { project } = (await person.call("POST", "/api/projects", { name: "Toiture", ...DONE, client_info: BUYER }))
    .json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { description: "Toit", hours: 2, rate: 45 });

  await failNext(page, "POST", PROPOSAL, NO_TASKS);
  await say(page, "prépare les tâches");
  await expectSentence(page, "Aucune tâche n'est encore enregistrée pour ce projet.");
  await expectSentence(page, "Le flux est terminé");

  await failNext(page, "POST", PROPOSAL, NO_TASKS);
  await askInvoice(page);
  await expectSentence(page, "Aucune tâche n'est encore enregistrée pour ce projet.", 2);
  await press(page, "Non");
  await expectSentence(page, "D'accord, je n'émets pas la facture.");

  await person.call("POST", `/api/projects/${project.id}/tasks`, { title: "Dépose", estimate_h: 2 });
  await failNext(page, "GET", /\/tasks$/, REFUSED);
  await failNext(page, "POST", /\/invoice$/, REFUSED);
  await askInvoice(page);
  await expectSentence(page, "Impossible de charger les tâches (panne).");
  await press(page, "Oui");
  await expectSentence(page, "Echec lors de la génération de la facture (panne).");

  await failNext(page, "PATCH", /\/tasks\/[0-9a-f-]{36}$/, REFUSED);
  await failNext(page, "POST", /\/invoice$/, { status: 200, json: {} });
  await askInvoice(page);
  await page.getByRole("log").getByRole("checkbox").last().click();
  await expectSentence(page, "Impossible de mettre à jour la tâche (panne).");
  await press(page, "Continuer");
  await press(page, "Oui");
  await expectSentence(page, "La facture devrait être prête. Consultez la fiche projet si besoin.");
});

test("a form says which field is empty and which email is wrong", { timeout: 90_000 }, async () => {
  const { page, person } = await openAssistant();
  const client_info = { kind: "person", first_name: "Zoé", last_name: "Roux" };
  const core = { name: "Toiture", ...DONE, client_info };
  const { project } = (await person.call("POST", "/api/projects", core)).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { description: "Toit", hours: 2, rate: 45 });
  await person.call("POST", `/api/projects/${project.id}/tasks`, { title: "Dépose", estimate_h: 2 });
  await askInvoice(page);
  await press(page, "Continuer");
  await expectSentence(page, "Avant d'émettre, il me faut l'adresse de facturation du client.");
  await page.getByLabel("Email (facultatif)").fill("zoe@");
  await press(page, "Enregistrer");
  await expectSentence(page, "Champ requis", 3);
  await expectSentence(page, "Email invalide");
  for (const [label, value] of [
    ["Adresse", "8 quai"],
    ["Code postal", "38000"],
    ["Ville", "Grenoble"],
  ] as const)
    await page.getByRole("log").getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("Email (facultatif)").fill("ZOE@roux.fr");
  await press(page, "Enregistrer");
  await press(page, "Oui");
  await expectSentence(page, "Ta facture est émise.");
  expect((await person.call("GET", "/api/customers")).json.customers[0].email).toBe("zoe@roux.fr");
});

test("a free question says why it got no answer", { timeout: 90_000 }, async () => {
  const { page } = await openAssistant();
  const failures: [sentence: string, answer: Answer][] = [
    ["Erreur: Erreur Assistant", { status: 500, json: {} }],
    ["Erreur: quota", { status: 200, json: { error: "quota" } }],
    ["Erreur: Le modèle dort.", { status: 503, json: { message: "Le modèle dort." } }],
    ["Erreur: Réponse serveur invalide", { status: 200, json: {} }],
  ];
  for (const [sentence, answer] of failures) {
    await failNext(page, "POST", /\/assistant\/chat$/, answer);
    await say(page, "raconte-moi une histoire");
    await expectSentence(page, sentence);
  }
  await failNext(page, "POST", /\/assistant\/chat$/, { status: 200, json: { error: "" } });
  await say(page, "raconte-moi une histoire");
  await expectSentence(page, "Erreur: Erreur Assistant", 2);
  await failNext(page, "POST", /\/assistant\/chat$/, { status: 200, body: "<html></html>" });
  await say(page, "raconte-moi une histoire");
  await expectSentence(page, "Erreur: Réponse serveur invalide", 2);
});

let people = 0;

const ADDRESS = { line1: "1 rue A", postal_code: "69003", city: "Lyon" };
const SELLER = {
  name: "Volt",
  siren: "732829320",
  vat_regime: "standard",
  legal_form: "EI",
  insurance_duty: "none",
  mediation: "later",
  address: ADDRESS,
};
const BUYER = { ...SENT_CUSTOMER, siren: "552100554", address: ADDRESS };
const DONE = { start_date: LAST_MONTH, end_date: LAST_MONTH };

async function openAssistant() {
  const person = await site.product.signUp(`claire-${++people}@example.org`);
  await person.call("PATCH", "/api/company", { ...SELLER, iban: "FR7630006000011234567890189" });
  const { page } = await site.visitAs(person);
  await page.goto("/app");
  await page.getByLabel("Message à l'assistant").waitFor();
  return { page, person };
}

type Answer = NonNullable<Parameters<Route["fulfill"]>[0]>;

/** Answers the next calls of a kind with these answers, one after the other. Later calls reach the server. */
async function failNext(page: Page, method: string, path: RegExp, ...answers: Answer[]): Promise<void> {
  const handler = async (route: Route) => {
    const answer = route.request().method() === method ? answers.shift() : undefined;
    await (answer ? route.fulfill(answer) : route.fallback());
  };
  await page.route((url) => path.test(url.pathname), handler);
}

// Each text is said once the one before it has its answer: said sooner, it would answer the question before.
async function say(page: Page, ...texts: string[]): Promise<void> {
  const answers = page.getByRole("log").getByText("L'assistant :");
  for (const [place, text] of texts.entries()) {
    await expect.poll(() => page.getByText("L'assistant écrit…").count()).toBe(0);
    const answerCount = await answers.count();
    await sayOne(page, text);
    if (place < texts.length - 1) await expect.poll(() => answers.count()).toBeGreaterThan(answerCount);
  }
}

async function expectSentence(page: Page, sentence: string, times = 1): Promise<void> {
  const messages = page.getByRole("log").getByText(sentence);
  await expect.poll(() => messages.count(), { message: sentence }).toBeGreaterThanOrEqual(times);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("log").getByRole("button", { name }).last().click();
}

async function askQuoteOf(page: Page, name: string): Promise<void> {
  await say(page, `fais le devis du projet ${name}`);
}

async function askInvoice(page: Page): Promise<void> {
  await say(page, "émets la facture");
  await press(page, "Non");
  await expectSentence(page, "As-tu commencé les tâches");
  await press(page, "Oui");
}

async function fillDuration(page: Page, hours: string): Promise<void> {
  await page.getByLabel("Durée estimée (heures)").last().fill(hours);
  await page.getByLabel("Taux horaire (€)").last().fill("45");
  await press(page, "Continuer");
}
