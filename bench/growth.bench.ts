import { contract } from "#server/http/contract/contract.ts";
import { hire } from "#test/kill-round.ts";
import { embeddedDatabase, startServer } from "#test/running-server.ts";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { callAs } from "./calls.ts";
import type { GrownCompany } from "./grown-company.ts";
import { growCompany } from "./grown-company.ts";
import { hold, say } from "./measure.ts";
import { cpuDuring } from "./server-parts.ts";

// Method: one installation, companies of 1,000 and of 10,000 projects with their tasks, customers, quotes, invoices and
// conversations over six years. Every call a screen or the assistant makes is made by one client, in turns of the two
// companies, so that what else the machine does touches both. Held: processor time of the server and of PostgreSQL
// together, per call, in the company of 10,000 against that of 1,000 (the least of the rounds). `BENCH_LARGE=1` adds a
// company of 50,000 in an installation of 500,000, told and not held.
const SIZES = { small: 1_000, large: 10_000 };
const ROUNDS = 4;
const CALLS = 25;
const LIMIT = 2;

/**
 * Told and not held: each word is in hundreds of names, so every project is walked through, as typed and with one
 * letter wrong, and none has both.
 */
const WORDS_APART = "search: two common words apart";

type Call = (company: GrownCompany, turn: number) => Promise<unknown>;

const get =
  (path: string): Call =>
  ({ worker, projectId, customerId, personId, invoiceId }) =>
    callAs(
      worker,
      "GET",
      path
        .replace("{project}", projectId)
        .replace("{customer}", customerId)
        .replace("{person}", personId)
        .replace("{invoice}", invoiceId),
    );
const search = (list: string, words: string) => get(`/api/${list}?limit=50&q=${encodeURIComponent(words)}`);
/** A day of the past from which both companies have more than a page of projects. */
function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

const DAYS_OF_A_YEAR = `&first_on=${dayBefore(365)}&last_on=${dayBefore(0)}`;

const ask =
  (message: string): Call =>
  ({ worker }) =>
    callAs(worker, "POST", "/api/assistant/chat", { message, history: [] });

const CALLS_MADE: Record<string, Call> = {
  figures: get("/api/figures"),
  "figures of twelve months": get(`/api/figures/period?first_on=${dayBefore(365)}&last_on=${dayBefore(0)}`),
  "VAT of twelve months": get(`/api/figures/vat?first_on=${dayBefore(365)}&last_on=${dayBefore(0)}`),
  "what is behind the VAT": get(`/api/figures/vat/entries?first_on=${dayBefore(365)}&last_on=${dayBefore(0)}`),
  "margins of twelve months": get(`/api/figures/margin?first_on=${dayBefore(365)}&last_on=${dayBefore(0)}`),
  "what is behind the margins": get(`/api/figures/margin/projects?first_on=${dayBefore(365)}&last_on=${dayBefore(0)}`),
  thresholds: get("/api/figures/thresholds"),
  "what a restored copy asks": get("/api/company/restored-copy"),
  "forecast of what is to collect": get("/api/figures/forecast"),
  "what waits today": get("/api/figures/brief"),
  "projects, first page": get("/api/projects?limit=50"),
  "rows of projects": get("/api/projects/rows?limit=50"),
  "rows of projects: a common word": get("/api/projects/rows?limit=50&q=salle"),
  "rows of projects: nothing": get("/api/projects/rows?limit=50&q=introuvable"),
  "stages of projects": get("/api/projects/rows/counts"),
  "planning, to come": get(`/api/projects?limit=50&starts_from=${dayBefore(300)}`),
  "planning, begun": get(`/api/projects?limit=50&starts_before=${dayBefore(300)}`),
  "search: common word": search("projects", "salle"),
  "search: short word": search("projects", "ba"),
  "search: rare word": search("projects", "modèle"),
  "search: two words": search("projects", "toiture guérin"),
  [WORDS_APART]: search("projects", "toiture roux"),
  "search: one letter wrong": search("projects", "modlèe"),
  "search: one letter wrong in a short word": search("projects", "rixo"),
  "search: nothing": search("projects", "introuvable"),
  "search: the project that is meant": get("/api/projects?best=true&limit=5&q=chantier%20mod%C3%A8le"),
  "customers, first page": get("/api/customers?limit=50"),
  "customers: rare word": search("customers", "menuiserie"),
  "customers: one letter wrong": search("customers", "bourodn"),
  "customers: nothing": search("customers", "introuvable"),
  "customers with what they owe": get("/api/customers/accounts?limit=50"),
  "customers who are late": get("/api/customers/accounts?limit=50&show=late"),
  "customers: a town": get("/api/customers/accounts?q=lyon"),
  "customers who may be one": get("/api/customers/twins?limit=20"),
  "one customer": get("/api/customers/{customer}"),
  "the card of a customer": get("/api/customers/{customer}/account"),
  "documents of a customer": get("/api/customers/{customer}/documents"),
  "projects of a customer": get("/api/customers/{customer}/projects"),
  "what happened with a customer": get("/api/customers/{customer}/events"),
  "what is kept of a person": get("/api/customers/{person}/personal-data"),
  "one project": get("/api/projects/{project}"),
  "photos of a project": get("/api/project-photos/{project}"),
  tasks: get("/api/projects/{project}/tasks"),
  "draft of the quote": get("/api/projects/{project}/quote-draft"),
  "story of a project": get("/api/projects/{project}/story"),
  "notes of a project": get("/api/project-notes/{project}"),
  "times of a project": get("/api/project-times/{project}?limit=50"),
  "people of a project": get("/api/project-people/{project}"),
  "mails of a project": get("/api/project-mails/{project}"),
  "reports of a site": get("/api/site-reports/{project}?limit=50"),
  "what a report proposes": get("/api/site-report-proposals/{project}"),
  "supplies used on a site": get("/api/used-supplies/{project}"),
  "billing of a project": get("/api/projects/{project}/billing"),
  "lines of the quote": get("/api/projects/{project}/quote-lines"),
  "conditions of the quote": get("/api/projects/{project}/quote-conditions"),
  "advice about the VAT of the quote": get("/api/projects/{project}/vat-advice"),
  "answers to the quote": get("/api/projects/{project}/quote-answers"),
  "lines that fit what is typed": get("/api/line-suggestions?q=salle"),
  "templates of quotes": get("/api/quote-templates"),
  "versions of the quote": get("/api/projects/{project}/quote-versions"),
  "payments of an invoice": get("/api/invoices/{invoice}/payments"),
  "questions about an invoice": get("/api/invoices/{invoice}/questions"),
  "mails of an invoice": get("/api/documents/{invoice}/mails"),
  "credit note of an invoice, drafted": get("/api/invoices/{invoice}/credit-draft"),
  "preview of the quote": get("/api/projects/{project}/preview/quote"),
  "preview of the invoice": get("/api/projects/{project}/preview/invoice"),
  "quotes, first page": get("/api/documents?kind=quote"),
  "invoices, first page": get("/api/documents?kind=invoice"),
  "money: figures": get("/api/documents/money/figures"),
  "money: to collect": get("/api/documents/money"),
  "money: late": get("/api/documents/money?filter=late"),
  "money: waiting": get("/api/documents/money?filter=waiting"),
  // The smaller company received fewer payments this month than a page holds, so both give ten.
  "money: collected": get("/api/documents/money?limit=10&filter=collected"),
  "money: every document": get("/api/documents/money?filter=all"),
  "money: invoices": get("/api/documents/money?filter=invoices"),
  "money: invoiced in twelve months": get(`/api/documents/money?filter=issued${DAYS_OF_A_YEAR}`),
  "money: accepted in twelve months": get(`/api/documents/money?filter=accepted${DAYS_OF_A_YEAR}`),
  "money: paid in twelve months": get(`/api/documents/money?filter=paid${DAYS_OF_A_YEAR}`),
  "money: a number": get("/api/documents/money?q=F2026-0001"),
  "money: a customer": get("/api/documents/money?q=menuiserie"),
  "money: a common word": get("/api/documents/money?q=salle"),
  "money: an amount": get("/api/documents/money?q=1%20234%2C56"),
  "money: nothing": get("/api/documents/money?filter=late&q=introuvable"),
  "money: link of an export": get("/api/documents/money/export?format=csv"),
  "everything: a number": get("/api/search?q=F2026-0001"),
  "everything: a common word": get("/api/search?q=salle"),
  "everything: two words": get("/api/search?q=toiture%20gu%C3%A9rin"),
  "everything: one letter wrong": get("/api/search?q=bourodn"),
  "everything: nothing": get("/api/search?q=introuvable"),
  "documents set aside": get("/api/documents/set-aside"),
  conversations: get("/api/assistant/sessions"),
  "last conversation": get("/api/assistant/session"),
  "new conversation": get("/api/assistant/session?fresh=true"),
  "what the assistant did": get("/api/assistant/actions"),
  "what waits for a click": get("/api/assistant/actions/waiting"),
  company: get("/api/company"),
  "numbering of documents": get("/api/company/numbering"),
  "planned VAT regime": get("/api/company/planned-vat-regime"),
  "archive of the company": get("/api/company/archive"),
  "link of the archive": get("/api/company/archive/link"),
  "import of an archive": get("/api/company/import"),
  "erasure of the company": get("/api/company/erasure"),
  "what happened since": get("/api/events"),
  closures: get("/api/closures"),
  timer: get("/api/timer"),
  "link of the calendar": get("/api/calendar-link"),
  team: get("/api/team"),
  "costs of hours": get("/api/team/costs"),
  companies: get("/api/companies"),
  sessions: get("/api/security/sessions"),
  model: get("/api/assistant/model"),
  "how the assistant serves": get("/api/assistant/measures"),
  "model settings": get("/api/assistant/model/settings"),
  programs: get("/api/programs"),
  mail: get("/api/gmail/status"),
  mailboxes: get("/api/mailboxes"),
  "invoices of suppliers": get("/api/supplier-invoices"),
  "mails that are written": get("/api/mail-drafts"),
  "ask: late invoices": ask("Quelles factures sont en retard ?"),
  "ask: turnover": ask("Combien ai-je facturé ce mois-ci ?"),
  "ask: pending quotes": ask("Quels devis attendent une réponse ?"),
  "ask: a project by its name": ask("où en est le chantier modèle ?"),
  "ask: unknown words": ask("parle-moi des baleines bleues"),
  "tick a task": ({ worker, projectId, taskId }, turn) =>
    callAs(worker, "PATCH", `/api/projects/${projectId}/tasks/${taskId}`, { done: turn % 2 === 0 }),
  "quote drawn again": ({ worker, projectId }) => callAs(worker, "POST", `/api/projects/${projectId}/quote`, {}),
};

/**
 * Reads without a line: one picture, one action, a list of a few, a draft that is read by its project above, and what
 * public registers answer.
 */
const ELSEWHERE = [
  // Their sizes are those of a mailbox: bench/mails.bench.ts.
  "/api/mails",
  "/api/mails/{id}",
  "/api/mail-bodies/{id}",
  "/api/mail-files/{id}",
  "/api/mail-drafts/{id}",
  "/api/mails/wishes",
  "/api/mail-folders",
  "/api/mail-folders/{id}",
  "/api/mail-pages/{id}",
  "/api/mail-pictures/{id}",
  "/api/mail-projects/{id}",
  "/api/mail-templates",
  "/api/mailboxes/{id}/sender-domain",
  // Their sizes are those of a list of prices: bench/catalog.bench.ts.
  "/api/catalog-items",
  "/api/catalog-items/counts",
  "/api/catalog-items/{id}",
  "/api/catalog-imports/last",
  "/api/catalog-imports/{id}/rows",
  "/api/found-prices/{id}",
  "/api/quote-templates/{id}/lines",
  "/api/register/addresses",
  "/api/register/companies",
  "/api/assistant/actions/{id}",
  // Their sizes are those of a file, and its rows are read from one on.
  "/api/customer-imports/last",
  "/api/customer-imports/{id}/rows",
  "/api/project-photos/{id}/{photoId}",
  "/api/project-photos/{id}/{photoId}/original",
  "/api/company/logo",
  "/api/team/invitations",
  "/api/team/members/{userId}/traces",
  "/api/quotes/{id}/draft",
];

const endpointsLeftOut = contract
  .filter(({ method, access }) => method === "GET" && access !== "public")
  .map(({ path }) => path)
  .filter((path) => !ELSEWHERE.includes(path) && !isMeasured(path));
for (const path of endpointsLeftOut) {
  console.error(`GET ${path} is not measured: give it a line in CALLS_MADE of bench/growth.bench.ts`);
  process.exitCode = 1;
}

const dataDir = mkdtempSync(join(tmpdir(), "etabli-bench-"));
const server = await startServer(dataDir);
const database = new Client(embeddedDatabase(dataDir));
await database.connect();
const companies: GrownCompany[] = [];
for (const [name, projects] of Object.entries(SIZES)) companies.push(await grow(name, projects));
if (process.env.BENCH_LARGE === "1") {
  companies.push(await grow("huge", 50_000));
  for (let index = 0; index < 9; index++) await grow(`other${index}`, 50_000);
}
await database.query("vacuum analyze");

const [small, large, huge] = companies as [GrownCompany, GrownCompany, GrownCompany?];
for (const [name, call] of Object.entries(CALLS_MADE)) {
  const least = new Map<GrownCompany, number>();
  for (let round = 0; round < ROUNDS; round++)
    for (const company of companies.slice(0, 3)) {
      const cpuMs = await cpuOfCalls(company, call);
      least.set(company, Math.min(cpuMs, least.get(company) ?? Infinity));
    }
  const [ofSmall, ofLarge] = [least.get(small)!, least.get(large)!];
  const label = `${name} (${ofSmall.toFixed(1)} and ${ofLarge.toFixed(1)} ms)`;
  if (name === WORDS_APART) say(label, (ofLarge / ofSmall).toFixed(2));
  else hold(label, ofLarge / ofSmall, LIMIT);
  if (huge) say(`${name}, 50,000 in 500,000`, `${least.get(huge)!.toFixed(1)} ms`);
}
await database.end();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

async function grow(name: string, projects: number): Promise<GrownCompany> {
  const began = performance.now();
  const company = await growCompany(name, await hire(server, `${name}@example.org`), database, projects);
  say(`filled: ${projects} projects`, `${((performance.now() - began) / 1000).toFixed(0)} s`);
  return company;
}

async function cpuOfCalls(company: GrownCompany, call: Call): Promise<number> {
  await call(company, 0);
  const cpuMs = await cpuDuring(server, async () => {
    for (let turn = 0; turn < CALLS; turn++) await call(company, turn);
  });
  return cpuMs / CALLS;
}

function isMeasured(path: string): boolean {
  const measuredPath = path
    .replace("/projects/{id}", "/projects/{project}")
    .replace(/^\/api\/(project-[a-z]+|site-report[a-z-]*|used-supplies)\/\{id\}$/, "/api/$1/{project}")
    .replace("/customers/{id}/personal-data", "/customers/{person}/personal-data")
    .replace("/customers/{id}", "/customers/{customer}")
    .replace("/invoices/{id}", "/invoices/{invoice}")
    .replace("/documents/{id}/mails", "/documents/{invoice}/mails");
  const text = readFileSync(import.meta.filename, "utf8");
  return text.includes(`"${measuredPath}`) || text.includes(`\`${measuredPath}`);
}
