import { confirmAs, plainly, proposeAs } from "#test/action-calls.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// What was done is listed, and what waits is limited.

let now = new Date("2026-11-21T10:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ clock: () => now });
});
afterAll(() => app.close());

const propose = (kind: string, input: object, who: Person) => proposeAs(who, kind, input);
const confirm = (action: { id: string; digest: string }, who: Person) => confirmAs(who, action);

test("the journal of a company is read by pages, by whoever manages it", async () => {
  const newcomer = await app.signUp();
  const { id } = await issuedInvoice(newcomer, "Escalier");
  for (const amount_cents of [100, 200, 300]) {
    const { action } = (await propose("record_payment", { invoice_id: id, amount_cents }, newcomer)).json;
    now = new Date(now.getTime() + 1_000);
    expect((await confirm(action, newcomer)).status).toBe(200);
  }
  const { json } = plainly(await newcomer.call("GET", "/api/assistant/actions?limit=2"));
  expect(json.actions).toMatchObject([
    {
      person: newcomer.email.split("@")[0],
      is_own: true,
      source: "assistant",
      title: expect.stringContaining("3,00 €"),
    },
    { title: expect.stringContaining("2,00 €") },
  ]);
  const rest = plainly(await newcomer.call("GET", `/api/assistant/actions?limit=2&cursor=${json.next_cursor}`));
  expect(rest.json).toMatchObject({ actions: [{ title: expect.stringContaining("1,00 €") }], next_cursor: null });
  const roles = ["worker", "accountant", "manager"];
  const counts: number[] = [];
  for (const role of roles) {
    const member = await join(app, newcomer, `journal-${role}@example.org`, role);
    const { actions } = (await member.call("GET", "/api/assistant/actions")).json;
    counts.push(actions.length);
  }
  expect(counts).toEqual([0, 0, 3]);
});

test("a person has twenty actions waiting at most", async () => {
  const newcomer = await app.signUp();
  const { project_id } = await issuedInvoice(newcomer, "Porche");
  const onDay = (day: number) => ({ project_id, start_date: `2027-01-${day}` });
  for (let day = 10; day < 30; day++) expect((await propose("move_start", onDay(day), newcomer)).status).toBe(200);
  const { status, json } = await propose("move_start", onDay(30), newcomer);
  expect([status, json.code]).toEqual([422, "too_many_waiting"]);
});

test("what waits for a click is counted in the answer about what waits, for its own person alone", async () => {
  const newcomer = await app.signUp();
  const { project_id } = await issuedInvoice(newcomer, "Auvent");
  const colleague = await join(app, newcomer, "next-manager@example.org", "manager");
  const askNext = async (who: Person) =>
    (await who.call("POST", "/api/assistant/chat", { message: "qu'est-ce qui m'attend ?", history: [] })).json.reply;
  expect(await askNext(newcomer)).not.toContain("à confirmer");
  await propose("move_start", { project_id, start_date: "2027-01-04" }, newcomer);
  expect(await askNext(newcomer)).toContain("[1 action à confirmer](/app/actions)");
  expect(await askNext(colleague)).not.toContain("à confirmer");
});
