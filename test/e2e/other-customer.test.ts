import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { ALL_CONFIRMED } from "../confirmed-doubts.ts";
import { signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import { todayInFrance } from "../today.ts";
import { edit } from "./head-menu.ts";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// A project that was made for the wrong one of two customers of a name is given the other, from any of its steps.

let site: Site;
let person: Person;
let projectId: string;
let firstId: string;

const MME_ROUX = { kind: "person", civility: "mme", last_name: "Roux" };
const addressIn = (city: string, postal_code: string) => ({ line1: "3 allée des Roses", postal_code, city });
// While its list is open, the field hides the page behind from screen readers.
const LIST_OPEN = { disable: ["aria-hidden-focus", "page-has-heading-one", "region"] };

beforeAll(async () => void (site = await openSite()));
beforeEach(async () => {
  person = await signUpSeller(site.product);
  const client_info = { ...MME_ROUX, address: addressIn("Villeurbanne", "69100") };
  const create = async (body: object) =>
    (await person.call("POST", "/api/projects", { start_date: "2026-12-01", ...body })).json.project;
  const { id, customer_id } = await create({ name: "Chauffe-eau", client_info });
  [projectId, firstId] = [id, customer_id];
  await create({ name: "Évier", customer_id, client_info: {} });
  await person.call("PATCH", `/api/projects/${id}/estimation`, { hours: 2, rate: 50, vat_basis_points: 2000 });
});
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const readProject = async () => (await person.call("GET", `/api/projects/${projectId}`)).json.project;

async function openSheet() {
  const visit = await site.visitAs(person, "phone");
  await open(visit.page, `/etape/${projectId}/quote`);
  await edit(visit.page, "client");
  return { ...visit, drawer: visit.page.getByRole("dialog", { name: "Ton client" }) };
}

test("a project is given another known customer", { timeout: 120_000 }, async () => {
  const address = addressIn("Bron", "69500");
  await person.call("POST", "/api/customers", { ...MME_ROUX, address, is_new_customer: true });
  const quote = (await person.call("POST", `/api/projects/${projectId}/quote`, {})).json;
  await person.call("POST", `/api/quotes/${quote.id}/sending`, {});
  const { page, drawer, look, faults } = await openSheet();
  await drawer.getByRole("button", { name: "Choisir un autre client" }).click();
  await drawer.getByLabel("Client déjà connu").fill("roux");
  await page.getByRole("option", { name: /Bron/ }).waitFor();
  await look("other-customer-found", LIST_OPEN);
  await page.getByRole("option", { name: /Bron/ }).click();
  const give = drawer.getByRole("button", { name: "Mettre ce projet au nom de Mme Roux – Bron" });
  await give.waitFor();
  await look("other-customer-chosen");
  await give.click();
  await drawer.waitFor({ state: "detached" });
  await page.getByText("Ce projet est maintenant pour Mme Roux – Bron.").waitFor();
  await page.getByText("Le client de ce projet a changé depuis ce devis").waitFor();
  await look("quote-of-another");
  expect((await readProject()).client_info.address.city).toBe("Bron");
  const { customer } = (await person.call("GET", `/api/customers/${firstId}`)).json;
  expect(customer.address.city).toBe("Villeurbanne");
  expect(faults).toEqual([]);
});

test("what the former customer accepted is not said to be invoiced", { timeout: 120_000 }, async () => {
  const address = addressIn("Bron", "69500");
  const { customer } = (await person.call("POST", "/api/customers", { ...MME_ROUX, address, is_new_customer: true }))
    .json;
  const quote = (await person.call("POST", `/api/projects/${projectId}/quote`, {})).json;
  const answer = { decision: "accepted", signer: "Mme Roux", decided_on: todayInFrance() };
  await person.call("POST", `/api/quotes/${quote.id}/decision`, answer);
  await person.call("PATCH", `/api/projects/${projectId}/core`, { customer_id: customer.id });
  const { page, look } = await site.visitAs(person, "desktop");
  await open(page, `/etape/${projectId}/quote`);
  await page.getByText("la facture ne la reprend pas").waitFor();
  await page.getByRole("heading", { name: "Accord d'un autre client" }).waitFor();
  await look("quote-of-another-accepted");
  expect(await page.getByText("la facture reprend").count()).toBe(0);
  await page.getByRole("button", { name: "Préparer une nouvelle version" }).click();
  await page.getByRole("button", { name: "Mettre à jour" }).click();
  await page.getByText("La facture ne reprend pas la version 1, acceptée par un autre.").waitFor();
  await look("quote-of-another-next");
});

test("the link of the former customer says that the quote is no longer valid", { timeout: 90_000 }, async () => {
  const drawUp = async () => (await person.call("POST", `/api/projects/${projectId}/quote`, {})).json;
  const former = await drawUp();
  await person.call("POST", `/api/quotes/${former.id}/sending`, {});
  const client_info = { ...MME_ROUX, address: addressIn("Bron", "69500") };
  const { customer } = (await person.call("POST", "/api/customers", { ...client_info, is_new_customer: true })).json;
  await person.call("PATCH", `/api/projects/${projectId}/core`, { customer_id: customer.id });
  await person.call("POST", `/api/quotes/${(await drawUp()).id}/sending`, {});
  const { page, look } = await site.visit("phone");
  await open(page, former.page_url);
  await page.getByText("Ce devis n'est plus valable.").waitFor();
  await look("quote-of-former-customer");
  expect(await page.getByRole("link", { name: "Voir la nouvelle version" }).count()).toBe(0);
  expect(await page.getByText("Bron").count()).toBe(0);
});

test("a project is given a customer who is new, of a known name", { timeout: 120_000 }, async () => {
  const { drawer, look } = await openSheet();
  await drawer.getByRole("heading", { name: "Modifier la fiche de Mme Roux" }).waitFor();
  await drawer.getByText("Cette fiche sert aussi à 1 autre projet : il changera aussi.").waitFor();
  await drawer.getByLabel("Adresse", { exact: true }).waitFor();
  await look("customer-sheet");
  await drawer.getByRole("button", { name: "Choisir un autre client" }).click();
  await drawer.getByRole("button", { name: "Nouveau client" }).click();
  await drawer.getByLabel("Civilité").selectOption({ value: "mme" });
  await drawer.getByLabel("Nom", { exact: true }).fill("Roux");
  await drawer.getByLabel("Ville", { exact: true }).fill("Bron");
  await drawer.getByRole("button", { name: "Créer le client" }).click();
  await drawer.getByRole("button", { name: "Non, une autre personne" }).waitFor();
  await look("other-customer-new");
  await drawer.getByRole("button", { name: "Non, une autre personne" }).click();
  await drawer.waitFor({ state: "detached" });
  const project = await readProject();
  expect(project.client_info.address.city).toBe("Bron");
  expect(project.customer_id).not.toBe(firstId);
});

test("a project with an invoice says what to do for another customer", { timeout: 90_000 }, async () => {
  await person.call("POST", `/api/projects/${projectId}/invoice`, ALL_CONFIRMED);
  const { drawer, look } = await openSheet();
  await drawer.getByRole("button", { name: "Choisir un autre client" }).click();
  await drawer.getByText("annule la facture par un avoir, puis fais un nouveau projet").waitFor();
  await look("other-customer-invoiced");
  await drawer.getByRole("button", { name: "Garder Mme Roux" }).click();
  await drawer.getByRole("heading", { name: "Modifier la fiche de Mme Roux" }).waitFor();
});
