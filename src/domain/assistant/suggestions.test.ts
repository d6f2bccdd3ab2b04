import { expect, test } from "vitest";
import { IDLE } from "./conversation/flow.ts";
import { readMessage } from "./converse.ts";
import { ALL_SUGGESTIONS, suggestedQuestions } from "./suggestions.ts";
import { readDataQuestion } from "./tools/data-question.ts";
import { toolCallOf } from "./tools/tool-call.ts";

const TODAY = "2026-11-21";
const ID = "019a0000-0000-7000-8000-000000000001";
const WAITING = { late: 1, finished: 2, unanswered: 3 };

test.each(ALL_SUGGESTIONS)("« %s » starts no flow", (question) => {
  expect(readMessage(IDLE, question, { today: TODAY, project: null, recentProjectId: null }).kind).not.toBe("turn");
});

test.each(ALL_SUGGESTIONS)("a tool answers « %s »", (question) => {
  expect(toolCallOf(readDataQuestion(question, TODAY), ID)).not.toBe(null);
});

test("the page comes first, then what is most urgent, two in all", () => {
  expect(suggestedQuestions("/app/billing", WAITING, true)).toEqual([
    "Combien on me doit ?",
    "Quelles factures sont en retard ?",
  ]);
  expect(suggestedQuestions(`/etape/${ID}/quote`, { ...WAITING, late: 0 }, true)).toEqual([
    "Où en est ce projet ?",
    "Quels chantiers finis sont à facturer ?",
  ]);
  expect(suggestedQuestions("/app/settings", { late: 0, finished: 0, unanswered: 0 }, true)).toEqual([]);
});

test("nothing is suggested about what waits while it is unknown", () => {
  expect(suggestedQuestions("/app/settings", null, true)).toEqual([]);
});

test("whoever sees no amounts is suggested no question about money", () => {
  expect(suggestedQuestions("/app/billing", WAITING, false)).toEqual([]);
  expect(suggestedQuestions(`/etape/${ID}/invoice`, WAITING, false)).toEqual(["Où en est ce projet ?"]);
});
