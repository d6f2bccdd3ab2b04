import type { CustomerNames, NameWord } from "./name-phrases.ts";
import { phrasesOf, wordsOf } from "./name-phrases.ts";
import type { MaskedSpan } from "./personal-patterns.ts";

/**
 * Finds names in texts, as whole words, in any case and with any accents. It reads each word of a text once, however
 * many names it knows and however often their words come back (Aho and Corasick, 1975).
 */
export type NameFinder = {
  learn: (names: readonly CustomerNames[]) => void;
  /** Where a text says a known name: at each word, the longest name that ends with it. They may overlap. */
  spansIn: (text: string) => MaskedSpan[];
};

/** The words of a name up to here. `longest`: how many words the longest name has that ends here, 0 without any. */
type Place = { next: Map<string, Place>; depth: number; isName: boolean; longest: number; shorter: Place | null };

/** A finder that knows no name yet. */
export function openNameFinder(): NameFinder {
  const start = newPlace(0);
  const capitalNames = new Set<string>();
  let isLinked = true;

  const learnPhrase = (words: readonly string[]) => {
    let place = start;
    for (const word of words) {
      const next = place.next.get(word) ?? newPlace(place.depth + 1);
      place.next.set(word, next);
      place = next;
    }
    place.isName = true;
  };

  return {
    learn: (names) => {
      for (const { words, needsCapital } of names.flatMap(phrasesOf)) {
        if (needsCapital) capitalNames.add(words.join());
        else learnPhrase(words);
      }
      isLinked = false;
    },
    spansIn: (text) => {
      if (!isLinked) linkPlaces(start);
      isLinked = true;
      const words = wordsOf(text);
      let place: Place = start;
      return words.flatMap((word, index) => {
        const previous = words[index - 1];
        place = placeAfter(previous && isNear(text, previous, word) ? place : start, word.foldedText);
        const first = place.longest > 0 ? words[index - place.longest + 1] : firstNameAt(word);
        return first ? [{ start: first.start, end: word.end, kind: "Client" as const }] : [];
      });
    },
  };

  function firstNameAt(word: NameWord): NameWord | undefined {
    return word.isCapital && capitalNames.has(word.foldedText) ? word : undefined;
  }
}

function newPlace(depth: number): Place {
  return { next: new Map(), depth, isName: false, longest: 0, shorter: null };
}

// From each place to the longest end of its words that begins a name too, nearest places first.
function linkPlaces(start: Place): void {
  const places = [start];
  for (const place of places) {
    for (const [word, next] of place.next) {
      next.shorter = place.shorter === null ? start : placeAfter(place.shorter, word);
      next.longest = next.isName ? next.depth : next.shorter.longest;
      places.push(next);
    }
  }
}

// Each step back undoes a step forward, so a text takes at most two steps a word.
function placeAfter(from: Place, word: string): Place {
  for (let place = from; ; place = place.shorter) {
    const next = place.next.get(word);
    if (next) return next;
    if (place.shorter === null) return place;
  }
}

// « Jean-Pierre », « d'Arc » and « Roux & Fils » are one name; two lines are not.
function isNear(text: string, previous: NameWord, word: NameWord): boolean {
  const between = text.slice(previous.end, word.start);
  return between.length <= 4 && !between.includes("\n");
}
