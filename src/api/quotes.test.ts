import { linesUnderRegime } from "#domain/lines/lines-under-regime.ts";
import { NO_TERMS } from "#domain/lines/terms.ts";
import { untaxed } from "#domain/lines/vat-treatment.ts";
import { changedEstimate, draftFromEstimate, linesToAdd } from "#domain/quotes/quote-draft.ts";
import { labour } from "#test/demo-company.ts";
import { anyLines } from "#test/priced-lines.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { WireLine } from "./quotes.ts";
import { saveDraft, toLine, toWireLine } from "./quotes.ts";

const [first, second] = [labour("Dépose", 10_000), labour("Pose", 20_000)];

test("an estimation that gives the same lines is no change, whatever the order of their keys", () => {
  const draft = draftFromEstimate({ id: "d", projectId: "p", terms: NO_TERMS }, [first]);
  const reorderedLine = Object.fromEntries(Object.entries(first).toReversed()) as typeof first;
  expect(changedEstimate(draft, [reorderedLine])).toBeNull();
  expect(changedEstimate(draft, [first, second])).toEqual([first, second]);
});

test("only lines that the draft does not hold are added", () => {
  const editedLine = { ...first, unitPriceE6: 1 };
  expect(linesToAdd([editedLine], [first, second])).toEqual([second]);
});

test("a change of VAT regime only rewrites the VAT that a regime imposed", () => {
  const lines = [first, labour("Sous-traitance", 1, untaxed("subcontracting"))];
  const reasons = (...regimes: ("franchise" | "standard" | null)[]) =>
    regimes
      .reduce((under, regime) => linesUnderRegime(under, regime), lines as ReturnType<typeof linesUnderRegime>)
      .map((line) => line.kind === "item" && [line.vat.basisPoints, line.vat.reason]);
  expect(reasons("standard")).toEqual([
    [2000, null],
    [0, "subcontracting"],
  ]);
  expect(reasons("franchise")).toEqual([
    [0, "franchise"],
    [0, "franchise"],
  ]);
  expect(reasons("franchise", "standard")[0]).toEqual([2000, null]);
});

test("lines keep every value when they are sent and read back", () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const wireLines: WireLine[] = lines.map(toWireLine);
      const body = saveDraft.body.parse(JSON.parse(JSON.stringify({ version: 1, lines: wireLines, discount: null })));
      expect(body.lines.map(toLine)).toEqual(lines);
    }),
  );
});
