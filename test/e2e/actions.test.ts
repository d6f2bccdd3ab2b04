import type { Page } from "playwright-core";
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
  const { page, look, faults } = await site.visitAs(owner, "both");
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
  await page.goto("/app");
  await log(page).getByText("Fait, puis annulé.").waitFor();
  expect(faults).toEqual([]);
});

test("the card of a payment wraps a long project name and long amounts within its width", async () => {
  const owner = await site.product.signUp();
  const name = "Remplacer le chauffe-eau 200 L et refaire Salledebain-du-premier-etage-avec-douche";
  const invoice = await issuedInvoice(owner, name, 10_600);
  const { page, look } = await site.visitAs(owner, "phone");
  await page.goto("/app");
  await say(page, `Note un paiement de 50 € par chèque sur ${invoice.number}`);
  const card = log(page).getByRole("region", { name: /Noter un paiement de 50,00/ });
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
});

/** A seller with an invoice of 120 €, and its payments as they are read now. */
async function sellerWithInvoice() {
  const owner = await site.product.signUp();
  const invoice = await issuedInvoice(owner, "Toiture");
  const payments = async () =>
    (await owner.call("GET", `/api/invoices/${invoice.id}/payments`)).json.settlement.payments as object[];
  return { owner, invoice, payments };
}

test("two tabs confirm the same card once", { timeout: 60_000 }, async () => {
  const { owner, invoice, payments } = await sellerWithInvoice();
  const tabs = [(await site.visitAs(owner, "phone")).page, (await site.visitAs(owner, "desktop")).page] as const;
  const [phone, desktop] = tabs;
  await phone.goto("/app");
  await say(phone, `Note un paiement de 50 € par chèque sur ${invoice.number}`);
  await log(phone).getByRole("button", { name: "Confirmer" }).waitFor();
  await desktop.goto("/app/actions");
  await desktop.getByRole("button", { name: "Confirmer" }).waitFor();
  await Promise.all(tabs.map((page) => page.getByRole("button", { name: "Confirmer" }).click()));
  for (const page of tabs) await page.getByText("C'est fait.").waitFor();
  expect(await payments()).toHaveLength(1);
});

test("a card that is no longer true shows another one", { timeout: 60_000 }, async () => {
  const { owner, invoice, payments } = await sellerWithInvoice();
  const { page } = await site.visitAs(owner, "phone");
  await page.goto("/app");
  await say(page, `Note la facture ${invoice.number} payée par carte`);
  await log(page).getByRole("button", { name: "Confirmer" }).waitFor();
  await owner.call("POST", `/api/invoices/${invoice.id}/payments`, { amount_cents: 1_000, method: "cash" });
  await log(page).getByRole("button", { name: "Confirmer" }).click();
  await log(page).getByText("Quelque chose a changé depuis cet aperçu").waitFor();
  await log(page).getByRole("button", { name: "Voir le nouvel aperçu" }).click();
  await log(page).getByText("110,00 € → 0,00 €").waitFor();
  expect(await payments()).toHaveLength(1);
});
