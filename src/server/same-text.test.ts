import { expect, test } from "vitest";
import { isSameText } from "./same-text.ts";

test("texts of the same length in characters can differ in bytes", () => {
  expect(isSameText("clé", "clé")).toBe(true);
  for (const [one, other] of [
    ["cle", "clé"],
    ["clé", "cle"],
    ["abc", "abd"],
    ["abc", "ab"],
    ["", "a"],
    ["\u{1F600}a", "abc"],
  ])
    expect(isSameText(one!, other!), `${one} ${other}`).toBe(false);
});
