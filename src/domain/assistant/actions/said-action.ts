import type { QuoteAnswer } from "../../documents/quote-state.ts";
import type { PaymentMethod } from "../../payments/payment.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { plainWords } from "../../shared/search-text.ts";
import { readSlots } from "../slots/read-slots.ts";
import { understand } from "../understand.ts";
import type { Understanding } from "../understanding.ts";
import { pattern } from "../words/pattern.ts";
import { amountsSaidIn } from "../words/said-amounts.ts";
import { dayOfAnswer, withoutDayOfAnswer } from "./answers/said-answer-day.ts";
import { readSaidAnswer, signerIn, versionIn } from "./answers/said-answer.ts";
import { dayOfSending } from "./answers/said-sending-day.ts";
import { withoutChangeOrderHead } from "./lines/change-order-head.ts";
import type { SaidNewCustomer } from "./lines/said-customer.ts";
import { readSaidCustomer } from "./lines/said-customer.ts";
import type { LineChange, SaidLineChanges } from "./lines/said-lines.ts";
import { readSaidLines } from "./lines/said-lines.ts";
import { readSaidPlan } from "./plan/said-plan.ts";
import type { ActionKind } from "./proposed-action.ts";
import { recordNamesIn } from "./record-names.ts";
import type { SaidCompany } from "./said-company.ts";
import { readSaidCompany } from "./said-company.ts";
import { readCreditedWords, withoutLine } from "./said-credit.ts";
import { dayOfPayment } from "./said-day.ts";
import type { LimitKind } from "./said-limit.ts";
import { limitIn, ownerOfChangeOrder, ownerOfInvoice, payerIn, takenBackCents } from "./said-limit.ts";
import type { SaidName } from "./said-name.ts";
import { readSaidName } from "./said-name.ts";
import { saysOtherCustomer } from "./said-other-customer.ts";
import type { SaidPart } from "./said-part.ts";
import { readSaidPart } from "./said-part.ts";
import { methodIn, saysPaid, tellsPayment, withoutPromise } from "./said-payment.ts";
import type { SaidCivility } from "./said-person.ts";
import { saidCivilityIn } from "./said-person.ts";
import type { SaidReach } from "./said-reach.ts";
import { readSaidReach } from "./said-reach.ts";
import { afterLast, quotedProject, taskNameIn } from "./said-record.ts";
import type { SaidSection } from "./said-section.ts";
import { readSaidSection } from "./said-section.ts";
import type { ShareBase } from "./said-sum.ts";
import { NO_PAID_SHARE, readPaidShare, readSaidSum, withoutFormerSum } from "./said-sum.ts";

/**
 * An action that a sentence asks for, or that it says has happened (« Roux a payé »). `send_document` and `remind`
 * are sent from a screen, and `other_customer` is chosen in a list: they open the right one. `explain_deposit` and the
 * corrections of money only tell the way that is left. `names`: words that may name a project or a customer.
 * `civility`: of the one person who is named. `amountCents` is null when no amount is said, NaN when it cannot be read
 * for sure. `creditedWords`: those of the line of an invoice that is credited. `shareBasisPoints`: the share of an
 * invoice, or of what is left of it, that was paid. `method`: null when no means is said. `correction`: the name that
 * is corrected. `section`: the section of a quote that is ordered. `lines`: what changes on the lines of a quote.
 * `customer`: another one, who is named.
 */
export type SaidAction = {
  kind: Exclude<ActionKind, "write_quote_lines" | "change_customer" | "reverse_payment"> | SaidLimit;
  /** What the seller says of themselves. */
  company: SaidCompany | null;
  documentNumber: string | null;
  projectName: string | null;
  names: string[];
  civility: SaidCivility | null;
  amountCents: number | null;
  shareBasisPoints: number | null;
  shareBase: ShareBase;
  part: SaidPart | null;
  day: CalendarDate | null;
  hours: number | null;
  creditedWords: string;
  newName: string;
  correction: SaidName | null;
  /** A number or an address of a customer. */
  reach: SaidReach | null;
  section: SaidSection | null;
  lines: LineChange[];
  customer: SaidNewCustomer | null;
  taskName: string;
  isDone: boolean;
  decision: QuoteAnswer;
  signer: string;
  /** The number of the version of a quote that is named. */
  version: number | null;
  method: PaymentMethod | null;
  /** « envoie-le », and not « il est envoyé ». */
  isToSend: boolean;
};

type SaidLimit = "send_document" | "remind" | "other_customer" | LimitKind;

/** An order of one action is short. A longer text is a description. */
const LONGEST_ORDER = 300;

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const NOTE_VERBS = words("note notes noter marque marquer indique indiquer enregistre enregistrer passe mets saisis");
const RENAME_VERBS = words("renomme renommer rebaptise rebaptiser");
const TICK_VERBS = words("coche cocher decoche decocher");
const DONE = words("faite fait finie fini terminee termine");
const ACCEPTED = words("accepte acceptee signe signee valide validee");
const DECLINED = words("refuse refusee decline declinee rejete");
// « elle a dit ok pour le devis », « il est d'accord », « ils ont donné leur accord ».
const SAID_YES = pattern`
  \b(?:a|ont|m'a|m'ont) (?:dit|repondu|ecrit) (?:ok|okay|oui|d'accord|banco|go)\b|
  \b(?:est|sont) (?:ok|d'accord|partante?s?)\b|\bdonne (?:son|leur|le) (?:accord|feu vert)\b`;
const SAID_NO = /\b(?:a|ont|m'a|m'ont) (?:dit|repondu|ecrit) non\b/;
const SENT = words("envoye envoyee transmis remis donne");
const NO = words("pas jamais aucun aucune rien");

/** The action that a sentence says, or null. A question, a refusal and a text with a negation say none. */
export function readSaidAction(saidText: string, today: CalendarDate): SaidAction | null {
  if (saidText.length > LONGEST_ORDER) return null;
  const sentence = withoutChangeOrderHead(saidText);
  const paidText = withoutPromise(sentence);
  const text = withoutFormerSum(paidText);
  const context = { today, activeFlow: null, pending: null };
  const meaning = understand(text, context);
  const plain = plainWords(text);
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== "");
  const slots = { ...readSlots(text, context), ...meaning.slots };
  const customer = readSaidCustomer(text);
  const limit = customer === null ? otherOrLimit(text, meaning) : "other_customer";
  const whole = readWholeSentence(text, limit, today);
  const { company, correction, reach, section, answer, plan } = whole;
  const lines = whole.kind === null ? readSaidLines(sentence) : null;
  const isSure = whole.kind !== null && whole.kind !== "add_section";
  const kind =
    (company === null ? limit : null) ??
    (plan === null && isAskedOrDenied(text, meaning, { words, isSure })
      ? kindOfLines(null, lines, text)
      : (whole.kind ?? kindOfLines(kindOf(meaning, words, text, slots.documentNumber?.value ?? ""), lines, text)));
  if (kind === null) return null;
  const isDeclined = words.some((word) => DECLINED.has(word)) || SAID_NO.test(plain);
  const numbers = [slots.documentNumber, slots.startDate, slots.endDate];
  // The customer that another one is named after says nothing of the project.
  const isNamed = correction === null && section === null && kind !== "other_customer";
  const whose =
    plan?.who ?? answer?.who ?? reach?.owner ?? (kind === "change_quote_lines" && lines !== null ? lines.place : null);
  return {
    kind,
    company,
    documentNumber: slots.documentNumber?.value ?? null,
    projectName: quotedProject(text),
    names: isNamed ? namesSaid(kind, text, whose, today) : [],
    civility: saidCivilityIn(text),
    amountCents:
      kind === "correct_payment" ? takenBackCents(text) : SAYS_SUM.has(kind) ? readSaidSum(text, numbers) : null,
    ...(kind === "record_payment" ? readPaidShare(text, numbers) : NO_PAID_SHARE),
    // Where a rest is promised, what came is a part.
    part: readSaidPart(plain) ?? (paidText === sentence ? null : "unsaid"),
    day: plan?.day ?? dayOf(kind, text, slots.startDate?.value ?? null, today),
    hours: slots.hours?.value ?? null,
    creditedWords: kind === "credit_invoice" ? readCreditedWords(text) : "",
    newName: correction?.value ?? (kind === "rename_project" ? text.slice(afterLast(text, " en ")).trim() : ""),
    correction,
    reach,
    section,
    lines: lines?.changes ?? [],
    customer,
    taskName: kind === "tick_task" ? taskNameIn(text) : "",
    isDone: !words.some((word) => word.startsWith("decoch")),
    decision: answer?.decision ?? (isDeclined ? "declined" : "accepted"),
    signer: signerIn(withoutDayOfAnswer(text.trim())),
    version: kind === "answer_quote" ? versionIn(text) : null,
    method: methodIn(text),
    isToSend: !words.some((word) => SENT.has(word)),
  };
}

// What only a whole sentence says, each by its own words.
function readWholeSentence(text: string, limit: SaidLimit | null, today: CalendarDate) {
  const company = readSaidCompany(text);
  const correction = limit === null ? readSaidName(text) : null;
  const reach = limit === null && correction === null ? readSaidReach(text) : null;
  const section = correction === null && reach === null ? readSaidSection(text) : null;
  const answer = readSaidAnswer(text);
  const isOther = limit !== null || (company ?? correction ?? reach ?? section ?? answer) !== null;
  const plan = isOther ? null : readSaidPlan(text, today);
  const kinds: (SaidAction["kind"] | false)[] = [
    company !== null && "update_company",
    correction !== null && KIND_OF_NAME[correction.of],
    reach !== null && "correct_customer",
    section !== null && "add_section",
    answer !== null && "answer_quote",
    plan !== null && "move_start",
  ];
  return { company, correction, reach, section, answer, plan, kind: kinds.find((kind) => kind !== false) ?? null };
}

function namesSaid(kind: SaidAction["kind"], text: string, whose: string | null, today: CalendarDate): string[] {
  return whose === null ? withoutLine(namesOf(kind, text, today), text) : recordNamesIn(whose, today);
}

// « ajoute 3 h de pose à 50 € » is a line, unlike « ajoute 3 h ».
function kindOfLines(
  kind: SaidAction["kind"] | null,
  lines: SaidLineChanges | null,
  text: string,
): SaidAction["kind"] | null {
  const isLine = kind === null || (kind === "add_hours" && /(?:€|euros?|[àa] \d)/i.test(text));
  return lines !== null && isLine ? "change_quote_lines" : kind;
}

function otherOrLimit(text: string, meaning: Understanding): SaidLimit | null {
  return saysOtherCustomer(text) ? "other_customer" : limitIn(text, meaning);
}

// `isSure`: the whole sentence was read, so that its « pas » denies nothing.
function isAskedOrDenied(
  text: string,
  { act, isNegated }: Understanding,
  { words, isSure }: { words: readonly string[]; isSure: boolean },
): boolean {
  if (/\?\s*$/.test(text)) return true;
  if (isSure) return false;
  const isAsked = act === "question" && !PAID_BY.test(plainWords(text)) && !tellsPayment(text);
  return isAsked || isNegated || words.some((word) => NO.has(word));
}

const SAYS_SUM: ReadonlySet<SaidAction["kind"]> = new Set<SaidAction["kind"]>(["record_payment", "credit_invoice"]);

const KIND_OF_NAME = {
  customer: "correct_customer",
  contact: "correct_customer",
  first_name: "correct_customer",
  project: "rename_project",
} as const;

// « la facture 12 a été réglée par CB hier »: a sentence that says by which means is not a question.
const PAID_BY = pattern`
  ^(?!est ce|quand|combien|qui|quelle?s?|comment|pourquoi|ou ).*\b(?:paye|regle|solde)e?\x20
  (?:ce matin |hier |aujourd'hui )?(?:par|en) (?:virement|cheque|carte|cb|especes|liquide|cash|prelevement)`;

/** The actions that send a document. Their day is the one on which it is to leave. */
export const SENDS: ReadonlySet<SaidAction["kind"]> = new Set<SaidAction["kind"]>([
  "send_quote",
  "send_document",
  "remind",
]);

// « encaissé 300 d'acompte le 18 ».
function dayOf(kind: SaidAction["kind"], text: string, day: CalendarDate | null, today: CalendarDate) {
  if (kind === "answer_quote") return dayOfAnswer(text, today);
  if (SENDS.has(kind)) return dayOfSending(text, today);
  const isReceived = kind === "explain_deposit" && /\b(?:encaisse|recu|touche)\b/.test(plainWords(text));
  return kind === "record_payment" || isReceived ? dayOfPayment(text, day, today) : day;
}

function kindOf(
  { intent, act }: Understanding,
  words: readonly string[],
  text: string,
  number: string,
): SaidAction["kind"] | null {
  const [first = ""] = words;
  const says = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  const isOrder = act === "order";
  if (isOrder && intent === "remind") return "remind";
  if (isOrder && intent === "credit_note") return "credit_invoice";
  // « fais-lui un geste de 50 € ».
  if (words.includes("geste") && !words.includes("devis") && amountsSaidIn(text).length > 0) return "credit_invoice";
  if (isOrder && intent === "move_date") return "move_start";
  if (isOrder && intent === "add_hours") return "add_hours";
  if (RENAME_VERBS.has(first)) return / en /.test(text) ? "rename_project" : null;
  if (TICK_VERBS.has(first) || (first === "la" && words[1] === "tache" && DONE.has(words.at(-1) ?? "")))
    return "tick_task";
  if (isOrder && intent === "mark_paid") return "record_payment";
  // « Fais le devis … » draws one up, whatever else it says.
  if (isOrder && intent !== "send" && !NOTE_VERBS.has(first)) return null;
  if (words.includes("devis") || /^D/i.test(number)) {
    const plain = plainWords(text);
    if (says(ACCEPTED) || says(DECLINED) || SAID_YES.test(plain) || SAID_NO.test(plain)) return "answer_quote";
    return says(SENT) || intent === "send" ? "send_quote" : null;
  }
  if (intent === "send") return "send_document";
  return saysPaid(words, text) ? "record_payment" : null;
}

// The name of a record, without the words of the action, of the new name and of the task.
function namesOf(kind: SaidAction["kind"], text: string, today: CalendarDate): string[] {
  const end = kind === "rename_project" ? text.lastIndexOf(" en ") : text.length;
  const start = kind === "tick_task" ? afterLast(text, " projet ", " chantier ") : 0;
  if (kind === "tick_task" && start === 0) return [];
  if (kind === "correct_payment") return recordNamesIn(payerIn(text), today);
  if (kind === "correct_invoice") return recordNamesIn(ownerOfInvoice(text), today);
  if (kind === "change_order") return recordNamesIn(ownerOfChangeOrder(text), today);
  const signerAt = kind === "answer_quote" ? text.search(/ par [A-ZÀ-Ý]/) : -1;
  const about = text.slice(start, signerAt < 0 ? end : signerAt);
  const names = recordNamesIn(about, today);
  const reason = REASONS[kind];
  // « Un avoir à Mme Roux pour le carrelage », without a sum, is not one of the whole: the carpet has to be found.
  if (reason === undefined || (kind === "credit_invoice" && amountsSaidIn(text).length === 0 && !/\d/.test(about)))
    return names;
  const reasonAt = about.search(reason);
  const firstNames = recordNamesIn(reasonAt < 0 ? about : about.slice(0, reasonAt), today);
  return firstNames.length > 0 ? firstNames : names;
}

// Why comes after whose it is: « Nordwind a refusé le devis, trop cher pour eux », « un avoir à Mme Roux pour le
// carrelage ».
const REASONS: Partial<Record<SaidAction["kind"], RegExp>> = {
  answer_quote: /, |; | (?:car|parce) /,
  credit_invoice: /, |; | (?:car|parce|pour|suite) /,
};
