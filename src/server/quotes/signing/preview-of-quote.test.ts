import { quoteCalls } from "#test/quote-calls.ts";
import { textOf } from "#test/quote-page.ts";
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

const { drawUp, send } = quoteCalls(() => owner);
const textFrom = async (url: string, site?: string) =>
  textOf((await app.server.inject({ url, headers: site === undefined ? {} : { "sec-fetch-site": site } })).body);

const SIGN = "Continuer vers la signature";
const PREVIEW = "Aperçu : ce devis n'est pas encore envoyé.";

test("a quote that nobody has is a preview for its seller, who cannot sign it", async () => {
  const { id, page_url: page } = await drawUp(await pricedProject(owner));
  const preview = await textFrom(page, "same-origin");
  expect(preview).toContain(PREVIEW);
  expect(preview).not.toContain(SIGN);
  await send(id);
  const sentPage = await textFrom(page, "same-origin");
  expect(sentPage).not.toContain(PREVIEW);
  expect(sentPage).toContain(SIGN);
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
