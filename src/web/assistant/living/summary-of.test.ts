import { cardLines, cardTerms } from "#domain/assistant/card/card-lines.ts";
import type { CardRow } from "#domain/assistant/conversation/message.ts";
import { quoteLinesView } from "#domain/quotes/quote-view.ts";
import { expect, test } from "vitest";
import { summaryOf } from "./summary-of.ts";

const ROW: CardRow = {
  id: "line-1",
  label: "Pose",
  quantity: "1",
  unit: "forfait",
  unitPrice: "624",
  vatBasisPoints: 1000,
  vatReason: null,
};

test("what a document offers as an option is told from what it sells", () => {
  const rows = [ROW, { ...ROW, id: "line-2", label: "Meuble", unitPrice: "350", isOption: true as const }];
  const view = quoteLinesView({ lines: cardLines(rows), terms: cardTerms(rows, null) }, "standard");
  expect(summaryOf(view).lines.map(({ label, isOption = false }) => [label, isOption])).toEqual([
    ["Pose", false],
    ["Meuble", true],
  ]);
});
