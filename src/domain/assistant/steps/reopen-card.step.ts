import { CARD_STEPS } from "../card/quote-card.ts";
import { isQuoteAtCustomer } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { FlowState, Move, Step } from "../conversation/flow.ts";
import { say } from "../conversation/message.ts";
import { recap } from "./recap.step.ts";

/**
 * Reads the lines of a quote that is to be corrected, for its card. When the card cannot show them all, or when the
 * customer has the quote and no new version of it was ordered, it is changed on its page.
 */
export const reopenCard: Step<"readQuoteLines"> = {
  name: CARD_STEPS.reopen.name,
  isKnown: ({ answers }) => answers.correction === undefined || answers.quoteConfirmed === true,
  enter: (state) => {
    const { project, inserted } = state;
    if (project === null) return { next: { kind: "done" } };
    if (isQuoteAtCustomer(project) && !inserted.includes(CARD_STEPS.reopen.name)) return leadToPage(state);
    return { next: { kind: "run", effect: { name: "readQuoteLines", id: project.id } } };
  },
  results: {
    readQuoteLines: (state, outcome) => {
      const { quoteConfirmed: _said, ...answers } = state.answers;
      const lines = outcome.ok ? outcome.value : null;
      if (lines === null) return leadToPage(state);
      return {
        set: { answers: { ...answers, quoteSaid: { ...lines, note: "" } } },
        next: { kind: "insert", steps: [CARD_STEPS.show, CARD_STEPS.save] },
      };
    },
  },
};

// The page has everything: no recap is needed here.
function leadToPage({ project, answers }: FlowState): Move {
  const { correction: _typed, ...others } = answers;
  return {
    say: [say(messages.changeLines(project?.id ?? ""))],
    set: { answers: others },
    skipUntil: recap,
    skipSteps: [recap],
    next: { kind: "done" },
  };
}
