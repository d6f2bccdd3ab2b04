import { issuedInvoice } from "#test/issued-invoice.ts";
import { quoteCalls } from "#test/quote-calls.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A document gets a new public link: what the former one opened is then unknown.

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await signUpSeller(app);
});
afterAll(() => app.close());

const { drawUp, send, versionsOf } = quoteCalls(() => owner);
const renew = (id: string, person = owner) => person.call("POST", `/api/documents/${id}/link`, {});
const tokenOf = ({ page_url }: { page_url: string }) => page_url.split("/").at(-1) ?? "";

/** The status of what a link opens to anybody: its page, its PDF and its XML. */
async function statusesOf(kind: "quote" | "invoice", token: string): Promise<number[]> {
  const urls = [`/api/public/${kind}s/${token}`, `/documents/${token}.pdf`, `/documents/${token}.xml`];
  const statuses = [];
  for (const url of urls) statuses.push((await app.server.inject(url)).statusCode);
  return statuses;
}

test("an invoice opens by its new link alone", async () => {
  const invoice = await issuedInvoice(owner, "Toiture");
  const { documents } = (await owner.call("GET", "/api/documents?kind=invoice&limit=1")).json;
  const former = tokenOf(documents[0]);
  expect(await statusesOf("invoice", former)).toEqual([200, 200, 200]);
  const { status, json } = await renew(invoice.id);
  expect([status, json.number]).toEqual([200, invoice.number]);
  expect(tokenOf(json)).not.toBe(former);
  expect(await statusesOf("invoice", former)).toEqual([404, 404, 404]);
  expect(await statusesOf("invoice", tokenOf(json))).toEqual([200, 200, 200]);
  const list = (await owner.call("GET", "/api/documents?kind=invoice&limit=1")).json.documents;
  expect(list).toMatchObject([{ id: invoice.id, page_url: json.page_url }]);
});

test("of several links given one after the other, the last one opens", async () => {
  const { id } = await issuedInvoice(owner, "Mur");
  const tokens = [];
  for (let count = 0; count < 3; count++) tokens.push(tokenOf((await renew(id)).json));
  expect(new Set(tokens).size).toBe(3);
  const statuses = [];
  for (const token of tokens) statuses.push((await statusesOf("invoice", token))[0]);
  expect(statuses).toEqual([404, 404, 200]);
});

test("the page that was opened by the former link of a quote is not the customer's view of the new one", async () => {
  const projectId = await pricedProject(owner);
  const { id, page_url } = await drawUp(projectId);
  await send(id);
  await app.server.inject(`/api/public/quotes/${tokenOf({ page_url })}`);
  expect(await versionsOf(projectId)).toMatchObject([{ status: "viewed" }]);
  const { json } = await renew(id);
  expect(await versionsOf(projectId)).toMatchObject([{ status: "sent", page_url: json.page_url }]);
  await app.server.inject(`/api/public/quotes/${tokenOf(json)}`);
  expect(await versionsOf(projectId)).toMatchObject([{ status: "viewed" }]);
});

test("a document whose link was taken away gets one", async () => {
  const { id } = await issuedInvoice(owner, "Cave");
  await app.database.owner.query("update public_link set revoked_at = now() where document_id = $1", [id]);
  expect(await renew(id)).toMatchObject({
    status: 200,
    json: { page_url: expect.stringMatching(/^\/invoice\/.{20}/) },
  });
});

test("a document that was altered gets no other link", async () => {
  const { id } = await issuedInvoice(owner, "Altérée");
  await app.database.owner.query("set session_replication_role = replica");
  await app.database.owner.query("update document set gross_cents = gross_cents + 1 where id = $1", [id]);
  await app.database.owner.query("reset session_replication_role");
  expect(await renew(id)).toMatchObject({ status: 503, json: { code: "document_altered" } });
  const links = await app.database.owner.query("select revoked_at from public_link where document_id = $1", [id]);
  expect(links.rows).toEqual([{ revoked_at: null }]);
});

test("who may not change documents renews no link", async () => {
  const { id } = await issuedInvoice(owner, "Grange");
  const worker = await join(app, owner, "ouvrier@example.org", "worker");
  const stranger = await app.signUp();
  expect((await renew(id, worker)).status).toBe(403);
  expect((await renew(id, stranger)).status).toBe(404);
});

test("the database keeps a revoked link revoked", async () => {
  const { id } = await issuedInvoice(owner, "Puits");
  await renew(id);
  const reopen = "update public_link set revoked_at = null where document_id = $1 and revoked_at is not null";
  await expect(app.database.owner.query(reopen, [id])).rejects.toThrow("a revoked link stays revoked");
});
