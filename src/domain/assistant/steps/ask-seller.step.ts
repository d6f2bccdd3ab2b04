import { isSkip } from "../acts/skips.ts";
import type { AssistantProject } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { FlowState, Move, Step } from "../conversation/flow.ts";
import type { AssistantMessage } from "../conversation/message.ts";
import { say } from "../conversation/message.ts";
import type { Input } from "../conversation/world.ts";
import { legalForm, refusedForm } from "../legal/legal-form.ts";
import { readRegime } from "../legal/read-regime.ts";
import type { QuestionName } from "../understanding.ts";
import { clausesOf } from "../words/clauses.ts";

/**
 * Asks what a first quote says of its seller, one thing at a time: whether they charge VAT, which decides its total,
 * and the name at its head. Either may be left for later. What could not be read is not asked.
 */
export const askSeller: Step<"saveCompany"> = {
  name: "ask-seller",
  isKnown: (state) => sellerGap(state) === null,
  enter: (state) => saveSaidRegime(state) ?? askNext(state),
  answer: (state, input) => {
    const { project, pending } = state;
    const gap = sellerGap(state);
    if (project === null || gap === null) return { next: { kind: "done" } };
    if (isLater(input, QUESTION_OF_GAP[gap])) return leaveOpen(state, project, gap);
    const value = gap === "vat_regime" ? readRegime(input) : readSellerName(input);
    if (value === null) return { next: { kind: "ask", about: QUESTION_OF_GAP[gap], message: pending.message } };
    const { quoteConfirmed: _said, ...answers } = state.answers;
    return {
      set: {
        project: { ...project, [gap]: value },
        // The regime decides the total: what was confirmed without it is said again.
        ...(gap === "vat_regime" && { answers }),
      },
      next: {
        kind: "run",
        effect: { name: "saveCompany", values: { [gap === "vat_regime" ? gap : "name"]: value } },
      },
    };
  },
  results: {
    saveCompany: (state, outcome) => {
      const { project } = state;
      if (outcome.ok) return askNext(state);
      const sentence = messages.saveFailed(outcome.message);
      if (!outcome.fields.name) return { ...askNext(state), say: [say(sentence)] };
      const refusedProject = project && { ...project, seller_name: "" };
      const [field] = legalFields("");
      const fields = field ? [{ ...field, value: project?.seller_name ?? "" }] : [];
      const message = refusedForm(fields, outcome.fields, sentence);
      return { set: { project: refusedProject }, next: { kind: "ask", about: "sellerName", message } };
    },
  },
};

type SellerGap = "vat_regime" | "seller_name";

const QUESTION_OF_GAP: Record<SellerGap, QuestionName> = { vat_regime: "vatRegime", seller_name: "sellerName" };

/** What is not known of the seller and was not left for later, or null. */
export function sellerGap({ project, answers }: Pick<FlowState, "project" | "answers">): SellerGap | null {
  if (project?.vat_regime === null && answers.vatRegime !== "later") return "vat_regime";
  return project?.seller_name === "" ? "seller_name" : null;
}

// « je suis en franchise » in the order answers before it is asked.
function saveSaidRegime({ project, answers }: FlowState): Move<"saveCompany"> | null {
  const { vatRegime } = answers;
  if (project?.vat_regime !== null || vatRegime === undefined || vatRegime === "later") return null;
  return {
    say: [say(vatRegime === "standard" ? cardMessages.vatCharged : cardMessages.noVatCharged)],
    set: { project: { ...project, vat_regime: vatRegime } },
    next: { kind: "run", effect: { name: "saveCompany", values: { vat_regime: vatRegime } } },
  };
}

function askNext(state: FlowState): Move {
  const gap = sellerGap(state);
  if (gap === null) return { next: { kind: "done" } };
  const message = gap === "vat_regime" ? VAT_QUESTION : NAME_QUESTION;
  return { next: { kind: "ask", about: QUESTION_OF_GAP[gap], message } };
}

const VAT_QUESTION: AssistantMessage = {
  type: "choice",
  content: messages.askVatRegime,
  options: [
    { value: "standard", label: messages.chargesVat },
    { value: "franchise", label: messages.chargesNoVat },
    { value: "later", label: messages.later },
  ],
};

const NAME_QUESTION = legalForm(["name"], messages.askSellerName);

function legalFields(content: string) {
  const form = legalForm(["name"], content);
  return form.type === "form" ? form.fields : [];
}

function isLater(input: Input, about: QuestionName): boolean {
  if (input.kind === "choice") return input.value === "later";
  return input.kind === "text" && isSkip(clausesOf(input.text), about);
}

function readSellerName(input: Input): string | null {
  const text = input.kind === "form" ? (input.values.name ?? "") : input.kind === "text" ? input.text : "";
  const name = text.replace(/\s+/g, " ").trim();
  return name === "" ? null : name;
}

// What is left for later is no longer asked in this flow.
function leaveOpen(state: FlowState, project: AssistantProject, gap: SellerGap): Move {
  const { seller_name: _unnamed, ...unnamedProject } = project;
  const open =
    gap === "vat_regime" ? { answers: { ...state.answers, vatRegime: "later" as const } } : { project: unnamedProject };
  return { ...askNext({ ...state, ...open }), set: open };
}
