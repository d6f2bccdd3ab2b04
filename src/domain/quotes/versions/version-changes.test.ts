import fc from "fast-check";
import { expect, test } from "vitest";
import { linesView } from "../../documents/lines-view.ts";
import type { ItemLine, Line } from "../../lines/line.ts";
import type { Terms } from "../../lines/terms.ts";
import { NO_TERMS } from "../../lines/terms.ts";
import { lineChangeWords } from "./version-changes.messages.ts";
import type { FrozenVersion } from "./version-changes.ts";
import { versionChanges } from "./version-changes.ts";

const item = (id: string, more: Partial<ItemLine> = {}): ItemLine => ({
  kind: "item",
  id,
  label: `Pose ${id}`,
  details: [],
  nature: "service",
  quantityE4: 20_000,
  unit: "h",
  unitPriceE6: 50_000_000,
  discountBasisPoints: 0,
  vat: { category: "S", basisPoints: 1000, reason: null },
  isOption: false,
  source: null,
  ...more,
});

const VIEW = { subject: "Salle de bain", facts: [], conditions: [] };

// Only what a comparison reads is given.
function frozen(
  lines: readonly Line[],
  { terms = NO_TERMS, ...more }: { terms?: Terms } & Partial<FrozenVersion["view"]> = {},
): FrozenVersion {
  const table = linesView({ lines, terms }, { showsVat: true, grossLabel: "Total TTC" });
  return { quote: { lines: [...lines], terms }, view: { ...VIEW, ...table, ...more } };
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(/[\u00A0\u202F]/g, " "));

const LINES = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 0, max: 30 }), cents: fc.integer({ min: 1, max: 9_999 }), isOption: fc.boolean() }),
  { selector: ({ id }) => id, maxLength: 12 },
);
const itemsOf = (lines: readonly { id: number; cents: number; isOption: boolean }[]) =>
  lines.map(({ id, cents, isOption }) => item(`l${id}`, { unitPriceE6: cents * 10_000, isOption }));

test("a version that prints the same changes nothing", () => {
  fc.assert(
    fc.property(LINES, (lines) => {
      const version = frozen(itemsOf(lines));
      const later = { ...version, view: { ...version.view, facts: [{ label: "Version", value: "2" }] } };
      expect(versionChanges(version, later)).toBeNull();
    }),
  );
});

test("each line that is added, removed or changed is named once", () => {
  fc.assert(
    fc.property(LINES, LINES, (was, now) => {
      const [oldLines, newLines] = [itemsOf(was), itemsOf(now)];
      const hasTwin = (line: ItemLine, others: readonly ItemLine[]) =>
        others.some((one) => JSON.stringify(one) === JSON.stringify(line));
      const differing = [
        ...oldLines.filter((line) => !hasTwin(line, newLines)),
        ...newLines.filter((line) => !hasTwin(line, oldLines)),
      ];
      const names = versionChanges(frozen(oldLines), frozen(newLines))?.lines.map(({ label }) => label) ?? [];
      expect(names.toSorted()).toEqual([...new Set(differing.map(({ label }) => label))].toSorted());
    }),
  );
});

test("a change is told the other way round when the versions are", () => {
  fc.assert(
    fc.property(LINES, LINES, (was, now) => {
      const [one, other] = [frozen(itemsOf(was)), frozen(itemsOf(now))];
      const acts = (changes: ReturnType<typeof versionChanges>, act: string) =>
        changes?.lines
          .filter((line) => line.act === act)
          .map(({ label }) => label)
          .toSorted() ?? [];
      const [there, back] = [versionChanges(one, other), versionChanges(other, one)];
      expect(acts(there, "added")).toEqual(acts(back, "removed"));
      expect(there?.total?.was).toBe(back?.total?.now);
    }),
  );
});

test("a quantity, a price and a total are said as they were and as they are", () => {
  const later = item("a", { quantityE4: 30_000, unitPriceE6: 55_000_000 });
  expect(plain(versionChanges(frozen([item("a")]), frozen([later])))).toEqual({
    lines: [
      {
        act: "changed",
        label: "Pose a",
        parts: [
          { of: "quantity", was: "2 h", now: "3 h" },
          { of: "unit_price", was: "50,00 €", now: "55,00 €" },
        ],
      },
    ],
    taxMark: "HT",
    others: [],
    total: { label: "Total TTC", was: "110,00 €", now: "181,50 €" },
  });
});

test("a line drawn up anew under the same words is the same line", () => {
  const changes = versionChanges(frozen([item("a")]), frozen([item("b", { label: "Pose a", quantityE4: 30_000 })]));
  expect(changes?.lines).toMatchObject([{ act: "changed", label: "Pose a", parts: [{ of: "quantity" }] }]);
});

test.each([
  ["a discount of the line", { discountBasisPoints: 1000 }, "discount"],
  ["a rate of VAT", { vat: { category: "S", basisPoints: 2000, reason: null } }, "vat"],
  ["an option", { isOption: true }, "option"],
  ["a detail", { details: ["Colle comprise"] }, "details"],
  ["other words", { label: "Repose" }, "label"],
] as const)("%s is a change of the line", (_what, more, of) => {
  const changes = versionChanges(
    frozen([item("a")]),
    frozen([item("a", { ...more, details: [...("details" in more ? more.details : [])] })]),
  );
  expect(changes?.lines).toMatchObject([{ act: "changed", parts: [{ of }] }]);
});

test("prices printed with VAT instead of without it are no change of a line", () => {
  const later = frozen([item("a")]);
  const gross = linesView(
    { lines: [item("a")], terms: NO_TERMS },
    { showsVat: true, grossLabel: "Total TTC", prices: "gross" },
  );
  expect(versionChanges(frozen([item("a")]), { ...later, view: { ...later.view, ...gross } })).toBeNull();
});

test("what is said beside the lines is named by its subject", () => {
  const later = frozen([item("a")], {
    terms: { ...NO_TERMS, discount: { kind: "share", basisPoints: 500 } },
    conditions: [{ label: "Acompte", value: "30 %" }],
    facts: [{ label: "Date", value: "3 déc. 2026" }],
  });
  expect(versionChanges(frozen([item("a")]), later)?.others).toEqual(["Remise", "Acompte"]);
});

test("a line is told in words that its customer reads", () => {
  const later = [item("a", { quantityE4: 30_000, unitPriceE6: 55_000_000, isOption: true }), item("b")];
  const changes = versionChanges(frozen([item("a")]), frozen(later));
  expect(plain(changes?.lines.map((line) => lineChangeWords(line, "HT")))).toEqual([
    {
      act: "Modifié",
      label: "Pose a",
      how: ["Quantité : 3 h au lieu de 2 h", "Prix unitaire HT : 55,00 € au lieu de 50,00 €", "Maintenant en option"],
    },
    { act: "Ajouté", label: "Pose b", how: ["100,00 € HT"] },
  ]);
});
