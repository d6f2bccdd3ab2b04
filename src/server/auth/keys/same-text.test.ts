import { expect, test } from "vitest";
import { isSameText } from "./same-text.ts";

test("texts differ, also with as many characters but more bytes", () => {
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
