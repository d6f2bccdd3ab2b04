import type { ProposedRow } from "../../projects/proposed-rows.ts";
import { plainWords } from "../../shared/search-text.ts";
import { workNoun } from "../words/work-noun.ts";

/** The rows that a text keeps (« garde les 2 premières », « sans la dernière »), or null when it says none. */
export function readKeptRows(text: string, rows: readonly ProposedRow[]): ProposedRow[] | null {
  const keptPlaces = readKept(plainWords(text.slice(0, LONGEST_ANSWER)), rows);
  return keptPlaces && rows.map((row, place) => ({ ...row, isTicked: keptPlaces.has(place) }));
}

const LONGEST_ANSWER = 400;

/** A row of the list: its words, and whether it is ticked now. */
type ListRow = { title: string; isTicked: boolean };

/**
 * The places that a text keeps of a list: « toutes », « aucune », « garde les 2 premières », « sans la dernière »,
 * « la 1 et la 3 », « pas la dépose ». A plain yes keeps what is ticked. Null when one word of it names nothing of the
 * list: nothing is kept then. `text` has neither accents nor capitals.
 */
export function readKept(text: string, rows: readonly ListRow[]): ReadonlySet<number> | null {
  const words = wordsOf(text).filter((word) => !IDLE_WORDS.has(word));
  const saidWords = wordsOf(text).filter((word) => !SMALL_WORDS.has(word));
  const tickedPlaces = new Set(rows.flatMap(({ isTicked }, place) => (isTicked ? [place] : [])));
  if (saidWords.length === 0) return null;
  if (saidWords.every((word) => YES.has(word))) return tickedPlaces;
  const allPlaces = new Set(rows.keys());
  if (saidWords.some((word) => NO.has(word)) && saidWords.every((word) => NO.has(word) || WITH_NO.has(word)))
    return new Set();
  const cut = words.findIndex((word) => EXCEPT.has(word));
  const [keptWords, leftWords] = cut < 0 ? [words, []] : [words.slice(0, cut), words.slice(cut + 1)];
  const keptPlaces = readPlaces(keptWords, rows);
  if (keptPlaces === null) return null;
  if (cut < 0) return keptPlaces.size === 0 ? null : keptPlaces;
  const leftPlaces = readPlaces(leftWords, rows);
  if (leftPlaces === null || leftPlaces.size === 0) return null;
  const base = keptPlaces.size > 0 ? keptPlaces : tickedPlaces.size > 0 ? tickedPlaces : allPlaces;
  return new Set([...base].filter((place) => !leftPlaces.has(place)));
}

function wordsOf(text: string): string[] {
  return text.match(/[a-z]+(?:-[a-z]+)*|\d+(?:ieme|eme|ere|er|e)?/g) ?? [];
}

const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const YES = wordSet(`
  oui ouais ok okay d accord go yes garde garder gardes gardez ajoute ajouter ajoutez prends prend valide valider c est
  bon parfait super nickel vas-y vas y celles ca marche cochees coche cochee tel quel confirme impeccable
`);
const NO = wordSet("non nan rien aucun aucune aucunes zero pas");
const WITH_NO = wordSet("garde garder gardez en ne n une seule merci");
const EXCEPT = wordSet(
  "sans sauf hormis excepte enleve enlever enleves retire retirer retires vire virer pas moins supprime",
);
const SMALL_WORDS = wordSet("la le les l de des du d et a moi tache taches stp svp merci alors bon ben je tu on n en");
const IDLE_WORDS = wordSet(`
  le l non nan de des du d et moi tache taches stp svp merci alors bon ben je tu on n en garde garder gardes
  gardez ajoute ajouter prends prend mets juste seulement uniquement que oui ok d accord celle celles je veux
  voudrais mais pour ces cette numero no plutot aussi ne
`);

const ORDINALS = new Map([
  ["premiere", 0],
  ["premier", 0],
  ["deuxieme", 1],
  ["seconde", 1],
  ["second", 1],
  ["troisieme", 2],
  ["quatrieme", 3],
  ["cinquieme", 4],
  ["sixieme", 5],
  ["septieme", 6],
  ["huitieme", 7],
]);
const COUNTS = new Map([
  ["deux", 2],
  ["trois", 3],
  ["quatre", 4],
  ["cinq", 5],
  ["six", 6],
  ["sept", 7],
  ["huit", 8],
  ["neuf", 9],
  ["dix", 10],
]);
const FIRST = /^premi(?:er|ere)s?$/;
const LAST = /^derni(?:er|ere)s?$/;

// The places that words say, or null when a word says none.
function readPlaces(words: readonly string[], rows: readonly ListRow[]): Set<number> | null {
  const places = new Set<number>();
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (/^(?:la|les|a)$/.test(word)) continue;
    const range = rangeAt(words, at, rows.length);
    const titlePlaces = range === null ? placesTitled(word, rows) : [];
    if (range === null && titlePlaces.length === 0) return null;
    for (const place of titlePlaces) places.add(place);
    if (range === null) continue;
    const { from, to, length } = range;
    if (from < 0 || to > rows.length || from >= to) return null;
    for (let place = from; place < to; place += 1) places.add(place);
    at += length - 1;
  }
  return places;
}

type Range = { from: number; to: number; length: number };

// « toutes », « 2 premières », « 1 à 3 », « 2 », « deuxième », « dernière »: the places, and how many words say them.
function rangeAt(words: readonly string[], at: number, count: number): Range | null {
  const [word = "", next = "", afterNext = ""] = words.slice(at, at + 3);
  if (ALL.test(word)) return { from: 0, to: count, length: 1 };
  const number = COUNTS.get(word) ?? (/^\d+$/.test(word) ? Number(word) : null);
  if (number === null) return rankAt(word, count);
  if (FIRST.test(next)) return { from: 0, to: number, length: 2 };
  if (LAST.test(next)) return { from: count - number, to: count, length: 2 };
  if (next === "a" && /^\d+$/.test(afterNext)) return { from: number - 1, to: Number(afterNext), length: 3 };
  // « les deux » of two. « les 3 » of five says no place.
  const isPlural = words[at - 1] === "les" && words.length - at === 1;
  if (isPlural) return number === count ? { from: 0, to: count, length: 1 } : { from: 0, to: 0, length: 1 };
  return { from: number - 1, to: number, length: 1 };
}

const ALL = /^(?:tout|tous|toutes?)$/;

function rankAt(word: string, count: number): Range | null {
  const [, rank] = /^(\d+)(?:er|ere|e|eme|ieme)$/.exec(word) ?? [];
  const place = ORDINALS.get(word) ?? (rank === undefined ? null : Number(rank) - 1);
  if (place !== null) return { from: place, to: place + 1, length: 1 };
  if (/^avant-derni(?:er|ere)$/.test(word)) return { from: count - 2, to: count - 1, length: 1 };
  return LAST.test(word) ? { from: count - 1, to: count, length: 1 } : null;
}

// A word of four letters that stands in titles: « la dépose ».
function placesTitled(word: string, rows: readonly ListRow[]): number[] {
  if (word.length < 4) return [];
  return rows.flatMap(({ title }, place) => {
    const words = wordsOf(plainWords(title));
    return words.includes(word) || words.map(workNoun).includes(word) ? [place] : [];
  });
}
