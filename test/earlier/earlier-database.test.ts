import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { setDatabaseClock } from "#test/test-database.ts";
import { listWrongQuoteCounts } from "#test/wrong-quote-counts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ALL_CONFIRMED } from "../confirmed-doubts.ts";
import { answerOf, differenceSince, readEarlierDatabase, storedFiles } from "./earlier-answers.ts";
import { migrateDatabase, restoreDatabase } from "./earlier-database.ts";

// A database filled by the version of commit 8c86a10, before documents had their own table. It holds four companies,
// quotes of several versions, agreed and declined, invoices at every rate, files stored or still to be made, links and
// a document set aside. Once migrated, every address answers as it did then. The file cannot be made again, since that
// code is gone.

const earlier = readEarlierDatabase("before-documents.json.gz");

let app: TestApp;
let person: Person;
beforeAll(async () => {
  const database = await restoreDatabase(earlier);
  await migrateDatabase(database);
  // States depend on the day. This is the day when the file was made.
  const day = new Date("2026-10-14T12:00:00Z");
  await setDatabaseClock(database, day);
  app = await testApp({ database, clock: () => day });
  person = await app.signUp();
});
afterAll(async () => {
  await app.close();
  await app.database.close();
});

const storedPaths = storedFiles(earlier);
const isFile = (path: string) => /\.(pdf|xml)$/.test(path);
// A file that nobody had asked for is made by today's code; where there was none, there is none.
const isKept = (path: string) => !isFile(path) || storedPaths.has(path) || earlier.answers[path]!.status !== 200;
const paths = Object.keys(earlier.answers).filter((path) => path.startsWith("/"));

test("what the quotes of each project wait for is counted in its row", async () => {
  const { rows } = await app.database.owner.query("select from project where quotes_to_send > 0");
  expect(rows.length).toBeGreaterThan(0);
  expect(await listWrongQuoteCounts(app.database.owner)).toEqual([]);
});

// Before any link is opened: a quote that was seen is in another state.
test.each(earlier.companies)("the owner of company $id reads the same answers as before", async ({ id, paths }) => {
  await joinCompany(id, person);
  for (const path of paths) {
    const headers = { authorization: `Bearer ${person.token}`, "x-company-id": id };
    const now = await answerOf(app.server, path, headers);
    expect([path, differenceSince(earlier.answers[`${id} ${path}`]!, now)]).toEqual([path, null]);
  }
});

// Its seller had said neither their name nor whether they charge VAT: since then nobody else is shown such a draft.
const UNREADY = "/api/public/quotes/gDrkacrM-NtQlAhtZAB_-kffYsfyTwhf";

test("a draft whose seller was not known is shown to nobody any more", async () => {
  expect((await answerOf(app.server, UNREADY)).status).toBe(409);
});

test.each(paths.filter((path) => isKept(path) && path !== UNREADY))(
  "%s answers the same bytes as before",
  async (path) => {
    expect(differenceSince(earlier.answers[path]!, await answerOf(app.server, path))).toBeNull();
  },
);

test("an answer that differs by a value, a letter or a byte is reported", () => {
  const json = (body: unknown) => ({ status: 200, type: "application/json", body: JSON.stringify(body) });
  const page = { view: { title: "Devis", lines: [] }, status: "draft" };
  expect(differenceSince(json(page), json({ ...page, pages: 1 }))).toBeNull();
  expect(differenceSince(json(page), json({ view: page.view }))).toContain("answer.status");
  expect(differenceSince(json(page), json({ ...page, view: { ...page.view, more: 1 } }))).toContain("answer.view");
  expect(differenceSince(json([1]), json([1, 2]))).toContain("another length");
  const xml = { status: 200, type: "application/xml", body: "<a>1</a>" };
  expect(differenceSince(xml, { ...xml, body: "<a>2</a>" })).toContain("<a>1</a>");
});

test.each(earlier.links)("missing files of $kind $token are made now", async ({ kind, token }) => {
  const page = earlier.answers[`/api/public/${kind}s/${token}`]!;
  const isSetAside = page.status === 200 && (JSON.parse(page.body) as { set_aside: boolean }).set_aside;
  const pdf = await answerOf(app.server, `/documents/${token}.pdf`);
  expect(pdf.status).toBe(isSetAside ? 503 : page.status);
  const xml = await answerOf(app.server, `/documents/${token}.xml`);
  expect(xml.status).toBe(earlier.answers[`/documents/${token}.xml`]!.status);
});

test("a project whose invoice is of 0 € is invoiced again beside it", async () => {
  const { rows } = await app.database.owner.query(
    `select company_id, project_id, number from document d where kind = 'invoice' and gross_cents = 0
       and id = (select id from document one where one.project_id = d.project_id and one.kind = 'invoice'
         order by created_at desc limit 1)`,
  );
  expect(rows.length).toBeGreaterThan(0);
  const { company_id, project_id, number } = rows[0];
  const call = (method: "GET" | "POST" | "PATCH", path: string, body?: object) =>
    person.call(method, `/api/projects/${project_id}${path}`, body, { "x-company-id": company_id });
  const { invoice } = (await call("GET", "")).json.project;
  expect(invoice).toMatchObject({ number, status: "paid", is_credited: false });
  const mediation = { mediation: "later" };
  expect((await person.call("PATCH", "/api/company", mediation, { "x-company-id": company_id })).status).toBe(200);
  expect((await call("PATCH", "/estimation", { hours: 2, rate: 50 })).status).toBe(200);
  const next = (await call("POST", "/invoice", ALL_CONFIRMED)).json;
  expect(next).toMatchObject({ status: "issued" });
  expect(next.number).not.toBe(number);
  expect((await call("POST", "/invoice", ALL_CONFIRMED)).json.number).toBe(next.number);
  const { documents } = (await call("GET", "")).json.project;
  expect(documents.map((one: { number: string }) => one.number)).toContain(number);
});

async function joinCompany(companyId: string, { email }: Person): Promise<void> {
  await app.database.owner.query(
    `insert into membership (company_id, user_id, role, created_at)
    select $1, id, 'owner', now() from auth.users where email = $2`,
    [companyId, email],
  );
}
