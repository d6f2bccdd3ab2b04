import { inCompany } from "#server/db/tenancy.ts";
import { contract } from "#server/http/contract/contract.ts";
import { findProject, listRecentProjects } from "#server/projects/projects.repository.ts";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CUSTOMER } from "../bench/calls.ts";
import { ALL_CONFIRMED } from "./confirmed-doubts.ts";
import type { GrownProject } from "./grown-company.ts";
import { grownCompany } from "./grown-company.ts";
import type { TestApp } from "./test-app.ts";
import { testApp } from "./test-app.ts";
import { todayInFrance } from "./today.ts";

// A call asks the database a number of questions that no list makes longer. Each statement is a round trip, or shares
// one with those sent beside it. The company has 60 of everything: a statement for each row of a page would make fifty
// more.

const COPIES = 60;

let app: TestApp;
let grown: GrownProject;
let statements = 0;
const countsStatements: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

beforeAll(async () => {
  app = await testApp({ db: (db) => db.withPlugin(countsStatements) });
  grown = await grownCompany(app, COPIES);
  await addItems();
});
afterAll(() => app.close());

/** As many items of the catalogue, half of which take the others. */
async function addItems() {
  const add = async (body: object) =>
    (await grown.person.call("POST", "/api/catalog-items", { unit: "u", price_e6: null, ...body })).json.item;
  for (let turn = 0; turn < COPIES / 2; turn++) {
    const { id } = await add({ kind: "supply", label: `Tube ${turn}` });
    await add({ kind: "assembly", label: `Pose de tube ${turn}`, components: [{ item_id: id, quantity_e4: 10_000 }] });
  }
}

type CountedCall = {
  method: "GET" | "POST" | "PATCH" | "PUT";
  path: string;
  body?: (turn: number) => object;
  most: number;
};

const read = (path: string, most: number): CountedCall => ({ method: "GET", path, most });
const change = (
  method: "POST" | "PATCH" | "PUT",
  path: string,
  most: number,
  body: CountedCall["body"] = () => ({}),
): CountedCall => ({
  method,
  path,
  most,
  body,
});
const ask = (message: string, most: number) =>
  change("POST", "/api/assistant/chat", most, () => ({ message, history: [] }));

/** The most statements of each call, with those that open and end its transaction. Every reading has a line. */
const CALLS: CountedCall[] = [
  read("/api/projects?limit=50", 4),
  read("/api/projects?limit=50&q=salle", 5),
  read("/api/projects?limit=50&q=introuvable", 4),
  read("/api/projects?best=true&limit=5&q=mod%C3%A8le", 4),
  read("/api/projects?limit=50&starts_from=2000-01-01", 4),
  read("/api/projects/rows?limit=50", 5),
  read("/api/projects/rows?limit=50&q=salle", 8),
  read("/api/projects/rows?limit=50&q=introuvable", 8),
  read("/api/projects/rows/counts", 4),
  read("/api/projects/rows/counts?q=salle", 8),
  read("/api/projects/{project}", 6),
  read("/api/projects/{project}/tasks", 4),
  read("/api/projects/{project}/story", 4),
  read("/api/project-photos/{project}", 4),
  read("/api/project-times/{project}?limit=50", 6),
  read("/api/site-reports/{project}?limit=50", 5),
  read("/api/site-report-proposals/{project}", 9),
  read("/api/project-notes/{project}", 4),
  read("/api/used-supplies/{project}", 5),
  read("/api/project-mails/{project}", 7),
  read("/api/timer", 3),
  read("/api/calendar-link", 3),
  read("/api/closures", 3),
  read("/api/project-people/{project}", 4),
  read("/api/projects/{project}/quote-draft", 7),
  read("/api/projects/{project}/quote-lines", 8),
  read("/api/quote-templates", 3),
  read("/api/projects/{project}/vat-advice", 9),
  read("/api/projects/{project}/quote-conditions", 10),
  read("/api/projects/{project}/quote-versions", 4),
  read("/api/projects/{project}/quote-answers", 5),
  read("/api/projects/{project}/preview/quote", 12),
  read("/api/projects/{project}/preview/invoice", 12),
  read("/api/projects/{project}/billing", 10),
  read("/api/invoices/{invoice}/payments", 4),
  read("/api/invoices/{invoice}/credit-draft", 4),
  read("/api/invoices/{invoice}/questions", 4),
  read("/api/customers?limit=50", 3),
  read("/api/customers?limit=50&q=roux", 4),
  read("/api/customers/{customer}", 3),
  read("/api/customers/accounts?limit=50", 7),
  read("/api/customers/{customer}/account", 7),
  read("/api/customers/{customer}/documents", 5),
  read("/api/customers/{customer}/projects", 5),
  read("/api/customers/{customer}/events", 4),
  read("/api/customers/accounts?show=late&q=roux", 7),
  read("/api/customers/twins?limit=50", 4),
  read("/api/customers/{customer}/personal-data", 4),
  read("/api/customer-imports/last", 3),
  read("/api/catalog-items?limit=50", 4),
  read("/api/catalog-items?limit=50&q=tube", 6),
  read("/api/catalog-items/counts", 3),
  read("/api/line-suggestions?q=tube", 7),
  read("/api/catalog-imports/last", 3),
  read("/api/documents?kind=quote", 3),
  read("/api/documents?kind=invoice", 3),
  read("/api/documents/money", 9),
  read("/api/documents/money?filter=all", 4),
  read("/api/documents/money?filter=late&q=roux", 8),
  read("/api/documents/money?filter=collected&q=introuvable", 10),
  read("/api/documents/money/figures", 7),
  read("/api/documents/money/export?format=csv&filter=all", 4),
  read("/api/documents/{invoice}/mails", 5),
  read("/api/search?q=roux", 11),
  read("/api/search?q=facture+1", 10),
  read("/api/search?q=introuvable", 11),
  read("/api/documents/set-aside", 4),
  read("/api/figures", 11),
  read("/api/figures/brief", 17),
  read("/api/figures/period?first_on=2026-01-01&last_on=2026-12-31", 16),
  read("/api/figures/margin?first_on=2026-01-01&last_on=2026-12-31", 4),
  read("/api/figures/margin/projects?first_on=2026-01-01&last_on=2026-12-31", 3),
  read("/api/figures/thresholds", 6),
  read("/api/figures/forecast", 6),
  read("/api/documents/money?filter=issued&first_on=2026-01-01&last_on=2026-12-31", 6),
  read("/api/documents/money?filter=accepted&first_on=2026-01-01&last_on=2026-12-31", 6),
  read("/api/documents/money?filter=paid&first_on=2026-01-01&last_on=2026-12-31", 6),
  read("/api/figures/vat?first_on=2026-01-01&last_on=2026-12-31", 5),
  read("/api/figures/vat/entries?first_on=2026-01-01&last_on=2026-12-31", 4),
  read("/api/register/companies?q=roux", 2),
  read("/api/register/addresses?q=rue+des", 2),
  read("/api/company", 4),
  read("/api/company/logo", 3),
  read("/api/company/numbering", 3),
  read("/api/company/restored-copy", 5),
  read("/api/company/planned-vat-regime", 3),
  read("/api/company/archive", 3),
  read("/api/company/archive/link", 5),
  read("/api/company/import", 5),
  read("/api/company/erasure", 4),
  read("/api/companies", 2),
  read("/api/team", 5),
  read("/api/team/costs", 3),
  read("/api/programs", 4),
  read("/api/security/sessions", 2),
  read("/api/gmail/status", 3),
  read("/api/events", 7),
  read("/api/mailboxes", 4),
  read("/api/mails", 5),
  read("/api/mails/wishes", 5),
  read("/api/mail-folders", 4),
  read("/api/mail-templates", 3),
  read("/api/mail-drafts", 4),
  read("/api/supplier-invoices", 4),
  read("/api/supplier-invoices?q=introuvable", 5),
  read("/api/assistant/sessions", 3),
  read("/api/assistant/session", 3),
  read("/api/assistant/actions", 3),
  read("/api/assistant/actions/waiting", 3),
  read("/api/assistant/measures", 3),
  read("/api/assistant/model", 13),
  read("/api/assistant/model/settings", 3),
  ask("Quelles factures sont en retard ?", 18),
  ask("Combien ai-je facturé ce mois-ci ?", 16),
  ask("Quels devis attendent une réponse ?", 17),
  ask("où en est le chantier modèle ?", 15),
  change("POST", "/api/projects", 6, (turn) => ({ name: `Chantier ${turn}`, client_info: { company: "Roux" } })),
  change("PATCH", "/api/projects/{project}/core", 9, (turn) => ({ name: `Chantier ${turn}` })),
  change("PATCH", "/api/projects/{project}/estimation", 7, (turn) => ({ hours: 5 + turn, rate: 45 })),
  change("POST", "/api/projects/{project}/tasks", 4, () => ({ title: "Pose" })),
  change("PATCH", "/api/projects/{project}/tasks/{task}", 4, (turn) => ({ done: turn % 2 === 0 })),
  change("POST", "/api/projects/{project}/quote", 14),
  change("POST", "/api/invoices/{invoice}/payments", 10, () => ({
    amount_cents: 100,
    received_on: "{today}",
    method: "transfer",
  })),
];

/** Readings of one row by an ID that this company has none of. */
const ELSEWHERE = [
  "/api/assistant/actions/{id}",
  "/api/catalog-imports/{id}/rows",
  "/api/catalog-items/{id}",
  "/api/customer-imports/{id}/preview",
  "/api/customer-imports/{id}/rows",
  "/api/found-prices/{id}",
  "/api/mail-bodies/{id}",
  "/api/mail-drafts/{id}",
  "/api/mail-files/{id}",
  "/api/mail-folders/{id}",
  "/api/mail-pages/{id}",
  "/api/mail-pictures/{id}",
  "/api/mail-projects/{id}",
  "/api/mailboxes/{id}/sender-domain",
  "/api/mails/{id}",
  "/api/project-photos/{id}/{photoId}",
  "/api/project-photos/{id}/{photoId}/original",
  "/api/purchases/{id}/ticket",
  "/api/quote-templates/{id}/lines",
  "/api/quotes/{id}/draft",
  "/api/team/members/{userId}/traces",
];

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  statements = 0;
  await work();
  return statements;
}

async function make({ method, path, body }: CountedCall, turn: number): Promise<void> {
  const url = path
    .replace("{project}", grown.projectId)
    .replace("{task}", grown.taskId)
    .replace("{customer}", grown.customerId)
    .replace("{invoice}", grown.invoiceId);
  const sentBody = body && JSON.parse(JSON.stringify(body(turn)).replace("{today}", todayInFrance()));
  const answer = await grown.person.call(method, url, sentBody);
  expect([url, answer.status, answer.json?.error]).toEqual([url, 200, undefined]);
}

/** What to say of a call that asks the database more often than its line allows, or null. */
function faultOf(call: string, count: number, most: number): string | null {
  return count <= most
    ? null
    : `${call} makes ${count} statements, ${most} at most: ask for all rows at once, not for each in a loop. ` +
        "One that is needed raises the number in CALLS of test/statement-counts.test.ts";
}

test.each(CALLS)("$method $path asks the database a bounded number of times", async (call) => {
  await make(call, 0);
  const count = await statementsOf(() => make(call, 1));
  expect(faultOf(`${call.method} ${call.path}`, count, call.most)).toBeNull();
});

test.each([1, 40])("a project with %i tasks is quoted and invoiced by the same statements", async (tasks) => {
  const { person } = grown;
  const { project } = (await person.call("POST", "/api/projects", { name: `De ${tasks}`, client_info: CUSTOMER })).json;
  const path = `/api/projects/${project.id}`;
  for (let index = 0; index < tasks; index++)
    await person.call("POST", `${path}/tasks`, { title: `Tâche ${index}`, estimate_h: 1 });
  await person.call("PATCH", `${path}/estimation`, { hours: tasks, rate: 45 });
  for (const [kind, body, most] of [
    ["quote", {}, 14],
    ["invoice", ALL_CONFIRMED, 17],
  ] as const) {
    let status = 0;
    const count = await statementsOf(async () => ({ status } = await person.call("POST", `${path}/${kind}`, body)));
    expect([kind, status]).toEqual([kind, 200]);
    expect(faultOf(`POST ${path}/${kind}`, count, most)).toBeNull();
  }
});

test("a loop that asks for each project of a page is told", async () => {
  const { rows } = await app.database.owner.query<{ company_id: string }>("select company_id from company");
  const planted = await statementsOf(() =>
    inCompany(app.deps.db, rows[0]!.company_id, async (tx) => {
      for (const { id } of await listRecentProjects(tx, 50)) await findProject(tx, id);
    }),
  );
  expect(planted).toBeGreaterThan(50);
  expect(faultOf("GET /api/projects", planted, 4)).toContain("not for each in a loop");
});

test("every reading of the contract has its line", () => {
  const withoutIds = (path: string) => path.replace(/\{\w+\}/g, "{}").replace(/\?.*/, "");
  const readPaths = [...CALLS.map(({ path }) => path), ...ELSEWHERE].map(withoutIds);
  const pathsWithoutLine = contract
    .filter(({ method, access }) => method === "GET" && access === "signed-in")
    .map(({ path }) => path)
    .filter((path) => !readPaths.includes(withoutIds(path)));
  expect(pathsWithoutLine, "give each a line in CALLS").toEqual([]);
});
