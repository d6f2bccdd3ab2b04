import { plainWords } from "../shared/search-text.ts";

/**
 * What proposes tasks. `works` are those that the library of trades recognised; a model gives none, and its works are
 * null.
 */
export type ProposedWorks = { works: readonly string[] | null; tasks: readonly { title: string }[] };

/**
 * Which proposed tasks are certain: their work is asked for in the person's own words. When the description says every
 * work that the library recognised, all their tasks are. Otherwise a task is when its own title is said. Where the
 * library knew no work, none is.
 */
export function areAskedFor({ works, tasks }: ProposedWorks, description: string): boolean[] {
  const saidWords = wordsOf(description);
  const isSaid = (title: string) =>
    wordsOf(title).some((word) => saidWords.some((saidWord) => isSameWord(word, saidWord)));
  if (works?.length === 0) return tasks.map(() => false);
  const isEveryWorkSaid = works?.every(isSaid) ?? false;
  return tasks.map(({ title }) => isEveryWorkSaid || isSaid(title));
}

// A description is a few pages at most: what is beyond adds no certainty.
const LONGEST_READ = 4_000;
const SHORTEST_WORD = 4;

// Words that every trade says of every work.
const EMPTY_WORDS = new Set(
  (
    "avec sans pour dans chez votre notre leur leurs cette apres avant entre tout toute tous toutes plus moins " +
    "travaux chantier client fourniture fournitures materiel ancien ancienne nouveau nouvelle existant " +
    "existante mise essais preparation nettoyage finition finitions controle verification"
  ).split(" "),
);

function wordsOf(text: string): string[] {
  const words = plainWords(text.slice(0, LONGEST_READ)).match(/[a-z]+/g) ?? [];
  const allWords = words.flatMap((word) => (AGAIN.test(word) ? [word, word.slice(2)] : [word]));
  return [...new Set(allWords)].filter((word) => word.length >= SHORTEST_WORD && !EMPTY_WORDS.has(word));
}

// « peindre » is said by « peinture », « radiateurs » by « radiateur ».
function isSameWord(word: string, other: string): boolean {
  const isVerb = INFINITIVE.test(word) || INFINITIVE.test(other);
  const root = isVerb || Math.min(word.length, other.length) < LONG_ROOT ? SHORTEST_WORD : LONG_ROOT;
  return word.slice(0, root) === other.slice(0, root);
}

const LONG_ROOT = 5;
// « repeindre » says « peindre ».
const AGAIN = /^re[bcdfgptv][a-z]{3,}(?:er|ir|re)$/;
const INFINITIVE = /(?:er|ir|re)$/;
