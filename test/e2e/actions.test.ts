import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { issuedInvoice } from "../issued-invoice.ts";
import type { Site } from "./site.ts";
import { openSite, say } from "./site.ts";

// The card of a proposed action, in a real browser: nothing is written without its button.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const log = (page: Page) => page.getByRole("log");

test("a payment is confirmed on its card, then undone", { timeout: 120_000 }, async () => {
  const owner = await site.product.signUp();
  const invoice = await issuedInvoice(owner, "Verrière");
  const paidCents = async () =>
    (await owner.call("GET", `/api/invoices/${invoice.id}/payments`)).json.settlement.paid_cents as number;
  const { page, look, faults } = await site.visitAs(owner, "phone");
  await page.goto("/app");
  await say(page, "la facture Roux est payée par virement");
  const card = log(page).getByRole("region", { name: /Noter un paiement de 120,00/ });
  await card.getByRole("button", { name: "Confirmer" }).waitFor();
  expect(await card.innerText()).toMatch(/Menuiserie Roux[^]*120,00.€ → 0,00.€/);
  await look("action-waiting");
  expect(await paidCents()).toBe(0);
  await card.getByRole("button", { name: "Confirmer" }).dblclick();
  await card.getByText("C'est fait.").waitFor();
  await look("action-done");
  expect(await paidCents()).toBe(12_000);
  await page.goto("/app/actions");
  const line = page.getByRole("region", { name: /Noter un paiement de 120,00/ });
  await line.getByText("C'est fait.").waitFor();
  await look("actions");
  await line.getByRole("button", { name: /^Annuler/ }).click();
  await line.getByText("Fait, puis annulé.").waitFor();
  expect(await paidCents()).toBe(0);
  // A phone that comes back finds the day, with the conversation a tap away.
  await page.goto("/app");
  await page.getByRole("button", { name: /^Reprendre la conversation/ }).click();
  await log(page).getByText("Fait, puis annulé.").waitFor();
  expect(faults).toEqual([]);
});

test("a card that two tabs confirm is done once", { timeout: 90_000 }, async () => {
  const owner = await site.product.signUp();
  const name = "Remplacer le chauffe-eau 200 L et refaire Salledebain-du-premier-etage-avec-douche";
  const invoice = await issuedInvoice(owner, name, 10_600);
  const payments = async () =>
    (await owner.call("GET", `/api/invoices/${invoice.id}/payments`)).json.settlement.payments as object[];
  const { page: phone, look } = await site.visitAs(owner, "phone");
  await phone.goto("/app");
  await say(phone, `Note un paiement de 50 € par chèque sur ${invoice.number}`);
  const card = log(phone).getByRole("region", { name: /Noter un paiement de 50,00/ });
  await card.getByRole("button", { name: "Confirmer" }).waitFor();
  await look("action-long");
  const overflows = await card.evaluate((box) => {
    const { right } = box.getBoundingClientRect();
    const texts = [...box.querySelectorAll("dt, dd, p")].flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect().right > right ? [text.textContent] : [];
    });
    return [...texts, ...(box.scrollWidth > box.clientWidth ? ["the card"] : [])];
  });
  expect(overflows).toEqual([]);
  await expect.poll(() => pixelsUnder(card.getByRole("button", { name: "Confirmer" }))).toBeLessThanOrEqual(0);

  const { page: desktop } = await site.visitAs(owner, "desktop");
  await desktop.goto("/app/actions");
  await desktop.getByRole("button", { name: "Confirmer" }).waitFor();
  const tabs = [phone, desktop];
  await Promise.all(tabs.map((page) => page.getByRole("button", { name: "Confirmer" }).click()));
  for (const page of tabs) await page.getByText("C'est fait.").waitFor();
  await expect.poll(() => pixelsUnder(card.getByText("C'est fait."))).toBeLessThanOrEqual(0);
  expect(await payments()).toHaveLength(1);

  // A card that is no longer true shows another one: of 25 440 €, 50 € are paid, then 10 € more meanwhile.
  await say(phone, `Note la facture ${invoice.number} payée par carte`);
  await log(phone).getByRole("button", { name: "Confirmer" }).waitFor();
  await owner.call("POST", `/api/invoices/${invoice.id}/payments`, { amount_cents: 1_000, method: "cash" });
  await log(phone).getByRole("button", { name: "Confirmer" }).click();
  await log(phone).getByText("Quelque chose a changé depuis cet aperçu").waitFor();
  await log(phone).getByRole("button", { name: "Voir le nouvel aperçu" }).click();
  await log(phone)
    .getByText(/^25.380,00.€ → 0,00.€$/)
    .waitFor();
  expect(await payments()).toHaveLength(2);
});

// How far a part of a message goes under the end of what is in sight.
function pixelsUnder(part: Locator): Promise<number> {
  return part.evaluate((box) => {
    const end = box.closest("[role=log]")?.getBoundingClientRect().bottom ?? 0;
    return Math.floor(box.getBoundingClientRect().bottom - end);
  });
}
