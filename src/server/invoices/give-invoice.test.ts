import { acceptedCall } from "#test/accepted-call.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

test("an invoice that was issued is not given, until its seller says so once", async () => {
  const seller = await signUpSeller(app);
  const { id, project_id } = await issuedInvoice(seller, "Cuisine");
  const isGiven = async () =>
    (await acceptedCall(seller, "GET", `/api/projects/${project_id}`)).project.is_invoice_given;
  expect(await isGiven()).toBe(false);
  for (const _time of [1, 2]) await acceptedCall(seller, "POST", `/api/invoices/${id}/sending`, {});
  expect(await isGiven()).toBe(true);
  const { sendings } = await acceptedCall(seller, "GET", `/api/documents/${id}/mails`);
  expect(sendings).toMatchObject([{ how: "by_hand" }]);
});

test("an invoice whose page its customer opened is given", async () => {
  const seller = await signUpSeller(app);
  const { project_id, page_url } = await issuedInvoice(seller, "Cuisine");
  const { statusCode } = await app.server.inject({ url: page_url.replace("/invoice/", "/api/public/invoices/") });
  expect(statusCode).toBe(200);
  expect((await acceptedCall(seller, "GET", `/api/projects/${project_id}`)).project.is_invoice_given).toBe(true);
});

test("a quote and a document of nobody are given by no such call", async () => {
  const seller = await signUpSeller(app);
  const { project_id } = await issuedInvoice(seller, "Cuisine");
  const quote = await acceptedCall(seller, "POST", `/api/projects/${project_id}/quote`, {});
  for (const id of [quote.id, project_id])
    expect((await seller.call("POST", `/api/invoices/${id}/sending`, {})).status).toBe(404);
});
