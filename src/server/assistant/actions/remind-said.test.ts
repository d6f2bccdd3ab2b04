import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { setDatabaseClock } from "#test/test-database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
const TODAY = "2026-11-21T10:00:00Z";
let now = new Date(TODAY);

beforeAll(async () => {
  app = await testApp({ clock: () => now });
});
afterAll(() => app.close());

async function moveClocks(moment: string): Promise<void> {
  now = new Date(moment);
  await setDatabaseClock(app.database, now);
}

async function ask(person: Person, message: string) {
  const { status, json } = await person.call("POST", "/api/assistant/chat", { message, history: [] });
  expect([message, status]).toEqual([message, 200]);
  return json;
}

test("the only late invoice is the one to remind of, be its customer named or not", async () => {
  const person = await app.signUp();
  await moveClocks("2026-10-10T10:00:00Z");
  const { project_id } = await issuedInvoice(person, "Toiture");
  await moveClocks(TODAY);
  await issuedInvoice(person, "Véranda");
  for (const message of ["relance la menuiserie", "relance tous les retards", "Relance Roux"])
    expect(await ask(person, message)).toMatchObject({
      follow_ups: [{ label: "Ouvrir la page", path: `/etape/${project_id}/invoice` }, { path: "/app/mails" }],
    });
});

test("of several late invoices the one to remind of is asked, without any amount", async () => {
  const person = await app.signUp();
  await moveClocks("2026-10-10T10:00:00Z");
  await issuedInvoice(person, "Toiture");
  const { project_id } = await issuedInvoice(person, "Véranda");
  await moveClocks(TODAY);
  const { reply, follow_ups: followUps } = await ask(person, "relance la menuiserie");
  expect(reply).toContain("2 factures sont en retard");
  expect(reply).toMatch(/F2026-0001, Menuiserie Roux, en retard de \d+ jours/);
  expect(reply).not.toContain("€");
  expect(followUps).toEqual([
    { label: "Relancer F2026-0001", ask: "Relance la facture F2026-0001" },
    { label: "Relancer F2026-0002", ask: "Relance la facture F2026-0002" },
  ]);
  expect((await ask(person, followUps[1].ask)).follow_ups[0].path).toBe(`/etape/${project_id}/invoice`);
});

test("without a late invoice nobody is reminded", async () => {
  const person = await app.signUp();
  await issuedInvoice(person, "Toiture");
  expect((await ask(person, "relance tous les retards")).reply).toContain("Aucune facture n'est en retard");
});
