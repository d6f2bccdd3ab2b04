import { expect, test } from "vitest";
import { readRichMessage } from "./assistant.ts";

const COLUMNS = { id: "line-1", label: "Pose", quantity: "6", unit: "h", unitPrice: "52" };
const cardWith = (row: object) =>
  readRichMessage({
    id: "m1",
    role: "assistant",
    origin: "workflow",
    type: "quote_card",
    content: "Ton devis.",
    created_at: "2026-11-23T08:00:00Z",
    fields: [],
    rows: [row],
    submit: "C'est bon",
  });

test("a card of the history is read with its rows", () => {
  const row = { ...COLUMNS, vatBasisPoints: 0, vatReason: "export" };
  expect(cardWith(row)).toMatchObject({ type: "quote_card", rows: [row] });
});

test("a card whose row has a rate that no rule knows is not read", () => {
  expect(() => cardWith({ ...COLUMNS, vatBasisPoints: 1234, vatReason: null })).toThrow();
});
