import { isLinear } from "#test/linear-reading.ts";
import { expect, test } from "vitest";
import { openMasking } from "./masking.ts";
import { openNameFinder } from "./name-finder.ts";

const company = (companyName: string) => ({ companyName, firstName: "", lastName: "" });
const lines = (line: (index: number) => string) => Array.from({ length: 400 }, (_, index) => line(index)).join("\n");

test.each([
  ["one word again and again", lines((index) => `${"zed ".repeat(24)}${index}`)],
  ["two words in turn", lines((index) => `${"a b ".repeat(24)}${index}`)],
  ["words that each begin a name", lines((index) => `a b c d e f g h i j k l m n o p q r s t ${index}`)],
])("names of %s are found in a time that grows as names and text do together", { timeout: 60_000 }, (_case, text) => {
  const read = (names: string) => {
    const masking = openMasking();
    masking.learn(names.split("\n").map(company));
    masking.mask(names);
  };
  expect(isLinear(text, read)).toBe(true);
});

const saidNames = (text: string, names: string[]) => {
  const finder = openNameFinder();
  finder.learn(names.map(company));
  return finder.spansIn(text).map(({ start, end }) => text.slice(start, end));
};

test("at each word, the longest name that ends with it is found", () => {
  expect(saidNames("Jean Durand Martin", ["Jean Durand", "Durand Martin"])).toEqual([
    "Jean",
    "Jean Durand",
    "Durand Martin",
  ]);
});

test("a name is found behind the beginning of another one", () => {
  expect(saidNames("la maison du bois joli", ["Maison du bois rouge", "du bois joli"])).toEqual(["du bois joli"]);
});

test("a name does not go on from a line to the next", () => {
  expect(saidNames("la maison\ndu bois", ["Maison du bois"])).toEqual([]);
});

test("names learned later are found too, behind those known before", () => {
  const finder = openNameFinder();
  finder.learn([company("la maison du bois rouge")]);
  finder.spansIn("la maison");
  finder.learn([company("du bois")]);
  expect(finder.spansIn("la maison du bois")).toEqual([{ start: 10, end: 17, kind: "Client" }]);
});
