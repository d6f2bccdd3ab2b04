import type { ItemLine, Line } from "#domain/lines/line.ts";
import { NO_TERMS } from "#domain/lines/terms.ts";
import { addUp } from "#domain/lines/totals.ts";
import { vatTreatment } from "#domain/lines/vat-treatment.ts";
import { expect, test } from "vitest";
import { quoteLinesView } from "../quote-view.ts";
import type { AcceptedVersion, ChangeOrder } from "./change-order.ts";
import { changeOrderAfter, lineChanges, withdrawnLines } from "./change-order.ts";

const item = (id: string, over: Partial<ItemLine> = {}): ItemLine => ({
  kind: "item",
  id,
  label: id,
  details: [],
  nature: "service",
  quantityE4: 10_000,
  unit: "u",
  unitPriceE6: 100_000_000,
  discountBasisPoints: 0,
  vat: vatTreatment(2_000, null),
  isOption: false,
  source: null,
  ...over,
});

const acceptedVersion = (quotedOn: string, lines: Line[], amends?: ChangeOrder): AcceptedVersion => ({
  quotedOn,
  lines,
  totals: addUp(lines, NO_TERMS),
  ...(amends && { amends }),
});

const printedTotals = (lines: Line[], amends: ChangeOrder) =>
  quoteLinesView({ lines, terms: NO_TERMS, amends }, "standard").totals.map(({ label, value }) => `${label} ${value}`);

const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/\s/gu, " "));

test("the first change order names the quote that was accepted", () => {
  expect(changeOrderAfter(acceptedVersion("2026-03-12", [item("a")]))).toEqual({
    rank: 1,
    quotedOn: "2026-03-12",
    quoteGrossCents: 12_000,
    earlier: [],
    agreedLines: [item("a")],
    agreedGrossCents: 12_000,
  });
});

test("a second change order keeps what the first one added", () => {
  const first = changeOrderAfter(acceptedVersion("2026-03-12", [item("a")]));
  const second = changeOrderAfter(acceptedVersion("2026-04-02", [item("a"), item("b")], first));
  expect(second).toMatchObject({
    rank: 2,
    quotedOn: "2026-03-12",
    quoteGrossCents: 12_000,
    earlier: [{ rank: 1, quotedOn: "2026-04-02", addedCents: 12_000 }],
    agreedGrossCents: 24_000,
  });
});

test("lines that are added, changed or withdrawn are told from those that stay", () => {
  const agreedLines = [item("stays"), item("changes"), item("goes"), item("offered", { isOption: true })];
  const lines = [
    item("stays", { source: { kind: "estimation" } }),
    item("changes", { quantityE4: 20_000 }),
    item("new"),
  ];
  expect([...lineChanges(lines, { agreedLines })]).toEqual([
    ["changes", { kind: "changed", former: item("changes") }],
    ["new", { kind: "added" }],
  ]);
  expect(withdrawnLines(lines, { agreedLines })).toEqual([item("goes")]);
});

test("an option that is only offered changes nothing of what is agreed", () => {
  const option = item("option", { isOption: true });
  expect([...lineChanges([item("a"), option], { agreedLines: [item("a")] })]).toEqual([]);
});

test("a change order prints what its total is made of", () => {
  const first = changeOrderAfter(acceptedVersion("2026-03-12", [item("a")]));
  const second = changeOrderAfter(acceptedVersion("2026-04-02", [item("a"), item("b")], first));
  expect(plain(printedTotals([item("b")], second))).toEqual([
    "Total HT 100,00 €",
    "TVA 20 % 20,00 €",
    "Total TTC après avenant 120,00 €",
    "Devis du 12 mars 2026 120,00 €",
    "Avenant n° 1 +120,00 €",
    "Cet avenant −120,00 €",
  ]);
});

const changedView = () => {
  const amends = changeOrderAfter(acceptedVersion("2026-03-12", [item("a"), item("b")]));
  const lines = [item("a", { quantityE4: 20_000 }), item("c")];
  return quoteLinesView({ lines, terms: NO_TERMS, amends }, "standard");
};

test("a change order says of each line what it changes", () => {
  const words = changedView().lines.flatMap((line) => (line.kind === "item" ? line.details : [line.label]));
  expect(plain(words)).toEqual([
    "Modifié par cet avenant, était : 1 u, 100,00 €",
    "Ajouté par cet avenant",
    "Ce que change cet avenant",
    "Retiré par cet avenant",
    "Modifié : 1 u, 100,00 €, devient 2 u, 200,00 €",
    "Ajouté par cet avenant",
  ]);
});

test("what a change order changes is added up over its total, which counts it once", () => {
  const { lines, amounts } = changedView();
  const amountsOfChanges = lines.slice(2).map((line) => (line.kind === "item" ? line.net : ""));
  expect(plain(amountsOfChanges)).toEqual(["", "−100,00 €", "+100,00 €", "+100,00 €"]);
  expect(lines[2]).toMatchObject({ kind: "section", subtotal: "+100,00\u00A0€" });
  expect(lines.reduce((sum, line) => sum + (line.kind === "item" ? line.netCents : 0), 0)).toBe(amounts.netCents);
});

test.each([
  // A hundred euros without VAT are 120 € with it: a tenth less of either.
  ["without VAT", undefined, "+90,00 €", "−10,00 €"],
  ["with VAT", "gross" as const, "+108,00 €", "−12,00 €"],
])("a discount stands between what a change order changes and what it adds: %s", (_name, prices, changes, discount) => {
  const terms = { ...NO_TERMS, discount: { kind: "share" as const, basisPoints: 1_000 }, ...(prices && { prices }) };
  const agreedLines = [item("a")];
  const amends = changeOrderAfter({
    quotedOn: "2026-03-12",
    lines: agreedLines,
    totals: addUp(agreedLines, terms),
  });
  const view = quoteLinesView({ lines: [item("a"), item("b")], terms, amends }, "standard");
  const [heading, , row] = view.lines.slice(2);
  expect(heading).toMatchObject({ kind: "section", subtotal: changes.replace(" ", "\u00A0") });
  expect(row).toMatchObject({ label: "Remise de 10\u00A0%", net: discount.replace(" ", "\u00A0"), netCents: 0 });
  expect(plain([view.totals.at(-1)!.value])).toEqual(["+108,00 €"]);
});

test("what a total is made of adds up to it, whatever was agreed", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const line = (id: string, rank: number) =>
      item(id, {
        quantityE4: ((seed * 7_919 + rank * 104_729) % 90_000) + 1,
        unitPriceE6: ((seed * 15_485_863 + rank * 32_452_843) % 900_000_000) + 1,
        vat: vatTreatment([550, 1_000, 2_000][(seed + rank) % 3]!, null),
      });
    const first = changeOrderAfter(acceptedVersion("2026-03-12", [line("a", 1), line("b", 2)]));
    const second = changeOrderAfter(acceptedVersion("2026-04-02", [line("a", 3), line("c", 4)], first));
    const { grossCents } = addUp([line("c", 5)], NO_TERMS);
    const parts = [second.quoteGrossCents, ...second.earlier.map(({ addedCents }) => addedCents)];
    const sum = parts.reduce((one, other) => one + other, 0) + grossCents - second.agreedGrossCents;
    expect(sum).toBe(grossCents);
  }
});
