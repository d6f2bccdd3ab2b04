import type { Conversation, FeatureSet } from "./feature-set.ts";
import { addFeature, addInConversation } from "./feature-set.ts";
import { plainMail } from "./plain-mail.ts";
import { classesOfWord } from "./word-classes.ts";

/** The beginning of a mail says what it is about. */
const MOST_CHARACTERS = 6_000;
const MOST_WORDS = 600;
const HEAD_WORDS = 4;
const SHORT_STEM = 5;
const PIECE = 4;

/** Adds what the words of a mail say: alone and by two, in a question, beside a condition, and their classes. */
export function addWordFeatures(features: FeatureSet, text: string, conversation: Conversation): void {
  const plainText = namedThings(text.slice(0, MOST_CHARACTERS));
  const sentences = plainText.split(/(?<=[.!?\n])/);
  const words: string[] = [];
  for (const sentence of sentences) {
    if (words.length >= MOST_WORDS) break;
    const sentenceWords = namedWords(sentence).slice(0, MOST_WORDS - words.length);
    const isAsking = sentence.trimEnd().endsWith("?");
    addWords(features, sentenceWords, isAsking, conversation);
    if (CONDITION.test(sentence))
      for (const word of sentenceWords) addFeature(features, `condition ${conversation}:${word}`);
    addClasses(features, sentenceWords, isAsking, conversation);
    words.push(...sentenceWords);
  }
  for (const word of words.slice(0, HEAD_WORDS)) addFeature(features, `first ${conversation}:${word}`);
  const questionCount = words.filter((word) => word === "?").length;
  addFeature(features, `questions ${conversation}:${Math.min(3, questionCount)}`);
  addFeature(features, `amount:${words.includes("zeur")}`);
  addFeature(features, `phone:${words.includes("ztel")}`);
}

const CONDITION = /\b(?:si|mais|sauf|hors|condition|reserve|seulement|quand|des que|avant de|avant que|apres)\b/;

/** A text without accents and capitals, in which numbers, amounts and addresses are named by what they are. */
export function namedThings(text: string): string {
  return plainMail(text)
    .replace(/\b[a-z]{1,4}-?20\d\d-\d{1,6}\b/g, " zdoc ")
    .replace(/\b[\w.+-]{1,64}@[\w.-]{1,200}/g, " zmail ")
    .replace(/\bhttps?:\S{0,300}/g, " zlink ")
    .replace(/(?:\+33|\b0)[ .-]?[1-9](?:[ .-]?\d\d){4}/g, " ztel ")
    .replace(/\b\d[\d .,]{0,15}(?:€|euros?\b|eur\b)/g, " zeur ")
    .replace(/\d{1,12} ?%/g, " zpct ")
    .replace(/\d+/g, " znum ");
}

/** The words of a named text, with its question and exclamation marks. */
export function namedWords(text: string): string[] {
  return text.match(/[a-z]+|[?!:]/g) ?? [];
}

function addWords(features: FeatureSet, words: readonly string[], isAsking: boolean, conversation: Conversation): void {
  for (const [at, word] of words.entries()) {
    addInConversation(features, "word", word, conversation);
    if (word.length > SHORT_STEM) addInConversation(features, "stem", word.slice(0, SHORT_STEM), conversation);
    if (isAsking) addInConversation(features, "asked", word, conversation);
    addPieces(features, word);
    const second = words[at + 1];
    if (second !== undefined) addInConversation(features, "pair", `${word} ${second}`, conversation);
  }
}

// Four letters after four: they hold where a word is mistyped, or ends in another way.
function addPieces(features: FeatureSet, word: string): void {
  if (word.length < PIECE) return;
  const letters = `^${word}$`;
  for (let at = 0; at + PIECE <= letters.length; at++) addFeature(features, `piece:${letters.slice(at, at + PIECE)}`);
}

// What the words of a sentence stand for, each alone and beside the next ones.
function addClasses(
  features: FeatureSet,
  words: readonly string[],
  isAsking: boolean,
  conversation: Conversation,
): void {
  const classes = words.map(classesOfWord).filter((one) => one.length > 0);
  for (const [at, ofWord] of classes.entries())
    for (const one of ofWord) {
      addInConversation(features, "class", one, conversation);
      if (isAsking) addFeature(features, `asked class ${conversation}:${one}`);
      for (const next of [...(classes[at + 1] ?? []), ...(classes[at + 2] ?? [])])
        if (one !== next) addFeature(features, `classes:${one} ${next}`);
    }
}
