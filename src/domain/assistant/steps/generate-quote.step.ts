import type { AssistantProject } from "../assistant-project.ts";
import { splitTasks } from "../assistant-project.ts";
import { messages } from "../assistant.messages.ts";
import type { Move, Step } from "../flow.ts";
import { say } from "../message.ts";
import { filledFields, legalForm, refusedForm } from "./legal-form.ts";
import { documentPreview } from "./document-messages.ts";
import { missingPrerequisite } from "./prerequisites.ts";
import { quoteSummary } from "./quote-summary.step.ts";

/**
 * Creates the quote once its prerequisites are there, as the server has them at that moment. Does nothing when the
 * quote was declined.
 */
export const generateQuote: Step<"getProject" | "generateQuote" | "sayVatReason"> = {
  name: "generate-quote",
  enter: (state) => {
    if (!state.requireQuote) return { next: { kind: "done" } };
    if (state.project) return { next: { kind: "run", effect: { name: "getProject", id: state.project.id } } };
    return missingPrerequisite(state) ?? refuse(messages.projectNotFound);
  },
  answer: (state, input) => {
    const { about, message } = state.pending;
    if (input.kind !== "form") return { next: { kind: "ask", about, message } };
    const effect = { name: "sayVatReason", id: state.project?.id ?? "", values: input.values } as const;
    return { set: { form: filledFields(message, input.values) }, next: { kind: "run", effect } };
  },
  results: {
    getProject: (state, outcome) => {
      if (!outcome.ok) return refuse(outcome.message);
      if (outcome.value === null) return refuse(messages.projectNotFound);
      // Whether the project had tasks is about the start of the flow, so it stays.
      const { project, tasks } = splitTasks(outcome.value);
      const move = missingPrerequisite({ ...state, project, tasks }) ?? generate(project);
      return { ...move, set: { project, tasks, ...move.set } };
    },
    sayVatReason: (state, outcome) => {
      if (outcome.ok && state.project) return generate(state.project);
      if (outcome.ok) return refuse(messages.projectNotFound);
      const message = refusedForm(state.form, outcome.fields, messages.saveFailed(outcome.message));
      return { next: { kind: "ask", about: "vat_reason_missing", message } };
    },
    generateQuote: (state, outcome) => {
      if (!outcome.ok && outcome.code === "vat_reason_missing") {
        const message = legalForm(["vat_reason"], messages.needVatReason);
        return { next: { kind: "ask", about: outcome.code, message } };
      }
      if (!outcome.ok) return { say: [say(messages.quoteFailed(outcome.message))], next: { kind: "done" } };
      const latestQuote = outcome.value ?? { url: "" };
      // A flow without the step of the quote's summary shows the summary here.
      const preview = documentPreview(latestQuote, { ready: messages.quoteReady, missing: messages.quoteLinkMissing });
      const isShownLater = state.queue.includes(quoteSummary.name);
      return { say: isShownLater ? [] : [preview], set: { latestQuote }, next: { kind: "done" } };
    },
  },
};

function generate({ id }: AssistantProject): Move<"generateQuote"> {
  return { next: { kind: "run", effect: { name: "generateQuote", id } } };
}

function refuse(reason: string): Move {
  return { say: [say(messages.quoteUnreadable(reason))], next: { kind: "done" } };
}
