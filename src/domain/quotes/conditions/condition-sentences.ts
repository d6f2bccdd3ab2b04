import type { Company } from "../../company/company.ts";
import type { Deposit, DepositKind } from "../../lines/deposit.ts";
import type { Line } from "../../lines/line.ts";
import { formatMoney, formatPercent, listInWords, withCapital } from "../../shared/french-format.ts";
import { isBuildingWorks } from "./building-works.ts";
import { AID_WORDS, conditionTexts, DURATION_WORDS, MEANS_WORDS } from "./conditions.messages.ts";
import type {
  Aid,
  ConditionSubject,
  Duration,
  EnergyWorks,
  PaymentTerms,
  QuoteConditions,
  Waste,
} from "./quote-conditions.ts";

/** What the conditions of a quote are read from. */
export type ConditionSource = {
  conditions: QuoteConditions;
  seller: Company;
  lines: readonly Line[];
  isConsumer: boolean;
};

/** What a quote says of each subject; empty where it says nothing. */
export const CONDITION_SENTENCES: { [Subject in ConditionSubject]: (source: ConditionSource) => string } = {
  place: ({ conditions }) => conditions.place ?? "",
  duration: ({ conditions: { duration } }) => (duration ? conditionTexts.about(durationWords(duration)) : ""),
  deposit: ({ conditions: { deposit }, isConsumer }) => (deposit ? depositSentence(deposit, isConsumer) : ""),
  payment: ({ conditions: { payment, deposit } }) => (payment ? paymentSentence(payment, deposit !== undefined) : ""),
  aids: ({ conditions: { aids = [] } }) =>
    aids.length === 0
      ? ""
      : conditionTexts.aids(listInWords(aids.map((aid) => conditionTexts.aid(aidName(aid), formatMoney(aid.cents))))),
  travel: ({ conditions: { travel } }) =>
    travel === undefined
      ? ""
      : travel.kind === "free"
        ? conditionTexts.noTravel
        : conditionTexts.travel(formatMoney(travel.cents)),
  // It decides of the guarantees and of the waste.
  works: () => "",
  guarantee: guaranteeSentence,
  waste: ({ conditions: { waste } }) => (waste ? wasteSentence(waste) : ""),
  energy: ({ conditions: { energy } }) => (energy ? energySentence(energy) : ""),
  complaints: complaintsSentence,
};

/** How long, in words: « 3 jours ». */
export function durationWords({ count, unit }: Duration): string {
  return `${count}\u00A0${count === 1 ? DURATION_WORDS[unit].one : DURATION_WORDS[unit].many}`;
}

/** How much a deposit is, in words: « 30 % du total », « 500,00 € ». */
export function depositSize({ size }: Deposit): string {
  return size.unit === "share" ? conditionTexts.shareOfTotal(formatPercent(size.basisPoints)) : formatMoney(size.cents);
}

/** When and how one pays, in words: « à réception de la facture, par virement ou chèque. » */
export function paymentWords({ dueDays, means }: PaymentTerms): string {
  const when = dueDays === 0 ? conditionTexts.paidOnReceipt : conditionTexts.paidWithin(dueDays);
  if (means.length === 0) return `${when}.`;
  const words = means.map((one) => MEANS_WORDS[one]);
  const list = words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ou ${words.at(-1)}`;
  return conditionTexts.paidBy(when, list);
}

/** What an aid is called. */
export function aidName({ kind, label }: Aid): string {
  return kind === "other" ? label : AID_WORDS[kind];
}

/** What a deposit binds its parties to: a consumer may still withdraw from what they signed (C. conso L221-18). */
export function depositMeaning(kind: DepositKind, isConsumer: boolean): string {
  const { downPaymentOfConsumer, downPaymentOfBusiness, earnestOfConsumer, earnestOfBusiness } = conditionTexts;
  if (kind === "down_payment") return isConsumer ? downPaymentOfConsumer : downPaymentOfBusiness;
  return isConsumer ? earnestOfConsumer : earnestOfBusiness;
}

function depositSentence(deposit: Deposit, isConsumer: boolean): string {
  const { notBeforeSevenDays, atOrder } = conditionTexts;
  const meaning = depositMeaning(deposit.kind, isConsumer);
  return [atOrder(depositSize(deposit)), meaning, ...(isConsumer ? [notBeforeSevenDays] : [])].join(" ");
}

function paymentSentence(payment: PaymentTerms, isBalance: boolean): string {
  const words = paymentWords(payment);
  return isBalance ? `${conditionTexts.balance} ${words}` : withCapital(words);
}

// Goods that are sold to a consumer conform for two years, fitted or not (C. conso L217-3): « fourniture et pose »
// sells them too.
function guaranteeSentence({ conditions, seller, lines, isConsumer }: ConditionSource): string {
  const sellsGoods = lines.some(
    (line) =>
      line.kind === "item" && (line.nature === "goods" || SUPPLIES.test([line.label, ...line.details].join(" "))),
  );
  return [
    ...(isBuildingWorks({ seller, lines, conditions }) ? [conditionTexts.ofBuilders] : []),
    ...(isConsumer && sellsGoods ? [conditionTexts.ofGoods] : []),
    ...(conditions.guarantee ? [withStop(conditions.guarantee)] : []),
  ].join(" ");
}

const SUPPLIES = /\bfourni(?:ture)?(?:e?s?)\b/i;

function wasteSentence({ quantity, sorting, collection, costCents }: Waste): string {
  const { wasteQuantity, wasteSorting, wasteCollection, wasteCost, wasteIncluded } = conditionTexts;
  return [
    wasteQuantity(withoutStop(quantity)),
    wasteSorting(withoutStop(sorting)),
    wasteCollection(withoutStop(collection)),
    costCents === null ? wasteIncluded : wasteCost(formatMoney(costCents)),
  ].join(" ");
}

function energySentence({ rgeLabel, subcontractors }: EnergyWorks): string {
  return [
    rgeLabel === "" ? conditionTexts.withoutRge : conditionTexts.withRge(withoutStop(rgeLabel)),
    subcontractors === "" ? conditionTexts.noSubcontractor : conditionTexts.subcontractors(withoutStop(subcontractors)),
  ].join(" ");
}

// A consumer is told whom to complain to (C. conso R111-1).
function complaintsSentence({ conditions: { complaints }, seller, isConsumer }: ConditionSource): string {
  if (complaints) return withStop(complaints);
  const contacts = [seller.email, seller.phone].filter((contact) => contact !== "");
  return isConsumer && contacts.length > 0 ? withStop(contacts.join(", ")) : "";
}

function withStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, "");
}
