import { acceptedCall } from "#test/accepted-call.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { READY_SELLER, pricedProject } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { setDatabaseClock } from "#test/test-database.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// A VAT regime applies from a day on: documents bear that of their day, and none that was issued is reached.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await goTo("2026-11-28");
  person = await app.signUp();
  await acceptedCall(person, "PATCH", "/api/company", { ...READY_SELLER, vat_regime: "franchise" });
});

async function goTo(day: string): Promise<void> {
  const now = new Date(`${day}T10:00:00Z`);
  app.deps.clock = () => now;
  await setDatabaseClock(app.database, now);
}

const plan = (applies_on: string, vat_regime = "standard") =>
  person.call("PUT", "/api/company/planned-vat-regime", { vat_regime, vat_due_on: "payment", applies_on });
const regimeOf = async () => (await acceptedCall(person, "GET", "/api/company")).company.vat_regime;

/** The regime that the content of an invoice says. */
async function issuedRegime(name: string): Promise<string> {
  const { vat_regime } = (await acceptedCall(person, "GET", "/api/company")).company;
  // `issuedInvoice` saves its own seller again.
  const invoice = await issuedInvoice(withoutPatch(person), name);
  const regime = await regimeOfInvoice(invoice.project_id);
  expect(regime).toBe(vat_regime);
  return regime;
}

async function regimeOfInvoice(projectId: string): Promise<string> {
  const { rows } = await app.database.owner.query(
    "select content #>> '{seller,vatRegime}' as regime from document where project_id = $1 and kind = 'invoice'",
    [projectId],
  );
  return rows[0].regime;
}

function withoutPatch(one: Person): Person {
  return {
    ...one,
    call: async (method, url, body, headers) =>
      method === "PATCH" && url === "/api/company" ? { status: 200, json: {} } : one.call(method, url, body, headers),
  };
}

test("a regime to come applies on its day", async () => {
  expect((await plan("2027-01-01")).status).toBe(200);
  expect(await regimeOf()).toBe("franchise");
  expect(await issuedRegime("Avant")).toBe("franchise");
  await goTo("2027-01-01");
  expect(await regimeOf()).toBe("standard");
  expect(await issuedRegime("Après")).toBe("standard");
});

test("figures of VAT count each invoice under the regime of its day", async () => {
  await plan("2027-01-01");
  await issuedRegime("Avant");
  await goTo("2027-01-01");
  await issuedRegime("Après");
  const { rows } = await app.database.owner.query(
    `select d.dated_on, p.category, p.vat_cents from vat_part p join document d on d.id = p.document_id
     where p.company_id = (select company_id from membership m where m.email = $1) order by d.dated_on`,
    [person.email],
  );
  expect(rows).toMatchObject([
    { dated_on: "2026-11-28", category: "franchise", vat_cents: 0 },
    { dated_on: "2027-01-01", category: "S", vat_cents: 2_000 },
  ]);
});

test("a regime is refused on the day of an issued invoice, with what to do", async () => {
  await issuedRegime("Émise");
  const { status, json } = await plan("2026-11-28");
  expect([status, json.fields.applies_on]).toEqual([
    400,
    expect.stringContaining("choisis un jour à partir du 29 nov. 2026"),
  ]);
  expect(await regimeOf()).toBe("franchise");
});

test("a regime reaches back over days without invoices", async () => {
  expect((await plan("2026-11-01")).status).toBe(200);
  expect(await regimeOf()).toBe("standard");
});

test("a regime that was to come is given up", async () => {
  await plan("2027-01-01");
  await acceptedCall(person, "DELETE", "/api/company/planned-vat-regime");
  await goTo("2027-01-01");
  expect(await regimeOf()).toBe("franchise");
});

test("another day takes the place of the one that was to come", async () => {
  await plan("2027-01-01");
  await plan("2027-02-01");
  expect((await acceptedCall(person, "GET", "/api/company/planned-vat-regime")).planned.applies_on).toBe("2027-02-01");
  await goTo("2027-01-15");
  expect(await regimeOf()).toBe("franchise");
});

test("a regime changed in the settings applies from today on, over a change of before", async () => {
  await plan("2026-11-01");
  await acceptedCall(person, "PATCH", "/api/company", { vat_regime: "franchise" });
  expect(await regimeOf()).toBe("franchise");
  await goTo("2026-11-30");
  expect(await regimeOf()).toBe("franchise");
});

test("the settings refuse another regime on the day of an issued invoice", async () => {
  await issuedRegime("Émise");
  const { status, json } = await person.call("PATCH", "/api/company", { vat_regime: "standard" });
  expect([status, json.fields.vat_regime]).toEqual([
    400,
    expect.stringContaining("choisis un jour à partir du 29 nov. 2026"),
  ]);
  expect(await regimeOf()).toBe("franchise");
});

test("the settings refuse to give up a change of regime on the day of an invoice issued under it", async () => {
  await plan("2026-11-01");
  await issuedRegime("Émise");
  expect((await person.call("PATCH", "/api/company", { vat_regime: "franchise" })).status).toBe(400);
  expect(await regimeOf()).toBe("standard");
});

test("the settings are saved on the day of an invoice while they keep the regime", async () => {
  await issuedRegime("Émise");
  const sameRegime = { vat_regime: "franchise", hourly_rate: 60 };
  expect((await person.call("PATCH", "/api/company", sameRegime)).status).toBe(200);
});

const BUYER = { company: "Menuiserie Roux", address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" } };

/** Has one hold the series of invoices, while `first` and then `second` are asked for. */
async function whileSeriesIsHeld(first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<void> {
  const { company } = await acceptedCall(person, "GET", "/api/company");
  const key = [`${company.id}F`];
  await app.database.owner.query("select pg_advisory_lock(hashtextextended($1, 0))", key);
  const answers = [first()];
  await sleep(700);
  answers.push(second());
  await sleep(700);
  await app.database.owner.query("select pg_advisory_unlock(hashtextextended($1, 0))", key);
  await Promise.all(answers);
}

test.each([
  ["planned", () => plan("2026-11-28")],
  ["saved in the settings", () => person.call("PATCH", "/api/company", { vat_regime: "standard" })],
])("a regime %s while an invoice is being issued waits for it", async (_how, change) => {
  const id = await pricedProject(person, { name: "Toit", client_info: BUYER }, { hours: 2, rate: 50 });
  const statuses: number[] = [];
  const note = async (call: Promise<{ status: number }>) => statuses.push((await call).status);
  await whileSeriesIsHeld(
    () => note(person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)),
    () => note(change()),
  );
  expect(statuses.toSorted()).toEqual([200, 400]);
  expect(await regimeOf()).toBe("franchise");
});

test("an invoice that waits for a change of regime is drawn up under the new one", async () => {
  const id = await pricedProject(person, { name: "Toit", client_info: BUYER }, { hours: 2, rate: 50 });
  const statuses: number[] = [];
  await whileSeriesIsHeld(
    async () => statuses.push((await plan("2026-11-28")).status),
    async () => statuses.push((await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)).status),
  );
  expect(statuses).toEqual([200, 200]);
  expect(await regimeOfInvoice(id)).toBe(await regimeOf());
});

test("who will charge VAT gets the VAT number that follows from their SIREN", async () => {
  await acceptedCall(person, "PATCH", "/api/company", { vat_number: "" });
  await plan("2027-01-01");
  expect((await acceptedCall(person, "GET", "/api/company")).company.vat_number).toMatch(/^FR\d{2}/);
});
