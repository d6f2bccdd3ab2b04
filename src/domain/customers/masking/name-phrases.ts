import { withoutAccents } from "../../shared/search-text.ts";

/** A customer's names, as their card has them. Empty when unknown. */
export type CustomerNames = { companyName: string; firstName: string; lastName: string };

/** A word of a text, folded, with its place. */
export type NameWord = { foldedText: string; start: number; end: number; isCapital: boolean };

/** The folded words of a name. `needsCapital`: a first name of one word, which may be a stone or a flower. */
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

/** What to look for so that a text does not name this customer. */
export function phrasesOf({ companyName, firstName, lastName }: CustomerNames): NamePhrase[] {
  const [company, first, last] = [foldedWords(companyName), foldedWords(firstName), foldedWords(lastName)];
  const ownWords = new Set(company.filter((word) => word.length > 2 && !GENERIC.has(word)));
  const phrases = [
    company,
    [...first, ...last],
    [...last, ...first],
    last,
    first,
    ...[...ownWords].map((word) => [word]),
  ];
  return phrases
    .filter((words) => words.join("").length > 1)
    .map((words) => ({ words, needsCapital: words.length === 1 && first.join() === words[0] }));
}

function foldedWords(text: string): string[] {
  return wordsOf(text).map(({ foldedText }) => foldedText);
}

/** The words of a text, with their places. */
export function wordsOf(text: string): NameWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    return { foldedText: fold(word), start: index, end: index + word.length, isCapital: /^\p{Lu}/u.test(word) };
  });
}

// Most words have no accent, and then no letter to look for.
const PLAIN = /^[a-z\d]+$/i;

function fold(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase();
  return withoutAccents(word).toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");
}
