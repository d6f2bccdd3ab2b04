import { cardWith } from "#domain/assistant/card/quote-card.ts";
import { HOME_RATE } from "#domain/assistant/card/sums/home-rate.ts";
import type { CardRow } from "#domain/assistant/conversation/message.ts";
import { expect, test } from "vitest";
import { questionsOf } from "./card-questions.ts";

const ROW: CardRow = {
  id: "line-1",
  label: "Pose",
  quantity: "4",
  unit: "h",
  unitPrice: "50",
  vatBasisPoints: 2000,
  vatReason: null,
};
const card = (...values: string[]) => ({
  ...cardWith([], [ROW], ""),
  options: values.map((value) => ({ value, label: value })),
});
const lookOf = (message: ReturnType<typeof card>) => questionsOf(message, message.rows, true).look;

test("the button of a card is loud when nothing is asked", () => expect(lookOf(card())).toBe("primary"));

test.each(["price-each", HOME_RATE.reduced])("the button of a card is quiet while a question is open: %s", (value) =>
  expect(lookOf(card(value))).toBe("plain"),
);
