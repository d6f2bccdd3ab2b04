import type { Flow } from "../flow.ts";
import { collectDescription } from "../steps/collect-description.step.ts";
import { generateTasks } from "../steps/generate-tasks.step.ts";
import { identifyName } from "../steps/identify-name.step.ts";
import { recap } from "../steps/recap.step.ts";
import { resolveProject } from "../steps/resolve-project.step.ts";
import { syncChecklist } from "../steps/sync-checklist.step.ts";
import { tasksSummary } from "../steps/tasks-summary.step.ts";

/** Leads to a list of tasks (docs/specification.md#flows). */
export const tasksFlow: Flow = {
  name: "tasks",
  steps: [identifyName, resolveProject, collectDescription, generateTasks, syncChecklist, tasksSummary, recap],
  ticksEarlierTasksOnly: true,
  chip: { text: "Prépare les tâches", place: 3 },
  help: "proposer ses tâches",
};
