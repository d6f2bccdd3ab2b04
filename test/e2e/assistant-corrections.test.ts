import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { open, openSite, say, SIZES } from "./site.ts";

// A quote is confirmed once, and changed in the conversation: by its card, or by words.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const log = (page: Page) => page.getByRole("log");
const card = (page: Page) => page.getByRole("form", { name: "Carte du devis" });
const CONFIRM = "C'est bon, crée le devis";

async function estimatedProject(): Promise<{ person: Person; id: string }> {
  const person = await site.product.signUp();
  await person.call("PATCH", "/api/company", { name: "Volt", vat_regime: "standard" });
  const client_info = { kind: "person", civility: "mme", last_name: "Lefèvre" };
  const { project } = (
    await person.call("POST", "/api/projects", { name: "Chauffe-eau", start_date: "2027-03-01", client_info })
  ).json;
  const estimation = { description: "Remplacer le chauffe-eau", hours: 6, rate: 55 };
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, estimation);
  await person.call("POST", `/api/projects/${project.id}/tasks`, { title: "Remplacer le chauffe-eau", estimate_h: 6 });
  return { person, id: project.id };
}

const focusedLabel = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.innerText ?? "");

test("a freelance confirms a first quote once, on the card", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp();
  const { page, look, faults } = await site.visitAs(person, "desktop");
  await open(page, "/app");
  await look("home-empty");
  await say(page, "fais un devis pour Mme Lefèvre, refaire la page d'accueil, 3 jours à 450 €, lundi");
  await log(page).getByText("Dis-moi si tu factures la TVA.").waitFor();
  // No rate is shown before the seller has said that they charge VAT.
  expect(await card(page).innerText()).not.toContain("20 %");
  await look("card-of-a-freelance");
  await expect.poll(() => focusedLabel(page)).toBe("Factures-tu la TVA ?");
  await card(page).getByRole("button", { name: CONFIRM }).click();
  await card(page).getByText("Factures-tu la TVA ? Le total du devis en dépend.").waitFor();
  await card(page).getByLabel("Factures-tu la TVA ?").selectOption("franchise");
  await card(page).getByLabel("Ton nom, ou celui de ton entreprise").fill("Nora Petit");
  await card(page).getByRole("button", { name: CONFIRM }).click();
  await log(page).getByText("Ton devis est prêt. Il est pour Mme Lefèvre.").waitFor();
  expect(await log(page).getByText("Je crée le devis ?").count()).toBe(0);
  const { company } = (await person.call("GET", "/api/company")).json;
  expect(company).toMatchObject({ vat_regime: "franchise", name: "Nora Petit" });
  const { projects } = (await person.call("GET", "/api/projects")).json;
  expect(projects[0].client_info).toMatchObject({ civility: "mme", first_name: "", full_name: "Mme Lefèvre" });
  const { brief } = (await person.call("GET", "/api/figures/brief")).json;
  expect(brief.to_send).toMatchObject({ count: 1, amount_cents: 135_000 });
  await open(page, "/app");
  await page.getByRole("link", { name: "Envoyer : Mme Lefèvre" }).waitFor();
  await look("home-quote-to-send");
  // The conversation folds what waits on a phone.
  await page.setViewportSize(SIZES.phone);
  await page.locator("summary").filter({ hasText: "À faire" }).click();
  await page.getByRole("link", { name: "Envoyer : Mme Lefèvre" }).waitFor();
  expect(faults).toEqual([]);
});

test("« Corriger » opens the card of the quote, which words change too", { timeout: 90_000 }, async () => {
  const { person, id } = await estimatedProject();
  const { page, look, faults } = await site.visitAs(person, "phone");
  await open(page, `/etape/${id}/quote`);
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  await say(page, "fais le devis");
  await log(page).getByText("Je crée le devis ?").waitFor();
  await log(page).getByRole("button", { name: "Corriger" }).click();
  await card(page).getByText("Remplacer le chauffe-eau").waitFor();
  await look("card-reopened");
  await say(page, "finalement la TVA est à 10 % et ajoute une ligne fourniture chauffe-eau 890 €");
  await log(page)
    .getByText(/C.est noté.*ligne ajoutée/)
    .waitFor();
  // 330.00 and 890.00 at 10 %.
  await card(page).getByText("1 342,00 €").waitFor();
  await look("card-corrected");
  await card(page).getByRole("button", { name: CONFIRM }).click();
  await log(page).getByText("Ton devis est prêt. Il est pour Mme Lefèvre.").waitFor();
  await log(page).getByText("Le flux est terminé").waitFor();
  const { versions } = (await person.call("GET", `/api/projects/${id}/quote-versions`)).json;
  expect(versions).toMatchObject([{ total: 1342 }]);
  // Once it is made, the same words are a card of what changes.
  await say(page, "finalement ajoute une ligne déplacement 30 €");
  const change = log(page).getByRole("region", { name: /^Changer le devis D/ });
  await change.getByText(/1.342,00.€ → 1.375,00.€/).waitFor();
  await look("changed-lines");
  await change.getByRole("button", { name: "Confirmer" }).click();
  await change.getByText("C'est fait.").waitFor();
  const { draft } = (await person.call("GET", `/api/projects/${id}/quote-draft`)).json;
  expect(draft.lines.map(({ label }: { label: string }) => label)).toEqual([
    "Remplacer le chauffe-eau",
    "Fourniture chauffe-eau",
    "Déplacement",
  ]);
  expect(faults).toEqual([]);
});

test(
  "an acceptance that the assistant asks for before an invoice is noted on the quote",
  { timeout: 90_000 },
  async () => {
    const { person, id } = await estimatedProject();
    await person.call("POST", `/api/projects/${id}/quote`, {});
    const { page, look } = await site.visitAs(person);
    await open(page, `/etape/${id}/quote`);
    await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
    await say(page, "Émets la facture");
    await log(page).getByText("Le client a-t-il accepté le devis").waitFor();
    await look("invoice-of-open-quote");
    await log(page).getByRole("button", { name: "Oui, il l'a accepté" }).click();
    await log(page).getByText("-0001 est accepté.").waitFor();
    const { versions } = (await person.call("GET", `/api/projects/${id}/quote-versions`)).json;
    expect(versions).toMatchObject([{ status: "accepted", decision: { signer: "Mme Lefèvre" } }]);
    expect(await log(page).getByText("prépare aussi le devis").count()).toBe(0);
  },
);
