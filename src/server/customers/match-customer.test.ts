import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
  await create("Premier", { company: "Menuiserie Roux", email: "claire@roux.fr" });
});
afterAll(() => app.close());

async function create(name: string, clientInfo: object): Promise<string> {
  const { status, json } = await person.call("POST", "/api/projects", { name, client_info: clientInfo });
  expect([name, status]).toEqual([name, 200]);
  return json.project.customer_id;
}

/** Runs `work` while another creation of a customer holds its turn. */
async function whileAnotherCreates(work: () => Promise<void>): Promise<void> {
  const { owner } = app.database;
  const key = "hashtextextended('customers ' || (select company_id from company), 2)";
  await owner.query(`select pg_advisory_lock(${key})`);
  try {
    await work();
  } finally {
    await owner.query("select pg_advisory_unlock_all()");
  }
}

const countWaiting = async () =>
  (await app.database.owner.query("select from pg_locks where locktype = 'advisory' and not granted")).rowCount;

test("a project of a known customer waits for no creation of another", async () => {
  await whileAnotherCreates(async () => {
    const ids = await Promise.all(
      ["A", "B", "C"].map((name) => create(name, { company: "Menuiserie Roux", email: "claire@roux.fr" })),
    );
    expect(new Set(ids).size).toBe(1);
  });
});

test.each([
  ["an unknown customer", { company: "Toitures Guérin" }],
  ["a known customer with something new", { company: "Menuiserie Roux", phone: "06 12 34 56 78" }],
])("a project of %s waits for its turn", async (_what, clientInfo) => {
  let creation: Promise<string> = Promise.resolve("");
  await whileAnotherCreates(async () => {
    creation = create("En attente", clientInfo);
    await expect.poll(countWaiting).toBe(1);
  });
  expect(await creation).toMatch(/-/);
});

test("eight creations at once of an unknown customer make one customer", async () => {
  const ids = await Promise.all(
    Array.from({ length: 8 }, (_, index) => create(`Huit ${index}`, { company: "Peinture Noël" })),
  );
  expect(new Set(ids).size).toBe(1);
});

const PARIS = { line1: "1 rue de Paris", postal_code: "75001", city: "Paris" };
const MARSEILLE = { line1: "2 rue de Marseille", postal_code: "13001", city: "Marseille" };

test.each([
  ["SIREN", { siren: "800070013" }, { siren: "800070021" }],
  ["VAT number of another firm", { siren: "800070013" }, { vat_number: "FR96552100554" }],
  ["email", { email: "a@martin.fr" }, { email: "b@martin.fr" }],
  ["address", { address: PARIS }, { address: MARSEILLE }],
  ["kind", { kind: "company" }, { kind: "person" }],
])("a customer of the same name with another %s is a second one beside an unchanged first", async (what, one, two) => {
  const firm = { company: `Boulangerie ${what}` };
  const first = await create("Premier", { ...firm, ...one });
  const firstCard = (await person.call("GET", `/api/customers/${first}`)).json.customer;
  expect(await create("Second", { ...firm, ...two })).not.toBe(first);
  expect((await person.call("GET", `/api/customers/${first}`)).json.customer).toEqual(firstCard);
});

test("a name that two customers have is of neither", async () => {
  const [one, two] = [
    await create("Un", { last_name: "Martin", address: PARIS }),
    await create("Deux", { last_name: "Martin", address: MARSEILLE }),
  ];
  const unsaid = await create("Trois", { last_name: "Martin" });
  expect([one, two]).not.toContain(unsaid);
  expect(await create("Quatre", { last_name: "Martin" })).toBe(unsaid);
});

test("two projects without a customer do not share one", async () => {
  expect(await create("Un", {})).not.toBe(await create("Deux", {}));
});
