import { expect, test } from "vitest";
import { journalMessages } from "./journal.messages.ts";

test("the menu counts what waits for a click, and names the page when nothing does", () => {
  expect([0, 1, 3].map(journalMessages.placeWith)).toEqual([
    "À confirmer, fait, à annuler",
    "1 action à confirmer",
    "3 actions à confirmer",
  ]);
});
