import type { Slots } from "../../understanding.ts";
import { tokensOf } from "../../words/tokens.ts";
import { numberAt } from "../numbers/number-at.ts";
import { placeOf } from "../read-durations.ts";

// The new value of a field whose document or project stands between both: « passe la TVA du devis 140 à 10 », « mets le
// taux de Piscine Roux à 52 ».

/** The same values, with the one that an order to change says after « à ». */
export function withChangedValue(text: string, slots: Slots): Slots {
  if (text.length > LONGEST_TEXT) return slots;
  const tokens = tokensOf(text);
  const fieldAt = tokens.findIndex(({ text: word }) => FIELDS.has(word));
  const field = FIELDS.get(tokens[fieldAt]?.text ?? "");
  const isSaid = field === undefined || slots[field] !== undefined || AMOUNTS.some((name) => slots[name] !== undefined);
  if (isSaid || !/^(?:horaire|du|de|d|sur|pour)$/.test(tokens[fieldAt + 1]?.text ?? "")) return slots;
  const to = tokens.findLastIndex(({ text: word }, at) => /^(?:a|en)$/.test(word) && numberAt(tokens, at + 1) !== null);
  const number = to <= fieldAt ? null : numberAt(tokens, to + 1);
  if (!number?.isPlain || to - fieldAt > LONGEST_OBJECT) return slots;
  const rest = tokens
    .slice(number.next)
    .map(({ text: word }) => word)
    .join(" ");
  const isEnd = (field === "vatPercent" ? AFTER_SHARE : AFTER_RATE).test(rest);
  const isWithin = field !== "vatPercent" || number.value <= LARGEST_VAT;
  if (!isEnd || !isWithin) return slots;
  return { ...slots, [field]: { value: number.value, at: placeOf(tokens, { from: to + 1, to: number.next }) } };
}

const LONGEST_TEXT = 300;
const LONGEST_OBJECT = 9;
const LARGEST_VAT = 30;
const FIELDS = new Map<string, "vatPercent" | "rate" | "dayRate">([
  ["tva", "vatPercent"],
  ["taux", "rate"],
  ["tarif", "rate"],
  ["tjm", "dayRate"],
]);
const AMOUNTS = ["vatPercent", "discountPercent", "rate", "dayRate", "hours", "days", "flatPriceEuros"] as const;
const POLITE = "(?: ?(?:stp|svp|merci|s ' il te plait|s ' il vous plait|[.!?]))*$";
const AFTER_SHARE = new RegExp(`^(?:%|pour cent|pourcent)?${POLITE}`);
const AFTER_RATE = new RegExp(
  `^(?:€|e|euros?)?(?: ?ht)?(?: ?(?:/ ?h|de l ' heure|l ' heure|par heure|/ ?j|par jour|la journee))?${POLITE}`,
);
