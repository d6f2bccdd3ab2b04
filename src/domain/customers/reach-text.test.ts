import { expect, test } from "vitest";
import { customerWords, reachText } from "./reach-text.ts";

const inTown = (city: string, postalCode = "") => ({ city, postalCode });

test.each([
  ["06 11 22 33 44", "0611223344"],
  ["+33 6 11 22 33 44", "0611223344"],
  ["0033611223344", "0611223344"],
  ["04.72.00.11.22 / 06 11 22 33 44", "0472001122 0611223344"],
  ["+32 2 555 12 12", "+3225551212"],
  ["", ""],
])("the phone %s is found by « %s »", (phone, text) => {
  expect(reachText({ phone, address: null })).toBe(text);
});

test("a town is found without its accents, with its postal code", () => {
  expect(reachText({ phone: "", address: inTown("Saint-Étienne", "42000") })).toBe("saint-etienne 42000");
});

test.each([
  ["+33 6 11 22 33 44", ["0611223344"]],
  ["06 11 22 33 44", ["0611223344"]],
  ["06 11", ["06", "11"]],
  ["Éts Roux", ["ets", "roux"]],
  ["  ", []],
])("« %s » is looked for by its words", (search, words) => {
  expect(customerWords(search)).toEqual(words);
});
