import fc from "fast-check";
import { expect, test } from "vitest";
import type { Line } from "../lines/line.ts";
import { newItemLine } from "../lines/typed-line.ts";
import type { DraftContent } from "./merge-drafts.ts";
import { isSameContent, mergeDrafts, takeTheirs } from "./merge-drafts.ts";

const text = (id: string, label: string): Line => ({ kind: "text", id, label });
const draft = (...lines: Line[]): DraftContent => ({ lines, discount: null, prices: "net" });
const labelsOf = ({ lines }: DraftContent) => lines.map(({ label }) => label);

const anyLines = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(..."abcdefgh"), label: fc.constantFrom("1", "2", "3") }),
  {
    selector: ({ id }) => id,
  },
);
const anyDraft: fc.Arbitrary<DraftContent> = fc.record({
  lines: anyLines.map((lines) => lines.map(({ id, label }) => text(id, label))),
  prices: fc.constantFrom("net" as const, "gross" as const),
  discount: fc.constantFrom(
    null,
    { kind: "amount" as const, cents: 100 },
    { kind: "share" as const, basisPoints: 500 },
  ),
});

test("a side that changed nothing takes the other one whole", () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, (base, other) => {
      expect(mergeDrafts(base, base, other)).toEqual({ content: other, conflicts: [], discountConflict: null });
      expect(mergeDrafts(base, other, base).conflicts).toEqual([]);
      expect(new Set(mergeDrafts(base, other, base).content.lines)).toEqual(new Set(other.lines));
    }),
  );
});

test("two sides that made the same change are no conflict", () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, (base, both) => {
      expect(mergeDrafts(base, both, both)).toEqual({ content: both, conflicts: [], discountConflict: null });
    }),
  );
});

test("nothing that was typed on one side is lost", () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, anyDraft, (base, mine, theirs) => {
      const { content, conflicts } = mergeDrafts(base, mine, theirs);
      const allLines = [...content.lines, ...conflicts.flatMap((one) => one.theirs ?? [])];
      const baseTexts = new Set(base.lines.map((line) => JSON.stringify(line)));
      const typedLines = [...mine.lines, ...theirs.lines].filter((line) => !baseTexts.has(JSON.stringify(line)));
      expect(allLines).toEqual(expect.arrayContaining(typedLines));
    }),
  );
});

test("a merged draft has each line once", () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, anyDraft, (base, mine, theirs) => {
      const ids = mergeDrafts(base, mine, theirs).content.lines.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test("both sides merge to the same lines when they changed none in common", () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, anyDraft, (base, mine, theirs) => {
      const merge = mergeDrafts(base, mine, theirs);
      if (merge.conflicts.length > 0) return;
      expect(new Set(merge.content.lines)).toEqual(new Set(mergeDrafts(base, theirs, mine).content.lines));
    }),
  );
});

test("a draft that was merged and saved merges again to itself", () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, anyDraft, (base, mine, theirs) => {
      const { content } = mergeDrafts(base, mine, theirs);
      expect(isSameContent(mergeDrafts(theirs, content, theirs).content, content)).toBe(true);
      expect(mergeDrafts(theirs, content, content).conflicts).toEqual([]);
    }),
  );
});

test("lines added on both sides follow the line after which they were typed", () => {
  const base = draft(text("a", "A"), text("b", "B"));
  const mine = draft(text("a", "A"), text("m", "Mine"), text("b", "B"));
  const theirs = draft(text("a", "A"), text("b", "B"), text("t", "Theirs"));
  expect(labelsOf(mergeDrafts(base, mine, theirs).content)).toEqual(["A", "Mine", "B", "Theirs"]);
});

test("lines that I moved stay where I put them", () => {
  const base = draft(text("a", "A"), text("b", "B"), text("c", "C"));
  const mine = draft(text("c", "C"), text("a", "A"), text("b", "B"));
  const theirs = draft(text("a", "A"), text("b", "B"), text("n", "New"), text("c", "C"));
  expect(labelsOf(mergeDrafts(base, mine, theirs).content)).toEqual(["C", "A", "B", "New"]);
});

test("a line changed on both sides is mine until theirs is taken", () => {
  const base = draft(text("a", "A"));
  const { content, conflicts } = mergeDrafts(base, draft(text("a", "Mine")), draft(text("a", "Theirs")));
  expect(labelsOf(content)).toEqual(["Mine"]);
  expect(labelsOf(takeTheirs(content, conflicts[0]!))).toEqual(["Theirs"]);
});

test("a change stands over a removal of the same line", () => {
  const base = draft(text("a", "A"));
  const changedDraft = draft(text("a", "Changed"));
  expect(labelsOf(mergeDrafts(base, draft(), changedDraft).content)).toEqual(["Changed"]);
  expect(labelsOf(mergeDrafts(base, changedDraft, draft()).content)).toEqual(["Changed"]);
});

test("prices typed otherwise on one side are taken from it", () => {
  const base = draft(text("a", "1"));
  const withVat: DraftContent = { ...base, prices: "gross" };
  expect(mergeDrafts(base, base, withVat).content.prices).toBe("gross");
  expect(mergeDrafts(base, withVat, base).content.prices).toBe("gross");
  expect(mergeDrafts(withVat, base, withVat).content.prices).toBe("net");
});

const pricedLine = (id: string): Line => ({ ...newItemLine(id, []), label: id, unitPriceE6: 1_000_000_000 });
const draftWith = (part: Partial<DraftContent>): DraftContent => ({ ...draft(pricedLine("a")), ...part });
const amount = (cents: number) => ({ kind: "amount" as const, cents });

test("a discount typed without VAT is as much with it where the other side chose prices with VAT", () => {
  const theirs = draftWith({ discount: amount(5_000) });
  expect(mergeDrafts(draftWith({}), draftWith({ prices: "gross" }), theirs).content).toEqual(
    draftWith({ prices: "gross", discount: amount(6_000) }),
  );
  expect(mergeDrafts(draftWith({}), theirs, draftWith({ prices: "gross" })).content).toEqual(
    draftWith({ prices: "gross", discount: amount(6_000) }),
  );
});

test("a side that only chose other prices has not changed the discount", () => {
  const base = draftWith({ discount: amount(10_000) });
  const mine = draftWith({ prices: "gross", discount: amount(12_000) });
  expect(mergeDrafts(base, mine, draftWith({ discount: amount(5_000) }))).toMatchObject({
    content: { prices: "gross", discount: amount(6_000) },
    discountConflict: null,
  });
});
