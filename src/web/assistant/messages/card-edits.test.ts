import type { CardRow } from "#domain/assistant/conversation/message.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cardEdits, changedRowIds, keepEdits } from "./card-edits.ts";

const ROW: CardRow = {
  id: "line-1",
  label: "Pose",
  quantity: "6",
  unit: "h",
  unitPrice: "52",
  vatBasisPoints: 0,
  vatReason: "export",
};
const card = { fields: [], rows: [ROW] };

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what is typed on a row stays when a newer card changed another of its columns", () => {
  keepEdits(card, { values: {}, rows: [{ ...ROW, quantity: "7" }] });
  expect(cardEdits({ fields: [], rows: [{ ...ROW, unitPrice: "55" }] }).rows).toEqual([
    { ...ROW, quantity: "7", unitPrice: "55" },
  ]);
});

test("a column that the newer card changed has the card's value", () => {
  keepEdits(card, { values: {}, rows: [{ ...ROW, quantity: "7" }] });
  expect(cardEdits({ fields: [], rows: [{ ...ROW, quantity: "8" }] }).rows).toEqual([{ ...ROW, quantity: "8" }]);
});

test("a reason that was taken back stays away", () => {
  keepEdits(card, { values: {}, rows: [{ ...ROW, vatReason: null }] });
  expect(cardEdits(card).rows).toEqual([{ ...ROW, vatReason: null }]);
});

test("what was typed in an earlier version is read as rows of today", () => {
  const { vatBasisPoints: _rate, ...columns } = ROW;
  const earlierRow = { ...columns, vat: "0" };
  const edits = { values: {}, rows: [{ ...earlierRow, quantity: "7" }] };
  sessionStorage.setItem("etabli.card", JSON.stringify({ card: { fields: [], rows: [earlierRow] }, edits }));
  expect(cardEdits(card).rows).toEqual([{ ...ROW, quantity: "7" }]);
});

test("the lines that a newer card has otherwise are those to look at", () => {
  const other: CardRow = { ...ROW, id: "line-2", label: "Dépose" };
  keepEdits({ fields: [], rows: [ROW, other] }, { values: {}, rows: [ROW, other] });
  expect([...changedRowIds({ fields: [], rows: [ROW, { ...other, unitPrice: "60" }] })]).toEqual(["line-2"]);
  expect([...changedRowIds({ fields: [], rows: [ROW, other, { ...other, id: "line-3" }] })]).toEqual(["line-3"]);
});

test("a first card has no line that was changed", () => {
  expect(changedRowIds(card).size).toBe(0);
});
