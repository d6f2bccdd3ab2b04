import type { AssistantDocument, AssistantProject } from "../assistant-project.ts";
import { messages } from "../assistant.messages.ts";
import type { Outcome } from "../world.ts";
import type { FlowState, Move, Step } from "../flow.ts";
import { say } from "../message.ts";
import { filledFields, legalForm, refusedForm } from "./legal-form.ts";
import { missingPrerequisite } from "./prerequisites.ts";

/**
 * Issues the invoice. What the law requires and is missing is asked on the spot, then it is tried again
 * (docs/specification.md#documents).
 */
export const generateInvoice: Step<"generateInvoice" | "saveCompany" | "saveCustomer"> = {
  name: "generate-invoice",
  enter: (state) => missingPrerequisite(state) ?? issue(state.project),
  answer: (state, input) => {
    const { about, message } = state.pending;
    if (input.kind !== "form") return { next: { kind: "ask", about, message } };
    const { values } = input;
    return {
      set: { form: filledFields(message, values) },
      next: {
        kind: "run",
        effect:
          about === "customer_incomplete"
            ? { name: "saveCustomer", id: state.project?.customer_id ?? "", values }
            : { name: "saveCompany", values },
      },
    };
  },
  results: {
    generateInvoice: (_state, outcome) => afterIssuing(outcome),
    saveCompany: (state, outcome) => issueAgain(state, outcome, "company_incomplete"),
    saveCustomer: (state, outcome) => issueAgain(state, outcome, "customer_incomplete"),
  },
};

function issue(project: AssistantProject | null): Move<"generateInvoice"> {
  if (!project) return { say: [say(messages.projectNotFound)], next: { kind: "done" } };
  return { next: { kind: "run", effect: { name: "generateInvoice", id: project.id } } };
}

function afterIssuing(outcome: Outcome<AssistantDocument | null>): Move {
  if (outcome.ok) return { set: { latestInvoice: outcome.value ?? { url: "" } }, next: { kind: "done" } };
  if (outcome.code !== "company_incomplete" && outcome.code !== "customer_incomplete")
    return { say: [say(messages.invoiceFailed(outcome.message))], next: { kind: "done" } };
  const content = outcome.code === "company_incomplete" ? messages.needCompany : messages.needCustomer;
  return { next: { kind: "ask", about: outcome.code, message: legalForm(Object.keys(outcome.fields), content) } };
}

function issueAgain(state: FlowState, outcome: Outcome<unknown>, about: string): Move<"generateInvoice"> {
  if (outcome.ok) return issue(state.project);
  const message = refusedForm(state.form, outcome.fields, messages.saveFailed(outcome.message));
  return { next: { kind: "ask", about, message } };
}
