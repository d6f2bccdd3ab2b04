import { NOT_IMPORTED } from "#server/archive/import/archived-tables.ts";
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { acceptedCall } from "./accepted-call.ts";
import { linesOf } from "./archive-calls.ts";
import { plainPng } from "./image-bombs.ts";
import { newHandover, newProgress } from "./new-reports.ts";
import { quotePageCalls } from "./quote-page.ts";
import { pricedProject } from "./ready-seller.ts";
import type { Person, TestApp } from "./test-app.ts";
import { todayInFrance } from "./today.ts";

/** A site with notes, a pair of photos, what its hours cost, and a quote that its customer asked about and signed. */
export async function fillSite(app: TestApp, person: Person): Promise<void> {
  const put = (path: string, body: object) => acceptedCall(person, "PUT", path, body);
  const post = (path: string, body: object = {}) => acceptedCall(person, "POST", path, body);
  const id = await pricedProject(person);
  await put(`/api/project-notes/${id}`, { revision: 0, text: "Code du portail : 12" });
  const usedSupply = { label: "Coude", unit: "u", quantity_e4: 40_000, note: "cuisine", line_id: null };
  await put(`/api/used-supplies/${id}/${randomUUID()}`, usedSupply);
  await put("/api/team/costs", { user_id: null, hour_cents: 2_500 });
  const { members } = await acceptedCall(person, "GET", "/api/team");
  await put("/api/team/costs", { user_id: members[0].user_id, hour_cents: 3_100 });
  await put(`/api/project-people/${id}`, { user_ids: [members[0].user_id] });
  await post("/api/closures", { first_day: "2027-08-02", last_day: "2027-08-20", label: "Congés d'été" });
  for (const width of [40, 41])
    await post(`/api/project-photos/${id}`, { name: `${width}.png`, picture: plainPng(width, 30).toString("base64") });
  const { photos } = await acceptedCall(person, "GET", `/api/project-photos/${id}`);
  const original = plainPng(90, 60);
  const sentOriginal = { size: original.length, offset: 0, part: original.toString("base64") };
  await post(`/api/project-photos/${id}/${photos[0].id}/original`, sentOriginal);
  const words = { caption: "Le mur fini", before_id: photos[1].id };
  await acceptedCall(person, "PATCH", `/api/project-photos/${id}/${photos[0].id}`, words);
  await post(`/api/site-reports/${id}`, newProgress({ photo_ids: [photos[0].id] }));
  const { report } = await post(`/api/site-handovers/${id}`, newHandover());
  await post(`/api/site-handovers/${id}/${report.id}/lifts`, { place: 1, lifted_on: todayInFrance() });
  await post(`/api/site-handovers/${id}`, newHandover({ replaces: report.id }));
  const quote = await post(`/api/projects/${id}/quote`);
  await post(`/api/quotes/${quote.id}/sending`);
  const { send, begin } = quotePageCalls(() => app);
  await send(`${quote.page_url}/question`, { name: "Léa", email: "lea@example.org", question: "Quand ?" });
  const answer = await send(await begin(quote.page_url), {});
  expect(answer.statusCode).toBe(303);
}

/** Expects two archives to have the same rows and the same files, but for what a company has of its own. */
export function expectSameRows(before: Map<string, Buffer>, after: Map<string, Buffer>): void {
  const tables = [...before.keys()].flatMap((path) => /^donnees\/(.+)\.jsonl$/.exec(path)?.[1] ?? []);
  expect(tables.length).toBeGreaterThan(10);
  for (const table of tables.filter((name) => !(name in NOT_IMPORTED)))
    expect(linesOf(after, table).map(withoutOwnFacts), table).toEqual(linesOf(before, table).map(withoutOwnFacts));
  const filesOf = (files: Map<string, Buffer>) =>
    [...files].filter(([path]) => path.includes("/") && !path.startsWith("donnees/"));
  expect(filesOf(after).length).toBeGreaterThan(4);
  expect(filesOf(after)).toEqual(filesOf(before));
}

// When the company began here, what opens it to programs, and seals are its own.
function withoutOwnFacts(line: Record<string, unknown>): Record<string, unknown> {
  if ("mac" in line) return { ...line, mac: null };
  return "programs_open" in line ? { ...line, created_at: null, programs_open: null } : line;
}

/** What the database makes of documents and payments, and its next numbers. */
export async function readDerived(app: TestApp, companyId: string): Promise<unknown> {
  await app.database.owner.query("select set_config('app.company', $1, false)", [companyId]);
  const read = async (table: string, columns: string) =>
    (
      await app.database.owner.query(`select ${columns} from ${table} where company_id = $1 order by 1, 2, 3, 4`, [
        companyId,
      ])
    ).rows;
  const derivedRows = {
    days: await read(
      "figure_day",
      "day, documents, invoices, gross_cents, collected_cents, accepted_cents, paid_days, answered_days, late_days",
    ),
    balances: await read("invoice_balance", "document_id, rest_cents, paid_on, credited_cents, customer_id"),
    sums: await read(
      "project_sum",
      `project_id, customer_id, trade, last_on, net_cents, noted_minutes, labour_cents, supplies_cents,
        planned_hours_e4`,
    ),
    vat: await read("vat_day", "day, nature, category, basis_points, base_cents, vat_cents, received_cents"),
    entries: (await read("vat_entry", "day, document_id, nature, vat_cents")).length,
    words: (await read("word_use", "word, kind, used_by, company_id")).length,
    projects: await read("project", "id, stage, waiting_cents, tasks_left, quoted, invoiced"),
    twins: await read("customer_twin", "one_id, other_id, reasons, noted_at is null as gone"),
  };
  const { rows: numbers } = await app.database.owner.query(
    "select next_number('D') as d, next_number('F') as f, next_number('A') as a",
  );
  return { ...derivedRows, numbers };
}
