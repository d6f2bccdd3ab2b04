import { expect, test } from "vitest";
import { changeOrderAfter } from "../change-orders/change-order.ts";
import type { ConditionProblem } from "./condition-problems.ts";
import { CONDITION_PROBLEMS, conditionProblems } from "./condition-problems.ts";
import { problemSentences } from "./conditions.messages.ts";
import type { QuoteConditions } from "./quote-conditions.ts";

const totals = { grossCents: 100_000 };
const deposit = (cents: number): QuoteConditions => ({
  deposit: { kind: "down_payment", size: { unit: "amount", cents } },
});
const energy = (rgeLabel: string, subcontractors = "") => ({ energy: { rgeLabel, subcontractors } });
const aid = (kind: "cee" | "maprimerenov") => ({ aids: [{ kind, label: "", cents: 50_000 }] });

test.each<[string, QuoteConditions, ConditionProblem[]]>([
  ["nothing", {}, []],
  ["a deposit of the whole price", deposit(100_000), []],
  ["a deposit of a cent more", deposit(100_001), ["deposit_over_total"]],
  ["a share of it", { deposit: { kind: "earnest_money", size: { unit: "share", basisPoints: 10_000 } } }, []],
  ["MaPrimeRénov' without the label", { ...aid("maprimerenov"), ...energy("") }, ["aid_without_rge"]],
  ["MaPrimeRénov' with it", { ...aid("maprimerenov"), ...energy("Qualibat 7131") }, []],
  ["MaPrimeRénov' by a subcontractor", { ...aid("maprimerenov"), ...energy("", "Iso Plus, RGE") }, []],
  ["MaPrimeRénov' where nothing is said of the label", aid("maprimerenov"), []],
  ["another aid without the label", { ...aid("cee"), ...energy("") }, []],
])("conditions that say %s contradict %j", (_title, conditions, problems) => {
  expect(conditionProblems({ conditions, totals })).toEqual(problems);
});

test("a change order asks for no deposit", () => {
  const amends = changeOrderAfter({ quotedOn: "2026-11-20", lines: [], totals });
  expect(conditionProblems({ conditions: deposit(200_000), totals, amends })).toEqual([]);
});

test("each contradiction says what to do", () => {
  for (const problem of CONDITION_PROBLEMS) expect(problemSentences[problem]).toMatch(/ : .+\.$/);
});
