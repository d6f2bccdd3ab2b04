import { acceptedCall } from "#test/accepted-call.ts";
import { connectGmail } from "#test/mail/connected-gmail.ts";
import type { GoogleServer } from "#test/mail/google-server.ts";
import { googleServer } from "#test/mail/google-server.ts";
import { mailedDocuments } from "#test/mail/mailed-documents.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

// Documents that leave by Gmail.

let app: TestApp;
let google: GoogleServer;
let person: Person;
beforeAll(async () => {
  google = await googleServer();
  app = await testApp({ env: google.env });
});
afterAll(async () => {
  await app.close();
  await google.close();
});
beforeEach(async () => {
  person = await signUpSeller(app);
  await connectGmail(person, google);
});
afterEach(async () => {
  Object.assign(google.state, { refusals: [], losesAnswerOf: null });
  await app.database.owner.query("delete from mailbox");
});

const { quoted, begin, send, mailsOf, statesOf, leave, draftOf } = mailedDocuments(
  () => app,
  () => person,
  () => {
    throw new Error("mails leave by Gmail here");
  },
);

async function sentQuote() {
  const { projectId, quote } = await quoted();
  const draft = await begin(quote.id);
  await send(draft);
  await leave(draft.id);
  return { projectId, quote, draft };
}

/** A quote whose mail broke off within Google. */
async function doubtedQuote() {
  google.state.refusals = [{ match: /messages\/send/, status: 500, times: 1 }];
  const { projectId, draft } = await sentQuote();
  expect([(await draftOf(draft.id)).state, await statesOf(projectId)]).toEqual(["unsure", ["draft"]]);
  return { projectId, draft };
}

test("a quote is sent once Gmail took its mail", async () => {
  const { projectId, quote } = await sentQuote();
  expect(await statesOf(projectId)).toEqual(["sent"]);
  expect((await mailsOf(quote.id)).sendings).toMatchObject([{ how: "by_mail", refused_address: null }]);
});

test("a quote is sent once when Gmail's answer was lost", async () => {
  google.state.losesAnswerOf = /messages\/send/;
  const { projectId, quote } = await sentQuote();
  expect([await statesOf(projectId), (await mailsOf(quote.id)).sendings.length]).toEqual([["sent"], 1]);
});

test("a quote that may have left by Gmail stays in doubt once it is held back", async () => {
  const { projectId, draft } = await doubtedQuote();
  await send(draft);
  await acceptedCall(person, "POST", `/api/mail-drafts/${draft.id}/undo`);
  expect([(await draftOf(draft.id)).state, await statesOf(projectId)]).toEqual(["unsure", ["draft"]]);
});

test("a quote that may have left by Gmail is sent when its writer says that it arrived", async () => {
  const { projectId, draft } = await doubtedQuote();
  await acceptedCall(person, "POST", `/api/mail-drafts/${draft.id}/arrival`, { has_arrived: true });
  expect(await statesOf(projectId)).toEqual(["sent"]);
});
