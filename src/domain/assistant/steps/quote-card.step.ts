import type { CalendarDate } from "../../shared/calendar-date.ts";
import type { AssistantProject } from "../assistant-project.ts";
import { messages } from "../assistant.messages.ts";
import type { QuoteCard } from "../card/quote-card.ts";
import { CARD_STEPS, firstMissing, quoteCardOf } from "../card/quote-card.ts";
import { readCard } from "../card/read-card.ts";
import { cardAfterText } from "../card/card-after-text.ts";
import type { AskedState, FlowState, Move, Step } from "../flow.ts";
import type { CardRow } from "../message.ts";
import { say } from "../message.ts";
import { collectDescription } from "./collect-description.step.ts";
import { collectDuration } from "./collect-duration.step.ts";
import { generateQuote } from "./generate-quote.step.ts";
import { generateTasks } from "./generate-tasks.step.ts";
import { quoteSummary } from "./quote-summary.step.ts";
import { saveQuoteLines } from "./save-quote-lines.step.ts";
import { readFirmYes } from "./yes-no.ts";

/**
 * Shows what a rich order says on one card: customer, work and lines, each value to be changed in place. Nothing is
 * written before its button. What is still missing is an empty field of the card.
 */
export const quoteCard: Step = {
  name: CARD_STEPS.show.name,
  isKnown: ({ answers }) => answers.quoteSaid === undefined || answers.quoteConfirmed === true,
  enter: (state) => {
    const { quoteSaid } = state.answers;
    if (quoteSaid === undefined) return { next: { kind: "done" } };
    if (state.project?.has_priced_lines) return leaveLines(state, state.project);
    return askCard(quoteCardOf(state, quoteSaid));
  },
  answer: (state, input, { today }) => {
    const { message } = state.pending;
    if (message.type !== "quote") return { next: { kind: "done" } };
    // Only the button confirms: what is typed on the card is not in the words of an answer.
    if (input.kind === "form")
      return confirm(state, message, { values: input.values, rows: (input.rows ?? []) as CardRow[] }, today);
    if (readFirmYes(input) === true) return askCard({ ...message, content: messages.cardButton });
    return askCard(cardAfterText(message, input.kind === "text" ? input.text : "", state, today));
  },
};

type Filled = { values: Record<string, string>; rows: CardRow[] };

// The question is about its first missing field, so that an answer in words is read as that field's.
function askCard(card: QuoteCard): Move {
  return { next: { kind: "ask", about: firstMissing(card), message: card } };
}

function confirm(state: AskedState, card: QuoteCard, { values, rows }: Filled, today: CalendarDate): Move {
  const { answers: filledAnswers, problems } = readCard(card, values, rows, today);
  if (problems !== null) {
    const fields = card.fields.map((field) => {
      const error = problems.fields[field.name];
      return { ...field, value: values[field.name] ?? "", ...(error !== undefined && { error }) };
    });
    return askCard({ ...card, content: messages.cardIncomplete, fields, rows });
  }
  const labels = rows.map(({ label }) => label.trim()).join(", ");
  const answers = {
    ...state.answers,
    projectDescription: labels,
    ...filledAnswers,
    // The lines are the work: no task is proposed beside them, and no duration is asked.
    tasksGenerationAttempted: true,
    quoteSaid: { rows, discount: values.discount ?? "", note: "" },
    quoteConfirmed: true as const,
    ...(state.project === null && { projectMode: "new" as const }),
  };
  return { set: { answers }, next: { kind: "done" } };
}

// Lines that the seller wrote on the quote are not replaced from here.
function leaveLines({ answers }: FlowState, { id }: AssistantProject): Move {
  const { quoteSaid: _said, ...others } = answers;
  return {
    say: [say(messages.linesOnQuote(id))],
    set: { answers: others },
    skipSteps: [collectDescription, generateTasks, collectDuration, saveQuoteLines, generateQuote, quoteSummary],
    next: { kind: "done" },
  };
}
