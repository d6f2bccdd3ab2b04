import type { WorkTemplate } from "../work-template.ts";
import { actionsOf } from "./action-words.ts";
import type { Pattern, Term } from "./pattern.ts";
import type { Vocabulary } from "./typing.ts";
import { vocabularyFrom } from "./typing.ts";
import { ARTICLES } from "./word-lists.ts";
import type { Word } from "./words.ts";
import { plainWord } from "./words.ts";

/**
 * The works of a library, by the words that say them; the nouns that they are known by; the trades that use a word; and
 * every word that works are said with.
 */
type Library = {
  index: Index;
  nouns: ReadonlySet<string>;
  tradesByWord: (word: string) => ReadonlySet<string>;
  vocabulary: Vocabulary;
};

// A library is prepared once, when it is first read.
const PREPARED = new WeakMap<readonly WorkTemplate[], Library>();

/** The library of works, made ready for looking up. */
export function prepare(works: readonly WorkTemplate[]): Library {
  const library = PREPARED.get(works) ?? {
    index: indexByAnchor(works),
    nouns: nounsOf(works),
    tradesByWord: tradesByWord(works.filter(({ isCommon }) => !isCommon)),
    vocabulary: vocabularyOf(works),
  };
  PREPARED.set(works, library);
  return library;
}

// The words of a library are collected once, when they are first asked for.
const WORDS = new WeakMap<readonly WorkTemplate[], ReadonlySet<string>>();

/** Every word that the works of a library are written with: the things that trades work on. */
export function wordsOfLibrary(works: readonly WorkTemplate[]): ReadonlySet<string> {
  const words = WORDS.get(works) ?? wordsIn(works);
  WORDS.set(works, words);
  return words;
}

function wordsIn(works: readonly WorkTemplate[]): ReadonlySet<string> {
  const signs = works.flatMap(({ patterns }) => patterns.flatMap(({ terms }) => terms.flatMap(plainWordsOf)));
  const texts = new Set(works.flatMap(textsOf));
  const others = [...texts].flatMap((text) => text.split(/[^\p{L}]+/u)).map(plainWord);
  return new Set([...signs.filter(({ isBeginning }) => !isBeginning).map(({ word }) => word), ...others]);
}

const SPELLINGS = new WeakMap<readonly WorkTemplate[], ReadonlyMap<string, string>>();

/** A plain word as the library writes it (« gâche »). Null when it writes it never. */
export function accentedWord(works: readonly WorkTemplate[], plain: string): string | null {
  const spellings =
    SPELLINGS.get(works) ??
    new Map(
      works
        .flatMap(textsOf)
        .flatMap((text) => text.split(/[^\p{L}]+/u))
        .filter((word) => word === word.toLowerCase() && plainWord(word) !== "" && !/[sx]$/.test(word))
        .map((word) => [plainWord(word), word]),
    );
  SPELLINGS.set(works, spellings);
  return spellings.get(plain) ?? null;
}

function textsOf({ title, units, tasks }: WorkTemplate): string[] {
  return [title, ...units, ...tasks.flatMap((task) => [task.title, task.supplies])];
}

type Candidate = { work: WorkTemplate; pattern: Pattern };

// Patterns by the word, the beginning of a word, or the action of their anchor.
type Index = {
  byWord: Map<string, Candidate[]>;
  byBeginning: Map<string, Candidate[]>;
  byAction: Map<string, Candidate[]>;
};

function indexByAnchor(works: readonly WorkTemplate[]): Index {
  const index: Index = { byWord: new Map(), byBeginning: new Map(), byAction: new Map() };
  const add = (map: Map<string, Candidate[]>, key: string, candidate: Candidate) => {
    const candidates = map.get(key);
    if (candidates) candidates.push(candidate);
    else map.set(key, [candidate]);
  };
  for (const work of works)
    for (const pattern of work.patterns)
      for (const choice of pattern.anchor.choices)
        if ("action" in choice) add(index.byAction, choice.action, { work, pattern });
        else {
          const [word = "", ...others] = choice.words;
          const map = choice.isBeginning && others.length === 0 ? index.byBeginning : index.byWord;
          add(map, word, { work, pattern });
        }
  return index;
}

// No beginning of a word in the library is longer.
const LONGEST_BEGINNING = 20;

/** The patterns whose anchor is among the words of a clause. */
export function candidatesIn(words: readonly Word[], { byWord, byBeginning, byAction }: Index): Candidate[] {
  const patterns = new Map<Pattern, Candidate>();
  for (const { text, actions } of new Set(words)) {
    const beginnings = Array.from(
      { length: Math.min(text.length, LONGEST_BEGINNING) },
      (_letter, at) => byBeginning.get(text.slice(0, at + 1)) ?? [],
    );
    const ofWord = [byWord.get(text) ?? [], ...beginnings, ...actions.map((action) => byAction.get(action) ?? [])];
    for (const candidate of ofWord.flat()) patterns.set(candidate.pattern, candidate);
  }
  return [...patterns.values()];
}

// The nouns that works are known by: what stands before « de » tells whether the rest is a complement of it.
function nounsOf(works: readonly WorkTemplate[]): ReadonlySet<string> {
  const firstWords = works.flatMap(({ patterns }) =>
    patterns.flatMap(({ anchor }) =>
      anchor.choices.flatMap((choice) => ("words" in choice ? choice.words.slice(0, 1) : [])),
    ),
  );
  return new Set(firstWords.filter((word) => !ARTICLES.has(word) && !isInfinitiveOfWork(word)));
}

// « monter » says what is done, and « lé » loses its accent: neither is the noun that a clause is about.
function isInfinitiveOfWork(word: string): boolean {
  return /(?:er|re|ir)$/.test(word) && actionsOf(word).length > 0;
}

function plainWordsOf({ kind, choices }: Term): { word: string; isBeginning: boolean }[] {
  if (kind === "absent") return [];
  return choices.flatMap((choice) =>
    "words" in choice
      ? choice.words.map((word, index) => ({
          word,
          isBeginning: choice.isBeginning && index === choice.words.length - 1,
        }))
      : [],
  );
}

const SHORTEST_SIGN = 4;

// The trades whose works are said with a word, or with a beginning of it.
function tradesByWord(works: readonly WorkTemplate[]): Library["tradesByWord"] {
  const byWord = new Map<string, Set<string>>();
  for (const { trade, patterns } of works)
    for (const { word, isBeginning } of patterns.flatMap(({ terms }) => terms.flatMap(plainWordsOf))) {
      const key = isBeginning ? `${word}*` : word;
      if (word.length >= SHORTEST_SIGN) byWord.set(key, (byWord.get(key) ?? new Set()).add(trade));
    }
  return (word) => {
    const keys = [word];
    for (let length = SHORTEST_SIGN; length <= Math.min(word.length, LONGEST_BEGINNING); length += 1)
      keys.push(`${word.slice(0, length)}*`);
    return new Set(keys.flatMap((key) => [...(byWord.get(key) ?? [])]));
  };
}

function vocabularyOf(works: readonly WorkTemplate[]): Vocabulary {
  const signs = works.flatMap(({ patterns }) => patterns.flatMap(({ terms }) => terms.flatMap(plainWordsOf)));
  const texts = new Set(works.flatMap(textsOf));
  const others = new Set([...texts].flatMap((text) => text.split(/[^\p{L}]+/u)));
  return vocabularyFrom(
    signs.filter(({ isBeginning }) => !isBeginning).map(({ word }) => word),
    signs.filter(({ isBeginning }) => isBeginning).map(({ word }) => word),
    [...others].map(plainWord),
  );
}
