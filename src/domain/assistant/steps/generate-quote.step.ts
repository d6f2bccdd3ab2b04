import { quoteMessages } from "../../quotes/quote.messages.ts";
import { changesQuote, saysPrice } from "../card/changes-quote.ts";
import { CARD_STEPS } from "../card/quote-card.ts";
import { amountsOf, customerOf, workOf } from "../card/said-back.ts";
import type { AssistantProject } from "../conversation/assistant-project.ts";
import { acceptedQuoteOf, splitTasks } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import { documentPreview } from "../conversation/document-messages.ts";
import type { AskedState, FlowState, Move, Step } from "../conversation/flow.ts";
import { say } from "../conversation/message.ts";
import { plainAnswer } from "../conversation/plain-answer.ts";
import { QUOTE_HIDDEN } from "../conversation/step.messages.ts";
import type { Input } from "../conversation/world.ts";
import { readFirmYes } from "../conversation/yes-no.ts";
import { filledFields, legalForm, refusedForm } from "../legal/legal-form.ts";
import { missingPrerequisite } from "./prerequisites.ts";
import { quoteSummary } from "./quote-summary.step.ts";

/**
 * Creates the quote once its prerequisites are there, as the server has them at that moment, and once who, what and how
 * much were said back. A card that was confirmed has said them. Does nothing when the quote was declined.
 */
export const generateQuote: Step<"getProject" | "previewDocument" | "generateQuote" | "sayVatReason"> = {
  name: "generate-quote",
  enter: (state) => {
    if (!state.requireQuote) return { next: { kind: "done" } };
    if (state.project) return { next: { kind: "run", effect: { name: "getProject", id: state.project.id } } };
    return missingPrerequisite(state) ?? refuse(messages.projectNotFound);
  },
  answer: (state, input) => {
    const { about, message } = state.pending;
    if (about === "recap") return readRecap(state, input);
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
      const move = missingPrerequisite({ ...state, project, tasks }) ?? confirmOnce(state, project);
      return { ...move, set: { project, tasks, ...move.set } };
    },
    previewDocument: ({ project }, outcome) => {
      if (!outcome.ok) return refuse(outcome.message);
      if (!project) return refuse(messages.projectNotFound);
      const recap = messages.recapQuote(customerOf(project), workOf(project), amountsOf(outcome.value));
      const { free_lines = [] } = outcome.value;
      if (free_lines.length === 0)
        return {
          next: { kind: "ask", about: "recap", message: { type: "choice", content: recap, options: RECAP_OPTIONS } },
        };
      const content = `${recap}\n${quoteMessages.whyFree(free_lines)} ${quoteMessages.askFree}`;
      return { next: { kind: "ask", about: "recap", message: { type: "choice", content, options: FREE_OPTIONS } } };
    },
    sayVatReason: (state, outcome) => {
      if (outcome.ok && state.project) return generate(state, state.project);
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
      const previews = isShownLater ? [] : [preview];
      const hiddenWords = state.project?.vat_regime === null ? [say(QUOTE_HIDDEN)] : [];
      return { say: [...hiddenWords, ...previews], set: { latestQuote }, next: { kind: "done" } };
    },
  },
};

const RECAP_OPTIONS = [
  { value: "yes", label: messages.confirmed },
  { value: "no", label: messages.correct },
];

const FREE_OPTIONS = [
  { value: "yes", label: quoteMessages.keepFree },
  { value: "no", label: quoteMessages.correctFree },
];

// The card is opened once where it is ordered, and once when the prices are there.
const MOST_OPENINGS = 2;

// What the order said of the price (« fais le devis avec 20 % de remise ») is shown on the card of the lines.
function confirmOnce(state: FlowState, project: AssistantProject): Move<"previewDocument" | "generateQuote"> {
  const { answers, inserted } = state;
  if (answers.quoteConfirmed) return generate(state, project);
  const openings = inserted.filter((name) => name === CARD_STEPS.reopen.name).length;
  if (answers.correction && openings < MOST_OPENINGS)
    return {
      set: { inserted: [...inserted, CARD_STEPS.reopen.name] },
      next: { kind: "insert", steps: [CARD_STEPS.reopen] },
    };
  return { next: { kind: "run", effect: { name: "previewDocument", id: project.id, kind: "quote" } } };
}

function readRecap(state: AskedState, input: Input): Move<"generateQuote"> {
  const { project, pending, answers, inserted } = state;
  const text = input.kind === "text" ? input.text : "";
  const isYes = readFirmYes(input);
  const isChanged = changesQuote(text) || saysPrice(text) || /^corrige/i.test(text.trim());
  const isCorrected = plainAnswer(input) === "no" || isChanged;
  const { quoteConfirmed: _said, ...openAnswers } = answers;
  if (project && isCorrected)
    return {
      set: { answers: { ...openAnswers, correction: text }, inserted: [...inserted, CARD_STEPS.reopen.name] },
      next: { kind: "insert", steps: [CARD_STEPS.reopen] },
    };
  if (!project || isYes === null) return { next: { kind: "ask", about: "recap", message: pending.message } };
  if (isYes) return { ...generate(state, project), set: { answers: { ...answers, quoteConfirmed: true } } };
  return { say: [say(messages.quoteDeclined)], skipSteps: [quoteSummary], next: { kind: "done" } };
}

// An accepted version stays as it is: what was changed on the card is a version after it.
function generate({ answers }: FlowState, project: AssistantProject): Move<"generateQuote"> {
  const isAfterAcceptance = answers.correction !== undefined && acceptedQuoteOf(project) !== null;
  const effect = { name: "generateQuote", id: project.id, ...(isAfterAcceptance && { isAfterAcceptance }) } as const;
  return { next: { kind: "run", effect } };
}

function refuse(reason: string): Move {
  return { say: [say(messages.quoteUnreadable(reason))], next: { kind: "done" } };
}
