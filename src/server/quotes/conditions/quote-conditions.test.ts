import { acceptedCall } from "#test/accepted-call.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// What a quote says beside its lines is said once, proposed again, and frozen with each version.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await signUpSeller(app);
});
afterAll(() => app.close());

const THIRTY = { kind: "down_payment", size: { unit: "share", basis_points: 3000 } };
const ON_RECEIPT = { due_days: 0, means: ["transfer"] };

const say = (id: string, body: object) => acceptedCall(person, "PUT", `/api/projects/${id}/quote-conditions`, body);
const read = async (id: string) =>
  (await acceptedCall(person, "GET", `/api/projects/${id}/quote-conditions`)).conditions;
const previewOf = (id: string) => acceptedCall(person, "GET", `/api/projects/${id}/preview/quote`);
const lastTotal = async (id: string) => (await previewOf(id)).view.totals.at(-1).label.replaceAll("\u00A0", " ");

test("a subject that is said is printed beside those that were said before", async () => {
  const id = await pricedProject(person);
  await say(id, { payment: ON_RECEIPT });
  await say(id, { deposit: THIRTY });
  expect(await read(id)).toMatchObject({ deposit: THIRTY, payment: ON_RECEIPT });
  expect(await lastTotal(id)).toBe("Acompte de 30 %");
  await say(id, { deposit: null });
  expect(await read(id)).toMatchObject({ deposit: null, payment: ON_RECEIPT });
  expect(await lastTotal(id)).toBe("Total TTC");
});

test("what is said for the next quotes is proposed by them, until they say otherwise", async () => {
  const [first, second] = [await pricedProject(person), await pricedProject(person)];
  const { proposed } = await say(first, { deposit: THIRTY, is_for_next: true });
  expect(proposed).toEqual(["deposit"]);
  expect((await read(second)).deposit).toEqual(THIRTY);
  await say(second, { deposit: null });
  expect((await read(second)).deposit).toBeNull();
  expect((await read(first)).deposit).toEqual(THIRTY);
  await say(first, { deposit: null, is_for_next: true });
});

test("a quote that was drawn up keeps what it says when the company proposes something else", async () => {
  const id = await pricedProject(person);
  const { id: firstId } = await acceptedCall(person, "POST", `/api/projects/${id}/quote`, {});
  await say(await pricedProject(person), { deposit: THIRTY, is_for_next: true });
  expect((await read(id)).deposit).toBeNull();
  expect((await previewOf(id)).differs_from_latest).toBe(false);
  await say(id, { deposit: THIRTY });
  expect((await previewOf(id)).differs_from_latest).toBe(true);
  const { id: next } = await acceptedCall(person, "POST", `/api/projects/${id}/quote`, {});
  expect(next).not.toBe(firstId);
  await say(id, { deposit: null, is_for_next: true });
});

test("the waste of a site only fills the form of the next quotes", async () => {
  const waste = { quantity: "2 m³", sorting: "tri sur place", collection: "Déchetterie de Vaise", waste_cents: null };
  const first = await say(await pricedProject(person), { waste, is_for_next: true });
  expect(first.conditions.waste).toEqual(waste);
  const next = await acceptedCall(person, "GET", `/api/projects/${await pricedProject(person)}/quote-conditions`);
  expect([next.conditions.waste, next.usual.waste]).toEqual([null, waste]);
});

test("what the law asks of a builder is due until it is said", async () => {
  const insurance = { kind: "decennial", insurer: "MAAF", contact: "Niort", coverage: "France", policy_number: "D-1" };
  const builder = await signUpSeller(app, { trade: "Maçon", insurance_duty: "required", insurance });
  const id = await pricedProject(builder, { client_info: LEA_ARC });
  const path = `/api/projects/${id}/quote-conditions`;
  const dueOf = async () => (await acceptedCall(builder, "GET", path)).due;
  expect(await dueOf()).toEqual(["place", "duration", "waste"]);
  await acceptedCall(builder, "PATCH", `/api/projects/${id}/core`, { site_address: "4 rue des Tanneurs, Grenoble" });
  await acceptedCall(builder, "PUT", path, { duration: { count: 2, unit: "week" } });
  expect(await dueOf()).toEqual(["waste"]);
  await acceptedCall(builder, "PUT", path, { works: "repair" });
  expect(await dueOf()).toEqual([]);
});

test.each([
  [{ deposit: { ...THIRTY, size: { unit: "share", basis_points: 10_001 } } }, "100 % au plus."],
  [{ deposit: { ...THIRTY, size: { unit: "share", basis_points: 0 } } }, "Champ requis"],
  [{ payment: { due_days: 90, means: [] } }, "60 au plus."],
])("a deposit over the total and a delay over sixty days are refused: %j", async (body, sentence) => {
  const id = await pricedProject(person);
  const { status, json } = await person.call("PUT", `/api/projects/${id}/quote-conditions`, body);
  expect(status).toBe(400);
  expect(JSON.stringify(json)).toContain(sentence);
});

test("a deposit over the total is warned of among the conditions and refused before the quote is sent", async () => {
  const id = await pricedProject(person, { client_info: LEA_ARC });
  const size = (deposit_cents: number) => ({
    deposit: { kind: "down_payment", size: { unit: "amount", deposit_cents } },
  });
  expect((await say(id, size(12_001))).problems).toEqual(["deposit_over_total"]);
  const send = async () => {
    const { id: quoteId } = await acceptedCall(person, "POST", `/api/projects/${id}/quote`, {});
    return person.call("POST", `/api/quotes/${quoteId}/sending`, {});
  };
  expect(await send()).toMatchObject({
    status: 422,
    json: { code: "deposit_over_total", error: expect.stringContaining("baisse-la dans les conditions") },
  });
  expect((await say(id, size(12_000))).problems).toEqual([]);
  expect(await send()).toMatchObject({ status: 200 });
});
