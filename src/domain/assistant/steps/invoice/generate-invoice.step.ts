import type { AssistantDocument } from "../../conversation/assistant-project.ts";
import { messages } from "../../conversation/assistant.messages.ts";
import type { FlowState, Move, Step } from "../../conversation/flow.ts";
import { say } from "../../conversation/message.ts";
import type { Outcome } from "../../conversation/world.ts";
import { formAfterText, isWholeForm, sayNoted, valuesOfForm } from "../../legal/form-words.ts";
import type { LegalCode, SavesLegalData } from "../../legal/legal-data.ts";
import { legalCode, legalQuestion, savingEffect } from "../../legal/legal-data.ts";
import { filledFields, refusedForm } from "../../legal/legal-form.ts";
import { missingPrerequisite } from "../prerequisites.ts";

/**
 * Issues the invoice. When legal data is missing, it asks for it in a form, then tries again
 * (docs/specification.md#documents).
 */
export const generateInvoice: Step<"generateInvoice" | SavesLegalData> = {
  name: "generate-invoice",
  enter: (state) => missingPrerequisite(state) ?? issue(state),
  answer: (state, input) => {
    const { about, message } = state.pending;
    const form = input.kind === "text" ? formAfterText(message, input.text) : null;
    const sentences = form === null ? [] : [say(sayNoted(message, form))];
    if (form !== null && !isWholeForm(form)) return { say: sentences, next: { kind: "ask", about, message: form } };
    const values = input.kind === "form" ? input.values : form && valuesOfForm(form);
    if (values === null) return { next: { kind: "ask", about, message } };
    return {
      say: sentences,
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

function issue({ project, invoiceCents, answers: { confirmedDoubts } }: FlowState): Move<"generateInvoice"> {
  if (!project) return { say: [say(messages.projectNotFound)], next: { kind: "done" } };
  const effect = {
    name: "generateInvoice",
    id: project.id,
    ...(confirmedDoubts && { confirmedDoubts }),
    ...(invoiceCents !== undefined && { leftCents: invoiceCents }),
  } as const;
  return { next: { kind: "run", effect } };
}

function afterIssuing({ project }: FlowState, outcome: Outcome<AssistantDocument | null>): Move {
  if (outcome.ok) return { set: { latestInvoice: outcome.value ?? { url: "" } }, next: { kind: "done" } };
  const code = legalCode(outcome.code);
  if (code === null) return { say: [say(messages.invoiceFailed(outcome.message))], next: { kind: "done" } };
  const message = legalQuestion(code, Object.keys(outcome.fields), project);
  return { next: { kind: "ask", about: code, message } };
}

function issueAgain(state: FlowState, outcome: Outcome<unknown>, about: LegalCode): Move<"generateInvoice"> {
  if (outcome.ok) return issue(state);
  const message = refusedForm(state.form, outcome.fields, messages.saveFailed(outcome.message));
  return { next: { kind: "ask", about, message } };
}
