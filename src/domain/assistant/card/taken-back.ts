import { plainWords } from "../../shared/search-text.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { FlowState, Turn } from "../conversation/flow.ts";
import { IDLE } from "../conversation/flow.ts";
import { offer, say } from "../conversation/message.ts";
import { regimeOf } from "../conversation/seller-regime.ts";
import { pattern } from "../words/pattern.ts";
import type { QuoteCard } from "./quote-card.ts";
import { cardWith, firstMissing } from "./quote-card.ts";
import { restartMessages } from "./restart/restart.messages.ts";
import { saidChange } from "./said-change.ts";
import { askHomeRate } from "./sums/home-rate.ts";

// « annule » beside a card takes back its last change. A card that was given up whole may be taken up again.

const LONGEST_SAYING = 120;
const LEAD = "(?:(?:ah|oh|oups|zut|mince|non|nan|mais|euh|pardon|attends?|finalement|bon|ok|stp)\\b ?[,:.!]? ?){0,5}";
const LAST_CHANGE = pattern`
  ^(?:annul(?:e|er|ez|es)|defais|defaire|reviens|revenir|revenons|retour)(?: (?:juste |seulement )?(?:ca|cela|dessus|
  en arriere|a avant|comme avant|ce changement|cette (?:ligne|modif|modification)|(?:la|le) (?:derniere?|dernier)
  (?: (?:ligne|modif|modification|changement|chose|action))?))?(?:,? (?:juste|seulement) (?:la derniere|le dernier)
  (?: (?:ligne|modif|modification|changement|chose))?)?(?:,? (?:stp|svp|merci|s'il te plait))?$`;
const TAKES_UP = pattern`
  ^(?:reviens|reprends?|reprendre|remets?|retablis)(?: (?:sur )?(?:la carte|le devis|ca|tout|en arriere|la|le))?
  (?:,? (?:stp|svp|merci|s'il te plait))?$|^annule l'annulation$|^(?:je )?(?:n')?(?:veux|voulais) pas (?:l')?annuler$`;
const CLEARS = pattern`
  ^(?:(?:je |on )?(?:veux |voudrais |va )?(?:tout )?(?:recommence[rz]?|recommencons|repars|repart|repartons|repartir)
  (?: (?:tout|le devis|la carte|a zero|de zero|du debut|depuis le debut)){0,2})(?:,? (?:stp|svp|merci))?$`;

function plainly(text: string): string {
  const plain = plainWords(text.replace(/\s+/g, " "))
    .replaceAll("’", "'")
    .replace(/[.! ]{1,5}$/, "")
    .trim();
  return plain.replace(new RegExp(`^${LEAD}`), "");
}

/** The turn of a text that takes back the last change of a card. Null without a change, or for another text. */
export function takeBackChange(state: FlowState, text: string): Turn | null {
  const { pending, answers } = state;
  const { cardBefore, askedLine, askedPrice, ...others } = answers;
  if (pending?.message.type !== "quote_card") return null;
  if (text.length > LONGEST_SAYING || !LAST_CHANGE.test(plainly(text))) return null;
  // What is being asked about a change was not done yet: it is what is taken back.
  if (askedLine ?? askedPrice) return leaveQuestion({ ...state, answers }, pending.message);
  if (cardBefore === undefined) return null;
  const { fields, rows, answers: answersBefore = others } = cardBefore;
  const { message } = pending;
  // Where nothing differs, there is no change to take back.
  if (isSameCard(message, cardBefore)) return null;
  const earlierCard = cardWith(fields, rows, saidChange({ card: message, fields, rows }, regimeOf(state)));
  const card = askHomeRate({ ...state, answers: answersBefore }, earlierCard, message);
  const nextPending = { ...pending, about: firstMissing(card), message: card };
  return {
    state: { ...state, answers: answersBefore, pending: nextPending },
    messages: [
      say(cardMessages.changeTakenBack),
      { ...card, follow_ups: [restartMessages.restart, cardMessages.drop] },
    ],
    effects: [],
  };
}

function leaveQuestion(state: FlowState, message: QuoteCard): Turn | null {
  const { askedLine: _line, askedPrice: _price, ...answers } = state.answers;
  if (state.pending === null) return null;
  const card = askHomeRate({ ...state, answers }, cardWith(message.fields, message.rows, cardMessages.left), message);
  return { state: { ...state, answers, pending: { ...state.pending, message: card } }, messages: [card], effects: [] };
}

/** True when two cards say the same, whatever is asked about them. */
export function isSameCard(
  one: Pick<QuoteCard, "fields" | "rows">,
  other: Pick<QuoteCard, "fields" | "rows">,
): boolean {
  return valuesOf(one) === valuesOf(other);
}

function valuesOf({ fields, rows }: Pick<QuoteCard, "fields" | "rows">): string {
  return JSON.stringify([fields.map(({ name, value = "" }) => [name, value]), rows]);
}

/** The state after a card was given up, which it may be taken up from. */
export function withDroppedCard(idle: FlowState, state: FlowState): FlowState {
  return state.pending?.message.type === "quote_card" ? { ...idle, droppedCard: state } : idle;
}

/** The turn of « recommence tout »: the card is given up for a new order. Null for another text. */
export function clearCard(state: FlowState, text: string): Turn | null {
  if (state.pending?.message.type !== "quote_card" || text.length > LONGEST_SAYING) return null;
  if (!CLEARS.test(plainly(text))) return null;
  return {
    state: withDroppedCard(IDLE, state),
    messages: [offer(restartMessages.cleared, [cardMessages.takeUp])],
    effects: [],
  };
}

/** The turn of a text that takes up the card that was just given up. Null for another text. */
export function takeUpCard({ activeFlow, pending, droppedCard }: FlowState, text: string): Turn | null {
  const isFree = activeFlow === null || pending?.about === "quoteDone";
  if (!isFree || !droppedCard?.pending || text.length > LONGEST_SAYING) return null;
  if (!TAKES_UP.test(plainly(text))) return null;
  const card = droppedCard.pending.message;
  return { state: droppedCard, messages: [say(cardMessages.cardTakenUp), card], effects: [] };
}
