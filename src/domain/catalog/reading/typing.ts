import type { WordVariants } from "../../shared/text/typing-errors.ts";
import { nearestWord, wordsWithin } from "../../shared/text/typing-errors.ts";
import { actionsOf } from "./action-words.ts";
import type { Word } from "./words.ts";

/** Words that works are said with (`variants`), and every word that is surely well written (`knownWords`). */
export type Vocabulary = { variants: WordVariants; knownWords: ReadonlySet<string>; beginnings: readonly string[] };

/** Shorter words have too many neighbours (« carton », « canton »). */
const SHORTEST_TYPED = 6;

// Work that people misspell, in full: the classes of work only know beginnings.
const WORK_WORDS = (
  "remplacer remplacement installer installation changer changement reparer reparation depannage deboucher " +
  "debouchage renovation refection peinture peindre repeindre nettoyage nettoyer entretien ravalement " +
  "isolation ramonage refaire demolition demontage montage creation fabrication raccordement poncage decapage " +
  "carrelage etancheite"
).split(" ");

// Words of everyday life that stand one letter away from a word of work.
const EVERYDAY_WORDS = (
  "commence commencer bouclee " +
  "paquet chaise boulanger vendeur voiture facture facteur moteur monteur couleur couloir hauteur largeur longueur " +
  "platane platine mobile meuble garder regarder matin matiere dernier premier entree entier passer passage " +
  "pressing travail travaux besoin bonjour bonsoir merci devis client cliente personne personnes semaine journee " +
  "parfait parent parents compte compter place placer placard partie parties porter portail centre rentre rentrer " +
  "retard retour regard rapide cassee casser caisse chasse livre livrer maison raison saison poisson boisson " +
  "presente present presents prevue prevu possible passee mesure petite grande " +
  "fermer former forme ferme plante planche blanche charge chargee marche marcher lampe rampe timbre chambre"
).split(" ");

/** The vocabulary of a library: words and beginnings that say its works, and the others that it is written with. */
export function vocabularyFrom(
  words: readonly string[],
  beginnings: readonly string[],
  others: readonly string[],
): Vocabulary {
  const otherWords = new Set(others);
  const longBeginnings = [...new Set(beginnings)].filter((beginning) => beginning.length >= 4);
  const inFull = [...otherWords].filter((word) => longBeginnings.some((beginning) => word.startsWith(beginning)));
  const long = [...new Set([...words, ...inFull, ...WORK_WORDS])].filter((word) => word.length >= SHORTEST_TYPED);
  return {
    variants: wordsWithin(long),
    knownWords: new Set([...words, ...WORK_WORDS, ...otherWords, ...EVERYDAY_WORDS]),
    beginnings: longBeginnings,
  };
}

/** The words of a description, with one wrong letter of long words of work mended. */
export function correctTyping(words: readonly Word[], vocabulary: Vocabulary): Word[] {
  const corrections = new Map<string, Word>();
  return words.map((word) => {
    const rightWord = corrections.get(word.text) ?? correctWord(word, vocabulary);
    corrections.set(word.text, rightWord);
    return rightWord;
  });
}

function correctWord(word: Word, { variants, knownWords, beginnings }: Vocabulary): Word {
  const { text } = word;
  const isSure =
    text.length < SHORTEST_TYPED ||
    word.isMark ||
    word.actions.length > 0 ||
    knownWords.has(text) ||
    beginnings.some((beginning) => text.startsWith(beginning));
  if (isSure || !/^[a-z]+$/.test(text)) return word;
  const nearest = nearestWord(text, variants);
  if (nearest === null || (nearest.length === text.length && text.length === SHORTEST_TYPED)) return word;
  return { ...word, text: nearest, actions: actionsOf(nearest) };
}
