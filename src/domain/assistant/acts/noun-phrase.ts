import type { Intent } from "../understanding.ts";
import { isDocumentNoun, isInfinitive, nounIntent } from "./lexicon.ts";

/**
 * The noun that a verb governs. `next` is the place after it. `isDocument` is false for one of the other nouns
 * asked for.
 */
export type GovernedNoun = {
  word: string;
  intent: Intent;
  isNegated: boolean;
  isIndefinite: boolean;
  hasArticle: boolean;
  isPlural: boolean;
  isDocument: boolean;
  next: number;
};

const BETWEEN = new Set(
  (
    "moi toi lui nous vous leur y en vite fait bien donc plutot aussi encore juste maintenant stp " +
    "rapidement directement " +
    "surtout abord suite voir quand meme me m' just also now sur vers a au aux dans quoi"
  ).split(" "),
);
// « gentiment », « rapidement ».
const ADVERB = /^.{3,}[ei]ment$/;
const INDEFINITE = new Set([
  "un",
  "une",
  "des",
  "de",
  "d'",
  "du",
  "a",
  "an",
  "1",
  "autre",
  "nouveau",
  "nouvelle",
  "new",
  "nouveaux",
]);
const ARTICLES = new Set(
  (
    "un une le la les l' des du de d' ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos " +
    "leur leurs tout " +
    "toute tous toutes aucun aucune the my any an deux trois 1 2 3 quelques"
  ).split(" "),
);
const ADJECTIVES = new Set(
  (
    "nouveau nouvel nouvelle nouveaux nouvelles petit petite autre autres premier premiere deuxieme second seconde " +
    "troisieme prochain bon " +
    "bonne joli beau " +
    "belle simple rapide dossier ptit tit gros vrai vraie dernier derniere ancien grand grande liste detail " +
    "descriptif plan recapitulatif recap ensemble finale final definitif definitive new another quick page fiche " +
    "planning programme deroule decoupage listing emission creation redaction preparation etablissement realisation " +
    "elaboration edition generation envoi"
  ).split(" "),
);
const PLURALS = new Set("les des mes tes ses nos vos leurs ces tous toutes quelques".split(" "));
/** The words that forbid what follows or precedes them. */
export const NEGATIONS = new Set(["pas", "plus", "jamais", "point", "aucun", "aucune", "no"]);
const LONGEST = 9;

/**
 * The noun that the verb at `at` governs: the first noun after it, past pronouns, articles and adjectives. `others`
 * are more nouns to accept. Null when another word stands there.
 */
export function governedNoun(words: readonly string[], at: number, others?: ReadonlySet<string>): GovernedNoun | null {
  let [isNegated, isIndefinite, hasArticle, isPlural] = [false, false, false, false];
  for (let next = at + 1; next < words.length && next <= at + LONGEST; next++) {
    const word = words[next] ?? "";
    if (others?.has(word) && (hasArticle || !ADJECTIVES.has(word)) && !nounIntent(words[next + 1] ?? ""))
      return {
        word,
        intent: "change",
        isNegated,
        isIndefinite,
        hasArticle,
        isPlural,
        isDocument: false,
        next: next + 1,
      };
    // « liste les etape »: a plural by ear.
    if (isPlural && word === "etape")
      return { word, intent: "tasks", isNegated, isIndefinite, hasArticle, isPlural, isDocument: true, next: next + 1 };
    const intent = hasArticle || !isInfinitive(word) || isDocumentNoun(word) ? nounIntent(word) : null;
    if (intent)
      return { word, intent, isNegated, isIndefinite, hasArticle, isPlural, isDocument: true, next: next + 1 };
    if (NEGATIONS.has(word)) isNegated = true;
    if (NEGATIONS.has(word) && !ARTICLES.has(word)) continue;
    hasArticle ||= word === "au" || word === "aux";
    if (ARTICLES.has(word) || ADJECTIVES.has(word) || word === "a") {
      isIndefinite ||= INDEFINITE.has(word);
      hasArticle ||= ARTICLES.has(word);
      isPlural ||= PLURALS.has(word);
    } else if (!BETWEEN.has(word) && !ADVERB.test(word)) return null;
  }
  return null;
}

const TITLES = new Set("m mme mlle madame monsieur mademoiselle docteur dr me maitre monsieur mrs ms".split(" "));

/** True for a title before a name. */
export function isPerson(word: string): boolean {
  return TITLES.has(word);
}

/** True for « c'est parti pour une facture », « go pour le devis », « allez, en route pour un nouveau projet ». */
export function isGoingFor(words: readonly string[], from: number): boolean {
  return (
    /^(?:pour|sur)$/.test(words[from] ?? "") && /^(?:parti|go|hop|bon|ok|route|avant)$/.test(words[from - 1] ?? "")
  );
}
