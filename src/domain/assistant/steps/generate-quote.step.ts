import { messages } from "../assistant.messages.ts";
import type { Step } from "../flow.ts";
import { say } from "../message.ts";
import { filledFields, legalForm, refusedForm } from "./legal-form.ts";
import { documentPreview } from "./document-messages.ts";
import { missingPrerequisite } from "./prerequisites.ts";
import { quoteSummary } from "./quote-summary.step.ts";

/** Creates the quote once its prerequisites are there. Does nothing when the quote was declined. */
export const generateQuote: Step<"generateQuote" | "sayVatReason"> = {
  name: "generate-quote",
  enter: (state) => {
    if (!state.requireQuote) return { next: { kind: "done" } };
    const missing = missingPrerequisite(state);
    if (missing) return missing;
    if (!state.project)
      return { say: [say(messages.quoteUnreadable(messages.projectNotFound))], next: { kind: "done" } };
    return { next: { kind: "run", effect: { name: "generateQuote", id: state.project.id } } };
  },
  answer: (state, input) => {
    const { about, message } = state.pending;
    if (input.kind !== "form") return { next: { kind: "ask", about, message } };
    const effect = { name: "sayVatReason", id: state.project?.id ?? "", values: input.values } as const;
    return { set: { form: filledFields(message, input.values) }, next: { kind: "run", effect } };
  },
  results: {
    sayVatReason: (state, outcome) => {
      if (outcome.ok) return { next: { kind: "run", effect: { name: "generateQuote", id: state.project?.id ?? "" } } };
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
