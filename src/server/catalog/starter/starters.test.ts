import { acceptedCall } from "#test/accepted-call.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// A company begins its catalogue with the usual items of its trade.

let app: TestApp;
let person: Person;
beforeAll(async () => void (app = await testApp()));
beforeEach(async () => void (person = await app.signUp()));
afterAll(() => app.close());

const SECTIONS = ["Heures et déplacements", "Sanitaires"];
const add = (sections: readonly string[] = SECTIONS) =>
  acceptedCall(person, "POST", "/api/catalog-starters", { starter: "plumber", sections });
const list = async () => (await acceptedCall(person, "GET", "/api/catalog-items?limit=200")).items;
const itemNamed = async (label: string) => (await list()).find((item: { label: string }) => item.label === label);
const HOUR = "Heure de plombier-chauffagiste";

test("the chosen sections are added, without prices", async () => {
  const { added_count: count } = await add();
  const items = await list();
  expect(items).toHaveLength(count);
  expect(items.filter(({ price_e6 }: { price_e6: number | null }) => price_e6 !== null)).toEqual([]);
  expect(await itemNamed("WC à poser, fourni et posé")).toMatchObject({
    kind: "assembly",
    components: [
      { label: "Pack WC à poser", quantity_e4: 10_000 },
      { label: "Robinet d'arrêt équerre", quantity_e4: 10_000 },
      { label: HOUR, quantity_e4: 25_000 },
    ],
  });
});

test("added again, what is there stays as it is", async () => {
  const { added_count: count } = await add();
  const hour = await itemNamed(HOUR);
  const { is_archived: _isArchived, id, has_own_price: _hasOwnPrice, ...fields } = hour;
  await acceptedCall(person, "PUT", `/api/catalog-items/${id}`, { ...fields, price_e6: 52_000_000 });
  expect(await add()).toEqual({ added_count: 0, known_count: count });
  expect((await itemNamed(HOUR)).price_e6).toBe(52_000_000);
});

test("two calls at once add every item once", async () => {
  const answers = await Promise.all([add(), add()]);
  expect(await list()).toHaveLength(answers[0].added_count + answers[1].added_count);
  expect(answers.map(({ added_count }) => added_count)).toContain(0);
});

test("the hours of the trade take the hourly rate of the company", async () => {
  await acceptedCall(person, "PATCH", "/api/company", { hourly_rate: 48 });
  await add();
  expect((await itemNamed(HOUR)).price_e6).toBe(48_000_000);
});

test("an archived item stays archived", async () => {
  await add();
  const { id } = await itemNamed(HOUR);
  await acceptedCall(person, "PUT", `/api/catalog-items/${id}/archive`, { is_archived: true });
  await add();
  expect(await itemNamed(HOUR)).toBeUndefined();
});

test("a section that the trade has not is refused", async () => {
  const body = { starter: "plumber", sections: ["Toitures"] };
  const { status, json } = await person.call("POST", "/api/catalog-starters", body);
  expect([status, json.code]).toEqual([422, "unknown_section"]);
  expect(await list()).toEqual([]);
});

test("who may not change the catalogue adds nothing to it", async () => {
  const worker = await join(app, person, "ouvrier@example.org", "worker");
  const body = { starter: "plumber", sections: SECTIONS };
  expect((await worker.call("POST", "/api/catalog-starters", body)).status).toBe(403);
});
