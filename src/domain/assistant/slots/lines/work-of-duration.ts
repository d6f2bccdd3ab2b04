import type { Slots } from "../../understanding.ts";
import { wordAt, wordSet } from "../../words/tokens.ts";
import type { LabelWords } from "../labels/label-words.ts";
import type { Measure } from "../numbers/measure.ts";
import { DOCUMENT, mayBeInfinitive } from "../read-description.ts";
import { placeOf } from "../read-durations.ts";

/** The work that follows its duration: « 6 h 30 de ponçage sur le projet Halle ». */
export function workOfDuration(words: LabelWords, measures: readonly Measure[]): Pick<Slots, "description"> {
  const { text, tokens, isTaken, isInMeasure } = words;
  const [duration, ...others] = measures.filter(({ kind }) => kind === "quantity" || kind === "price");
  if (duration?.kind !== "quantity" || others.length > 0 || !/^(h|day)$/.test(duration.unit)) return {};
  const isOf = /^(de|d)$/.test(wordAt(tokens, duration.to));
  const from = wordAt(tokens, duration.to + 1) === "'" ? duration.to + 2 : duration.to + 1;
  if (!isOf || NOT_DONE.test(wordAt(tokens, from))) return purposeOfDuration(words, duration.to);
  if (tokens[from]?.kind !== "word") return {};
  let to = from;
  while (to < tokens.length && !isTaken(to) && !isInMeasure(to) && !ENDS_WORK.test(wordAt(tokens, to))) to += 1;
  const at = placeOf(tokens, { from, to });
  return to > from ? { description: { value: text.slice(...at), at } } : {};
}

// « 2 h 30 sur le projet Halle pour le débogage du panier », « 1 h de plus sur Halle pour repeindre le hall ».
function purposeOfDuration({ text, tokens, isTaken, isInMeasure }: LabelWords, end: number): Slots {
  const at = tokens.findIndex(({ text: word }, index) => index >= end && /^(pour|pr)$/.test(word));
  if (at < 0 || tokens.some(({ text: word }) => DOCUMENT.test(word))) return {};
  const isNamed = /^(le|la|les|l|une?|des)$/.test(wordAt(tokens, at + 1));
  const from = !isNamed ? at + 1 : wordAt(tokens, at + 2) === "'" ? at + 3 : at + 2;
  const first = wordAt(tokens, from);
  if (tokens[from]?.kind !== "word" || isTaken(from) || PEOPLE_OR_TIME.has(first)) return {};
  if (!isNamed && !mayBeInfinitive(first)) return {};
  let to = from;
  while (to < tokens.length && !isTaken(to) && !isInMeasure(to) && !ENDS_PURPOSE.test(wordAt(tokens, to))) to += 1;
  const place = placeOf(tokens, { from, to });
  return to > from ? { description: { value: text.slice(...place), at: place } } : {};
}

const ENDS_PURPOSE = /^(sur|pour|pr|chez|projet|chantier|hier|ce|cet|cette|stp|svp|merci|[,.;:!?\n()])$/;
const PEOPLE_OR_TIME = wordSet(`
  client cliente clients voisin voisine projet chantier compte semaine journee jour matin matinee soir soiree mois
  moment instant suite fin debut mairie societe boite entreprise famille copro copropriete
`);

const NOT_DONE = /^(plus|moins|travail|boulot|taf|retard|avance|sup|supplementaires?|rab|temps|projet|chantier|main)$/;
const ENDS_WORK = /^(sur|au|aux|pour|pr|dans|chez|a|projet|chantier|hier|ce|cet|cette|[,.;:!?\n()])$/;
