import { inCompany } from "#server/db/tenancy.ts";
import { saveFile } from "#server/files/files.repository.ts";
import { plainPng } from "#test/image-bombs.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { pdfText } from "#test/pdf-text.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

// A document that is slow to lay out keeps nobody waiting but those who ask for it.

let app: TestApp;
let owner: Person;
let neighbour: Person;
let usual: TestApp["deps"];
beforeAll(async () => {
  app = await testApp();
  [owner, neighbour] = [await app.signUp(), await app.signUp()];
  usual = { ...app.deps };
});
afterEach(() => void Object.assign(app.deps, usual));
afterAll(() => app.close());

const get = (url: string, headers = {}) => app.server.inject({ url, headers });
const publicPage = (pageUrl: string) => get(`/api/public${pageUrl.replace("/invoice/", "/invoices/")}`);

/** Holds every layout, or every logo, of the company until `open` is called; counts how many were begun. */
function hold(what: "renderDocument" | "shrinkImage", companyId: string) {
  const gate = Promise.withResolvers<void>();
  const begun = { count: 0, open: gate.resolve };
  const wait = async (whose: string | undefined) => {
    if (whose !== companyId) return;
    begun.count++;
    await gate.promise;
  };
  if (what === "renderDocument")
    app.deps.renderDocument = (view, options) =>
      wait(options.companyId).then(() => usual.renderDocument(view, options));
  else app.deps.shrinkImage = (job, whose) => wait(whose).then(() => usual.shrinkImage(job, whose));
  return begun;
}

const companyOf = async (person: Person): Promise<string> => (await person.call("GET", "/api/company")).json.company.id;

test.each(["renderDocument", "shrinkImage"] as const)(
  "while ten visitors wait for one company's %s, all other pages and PDFs are served",
  async (what) => {
    const companyId = await companyOf(owner);
    const other = await issuedInvoice(neighbour, `Cuisine ${what}`);
    await inCompany(app.deps.db, companyId, async (tx) => {
      const logoId = await saveFile(
        tx,
        companyId,
        { bytes: plainPng(3_000, 1_500), mime: "image/png" },
        app.deps.clock(),
      );
      await sql`update company set logo_id = ${logoId}`.execute(tx);
    });
    const slow = await issuedInvoice(owner, `Bain ${what}`);
    const pause = hold(what, companyId);
    const strangers = Array.from({ length: 10 }, () => get(slow.url));
    await expect.poll(() => pause.count).toBe(1);
    const answers = await Promise.all([
      publicPage(other.page_url),
      publicPage(slow.page_url),
      get(other.url),
      get(other.url.replace(".pdf", ".xml")),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    pause.open();
    expect(new Set((await Promise.all(strangers)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(pause.count).toBe(1);
  },
);

test("a quote drawn up again during its layout is a new version with its own link", async () => {
  const { project_id } = await issuedInvoice(owner, "Véranda");
  const refresh = async (rate: number) => {
    await owner.call("PATCH", `/api/projects/${project_id}/estimation`, { hours: 2, rate });
    return (await owner.call("POST", `/api/projects/${project_id}/quote`, {})).json.url as string;
  };
  const pause = hold("renderDocument", await companyOf(owner));
  const first = get(await refresh(60));
  await expect.poll(() => pause.count).toBe(1);
  const second = get(await refresh(70));
  pause.open();
  const texts = (await Promise.all([first, second])).map(({ rawPayload }) =>
    pdfText(new Uint8Array(rawPayload)).join(" "),
  );
  expect(texts).toEqual([expect.stringContaining("60,00"), expect.stringContaining("70,00")]);
});
