import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { expectStillPage, openSite, say } from "./site.ts";

// From one rich sentence to the preview of the quote: the sentence, an open value, the button. Over plain http, by
// the name of another machine, as from a phone of the same network.

let site: Site;
beforeAll(async () => {
  site = await openSite({ env: (address) => ({ PUBLIC_URL: address }), hostname: "etabli.test" });
});
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

// It says no day: a quote does not wait for one.
const UNDATED = "fais un devis pour Mme Martin, peindre le couloir, 14 h à 48 €, 12 m² de carrelage à 65 €/m², TVA 10";
const ORDER = `${UNDATED}, lundi`;
const READY = "Voici ton devis. Vérifie, puis crée-le.";

const log = (page: Page) => page.getByRole("log");
const card = (page: Page) => page.getByRole("form", { name: "Carte du devis" });

async function openLine(page: Page, label: string): Promise<void> {
  await card(page)
    .getByRole("button", { name: new RegExp(`^${label} \\d`) })
    .click();
}

// Seen as the page is: nothing is scrolled to find it.
async function expectInSight(page: Page, message: Locator): Promise<void> {
  const hiddenPx = async () => {
    const [view, box] = [await log(page).boundingBox(), await message.last().boundingBox()];
    return view && box ? Math.max(view.y - box.y, box.y + box.height - view.y - view.height) : Infinity;
  };
  await expect.poll(hiddenPx).toBeLessThanOrEqual(1);
}

async function draftLines(person: Person): Promise<object[]> {
  const { projects } = (await person.call("GET", "/api/projects")).json;
  expect(projects).toHaveLength(1);
  const { draft } = (await person.call("GET", `/api/projects/${projects[0].id}/quote-draft`)).json;
  return draft.lines.map(({ label, quantity_e4, unit, unit_price_e6, vat_basis_points }: Record<string, unknown>) => ({
    label,
    quantity_e4,
    unit,
    unit_price_e6,
    vat_basis_points,
  }));
}

const LINES = [
  { label: "Peindre le couloir", quantity_e4: 140_000, unit: "h", unit_price_e6: 48_000_000, vat_basis_points: 1000 },
  { label: "Carrelage", quantity_e4: 120_000, unit: "m²", unit_price_e6: 65_000_000, vat_basis_points: 1000 },
];

test("a rich sentence becomes a quote in three interactions", { timeout: 90_000 }, async () => {
  const person = await signUpSeller(site.product);
  const { page, look, faults } = await site.visitAs(person, "phone", { hasTouch: true, isMobile: true });
  await page.goto("/app");
  expect(await page.evaluate(() => [isSecureContext, "randomUUID" in crypto])).toEqual([false, false]);
  // 1. The sentence.
  await say(page, UNDATED);
  await card(page).waitFor();
  await log(page).getByText(READY).waitFor();
  // 672.00 and 780.00 at 10 %.
  await card(page).getByText("1 597,20 €").waitFor();
  await look("quote-card");
  // Nothing is asked, all is folded, and the whole card is in view.
  expect(await card(page).getByRole("textbox").count()).toBe(0);
  await card(page).getByText("début à convenir").waitFor();
  await expectInSight(page, log(page).getByText(READY));
  await expectInSight(page, card(page).getByRole("button", { name: "C'est bon, crée le devis" }));
  await say(page, "?");
  await expectInSight(page, log(page).getByText("Touche une ligne pour la changer"));
  await card(page)
    .getByRole("button", { name: /Modifier/ })
    .click();
  await openLine(page, "Carrelage");
  await look("quote-card-lines");
  await expectStillPage(page);
  // 2. What one knows more, and nothing is written before. The button stays above the field of the assistant.
  await expectInSight(page, card(page).getByRole("button", { name: "C'est bon, crée le devis" }));
  await card(page).getByLabel("Date de début").fill("01/03/2027");
  expect((await person.call("GET", "/api/projects")).json.projects).toEqual([]);
  // 3. The button.
  await card(page).getByRole("button", { name: "C'est bon, crée le devis" }).click();
  await log(page).getByText("Ton devis est prêt. Il est pour Mme Martin.").waitFor();
  await log(page).getByRole("link", { name: "Télécharger le PDF" }).waitFor();
  expect(await draftLines(person)).toEqual(LINES);
  await log(page).getByText("Le flux est terminé").waitFor();
  await expectInSight(page, log(page).getByText("Ton devis est prêt."));
  const short = log(page).getByRole("group", { name: "Devis en bref" });
  await expectInSight(page, short.getByText("Carrelage"));
  await expectInSight(page, short.getByText("1 597,20 €"));
  // What comes next is right under the message, and beside the field in the place of the order that made the quote.
  await expectInSight(page, log(page).getByRole("link", { name: "Envoyer le devis" }));
  const chips = page.getByRole("list", { name: "Ce que l'assistant sait faire" });
  await chips.getByRole("link", { name: "Envoyer le devis" }).waitFor();
  expect(await chips.getByRole("button", { name: "Fais le devis" }).count()).toBe(0);
  await look("quote-card-quote");
  await expectStillPage(page);
  expect(faults).toEqual([]);
});

test("a correction leaves the total of a long card in sight with its button", { timeout: 90_000 }, async () => {
  const { page, look } = await site.visitAs(await signUpSeller(site.product), "phone", { hasTouch: true });
  await page.goto("/app");
  await say(page, `${UNDATED.replace(", TVA 10", "")}, dépose du sol 150 €, évacuation 90 €, lundi`);
  await card(page).waitFor();
  const submit = card(page).getByRole("button", { name: "C'est bon, crée le devis" });
  await expectInSight(page, submit);
  await say(page, "non finalement mets 5 h, et le carrelage 8 m²");
  await log(page).getByText("C'est noté").waitFor();
  await expectInSight(page, submit);
  await expectInSight(page, card(page).getByLabel("Total du devis"));
  await look("quote-card-corrected");
});

test("the address that the sentence says is printed on the quote", { timeout: 90_000 }, async () => {
  const person = await signUpSeller(site.product);
  const { page, look } = await site.visitAs(person, "phone");
  await page.goto("/app");
  await say(page, ORDER.replace("Mme Martin,", "Mme Martin, 12 rue des Lilas 69003 Lyon,"));
  await card(page)
    .getByRole("button", { name: /12 rue des Lilas · 69003 Lyon/ })
    .click();
  await expect.poll(() => card(page).getByLabel("Code postal").inputValue()).toBe("69003");
  await look("quote-card-address");
  await card(page).getByLabel("Adresse", { exact: true }).fill("14 rue des Lilas");
  await card(page).getByRole("button", { name: "C'est bon, crée le devis" }).click();
  await log(page).getByRole("link", { name: "Télécharger le PDF" }).waitFor();
  expect(await draftLines(person)).toEqual(LINES);
  const link = await log(page).getByRole("link", { name: "Ouvrir", exact: true }).last().getAttribute("href");
  await page.goto(link ?? "");
  await page.getByText("14 rue des Lilas").first().waitFor();
  await page.getByText("69003 Lyon").first().waitFor();
});

test(
  "what is typed on the card stays until it is written",
  {
    timeout: 90_000,
  },
  async () => {
    const person = await signUpSeller(site.product);
    const { page } = await site.visitAs(person);
    await page.goto("/app");
    await say(page, ORDER);
    await openLine(page, "Peindre le couloir");
    await card(page).getByLabel("Quantité").first().fill("15,5");
    // By the keyboard, one goes on in what opens.
    await card(page)
      .getByRole("button", { name: /^Carrelage \d/ })
      .press("Enter");
    const name = card(page).getByLabel("Désignation").last();
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await card(page).getByLabel("Prix unitaire HT").last().fill("1.500");
    await page.reload();
    await card(page).getByText("15,5 h × 48 €").waitFor();
    await say(page, "elle s'appelle Claire");
    await log(page).getByText("C'est noté.").waitFor();
    await card(page).getByText("Claire Martin").waitFor();
    await card(page).getByText("15,5 h × 48 €").waitFor();
    await say(page, "oui");
    await log(page).getByText("rien n'est écrit avant").waitFor();
    await card(page).getByText("15,5 h × 48 €").waitFor();
    const confirm = card(page).getByRole("button", { name: "C'est bon, crée le devis" });
    await confirm.click();
    await card(page).getByText("« 1.500 » se lit de deux façons").waitFor();
    await card(page).getByLabel("Prix unitaire HT").last().fill("1 500");
    await page.context().setOffline(true);
    await confirm.click();
    await log(page).getByText("Pas de réseau : je reprends dès qu'il revient.").waitFor();
    await page.context().setOffline(false);
    await log(page).getByText("Ton devis est prêt. Il est pour Claire Martin.").waitFor();
    expect(await draftLines(person)).toMatchObject([{ quantity_e4: 155_000 }, { unit_price_e6: 1_500_000_000 }]);
  },
);

test("without a network, no second tap on the button of the card loses its lines", async () => {
  const person = await signUpSeller(site.product);
  const { page, look } = await site.visitAs(person, "phone", { hasTouch: true, isMobile: true });
  await page.goto("/app");
  await say(page, ORDER);
  const confirm = card(page).getByRole("button", { name: "C'est bon, crée le devis" });
  await confirm.scrollIntoViewIfNeeded();
  const box = await confirm.boundingBox();
  if (!box) throw new Error("the button of the card is not drawn");
  await page.context().setOffline(true);
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.touchscreen.tap(place.x, place.y);
  const giveUp = log(page).getByRole("button", { name: "Annuler" });
  await giveUp.waitFor();
  const under = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.textContent ?? "", place);
  expect(under).not.toBe("Annuler");
  // Slower than a double tap: the button that gives up asks first.
  await giveUp.click();
  const question = page.getByRole("alertdialog", { name: "Abandonner ce qui attend le réseau ?" });
  await question.waitFor();
  await look("card-without-network");
  // The network is back before the answer: nothing leaves meanwhile.
  await page.context().setOffline(false);
  await page.evaluate(() => fetch("/health/ready").then((answer) => answer.text()));
  expect(await question.isVisible()).toBe(true);
  await question.getByRole("button", { name: "Attendre" }).click();
  expect(await log(page).getByText("j'annule").count()).toBe(0);
  await log(page).getByText("Ton devis est prêt. Il est pour Mme Martin.").waitFor();
  expect(await draftLines(person)).toEqual(LINES);
});

test(
  "the question about the home stays on the card, with the rate that waits for it",
  { timeout: 90_000 },
  async () => {
    const person = await signUpSeller(site.product);
    const { page, look } = await site.visitAs(person, "phone");
    // The message is sent before the page has read the seller's regime of VAT.
    await page.route("**/api/company", async (route) => {
      await sleep(1_000);
      await route.continue();
    });
    await page.goto("/app");
    await say(page, "fais un devis pour Mme Martin, pose de parquet, 14 h à 48 €");
    const isWaiting = async () => {
      await card(page).getByRole("button", { name: "Oui, TVA 10 %" }).waitFor();
      await card(page).getByText("TVA 20 % tant que tu n'as pas répondu").waitFor();
    };
    await isWaiting();
    await openLine(page, "Pose de parquet");
    await card(page).getByLabel("Prix unitaire HT").fill("50");
    await isWaiting();
    await page.reload();
    await card(page).getByText("14 h × 50 €").waitFor();
    await isWaiting();
    await say(page, "ajoute un déplacement à 40 €");
    await card(page).getByText("Déplacement").waitFor();
    await isWaiting();
    await look("quote-card-home-rate");
    await card(page).getByRole("button", { name: "Oui, TVA 10 %" }).click();
    // 700.00 and 40.00 at 10 %.
    await card(page).getByText("814,00 €").waitFor();
    expect(await card(page).getByText("tant que tu n'as pas répondu").count()).toBe(0);
  },
);
