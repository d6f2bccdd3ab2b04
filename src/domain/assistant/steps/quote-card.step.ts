import { quoteMessages } from "../../quotes/quote.messages.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { cardAfterText } from "../card/card-after-text.ts";
import { moveAfterHeadedLot } from "../card/lots/headed-lot.ts";
import { moveAfterLots, moveWithLots } from "../card/lots/lots-in-turn.ts";
import { answersWith, withBefore } from "../card/orders/answers-after.ts";
import { projectOfCard } from "../card/project-of-card.ts";
import type { QuoteCard } from "../card/quote-card.ts";
import { cardWith, CARD_STEPS, firstMissing, quoteCardOf } from "../card/quote-card.ts";
import type { FilledCard } from "../card/read-card.ts";
import { readCard } from "../card/read-card.ts";
import { saidChange } from "../card/said-change.ts";
import { isShareAsked } from "../card/sums/asked-share.ts";
import { cardAfterWords } from "../card/sums/card-after-words.ts";
import { askedPriceOf, EACH_OR_ALL } from "../card/sums/each-or-all.ts";
import { askHomeRate, homeAnswerIn, HOME_RATE, isHomeAsked, isHomeAwaited } from "../card/sums/home-rate.ts";
import type { DoubtSubject } from "../card/sums/left-open.ts";
import { cardLeftOpen, doubtWords } from "../card/sums/left-open.ts";
import type { HomeAnswer } from "../card/sums/said-home.ts";
import { homeAnswerAtHead, textBesideHome } from "../card/sums/said-home.ts";
import { askedAfter, askShare, cardAfterNoChoice, chosenOrder } from "../changes/asked-again.ts";
import { cardOfMadeQuote } from "../changes/made-quote-card.ts";
import type { AssistantProject } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import { knownCore } from "../conversation/core-answers.ts";
import type { Answers, AskedState, FlowState, Move, Step } from "../conversation/flow.ts";
import { say } from "../conversation/message.ts";
import { regimeOf, storedRegime } from "../conversation/seller-regime.ts";
import type { Input } from "../conversation/world.ts";
import { readFirmYes } from "../conversation/yes-no.ts";
import { spokenOrder } from "../words/spoken-order.ts";
import {
  cardAfterChoice,
  cardAfterPrice,
  correctedCard,
  filledCard,
  FREE_OPTIONS,
  freeLines,
  quoteCardIn,
  REDUCED,
  saysStandardRate,
  withClosure,
} from "./card-choices.ts";
import { askCardOfProject, readSoughtProject, seekProject } from "./card-for-project.ts";
import { saveCoreEffect, savedProject } from "./collect-core.step.ts";
import { recap } from "./recap.step.ts";
import { doubtAbout, openVatIn, unreadWords } from "./unread-words.ts";

/**
 * Shows what a rich order says on one card: customer, work and lines, each value to be changed in place. Nothing is
 * written before its button. What is still missing is an empty field of the card.
 */
export const quoteCard: Step<"saveCompany" | "saveCore" | "searchProjects" | "getProject"> = {
  name: CARD_STEPS.show.name,
  isKnown: ({ answers }) => answers.quoteSaid === undefined || answers.quoteConfirmed === true,
  enter: (state, { today }) => {
    const { quoteSaid, correction } = state.answers;
    if (quoteSaid === undefined) return { next: { kind: "done" } };
    if (correction !== undefined) return askFirstCard(state, correctedCard(state, quoteSaid, correction, today));
    if (state.project?.has_priced_lines) return leaveLines(state, state.project);
    const move = askFirstCard(state, quoteCardOf(state, quoteSaid));
    return withNotes(state, move, null, today);
  },
  answer: (state, input, context) => {
    const move = answerBesideHome(state, input, context.today);
    return withNotes(state, move, quoteCardIn(state.pending.message), context.today);
  },
  results: {
    searchProjects: (state, outcome) => keepHomeQuestion(state, readSoughtProject(state, outcome), null),
    getProject: (state, outcome) => keepHomeQuestion(state, askCardOfProject(state, outcome), null),
    // What could not be saved of the seller is asked again before the quote.
    saveCompany: (state, outcome) =>
      outcome.ok
        ? { set: { project: withSeller(state) }, ...saveCore(state) }
        : { ...saveCore(state), say: [say(messages.saveFailed(outcome.message))] },
    saveCore: (state, outcome) =>
      outcome.ok
        ? { set: { project: outcome.value ?? savedProject(state) }, next: { kind: "done" } }
        : { say: [say(messages.saveFailed(outcome.message))], next: { kind: "done" } },
  },
};

type CardMove = Move<"saveCompany" | "saveCore" | "searchProjects" | "getProject">;

// The age of the home that is said beside the rest is kept, whatever the rest changes.
function answerBesideHome(state: AskedState, input: Input, today: CalendarDate): CardMove {
  const card = quoteCardIn(state.pending.message);
  const lotsMove =
    card && input.kind === "text"
      ? (moveAfterLots(state.answers, card, input.text) ?? moveAfterHeadedLot(state, card, input.text, today))
      : null;
  if (lotsMove !== null) return lotsMove;
  const text = card && input.kind === "text" ? textBesideHome(input.text, today) : null;
  const homeAnswer = card && input.kind === "text" ? homeAnswerAtHead(card, text || input.text) : null;
  if (card && homeAnswer && cardAfterWords(state, card, homeAnswer.rest, today) !== null)
    return answerBesideRate(state, card, homeAnswer, today);
  if (card === null || text === null) return answerCard(state, input, today);
  const move =
    text === "" ? askCard({ ...card, content: cardMessages.noted }) : answerCard(state, { kind: "text", text }, today);
  const answers: Answers = { ...(move.set?.answers ?? state.answers), isOldHome: true };
  return { ...move, set: { ...move.set, answers } };
}

// « oui et ajoute un robinet à 80 € » answers the question about the home, and changes the card: both are said.
function answerBesideRate(
  state: AskedState,
  card: QuoteCard,
  { value, rest }: HomeAnswer,
  today: CalendarDate,
): CardMove {
  const ratedCard = value === HOME_RATE.reduced ? cardAfterText(card, REDUCED, "card", today, regimeOf(state)) : card;
  const message = ratedCard ?? card;
  const move = answerCard({ ...state, pending: { ...state.pending, message } }, { kind: "text", text: rest }, today);
  const answers = { ...(move.set?.answers ?? state.answers), isHomeRateSaid: true as const };
  const sentences = message === card ? [] : [say(saidChange({ ...message, card }, regimeOf(state)))];
  return { ...move, say: [...sentences, ...(move.say ?? [])], set: { ...move.set, answers } };
}

function answerCard(
  { answers: { askedLine, askedPrice, askedOrder: _order, ...answers }, ...others }: AskedState,
  input: Input,
  today: CalendarDate,
): CardMove {
  const state = { ...others, answers };
  const { message } = state.pending;
  if (message.type !== "quote_card") return { next: { kind: "done" } };
  // Only the button confirms: what is typed on the card is not in the words of an answer.
  if (input.kind === "form") return confirm(state, message, { values: input.values, rows: input.rows ?? [] }, today);
  const cardBefore = { fields: message.fields, rows: message.rows };
  const typedText = input.kind === "text" ? input.text : "";
  const leftCard = cardAfterNoChoice(message, askedLine, input);
  if (leftCard !== null)
    return { ...askCard(leftCard), set: { answers: { ...answers, ...(leftCard === message && { askedLine }) } } };
  const line = chosenOrder(message, askedLine, input);
  const value = line !== null ? null : input.kind === "choice" ? input.value : homeAnswerIn(message, typedText);
  const answeredCard = value === null ? null : cardAfterChoice(state, message, value, today);
  if (answeredCard === "free") return confirmFree(state, message, today);
  if (value === HOME_RATE.standard && answeredCard !== null)
    return { ...askCard(answeredCard), set: { answers: { ...answers, isHomeRateSaid: true } } };
  if (answeredCard !== null) return { ...askCard(answeredCard), set: { answers: { ...answers, cardBefore } } };
  const pricedCard = line === null ? cardAfterPrice(message, askedPrice, input, regimeOf(state)) : null;
  if (pricedCard !== null) return { ...askCard(pricedCard), set: { answers: { ...answers, cardBefore } } };
  if (line === null && readFirmYes(input) === true && state.pending.about !== "vatRegime")
    return askCard({ ...message, content: cardMessages.button });
  const projectSaid = state.project === null ? projectOfCard(typedText) : null;
  if (projectSaid !== null) return seekProject(state, message, projectSaid.words);
  // The card keeps its own words: what is said is about one message only.
  const card = cardWith(message.fields, message.rows, "");
  if (line === "all") return { ...askCard(card), say: [say(cardMessages.oneLineAlone)] };
  const text = (line === null ? undefined : askedLine?.orders[line]) ?? spokenOrder(typedText);
  const share = askShare(message, line === null && !isHomeAsked(message) ? typedText : text, regimeOf(state));
  if (share !== null) return { ...askCard(share.card), set: { answers: { ...answers, askedLine: share.askedLine } } };
  const openVat = askedPrice ? null : openVatIn(state, text);
  if (openVat !== null) return { ...askCard(card), say: [say(openVat)] };
  const doubt = askedPrice ? null : doubtAbout(state, message, text);
  if (doubt === "home") return leaveOpen(message, card, doubt);
  const nextCard = cardAfterWords(state, message, text, today);
  const nextAskedLine = askedAfter(message, text, nextCard);
  const isRateSaid = saysStandardRate(text, today);
  const set = { answers: answersWith(answers, nextAskedLine, isRateSaid) };
  const priceToAsk = nextCard?.rows === message.rows ? askedPriceOf(message, text) : null;
  if (nextCard !== null && priceToAsk !== null)
    return {
      ...askCard({ ...nextCard, options: [...EACH_OR_ALL] }),
      set: { answers: { ...set.answers, cardBefore, askedPrice: priceToAsk } },
    };
  if (nextCard !== null) return { ...askCard(nextCard), set: { answers: withBefore(set.answers, nextCard, message) } };
  if (isRateSaid && isHomeAsked(message))
    return { ...askCard({ ...card, content: `${cardMessages.noted} ${card.content}` }), set };
  if (doubt !== null) return { ...leaveOpen(message, card, doubt), set };
  // What was asked before a text that says nothing of it still waits.
  const askedCard = askedPrice ? { ...card, options: [...EACH_OR_ALL] } : card;
  return {
    ...askCard(askedCard),
    say: [say(unreadWords(message, text))],
    set: { answers: { ...set.answers, ...(askedPrice && { askedPrice }) } },
  };
}

function leaveOpen(askedCard: QuoteCard, card: QuoteCard, doubt: DoubtSubject): CardMove {
  return { ...askCard(cardLeftOpen(card, doubt)), say: [say(doubtWords(askedCard, doubt))] };
}

// The card that a move asks keeps the question about the home, and says that the company is closed on its day.
function withNotes(state: FlowState, move: CardMove, earlierCard: QuoteCard | null, today: CalendarDate): CardMove {
  const homeMove = keepHomeQuestion(state, move, earlierCard);
  const notedMove = withCard(homeMove, (card) => cardOfMadeQuote(state, withClosure(state, card, earlierCard, today)));
  return moveWithLots(state, notedMove);
}

// One question at a time: that about a share has buttons that read like those of the home.
function keepHomeQuestion(state: FlowState, move: CardMove, earlierCard: QuoteCard | null): CardMove {
  const askedLine = move.set?.answers?.askedLine;
  if (move.next.kind === "ask" && move.next.message.type === "quote_card" && isShareAsked(move.next.message, askedLine))
    return move;
  return withCard(move, (card) => askHomeRate({ ...state, ...move.set }, card, earlierCard));
}

function withCard(move: CardMove, change: (card: QuoteCard) => QuoteCard): CardMove {
  const card = move.next.kind === "ask" ? quoteCardIn(move.next.message) : null;
  if (card === null || move.next.kind !== "ask") return move;
  return { ...move, next: { ...move.next, message: change(card) } };
}

// What the order said of the seller's VAT is on the card from here on, where it may be changed.
function askFirstCard(state: FlowState, firstCard: QuoteCard): Move {
  const { vatRegime, ...others } = state.answers;
  const card = cardOfMadeQuote(state, firstCard);
  return vatRegime === undefined || vatRegime === "later"
    ? askCard(card)
    : { ...askCard(card), set: { answers: others } };
}

// The question is about its first missing field, so that an answer in words is read as that field's.
function askCard(card: QuoteCard): Move {
  return { next: { kind: "ask", about: firstMissing(card), message: card } };
}

function confirm(
  state: AskedState,
  card: QuoteCard,
  form: FilledCard,
  today: CalendarDate,
): Move<"saveCompany" | "saveCore"> {
  const { values: typedValues, rows } = form;
  const regime = storedRegime(state);
  const { answers: filledAnswers, problems } = readCard(card, form, { today, regime });
  if (problems !== null) {
    const fields = card.fields.map((field) => {
      const error = problems.fields[field.name];
      return { ...field, value: typedValues[field.name] ?? "", ...(error !== undefined && { error }) };
    });
    return askCard({ ...card, content: cardMessages.incomplete, fields, rows: [...rows] });
  }
  const freeLabels = state.answers.areFreeLinesMeant ? [] : freeLines(rows);
  if (freeLabels.length > 0) {
    const content = `${quoteMessages.whyFree(freeLabels)} ${quoteMessages.askFree}`;
    return askCard({ ...filledCard(card, form), content, options: FREE_OPTIONS });
  }
  const cardNow = filledCard(card, form);
  if (isHomeAwaited(state, cardNow)) return askCard({ ...cardNow, content: cardMessages.homeFirst });
  const labels = rows.map(({ label }) => label.trim()).join(", ");
  const answers = {
    ...state.answers,
    projectDescription: labels,
    ...filledAnswers,
    // The lines are the work: no task is proposed beside them, and no duration is asked.
    tasksGenerationAttempted: true,
    quoteSaid: { rows: [...rows], discount: typedValues.discount ?? "", note: "" },
    quoteConfirmed: true as const,
    ...(state.project === null && { projectMode: "new" as const }),
  };
  const { vatRegime, sellerName } = filledAnswers;
  const values = {
    ...(vatRegime && vatRegime !== "later" && { vat_regime: vatRegime }),
    ...(sellerName && { name: sellerName }),
  };
  const hasSeller = Object.keys(values).length > 0;
  const move = hasSeller
    ? { next: { kind: "run", effect: { name: "saveCompany", values } } as const }
    : saveCore({ ...state, answers });
  return { ...move, set: { answers } };
}

function confirmFree(state: AskedState, card: QuoteCard, today: CalendarDate): Move<"saveCompany" | "saveCore"> {
  const values = Object.fromEntries(card.fields.map(({ name, value = "" }) => [name, value]));
  const answers = { ...state.answers, areFreeLinesMeant: true as const };
  return confirm({ ...state, answers }, card, { values, rows: card.rows }, today);
}

// A card that was opened again may have changed the customer and the date of its project.
function saveCore({ project, ...state }: FlowState): Move<"saveCore"> {
  if (project === null || state.answers.correction === undefined) return { next: { kind: "done" } };
  return { next: { kind: "run", effect: saveCoreEffect(project, knownCore({ project, ...state })) } };
}

// The seller's answers to the card, for the steps that follow.
function withSeller({ project, answers: { vatRegime, sellerName } }: FlowState): AssistantProject | null {
  if (project === null) return null;
  return {
    ...project,
    ...(vatRegime && vatRegime !== "later" && { vat_regime: vatRegime }),
    ...(sellerName && { seller_name: sellerName }),
  };
}

// Lines that the seller wrote on the quote are not replaced from here.
function leaveLines({ answers }: FlowState, { id }: AssistantProject): Move {
  const { quoteSaid: _said, ...others } = answers;
  return {
    say: [say(cardMessages.linesOnQuote(id))],
    set: { answers: others },
    skipUntil: recap,
    next: { kind: "done" },
  };
}
