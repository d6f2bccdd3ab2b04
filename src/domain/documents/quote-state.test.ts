import fc from "fast-check";
import { expect, test } from "vitest";
import type { QuoteFacts } from "./quote-state.ts";
import { QUOTE_ANSWERS, quoteState } from "./quote-state.ts";

const TODAY = "2026-11-22";

const NOTHING: QuoteFacts = {
  isSent: false,
  isViewed: false,
  answer: null,
  newerVersion: null,
  validUntil: "2026-12-22",
};

const anyFacts: fc.Arbitrary<QuoteFacts> = fc.record({
  isSent: fc.boolean(),
  isViewed: fc.boolean(),
  answer: fc.constantFrom(null, ...QUOTE_ANSWERS),
  newerVersion: fc.constantFrom(null, "offered" as const, "accepted" as const),
  validUntil: fc.constantFrom("2026-11-21", TODAY, "2026-11-23"),
});

test.each([
  ["nothing known", {}, "draft"],
  ["sent", { isSent: true }, "sent"],
  ["seen, though nobody said it was sent", { isViewed: true }, "viewed"],
  ["sent and seen", { isSent: true, isViewed: true }, "viewed"],
  ["on its last day", { isSent: true, validUntil: TODAY }, "sent"],
  ["the day after its last day", { isSent: true, validUntil: "2026-11-21" }, "expired"],
  ["accepted, then past its last day", { answer: "accepted", validUntil: "2026-11-21" }, "accepted"],
  ["declined, then past its last day", { answer: "declined", validUntil: "2026-11-21" }, "declined"],
  ["a newer version was offered", { isViewed: true, newerVersion: "offered" }, "replaced"],
  ["declined, then a newer version was offered", { answer: "declined", newerVersion: "offered" }, "replaced"],
  ["accepted while a newer version is offered", { answer: "accepted", newerVersion: "offered" }, "accepted"],
  ["accepted, then a newer version was accepted", { answer: "accepted", newerVersion: "accepted" }, "replaced"],
] as const)("%s: the state follows", (_case, facts, state) => {
  expect(quoteState({ ...NOTHING, ...facts }, TODAY)).toBe(state);
});

test("an acceptance binds whatever else is known, until a newer version is accepted", () => {
  fc.assert(
    fc.property(anyFacts, (any) => {
      const state = quoteState({ ...any, answer: "accepted" }, TODAY);
      expect(state).toBe(any.newerVersion === "accepted" ? "replaced" : "accepted");
    }),
  );
});

test("days that pass change only an open quote, to expired", () => {
  fc.assert(
    fc.property(anyFacts, (any) => {
      const [now, later] = [quoteState(any, "2026-11-20"), quoteState(any, "2027-11-20")];
      const isOpen = any.answer === null && any.newerVersion === null;
      expect(later).toBe(isOpen ? "expired" : now);
    }),
  );
});

test("to send or to see a quote never takes an answer or an end away", () => {
  fc.assert(
    fc.property(anyFacts, (any) => {
      const state = quoteState(any, TODAY);
      const seenState = quoteState({ ...any, isSent: true, isViewed: true }, TODAY);
      expect(["draft", "sent"].includes(state) ? seenState : state).toBe(seenState);
    }),
  );
});
