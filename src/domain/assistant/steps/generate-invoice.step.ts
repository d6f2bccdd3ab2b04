import type { AssistantDocument } from "../assistant-project.ts";
import { messages } from "../assistant.messages.ts";
import type { FlowState, Move, Outcome, Step } from "../flow.ts";
import { say } from "../message.ts";
import { missingPrerequisite } from "./generate-quote.step.ts";
import { legalForm } from "./legal-form.ts";

/** Issues the invoice. What the law requires and is missing is asked on the spot, then it is tried again (decisions, "Documents"). */
export const generateInvoice: Step = {
  name: "generate-invoice",
  enter: (state) => {
    const missing = missingPrerequisite(state);
    if (missing) return missing;
    return state.project ? issue(state) : { say: [say(messages.projectNotFound)], next: { kind: "done" } };
  },
  answer: (state, input) => {
    const about = state.pending?.about ?? "";
    if (input.kind !== "form") return { next: { kind: "ask", about, message: state.pending!.message } };
    if (about === "customer_incomplete") return { next: { kind: "run", effect: { name: "saveCustomer", id: state.project?.customer_id ?? "", values: input.values } } };
    return { next: { kind: "run", effect: { name: "saveCompany", values: input.values } } };
  },
  result: (state, outcome, effect) => {
    if (effect === "generateInvoice") return issued(outcome);
    if (outcome.ok) return issue(state);
    const code = effect === "saveCompany" ? "company_incomplete" : "customer_incomplete";
    return { next: { kind: "ask", about: code, message: legalForm(Object.keys(outcome.fields), outcome.fields, messages.saveFailed(outcome.message)) } };
  },
};

function issue(state: FlowState): Move {
  return { next: { kind: "run", effect: { name: "generateInvoice", id: state.project!.id } } };
}

function issued(outcome: Outcome): Move {
  if (outcome.ok) return { set: { latestInvoice: (outcome.value ?? { url: "" }) as AssistantDocument }, next: { kind: "done" } };
  if (outcome.code !== "company_incomplete" && outcome.code !== "customer_incomplete") return { say: [say(messages.invoiceFailed(outcome.message))], next: { kind: "done" } };
  const content = outcome.code === "company_incomplete" ? messages.needCompany : messages.needCustomer;
  return { next: { kind: "ask", about: outcome.code, message: legalForm(Object.keys(outcome.fields), {}, content) } };
}
