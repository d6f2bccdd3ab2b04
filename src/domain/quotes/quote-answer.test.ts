import { expect, test } from "vitest";
import { checkAnswer, checkSending, checkWithdrawal } from "./quote-answer.ts";

const TODAY = "2026-11-22";
const sentQuote = { state: "sent", quotedOn: "2026-11-20", notedAnswer: null } as const;
const yes = { answer: "accepted", signer: "Claire Roux", decidedOn: TODAY } as const;
const codeOf = (result: { ok: boolean; refusal?: { code: string } }) => (result.ok ? null : result.refusal?.code);

test("the same answer given again is noted once", () => {
  expect(checkAnswer(sentQuote, yes, TODAY)).toEqual({ ok: true, value: true });
  expect(checkAnswer({ ...sentQuote, state: "accepted", notedAnswer: yes }, yes, TODAY)).toEqual({
    ok: true,
    value: false,
  });
});

test("a quote past its last day can still be accepted: the seller holds its price if they want to", () => {
  expect(checkAnswer({ ...sentQuote, state: "expired" }, yes, TODAY)).toEqual({ ok: true, value: true });
});

test.each([
  ["another answer than the noted one", { notedAnswer: { ...yes, answer: "declined" } }, {}, "quote_answered"],
  ["the noted answer under another name", { notedAnswer: { ...yes, signer: "Paul Roux" } }, {}, "quote_answered"],
  ["a version that was replaced", { state: "replaced" }, {}, "quote_replaced"],
  ["an acceptance without a name", {}, { signer: "" }, "signer_missing"],
  ["a day that has not come", {}, { decidedOn: "2026-11-23" }, "answer_ahead"],
  ["a day before the quote", {}, { decidedOn: "2026-11-19" }, "answer_too_early"],
] as const)("%s is refused", (_case, quote, answer, code) => {
  expect(codeOf(checkAnswer({ ...sentQuote, ...quote }, { ...yes, ...answer }, TODAY))).toBe(code);
});

test("a refusal needs no name", () => {
  expect(checkAnswer(sentQuote, { ...yes, answer: "declined", signer: "" }, TODAY).ok).toBe(true);
});

test("what was replaced or is no longer valid is not sent", () => {
  expect(codeOf(checkSending({ state: "replaced", isOfOtherCustomer: false }))).toBe("quote_replaced");
  expect(codeOf(checkSending({ state: "expired", isOfOtherCustomer: false }))).toBe("quote_expired");
  expect(checkSending({ state: "draft", isOfOtherCustomer: false }).ok).toBe(true);
});

test("a quote that is made out to another customer than the project's is not sent", () => {
  expect(codeOf(checkSending({ state: "draft", isOfOtherCustomer: true }))).toBe("quote_of_other_customer");
});

const NOTED = { isInvoiced: false, isSigned: false };

test("an answer is withdrawn while no invoice stands on it and no newer version replaced it", () => {
  expect(checkWithdrawal("accepted", NOTED).ok).toBe(true);
  expect(codeOf(checkWithdrawal("accepted", { ...NOTED, isInvoiced: true }))).toBe("quote_invoiced");
  expect(codeOf(checkWithdrawal("accepted", { ...NOTED, isSigned: true }))).toBe("quote_signed");
  expect(codeOf(checkWithdrawal("replaced", NOTED))).toBe("quote_replaced");
});
