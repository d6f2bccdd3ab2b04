import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { pricedProject, signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import { answerDoubts } from "./answer-doubts.ts";
import { giveByHand } from "./give-document.ts";
import type { Site } from "./site.ts";
import { open, openSite, say, SIZES, waitUntilQuiet } from "./site.ts";

// With the keyboard alone: where the focus is once a button has done its work and is gone.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

async function quotedProject(): Promise<{ person: Person; id: string }> {
  const person = await signUpSeller(site.product);
  return { person, id: await pricedProject(person, {}, { hours: 14, rate: 48, vat_basis_points: 1000 }) };
}

/** The name or the text of what has the focus. */
const focusName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const label = element.labels?.[0]?.innerText ?? element.getAttribute("aria-label") ?? element.innerText;
    return element === document.body ? "body" : label.replace(/\s+/g, " ");
  });

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

/** Presses a button, then the one that confirms as soon as it is drawn, as a double press does. */
async function pressThenConfirmAtOnce(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).evaluate(async (button: HTMLElement) => {
    const buttons = () => [...document.querySelectorAll<HTMLElement>("button")];
    const confirming = () => buttons().find(({ innerText }) => innerText === "Oui, émettre");
    button.click();
    while (confirming() === undefined) await new Promise((resolve) => requestAnimationFrame(resolve));
    confirming()!.click();
  });
  await page.keyboard.press("Enter");
}

const expectFocus = (page: Page, text: RegExp | string) =>
  expect.poll(() => focusName(page)).toMatch(text instanceof RegExp ? text : new RegExp(`^${text}$`));

test("a double press on a button that asks first issues nothing", { timeout: 90_000 }, async () => {
  const { person, id } = await quotedProject();
  const { page } = await site.visitAs(person, "desktop");
  await open(page, `/etape/${id}/invoice`);
  await answerDoubts(page);
  await pressThenConfirmAtOnce(page, "Émettre la facture");
  await expectFocus(page, /Elle recevra son numéro/);
  await page.getByRole("button", { name: "Oui, émettre" }).click({ trial: true });
  expect((await person.call("GET", `/api/projects/${id}`)).json.project.invoice).toBeNull();
  await press(page, "Pas encore");
  await expectFocus(page, "Émettre la facture");
  await press(page, "Émettre la facture");
  await page.getByRole("button", { name: "Oui, émettre" }).click();
  await expectFocus(page, /^Envoyer à /);

  const { invoice } = (await person.call("GET", `/api/projects/${id}`)).json.project;
  await press(page, "Faire un avoir");
  await expectFocus(page, "Toute la facture");
  await page.getByRole("button", { name: "Émettre l'avoir" }).click({ trial: true });
  await pressThenConfirmAtOnce(page, "Émettre l'avoir");
  await expectFocus(page, /Émettre cet avoir/);
  await page.getByRole("button", { name: "Oui, émettre" }).click({ trial: true });
  const { credit_draft } = (await person.call("GET", `/api/invoices/${invoice.id}/credit-draft`)).json;
  expect(credit_draft.credit_notes).toEqual([]);
});

test("the focus goes back to the button that opened a drawer", async () => {
  const { person, id } = await quotedProject();
  const { page } = await site.visitAs(person, "desktop");
  await open(page, `/etape/${id}/quote`);
  await press(page, "Modifier les lignes");
  await expectFocus(page, "Lignes du devis");
  await press(page, "Ajouter une remise");
  await expectFocus(page, "En pourcentage");
  await page.keyboard.press("Tab");
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await expectFocus(page, "Changer la remise");
  await press(page, "Ligne");
  await expectFocus(page, "Désignation");
  await page.keyboard.press("Escape");
  await expectFocus(page, "Ligne");
  await page.keyboard.press("Enter");
  await expectFocus(page, "Désignation");
  await page.keyboard.type("Pose");
  await page.getByRole("dialog").getByLabel("Prix unitaire").fill("douze");
  await page.getByRole("dialog").getByRole("button", { name: "Enregistrer" }).focus();
  await page.keyboard.press("Enter");
  await expectFocus(page, /^Prix unitaire/);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expectFocus(page, "Ligne");
  await waitUntilQuiet(page);
  await expectFocus(page, "Ligne");
});

test("a panel that is opened again while it closes stays open", async () => {
  const { person, id } = await quotedProject();
  const { page } = await site.visitAs(person, "desktop");
  await open(page, `/etape/${id}/quote`);
  await press(page, "Modifier les lignes");
  await press(page, "Ligne");
  await expectFocus(page, "Désignation");
  // The browser says that it is closed only after both presses.
  await page.evaluate(async () => {
    const buttons = [...document.querySelectorAll<HTMLElement>("button")];
    const drawing = new Promise<void>((resolve) => {
      new MutationObserver(() => resolve()).observe(document.querySelector("dialog:modal")!, { attributes: true });
    });
    buttons.find((button) => button.ariaLabel === "Fermer")!.click();
    await drawing;
    buttons.find((button) => button.innerText === "Ligne")!.click();
  });
  await expectFocus(page, "Désignation");
});

test("the focus goes to the new state when a button of the old one is gone", async () => {
  const { person, id } = await quotedProject();
  const { page } = await site.visitAs(person, "desktop");
  await open(page, `/etape/${id}/quote`);
  await press(page, "Établir le devis");
  await expectFocus(page, /^Envoyer à /);
  // The button says what there is now to be sent.
  const state = await page.evaluate(() => {
    const id = document.activeElement?.getAttribute("aria-describedby") ?? "";
    return document.getElementById(id)?.textContent ?? "";
  });
  expect(state).toMatch(/^D\d{4}-0001.*à envoyer/);
  await giveByHand(page);
  await expectFocus(page, "Le client a accepté");
  await person.call("PATCH", `/api/projects/${id}/estimation`, { rate: 50 });
  await open(page, `/etape/${id}/quote`);
  await page.setViewportSize({ width: 1280, height: 300 });
  await press(page, "Mettre à jour");
  await expectFocus(page, /^Envoyer la version 2/);
  // Enter would do nothing blindly.
  const isInSight = () =>
    page.evaluate(() => {
      const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isInSight).toBe(true);
  await page.setViewportSize(SIZES.desktop);
  await press(page, "Le client a accepté la version 1");
  await expectFocus(page, "Accepté par");
  await page.getByText("Reçue signée", { exact: true }).click();
  await page.getByLabel("Accepté par").press("Enter");
  await expectFocus(page, /^Le client a dit oui/);
  await page.keyboard.press("Tab");
  await expectFocus(page, "Aller aux travaux");
});

test("three Tabs and Enter lead from the top of a step to its main act", async () => {
  const { person, id } = await quotedProject();
  const { page } = await site.visitAs(person, "desktop");
  await open(page, `/etape/${id}/quote`);
  for (let press = 0; press < 3; press++) await page.keyboard.press("Tab");
  await expectFocus(page, "Aller à l'action principale");
  await page.keyboard.press("Enter");
  await expectFocus(page, "Établir le devis");
});

test("Ctrl+Shift+Enter does the main act of the page from a cell of the editor", async () => {
  const { person, id } = await quotedProject();
  const { page } = await site.visitAs(person, "desktop");
  await open(page, `/etape/${id}/quote`);
  await press(page, "Modifier les lignes");
  await page.getByRole("textbox", { name: "Désignation" }).first().fill("Pose du chauffe-eau");
  await page.keyboard.press("Control+Shift+Enter");
  await expectFocus(page, /^Envoyer à /);
  const { versions } = (await person.call("GET", `/api/projects/${id}/quote-versions`)).json;
  expect(versions).toHaveLength(1);
});

test("the first field of a sign-in screen has the focus", async () => {
  const { page } = await site.visit("desktop");
  for (const path of ["/login", "/register"]) {
    await open(page, path);
    await expectFocus(page, "Email ou téléphone");
  }
});

test.each(["phone", "desktop"] as const)("the focus after an answered form of the assistant: %s", async (size) => {
  const person = await site.product.signUp();
  await person.call("PATCH", "/api/company", { name: "Volt", vat_regime: "standard" });
  const client_info = { kind: "person", first_name: "Léa", last_name: "Arc" };
  const { project } = (
    await person.call("POST", "/api/projects", { name: "Mur", start_date: "2025-03-03", client_info })
  ).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { description: "Peindre", hours: 2, rate: 50 });
  await person.call("POST", `/api/projects/${project.id}/tasks`, { title: "Peindre", estimate_h: 2 });
  const { page } = await site.visitAs(person, size, { hasTouch: size === "phone", isMobile: size === "phone" });
  await open(page, "/app");
  await page.getByLabel("Message à l'assistant").fill("émets la facture");
  await page.keyboard.press("Enter");
  const log = page.getByRole("log");
  await log.getByText("Veux-tu que je prépare aussi le devis ?").waitFor();
  await press(page, "Non");
  await log.getByText("As-tu commencé les tâches").waitFor();
  await press(page, "Non");
  await page.getByLabel("Forme juridique").waitFor();
  await expectFocus(page, size === "phone" ? "Messages" : "Forme juridique");
  await page.getByLabel("Forme juridique").selectOption("EI");
  await page.getByLabel("SIREN").fill("732829320");
  await page.keyboard.press("Enter");
  await page.getByLabel("Adresse").waitFor();
  await expectFocus(page, size === "phone" ? "Messages" : "Adresse");
});

test("the form of what the law asks takes the focus from an empty message once it has come", async () => {
  const owner = await site.product.signUp();
  await owner.call("PATCH", "/api/company", { vat_regime: "standard", name: "Volt" });
  const { page } = await site.visitAs(owner, "desktop");
  await page.route("**/api/projects/*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto("/app");
  await say(page, "fais un devis pour Mme Martin, peindre le couloir, 14 h à 48 €, TVA 10, lundi");
  await page.getByRole("button", { name: "C'est bon, crée le devis" }).click();
  // The end of the flow: a word before it would be about the flow.
  await page.getByText(/^Le flux est terminé/).waitFor();
  await say(page, "oui");
  await page.getByLabel("Forme juridique").waitFor();
  await expectFocus(page, "Forme juridique");
});

test("the focus on the first screen stays where the keyboard goes on", async () => {
  const { person } = await quotedProject();
  const { page } = await site.visitAs(person, "desktop");
  await open(page, "/app");
  const closePalette = async () => {
    await page.keyboard.press("Control+k");
    await expectFocus(page, "Chercher");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog").count()).toBe(0);
  };
  expect(await focusName(page)).toBe("body");
  await closePalette();
  expect(await focusName(page)).toBe("body");
  await page.getByLabel("Message à l'assistant").focus();
  await closePalette();
  await expect.poll(() => focusName(page)).toBe("Message à l'assistant");
  // An order given by its button leaves the keyboard in the field of the answer.
  await press(page, "Crée un projet");
  await page.getByRole("log").getByText("Quel nom veux-tu donner au projet ?").waitFor();
  await expectFocus(page, "Message à l'assistant");
});
