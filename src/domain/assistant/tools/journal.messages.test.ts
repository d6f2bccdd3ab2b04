import { expect, test } from "vitest";
import { journalMessages } from "./journal.messages.ts";

test("the menu counts what waits for a click", () => {
  expect([1, 3].map(journalMessages.placeWith)).toEqual(["1 action à confirmer", "3 actions à confirmer"]);
});

test("the menu names what the page holds while nothing waits", () => {
  expect(journalMessages.placeWith(0)).toBe("À confirmer, fait, à annuler");
});
