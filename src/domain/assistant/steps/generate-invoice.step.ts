import type { AssistantDocument } from "../assistant-project.ts";
import { messages } from "../assistant.messages.ts";
import type { Effect } from "../effect.ts";
import type { FlowState, Move, Outcome, Step } from "../flow.ts";
import { say } from "../message.ts";
import { missingPrerequisite } from "./generate-quote.step.ts";
import { filledFields, legalForm, refusedForm } from "./legal-form.ts";

/**
 * Issues the invoice. What the law requires and is missing is asked on the spot, then it is tried again
 * (docs/specification.md#documents).
 */
export const generateInvoice: Step = {
  name: "generate-invoice",
  enter: (state) => {
    const missing = missingPrerequisite(state);
    if (missing) return missing;
    return state.project ? issue(state) : { say: [say(messages.projectNotFound)], next: { kind: "done" } };
  },
  answer: (state, input) => {
    const { about, message } = state.pending!;
    if (input.kind !== "form") return { next: { kind: "ask", about, message } };
    const { values } = input;
    const effect: Effect =
      about === "customer_incomplete"
        ? { name: "saveCustomer", id: state.project?.customer_id ?? "", values }
        : { name: "saveCompany", values };
    return { set: { form: filledFields(message, values) }, next: { kind: "run", effect } };
  },
  result: (state, outcome, effect) => {
    if (effect === "generateInvoice") return issued(outcome);
    if (outcome.ok) return issue(state);
    const about = effect === "saveCompany" ? "company_incomplete" : "customer_incomplete";
    return {
      next: {
        kind: "ask",
        about,
        message: refusedForm(state.form, outcome.fields, messages.saveFailed(outcome.message)),
      },
    };
  },
};

function issue(state: FlowState): Move {
  return { next: { kind: "run", effect: { name: "generateInvoice", id: state.project!.id } } };
}

function issued(outcome: Outcome): Move {
  if (outcome.ok)
    return { set: { latestInvoice: (outcome.value ?? { url: "" }) as AssistantDocument }, next: { kind: "done" } };
  if (outcome.code !== "company_incomplete" && outcome.code !== "customer_incomplete")
    return { say: [say(messages.invoiceFailed(outcome.message))], next: { kind: "done" } };
  const content = outcome.code === "company_incomplete" ? messages.needCompany : messages.needCustomer;
  return { next: { kind: "ask", about: outcome.code, message: legalForm(Object.keys(outcome.fields), content) } };
}
