import { expect, test } from "vitest";
import { csvRows } from "./csv.ts";

const cellsOf = (text: string) => csvRows(text, 100).map(({ cells }) => cells);

test.each([
  [
    "semicolons",
    "Nom;Ville\nRoux, Claire;Lyon\n",
    [
      ["Nom", "Ville"],
      ["Roux, Claire", "Lyon"],
    ],
  ],
  [
    "commas",
    "Nom,Ville\r\nRoux,Lyon",
    [
      ["Nom", "Ville"],
      ["Roux", "Lyon"],
    ],
  ],
  [
    "tabs",
    "Nom\tVille\nRoux\tLyon",
    [
      ["Nom", "Ville"],
      ["Roux", "Lyon"],
    ],
  ],
  ["a line that says it", "sep=|\nNom|Ville;x\n", [["Nom", "Ville;x"]]],
  [
    "lines of an old Mac",
    "Nom;Ville\rRoux;Lyon\r",
    [
      ["Nom", "Ville"],
      ["Roux", "Lyon"],
    ],
  ],
])("cells are parted by %s", (_name, text, rows) => expect(cellsOf(text)).toEqual(rows));

test.each([
  ["a separator", 'A;B\n"1;2";3', ["1;2", "3"]],
  ["a line break", 'A;B\n"1\n2";3', ["1\n2", "3"]],
  ["quotes", 'A;B\n"dit ""Le Bon""";3', ['dit "Le Bon"', "3"]],
  ["a quote in the middle", 'A;B\nl"eau;3', ['l"eau', "3"]],
  ["words after its quote", 'A;B\n"Le "Bon;3', ["Le Bon", "3"]],
  ["a quote that nothing closes", 'A;B\n"eau;3', ['"eau', "3"]],
])("a cell holds %s", (_name, text, cells) => expect(cellsOf(text)[1]).toEqual(cells));

test("empty rows count as lines of the file", () => {
  expect(csvRows("A;B\n;\n\n1;2\n", 100)).toEqual([
    { line: 1, cells: ["A", "B"] },
    { line: 4, cells: ["1", "2"] },
  ]);
});

test("no more rows are read than wanted", () => expect(csvRows("A\nB\nC", 2)).toHaveLength(2));
