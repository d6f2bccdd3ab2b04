import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { RegisterServer } from "../register-server.ts";
import { LA_POSTE, LILAS, addressesAnswer, companiesAnswer, registerServer } from "../register-server.ts";
import type { Person } from "../test-app.ts";
import { createNamed } from "./customer-search.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// Forms are filled from the public registers, and typed by hand without them.

let site: Site;
let person: Person;
let companies: RegisterServer;
let addresses: RegisterServer;

beforeAll(async () => {
  companies = await registerServer(companiesAnswer(LA_POSTE));
  addresses = await registerServer(addressesAnswer(LILAS));
  site = await openSite({
    env: { PUBLIC_REGISTERS: "on", COMPANY_REGISTER_URL: companies.url, ADDRESS_REGISTER_URL: addresses.url },
  });
  person = await site.product.signUp("claire@example.org");
});
afterEach(() => site.leaveAll());
afterAll(async () => {
  companies.close();
  addresses.close();
  await site?.close();
});

// While its list is open, the field hides the page behind from screen readers.
const LIST_OPEN = { disable: ["aria-hidden-focus", "page-has-heading-one", "region"] };

test("the settings are filled from the register and saved by hand", async () => {
  const { page, look, faults } = await site.visitAs(person, "both");
  await page.goto("/app/settings#entreprise");
  await page.getByLabel("Trouver mon entreprise").fill("la poste");
  await page.getByRole("option", { name: /LA POSTE/ }).waitFor();
  await look("register-company-found", LIST_OPEN);
  await page.getByLabel("Trouver mon entreprise").press("Enter");
  await expect.poll(() => page.getByLabel("SIRET", { exact: true }).inputValue()).toBe("35600000000048");
  expect(await page.getByLabel("Adresse", { exact: true }).inputValue()).toBe("9 rue du Colonel Pierre Avia");
  expect((await person.call("GET", "/api/company")).json.company.siren).toBe("");
  await page.locator("form:visible").getByRole("button", { name: "Enregistrer" }).click();
  await page
    .getByText(/^Enregistré\. Il manque encore/)
    .first()
    .waitFor();
  const { company } = (await person.call("GET", "/api/company")).json;
  expect([company.name, company.siren, company.legal_form, company.address.city]).toEqual([
    "LA POSTE",
    "356000000",
    "SA",
    "Paris",
  ]);
  expect(faults).toEqual([]);
});

test("the fields of the first run stay where they are when the register comes", async () => {
  const { page } = await site.visitAs(person, "phone");
  await page.route("**/api/register/**", (route) => setTimeout(() => void route.continue(), 600));
  await page.goto("/app/start#entreprise");
  const name = page.getByLabel("Nom de l'entreprise");
  await name.waitFor();
  const place = await name.boundingBox();
  await page.getByLabel("Trouver mon entreprise dans le registre").waitFor();
  expect((await name.boundingBox())?.y).toBe(place?.y);
});

test("the customer of a new project takes their SIREN and their address from the register", async () => {
  const { page } = await site.visitAs(person);
  await page.goto("/project/new");
  await page.getByLabel("Nom du projet").fill("Guichets");
  await page.getByLabel("Date de début", { exact: true }).fill("lundi");
  await createNamed(page, "la poste");
  await page.getByText("Professionnel", { exact: true }).click();
  await page.getByLabel("Trouver l'entreprise").fill("35600000049837");
  await page.getByRole("option", { name: /LA POSTE/ }).click();
  await page.getByText("SIREN 356000000 · 2 place de l'Eglise, 69003 Lyon").waitFor();
  await page.getByLabel("Email").fill("achats@poste.example");
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await page.waitForURL("**/estimation");
  const { customers } = (await person.call("GET", "/api/customers")).json;
  expect(customers[0]).toMatchObject({ company: "LA POSTE", siret: "35600000049837", address: { city: "Lyon" } });
});

test("the street that is chosen fills the postal code and the town of a customer", async () => {
  const { page } = await site.visitAs(person, "desktop");
  await page.goto("/app/customers");
  await page.getByRole("button", { name: "Nouveau client" }).first().click();
  await page.getByRole("combobox", { name: "Adresse", exact: true }).fill("12 rue des lilas");
  await page.getByRole("option", { name: /12 Rue des Lilas/ }).click();
  await expect.poll(() => page.getByLabel("Ville", { exact: true }).inputValue()).toBe("Lyon");
  expect(await page.getByLabel("Code postal").inputValue()).toBe("69003");
});

test("without the register one types by hand at once", async () => {
  companies.answer = (request) => request.socket.destroy();
  const { page, look } = await site.visitAs(person);
  await page.goto("/project/new");
  await createNamed(page, "martin");
  await page.getByText("Professionnel", { exact: true }).click();
  await page.getByLabel("Trouver l'entreprise").fill("martin");
  await page.getByText("Le registre ne répond pas pour l'instant.").waitFor();
  await look("register-down");
  await page.getByLabel("Entreprise", { exact: true }).fill("Martin Frères");
  await page.reload();
  await page.getByLabel("Entreprise", { exact: true }).waitFor();
  await expect.poll(() => page.getByLabel("Trouver l'entreprise").count()).toBe(0);
});
