import { withoutAccents } from "../../shared/search-text.ts";
import type { MaskedSpan } from "./personal-patterns.ts";

/** A customer's names, as their card has them. Empty when unknown. */
export type CustomerNames = { companyName: string; firstName: string; lastName: string };

/** A word of a text, folded, with its place. */
type Word = { folded: string; start: number; end: number; isCapital: boolean };

/** The folded words of a name. `needsCapital`: a first name alone, which may be a stone or a flower. */
export type NamePhrase = { words: string[]; needsCapital: boolean };

const WORD = /[\p{L}\p{M}\d]+/gu;

/** Words that name no customer by themselves, although names of firms hold them. */
const GENERIC = new Set(
  (
    "de du des la le les et en au aux un une sur sous chez pour par avec sans " +
    "sa sas sasu sarl eurl sci scop snc ei eirl gie association asso ets etablissements entreprise societe ste cie " +
    "groupe agence cabinet atelier ateliers maison maisons maconnerie menuiserie plomberie peinture electricite " +
    "carrelage couverture charpente toiture chauffage renovation construction batiment travaux services service " +
    "bois pierre jardin jardins immobilier immobiliere habitat gestion conseil copropriete syndic residence " +
    "restaurant boulangerie boucherie hotel cafe bar garage ecole mairie commune ville france francaise " +
    "client clients projet projets devis facture factures chantier chantiers tache taches montant total"
  ).split(" "),
);

/** The folded words of a text that a name may hold, each once. */
export function nameWordsOf(text: string): string[] {
  return [...new Set(foldedWords(text))].filter((word) => word.length > 1);
}

/** What to look for so that a text names none of these customers. */
export function phrasesOf(names: readonly CustomerNames[]): NamePhrase[] {
  return names.flatMap(({ companyName, firstName, lastName }) => {
    const [company, first, last] = [foldedWords(companyName), foldedWords(firstName), foldedWords(lastName)];
    const ownWords = company.filter((word) => word.length > 2 && !GENERIC.has(word)).map((word) => [word]);
    const sure = [company, [...first, ...last], [...last, ...first], last, ...ownWords];
    return [
      ...sure.map((words) => ({ words, needsCapital: words.length === 1 && first.join() === words[0] })),
      { words: first, needsCapital: true },
    ].filter(({ words }) => words.join("").length > 1);
  });
}

/** Where a text says one of these names, as whole words, in any case and with any accents. */
export function nameSpansOf(text: string, phrases: readonly NamePhrase[]): MaskedSpan[] {
  const words = wordsOf(text);
  const phrasesByFirst = Map.groupBy(phrases, ({ words: [first = ""] }) => first);
  return words.flatMap((word, index) => {
    const lengths = (phrasesByFirst.get(word.folded) ?? [])
      .filter(({ words: phraseWords, needsCapital }) => {
        if (needsCapital && !word.isCapital) return false;
        return phraseWords.every(
          (one, place) => words[index + place]?.folded === one && isNear(text, words, index, place),
        );
      })
      .map(({ words: phraseWords }) => phraseWords.length);
    if (lengths.length === 0) return [];
    return [
      { start: word.start, end: words[index + Math.max(...lengths) - 1]?.end ?? word.end, kind: "Client" as const },
    ];
  });
}

// « Jean-Pierre », « d'Arc » and « Roux & Fils » are one name; two lines are not.
function isNear(text: string, words: readonly Word[], index: number, place: number): boolean {
  if (place === 0) return true;
  const between = text.slice(words[index + place - 1]?.end, words[index + place]?.start);
  return between.length <= 4 && !between.includes("\n");
}

function foldedWords(text: string): string[] {
  return wordsOf(text).map(({ folded }) => folded);
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    return { folded: fold(word), start: index, end: index + word.length, isCapital: /^\p{Lu}/u.test(word) };
  });
}

// Most words have no accent, and then no letter to look for.
const PLAIN = /^[a-z\d]+$/i;

function fold(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase();
  return withoutAccents(word).toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");
}
