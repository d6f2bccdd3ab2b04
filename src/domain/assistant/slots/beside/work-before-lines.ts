import type { Slots } from "../../understanding.ts";
import { wordAt } from "../../words/tokens.ts";
import type { LabelWords } from "../labels/label-words.ts";
import { isContentAt } from "../numbers/size-at.ts";
import { DOCUMENT, NOT_BEFORE } from "../read-description.ts";
import { placeOf } from "../read-durations.ts";

/**
 * What a list of works is for: « devis pour Norvex, refonte du site vitrine : maquettes 3 jours à 450 € ». It stands
 * between the customer and the colon, after a comma, a colon of its own or nothing.
 */
export function workBeforeLines({ text, tokens, isTaken, isInMeasure }: LabelWords): Pick<Slots, "description"> {
  const colons = tokens.flatMap(({ text: word }, index) => (word === ":" && !isInMeasure(index) ? [index] : []));
  for (const to of colons.slice(0, 2)) {
    let from = to;
    while (from > 0 && to - from <= MOST_OF_TITLE && isTitleWord(from - 1)) from -= 1;
    const isAfterCustomer = /^[,:]$/.test(wordAt(tokens, from - 1)) && isTaken(from - 2);
    // « devis Mme Roux aménagement de combles : … ». A single word there may be a part of the name.
    const isRightAfter = isTaken(from - 1) && to - from > 2 && !NOT_BEFORE.has(wordAt(tokens, from));
    const at = placeOf(tokens, { from, to });
    const value = text.slice(...at);
    const isOrder = /^(?:fais|fait|prepare|sors|envoie)$/.test(wordAt(tokens, from));
    const isWork = !isOrder && to - from > 1 && (isRightAfter ? /^\p{Ll}{4}/u : /^\p{L}{4}/u).test(value);
    if ((isAfterCustomer || isRightAfter) && isWork) return { description: { value, at } };
  }
  return {};

  // « remplacement du ballon 200 litres : fourniture 890 € ».
  function isTitleWord(index: number): boolean {
    if (isContentAt(tokens, index) || isContentAt(tokens, index - 1)) return !isTaken(index);
    const isWord = tokens[index]?.kind === "word" || /^['-]$/.test(wordAt(tokens, index));
    return isWord && !isTaken(index) && !isInMeasure(index) && !DOCUMENT.test(wordAt(tokens, index));
  }
}

const MOST_OF_TITLE = 8;

/** A work with the unpriced parts after its colon: « douche à l'italienne : receveur, faïence 8 m² ». */
export function workWithParts(words: LabelWords): Pick<Slots, "description"> {
  const { text, tokens, isTaken } = words;
  const { description: title } = workBeforeLines(words);
  if (title === undefined || TOLD.test(title.value)) return {};
  const start = tokens.findIndex((token) => token.start >= title.at[1]) + 1;
  let end = start;
  while (end < tokens.length && !isTaken(end) && !/^[.\n!?]$/.test(wordAt(tokens, end))) end += 1;
  while (end > start && /^(?:[,;:]|et|pour|chez|le|a|au|debut|d[èe]s)$/.test(wordAt(tokens, end - 1))) end -= 1;
  if (end === start) return {};
  const [, to] = placeOf(tokens, { from: start, to: end });
  return { description: { value: text.slice(title.at[0], to), at: [title.at[0], to] } };
}

// « voici leur réponse : « … » » names no work.
const TOLD = /(?:^|\s)(?:voici|voil[àa]|r[ée]ponse|mail|message|sms|demande|note|suite)(?!\p{L})/iu;
