import type { VatRegime } from "../company/company.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { typedDecimal } from "../shared/french-format.ts";
import { basisPointsToPercent } from "../shared/money.ts";
import { plainWords } from "../shared/search-text.ts";
import { readToldAcceptance } from "./actions/answers/told-acceptance.ts";
import { changeOfRedone, redoesQuote } from "./card/changes-quote.ts";
import { retoldWorks, withGifts } from "./card/gifts/gifts-of-order.ts";
import { withOptionsInLots } from "./card/lots/lots-on-card.ts";
import { takeOrderDiscount, withOrderDiscount } from "./card/orders/order-discount.ts";
import type { WorksBefore } from "./card/orders/works-before.ts";
import { readWorksBefore, withWorksBefore } from "./card/orders/works-before.ts";
import { pastedSections, pastedTitles } from "./card/pasted-sections.ts";
import { CARD_STEPS } from "./card/quote-card.ts";
import { readBill } from "./card/read-bill.ts";
import { withLineDiscount } from "./card/sums/line-discount.ts";
import { withRateAtEnd } from "./card/sums/rate-at-end.ts";
import { saysMore, titleOfLots } from "./card/title/project-title.ts";
import { wholePlace } from "./card/title/whole-place.ts";
import { isForOther } from "./conversation/another-customer.ts";
import type { AssistantProject, KnownSeller } from "./conversation/assistant-project.ts";
import { splitTasks } from "./conversation/assistant-project.ts";
import { messages } from "./conversation/assistant.messages.ts";
import { cardMessages } from "./conversation/card.messages.ts";
import { startFlow } from "./conversation/engine.ts";
import type { Answers, Flow, Turn } from "./conversation/flow.ts";
import { say } from "./conversation/message.ts";
import { orderMessages } from "./conversation/order.messages.ts";
import { keptItems } from "./conversation/said-answers.ts";
import type { SaidQuote } from "./conversation/said-quote.ts";
import { doubtfulQuote, timedQuote } from "./conversation/said-quote.ts";
import type { OrderWithFacts } from "./read-order.ts";
import { placesOfDays, readOrder } from "./read-order.ts";
import { SCRIPT } from "./script.ts";
import { wholeBeforeHeads, withDiscountNamed } from "./slots/labels/said-heads.ts";
import { numberWords } from "./slots/people/customer-number.ts";
import { toldParts } from "./told-work.ts";
import type { Slots } from "./understanding.ts";
import { unkeptParts } from "./words/unkept.ts";

/**
 * Where a message is typed: the day, the project of the page when there is one, the id of the project that the
 * conversation spoke of last, and what is known of the seller.
 */
export type Context = {
  today: CalendarDate;
  project: AssistantProject | null;
  recentProjectId?: string | null;
  seller?: KnownSeller | null;
  /** True when a proposed action stands in the conversation: the server takes it back. */
  hasProposal?: boolean;
  /** True when the message answers what the server has just asked about an order. */
  isAnsweringOrder?: boolean;
};

/** Starts a flow with what the message and the page already say. `earlier` was told before it, `later` after it. */
export function beginFlow(
  flow: Flow,
  text: string,
  context: Context,
  earlier: Answers = {},
  later: Answers = {},
): Turn {
  const { today, project, recentProjectId = null, seller = null } = context;
  const regime = seller?.vat_regime ?? project?.vat_regime ?? null;
  const ratedText = flow.takesLines && regime === "standard" ? withRateAtEnd(text) : text;
  const discount = flow.takesLines ? takeOrderDiscount(ratedText) : null;
  const orderWithFacts = readOrder((discount?.rest ?? ratedText).replace(WHOLE_DISCOUNT, "remise"), today);
  const { order, headedOrder, slots, answers: orderAnswers, notes } = orderWithFacts;
  const isTimed = flow.takesLines === true && project === null && Boolean(seller?.hourly_rate);
  const usualAnswers = isTimed ? usualQuote(slots) : {};
  const saidAnswers: Answers = { ...earlier, ...orderAnswers, ...later, ...usualAnswers };
  const { quoteSaid: sureQuote, ...toldAnswers } = saidAnswers;
  const wholeQuote = sureQuote ?? (flow.takesLines ? doubtfulQuote(slots) : null);
  const discountedQuote =
    wholeQuote && withLineDiscount(wholeQuote, withDiscountNamed(headedOrder), slots.leftOutWorks?.value ?? []);
  const worksBefore = readWorksBefore(order, slots);
  const toldQuote = discountedQuote && withWorksBefore(withOrderDiscount(discountedQuote, discount), worksBefore);
  const quoteSaid = toldQuote && withGifts(toldQuote, headedOrder);
  const otherAnswers = retoldWorks(toldAnswers, toldQuote, quoteSaid);
  const isRedone = flow.takesLines === true && redoesQuote(order);
  const mayBeWithVat = regime === "standard" && isPrivate(saidAnswers);
  const answers: Answers = isRedone
    ? redoneQuote(order, saidAnswers)
    : {
        ...asPerson(otherAnswers),
        ...(flow.takesLines &&
          discountedQuote &&
          quoteSaid &&
          wholeTold(worksBefore, discountedQuote, quoteSaid, { order, answers: otherAnswers })),
        ...(flow.takesLines &&
          quoteSaid &&
          withSections(withTaxesNote(quoteSaid, order, mayBeWithVat), headedOrder, otherAnswers)),
        // A discount alone has no line to stand on: it waits for the card of the lines.
        ...(flow.takesLines && !quoteSaid && slots.discountPercent && { correction: order }),
        ...saidBill(flow, order, today),
      };
  const isOfPage = answers.projectName === undefined && project !== null && !isForOther(answers, project);
  const onPage = !flow.createsProject && isOfPage ? project : null;
  // A quote that is ordered again is a new version, be the former one at the customer's.
  const ofRedone = isRedone ? { inserted: [CARD_STEPS.reopen.name] } : {};
  const begunOnProjectId = project?.id ?? null;
  const facts = { answers, recentProjectId, seller, begunOnProjectId, ...ofRedone, ...(onPage && splitTasks(onPage)) };
  const turn = startFlow(SCRIPT, flow, facts, today);
  const isTold = slots.hasUnreadPrices !== undefined && flow.pricesWork === true && !answers.quoteSaid;
  const sentences = [
    ...(isTold ? [messages.unreadPrices] : []),
    ...notes,
    ...(flow.takesLines && !isRedone ? lostParts({ ...orderWithFacts, answers }) : []),
    ...sentencesOf(withoutNoted(answers, earlier), seller?.vat_regime ?? onPage?.vat_regime ?? null),
  ];
  return { ...turn, messages: [...sentences.map((sentence) => say(sentence)), ...turn.messages] };
}

// What all the works are for, or all of them where the lines alone were told.
function wholeTold(
  { works, title }: WorksBefore,
  { rows }: SaidQuote,
  quoteSaid: SaidQuote,
  { order, answers }: { order: string; answers: Answers },
): Pick<Answers, "projectDescription"> {
  const isOfLines = !saysMore(answers, rows);
  // « refaire sa salle de bain » is called by the place.
  const place = wholePlace(order, rows);
  const whole = /re?$/.test(title.split(" ")[0] ?? "") ? place || title : title || place;
  if (whole !== "" && isOfLines) return { projectDescription: whole };
  return works.length > 0 && isOfLines
    ? { projectDescription: quoteSaid.rows.map(({ label }) => label).join(", ") }
    : {};
}

// « audit de code 3 jours »: who has said their usual price reads it on the card, where it is changed.
function usualQuote(slots: Slots): Answers {
  const quoteSaid = timedQuote(slots);
  if (quoteSaid === null) return {};
  const projectDescription = quoteSaid.rows.map(({ label }) => label).join(", ");
  return { quoteSaid, projectDescription, durationSaid: { kind: "lines", hours: null, rateEuros: null } };
}

// Nothing that has a number is lost in silence.
function lostParts({ order, slots, answers, notes, homeAt }: OrderWithFacts): string[] {
  const { quoteSaid, depositSaid = "", ...others } = answers;
  const keptTexts = [
    ...keptItems(others).map(({ value }) => value),
    ...(quoteSaid ? toldParts({ quoteSaid }, null).flatMap(({ label, value }) => [label, value]) : []),
    ...(quoteSaid?.rows ?? []).map(({ discount = "" }) => discount),
    ...(quoteSaid?.rows ?? []).map(({ vatBasisPoints }) => typedDecimal(basisPointsToPercent(vatBasisPoints))),
    quoteSaid?.discount ?? "",
    quoteSaid?.note ?? "",
    ...(answers.sectionsSaid ?? []).map(({ label }) => label),
    // The deposit is kept with the card of the lines.
    quoteSaid ? depositSaid : "",
    ...notes,
  ];
  // The price of a line that stays open is said to be in doubt.
  const doubtedLabels = (quoteSaid?.rows ?? [])
    .filter(({ unitPrice }) => unitPrice === "")
    .map(({ label }) => plainWords(label));
  const parts = unkeptParts(order, keptTexts, {
    places: [...placesOfDays(slots), ...(homeAt ? [homeAt] : [])],
    doubtedLabels,
  });
  return parts.length === 0 ? [] : [messages.notKept(parts)];
}

// A private person reads prices with VAT, and so may whoever says « 500 € » of one: how it was taken is said back.
function withTaxesNote(quoteSaid: SaidQuote, text: string, mayBeWithVat: boolean): SaidQuote {
  const isFlat = quoteSaid.rows.some(({ unit, unitPrice }) => unitPrice !== "" && unit !== "h" && unit !== "jour");
  const isSaid = quoteSaid.isRateSaid || quoteSaid.pricesWithVat?.length || SAYS_TAXES.test(plainWords(text));
  if (!mayBeWithVat || !isFlat || isSaid) return quoteSaid;
  return { ...quoteSaid, note: [quoteSaid.note, cardMessages.pricesTakenNet].filter((note) => note !== "").join(" ") };
}

// « robinet 2 h, remise globale de 10 % »: « globale » is no work.
const WHOLE_DISCOUNT = /(?<!\p{L})remise globale(?!\p{L})/giu;
const SAYS_TAXES = /\b(?:ht|h\.t|ttc|t\.t\.c|tva|hors taxes?|taxes comprises|net)\b/;

function isPrivate({ company = "", civility, customerKind, lastName }: Answers): boolean {
  return company === "" && (customerKind === "person" || civility !== undefined || lastName !== undefined);
}

// The titles of a list are told where its rows are not surely under them.
function withSections(
  quoteSaid: SaidQuote,
  text: string,
  answers: Answers,
): Pick<Answers, "quoteSaid" | "sectionsSaid" | "projectDescription"> {
  const titles = pastedTitles(text);
  if (titles.length === 0) return { quoteSaid };
  const placedSections = pastedSections(text, quoteSaid.rows);
  const sectionsSaid = placedSections && withOptionsInLots(placedSections, quoteSaid.rows);
  const sentence = sectionsSaid === null ? cardMessages.titlesLost(titles) : "";
  const note = [quoteSaid.note, sentence].filter((one) => one !== "").join(" ");
  const wholeWork = wholeBeforeHeads(text);
  const title = wholeWork || wholePlace(text, quoteSaid.rows) || titleOfLots(sectionsSaid ?? []);
  const isWholeUnsaid = LOT.test(answers.projectDescription ?? "") || !saysMore(answers, quoteSaid.rows);
  return {
    quoteSaid: { ...quoteSaid, note },
    ...(sectionsSaid && { sectionsSaid }),
    ...((isWholeUnsaid || wholeWork !== "") && title !== "" && { projectDescription: title }),
  };
}

// No project is called by its first lot.
const LOT = /^lot (?:n°\s?)?\d/i;

// Whoever is named with a quote to redo tells whose it is: « refais le devis de Nordwind ».
function redoneQuote(text: string, { projectName, company, lastName }: Answers): Answers {
  const name = projectName || company || lastName;
  return { correction: changeOfRedone(text), ...(name && { projectName: name }) };
}

// What the order of an invoice says of its price is held against what the project bills.
function saidBill(flow: Flow, text: string, today: CalendarDate): Pick<Answers, "billSaid" | "acceptanceTold"> {
  if (!flow.pricesWork || flow.takesLines) return {};
  const billSaid = readBill(text, today);
  const acceptanceTold = readToldAcceptance(text, today);
  return { ...(billSaid !== null && { billSaid }), ...(acceptanceTold !== null && { acceptanceTold }) };
}

// « pour Mme Lefèvre », without a firm, is a private person.
function asPerson(answers: Answers): Answers {
  const { civility, lastName, company, customerKind } = answers;
  const isPerson = civility !== undefined && lastName !== undefined && company === undefined && !customerKind;
  return isPerson ? { ...answers, company: "", customerKind: "person" } : answers;
}

// What an order says beside its works is said back, where no card shows it.
function sentencesOf({ vatRegime, siren, quoteSaid }: Answers, storedRegime: VatRegime | null): string[] {
  const isOther =
    vatRegime !== undefined && vatRegime !== "later" && storedRegime !== null && vatRegime !== storedRegime;
  return [
    ...(isOther ? [orderMessages.regimeOfSettings(storedRegime === "standard")] : []),
    ...(siren && !quoteSaid ? [orderMessages.numberNoted(numberWords(siren))] : []),
  ];
}

// A number that was noted one turn before is not said again.
function withoutNoted(answers: Answers, { siren: earlierSiren }: Answers): Answers {
  const { siren: _noted, ...others } = answers;
  return answers.siren === earlierSiren ? others : answers;
}
