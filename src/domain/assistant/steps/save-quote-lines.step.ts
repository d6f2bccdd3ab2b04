import { CARD_STEPS, cardWith } from "../card/quote-card.ts";
import { readCard } from "../card/read-card.ts";
import { messages } from "../conversation/assistant.messages.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { FlowState, Move, Step } from "../conversation/flow.ts";
import type { CardRow } from "../conversation/message.ts";
import { regimeOf } from "../conversation/seller-regime.ts";

/** Writes the lines of a confirmed card on the quote. When saving fails, the card is shown again, still filled. */
export const saveQuoteLines: Step<"saveQuoteLines"> = {
  name: CARD_STEPS.save.name,
  isKnown: ({ answers }) => answers.quoteSaid === undefined,
  enter: (state, { today }) => {
    const { quoteSaid } = state.answers;
    return quoteSaid ? save(state, quoteSaid.rows, quoteSaid.discount, today) : { next: { kind: "done" } };
  },
  answer: (state, input, { today }) => {
    const { message, about } = state.pending;
    if (message.type !== "quote_card" || input.kind !== "form") return { next: { kind: "ask", about, message } };
    return save(state, input.rows ?? [], input.values.discount ?? "", today);
  },
  results: {
    saveQuoteLines: (state, outcome) =>
      outcome.ok ? { next: { kind: "done" } } : askAgain(state, messages.saveFailed(outcome.message)),
  },
};

function save(state: FlowState, rows: CardRow[], discount: string, today: string): Move<"saveQuoteLines"> {
  const quoteSaid = { rows, discount, note: "" };
  const answers = { ...state.answers, quoteSaid };
  const { problems } = readCard(
    cardWith([], rows, ""),
    { values: { discount }, rows },
    { today, regime: regimeOf(state) },
  );
  if (problems !== null || state.project === null)
    return { ...askAgain({ ...state, answers }, cardMessages.incomplete), set: { answers } };
  const isCorrection = answers.correction !== undefined;
  const sections = answers.sectionsSaid;
  const { depositSaid: deposit } = answers;
  // A deposit that is emptied on a card opened again is no longer asked for.
  const hasDeposit = deposit !== undefined && (deposit !== "" || isCorrection);
  const lines = {
    rows,
    discount,
    ...(hasDeposit && { deposit }),
    ...(isCorrection ? { isCorrection } : sections && { sections }),
  };
  const effect = { name: "saveQuoteLines" as const, id: state.project.id, ...lines };
  return { set: { answers }, next: { kind: "run", effect } };
}

function askAgain({ answers }: FlowState, sentence: string): Move {
  const { rows = [], discount = "" } = answers.quoteSaid ?? {};
  const { discount: label } = cardMessages.labels;
  const field = { name: "discount", label, type: "number" as const, required: false, value: discount };
  const card = cardWith(discount === "" ? [] : [field], rows, "");
  return { next: { kind: "ask", about: "card", message: { ...card, content: sentence } } };
}
