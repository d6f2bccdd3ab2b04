import { quoteCalls } from "#test/quote-calls.ts";
import { LETTERS_LEAVE, quotePageCalls, textOf } from "#test/quote-page.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp({ env: LETTERS_LEAVE, clock: () => new Date("2026-11-23T09:00:00Z") });
  owner = await signUpSeller(app, { email: "volt@example.org" });
});
afterAll(() => app.close());

const { drawUp, send: markSent } = quoteCalls(() => owner);
const { read, begin } = quotePageCalls(() => app);

/** A quote of a line of 100 € with an option of 50 €, both without VAT, sent. */
async function quoteWithOption() {
  const projectId = await pricedProject(owner);
  const { draft } = (await owner.call("POST", `/api/projects/${projectId}/quote-draft`, {})).json;
  const [line] = draft.lines;
  const option = { ...line, id: "option-1", label: "Robinet thermostatique", is_option: true, task_id: null };
  const lines = [line, { ...option, quantity_e4: 10_000, unit_price_e6: 50_000_000 }];
  await owner.call("PUT", `/api/quotes/${draft.id}/draft`, { version: draft.version, lines, discount: null });
  const { id, page_url } = await drawUp(projectId);
  await markSent(id);
  return page_url as string;
}

test.each([
  [["option-1"], "Le devis tel qu'il vous a été envoyé (PDF), sans les options cochées"],
  [[], "Relire le devis en PDF"],
])("the page of signing says what its file is (options ticked: %o)", async (option, words) => {
  const page = await quoteWithOption();
  const signUrl = await begin(page, { option });
  expect(textOf((await read(signUrl)).body)).toContain(words);
});
