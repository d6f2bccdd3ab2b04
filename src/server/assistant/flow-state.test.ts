import type { AssistantProject } from "#domain/assistant/conversation/assistant-project.ts";
import type { FlowState } from "#domain/assistant/conversation/flow.ts";
import { IDLE } from "#domain/assistant/conversation/flow.ts";
import { askYesNo } from "#domain/assistant/conversation/yes-no.ts";
import { readInput } from "#domain/assistant/converse.ts";
import { SENT_CUSTOMER } from "#test/demo-company.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// The state of a flow is saved with its conversation (docs/specification.md#flows).

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const NAMED = [
  "activeFlow",
  "queue",
  "pending",
  "answers",
  "project",
  "projectMatches",
  "tasks",
  "requireQuote",
  "tasksStarted",
  "latestQuote",
  "latestInvoice",
];

test("a flow's state keeps its names and phone number when it is saved and read back", async () => {
  const savedState = await stateAfter("yes");
  expect(Object.keys(savedState)).toEqual(expect.arrayContaining(NAMED));
  expect(savedState).toMatchObject({
    activeFlow: "invoice",
    requireQuote: true,
    answers: { phone: "06 11 22 33 44" },
  });
});

test.each([
  ["yes", true],
  ["no", false],
] as const)(
  "the answer « %s » about started tasks is kept when it is saved and read back",
  async (value, tasksStarted) => {
    expect(await stateAfter(value)).toMatchObject({ tasksStarted, answers: { tasksStarted } });
  },
);

/** The state that the server gives back, after `value` answered whether the tasks are started. */
async function stateAfter(value: "yes" | "no"): Promise<FlowState> {
  const person = await app.signUp();
  const { session } = (await person.call("GET", "/api/assistant/session")).json;
  const { state } = readInput(openQuestion(), { kind: "choice", value }, "2026-11-21");
  const body = { history: [], state, version: session.version };
  expect((await person.call("PUT", `/api/assistant/session/${session.id}`, body)).status).toBe(200);
  return (await person.call("GET", "/api/assistant/session")).json.session.state;
}

function openQuestion(): FlowState {
  const question = askYesNo("tasksStarted", "As-tu commencé les tâches ?").next;
  const message = question.kind === "ask" ? question.message : null;
  const answers = { phone: "06 11 22 33 44" };
  const project: AssistantProject = {
    id: "p",
    name: "Atelier",
    start_date: "2026-12-01",
    client_info: SENT_CUSTOMER,
    project_recurrence: "single",
    estimation_description: "Pose",
    estimation_hours: 2,
    estimation_rate: 50,
  };
  return {
    ...IDLE,
    answers,
    project,
    activeFlow: "invoice",
    queue: ["ask-tasks-started", "sync-checklist", "confirm-invoice", "recap"],
    pending: { step: "ask-tasks-started", about: "tasksStarted", message: message! },
  };
}
