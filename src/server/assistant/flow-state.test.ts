import { readInput } from "#domain/assistant/converse.ts";
import type { AssistantProject } from "#domain/assistant/assistant-project.ts";
import type { FlowState } from "#domain/assistant/flow.ts";
import { IDLE } from "#domain/assistant/flow.ts";
import { readLabelledText } from "#domain/assistant/free-text.ts";
import { askYesNo } from "#domain/assistant/steps/yes-no.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";

// The state of a flow, as the specification names it (section 3), is kept with its conversation.

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());

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

test("a flow's state is read back under the names of the specification, the phone among the answers", async () => {
  const person = await house.signUp();
  const { session } = (await person.call("GET", "/api/assistant/session")).json;
  const question = askYesNo("started", "As-tu commencé les tâches ?").next;
  const message = question.kind === "ask" ? question.message : null;
  const answers = readLabelledText("Téléphone : 06 11 22 33 44");
  expect(answers).toEqual({ phone: "06 11 22 33 44" });
  const project: AssistantProject = {
    id: "p",
    name: "Atelier",
    start_date: "2026-12-01",
    client_info: { company: "Menuiserie Roux", first_name: "Claire", last_name: "Roux", email: "claire@roux.fr" },
    project_recurrence: "single",
    estimation_description: "Pose",
    estimation_hours: 2,
    estimation_rate: 50,
  };
  const asked: FlowState = {
    ...IDLE,
    answers,
    project,
    activeFlow: "invoice",
    queue: ["ask-tasks-started", "sync-checklist", "confirm-invoice", "recap"],
    pending: { step: "ask-tasks-started", about: "started", message: message! },
  };
  for (const [value, started] of [
    ["yes", true],
    ["no", false],
  ] as const) {
    const { version } = (await person.call("GET", "/api/assistant/session")).json.session;
    const { state } = readInput(asked, { kind: "choice", value }, "2026-11-21");
    expect(
      (await person.call("PUT", `/api/assistant/session/${session.id}`, { history: [], state, version })).status,
    ).toBe(200);
    const read = (await person.call("GET", "/api/assistant/session")).json.session.state;
    expect(read).toMatchObject({
      activeFlow: "invoice",
      tasksStarted: started,
      requireQuote: true,
      answers: { phone: "06 11 22 33 44", tasksStarted: started },
    });
    expect(Object.keys(read)).toEqual(expect.arrayContaining(NAMED));
  }
});
