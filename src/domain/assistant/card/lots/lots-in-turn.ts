import { cardMessages } from "../../conversation/card.messages.ts";
import type { EffectName } from "../../conversation/effect.ts";
import type { Answers, FlowState, Move, Turn } from "../../conversation/flow.ts";
import type { AssistantMessage, PastedSection } from "../../conversation/message.ts";
import { noteOf } from "../parts/card-after-each.ts";
import { partsSaid } from "../parts/said-parts.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith, firstMissing } from "../quote-card.ts";
import type { AfterLotsSaid } from "./lots-on-card.ts";
import { cardAfterLots, rowsByLot } from "./lots-on-card.ts";

// The rows of a card stand under their titles as on the quote, whatever changed the card.

/** What a card is asked with after a text that puts lines into lots. Null for another text, and for a made quote. */
export function moveAfterLots(saidAnswers: Answers, message: QuoteCard, text: string): Move | null {
  const { askedLine: _line, askedPrice: _price, askedOrder: _order, ...answers } = saidAnswers;
  const after = answers.correction === undefined ? afterLotsIn(message, text, answers.sectionsSaid ?? []) : null;
  if (after === null) return null;
  const next = { kind: "ask", about: firstMissing(after.card), message: after.card } as const;
  if (after.sections === null) return { next };
  const cardBefore = { fields: message.fields, rows: message.rows, answers };
  return { next, set: { answers: { ...answers, sectionsSaid: after.sections, cardBefore } } };
}

// What else a sentence says is named: « mets la dépose dans un lot Bain et la faïence en 26 m² ».
function afterLotsIn(message: QuoteCard, text: string, sections: readonly PastedSection[]): AfterLotsSaid | null {
  const parts = partsSaid(message.rows, text);
  for (const part of parts.length > 1 ? parts : []) {
    const after = cardAfterLots(message, part, sections);
    if (after === null) continue;
    const unread = cardMessages.partUnread(parts.filter((one) => one !== part));
    const { fields, rows } = after.card;
    return { ...after, card: cardWith(fields, rows, `${noteOf(after.card)} ${unread}`) };
  }
  return cardAfterLots(message, text, sections);
}

/** A move whose card shows the lots that its rows stand in. */
export function moveWithLots<Runs extends EffectName = never>(state: FlowState, move: Move<Runs>): Move<Runs> {
  if (move.next.kind !== "ask") return move;
  const underLots = underTitles(move.set?.answers ?? state.answers, move.next.message);
  if (underLots === null) return move;
  return { ...move, set: { ...move.set, answers: underLots.answers }, next: { ...move.next, message: underLots.card } };
}

/** The same for a turn. */
export function turnWithLots(turn: Turn): Turn {
  const { pending } = turn.state;
  const underLots = pending && underTitles(turn.state.answers, pending.message);
  if (!underLots) return turn;
  const { rows, sections } = underLots.card;
  const messages = turn.messages.map((message) =>
    message.type === "quote_card" ? { ...message, rows, ...(sections && { sections }) } : message,
  );
  return {
    ...turn,
    messages,
    state: { ...turn.state, answers: underLots.answers, pending: { ...pending, message: underLots.card } },
  };
}

function underTitles(answers: Answers, message: AssistantMessage): { answers: Answers; card: QuoteCard } | null {
  const { sectionsSaid = [], correction } = answers;
  if (message.type !== "quote_card" || sectionsSaid.length === 0 || correction !== undefined) return null;
  const { rows, sections } = rowsByLot(message.rows, sectionsSaid);
  return { answers: { ...answers, sectionsSaid: sections }, card: { ...message, rows, sections } };
}
