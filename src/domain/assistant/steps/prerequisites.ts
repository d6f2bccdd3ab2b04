import { isCoreComplete } from "../assistant-project.ts";
import { messages } from "../assistant.messages.ts";
import type { AnyStep, FlowState, Move } from "../flow.ts";
import { say } from "../message.ts";
import { collectCore } from "./collect-core.step.ts";
import { collectDescription } from "./collect-description.step.ts";
import { collectDuration } from "./collect-duration.step.ts";
import { generateTasks } from "./generate-tasks.step.ts";

type Prerequisite = { step: AnyStep; isMet: (state: FlowState) => boolean; explain: string };

const PREREQUISITES: Prerequisite[] = [
  {
    step: collectCore,
    isMet: ({ project }) => project !== null && isCoreComplete(project),
    explain: messages.needCore,
  },
  {
    step: collectDescription,
    isMet: ({ project }) => project !== null && project.estimation_description !== "",
    explain: messages.needDescription,
  },
  {
    step: generateTasks,
    isMet: ({ tasks, answers }) => tasks.length > 0 || answers.tasksGenerationAttempted === true,
    explain: messages.needTasks,
  },
  {
    step: collectDuration,
    isMet: ({ project, answers }) =>
      answers.quoteConfirmed === true ||
      project?.has_priced_lines === true ||
      (project !== null && project.estimation_hours !== null && project.estimation_rate !== null),
    explain: messages.needDuration,
  },
];

/**
 * Inserts the first missing prerequisite of a document, with its explanation. Null when all are there or were tried
 * already (docs/specification.md#flows).
 */
export function missingPrerequisite(state: FlowState): Move | null {
  const missing = PREREQUISITES.find(({ step, isMet }) => !isMet(state) && !state.inserted.includes(step.name));
  if (!missing) return null;
  return {
    say: [say(missing.explain)],
    set: { inserted: [...state.inserted, missing.step.name] },
    next: { kind: "insert", steps: [missing.step] },
  };
}
