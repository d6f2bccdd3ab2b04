import { inCompany } from "#server/db/tenancy.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { pdfText } from "#test/pdf-text.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

// What reaches the customer: every line, no 500 for an odd amount, nothing meant for the seller alone; and their look,
// not ours, counts.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await signUpSeller(app, { name: "VOLT & FILS", iban: "FR7630006000011234567890189" });
});
afterAll(() => app.close());

const CLIENT = {
  company: "Menuiserie Roux",
  first_name: "Claire",
  last_name: "Roux",
  email: "claire@roux.fr",
  address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" },
};

const projectOf = (name: string, estimation: object, client_info: object = CLIENT) =>
  pricedProject(person, { name, client_info }, estimation);

const publicPage = (pageUrl: string) =>
  `/api/public${pageUrl.replace("/quote/", "/quotes/").replace("/invoice/", "/invoices/")}`;

test("300 tasks give 300 lines on every document and in the XML", { timeout: 120_000 }, async () => {
  const id = await projectOf("Immeuble", { hours: 300, rate: 45 });
  for (let index = 1; index <= 300; index++)
    await person.call("POST", `/api/projects/${id}/tasks`, { title: `Tâche numéro ${index}.`, estimate_h: 1 });
  const whole = (await person.call("GET", `/api/projects/${id}`)).json.project;
  expect(whole.tasks).toHaveLength(300);
  const checklist = (await person.call("GET", `/api/projects/${id}/tasks`)).json;
  expect([checklist.tasks.length, checklist.tasks_total]).toEqual([200, 300]);
  for (const kind of ["quote", "invoice"]) {
    const { json: link } = await person.call(
      "POST",
      `/api/projects/${id}/${kind}`,
      kind === "quote" ? {} : ALL_CONFIRMED,
    );
    const { view } = (await app.server.inject(publicPage(link.page_url))).json();
    expect(view.lines).toHaveLength(300);
    expect(view.amounts.netCents).toBe(300 * 4_500);
    const printedText = pdfText(new Uint8Array((await app.server.inject(link.url)).rawPayload))
      .join("\n")
      .replace(/\s+/g, " ");
    for (let index = 1; index <= 300; index++) expect(printedText).toContain(`Tâche numéro ${index}.`);
    if (kind === "invoice")
      expect(
        (await app.server.inject(link.url.replace(".pdf", ".xml"))).payload.match(
          /<ram:IncludedSupplyChainTradeLineItem>/g,
        ),
      ).toHaveLength(300);
  }
});

test("a document counts as seen only when a person outside the company opens it", async () => {
  const worker = await join(app, person, await app.signUp(), "worker");
  const companyId = (await person.call("GET", "/api/company")).json.company.id;
  const id = await projectOf("Regards", { hours: 1, rate: 45 });
  for (const [kind, customer] of [
    ["quote", undefined],
    ["invoice", (await app.signUp()).token],
  ] as const) {
    const { json: link } = await person.call(
      "POST",
      `/api/projects/${id}/${kind}`,
      kind === "quote" ? {} : ALL_CONFIRMED,
    );
    const token = link.page_url.split("/").at(-1);
    const seenAt = () =>
      inCompany(
        app.deps.db,
        companyId,
        async (tx) =>
          (
            await sql<{
              at: Date | null;
            }>`select first_viewed_at as at from public_link where token = ${token}`.execute(tx)
          ).rows[0]!.at,
      );
    for (const looker of [person.token, worker.token]) {
      await app.server.inject({ url: publicPage(link.page_url), headers: { authorization: `Bearer ${looker}` } });
      expect(await seenAt()).toBeNull();
    }
    await app.server.inject({
      url: publicPage(link.page_url),
      headers: customer ? { authorization: `Bearer ${customer}` } : {},
    });
    expect(await seenAt()).not.toBeNull();
  }
});

test("an invoice of ten billion euros has a page, a PDF and an XML without a QR code", async () => {
  const id = await projectOf("Facture immense", { hours: 100_000, rate: 100_000 });
  const { status, json: link } = await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect(status).toBe(200);
  const page = (await app.server.inject(publicPage(link.page_url))).json();
  expect(page.qr_url).toBeNull();
  expect((await app.server.inject(link.url.replace(".pdf", ".svg"))).statusCode).toBe(404);
  for (const url of [link.url, link.url.replace(".pdf", ".xml")])
    expect((await app.server.inject(url)).statusCode).toBe(200);
});

test("an ordinary invoice has a QR code that is a picture", async () => {
  const { json: link } = await person.call(
    "POST",
    `/api/projects/${await projectOf("Facture ordinaire", { hours: 1, rate: 45 })}/invoice`,
    ALL_CONFIRMED,
  );
  const page = (await app.server.inject(publicPage(link.page_url))).json();
  const picture = await app.server.inject(page.qr_url);
  expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  expect(picture.payload).toMatch(/^<svg /);
});

test("only the seller reads « non transmissible », before and after issue", async () => {
  const id = await projectOf("Sans SIREN", { hours: 1, rate: 45 });
  const isNotTransmissible = async () =>
    (await person.call("GET", `/api/projects/${id}`)).json.project.not_transmissible;
  expect(await isNotTransmissible()).toBe(true);
  const { json: link } = await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  const { view } = (await app.server.inject(publicPage(link.page_url))).json();
  const printedText = pdfText(new Uint8Array((await app.server.inject(link.url)).rawPayload)).join("\n");
  for (const copy of [JSON.stringify(view), printedText]) expect(copy).not.toMatch(/transmissible/i);
  const { customer_id } = (await person.call("GET", `/api/projects/${id}`)).json.project;
  await person.call("PATCH", `/api/customers/${customer_id}`, { siren: "552100554" });
  expect(await isNotTransmissible()).toBe(true);
});
