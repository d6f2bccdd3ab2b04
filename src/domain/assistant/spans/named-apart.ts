import { ORDER_NOUN } from "../slots/people/words-beside-names.ts";
import { placeOf } from "../slots/read-durations.ts";
import type { SaidLine, Slot, Slots } from "../understanding.ts";
import type { Span } from "../words/tokens.ts";
import { wordAt } from "../words/tokens.ts";
import type { SpannedText } from "./spanned-text.ts";

/** The values where the firm that was found is no part of its work: « entretien de la copropriété Bellevue ». */
export function withoutFirm(text: string, slots: Slots): Slots {
  const { company, description } = slots;
  if (!company || !description || text.slice(...description.at) !== description.value) return slots;
  const [start, end] = description.at;
  if (company.at[0] <= start || company.at[1] < end) return slots;
  const value = text.slice(start, company.at[0]).replace(LEADS_TO_FIRM, "");
  return value.length < LEAST_WORK ? slots : { ...slots, description: { value, at: [start, start + value.length] } };
}

const LEADS_TO_FIRM = / (?:de|du|des|pour|chez|à|au|aux)?(?: ?(?:la|le|les|l['’]))? ?$/i;
const LEAST_WORK = 5;

/** True for words that are a name, and no work: « facture lopes 12 h ». */
export function isNamed({ tokens }: Pick<SpannedText, "tokens">, span: Span, { company, lastName }: Slots): boolean {
  const [start, end] = placeOf(tokens, span);
  return [company, lastName].some((slot) => slot !== undefined && slot.at[0] <= start && end <= slot.at[1]);
}

/** True for « remise exceptionnelle ». « remise en peinture » and « remise aux normes » are works. */
export function isDiscount({ tokens }: Pick<SpannedText, "tokens">, { from }: Span): boolean {
  const isNamed = /^(?:remise|rabais|ristourne|reduction|escompte)$/.test(wordAt(tokens, from));
  return isNamed && !/^(?:en|a|au|aux|d|de)$/.test(wordAt(tokens, from + 1));
}

/** True for « garage Martin portail » right after an order: a garage may be what is worked on. */
export function isThingOfWork({ tokens }: Pick<SpannedText, "tokens">, { from, to }: Span): boolean {
  const isAfterOrder = ORDER_NOUN.test(wordAt(tokens, from - 1));
  return isAfterOrder && wordAt(tokens, from) === "garage" && tokens[to]?.kind === "word";
}

/** True for « copropriété Résidence du Parc », of which the rules left out what it is. */
export function hasKindOfHouse(text: string, company: Slot<string>, at: readonly [number, number]): boolean {
  return /^copro(?:pri[ée]t[ée])? $/i.test(text.slice(at[0], company.at[0]));
}

/** True for « dj set 5 h » at 900 €: the price may be of an hour. */
export function isOfHours({ label, unit }: SaidLine): boolean {
  return unit === "flat" && /\d ?(?:h|heures?)$/i.test(label);
}
