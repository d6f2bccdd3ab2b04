import { expect, test } from "vitest";
import type { AssistantProject } from "../conversation/assistant-project.ts";
import { IDLE } from "../conversation/flow.ts";
import { say } from "../conversation/message.ts";
import { collectCore } from "./collect-core.step.ts";
import { collectDuration } from "./collect-duration.step.ts";

// What is already known is not asked again: the usual hourly rate, the same customer.

const TODAY = "2026-11-21";
const project: AssistantProject = {
  id: "p",
  name: "Cuisine",
  start_date: "2026-12-01",
  client_info: { company: "", first_name: "Anne", last_name: "Petit", email: "anne@example.org", kind: "person" },
  project_recurrence: "single",
  estimation_description: "Pose",
  estimation_hours: null,
  estimation_rate: 47.5,
};
const question = { pending: { step: "collect-duration", about: "duration" as const, message: say("") } };
const state = { ...IDLE, ...question, project };
const context = { today: TODAY, flow: {} };

test("the usual rate fills the form, so hours alone are enough", () => {
  const question = collectDuration.enter(state, context).next;
  expect(question).toMatchObject({
    kind: "ask",
    message: { fields: [{ name: "hours" }, { name: "rate", value: "47,5" }] },
  });
  const answerWith = (text: string) => collectDuration.answer!(state, { kind: "text", text }, context).next;
  expect(answerWith("12 h")).toMatchObject({ kind: "run", effect: { name: "saveDuration", hours: 12, rate: 47.5 } });
  expect(answerWith("12 h à 60 €")).toMatchObject({ kind: "run", effect: { hours: 12, rate: 60 } });
  expect(answerWith("60 €").kind).toBe("ask");
  expect(answerWith("je ne sais pas").kind).toBe("ask");
  const unknown = { ...state, project: { ...project, estimation_rate: null } };
  expect(collectDuration.answer!(unknown, { kind: "text", text: "12 h" }, context).next.kind).toBe("ask");
});

test("two private persons with a project of the same name are two customers", () => {
  const answers = {
    projectName: "cuisine",
    company: "",
    customerKind: "person" as const,
    firstName: "Paul",
    lastName: "Blanc",
    email: "paul@example.org",
  };
  const moveFor = (more: object) =>
    collectCore.results.searchProjects(
      { ...IDLE, answers: { ...answers, ...more } },
      { ok: true, value: [project] },
      context,
    ).next;
  expect(moveFor({})).toMatchObject({ kind: "run", effect: { name: "searchCustomers" } });
  expect(moveFor({ firstName: "anne", lastName: "PETIT" }).kind).toBe("ask");
  expect(moveFor({ email: "anne@example.org" }).kind).toBe("ask");
});
