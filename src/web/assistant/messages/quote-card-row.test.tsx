import type { CardRow } from "#domain/assistant/conversation/message.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QuoteCardRow } from "./quote-card-row.tsx";

const ROW: CardRow = {
  id: "one",
  label: "Pose",
  quantity: "2",
  unit: "h",
  unitPrice: "50",
  grossPrice: "60",
  vatBasisPoints: 2_000,
  vatReason: null,
};

test.each([
  ["net", true, "50 € HT"],
  ["gross", true, "60 € TTC"],
  ["net", false, "50 €<"],
] as const)("a folded line says which price it shows: %s, VAT asked %s", (prices, asksVat, words) => {
  const props = {
    row: ROW,
    prices,
    asksVat,
    hint: "",
    isChanged: false,
    problems: {},
    change: () => undefined,
    remove: null,
  };
  expect(renderToStaticMarkup(<QuoteCardRow {...props} />).replaceAll("\u00a0", " ")).toContain(words);
});
