import { expect, test } from "vitest";
import { netCents } from "./line.ts";
import { pastedRows, readPastedTable } from "./pasted-lines.ts";
import { newItemLine } from "./typed-line.ts";

function paste(text: string) {
  const table = readPastedTable(text);
  if (table === null) return null;
  let rank = 0;
  return { ...table, lines: pastedRows(table, newItemLine("m", []), () => `n${++rank}`) };
}

const shortRow = ({ line, problem }: NonNullable<ReturnType<typeof paste>>["lines"][number]) =>
  line === null
    ? problem
    : line.kind === "item"
      ? [line.label, line.quantityE4, line.unit, line.unitPriceE6]
      : line.label;

test("a table with titles is read by them, whatever their order", () => {
  const table = paste("PU HT\tDésignation\tQté\tUnité\tTotal HT\r\n1 200,50 €\tDépose\t2\tm2\t2 401,00\r\n")!;
  expect(table.columns).toEqual(["unitPrice", "label", "quantity", "unit", "ignored"]);
  expect(table.lines.map(shortRow)).toEqual([["Dépose", 20_000, "m²", 1_200_500_000]]);
});

test("a table without titles is read by what it holds", () => {
  const table = paste("Dépose\t2\tu\t45,5\t91\nPose\t1,5\tjour\t320\t480")!;
  expect(table.columns).toEqual(["label", "quantity", "unit", "unitPrice", "ignored"]);
  expect(table.lines.map(shortRow)).toEqual([
    ["Dépose", 20_000, "u", 45_500_000],
    ["Pose", 15_000, "jour", 320_000_000],
  ]);
});

test("a lone figure is the price of one", () => {
  const table = paste("Dépose\t120\nPose\t80")!;
  expect(table.columns).toEqual(["label", "unitPrice"]);
  expect(table.lines.map(({ line }) => line && netCents(line))).toEqual([12_000, 8_000]);
});

test("a row without figures is a section", () => {
  const table = paste("Désignation\tQuantité\tPrix\nPlomberie\t\t\nPose\t1\t10")!;
  expect(table.lines.map(({ line }) => line?.kind)).toEqual(["section", "item"]);
});

test("a row that cannot be read says why", () => {
  const table = paste(
    "Désignation\tQté\tUnité\tPrix\nA\tdeux\tu\t1\nB\t1\tsac\t1\nC\t1\tu\t\n\t1\tu\t1\nD\t1\tu\t-5\nE\t1\tu\t1.500",
  )!;
  const problems = table.lines.map(({ problem }) => problem);
  expect(problems[0]).toContain("« deux »");
  expect(problems[1]).toContain("« sac »");
  expect(problems[2]).toBe("Il manque le prix.");
  expect(problems[3]).toBe("Écris ce que dit la ligne.");
  expect(problems[4]).toContain("négatif");
  expect(problems[5]).toContain("deux façons");
});

test("a cell of several rows stays one cell", () => {
  const table = paste('"Dépose\n de la ""vieille"" baignoire"\t1\t10\nPose\t1\t20')!;
  expect(table.lines.map(({ line }) => line?.label)).toEqual(['Dépose\n de la "vieille" baignoire', "Pose"]);
});

test("a text that is no table is left to the field", () => {
  expect(paste("Dépose de la baignoire")).toBeNull();
  expect(paste("  \n ")).toBeNull();
});
