import { expect, test } from "vitest";
import type { ListedCustomer } from "./homonyms.ts";
import { homonymMarks } from "./homonyms.ts";

const martin = (city: string, siren = "", line1 = ""): ListedCustomer => ({
  label: "Boulangerie Martin",
  address: { line1, city },
  siren,
});

test.each<[string, ListedCustomer[], string[]]>([
  ["a name that is alone", [martin("Paris"), { label: "Roux" }], ["", ""]],
  ["two towns", [martin("Paris", "800070013"), martin("Lyon", "800070021")], ["Paris", "Lyon"]],
  ["one town", [martin("Lyon", "800070013"), martin("Lyon", "800070021")], ["SIREN 800070013", "SIREN 800070021"]],
  ["one town and no SIREN", [martin("Lyon", "", "1 rue A"), martin("Lyon", "", "2 rue B")], ["1 rue A", "2 rue B"]],
  ["a town that one lacks", [martin("Paris"), { label: "Boulangerie Martin" }], ["Paris", ""]],
  ["accents and case", [martin("Paris"), { ...martin("Nice"), label: "boulangerie MARTIN" }], ["Paris", "Nice"]],
  ["nothing that differs", [martin("Paris", "800070013"), martin("paris", "800070013")], ["", ""]],
  [
    "three of them, two in one town",
    [martin("Lyon", "800070013"), martin("Lyon", "800070021"), martin("Nice", "800070039")],
    ["Lyon · SIREN 800070013", "Lyon · SIREN 800070021", "Nice"],
  ],
])("customers of one name are told apart: %s", (_what, list, marks) => {
  expect(homonymMarks(list)).toEqual(marks);
});
