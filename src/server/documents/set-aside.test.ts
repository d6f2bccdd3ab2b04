import { inCompany } from "#server/db/tenancy.ts";
import { saveFile } from "#server/files/files.repository.ts";
import type { DocumentRenderer } from "#server/pdf/render-document.ts";
import { openDocumentRenderer } from "#server/pdf/render-document.ts";
import { openDeadlyRenderer } from "#test/deadly-renderer.ts";
import { plainPng } from "#test/image-bombs.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { pdfText } from "#test/pdf-text.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renderDocumentJob } from "./documents.job.ts";

// A document that ends whoever lays it out holds up neither the server nor the others.

let app: TestApp;
let owner: Person;
let companyId: string;
let deadly: DocumentRenderer;
beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
  companyId = (await owner.call("GET", "/api/company")).json.company.id;
  deadly = openDeadlyRenderer();
});
afterAll(async () => {
  await deadly.close();
  await app.close();
});

/**
 * Runs `work` with a renderer that the documents for which `kills` holds end; answers the tries, by whether they had
 * the logo.
 */
async function withDeadly(
  at: TestApp,
  kills: (hasLogo: boolean) => boolean,
  work: () => Promise<void>,
): Promise<boolean[]> {
  const usual = at.deps.renderDocument;
  const tries: boolean[] = [];
  at.deps.renderDocument = (view, options) => {
    const hasLogo = options.logo !== undefined;
    tries.push(hasLogo);
    return kills(hasLogo) ? deadly.renderDocument(view, options) : usual(view, options);
  };
  await work();
  at.deps.renderDocument = usual;
  return tries;
}

async function keepLogo(bytes: Uint8Array): Promise<void> {
  await inCompany(app.deps.db, companyId, async (tx) => {
    const logoId = await saveFile(tx, companyId, { bytes, mime: "image/png" }, app.deps.clock());
    await sql`update company set logo_id = ${logoId}`.execute(tx);
  });
}

const pdf = (url: string, at = app) => at.server.inject(url);
const list = async (person = owner) => (await person.call("GET", "/api/documents/set-aside")).json.documents;
const render = (id: string) => renderDocumentJob(app.deps, { companyId, kind: "invoice", id });

test("a document that fails twice is set aside until its owner asks for a retry", async () => {
  const { id, url, number, project_id } = await issuedInvoice(owner, "Salle de bain");
  const tries = await withDeadly(
    app,
    () => true,
    async () => {
      await render(id);
      await render(id);
      expect(await pdf(url)).toMatchObject({ statusCode: 503 });
    },
  );
  expect(tries).toEqual([false, false]);
  expect((await pdf(url)).json()).toMatchObject({
    code: "document_set_aside",
    error: expect.stringContaining("Sa page reste lisible"),
  });
  expect(await list()).toEqual([
    { id, kind: "invoice", number, project_id, project_name: "Salle de bain", url, problem: "not_drawn" },
  ]);

  const restartedApp = await testApp({ beside: app });
  const triedAgain = await withDeadly(
    restartedApp,
    () => false,
    async () => {
      await renderDocumentJob(restartedApp.deps, { companyId, kind: "invoice", id });
      expect(await pdf(url, restartedApp)).toMatchObject({ statusCode: 503 });
    },
  );
  await restartedApp.close();
  expect(triedAgain).toEqual([]);

  const other = await issuedInvoice(owner, "Cuisine");
  expect(await pdf(other.url)).toMatchObject({ statusCode: 200 });

  await withDeadly(
    app,
    () => true,
    async () => {
      expect(await owner.call("POST", `/api/documents/${id}/retry`, {})).toMatchObject({
        status: 200,
        json: { set_aside: true },
      });
    },
  );
  expect(await list()).toHaveLength(1);
  expect(await owner.call("POST", `/api/documents/${id}/retry`, {})).toMatchObject({
    status: 200,
    json: { set_aside: false },
  });
  expect(await list()).toEqual([]);
  expect(await pdf(url)).toMatchObject({ statusCode: 200 });
});

test("a document that is set aside still has its page", async () => {
  const { id, url, page_url } = await issuedInvoice(owner, "Pergola");
  const page = async () =>
    (await app.server.inject(`/api/public${page_url.replace("/invoice/", "/invoices/")}`)).json();
  expect(await page()).toMatchObject({ set_aside: false });
  await withDeadly(
    app,
    () => true,
    () => render(id),
  );
  expect(await page()).toMatchObject({ set_aside: true });
  const { statusCode, headers, body } = await app.server.inject({ url, headers: { accept: "text/html,*/*" } });
  expect([statusCode, headers["content-type"], headers["x-frame-options"]]).toEqual([
    503,
    "text/html; charset=utf-8",
    "SAMEORIGIN",
  ]);
  expect(body).toContain("Le PDF de ce document n'a pas pu être préparé. Sa page reste lisible");
  expect(body).toContain(`href="${page_url}"`);
});

test("another company neither sees a document set aside nor can retry it", async () => {
  const { id, url } = await issuedInvoice(owner, "Véranda");
  await withDeadly(
    app,
    () => true,
    () => render(id),
  );
  const stranger = await app.signUp();
  expect(await list(stranger)).toEqual([]);
  expect(await stranger.call("POST", `/api/documents/${id}/retry`, {})).toMatchObject({ status: 404 });
  expect(await pdf(url)).toMatchObject({ statusCode: 503 });
});

test("a failure that the document did not cause is not counted", async () => {
  const { id, url } = await issuedInvoice(owner, "Terrasse");
  const usual = app.deps.renderDocument;
  const closedRenderer = openDocumentRenderer();
  await closedRenderer.close();
  app.deps.renderDocument = closedRenderer.renderDocument;
  for (const _ of [1, 2, 3]) await expect(render(id)).rejects.toThrow("closed");
  app.deps.renderDocument = usual;
  expect(await pdf(url)).toMatchObject({ statusCode: 200 });
});

test("a document that fails because of its logo is laid out without it", async () => {
  await keepLogo(plainPng(40, 40));
  const { url } = await issuedInvoice(owner, "Escalier");
  const tries = await withDeadly(
    app,
    (hasLogo) => hasLogo,
    async () => {
      expect(pdfText(new Uint8Array((await pdf(url)).rawPayload)).join()).toContain("Escalier");
    },
  );
  expect(tries).toEqual([true, false]);
  expect((await list()).map((one: { project_name: string }) => one.project_name)).not.toContain("Escalier");
});

test("a logo stored by an earlier version is held to the present limits", async () => {
  await keepLogo(plainPng(1, 1, { width: 200_000, height: 200_000 }));
  const bomb = await issuedInvoice(owner, "Garage");
  await keepLogo(plainPng(3_000, 1_500));
  const large = await issuedInvoice(owner, "Grenier");
  const usual = app.deps.renderDocument;
  const sizes: (number | null)[] = [];
  app.deps.renderDocument = (view, options) => {
    sizes.push(options.logo ? Buffer.from(options.logo.bytes).readUInt32BE(16) : null);
    return usual(view, options);
  };
  for (const { url } of [bomb, large]) expect(await pdf(url)).toMatchObject({ statusCode: 200 });
  app.deps.renderDocument = usual;
  expect(sizes).toEqual([null, 1_200]);
});

test("a hundred simultaneous requests for a document that is not laid out share one layout", async () => {
  const { url } = await issuedInvoice(owner, "Mezzanine");
  const tries = await withDeadly(
    app,
    () => false,
    async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => pdf(url)));
      expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString("latin1"))).size).toBe(1);
    },
  );
  expect(tries).toHaveLength(1);
});
