import { expect, test } from "vitest";
import { draftIdIn, messageIdOf, messageIdsOfDraft } from "./message-id.ts";

const ID = "0198c000-0000-7000-8000-000000000000";
const MAIL = { id: ID, revision: 2, address: "jean@société.fr" };

test("a mail has the same ID however often it is sent", () => {
  expect(messageIdOf(MAIL)).toBe(`<${ID}.2@xn--socit-esab.fr>`);
  expect(messageIdOf({ ...MAIL })).toBe(messageIdOf(MAIL));
});

test("a mail that was changed has another ID", () => {
  expect(messageIdOf({ ...MAIL, revision: 3 })).not.toBe(messageIdOf(MAIL));
});

test("a mail that left before its ID said the revision is known", () => {
  expect(messageIdsOfDraft(MAIL)).toEqual([messageIdOf(MAIL), `<${ID}@xn--socit-esab.fr>`]);
});

test.each([`${ID}.2@etabli.example`, `${ID}@etabli.example`])("the row of « %s » is found by its ID", (messageId) => {
  expect(draftIdIn(messageId)).toBe(ID);
});
