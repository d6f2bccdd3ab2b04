import { ARTICLES } from "./word-lists.ts";
import type { Word } from "./words.ts";
import { wordAt } from "./words.ts";

/**
 * The words of a description, with the noun that « la nouvelle » and « un neuf » stand for: the one that was called old
 * before, else the noun of the work before it. « Dépose de l'ancienne cuisine puis pose de la nouvelle ».
 */
export function nameNewOnes(words: readonly Word[]): Word[] {
  let oldNoun: Word | null = null;
  let countedNoun: Word | null = null;
  let orderedNoun: Word | null = null;
  return words.flatMap((word, at) => {
    const next = wordAt(words, at + 1);
    const isCounted = word.value !== null && isNoun(next) && !OLD.test(next.text) && !NEW.test(next.text);
    if (isCounted && next.actions.length === 0 && !/^m[²³l]$/.test(next.text)) countedNoun = lastOfNoun(words, at + 1);
    if (OLD.test(word.text) && isNoun(next)) oldNoun = next;
    orderedNoun ??= nounAfterAction(words, at);
    const isAfterArticle = ARTICLES.has(wordAt(words, at - 1).text) || wordAt(words, at - 1).value !== null;
    // « 5 blocs-portes sont livrés, enlever les 5 anciennes »
    const namedNoun: Word | null = countedNoun ?? (word.text.startsWith("ancien") ? orderedNoun : null);
    if (OLD.test(word.text) && isAfterArticle && !isNoun(next) && namedNoun && oldNoun === null) {
      oldNoun = namedNoun;
      return [word, namedNoun];
    }
    const isAlone = NEW.test(word.text) && ARTICLES.has(wordAt(words, at - 1).text) && !isNoun(next);
    return isAlone && oldNoun ? [word, oldNoun] : [word];
  });
}

// « poser du carrelage, l'ancien est à enlever ».
function nounAfterAction(words: readonly Word[], at: number): Word | null {
  if (wordAt(words, at).actions.length === 0 || wordAt(words, at).isPast) return null;
  let place = at + 1;
  while (ARTICLES.has(wordAt(words, place).text)) place += 1;
  const word = wordAt(words, place);
  return isNoun(word) && word.actions.length === 0 && place > at + 1 ? word : null;
}

// « 5 blocs-portes 83 cm » is about doors.
function lastOfNoun(words: readonly Word[], from: number): Word {
  const next = wordAt(words, from + 1);
  const isCompound =
    isNoun(next) && next.actions.length === 0 && /^(?:bloc|porte|chauffe|seche|lave)$/.test(wordAt(words, from).text);
  return isCompound ? next : wordAt(words, from);
}

const OLD = /^(?:ancien|ancienne|vieux|vieille|vieil|existant|existante|actuel|actuelle)$/;
const NEW = /^(?:nouveau|nouvelle|neuf|neuve|nouveaux)$/;

function isNoun(word: Word): boolean {
  return !word.isMark && word.value === null && !NO_NOUN.test(word.text) && word.text.length > 2;
}

const NO_NOUN = /^(?:avec|dans|sur|pour|par|puis|et|est|qui|que|sont|pose|neuf|fourni.*|livre.*|en|au|aux|sous|chez)$/;
