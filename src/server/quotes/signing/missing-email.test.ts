import { quoteCalls } from "#test/quote-calls.ts";
import { LETTERS_LEAVE, quotePageCalls } from "#test/quote-page.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// Who signs with a code gives an address that was tried: what follows the quote can be sent to it.

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp({ env: LETTERS_LEAVE });
  owner = await signUpSeller(app, { email: "volt@example.org" });
});
afterAll(() => app.close());

const { drawUp, send } = quoteCalls(() => owner);
const { sign } = quotePageCalls(() => app);

test.each([
  ["", "lea@example.org"],
  ["compta@example.org", "compta@example.org"],
])("a customer whose email was « %s » has « %s » once they signed", async (knownEmail, expectedEmail) => {
  const projectId = await pricedProject(owner);
  const path = `/api/projects/${projectId}`;
  await owner.call("PATCH", `${path}/core`, { client_info: { email: knownEmail } });
  const { id, page_url: page } = await drawUp(projectId);
  await send(id);
  await sign(page);
  expect((await owner.call("GET", path)).json.project.client_info.email).toBe(expectedEmail);
  expect((await owner.call("GET", `${path}/preview/quote`)).json.differs_from_latest).toBe(false);
});
