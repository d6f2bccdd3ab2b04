import fc from "fast-check";
import { expect, test } from "vitest";
import { newItemLine } from "../../lines/typed-line.ts";
import { reportedSupplies, usedWords } from "./supply.messages.ts";
import type { UsedSupply } from "./used-supplies.ts";
import { SUPPLY_LIMITS, quotedSupplies, suppliesOnDevice, supplyRows, withSupply } from "./used-supplies.ts";

const TILES = { lineId: "tiles", label: "Carrelage", unit: "m²", quantityE4: 120_000 } as const;
const newSupply = (id: string, part: Partial<UsedSupply> = {}): UsedSupply => ({
  id,
  label: "Carrelage",
  unit: "m²",
  quantityE4: 50_000,
  note: "",
  lineId: "tiles",
  ...part,
});
const plain = (text: string) => text.replaceAll("\u00A0", " ");

test("what was used of a line is told beside what the quote counted", () => {
  const [row] = supplyRows([TILES], [newSupply("a"), newSupply("b")]);
  expect(row).toMatchObject({ quotedE4: 120_000, usedE4: 100_000 });
  expect(plain(usedWords(row!, true))).toBe("10 m² sur 12 m²");
});

test("what was used beyond the quote says by how much", () => {
  const [row] = supplyRows([TILES], [newSupply("a", { quantityE4: 150_000 })]);
  expect(plain(usedWords(row!, true))).toBe("15 m², 3 m² de plus que prévu");
});

test("what the quote does not sell stands after it, the same supply once", () => {
  const elbow = { label: "Coude", unit: "u", lineId: null, quantityE4: 20_000 } as const;
  const [, row, ...rest] = supplyRows([TILES], [newSupply("a", elbow), newSupply("b", elbow)]);
  expect(rest).toEqual([]);
  expect(plain(usedWords(row!, true))).toBe("4 u, hors devis");
});

test("a report says each supply once with all that was used of it", () => {
  const [row] = reportedSupplies([newSupply("a"), newSupply("b", { quantityE4: 25_000 })]);
  expect(plain(JSON.stringify(row))).toBe('{"label":"Carrelage","quantity":"7,5 m²"}');
});

test("a supply that is sent again is kept once", () => {
  const once = withSupply([], newSupply("a"));
  const twice = withSupply(once.ok ? once.value : [], newSupply("a", { quantityE4: 60_000 }));
  expect(twice).toMatchObject({ ok: true, value: [{ id: "a", quantityE4: 60_000 }] });
});

test("a list that is full takes no other supply", () => {
  const full = Array.from({ length: SUPPLY_LIMITS.entries }, (_, rank) => newSupply(String(rank)));
  expect(withSupply(full, newSupply("one more"))).toMatchObject({ ok: false, refusal: { code: "too_many_supplies" } });
});

test("what waits on a device counts there already, the last word on each supply", () => {
  const sentSupplies = [newSupply("a"), newSupply("b")];
  const waitingSupplies = [
    newSupply("c"),
    newSupply("b", { quantityE4: 10_000 }),
    newSupply("c", { quantityE4: 20_000 }),
  ];
  expect(suppliesOnDevice(sentSupplies, waitingSupplies).map(({ id, quantityE4 }) => [id, quantityE4])).toEqual([
    ["a", 50_000],
    ["b", 10_000],
    ["c", 20_000],
  ]);
});

test("whatever was noted is found again in the rows", () => {
  const anySupply = fc.record({
    label: fc.constantFrom("Carrelage", "Colle"),
    unit: fc.constantFrom("m²" as const, "kg" as const),
    quantityE4: fc.integer({ min: 1, max: 1_000_000 }),
    lineId: fc.constantFrom("tiles", "gone", null),
  });
  fc.assert(
    fc.property(fc.array(anySupply), (parts) => {
      const entries = parts.map((part, rank) => newSupply(String(rank), part));
      const rows = supplyRows([TILES], entries);
      expect(rows.flatMap((row) => row.entries.map(({ id }) => id)).toSorted()).toEqual(
        entries.map(({ id }) => id).toSorted(),
      );
      for (const row of rows) expect(row.usedE4).toBe(row.entries.reduce((sum, { quantityE4 }) => sum + quantityE4, 0));
    }),
  );
});

test.each([
  ["Carrelage", true],
  ["Fourniture et pose de carrelage", true],
  ["Pose de carrelage fourni", true],
  ["Pose de carrelage", false],
  ["Dépose de l'ancien carrelage", false],
])("what a line by the square metre brings: « %s »", (label, isSupply) => {
  const line = {
    ...newItemLine("one", []),
    label,
    nature: "service" as const,
    unit: "m²" as const,
    quantityE4: 120_000,
  };
  expect(quotedSupplies([line])).toHaveLength(isSupply ? 1 : 0);
});
