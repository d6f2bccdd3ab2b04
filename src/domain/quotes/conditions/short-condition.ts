import { formatMoney, withCapital } from "../../shared/french-format.ts";
import { aidName, depositSize, durationWords, paymentWords } from "./condition-sentences.ts";
import { conditionTexts, shortTexts, WORKS_WORDS } from "./conditions.messages.ts";
import type { ConditionSubject, QuoteConditions } from "./quote-conditions.ts";

const SHORT: { [Subject in ConditionSubject]: (conditions: QuoteConditions) => string } = {
  place: ({ place }) => place ?? shortTexts.notSaid,
  duration: ({ duration }) => (duration ? durationWords(duration) : shortTexts.notSaid),
  deposit: ({ deposit }) => (deposit ? withCapital(depositSize(deposit)) : shortTexts.none),
  payment: ({ payment }) => (payment ? withoutStop(withCapital(paymentWords(payment))) : shortTexts.notSaid),
  aids: ({ aids = [] }) =>
    aids.length === 0 ? shortTexts.noAid : aids.map((aid) => `${aidName(aid)} ${formatMoney(aid.cents)}`).join(", "),
  travel: ({ travel }) => {
    if (travel === undefined) return shortTexts.notSaid;
    return travel.kind === "free" ? withoutStop(conditionTexts.noTravel) : formatMoney(travel.cents);
  },
  works: ({ works }) => (works ? WORKS_WORDS[works] : shortTexts.notSaid),
  guarantee: ({ guarantee }) => guarantee ?? shortTexts.ofTheLaw,
  waste: ({ waste }) => waste?.quantity ?? shortTexts.notSaid,
  energy: ({ energy }) => {
    if (energy === undefined) return shortTexts.notSaid;
    return energy.rgeLabel === "" ? shortTexts.hasNoRge : energy.rgeLabel;
  },
  complaints: ({ complaints }) => complaints ?? shortTexts.ofCompany,
};

/** What a quote says of a subject, in a few words for the list of its conditions. */
export function shortCondition(subject: ConditionSubject, conditions: QuoteConditions): string {
  return SHORT[subject](conditions);
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, "");
}
