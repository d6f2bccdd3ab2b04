import { CARD_STEPS } from "../card/quote-card.ts";
import type { AssistantProject } from "../conversation/assistant-project.ts";
import { isPriced } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { FlowState, Move, Step } from "../conversation/flow.ts";
import { say } from "../conversation/message.ts";
import { readPricesOf } from "../conversation/said-quote.ts";
import { needsCore } from "./needs-core.ts";

/**
 * Asks for a description of the work. A known description is recalled in one line. Prices said in it are not lost:
 * lines go on the card of the quote, hours at a rate wait for the question of the duration.
 */
export const collectDescription: Step<"saveDescription"> = {
  name: "collect-description",
  enter: (state, { flow }) => {
    if (state.project === null) return needsCore(state);
    // A quote that is corrected has its lines.
    if (state.answers.correction !== undefined && state.answers.quoteSaid !== undefined)
      return { next: { kind: "done" } };
    if (state.project.estimation_description !== "")
      return { say: [say(messages.knownDescription)], next: { kind: "done" } };
    const description = state.answers.projectDescription;
    // The lines of a quote describe the work.
    if (!description && flow.pricesWork && isPriced(state.project)) return { next: { kind: "done" } };
    return description
      ? save(state, state.project, description)
      : { next: { kind: "ask", about: "description", message: say(messages.askDescription) } };
  },
  answer: (state, input, { flow }) => {
    if (state.project === null) return needsCore(state);
    const text = input.kind === "text" ? input.text.trim() : "";
    if (text === "") return { next: { kind: "ask", about: "description", message: say(messages.badDescription) } };
    const { quoteSaid, durationSaid, isUnread } = readPricesOf(text);
    if (flow.takesLines && quoteSaid !== null) {
      const answers = { ...state.answers, quoteSaid };
      return { set: { answers }, next: { kind: "insert", steps: [CARD_STEPS.show, CARD_STEPS.save] } };
    }
    const answers = durationSaid === null ? state.answers : { ...state.answers, durationSaid };
    const move = save({ ...state, answers }, state.project, text);
    return isUnread ? { ...move, say: [say(messages.unreadPrices)] } : move;
  },
  results: {
    saveDescription: (state, outcome) => {
      const description = state.answers.projectDescription ?? "";
      const project = state.project && { ...state.project, estimation_description: description };
      return {
        say: outcome.ok ? [] : [say(messages.descriptionFailed(outcome.message))],
        set: { project },
        next: { kind: "done" },
      };
    },
  },
};

function save(state: FlowState, { id }: AssistantProject, description: string): Move<"saveDescription"> {
  return {
    set: { answers: { ...state.answers, projectDescription: description } },
    next: { kind: "run", effect: { name: "saveDescription", id, description } },
  };
}
