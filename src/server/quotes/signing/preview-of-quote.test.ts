import { previewAddress } from "#api/documents/seller-preview.ts";
import { quoteCalls } from "#test/quote-calls.ts";
import { quotePageCalls, textOf } from "#test/quote-page.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// What is not sent yet is not signed by who looks at it from their own pages.

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await signUpSeller(app);
});
afterAll(() => app.close());

const { drawUp, send, versionsOf } = quoteCalls(() => owner);
const textFrom = async (url: string, site?: string) =>
  textOf((await app.server.inject({ url, headers: site === undefined ? {} : { "sec-fetch-site": site } })).body);

const ASK = "Poser une question";
const SIGN = "Continuer vers la signature";
const PREVIEW = "Aperçu : ce devis n'est pas encore envoyé.";

test("a quote that nobody has is a preview for its seller, who cannot sign it", async () => {
  const { id, page_url: page } = await drawUp(await pricedProject(owner));
  const preview = await textFrom(previewAddress(page), "same-origin");
  expect(preview).toContain(PREVIEW);
  expect(preview).not.toContain(SIGN);
  expect(preview).not.toContain(ASK);
  await send(id);
  const sentPage = await textFrom(previewAddress(page), "same-origin");
  expect(sentPage).not.toContain(PREVIEW);
  expect(sentPage).toContain(SIGN);
});

test("the visit of a seller from their own screens is told apart from the customer's", async () => {
  const { page_url: page } = await drawUp(await pricedProject(owner));
  const isMarked = async (url: string, site: string) =>
    (await app.server.inject({ url, headers: { "sec-fetch-site": site } })).body.includes("data-for-seller");
  expect(await isMarked(previewAddress(page), "same-origin")).toBe(true);
  expect(await isMarked(previewAddress(page), "cross-site")).toBe(false);
  expect(await isMarked(page, "same-origin")).toBe(false);
});

test.each(["cross-site", "none", undefined])(
  "who opens the link of a quote from elsewhere may sign it (%s)",
  async (site) => {
    const { page_url: page } = await drawUp(await pricedProject(owner));
    const text = await textFrom(page, site);
    expect(text).not.toContain(PREVIEW);
    expect(text).toContain(SIGN);
  },
);

test("a customer without a script whom the page leads to itself is never taken for its seller", async () => {
  const { page_url: page } = await drawUp(await pricedProject(owner));
  const html = (await app.server.inject({ url: page, headers: { "sec-fetch-site": "none" } })).body;
  for (const [, address = ""] of html.matchAll(/(?:href|action|formaction)="([^"#]+)"/gi))
    expect(address).not.toContain("preview");
  for (const url of [page, `${page}?option=nothing`]) {
    const text = await textFrom(url, "same-origin");
    expect(text).not.toContain(PREVIEW);
    expect(text).toContain(SIGN);
  }
  expect(await textFrom(previewAddress(page), "cross-site")).toContain(SIGN);
});

test("a preview is neither signed nor declined", async () => {
  const projectId = await pricedProject(owner);
  const { page_url: page } = await drawUp(projectId);
  const madeUp = quotePageCalls(() => app, { wasOffered: false });
  for (const act of ["accept", "options", "decline"]) {
    const refusal = await madeUp.send(`${page}/${act}`, { signer: "Léa Arc", email: "lea@example.org" });
    expect([act, refusal.statusCode]).toEqual([act, 409]);
    expect(textOf(refusal.body)).toContain("un aperçu ne se signe ni ne se refuse");
  }
  expect((await versionsOf(projectId))[0]).toMatchObject({ status: "draft", decision: null });
  const openPage = quotePageCalls(() => app);
  expect((await openPage.send(`${page}/accept`, { signer: "Léa Arc" })).statusCode).toBe(303);
});
