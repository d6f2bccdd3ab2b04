import { acceptedQuoteOf, isCoreComplete, isPriced } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import { knownCore, nextCoreQuestion } from "../conversation/core-answers.ts";
import type { AnyStep, FlowState, Move } from "../conversation/flow.ts";
import { say } from "../conversation/message.ts";
import { askSeller, sellerGap } from "./ask-seller.step.ts";
import { collectCore } from "./collect-core.step.ts";
import { collectDescription } from "./collect-description.step.ts";
import { collectDuration } from "./collect-duration.step.ts";
import { generateTasks } from "./generate-tasks.step.ts";

type Prerequisite = { step: AnyStep; isMet: (state: FlowState) => boolean; explain: string };

const PREREQUISITES: Prerequisite[] = [
  {
    step: collectCore,
    // A customer said to have no email leaves nothing to ask.
    isMet: (state) =>
      state.project !== null && (isCoreComplete(state.project) || nextCoreQuestion(knownCore(state)) === null),
    explain: messages.needCore,
  },
  {
    step: collectDescription,
    isMet: ({ project }) => project !== null && (project.estimation_description !== "" || isPriced(project)),
    explain: messages.needDescription,
  },
  {
    step: generateTasks,
    isMet: ({ project, tasks, answers }) =>
      tasks.length > 0 || answers.tasksGenerationAttempted === true || (project !== null && isPriced(project)),
    explain: messages.needTasks,
  },
  {
    step: collectDuration,
    isMet: ({ project, answers }) =>
      answers.quoteConfirmed === true ||
      (project !== null &&
        (isPriced(project) || (project.estimation_hours !== null && project.estimation_rate !== null))),
    explain: messages.needDuration,
  },
  { step: askSeller, isMet: (state) => sellerGap(state) === null, explain: "" },
];

/**
 * Inserts the first missing prerequisite of a document, with its explanation. Null when all are there or were tried
 * already (docs/specification.md#flows). What the customer accepted lacks nothing.
 */
export function missingPrerequisite(state: FlowState): Move | null {
  if (state.project && acceptedQuoteOf(state.project)) return null;
  const missing = PREREQUISITES.find(({ step, isMet }) => !isMet(state) && !state.inserted.includes(step.name));
  if (!missing) return null;
  return {
    say: missing.explain === "" ? [] : [say(missing.explain)],
    set: { inserted: [...state.inserted, missing.step.name] },
    next: { kind: "insert", steps: [missing.step] },
  };
}
