import { contract } from "#server/http/contract/contract.ts";
import { plainPng } from "#test/image-bombs.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let owner: Person;
let stranger: Person;
let mine: { id: string; url: string; page_url: string };
let theirs: { id: string; url: string; page_url: string };
beforeAll(async () => {
  app = await testApp();
  [owner, stranger] = [await app.signUp(), await app.signUp()];
  for (const person of [owner, stranger])
    await person.call("PUT", "/api/company/logo", { data: plainPng(12, 10).toString("base64") });
  mine = await issuedInvoice(owner, "Toiture");
  theirs = await issuedInvoice(stranger, "Piscine");
});
afterAll(() => app.close());

const token = ({ page_url }: { page_url: string }) => page_url.split("/").at(-1)!;
const open = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });
const publicPage = async (document: { page_url: string }) =>
  (await open(`/api/public/invoices/${token(document)}`)).json();

test("a logo is served only by the link of a document that shows it", async () => {
  const { logo_url } = await publicPage(mine);
  const logo = await open(logo_url);
  expect([logo.statusCode, logo.headers["content-type"], logo.headers["content-length"]]).toEqual([
    200,
    "image/png",
    String(logo.rawPayload.length),
  ]);
  const logoId = logo_url.split("/").at(-1);
  const { company } = (await owner.call("GET", "/api/company")).json;
  expect(company.logo_id).toBe(logoId);
  // Both companies have the same picture: what opens it is the document that shows it.
  for (const address of [
    `/documents/logo/${company.id}/${logoId}`,
    `/documents/${company.id}/logo/${logoId}`,
    `/documents/nobody-has-this-link-at-all/logo/${logoId}`,
    logo_url.replace(logoId, "0".repeat(64)),
  ])
    expect((await open(address, { authorization: `Bearer ${owner.token}` })).statusCode, address).toBe(404);
  const replacement = await owner.call("PUT", "/api/company/logo", { data: plainPng(20, 20).toString("base64") });
  expect((await open(`/documents/${token(mine)}/logo/${replacement.json.company.logo_id}`)).statusCode).toBe(404);
  expect((await open(logo_url)).statusCode).toBe(200);
});

test("a signed-in person reads their own logo", async () => {
  const { logo } = (await owner.call("GET", "/api/company/logo")).json;
  expect(logo.mime).toBe("image/png");
  expect((await app.server.inject("/api/company/logo")).statusCode).toBe(401);
});

test("every file of a document stops answering when its link is revoked", async () => {
  const { logo_url, qr_url } = await publicPage(theirs);
  const files = [theirs.url, theirs.url.replace(".pdf", ".xml"), logo_url, ...(qr_url ? [qr_url] : [])];
  for (const url of files) expect((await open(url)).statusCode, url).toBe(200);
  await app.database.owner.query("update public_link set revoked_at = now() where token = $1", [token(theirs)]);
  for (const url of files) expect((await open(url)).statusCode, url).toBe(404);
});

test("every address outside the contract that gives a file needs a link's token or a sealed key", async () => {
  const addresses = addressesOf(app.server).filter((address) => address.startsWith("/documents"));
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses.filter((address) => !opensByLink(address))).toEqual(OPENED_BY_KEY);
  expect(["/documents/logo/:company/:sha256", "/documents/:id.pdf", "/documents"].filter(opensByLink)).toEqual([]);
  for (const address of addresses)
    expect((await open(address.replace(/:\w+/g, "a-link-that-nobody-has"))).statusCode, address).toBe(404);
});

test("an address missing from the contract and from this test is reported", () => {
  const patterns = [
    /^\/auth\/v1\//,
    /^\/health\//,
    /^\/mcp$/,
    // The pages of a quote and of an invoice, written by the server, and their forms.
    /^\/quote\/:quoteId(\/|$)/,
    /^\/invoice\/:token(\/|$)/,
    /^\/documents\//,
    /^\/mail-permission\/(google|microsoft)$/,
    /^\/api\/docs$/,
    /^\/?\*?$/,
    /^\/api\/\*?$/,
  ];
  // Parameters at the same place of two addresses may have two names: the tree prints `:id|:versionId`.
  const ofContract = new Set<string>(contract.map(({ path }) => path.replace(/\{\w+\}/g, ":")));
  const withoutNames = (address: string) => address.replace(/:[\w|:]+/g, ":");
  const unknown = (addresses: string[]) =>
    addresses.filter((address) => !ofContract.has(withoutNames(address)) && !patterns.some((one) => one.test(address)));
  expect(
    unknown(addressesOf(app.server)),
    "addresses mounted beside the contract: declare them in src/api, or, for files and pages, add them to `known`",
  ).toEqual([]);
  expect(unknown(["/uploads/:id"])).toEqual(["/uploads/:id"]);
});

// A key of two minutes that its reader was given stands in their query, or in the path the link of a calendar: without
// one they answer 404.
const OPENED_BY_KEY = [
  "/documents/mail-file",
  "/documents/money-export",
  "/documents/archive",
  "/documents/calendar/:link",
  "/documents/report/:link",
];

function opensByLink(address: string): boolean {
  return /^\/documents\/:link(\/|$)/.test(address);
}

// Every address the application answers, read from the tree it prints.
function addressesOf(app: FastifyInstance): string[] {
  const parts: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent, part, methods] = /^([│ ]*)[├└]── (.*?)( \([A-Z, ]+\))?$/.exec(line) ?? [];
      if (indent === undefined || part === undefined) return [];
      parts.splice(indent.length / 4, Infinity, part);
      return methods ? [parts.join("")] : [];
    });
}
