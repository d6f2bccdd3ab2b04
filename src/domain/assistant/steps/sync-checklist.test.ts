import { expect, test } from "vitest";
import { beginFlow } from "../begin-flow.ts";
import type { AssistantProject, AssistantTask } from "../conversation/assistant-project.ts";
import { resumeFlow } from "../conversation/engine.ts";
import { readInput } from "../converse.ts";
import { tasksFlow } from "../flows/tasks.flow.ts";
import { flowOf, SCRIPT } from "../script.ts";

const TODAY = "2026-11-21";
const tasksOf = (count: number): AssistantTask[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `t${index}`,
    title: `Tâche ${index}`,
    estimate_h: 1,
    description: "d".repeat(300),
    done: index % 2 === 0,
  }));
const projectOf = (tasks: AssistantTask[]): AssistantProject => ({
  id: "p1",
  name: "Immeuble",
  start_date: "2026-12-01",
  client_info: { company: "Roux", first_name: "Claire", last_name: "Roux", email: "claire@roux.fr" },
  project_recurrence: "single",
  estimation_description: "Pose",
  estimation_hours: 10,
  estimation_rate: 45,
  tasks,
});

/** The checklist of a project of `count` tasks. The server loads the first 200. */
function checklistOf(count: number) {
  const tasks = tasksOf(count);
  const begun = beginFlow(flowOf(tasksFlow), "prépare les tâches", { today: TODAY, project: projectOf(tasks) });
  const ready =
    begun.state.running?.effect === "listTasks"
      ? begun
      : readInput(begun.state, { kind: "choice", value: "existing" }, TODAY);
  const value = { tasks: tasks.slice(0, 200), tasks_total: count };
  return resumeFlow(SCRIPT, ready.state, { effect: "listTasks", outcome: { ok: true, value } }, TODAY);
}

test("the checklist shows at most 200 tasks", () => {
  const message = checklistOf(200).state.pending?.message;
  expect(message?.type === "checklist" && [message.tasks.length, message.footer]).toEqual([200, undefined]);
});

test("beyond 200 tasks the checklist links to the work page", () => {
  const { state } = checklistOf(300);
  const ticking = readInput(state, { kind: "tick", taskId: "t1", done: true }, TODAY);
  const value = { ...tasksOf(2)[1]!, done: true };
  const afterTick = resumeFlow(SCRIPT, ticking.state, { effect: "setTaskDone", outcome: { ok: true, value } }, TODAY);
  for (const turn of [state, afterTick.state]) {
    const message = turn.pending?.message;
    expect(message?.type === "checklist" && message.tasks).toHaveLength(200);
    expect(message?.type === "checklist" && message.footer).toBe(
      "Voici les 200 premières tâches sur 300. Les autres se cochent [sur la page des travaux](/etape/p1/work).",
    );
  }
});

test("progress counts every task, even those the checklist does not show", () => {
  const end = readInput(checklistOf(300).state, { kind: "choice", value: "continue" }, TODAY);
  expect(end.messages.map((message) => message.content)).toContain("150 tâches faites sur 300 (50 %).");
});

test("a conversation about a project of a thousand tasks stays small enough to be saved", () => {
  expect(JSON.stringify(checklistOf(1_000).state).length).toBeLessThan(400_000);
});
