import { changesQuote } from "../card/changes-quote.ts";
import { CARD_STEPS } from "../card/quote-card.ts";
import { changeOnPageWords } from "../changes/change-on-page.ts";
import type { AssistantProject } from "../conversation/assistant-project.ts";
import { estimationCents, isPriced, isQuoteAtCustomer, standingInvoiceOf } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { FlowState, Move, Step } from "../conversation/flow.ts";
import { say } from "../conversation/message.ts";
import { recap } from "./recap.step.ts";

/**
 * Reads the lines of a quote that is to be corrected, for its card. When the card cannot show them all, or when the
 * customer has the quote and no new version of it was ordered, or an invoice bills it, it is changed on its page.
 */
export const reopenCard: Step<"readQuoteLines"> = {
  name: CARD_STEPS.reopen.name,
  isKnown: ({ answers }) => answers.correction === undefined || answers.quoteConfirmed === true,
  enter: (state) => {
    const { project, inserted } = state;
    if (project === null) return { next: { kind: "done" } };
    if (isStillToPrice(project, state.answers.correction ?? "")) return { next: { kind: "done" } };
    if (standingInvoiceOf(project) !== null) return leadToPage(state);
    if (isQuoteAtCustomer(project) && !inserted.includes(CARD_STEPS.reopen.name)) return leadToPage(state);
    return { next: { kind: "run", effect: { name: "readQuoteLines", id: project.id } } };
  },
  results: {
    readQuoteLines: (state, outcome) => {
      const { quoteConfirmed: _said, ...answers } = state.answers;
      const lines = outcome.ok ? outcome.value : null;
      if (lines === null) return leadToPage(state);
      const { deposit = "", ...linesSaid } = lines;
      // A deposit that is said with the correction is newer than the one that the quote asks for.
      const depositSaid = answers.depositSaid ?? deposit;
      return {
        set: { answers: { ...answers, quoteSaid: { ...linesSaid, note: "" }, ...(depositSaid && { depositSaid }) } },
        next: { kind: "insert", steps: [CARD_STEPS.show, CARD_STEPS.save] },
      };
    },
  },
};

// « fais le devis avec 10 % de remise » comes before any price: the card opens once there is one.
function isStillToPrice(project: AssistantProject, correction: string): boolean {
  const hasQuote = project.documents?.some(({ kind }) => kind === "quote") ?? false;
  const hasPrice = isPriced(project) || estimationCents(project) !== null;
  return correction !== "" && !changesQuote(correction) && !hasQuote && !hasPrice;
}

// The page has everything: no recap is needed here.
function leadToPage({ project, answers }: FlowState): Move {
  const { correction: _typed, ...others } = answers;
  const id = project?.id ?? "";
  const isInvoiced = project !== null && standingInvoiceOf(project) !== null;
  return {
    say: [say(isInvoiced ? messages.changeLines(id) : changeOnPageWords(id, project))],
    set: { answers: others },
    skipUntil: recap,
    skipSteps: [recap],
    next: { kind: "done" },
  };
}
