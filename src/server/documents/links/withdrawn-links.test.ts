import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyEveryDocument } from "../seals/verify-every-document.ts";

// A document stays among those of its company when its public link was withdrawn, or was never made.

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
});
afterAll(() => app.close());

const WAYS: Record<string, string> = {
  withdrawn: "update public_link set revoked_at = now() where document_id = $1",
  missing: "delete from public_link where document_id = $1",
};

/** Takes the link of a document away, as only whoever hosts the database can. */
async function takeLink(id: string, way: string): Promise<void> {
  const { rowCount } = await app.database.owner.query(WAYS[way] ?? "", [id]);
  expect(rowCount).toBe(1);
}

const WITHOUT_LINK = { url: "", page_url: "" };

test.each(Object.keys(WAYS))("an invoice and its credit note whose links are %s stay listed", async (way) => {
  const { id, number, project_id } = await issuedInvoice(owner, `Lien ${way}`);
  const draft = async () => (await owner.call("GET", `/api/invoices/${id}/credit-draft`)).json.credit_draft;
  const lineId = (await draft()).lines[0].line_id;
  const credit = { lines: [{ line_id: lineId, quantity_e4: 10_000 }] };
  const creditNote = (await owner.call("POST", `/api/invoices/${id}/credit-notes`, credit)).json.credit_note;
  const list = async () => (await owner.call("GET", "/api/documents?kind=invoice&limit=2")).json.documents;
  const draftBefore = await draft();
  expect((await list()).map((one: { id: string }) => one.id)).toEqual([creditNote.id, id]);
  await takeLink(id, way);
  await takeLink(creditNote.id, way);
  expect(await list()).toMatchObject([
    { id: creditNote.id, ...WITHOUT_LINK },
    { id, number, ...WITHOUT_LINK, rest_cents: 6_000 },
  ]);
  const { project } = (await owner.call("GET", `/api/projects/${project_id}`)).json;
  expect(project.invoice).toMatchObject({ id, number, ...WITHOUT_LINK });
  expect(project.documents).toMatchObject([{ id: creditNote.id }, { id }]);
  expect(await draft()).toMatchObject({
    left_cents: draftBefore.left_cents,
    credit_notes: [{ id: creditNote.id, ...WITHOUT_LINK }],
  });
  const chat = { message: `Montre-moi ${number}` };
  expect((await owner.call("POST", "/api/assistant/chat", chat)).json.reply).toContain(number);
  // Asked for again, it gets another link, and no second invoice is issued.
  const again = (await owner.call("POST", `/api/projects/${project_id}/invoice`, ALL_CONFIRMED)).json;
  expect(again).toMatchObject({ id, number, page_url: expect.stringMatching(/^\/invoice\/.{20}/) });
});

test.each(Object.keys(WAYS))("a quote whose link is %s stays listed", async (way) => {
  const client_info = { company: "Roux", address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" } };
  const { project } = (await owner.call("POST", "/api/projects", { name: `Devis ${way}`, client_info })).json;
  await owner.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  const { id, number } = (await owner.call("POST", `/api/projects/${project.id}/quote`, {})).json;
  await takeLink(id, way);
  const { documents } = (await owner.call("GET", "/api/documents?kind=quote&limit=1")).json;
  expect(documents).toMatchObject([{ id, number, status: "draft", ...WITHOUT_LINK }]);
  const { versions } = (await owner.call("GET", `/api/projects/${project.id}/quote-versions`)).json;
  expect(versions).toMatchObject([{ id, ...WITHOUT_LINK }]);
  expect((await owner.call("GET", `/api/projects/${project.id}`)).json.project.quote).toMatchObject({ id });
});

/** An invoice whose link was withdrawn, then whose row was altered, as the verification found it. */
async function alteredInvoiceWithoutLink(): Promise<string> {
  const { id } = await issuedInvoice(owner, "Altérée");
  await takeLink(id, "withdrawn");
  await app.database.owner.query("set session_replication_role = replica");
  await app.database.owner.query("update document set gross_cents = gross_cents + 1 where id = $1", [id]);
  await app.database.owner.query("reset session_replication_role");
  await verifyEveryDocument(app.deps);
  return id;
}

test("an altered invoice whose link was withdrawn is said to be altered", async () => {
  const id = await alteredInvoiceWithoutLink();
  const { documents } = (await owner.call("GET", "/api/documents/set-aside")).json;
  expect(documents).toContainEqual(expect.objectContaining({ id, problem: "altered", url: "" }));
});

test("an altered invoice whose link was withdrawn gets no other link", async () => {
  const id = await alteredInvoiceWithoutLink();
  await owner.call("GET", "/api/documents/set-aside");
  const links = await app.database.owner.query("select from public_link where document_id = $1", [id]);
  expect(links.rowCount).toBe(1);
});
