import type { Clause } from "./clauses.ts";
import { operationOf } from "./operations.ts";
import { AMOUNT_WORDS, ARTICLES, BEFORE_NOUN, PLACE_WORDS, SOMEBODY, WHOLE_WORDS } from "./word-lists.ts";
import type { Word } from "./words.ts";
import { wordAt } from "./words.ts";

/**
 * What a noun is in its clause: what the work is done to, where it is done, the complement of another noun of works, or
 * that of a noun that no work knows (« organisme de formation »), which says the work less surely.
 */
export type NounPlace = "object" | "place" | "complement" | "doubtful";

/** The place of the noun at `at`. `nouns` are those that works are known by. */
export function placeOf(
  words: readonly Word[],
  at: number,
  { from }: Pick<Clause, "from">,
  nouns: ReadonlySet<string>,
): NounPlace {
  if (isOfSomebody(words, at) || isFarAway(words, at)) return "place";
  const previous = skipBack(words, at - 1, from);
  if (previous < from) return "object";
  // « 4 tuiles cassées suite à la grêle » tells the cause.
  if (isCause(words, previous, from)) return "place";
  if (isAfterPlace(words, previous, from)) return "place";
  if (FIXTURES.has(wordAt(words, at).text) && isComplementOf(words, previous, nouns)) return "complement";
  const { text } = wordAt(words, previous);
  if (/^(?:de|d|du|des)$/.test(text)) return placeAfterDe(words, previous, from, nouns);
  if (!PLACE_WORDS.has(text) || isFirstOf(words, previous, at)) return "object";
  if (text === "pour" && isRequest(words, previous)) return "object";
  // « panne sur chaudière », « intervention sur le tableau ».
  if (
    text === "sur" &&
    !wordAt(words, previous - 1).isPast &&
    (words[previous - 1]?.actions ?? []).some((name) => name === "@reparer" || name === "@entretenir")
  )
    return "object";
  // « passer à une pompe à chaleur ».
  if (text === "a" && /^(?:passer|passage|passe|passon)$/.test(wordAt(words, previous - 1).text)) return "object";
  // « remplacer par un poêle ».
  if (text === "par" && (words[previous - 1]?.actions.length ?? 0) > 0) return "object";
  if (text === "en" && /^(?:electricite|plomberie|peinture|carrelage|chauffage)$/.test(wordAt(words, at).text))
    return "object";
  const isVerb = wordAt(words, at).actions.length > 0 || operationOf(wordAt(words, at))?.form === "infinitive";
  if ((text === "pour" || text === "a" || text === "en") && isVerb) return "object";
  return "place";
}

/** True for « arracher avant la haie »: the word after the verb says when, and the noun what. */
export function isFirstOf(words: readonly Word[], adverbAt: number, at: number): boolean {
  const isVerb = operationOf(wordAt(words, adverbAt - 1))?.form === "infinitive";
  return wordAt(words, adverbAt).text === "avant" && isVerb && operationOf(wordAt(words, at)) === undefined;
}

function isCause(words: readonly Word[], previous: number, from: number): boolean {
  const last = /^(?:a|au|aux|de|du)$/.test(wordAt(words, previous).text) ? previous - 1 : previous;
  return last > from && /^(?:suite|cause|consequence)$/.test(wordAt(words, last).text);
}

// « cuisine de Mme Roux » without a verb of work says whose it is.
function isOfSomebody(words: readonly Word[], at: number): boolean {
  return (
    /^(?:de|d|chez)$/.test(words[at + 1]?.text ?? "") &&
    words[at + 2]?.text === SOMEBODY &&
    at > 0 &&
    wordAt(words, at - 1).isMark
  );
}

// « dans mur parpaing »: a noun without article goes on with the place before it.
function isAfterPlace(words: readonly Word[], previous: number, from: number): boolean {
  const { text, actions, value, isMark } = wordAt(words, previous);
  if (previous <= from || isMark || value !== null || actions.length > 0 || /^m[²³l]?$/.test(text)) return false;
  const [owner, preposition] = [wordAt(words, previous - 1).text, words[previous - 2]?.text];
  if (preposition === "a" && /^(?:notre|votre|mon|leur|nos|son)$/.test(owner)) return true;
  return /^(?:dans|sur)$/.test(wordAt(words, previous - 1).text) && !BEFORE_NOUN.has(text) && !AMOUNT_WORDS.has(text);
}

// « mitigeur thermostatique baignoire »: the noun before is what is worked on.
function isComplementOf(words: readonly Word[], at: number, nouns: ReadonlySet<string>): boolean {
  const [last, beforeLast] = [wordAt(words, at), words[at - 1]];
  const isNoun = (word: Word | undefined) => word !== undefined && nouns.has(word.text) && word.actions.length === 0;
  return isNoun(last) || (/(?:ique|able|al|el)$/.test(last.text) && isNoun(beforeLast));
}

const FIXTURES = new Set([
  "baignoire",
  "douche",
  "lavabo",
  "evier",
  "cuisine",
  "radiateur",
  "porte",
  "fenetre",
  "chaudiere",
  "salle",
  "chambre",
  "salon",
  "sejour",
  "couloir",
  "garage",
]);

// « tableau à 15 m »: how far it is.
function isFarAway(words: readonly Word[], at: number): boolean {
  return words[at + 1]?.text === "a" && typeof words[at + 2]?.value === "number" && words[at + 3]?.text === "ml";
}

function placeAfterDe(words: readonly Word[], de: number, from: number, nouns: ReadonlySet<string>): NounPlace {
  let head = de - 1;
  // Adjectives between the head and « de »: « réfection complète de ».
  while (head >= from && WHOLE_WORDS.has(wordAt(words, head).text)) head -= 1;
  if (head < from) return "object";
  const { text, value, actions } = wordAt(words, head);
  // « mise en page d'un flyer ».
  if (text === "page" && /^(?:mise|en)$/.test(wordAt(words, head - 1).text)) return "object";
  const isWork = actions.length > 0 || operationOf(wordAt(words, head))?.form === "noun";
  if (isWork) return isWhen(words, head) ? "place" : "object";
  // « à 6 m de la nourrice » is how far it is, « 6 m de haie » how much.
  const isOfOne = wordAt(words, de).text === "du" || /^(?:la|l|le)$/.test(wordAt(words, de + 1).text);
  if (text === "ml" && isOfOne && de + 1 < words.length) return "place";
  if (value !== null || AMOUNT_WORDS.has(text)) return "object";
  // « remplacer par du stratifié ».
  if (text === "par" && wordAt(words, head - 1).actions.length > 0) return "object";
  // « les 2 faces du portillon » are painted, « face à la mairie » is where.
  if (PLACE_WORDS.has(text)) return text === "face" && wordAt(words, head - 1).value !== null ? "object" : "place";
  return nouns.has(text) || placeOf(words, head, { from }, nouns) === "place" ? "complement" : "doubtful";
}

/** « Besoin de vous pour la haie », « un devis pour un portail »: the word at a place asks for what follows. */
export function isRequest(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - 3), at).some(({ text }) => REQUESTS.test(text));
}

const REQUESTS = new RegExp(
  "^(?:besoin|vou|devi|prix|tarif|chiffr.*|cout|interven.*|rdv|passage|passer|appel.*|contact.*|accompagn.*|aider?|c|" +
    "dispo.*)$",
);

// « avant la pose du parquet », « suite au remplacement de la chaudière » say when.
function isWhen(words: readonly Word[], at: number): boolean {
  let last = at - 1;
  while (last >= 0 && ARTICLES.has(wordAt(words, last).text)) last -= 1;
  return /^(?:avant|suite|lor|vue|pendant|durant)$/.test(words[last]?.text ?? "");
}

function skipBack(words: readonly Word[], start: number, from: number): number {
  let at = start;
  while (at >= from && (BEFORE_NOUN.has(wordAt(words, at).text) || wordAt(words, at).value !== null)) at -= 1;
  return at;
}
