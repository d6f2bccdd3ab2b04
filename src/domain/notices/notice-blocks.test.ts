import { expect, test } from "vitest";
import { noticeBlocks } from "./notice-blocks.ts";

const read = (text: string) =>
  noticeBlocks(text).map(({ isHeading, words }) => [isHeading ? "heading" : "text", words]);

test("a short line that stands alone before a text is its heading", () => {
  expect(read("Éditeur\n\nVolt & Fils, EI\n12 rue de l'Établi\n\nHébergeur\n\nUne société.")).toEqual([
    ["heading", "Éditeur"],
    ["text", "Volt & Fils, EI\n12 rue de l'Établi"],
    ["heading", "Hébergeur"],
    ["text", "Une société."],
  ]);
});

test("a line that begins with « # » is a heading wherever it stands", () => {
  expect(read("# Contact : 2 façons\n\nÉcris.")).toEqual([
    ["heading", "Contact : 2 façons"],
    ["text", "Écris."],
  ]);
});

test.each([
  "Ceci est une phrase.",
  "04 72 00 00 00",
  "contact@volt.example",
  "Directeur de la publication : Paul",
  "Une ligne qui est bien trop longue pour être le titre de ce qui la suit",
])("« %s » is no heading", (line) => {
  expect(read(`${line}\n\nLa suite.`)[0]).toEqual(["text", line]);
});

test("the last line of a notice is no heading", () => {
  expect(read("Voilà")).toEqual([["text", "Voilà"]]);
});
