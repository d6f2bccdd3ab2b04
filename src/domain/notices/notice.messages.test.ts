import { expect, test } from "vitest";
import { withoutHardBreaks } from "./notice.messages.ts";

test("a text that was broken for another width keeps its paragraphs alone", () => {
  expect(withoutHardBreaks("Free to\ndeal.\n\nAs is.")).toBe("Free to deal.\n\nAs is.");
});
