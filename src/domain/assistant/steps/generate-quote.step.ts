import { messages } from "../assistant.messages.ts";
import type { Step } from "../flow.ts";
import { say } from "../message.ts";
import { documentPreview } from "./document-messages.ts";
import { missingPrerequisite } from "./prerequisites.ts";
import { quoteSummary } from "./quote-summary.step.ts";

/** Makes the quote once its prerequisites are there; not at all when it was declined. */
export const generateQuote: Step<"generateQuote"> = {
  name: "generate-quote",
  enter: (state) => {
    if (!state.requireQuote) return { next: { kind: "done" } };
    const missing = missingPrerequisite(state);
    if (missing) return missing;
    if (!state.project)
      return { say: [say(messages.quoteUnreadable(messages.projectNotFound))], next: { kind: "done" } };
    return { next: { kind: "run", effect: { name: "generateQuote", id: state.project.id } } };
  },
  results: {
    generateQuote: (state, outcome) => {
      if (!outcome.ok) return { say: [say(messages.quoteFailed(outcome.message))], next: { kind: "done" } };
      const latestQuote = outcome.value ?? { url: "" };
      // A flow without the step that sums the quote up shows it here.
      const preview = documentPreview(latestQuote, { ready: messages.quoteReady, missing: messages.quoteLinkMissing });
      const isShownLater = state.queue.includes(quoteSummary.name);
      return { say: isShownLater ? [] : [preview], set: { latestQuote }, next: { kind: "done" } };
    },
  },
};
