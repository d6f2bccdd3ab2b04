import { TOOL_NAMES } from "#domain/assistant/tools/tool-names.ts";
import { TOOL_WORDS } from "#domain/assistant/tools/tool.messages.ts";
import type { Role } from "#domain/company/team.ts";
import { hasRight } from "#domain/company/team.ts";
import { inCompany } from "#server/db/tenancy.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import type { ToolRows } from "#test/tool-inputs.ts";
import { inputsOf } from "#test/tool-inputs.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { amountFaults } from "../../../../scripts/contract-amounts.ts";
import { ALL_TOOLS } from "./all-tools.ts";
import type { Tool } from "./tool.ts";
import { runTool, tool } from "./tool.ts";

// Every tool, walked: no company reads another's rows, nobody without amounts reads one, and each is described.

const NOW = new Date("2026-11-21T10:00:00Z");
const CALLER = { now: NOW, today: "2026-11-21" };

type Company = { id: string; owner: Person; rows: ToolRows };

let app: TestApp;
let full: Company;
let empty: Company;

beforeAll(async () => {
  app = await testApp({ clock: () => NOW });
  full = await newCompany();
  await fill(full);
  empty = await newCompany();
});
afterAll(() => app.close());

async function newCompany(): Promise<Company> {
  const owner = await app.signUp();
  return { owner, id: (await owner.call("GET", "/api/company")).json.company.id, rows: {} };
}

/** One project partly paid, one paid in whole, one done, a quote declined and one that waits. */
async function fill(company: Company): Promise<void> {
  const { owner } = company;
  const invoice = await issuedInvoice(owner, "Verrière");
  await owner.call("POST", `/api/projects/${invoice.project_id}/tasks`, { title: "Vitrage", estimate_h: 3 });
  await owner.call("POST", `/api/invoices/${invoice.id}/payments`, { amount_cents: 1_234, method: "transfer" });
  const { project } = (await owner.call("GET", `/api/projects/${invoice.project_id}`)).json;
  const creation = { name: "Pergola", start_date: "2026-11-23", client_info: project.client_info };
  const pergola = (await owner.call("POST", "/api/projects", creation)).json.project;
  await owner.call("PATCH", `/api/projects/${pergola.id}/estimation`, { hours: 4, rate: 61.37 });
  const quote = (await owner.call("POST", `/api/projects/${pergola.id}/quote`, {})).json;
  const decision = { decision: "declined", signer: "Claire Roux", decided_on: "2026-11-21" };
  expect((await owner.call("POST", `/api/quotes/${quote.id}/decision`, decision)).status).toBe(200);
  const auvent = (await owner.call("POST", "/api/projects", { ...creation, name: "Auvent" })).json.project;
  await owner.call("PATCH", `/api/projects/${auvent.id}/estimation`, { hours: 4, rate: 61.37 });
  expect((await owner.call("POST", `/api/projects/${auvent.id}/quote`, {})).status).toBe(200);
  const paidInvoice = await issuedInvoice(owner, "Marquise");
  const payment = { amount_cents: 12_000, method: "transfer" };
  expect((await owner.call("POST", `/api/invoices/${paidInvoice.id}/payments`, payment)).status).toBe(200);
  const portail = (await owner.call("POST", "/api/projects", { ...creation, name: "Portail" })).json.project;
  const { task } = (await owner.call("POST", `/api/projects/${portail.id}/tasks`, { title: "Pose" })).json;
  await owner.call("PATCH", `/api/projects/${portail.id}/tasks/${task.id}`, { done: true });
  company.rows = {
    about: "Menuiserie Roux",
    project_id: project.id,
    customer_id: project.customer_id,
    from: "2026-01-01",
    to: "2026-12-31",
    number: invoice.number,
    kind: "invoice",
    topic: "vat_rates",
  };
}

const run = (company: Company, one: Tool, input: unknown, role: Role = "owner") =>
  inCompany(app.database.app, company.id, (tx) =>
    runTool(tx, { ...CALLER, reader: { userId: UNKNOWN_ID, role }, may: (right) => hasRight(role, right) }, one, input),
  );

const UNKNOWN_ID = "019a0000-0000-7000-8000-000000000000";

/** What the empty company reads of the full one through these tools, and the tools that read nothing at all. */
async function leaksOf(tools: readonly Tool[]): Promise<{ leaks: string[]; blind: string[] }> {
  const leaks: string[] = [];
  const blind: string[] = [];
  const unknown = { ...full.rows, project_id: UNKNOWN_ID, customer_id: UNKNOWN_ID };
  for (const one of tools) {
    const results = await Promise.all(
      inputsOf(one, full.rows).map(async (input, index) => ({
        foreign: JSON.stringify(await run(empty, one, input)),
        absent: JSON.stringify(await run(empty, one, inputsOf(one, unknown)[index])),
        known: JSON.stringify(await run(full, one, input)),
      })),
    );
    if (results.some(({ foreign, absent }) => foreign !== absent || MARKS.some((mark) => foreign.includes(mark))))
      leaks.push(`${one.name} shows rows of another company: read them with the tx that it is given`);
    if (results.every(({ foreign, known }) => foreign === known)) blind.push(one.name);
  }
  return { leaks, blind };
}

/** Words that only the rows of the full company hold, and no input. */
const MARKS = ["Verrière", "Pergola", "Vitrage", "Marquise", "Portail", "Auvent"];

/** Tools whose answer is the same for every company. */
const SAME_FOR_ALL = ["legal_facts"];

test("no tool shows a row of another company, by its words or by its IDs", async () => {
  const { leaks, blind } = await leaksOf(ALL_TOOLS);
  expect(leaks).toEqual([]);
  expect(blind, "tools that read nothing of their own company: fill it in this test").toEqual(SAME_FOR_ALL);
});

test("a tool that reads beside its transaction is named", async () => {
  const planted = tool({
    name: "list_projects",
    right: "read",
    input: z.object({}),
    answer: z.object({ names: z.array(z.string()) }),
    run: async () => {
      const { rows } = await app.database.owner.query<{ name: string }>("select name from project order by name");
      return { names: rows.map(({ name }) => name) };
    },
    say: () => ({ text: "", followUps: [] }),
  });
  expect((await leaksOf([planted])).leaks).toEqual([
    "list_projects shows rows of another company: read them with the tx that it is given",
  ]);
});

test("whoever sees no amounts is refused the tools about money", async () => {
  for (const one of ALL_TOOLS.filter(({ right }) => right === "amounts"))
    for (const input of inputsOf(one, full.rows))
      expect([one.name, await run(full, one, input, "worker")]).toEqual([
        one.name,
        { ok: false, refusal: { code: "not_allowed" } },
      ]);
});

test("whoever sees no amounts reads none by the other tools", async () => {
  for (const one of ALL_TOOLS.filter(({ name, right }) => right !== "amounts" && !SAME_FOR_ALL.includes(name)))
    for (const input of inputsOf(one, full.rows)) {
      const result = await run(full, one, input, "worker");
      const words = JSON.stringify(result).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "");
      expect(words, `${one.name} shows an amount: mark it with moneyCents().nullable()`).not.toMatch(
        /€|_cents":\d|6137|24548|10000|12000|10766/,
      );
    }
});

test("every number of an answer that reads like money is declared so", () => {
  const lines = ALL_TOOLS.map(({ name, right, answer }) => ({
    method: "GET",
    path: `/api/${name}` as const,
    access: "signed-in" as const,
    right,
    answer,
  }));
  expect(amountFaults(lines)).toEqual([]);
  const planted = { ...lines[0]!, right: "read" as const, answer: z.object({ total: z.number() }) };
  expect(amountFaults([planted]).join("\n")).toContain("total reads like money and is not declared so");
});

test("every tool is listed once", () => {
  expect(ALL_TOOLS.map(({ name }) => name).toSorted()).toEqual([...TOOL_NAMES].toSorted());
});

test("every tool is described", () => {
  for (const { name } of ALL_TOOLS) expect(TOOL_WORDS[name].description.length, name).toBeGreaterThan(20);
});

test("every tool answers in words and offers one or two buttons", async () => {
  for (const one of ALL_TOOLS) {
    for (const input of inputsOf(one, full.rows)) {
      const result = await run(full, one, input);
      if (!result.ok) throw new Error(`${one.name} refuses ${JSON.stringify(input)}`);
      const { text, followUps } = result.value.reply;
      expect(text, one.name).not.toMatch(/undefined|null|NaN|\[object/);
      expect(followUps.length, `${one.name} offers what may follow`).toBeGreaterThan(0);
      expect(followUps.length).toBeLessThanOrEqual(2);
    }
  }
});

test("an input that a tool cannot read is refused", async () => {
  await expect(
    run(
      full,
      ALL_TOOLS.find(({ name }) => name === "invoiced")!,
      { from: "hier soir" },
    ),
  ).rejects.toThrow();
});
