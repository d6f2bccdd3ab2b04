import { expect, test } from "vitest";
import { BRAND_BLUE } from "../../shared/brand.ts";
import { checkAccent } from "./document-style.ts";

test.each([
  [BRAND_BLUE, true],
  ["#000000", true],
  ["#767676", true],
  ["#777777", false],
  ["#ffee00", false],
  ["#ffffff", false],
])("the accent %s is read on paper: %s", (accent, isRead) => {
  expect(checkAccent(accent)).toMatchObject(isRead ? { ok: true } : { refusal: { code: "accent_too_light" } });
});

test.each(["", "blue", "#12", "#12345g", "url(x)"])("« %s » is no colour", (accent) => {
  expect(checkAccent(accent)).toMatchObject({ refusal: { code: "accent_unknown" } });
});

test("an accent is kept in small letters", () => {
  expect(checkAccent("#234A9B")).toMatchObject({ value: "#234a9b" });
});
