import { canonicalJson } from "#domain/shared/canonical-json.ts";
import { openEarlyLayouts } from "#server/pdf/early-layouts.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

let app: TestApp;
let person: Person;
let usual: TestApp["deps"];
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
  usual = { ...app.deps };
});
afterEach(() => void Object.assign(app.deps, usual));
afterAll(() => app.close());

const readPdf = async (url: string) => {
  const answer = await app.server.inject({ url });
  return { status: answer.statusCode, bytes: answer.rawPayload };
};

/** Counts the layouts from now on. Each of the first `failing` ends its process. */
function countLayouts(failing = 0) {
  const layouts = { count: 0 };
  app.deps.renderDocument = async (view, options) => {
    layouts.count++;
    if (layouts.count <= failing) throw new Error("The process ended.");
    return usual.renderDocument(view, options);
  };
  return layouts;
}

test("what is laid out while an invoice is issued is what its stored view and XML say", async () => {
  app.deps.earlyLayouts = openEarlyLayouts();
  const sources: unknown[] = [];
  app.deps.renderDocument = async (view, options) => {
    sources.push(JSON.parse(canonicalJson({ view, xml: Buffer.from(options.attachment!.bytes).toString() })));
    throw new Error("The process ended.");
  };
  const invoice = await issuedInvoice(person, "Cuisine");
  expect((await readPdf(invoice.url)).status).toBe(500);
  expect(sources).toHaveLength(2);
  expect(sources[0]).toEqual(sources[1]);
});

test("an invoice is laid out once, while it is issued", async () => {
  app.deps.earlyLayouts = openEarlyLayouts();
  const layouts = countLayouts();
  const invoice = await issuedInvoice(person, "Cuisine");
  expect(layouts.count).toBe(1);
  expect((await readPdf(invoice.url)).status).toBe(200);
  expect(layouts.count).toBe(1);
});

test("a layout that failed while the invoice was issued is made again for who asks", async () => {
  app.deps.earlyLayouts = openEarlyLayouts();
  const layouts = countLayouts(1);
  const invoice = await issuedInvoice(person, "Cuisine");
  expect((await readPdf(invoice.url)).status).toBe(200);
  expect(layouts.count).toBe(2);
});

test("the bytes of an early layout are given once", async () => {
  const layouts = openEarlyLayouts();
  layouts.begin("one", async () => new Uint8Array([1]));
  expect(await layouts.take("one")).toEqual(new Uint8Array([1]));
  expect(await layouts.take("one")).toBeNull();
});

test("early layouts that nobody takes make room for others", async () => {
  const layouts = openEarlyLayouts();
  for (let index = 0; index < 33; index++) layouts.begin(`${index}`, async () => new Uint8Array([index]));
  expect(await layouts.take("0")).toBeNull();
  expect(await layouts.take("32")).toEqual(new Uint8Array([32]));
});
