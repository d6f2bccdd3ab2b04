import type { Slots } from "../understanding.ts";
import type { LabelWords } from "./line-labels.ts";
import { clauseStart, cleanLabel } from "./line-labels.ts";

/** The work that a sentence names beside one price for the whole (« dégorgement, 180 € tout compris »). */
export function leftOverWork(words: LabelWords): Pick<Slots, "description"> {
  const { tokens, isTaken, isInMeasure } = words;
  for (let end = tokens.length; end > 0;) {
    const start = clauseStart(words, end, 0);
    let isFree = end - start >= 2;
    for (let index = start; index < end; index += 1) isFree &&= !isTaken(index) && !isInMeasure(index);
    const work = isFree ? cleanLabel(words, start, end) : "";
    if (work.includes(" ")) return { description: { value: work, at: [tokens[start]!.start, tokens[end - 1]!.end] } };
    end = start - 1;
  }
  return {};
}

const INFINITIVE = /^[a-z]{2,}(er|ir|re|oir)$/;
const NOT_INFINITIVE =
  /^(hier|atelier|chantier|escalier|papier|hiver|mer|cher|premier|dernier|notre|votre|autre|faire)$/;
const WORK_NOUN = /^(taches|tache|devis|projet|facture|tasks)$/;

/**
 * The work that an order is for: « pour refaire une toiture », « … du projet X : décaper les murs, peindre ». Nothing
 * when it holds a price.
 */
export function workAfterOrder(words: LabelWords): Pick<Slots, "description"> {
  const { text, tokens, isTaken } = words;
  const order = tokens.findIndex(({ text: word }) => WORK_NOUN.test(word));
  if (order < 0) return {};
  for (let index = order; index < tokens.length - 1; index += 1) {
    const { text: word } = tokens[index]!;
    const next = tokens[index + 1]!;
    const isWork = INFINITIVE.test(next.text) && !NOT_INFINITIVE.test(next.text) && !isTaken(index + 1);
    if ((word !== "pour" && word !== ":") || !isWork) continue;
    let end = tokens.length;
    for (let at = index + 1; at < end; at += 1) {
      if (/^(€|euros?|%|tva)$/.test(tokens[at]!.text)) return {};
      if (isTaken(at) || /^(stp|svp|merci|\n)$/.test(tokens[at]!.text)) end = at;
    }
    while (end > index + 1 && /^[,;.?!]$/.test(tokens[end - 1]!.text)) end -= 1;
    const at: [number, number] = [next.start, tokens[end - 1]!.end];
    return { description: { value: text.slice(...at), at } };
  }
  return {};
}
