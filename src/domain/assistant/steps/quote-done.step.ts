import { STATE_WORDS } from "../../documents/document-state.messages.ts";
import { CARD_STEPS } from "../card/quote-card.ts";
import type { AssistantProject, ProjectDocument } from "../conversation/assistant-project.ts";
import { contactOf, standingQuoteOf } from "../conversation/assistant-project.ts";
import { documentDone } from "../conversation/document-messages.ts";
import { doneMessages } from "../conversation/done.messages.ts";
import type { FlowState, Move, Step } from "../conversation/flow.ts";
import { say } from "../conversation/message.ts";
import { plainAnswer } from "../conversation/plain-answer.ts";
import { summaryLabels } from "../conversation/step.messages.ts";
import { recap } from "./recap.step.ts";

/**
 * A quote that is ordered although the customer has it already: says that it is done and where, and offers what may be
 * meant. An order with prices, or of another version, says what is meant by itself.
 */
export const quoteDone: Step = {
  name: "quote-done",
  isKnown: ({ answers: { correction, quoteSaid, durationSaid, quoteConfirmed } }) =>
    correction !== undefined || quoteSaid !== undefined || durationSaid !== undefined || quoteConfirmed === true,
  enter: ({ project }) => {
    const quote = project && standingQuoteOf(project);
    return quote ? showQuote(project, quote) : { next: { kind: "done" } };
  },
  answer: (state, input) => {
    const choice = CHOICES.find(({ value, words }) => value === plainAnswer(input) || words.test(plainAnswer(input)));
    return choice ? choice.move(state) : { next: { kind: "ask", about: "quoteDone", message: state.pending.message } };
  },
};

const CHOICES: readonly { value: string; label: string; words: RegExp; move: (state: FlowState) => Move }[] = [
  {
    value: "lines",
    label: doneMessages.changeLines,
    words: /\b(?:lignes?|change[rz]?|modifie[rz]?|corrige[rz]?)\b/,
    move: ({ answers, inserted }) => ({
      set: { answers: { ...answers, correction: "" }, inserted: [...inserted, CARD_STEPS.reopen.name] },
      next: { kind: "insert", steps: [CARD_STEPS.reopen] },
    }),
  },
  {
    value: "version",
    label: doneMessages.newVersion,
    words: /\b(?:version|refai[st]|refaire|a neuf)\b/,
    move: () => ({ next: { kind: "done" } }),
  },
  {
    value: "another",
    label: doneMessages.another,
    words: /\bautre\b/,
    move: ({ project }) => ({
      say: [say(doneMessages.sayAnother(project ? nameOf(project) : ""))],
      ...END,
    }),
  },
  {
    value: "nothing",
    label: doneMessages.nothing,
    words: /^(?:rien|non|c'est bon|ok|d'accord|laisse|merci)\b/,
    move: () => END,
  },
];

const END = { skipUntil: recap, skipSteps: [recap], next: { kind: "done" } } as const satisfies Move;

function showQuote(project: AssistantProject, quote: ProjectDocument): Move {
  const content = doneMessages.quoteDone(quote.number, STATE_WORDS[quote.status], project.name);
  const page = `/etape/${project.id}/quote`;
  // A quote that was accepted stays as it is: another version begins by its lines.
  const isAccepted = quote.status === "accepted";
  const options = CHOICES.filter(({ value }) => !isAccepted || value !== "version").map(({ value, label }) => ({
    value,
    label,
  }));
  return {
    say: [documentDone(quote, { content, label: summaryLabels.quote, page })],
    next: { kind: "ask", about: "quoteDone", message: { type: "choice", content: doneMessages.ask, options } },
  };
}

function nameOf(project: AssistantProject): string {
  return project.client_info.company || contactOf(project);
}
