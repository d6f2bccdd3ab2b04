import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let app: TestApp;
let owner: Person;

beforeAll(async () => void (app = await testApp()));
beforeEach(async () => void (owner = await app.signUp()));
afterAll(() => app.close());

type Customer = { id: string; company: string; full_name: string };
type Pair = { reasons: string[]; customers: Customer[] };
const create = async (fields: object): Promise<string> =>
  (await owner.call("POST", "/api/customers", { is_new_customer: true, ...fields })).json.customer.id;
const twins = async (query = ""): Promise<{ pairs: Pair[]; count: number | null; next_cursor: string | null }> =>
  (await owner.call("GET", `/api/customers/twins?${query}`)).json;
const reasons = async () => (await twins()).pairs.map((pair) => pair.reasons);

const person = (first_name: string, last_name: string, more: object = {}) => ({
  kind: "person",
  first_name,
  last_name,
  ...more,
});
const inTown = (city: string) => ({ address: { line1: "1 rue Haute", city, postal_code: "38000" } });

test.each([
  [
    "the same SIREN",
    { kind: "company", company: "Roux", siren: "552100554" },
    { kind: "company", company: "Atelier 8", siren: "552100554" },
    "siren",
  ],
  [
    "the same email",
    person("Claire", "Roux", { email: "c@roux.fr" }),
    person("Marc", "Petit", { email: "c@roux.fr" }),
    "email",
  ],
  [
    "a phone written otherwise",
    person("Claire", "Roux", { phone: "06 11 22 33 44" }),
    person("Marc", "Petit", { phone: "+33611223344" }),
    "phone",
  ],
  ["a name with accents", person("Hélène", "Lefèvre"), person("Helene", "Lefevre"), "name"],
  ["a name the other way round", person("Claire", "Roux"), person("Roux", "Claire"), "name"],
  [
    "a firm with its form",
    { kind: "company", company: "SARL Toitures Roux" },
    { kind: "company", company: "Toitures Roux" },
    "name",
  ],
  ["one letter other", person("Claire", "Dupont"), person("Claire", "Dupond"), "close_name"],
  ["one letter more", person("Claire", "Dupont"), person("Claire", "Duppont"), "close_name"],
  ["two letters the other way round", person("Claire", "Martin"), person("Claire", "Matrin"), "close_name"],
  [
    "a short name of the same town",
    person("", "Marin", inTown("Lyon")),
    person("", "Morin", inTown("LYON")),
    "close_name",
  ],
] as const)("two customers with %s are a pair", async (_what, one, other, reason) => {
  await create(one);
  await create(other);
  expect(await reasons()).toEqual([[reason]]);
});

test.each([
  [
    "two names with other numbers",
    { kind: "company", company: "Garage Central 1" },
    { kind: "company", company: "Garage Central 2" },
  ],
  ["two names", person("Claire", "Roux"), person("Marc", "Petit")],
  ["one name in two towns", person("Claire", "Martin", inTown("Lyon")), person("Claire", "Martin", inTown("Nice"))],
  ["a short name that is close", person("", "Marin"), person("", "Morin")],
  [
    "one name, another SIREN",
    { kind: "company", company: "Roux", siren: "552100554" },
    { kind: "company", company: "Roux", siren: "732829320" },
  ],
  [
    "one name with other emails and phones",
    person("Claire", "Martin", { email: "a@a.fr", phone: "0611223344" }),
    person("Claire", "Martin", { email: "b@b.fr", phone: "0611223355" }),
  ],
  ["two civilities", person("", "Roux", { civility: "mme" }), person("", "Roux", { civility: "m" })],
] as const)("%s are no pair", async (_what, one, other) => {
  await create(one);
  await create(other);
  expect(await reasons()).toEqual([]);
});

test("a pair is found when a card is changed", async () => {
  await create(person("Claire", "Roux", { email: "c@roux.fr" }));
  const other = await create(person("Marc", "Petit"));
  expect(await reasons()).toEqual([]);
  await owner.call("PATCH", `/api/customers/${other}`, { email: "c@roux.fr" });
  expect(await reasons()).toEqual([["email"]]);
  await owner.call("PATCH", `/api/customers/${other}`, { email: "m@petit.fr" });
  expect(await reasons()).toEqual([]);
});

test("two who were said to be two are no pair any more", async () => {
  const one = await create(person("Claire", "Roux"));
  const other = await create(person("Claire", "Roux"));
  const tell = (is_distinct: boolean) =>
    owner.call("PUT", `/api/customers/${other}/distinct`, { other_id: one, is_distinct });
  expect((await twins()).count).toBe(1);
  expect((await tell(true)).status).toBe(200);
  expect((await tell(true)).status).toBe(200);
  await owner.call("PATCH", `/api/customers/${one}`, { phone: "0611223344" });
  expect(await twins()).toMatchObject({ pairs: [], count: 0 });
  await tell(false);
  expect(await reasons()).toEqual([["name"]]);
});

test("a merged customer is in no pair", async () => {
  const [one, other] = [await create(person("Claire", "Roux")), await create(person("Claire", "Roux"))];
  await owner.call("POST", `/api/customers/${one}/merge`, { other_id: other, taken_fields: [] });
  expect(await reasons()).toEqual([]);
  const third = await create(person("Claire", "Roux"));
  expect((await twins()).pairs.map(({ customers }) => customers.map(({ id }) => id))).toEqual([[one, third]]);
});

test("pairs are read by pages", async () => {
  for (const name of ["Roux", "Petit", "Blanc"]) for (const _one of [1, 2]) await create(person("Claire", name));
  const first = await twins("limit=2");
  expect([first.pairs.length, first.count]).toEqual([2, 3]);
  const second = await twins(`limit=2&cursor=${first.next_cursor}`);
  expect([second.pairs.length, second.count, second.next_cursor]).toEqual([1, null, null]);
});

test("an email that very many have makes few pairs", async () => {
  for (let n = 0; n < 14; n++) await create(person(`P${n}`, `Nom${n * 1_111}`, { email: "atelier@roux.fr" }));
  const { rows } = await app.database.owner.query(
    `select count(*)::int as count from customer_twin
      where company_id = (select company_id from customer where email = $1 limit 1)`,
    ["atelier@roux.fr"],
  );
  expect(rows[0].count).toBeLessThanOrEqual(14 * 5);
  expect(rows[0].count).toBeLessThan((14 * 13) / 2);
});
