import type { Endpoint } from "#api/endpoint.ts";
import { contract } from "#server/http/contract/contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { acceptedCall } from "./accepted-call.ts";
import { ALL_CONFIRMED } from "./confirmed-doubts.ts";
import { nameOf } from "./contract-fields.ts";
import { seedInvoices } from "./mail/seed-invoices.ts";
import { seedMails } from "./mail/seed-mails.ts";
import { newProgress } from "./new-reports.ts";
import { signUpSeller } from "./ready-seller.ts";
import type { Person, TestApp } from "./test-app.ts";
import { testApp } from "./test-app.ts";
import { todayInFrance } from "./today.ts";

// Whatever is in a list is reached by its pages: each row once, in the order of the list read whole.

let app: TestApp;
let person: Person;
let projectId: string;
let customerId: string;
const PROJECTS = 7;
const MAILS = 9;
/** Each third mail answers the one before. */
const CONVERSATIONS = 6;
const DRAFTS = 5;
const ITEMS = 7;
/** Each third one is paid. */
const INVOICES = 6;

beforeAll(async () => {
  app = await testApp();
  const address = { line1: "1 rue A", postal_code: "69003", city: "Lyon" };
  person = await signUpSeller(app);
  for (let index = 0; index < PROJECTS; index++) {
    const { project } = (
      await person.call("POST", "/api/projects", {
        name: `Chantier ${index}`,
        // Several start on the same day, around the month that is asked for.
        start_date: index % 2 === 0 ? "2026-12-01" : "2026-10-01",
        client_info: { company: `Menuiserie ${index}`, phone: "0611223344", address },
      })
    ).json;
    customerId = project.customer_id;
    projectId ??= project.id;
    const time = { task_id: null, day: todayInFrance(), minutes: 30 };
    await acceptedCall(person, "POST", `/api/project-times/${projectId}`, time);
    await acceptedCall(person, "POST", `/api/site-reports/${projectId}`, newProgress());
    await person.call("POST", `/api/projects/${project.id}/tasks`, { title: "Pose", estimate_h: 2 });
    await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
    for (const kind of ["quote", "invoice"])
      await person.call("POST", `/api/projects/${project.id}/${kind}`, kind === "quote" ? {} : ALL_CONFIRMED);
    const invoices = (await person.call("GET", "/api/documents?kind=invoice&limit=1")).json.documents;
    const payment = { amount_cents: 600, received_on: todayInFrance(), method: "transfer" };
    await acceptedCall(person, "POST", `/api/invoices/${invoices[0].id}/payments`, payment);
    const { session } = (await person.call("GET", "/api/assistant/session?fresh=true")).json;
    await person.call("POST", "/api/assistant/chat", { message: "Mes projets ?", sessionId: session.id });
    const change = { kind: "rename_project", arguments: { project_id: project.id, name: `Chantier ${index}` } };
    const { action } = (await person.call("POST", "/api/assistant/actions", change)).json;
    const { digest } = action;
    await person.call("POST", `/api/assistant/actions/${action.id}/confirmation`, { digest });
  }
  const { company } = (await person.call("GET", "/api/company")).json;
  await seedMails(app.database.owner, company.id, { count: MAILS, words: ["toiture"] });
  await seedInvoices(app.database.owner, company.id, INVOICES);
  for (let index = 0; index < ITEMS; index++) {
    const item = { kind: "supply", label: index % 2 === 0 ? "Tube" : "Coude de tube", reference: `T${index}` };
    await acceptedCall(person, "POST", "/api/catalog-items", { ...item, unit: "u", price_e6: null });
  }
  for (let index = 0; index < DRAFTS; index++) {
    const { draft } = await acceptedCall(person, "POST", "/api/mail-drafts", { kind: "new" });
    const { to, cc, quote, files, revision } = draft;
    const content = { to, cc, subject: `Mail ${index}`, text: "", quote, files, revision };
    await acceptedCall(person, "PUT", `/api/mail-drafts/${draft.id}`, content);
  }
});
afterAll(() => app.close());

type Shape = { properties?: Record<string, { items?: { type?: unknown } }> };
const answerFieldsOf = ({ answer }: Pick<Endpoint, "answer">) =>
  Object.entries((z.toJSONSchema(answer, { io: "output", unrepresentable: "any" }) as Shape).properties ?? {});
const isPaged = (line: Endpoint) => answerFieldsOf(line).some(([name]) => name === "next_cursor");

/** The lists to walk; a paged endpoint that has none here fails the test below. */
const LISTS = [
  ["/api/projects?", PROJECTS],
  ["/api/projects?q=chantier&", PROJECTS],
  ["/api/projects?q=chantire&", PROJECTS],
  ["/api/projects/rows?", PROJECTS],
  ["/api/projects/rows?sort=oldest&q=menuiserei&", PROJECTS],
  ["/api/projects/rows?sort=start&stage=invoiced&", PROJECTS],
  ["/api/projects?starts_from=2026-11-01&", 4],
  ["/api/projects?starts_before=2026-11-01&", 3],
  ["/api/project-times/{id}?", PROJECTS],
  ["/api/site-reports/{id}?", PROJECTS],
  ["/api/customers?", PROJECTS],
  ["/api/customers?q=menuiserei&", PROJECTS],
  ["/api/customers/accounts?", PROJECTS],
  // Each with the five first ones that have their phone.
  ["/api/customers/twins?", 20],
  ["/api/customers/{id}/documents?", 2],
  ["/api/customers/{id}/projects?", 1],
  ["/api/customers/accounts?show=owing&", PROJECTS],
  ["/api/customers/accounts?show=owing&by=amount&", PROJECTS],
  ["/api/customers/accounts?show=owing&q=lyno&", PROJECTS],
  ["/api/catalog-items?", ITEMS],
  ["/api/catalog-items?q=tube&", ITEMS],
  ["/api/catalog-items?q=coudde&kind=supply&", 3],
  ["/api/documents?kind=quote&", PROJECTS],
  ["/api/documents?kind=invoice&", PROJECTS],
  ["/api/documents/money?filter=all&", 2 * PROJECTS],
  ["/api/documents/money?filter=to_collect&", PROJECTS],
  ["/api/documents/money?filter=quotes&q=menuiserei&", PROJECTS],
  // A part of each invoice was paid.
  ["/api/figures/vat/entries?first_on=2020-01-01&last_on=2099-12-31&", PROJECTS],
  ["/api/figures/margin/projects?first_on=2026-01-01&last_on=2027-12-31&", PROJECTS],
  ["/api/assistant/sessions?", PROJECTS],
  ["/api/assistant/actions?", PROJECTS],
  ["/api/mails?", CONVERSATIONS],
  ["/api/mails?q=toitrue&", CONVERSATIONS],
  ["/api/mail-drafts?", DRAFTS],
  ["/api/supplier-invoices?", INVOICES],
  ["/api/supplier-invoices?state=received&", 4],
  ["/api/supplier-invoices?q=ponit&", INVOICES],
] as const;

async function rowsOf(list: string, limit: number): Promise<{ ids: string[]; pages: number }> {
  const ids: string[] = [];
  let pages = 0;
  for (let cursor: string | null = ""; cursor !== null; pages++) {
    const path = list.replace("{id}", /times|reports/.test(list) ? projectId : customerId);
    const { status, json } = await person.call("GET", `${path}limit=${limit}${cursor && `&cursor=${cursor}`}`);
    expect([list, status]).toEqual([list, 200]);
    const rows = Object.values(json).find(Array.isArray) as { id: string }[];
    ids.push(...rows.map(({ id }) => id));
    cursor = json.next_cursor;
  }
  return { ids, pages };
}

test.each(LISTS)("%s: pages of two hold each row once, in the order of the whole list", async (list, count) => {
  const whole = await rowsOf(list, 50);
  const pagedRows = await rowsOf(list, 2);
  expect(whole).toMatchObject({ pages: 1 });
  expect(new Set(whole.ids).size).toBe(count);
  expect(pagedRows).toEqual({ ids: whole.ids, pages: Math.ceil(count / 2) });
});

/** Lists that a company cannot make long, or whose limit is a rule of its own, each with why. */
const SHORT_LISTS: Record<string, string> = {
  "GET /api/catalog-items/counts": "the sixty families that hold most",
  "GET /api/mail-pages/{id}": "the five pages of a PDF that are drawn at once",
  "GET /api/invoices/{id}/questions": "what one customer asked about one invoice",
  "GET /api/projects/{id}/vat-advice": "the five hundred lines of one quote at most",
  "GET /api/projects/{id}/quote-answers": "what one customer did on the page of one quote",
  "GET /api/projects/{id}/story": "the sixty last events of one project",
  "GET /api/project-mails/{id}": "the fifty newest conversations about one project, and whether there are others",
  "GET /api/mail-projects/{id}": "the twenty projects at most that one conversation is with",
  "GET /api/team/costs": "the members of one company who have a cost of their own",
  "GET /api/closures": "the three hundred closures and absences of a company at most",
  "GET /api/company/restored-copy": "three series, and fifty losses at most",
  "GET /api/company/numbering": "the three series of a company",
  "GET /api/site-report-proposals/{id}": "two hundred tasks of one project and fifty people at most",
  "GET /api/used-supplies/{id}": "two hundred supplies of one project at most, and the lines of its quote",
  "GET /api/projects/rows/counts": "the seven stages of a project",
  "GET /api/register/companies": "the eight best companies of the public register",
  "GET /api/register/addresses": "the five best addresses of the public register",
  "GET /api/projects/{id}/tasks": "the checklist shows 200; the project itself carries all",
  "GET /api/projects/{id}/quote-versions": "the versions of one project's quote, each made by hand",
  "GET /api/customers/{id}/account": "the thirty sites of one customer at most",
  "GET /api/line-suggestions": "the six lines that fit best what is typed",
  "GET /api/quote-templates": "the hundred templates of quotes of a company at most",
  "GET /api/quote-templates/{id}/lines": "the five hundred lines of one template at most",
  "GET /api/projects/{id}/quote-lines": "the five hundred lines of one quote at most",
  "GET /api/found-prices/{id}": "a price for thirty lines of one draft at most",
  "GET /api/catalog-imports/{id}/rows": "two hundred rows of one file at most, after a line of it",
  "GET /api/customer-imports/{id}/preview": "twenty known rows of two thousand of one file, after a line of it",
  "GET /api/customer-imports/{id}/rows": "two thousand rows of one file at most, after a line of it",
  "GET /api/customers/{id}/events": "the forty last events of one customer",
  "GET /api/assistant/actions/waiting": "twenty actions wait for one person at most",
  "GET /api/search": "the twenty-four rows that fit best what is typed",
  "GET /api/documents/{id}/mails": "the hundred first sendings of one document, and a mail of each person",
  "GET /api/documents/set-aside": "documents that failed twice: each is an alert to be dealt with",
  "GET /api/security/sessions": "the devices of one person",
  "GET /api/assistant/model": "the tools and the last turns of one conversation",
  "GET /api/assistant/measures": "what may be misread: eleven kinds",
  "GET /api/programs": "the twenty tokens of one person at most",
  "GET /api/team": "the members of a company",
  "GET /api/team/invitations": "invitations that wait",
  "GET /api/companies": "the companies of one person",
  "GET /api/events": "what happened since the last ID; beyond five hundred events, that there were more",
  "GET /api/mails/{id}": "the two hundred newest mails of a conversation",
  "GET /api/mail-templates": "the fifty templates of a company at most",
  "GET /api/mails/wishes": "the twenty first changes that were not made",
  "GET /api/mail-folders": "the two hundred folders of mailboxes at most, as their servers list them",
  "GET /api/mail-folders/{id}": "the folders of one mailbox, as its server lists them",
  "GET /api/mail-bodies/{id}": "the hundred first files of one mail",
  "GET /api/project-photos/{id}": "the thirty photos of one project at most",
  "GET /api/mailboxes/{id}/sender-domain": "the three things that a domain publishes of its senders",
  "GET /api/mailboxes": "the mailboxes of a company and of one person, each connected by hand",
};

/** Lists without pages, a sentence each. */
function endlessLists(lines: readonly Endpoint[]): string[] {
  return lines
    .filter((line) => line.method === "GET" && line.access !== "public" && !isPaged(line))
    .filter((line) => answerFieldsOf(line).some(([, { items }]) => items?.type === "object"))
    .filter((line) => SHORT_LISTS[nameOf(line)] === undefined)
    .map(
      (line) =>
        `${nameOf(line)} answers a list without pages: read \`page\` of src/api/fields.ts in its query and answer ` +
        "next_cursor, or say in SHORT_LISTS of test/paging.test.ts why it stays short",
    );
}

test("every list of the contract has pages tested here or a reason to be short", () => {
  expect(endlessLists(contract)).toEqual([]);
  const unwalkedLists = contract.filter(
    (line) => isPaged(line) && !LISTS.some(([list]) => list.startsWith(`${line.path}?`)),
  );
  expect(unwalkedLists.map((line) => `${nameOf(line)} has pages: walk them in LISTS of test/paging.test.ts`)).toEqual(
    [],
  );
});

test("a list without pages is reported", () => {
  const answer = z.object({ tools: z.array(z.object({ id: z.string() })) });
  const line: Endpoint = { method: "GET", path: "/api/tools", access: "signed-in", summary: "", answer };
  expect(endlessLists([line])[0]).toMatch(/^GET \/api\/tools answers a list without pages/);
  const pagedAnswer = z.object({ tools: z.array(z.object({})), next_cursor: z.string().nullable() });
  expect(endlessLists([{ ...line, answer: pagedAnswer }])).toEqual([]);
});
