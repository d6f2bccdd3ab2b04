import type { AssistantDocument, AssistantProject } from "../assistant-project.ts";
import { isCoreComplete } from "../assistant-project.ts";
import { messages } from "../assistant.messages.ts";
import type { FlowState, Move, Outcome, Step } from "../flow.ts";
import { say } from "../message.ts";

type Prerequisite = {
  step: string;
  isMet: (project: AssistantProject | null, state: FlowState) => boolean;
  explain: string;
};

const PREREQUISITES: Prerequisite[] = [
  { step: "collect-core", isMet: (project) => project !== null && isCoreComplete(project), explain: messages.needCore },
  {
    step: "collect-description",
    isMet: (project) => project !== null && project.estimation_description !== "",
    explain: messages.needDescription,
  },
  {
    step: "generate-tasks",
    isMet: (_project, state) => state.tasks.length > 0 || state.answers.tasksGenerationAttempted === true,
    explain: messages.needTasks,
  },
  {
    step: "collect-duration",
    isMet: (project) => project !== null && project.estimation_hours !== null && project.estimation_rate !== null,
    explain: messages.needDuration,
  },
];

/**
 * The first prerequisite missing, put first with its explanation; null when all are there or were tried already
 * (docs/specification.md#flows).
 */
export function missingPrerequisite(state: FlowState): Move | null {
  const missing = PREREQUISITES.find(
    ({ step, isMet }) => !isMet(state.project, state) && !state.inserted.includes(step),
  );
  if (!missing) return null;
  return {
    say: [say(missing.explain)],
    set: { inserted: [...state.inserted, missing.step] },
    next: { kind: "first", steps: [missing.step] },
  };
}

/** Makes the quote once its prerequisites are there; not at all when it was declined. */
export const generateQuote: Step = {
  name: "generate-quote",
  enter: (state) => {
    if (!state.requireQuote) return { next: { kind: "done" } };
    const missing = missingPrerequisite(state);
    if (missing) return missing;
    if (!state.project)
      return { say: [say(messages.quoteUnreadable(messages.projectNotFound))], next: { kind: "done" } };
    return { next: { kind: "run", effect: { name: "generateQuote", id: state.project.id } } };
  },
  result: (state, outcome) => made(state, outcome),
};

function made(state: FlowState, outcome: Outcome): Move {
  if (!outcome.ok) return { say: [say(messages.quoteFailed(outcome.message))], next: { kind: "done" } };
  const latestQuote = (outcome.value ?? { url: "" }) as AssistantDocument;
  // In the invoice flow no step sums the quote up: it is shown here.
  const told = state.queue.includes("quote-summary")
    ? []
    : latestQuote.url
      ? [{ type: "pdf" as const, content: messages.quoteReady, url: latestQuote.url, pageUrl: latestQuote.page_url }]
      : [say(messages.quoteLinkMissing)];
  return { say: told, set: { latestQuote }, next: { kind: "done" } };
}
