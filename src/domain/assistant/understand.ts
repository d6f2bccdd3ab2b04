import { isCancellation, wantsNoneAfterAll } from "./acts/cancels.ts";
import { correctedField, replacedFieldOf, restatedField, takenBackField } from "./acts/corrections.ts";
import { fillersAt } from "./acts/frames.ts";
import { formOrder, headedOrder, projectToCreate } from "./acts/headed-orders.ts";
import { tellsState } from "./acts/noun-orders.ts";
import type { Order } from "./acts/order.ts";
import { findOrder } from "./acts/orders.ts";
import { asksPlainly, isQuestion, topicOf, withoutFilledEnd } from "./acts/questions.ts";
import {
  isAtALoss,
  isBack,
  isGreeting,
  isNoAnswer,
  isNoAnswerAfterWait,
  isThanks,
  loneNoun,
  putsOff,
} from "./acts/short-acts.ts";
import { isSkip, livesWithout, saysNoFirm } from "./acts/skips.ts";
import { isUnableToAnswer, isSentence, isVague } from "./acts/vague.ts";
import {
  bareDocument,
  changedAsNew,
  documentWanted,
  lastDocument,
  pricedDocument,
  sentAsNew,
} from "./acts/wanted-documents.ts";
import { correctedDescription } from "./slots/beside/corrected-description.ts";
import { withNamesApart } from "./slots/beside/names-apart.ts";
import { withPartsOfTotal } from "./slots/beside/parts-of-total.ts";
import { withPastWeekday } from "./slots/dates/past-weekday.ts";
import { withSaidOptions } from "./slots/lines/read-asides.ts";
import { mergeValues, readSaidValues } from "./slots/read-slots.ts";
import { hasSlots, slotsOfAct } from "./slots/slots-of-act.ts";
import { withGuessedAct } from "./spans/guessed-act.ts";
import { withSpans, wordsToGuess } from "./spans/spanned-slots.ts";
import type { ReadingWeights } from "./spans/weights.ts";
import { trainedWeights } from "./spans/weights.ts";
import type { Act, Intent, QuestionName, Slots, UnderstandContext, Understanding } from "./understanding.ts";
import { DURATION_SLOTS, YES_NO_QUESTIONS } from "./understanding.ts";
import { isAssent } from "./words/assent.ts";
import type { Clause } from "./words/clauses.ts";
import { clausesOf } from "./words/clauses.ts";
import { pattern } from "./words/pattern.ts";
import { blankSelfCorrections } from "./words/self-corrections.ts";
import { inSmallLetters, isShouted } from "./words/shouted.ts";

/** What a text means where it is typed. Pure, and linear in the length of the text. */
export function understand(text: string, context: UnderstandContext): Understanding {
  return understandBy(trainedWeights(), text, context);
}

/**
 * The same, by weights of one's own, or by the rules alone. The rules decide first. Where they are unsure of the act,
 * or read no name or no work, what training found in the sentences of other people fills in.
 */
export function understandBy(
  weights: ReadingWeights | null,
  typedText: string,
  context: UnderstandContext,
): Understanding {
  const text = withPartsOfTotal(isShouted(typedText) ? inSmallLetters(typedText) : typedText);
  const clauses = clausesOf(blankSelfCorrections(text));
  const values = readSaidValues(text, context);
  const slots = mergeValues(values);
  const { pending } = context;
  // No guess makes a day to begin of « on verra ça demain ».
  if (pending?.about === "startDate" && putsOff(text)) return meaning("non_answer");
  if (pending && !YES_NO_QUESTIONS.has(pending.about) && isAssent(text)) return meaning("non_answer");
  const form = pending || !hasSlots(values.labelledSlots) ? null : formOrder(text, clauses);
  const sureReading = pending
    ? answerOf(clauses, pending.about, slots, context)
    : messageOf(clauses, slots, context, form);
  const words = wordsToGuess(text, pending?.about ?? null);
  const reading = weights ? withGuessedAct(words, context, sureReading, slots, weights) : sureReading;
  const about = reading.act === "question" ? questionOf(clauses, slots).slots.about : reading.slots.about;
  const ofAct = { ...slotsOfAct(values, reading, context), ...(about && { about }) };
  const description = about?.value === "description" ? correctedDescription(text, ofAct) : undefined;
  const saidSlots = description ? { ...ofAct, description } : ofAct;
  const isInvoice = reading.act === "order" && reading.intent === "invoice";
  const actSlots = isInvoice ? withPastWeekday(saidSlots, text, context.today) : saidSlots;
  const act = reading.act === "answer" && pending ? answerAct(pending.about, actSlots, text) : reading.act;
  const understanding = { ...reading, act, slots: act === "non_answer" ? {} : actSlots };
  const spannedReading = weights ? withSpans(words, understanding, weights) : understanding;
  const wholeReading = pending ? spannedReading : withNamesApart(text, spannedReading);
  return reading.act === "order" ? { ...wholeReading, slots: withSaidOptions(wholeReading.slots, text) } : wholeReading;
}

/** True when a text cancels what is under way. */
export function isCancel(text: string): boolean {
  return isCancellation(clausesOf(text));
}

// An answer that says nothing of what was asked is not an answer. A number that may be read in two ways is unclear.
function answerAct(about: QuestionName, slots: Slots, text: string): Act {
  if (about === "duration") return isWorth(slots) && !isDoubtful(text, slots) ? "answer" : numberless(text, slots);
  if (hasSlots(slots)) return "answer";
  return TOLD.test(text.slice(0, 200)) ? "statement" : "non_answer";
}

// An answer about a duration says how long, or a price. A discount alone says neither.
function isWorth(slots: Slots): boolean {
  return DURATION_SLOTS.some((name) => slots[name] !== undefined);
}

const NUMBER_WORD =
  /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante|cent|mille)\b/i;

function numberless(text: string, slots: Slots): Act {
  if (/\d/.test(text) || hasSlots(slots) || NUMBER_WORD.test(text.slice(0, 200))) return "unclear";
  return TOLD.test(text.slice(0, 200)) ? "statement" : "non_answer";
}

// « la cliente est pressée », « il m'a toujours payé en retard ». « il a pas dit » answers nothing.
const TOLD = pattern`
    ^(?:(?:[Ll]e|[Ll]a|[Ll]es|[Mm]on|[Mm]a|[Mm]es|[Nn]otre) \S+|(?:[Ii]ls?|[Ee]lles?) (?:m['’]|me |nous |l['’])?) ?
    (?:est|sont|a|ont|était|étaient|va|vont|habite|habitent|paie|paye|répond|travaille|veut)
    \x20(?!pas (?:dit|encore|sûr|sur|donné|décidé|précisé)|rien|plus)\S+`;

// « 1.500 h à 48 €/h » says its rate alone for sure.
function isDoubtful(text: string, slots: Slots): boolean {
  const isPartial = Object.keys(slots).length === 1 && slots.rate !== undefined;
  return isPartial && (text.match(/\d+(?:[.,]\d+)?/g) ?? []).length > 1;
}

// `form`: what a form asks for by its title.
function messageOf(
  clauses: readonly Clause[],
  slots: Slots,
  { activeFlow }: UnderstandContext,
  form: Order | null,
): Understanding {
  if (isCancellation(clauses)) return meaning("cancel");
  const isPriced =
    slots.lines ??
    slots.flatPriceEuros ??
    (slots.hours && slots.rate) ??
    (slots.days && slots.dayRate) ??
    slots.hasUnreadPrices ??
    clauses.some(({ words }) =>
      words.some(
        (word, at) => /^(?:€|euros?|eur|tjm)$/.test(word) || (word === "e" && /^\d/.test(words[at - 1] ?? "")),
      ),
    );
  const saidOrder = findOrder(clauses);
  const order =
    (saidOrder &&
      (changedAsNew(saidOrder, clauses, (slots.lines ?? []).length > 1 && !slots.documentNumber) ??
        sentAsNew(saidOrder, clauses, hasLines(slots) && !slots.documentNumber))) ??
    (isPriced && !isQuestion(clauses)
      ? (pricedDocument(clauses) ?? documentWanted(clauses) ?? lastDocument(clauses) ?? bareDocument(clauses))
      : null) ??
    (hasSlots(slots) ? (headedOrder(clauses) ?? projectToCreate(clauses, slots)) : null) ??
    form;
  const fieldBesideCard = activeFlow === null || form ? null : correctionBesideCard(clauses, order, slots);
  if (fieldBesideCard) return { ...meaning("correction"), slots: { about: { value: fieldBesideCard, at: [0, 0] } } };
  if (order) return orderOf(order, slots);
  if (isGreeting(clauses)) return meaning("greeting");
  if (isThanks(clauses)) return meaning("thanks");
  if (isVague(clauses)) return meaning("unclear");
  if (isQuestion(clauses)) return questionOf(clauses, slots);
  const field = activeFlow === null ? null : takenBackField(clauses);
  if (field !== null) return { ...meaning("correction"), slots: { about: { value: field, at: [0, 0] } } };
  const noun = loneNoun(clauses);
  if (noun) return { ...meaning("unclear"), intent: noun };
  if (hasSlots(slots) || isSentence(clauses) || tellsState(clauses)) return { ...meaning("statement"), slots };
  return meaning("unclear");
}

function hasLines({ lines, flatPriceEuros, doubtfulLines }: Slots): boolean {
  return (lines ?? flatPriceEuros ?? doubtfulLines) !== undefined;
}

// « rectifie le téléphone : 06… », « le nom du projet c'est plutôt Grange », while a flow runs and no question waits.
function correctionBesideCard(clauses: readonly Clause[], order: Order | null, slots: Slots): string | null {
  if (order && (order.intent !== "change" || order.isNegated || slots.documentNumber)) return null;
  if (isQuestion(clauses) || clauses.some(({ words }) => words.some((word) => OF_DOCUMENT.test(word)))) return null;
  const field = order ? correctedField(clauses, "card", true) : restatedField(clauses);
  // « sur le projet Villa, passe le taux à 56 € » changes that project.
  if (order && slots.projectName && field !== "projectName") return null;
  return field === "unknown" ? null : field;
}

const OF_DOCUMENT = /^(?:devis|facture|avoir|ligne|lignes)$/;

const CONFIRMED: Partial<Record<QuestionName, Intent>> = { quotePreference: "quote", invoiceConfirm: "invoice" };

function answerOf(
  clauses: readonly Clause[],
  about: QuestionName,
  slots: Slots,
  { activeFlow }: UnderstandContext,
): Understanding {
  if (isBack(clauses)) return meaning("back");
  if (isCancellation(clauses) && !livesWithout(clauses)) return meaning("cancel");
  if (isUnableToAnswer(clauses) && !isSkip(clauses, about)) return { ...meaning("non_answer"), confidence: 1 };
  if (!YES_NO_QUESTIONS.has(about) && wantsNoneAfterAll(clauses)) return meaning("cancel");
  const order = plainOrder(clauses, about);
  if (order?.isNegated && order.intent === activeFlow && GIVES_UP.test(wordsOf(clauses))) return meaning("cancel");
  // « c'est un projet qui existe déjà » says which, corrects no name and orders nothing.
  const isOfMode = order?.head === "frame" && order.intent === "project" && !order.isNegated && !slots.projectName;
  if (about === "projectMode" && slots.mode && (!order || isOfMode)) return { ...meaning("answer"), slots };
  const replacedField = YES_NO_QUESTIONS.has(about) && slots.yes ? replacedFieldOf(clauses, about) : null;
  if (replacedField) return { ...meaning("correction"), slots: { about: { value: replacedField, at: [0, 0] } } };
  const correctedName = YES_NO_QUESTIONS.has(about) && slots.yes ? spokenField(clauses, about) : null;
  if (correctedName) return { ...meaning("correction"), slots: { about: { value: correctedName, at: [0, 0] } } };
  if (YES_NO_QUESTIONS.has(about) && (slots.yes || (order && !order.isNegated && CONFIRMED[about] === order.intent)))
    return { ...meaning("answer"), slots };
  const isChange = order?.intent === "change" && !order.isNegated;
  if (isChange || !asksPlainly(clauses)) {
    const saidField = correctedField(clauses, about, isChange);
    // « un coup et c'est fini » answers how often, and says no last day.
    const isOwnAnswer = about === "recurrence" && slots.recurrence && saidField === "endDate" && !slots.endDate;
    const nameSlots: Partial<Record<QuestionName, unknown>> = slots;
    // « Jean, son mail c'est jean@dupont.fr » answers, and says more.
    const isBesideName = OF_NAME.has(about) && CONTACT_FIELDS.has(saidField ?? "") && nameSlots[about] !== undefined;
    const field = isOwnAnswer || isBesideName ? null : saidField;
    const fieldSlot: Slots = { about: { value: field ?? "", at: [0, 0] } };
    if (field !== null && order?.intent !== "change") return { ...meaning("correction"), slots: fieldSlot };
    if (field !== null && slots.documentNumber === undefined) return { ...meaning("correction"), slots: fieldSlot };
  }
  if (order) return orderOf(order, slots);
  if (about === "company" && saysNoFirm(clauses)) return { ...meaning("skip"), confidence: 1 };
  if (isSkip(clauses, about)) return meaning("skip");
  // A description may hold a question (« on garde le lavabo ? »).
  const first = clauses.findIndex(({ words }) => fillersAt(words, 0) < words.length);
  const asking = about === "description" ? clauses.slice(Math.max(first, 0), first + 1).map(withoutFilledEnd) : clauses;
  const isDoubt = isAtALoss(clauses) || (asksPlainly(asking) ? isNoAnswerAfterWait(clauses) : isNoAnswer(clauses));
  if (isQuestion(asking) && !isDoubt) return questionOf(clauses, slots);
  if (isGreeting(clauses)) return meaning("greeting");
  if (isThanks(clauses)) return meaning("thanks");
  if (isAtALoss(clauses)) return { ...meaning("non_answer"), confidence: 1 };
  // « attends, je l'ai sous les yeux… voilà : julie@studio.com ».
  if (isNoAnswer(clauses) && !(about === "email" && slots.email) && !isHedged(clauses, about, slots))
    return meaning("non_answer");
  // « elle est cliente à titre privé » answers that there is no firm.
  if (about === "company" && slots.customerKind?.value === "person" && !WHO_ANSWERS.some((name) => slots[name]))
    return { ...meaning("skip"), confidence: 1 };
  return { ...meaning("answer"), slots };
}

const OF_NAME: ReadonlySet<QuestionName> = new Set<QuestionName>(["company", "firstName", "lastName"]);
const CONTACT_FIELDS: ReadonlySet<string> = new Set(["email", "phone"]);

const WHO_ANSWERS = ["company", "firstName", "lastName", "email", "phone", "street"] as const;

// « ça dépend du maçon mais normalement le 15 janvier », « je sais pas trop, disons 12 h »: a value after the doubt.
function isHedged(clauses: readonly Clause[], about: QuestionName, slots: Slots): boolean {
  const isSaid = about === "startDate" ? slots.startDate !== undefined : about === "duration" && isWorth(slots);
  return isSaid && clauses.some(({ words }) => words.some((word) => HEDGES.has(word)));
}

const HEDGES = new Set(["mais", "disons", "normalement", "plutot", "enfin", "mets"]);

// « non mais les heures c'est huit heures »: the word before the field answers nothing.
function spokenField(clauses: readonly Clause[], about: QuestionName): string | null {
  const words = clauses.flatMap((clause) => clause.words);
  const isNamed =
    /^(?:non|nan|oui|ok)? ?(?:mais |en fait |attends )*(?:l[ea]|les|l'|mon|son|sa|ses) \w+ (?:\w+ ){0,3}(?:c' )?est /;
  const field = isNamed.test(`${words.slice(0, 12).join(" ")} `) ? correctedField(clauses, about, false) : null;
  return field === "unknown" ? null : field;
}

// « finalement non, on ne le fait pas ce devis »: the document that is being made.
const GIVES_UP = /\b(?:finalement|en fait|tant pis|on arrete|ce devis|cette facture|ce projet)\b/;

function wordsOf(clauses: readonly Clause[]): string {
  return clauses.map(({ words }) => words.join(" ")).join(" , ");
}

// While a question waits, only a plain order is one: a noun alone is an answer, and works are described in the
// infinitive.
function plainOrder(clauses: readonly Clause[], about: QuestionName): Order | null {
  const order = findOrder(clauses.slice(0, 3), true);
  if (!order || order.head === "noun" || (order.head === "infinitive" && about === "description")) return null;
  const isReplacing = clauses.some(({ words }) => /\bau lieu d/.test(words.join(" ")));
  return order.intent === "add_hours" && (about === "duration" || isReplacing) ? null : order;
}

function questionOf(clauses: readonly Clause[], slots: Slots): Understanding {
  const topic = topicOf(clauses, slots.documentNumber !== undefined);
  return { ...meaning("question"), slots: { ...slots, about: { value: topic, at: [0, 0] } } };
}

function orderOf({ intent, isNegated }: Order, slots: Slots): Understanding {
  return { ...meaning(isNegated ? "statement" : "order"), intent, isNegated, slots };
}

function meaning(act: Act): Understanding & { intent: Intent | null } {
  return {
    act,
    intent: null,
    isNegated: false,
    isCancellation: act === "cancel",
    confidence: act === "unclear" ? 0.2 : 0.9,
    slots: {},
  };
}
