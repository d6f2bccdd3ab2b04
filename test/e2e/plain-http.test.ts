import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lastLetter } from "../letters.ts";
import { answerDoubts } from "./answer-doubts.ts";
import { createNamed } from "./customer-search.ts";
import { sendButton, sendingSheet } from "./give-document.ts";
import { answerTo, PROJECT_ANSWERS } from "./project-answers.ts";
import type { Site, Visit } from "./site.ts";
import { keepProposedTasks, openSite, say } from "./site.ts";

// A phone that opens the product over plain http by the name of another machine. The browser calls that an insecure
// context and leaves out some functions. SCREENSHOTS names a folder for pictures.

const PHONE = { width: 390, height: 844 };
/** What the virtual keyboard of such a phone leaves of the screen. */
const ABOVE_KEYBOARD = { width: 390, height: 508 };

let site: Site;
let page: Page;
let visit: Visit;

beforeAll(async () => {
  site = await openSite({ env: (address) => ({ PUBLIC_URL: address }), hostname: "etabli.test" });
  visit = await site.visit("phone", { hasTouch: true, isMobile: true });
  page = visit.page;
});
beforeEach(() => void visit.faults.splice(0));
afterAll(() => site?.close());

test(
  "from sign-up to the invoice over plain http, led by the assistant with the keyboard open",
  { timeout: 120_000 },
  async () => {
    await page.goto("/");
    expect(
      await page.evaluate(() => [
        isSecureContext,
        "randomUUID" in crypto,
        "subtle" in crypto && crypto.subtle !== undefined,
        "clipboard" in navigator,
        "share" in navigator,
      ]),
    ).toEqual([false, false, false, false, false]);
    await page.getByRole("link", { name: "Commencer gratuitement" }).click();
    await page.getByLabel("Email ou téléphone").fill("claire@example.org");
    await page.getByLabel("Mot de passe", { exact: true }).fill("un bon mot de passe");
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await page.getByRole("heading", { name: "Quel est ton métier ?" }).waitFor();
    await page.getByRole("link", { name: "Tout passer" }).click();
    await page.getByRole("heading", { name: "Quel est ton prochain projet ?" }).waitFor();

    await page.setViewportSize(ABOVE_KEYBOARD);
    await say(page, "Crée un projet");
    for (const [question, answer] of PROJECT_ANSWERS) {
      await answerTo(page, question, answer);
      await expectEndAndFieldInSight();
    }
    await look("assistant-keyboard");
    await page.getByText("Le flux est terminé").waitFor();
    await say(page, "fais le devis");
    await answerTo(page, "Décris-moi", "Pose de 3 radiateurs");
    await keepProposedTasks(page);
    await page.getByLabel("Taux horaire (€)").fill("45,50");
    await look("duration-keyboard");
    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByRole("button", { name: "Plus tard" }).click();
    await page.getByLabel("Nom de l'entreprise").waitFor();
    await say(page, "plus tard");
    await page.getByRole("button", { name: "C'est bon" }).click();
    await page.getByRole("log").getByRole("link", { name: "Télécharger le PDF" }).waitFor();
    // Once nothing is asked any more, the document that was made is what stays in view.
    await expect
      .poll(async () => {
        const title = await page.getByRole("log").getByText("Ton devis est prêt.").last().boundingBox();
        const log = await page.getByRole("log").boundingBox();
        return title !== null && log !== null && title.y >= log.y && title.y < log.y + log.height;
      })
      .toBe(true);
    const quotePage = (await page.getByRole("log").getByRole("link", { name: "Ouvrir" }).last().getAttribute("href"))!;

    await page.goto("/app/projects");
    await page
      .getByRole("link", { name: /Menuiserie Roux/ })
      .first()
      .click();
    await page.waitForURL("**/etape/**");
    const id = page.url().split("/etape/")[1]!.split("/")[0]!;
    await page.goto(`/etape/${id}/quote`);
    await complete();
    await page.reload();
    await sendButton(page).click();
    await sendingSheet(page).getByRole("button", { name: "Copier le lien" }).click();
    await page.getByText("Lien copié").waitFor();
    const address = await readClipboard();
    expect(new URL("/quote/", site.address).href).toBe(address.replace(/[^/]+$/, ""));
    await look("quote");
    await page.goto(quotePage);
    await page.getByRole("heading", { name: "Devis", exact: true }).waitFor();

    await page.goto(`/etape/${id}/invoice`);
    await answerDoubts(page);
    await page.getByRole("button", { name: "Émettre la facture" }).click();
    await page.getByRole("button", { name: "Oui, émettre" }).click();
    await page
      .getByText(/F\d{4}-0001/)
      .first()
      .waitFor();
    await look("invoice");
    expect(visit.faults).toEqual([]);
  },
);

test(
  "a project by its form, an invitation and a key to copy work over plain http too",
  { timeout: 90_000 },
  async () => {
    await page.goto("/project/new");
    await createNamed(page, "Durand");
    for (const [label, value] of [
      ["Nom du projet", "Cuisine"],
      ["Date de début", "1/12/2026"],
      ["Prénom", "Paul"],
      ["Nom", "Petit"],
      ["Email", "paul@durand.fr"],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole("button", { name: "Créer le projet" }).click();
    await page.waitForURL("**/estimation");

    await page.goto("/app/team");
    await page.getByRole("button", { name: "Inviter quelqu'un" }).click();
    await page.getByLabel("Adresse email").fill("paul@example.org");
    await page.getByRole("button", { name: "Envoyer l'invitation" }).click();
    await page.getByRole("heading", { name: "Invitations en attente" }).waitFor();

    await page.goto("/app/settings#securite");
    await page.getByRole("button", { name: "Ajouter une application de codes" }).click();
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByRole("button", { name: "Copier la clé" }).click();
    await page.getByRole("button", { name: "Clé copiée" }).waitFor();
    expect(await readClipboard()).toBe((await page.locator("code").textContent())!.replaceAll(" ", ""));
    expect(visit.faults).toEqual([]);
  },
);

test("a forgotten password is changed by the letter's link over plain http", { timeout: 90_000 }, async () => {
  const { page: other } = await site.visit();
  await other.goto("/forgot-password");
  await other.getByLabel("Email ou téléphone").fill("claire@example.org");
  await other.keyboard.press("Enter");
  await other.getByLabel("Code à six chiffres").waitFor();
  await other.goto((await lastLetter(site.product, "claire@example.org")).link);
  await other.getByLabel("Nouveau mot de passe").fill("un autre bon mot de passe");
  await other.keyboard.press("Enter");
  await other.waitForURL("**/app");
  await other.close();
});

/** The data of seller and customer that an invoice needs, through the API. Their forms are tested elsewhere. */
async function complete(): Promise<void> {
  const signedIn = await site.product.server.inject({
    method: "POST",
    url: "/auth/v1/token?grant_type=password",
    payload: { email: "claire@example.org", password: "un bon mot de passe" },
  });
  const headers = { authorization: `Bearer ${signedIn.json<{ access_token: string }>().access_token}` };
  const change = async (method: "PATCH" | "GET", url: string, payload?: object) =>
    (await site.product.server.inject({ method, url, headers, ...(payload && { payload }) })).json();
  await change("PATCH", "/api/company", {
    name: "VOLT & FILS",
    siren: "732829320",
    vat_regime: "standard",
    legal_form: "EI",
    insurance_duty: "none",
    address: { line1: "12 rue de l'Établi", postal_code: "69003", city: "Lyon" },
  });
  const { customers } = await change("GET", "/api/customers");
  await change("PATCH", `/api/customers/${customers[0].id}`, {
    address: { line1: "8 quai des Bois", postal_code: "38000", city: "Grenoble" },
    siren: "552100554",
  });
}

/** The content of the clipboard: pasted into a field, as a user would. */
async function readClipboard(): Promise<string> {
  const other = await page.context().newPage();
  await other.setContent("<textarea autofocus></textarea>");
  await other.locator("textarea").focus();
  await other.keyboard.press("ControlOrMeta+V");
  await expect.poll(() => other.locator("textarea").inputValue()).not.toBe("");
  const text = await other.locator("textarea").inputValue();
  await other.close();
  return text;
}

async function expectEndAndFieldInSight(): Promise<void> {
  await expect.poll(() => page.getByText("L'assistant écrit…").count()).toBe(0);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const log = document.querySelector('[role="log"]')!;
        const last = log.lastElementChild!.getBoundingClientRect();
        const field = document.querySelector('[aria-label="Message à l\'assistant"]')!.getBoundingClientRect();
        return {
          lastIsSeen: last.bottom <= log.getBoundingClientRect().bottom + 1 && last.bottom > 0,
          fieldIsSeen: field.bottom <= innerHeight && field.top >= 0,
          page: document.documentElement.scrollHeight <= innerHeight,
        };
      }),
    )
    .toEqual({ lastIsSeen: true, fieldIsSeen: true, page: true });
}

/** Elements that float above the page are outside its regions. */
function look(name: string): Promise<void> {
  return visit.look(`plain-http-${name}`, { disable: ["region"] });
}
