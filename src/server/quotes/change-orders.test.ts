import { AGREED, quoteCalls } from "#test/quote-calls.ts";
import { READY_SELLER, pricedProject } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { setDatabaseClock } from "#test/test-database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// What changes after a quote was accepted is a change order: accepted in its turn, then billed with the quote.

const NOW = new Date("2026-09-01T10:00:00Z");

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp({ clock: () => NOW });
  await setDatabaseClock(app.database, NOW);
  person = await app.signUp();
  await person.call("PATCH", "/api/company", READY_SELLER);
});
afterAll(() => app.close());

const { drawUp, price, versionsOf, send, decide, withdraw } = quoteCalls(() => person);

async function acceptedProject(): Promise<{ id: string; quote: { id: string; number: string } }> {
  const id = await pricedProject(person);
  const quote = await drawUp(id);
  await decide(quote.id);
  return { id, quote };
}

const ranks = async (id: string) =>
  (await versionsOf(id)).map((one: { change_order_rank: number | null }) => one.change_order_rank);
const preview = async (id: string) => (await person.call("GET", `/api/projects/${id}/preview/quote`)).json;
const plain = (text: string) => text.replaceAll(/\s/gu, " ");

test("a quote that nobody accepted changes by a version that is no change order", async () => {
  const id = await pricedProject(person);
  const quote = await drawUp(id);
  await send(quote.id);
  await price(id, 60);
  await drawUp(id);
  expect(await ranks(id)).toEqual([null, null]);
});

test("an accepted quote that nothing changed says that nothing changed", async () => {
  const { id, quote } = await acceptedProject();
  expect(await preview(id)).toMatchObject({ differs_from_latest: false, view: { title: "Devis" } });
  expect((await drawUp(id, { after_acceptance: true })).id).toBe(quote.id);
});

test("what changes after the acceptance is a change order to the quote", async () => {
  const { id, quote } = await acceptedProject();
  await price(id, 60);
  const { view } = await preview(id);
  expect(plain(view.title)).toBe("Avenant n° 1");
  expect(view.facts.map(({ label, value }: Record<string, string>) => plain(`${label} : ${value}`))).toContain(
    `Au devis : ${quote.number} du 1er sept. 2026`,
  );
  expect(view.totals.map(({ label, value }: Record<string, string>) => plain(`${label} ${value}`))).toEqual([
    "Total HT 120,00 €",
    "TVA 20 % 24,00 €",
    "Total TTC après avenant 144,00 €",
    "Devis du 1er sept. 2026 120,00 €",
    "Cet avenant +24,00 €",
  ]);
  expect(plain(view.lines[0].details.at(-1))).toBe("Modifié par cet avenant, était : 2 h, 100,00 €");
  await drawUp(id, { after_acceptance: true });
  expect(await ranks(id)).toEqual([1, null]);
});

test("a change order is brought up to date until it is accepted", async () => {
  const { id } = await acceptedProject();
  await price(id, 60);
  const order = await drawUp(id, { after_acceptance: true });
  expect((await drawUp(id)).id).toBe(order.id);
  await price(id, 65);
  await drawUp(id);
  expect(await ranks(id)).toEqual([1, 1, null]);
});

test("the next change order comes after an accepted one that is billed with the quote", async () => {
  const { id } = await acceptedProject();
  await price(id, 60);
  const order = await drawUp(id, { after_acceptance: true });
  const billedCents = async () =>
    (await person.call("GET", `/api/projects/${id}/preview/invoice`)).json.view.amounts.grossCents;
  expect(await billedCents()).toBe(12_000);
  await decide(order.id);
  expect(await billedCents()).toBe(14_400);
  await price(id, 70);
  await drawUp(id, { after_acceptance: true });
  expect(await ranks(id)).toEqual([2, 1, null]);
  const labels = (await preview(id)).view.totals.map(({ label, value }: Record<string, string>) =>
    plain(`${label} ${value}`),
  );
  expect(labels.slice(-3)).toEqual([
    "Devis du 1er sept. 2026 120,00 €",
    "Avenant n° 1 +24,00 €",
    "Cet avenant +24,00 €",
  ]);
});

test("a change order that is declined leaves the quote as it was accepted", async () => {
  const { id, quote } = await acceptedProject();
  await price(id, 60);
  const order = await drawUp(id, { after_acceptance: true });
  await decide(order.id, { ...AGREED, decision: "declined" });
  expect((await person.call("GET", `/api/projects/${id}`)).json.project.quote.id).toBe(quote.id);
  await price(id, 70);
  await drawUp(id);
  expect(await ranks(id)).toEqual([1, 1, null]);
});

test("once the agreement is withdrawn, what was a change order is a version of the quote", async () => {
  const { id, quote } = await acceptedProject();
  await price(id, 60);
  await drawUp(id, { after_acceptance: true });
  await withdraw(quote.id);
  await drawUp(id);
  expect(await ranks(id)).toEqual([null, 1, null]);
});

const draftOf = async (id: string) => (await person.call("POST", `/api/projects/${id}/quote-draft`, {})).json.draft;
const saveDraft = async (id: string, content: object) =>
  (await person.call("PUT", `/api/quotes/${id}/draft`, { discount: null, ...content })).json.draft;

test.each([
  ["net", "gross"],
  ["gross", "net"],
])(
  "a change order to %s prices that were accepted keeps them, though %s is asked",
  async (agreedPrices, otherPrices) => {
    const id = await pricedProject(person);
    const first = await draftOf(id);
    expect(first.agreed_prices).toBeNull();
    await saveDraft(first.id, { version: 1, lines: first.lines, prices: agreedPrices });
    const quote = await drawUp(id);
    // Switched between the sending and the acceptance.
    await saveDraft(first.id, { version: 2, lines: first.lines, prices: otherPrices });
    await decide(quote.id);
    const draft = await draftOf(id);
    expect(draft).toMatchObject({ prices: agreedPrices, agreed_prices: agreedPrices, asks_prices: false });
    expect(await preview(id)).toMatchObject({ differs_from_latest: false });
    const lines = [{ ...draft.lines[0], unit_price_e6: 60_000_000 }];
    const body = { version: 3, lines, prices: otherPrices, is_price_choice: true };
    expect(await saveDraft(draft.id, body)).toMatchObject({ prices: agreedPrices });
    const { view } = await preview(id);
    const was = agreedPrices === "net" ? "100,00 €" : "120,00 €";
    expect(plain(view.lines[0].details.at(-1))).toBe(`Modifié par cet avenant, était : 2 h, ${was}`);
    const totals = view.totals.map(({ label, value }: Record<string, string>) => plain(`${label} ${value}`));
    expect(totals.slice(-3)).toEqual([
      "Total TTC après avenant 144,00 €",
      "Devis du 1er sept. 2026 120,00 €",
      "Cet avenant +24,00 €",
    ]);
    await withdraw(quote.id);
    expect(await draftOf(id)).toMatchObject({ agreed_prices: null });
  },
);

test("a project says which change order is to be sent, until it is", async () => {
  const { id } = await acceptedProject();
  const orderToSend = async () => (await person.call("GET", `/api/projects/${id}`)).json.project.change_order_to_send;
  expect(await orderToSend()).toBeNull();
  await price(id, 60);
  const order = await drawUp(id, { after_acceptance: true });
  expect(await orderToSend()).toBe(1);
  await send(order.id);
  expect(await orderToSend()).toBeNull();
});

test("a project says which change order its customer is asked, until they answer", async () => {
  const { id } = await acceptedProject();
  const orderAsked = async () => (await person.call("GET", `/api/projects/${id}`)).json.project.change_order_asked;
  await price(id, 60);
  const order = await drawUp(id, { after_acceptance: true });
  expect(await orderAsked()).toBeNull();
  await send(order.id);
  expect(await orderAsked()).toBe(1);
  await decide(order.id);
  expect(await orderAsked()).toBeNull();
});
