import type { Slots } from "../../understanding.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt, wordsBetween, wordSet } from "../../words/tokens.ts";
import { placeOf } from "../read-durations.ts";
import type { Measure } from "./measure.ts";

// « les heures c'est 12, pas 21 », « me suis trompé sur les jours, c'est 4 »: the unit is said before its number.

const UNITS = new Map([
  ["heures", "hours"],
  ["heure", "hours"],
  ["jours", "days"],
] as const);
const BEFORE_UNIT = /^(les|le|d|de|des|mes|ses|nos|'|aux|l)$/;
const LINKS = wordSet(`
  c ' est cest etait ce sera sont , : = je voulais veux dire mais en fait il faut lire mettre mets met plutot
  non nan y a pas pa euh attends pardon finalement vrai vraiment bien
`);
// « heures à ajouter : 4 ».
const TO_ADD = /^(?:r?ajouter|compter|noter|saisir|pointer)$/;
const LONGEST_LINK = 9;
const DONE = /(?:^| )en (?:ai|a|avons) (?:fait|passe|compte|mis|bosse)$/;

/** The hours or the days of a text that says them before their only number, or nothing. */
export function readNamedDurations(
  tokens: readonly Token[],
  measures: readonly Measure[],
): Pick<Slots, "hours" | "days"> {
  const bare = measures.filter((measure) => measure.kind === "bare");
  const usable = bare.filter(({ isUsable }) => isUsable);
  const [number] = usable;
  if (
    !number ||
    usable.length > 1 ||
    bare.length > 2 ||
    measures.some(({ kind }) => kind === "quantity") ||
    number.value <= 0
  )
    return {};
  const head = bare[0]?.from ?? 0;
  // « 75 € de l'heure, et j'en ai fait neuf ».
  const price = measures.find(({ kind }) => kind === "price");
  const per = price?.kind === "price" && /^(?:h|day)$/.test(price.per ?? "") ? price.per : null;
  if (
    per &&
    usable.length === bare.length &&
    DONE.test(wordsBetween(tokens, Math.max(0, number.from - 5), number.from))
  )
    return { [per === "h" ? "hours" : "days"]: { value: number.value, at: placeOf(tokens, number) } };
  const name = unitBefore(tokens, head);
  if (name === null || !tokens.slice(head, number.from).every(({ text }, at) => isLink(text, bare, head + at)))
    return {};
  return { [name]: { value: number.value, at: placeOf(tokens, number) } };
}

function isLink(text: string, numbers: readonly Measure[], index: number): boolean {
  return LINKS.has(text) || numbers.some(({ from, to }) => from <= index && index < to);
}

// The unit that stands before the first number, with nothing else than small words between.
function unitBefore(tokens: readonly Token[], from: number): "hours" | "days" | null {
  for (let index = from - 1; index >= Math.max(0, from - LONGEST_LINK); index -= 1) {
    const text = wordAt(tokens, index);
    const unit = [...UNITS].find(([word]) => word === text)?.[1];
    // « le taux de l'heure » is a price.
    const isLabel = wordAt(tokens, index + 1) === "a" && TO_ADD.test(wordAt(tokens, index + 2));
    if (unit)
      return (isLabel || BEFORE_UNIT.test(wordAt(tokens, index - 1))) && !isOfPrice(tokens, index) ? unit : null;
    const isToAdd = TO_ADD.test(text) || (text === "a" && TO_ADD.test(wordAt(tokens, index + 1)));
    if (!LINKS.has(text) && !isToAdd) return null;
  }
  return null;
}

function isOfPrice(tokens: readonly Token[], index: number): boolean {
  return tokens
    .slice(Math.max(0, index - LONGEST_LINK), index)
    .some(({ text }) => /^(taux|tarif|prix|cout|euros?|€|supplementaires?|sup)$/.test(text));
}
