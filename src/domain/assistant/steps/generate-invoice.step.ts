import type { AssistantDocument, AssistantProject } from "../assistant-project.ts";
import { messages } from "../assistant.messages.ts";
import type { Effect } from "../effect.ts";
import type { Outcome } from "../world.ts";
import type { FlowState, Move, Step } from "../flow.ts";
import type { AssistantMessage } from "../message.ts";
import { say } from "../message.ts";
import { filledFields, legalForm, refusedForm } from "./legal-form.ts";
import { missingPrerequisite } from "./prerequisites.ts";

/**
 * Issues the invoice. When legal data is missing, it asks for it in a form, then tries again
 * (docs/specification.md#documents).
 */
export const generateInvoice: Step<"generateInvoice" | "saveCompany" | "saveCustomer" | "sayVatReason"> = {
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
        effect: savingEffect(about, state.project, values),
      },
    };
  },
  results: {
    generateInvoice: (state, outcome) => afterIssuing(state, outcome),
    saveCompany: (state, outcome) => issueAgain(state, outcome, "company_incomplete"),
    saveCustomer: (state, outcome) => issueAgain(state, outcome, "customer_incomplete"),
    sayVatReason: (state, outcome) => issueAgain(state, outcome, "vat_reason_missing"),
  },
};

/** The form for missing legal data, by the code of the refusal. */
const QUESTIONS: Record<string, string> = {
  company_incomplete: messages.needCompany,
  customer_incomplete: messages.needCustomer,
  vat_reason_missing: messages.needVatReason,
};

function savingEffect(
  about: string,
  project: AssistantProject | null,
  values: Record<string, string>,
): Effect<"saveCompany" | "saveCustomer" | "sayVatReason"> {
  if (about === "customer_incomplete") return { name: "saveCustomer", id: project?.customer_id ?? "", values };
  if (about === "vat_reason_missing") return { name: "sayVatReason", id: project?.id ?? "", values };
  return { name: "saveCompany", values };
}

function issue(project: AssistantProject | null): Move<"generateInvoice"> {
  if (!project) return { say: [say(messages.projectNotFound)], next: { kind: "done" } };
  return { next: { kind: "run", effect: { name: "generateInvoice", id: project.id } } };
}

function afterIssuing({ project }: FlowState, outcome: Outcome<AssistantDocument | null>): Move {
  if (outcome.ok) return { set: { latestInvoice: outcome.value ?? { url: "" } }, next: { kind: "done" } };
  const content = QUESTIONS[outcome.code];
  if (content === undefined) return { say: [say(messages.invoiceFailed(outcome.message))], next: { kind: "done" } };
  const form = legalForm(Object.keys(outcome.fields), content);
  const message = outcome.code === "customer_incomplete" && project ? withEmail(form, project) : form;
  return { next: { kind: "ask", about: outcome.code, message } };
}

// The law does not ask for an email, so the field may stay empty. Without it the invoice cannot be sent.
function withEmail(form: AssistantMessage, { client_info }: AssistantProject): AssistantMessage {
  if (form.type !== "form" || client_info.email !== "") return form;
  const email = { name: "email", label: messages.emailLabel, type: "email", required: false } as const;
  return { ...form, fields: [...form.fields, email] };
}

function issueAgain(state: FlowState, outcome: Outcome<unknown>, about: string): Move<"generateInvoice"> {
  if (outcome.ok) return issue(state.project);
  const message = refusedForm(state.form, outcome.fields, messages.saveFailed(outcome.message));
  return { next: { kind: "ask", about, message } };
}
