import { text } from "#api/fields.ts";
import { expect, test } from "vitest";
import { withoutHiddenCharacters } from "./hidden-characters.ts";

test.each([
  ["an override of direction", "Total 12\u202E0 €\u202C", "Total 120 €"],
  ["an isolate", "Ro\u2066u\u2069x", "Roux"],
  ["a mark of direction", "\u200FRoux\u200E\u061C", "Roux"],
  ["a space without width", "Ro\u200Bux", "Roux"],
  ["a byte order mark", "\uFEFFRoux", "Roux"],
  ["a soft hyphen", "me\u00ADnuiserie", "menuiserie"],
  ["a joiner between Latin letters", "Ro\u200Du\u200Cx", "Roux"],
  ["a joiner at an end", "\u200DRoux\u200D", "Roux"],
  ["a separator of lines", "Roux\u2028et fils", "Rouxet fils"],
  ["a filler", "\u3164Roux", "Roux"],
  ["tags", "Roux\u{E0041}\u{E0042}", "Roux"],
  ["controls", "Ro\u0000\u001B\u0085ux", "Roux"],
])("%s is taken out of a text", (_what, raw, clean) => {
  expect(withoutHiddenCharacters(raw)).toBe(clean);
  expect(text(100).parse(raw)).toBe(clean);
});

test.each([
  ["narrow and wide no-break spaces", "1\u202F200\u00A0€"],
  ["tabs and line breaks", "un\n\tdeux"],
  ["an emoji of several people", "👨‍👩‍👧 chantier"],
  ["an emoji with a colour of skin and a trade", "👷🏽‍♀️"],
  ["a heart on fire", "❤️‍🔥"],
  ["a Persian word", "می‌خواهم"],
  ["Devanagari", "क्‍ष"],
  ["accents typed apart", "e\u0301te\u0301"],
])("%s stay in a text", (_what, raw) => {
  expect(withoutHiddenCharacters(raw)).toBe(raw);
});
