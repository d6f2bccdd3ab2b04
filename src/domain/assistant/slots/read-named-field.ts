import { capitaliseName } from "../../customers/person-name.ts";
import { isMisspelt, isNameMiswritten, NAME_NOT_OTHER, saysOtherName, swappedFirstName } from "../acts/said-names.ts";
import type { Slots } from "../understanding.ts";
import { FIRST_NAMES } from "../words/first-names.ts";
import { pattern } from "../words/pattern.ts";
import type { Token } from "../words/tokens.ts";
import { wordAt } from "../words/tokens.ts";
import { lastLead } from "./answer-leads.ts";
import type { NameField } from "./read-answer.ts";
import { readNameAnswer } from "./read-answer.ts";

const FIELD_WORDS: [RegExp, NameField][] = [
  [
    pattern`
      \b(nom d[eu] (projet|chantier)|projet( ne)? s ' appell|projet s appelle|le projet c ' est|
      projet\b.{0,20}\bmal (ecrit|note|tape|nomme)|renomme|rename|(projet|chantier)\b.{0,30}\bl ' appeler)`,
    "projectName",
  ],
  [/\b(prenom|prenon|petit nom|prenomme)\b/, "firstName"],
  [/\b(nom de famille|son nom|le nom|(son|le) (vrai|bon) nom|nom mal|de nom|au nom(?! d))\b/, "lastName"],
  [
    /\b(societe|boite|entreprise|raison sociale|(boutique|magasin|enseigne|firme)( ne)? (s ' appelle|se nomme))\b/,
    "company",
  ],
  [/\bcliente? c ' est (pas|plus)\b/, "lastName"],
];

// « elle s'appelle Manon », « la cliente s'appelle Verdier »: a word that is a first name is one.
function namedField(words: string): NameField | undefined {
  const [, wrong = "", right = ""] = DENIED.exec(words) ?? [];
  if (FIRST_NAMES.has(wrong) && FIRST_NAMES.has(right)) return "firstName";
  if ((NAME_NOT_OTHER.test(words) && saysOtherName(words)) || isNameMiswritten(words)) return "lastName";
  const [, name = ""] = CALLED.exec(words) ?? [];
  if (name === "" || /^(mme|madame|m|mr|monsieur)$/.test(name)) return undefined;
  return FIRST_NAMES.has(name) ? "firstName" : "lastName";
}

// « c'est pas Nathalie c'est Natacha ».
const DENIED = /\b(?:pas|plus) ([a-z]+) (?:, )?(?:, |mais (?:bien )?|c ' est (?:plutot )?|ce |c )([a-z]+)\b/;
const CALLED = /\b(?:il|elle|lui|client|cliente|dame|contact|proprietaire) s ' appelle ([a-z]+)/;

// What corrects a name is a sentence. A longer text is a description or a paste.
const LONGEST_CORRECTION = 2_000;

/** A name given with its field in a sentence: « non, le prénom c'est Jean ». */
export function readNamedField(text: string, tokens: readonly Token[]): Slots {
  if (text.length > LONGEST_CORRECTION) return {};
  const questionAt = tokens.findIndex(({ text: word }) => word === "?");
  // « auriez-vous la bonté de modifier le prénom ? C'est Irène, pas Maéva. »
  const askedField = questionAt < 0 ? undefined : changedField(tokens.slice(0, questionAt));
  if (questionAt >= 0 && askedField === undefined) return {};
  for (const sentence of sentencesOf(tokens.slice(questionAt + 1))) {
    const words = sentence.map(({ text: word }) => word).join(" ");
    const nameSlots = renamedField(text, sentence) ?? swappedName(text, sentence, words);
    if (nameSlots !== null) return nameSlots;
    const field = FIELD_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? askedField ?? namedField(words);
    const part = field === "company" ? partOfFirm(text, sentence) : sentence;
    if (field !== undefined && lastLead(part) !== null) return readNameAnswer(text, part, field);
  }
  return {};
}

const CHANGED = /\b(?:modifier|modifie|changer|change|changez|corriger|corrige|corrigez|rectifier|rectifie)\b/;

function changedField(tokens: readonly Token[]): NameField | undefined {
  const words = tokens.map(({ text: word }) => word).join(" ");
  return CHANGED.test(words) ? FIELD_WORDS.find(([pattern]) => pattern.test(words))?.[1] : undefined;
}

// « ah non Josiane pas Josette ».
function swappedName(text: string, sentence: readonly Token[], words: string): Slots | null {
  const name = swappedFirstName(words);
  const token = name === null ? undefined : sentence.find(({ text: word }) => word === name);
  if (!token) return null;
  return { firstName: { value: capitaliseName(text.slice(token.start, token.end)), at: [token.start, token.end] } };
}

// « corrige Martinez en Martines ».
function renamedField(text: string, sentence: readonly Token[]): Slots | null {
  const at = sentence.findIndex(({ text: word }) => /^(?:en|par)$/.test(word));
  const [verb, former, name] = [wordAt(sentence, at - 2), wordAt(sentence, at - 1), sentence[at + 1]];
  if (!name || !/^(?:corrige|remplace|rectifie|change)[rz]?$/.test(verb) || former.length < 3) return null;
  if (!isMisspelt(former, name.text)) return null;
  const value = capitaliseName(text.slice(name.start, name.end));
  return { [FIRST_NAMES.has(former) ? "firstName" : "lastName"]: { value, at: [name.start, name.end] } };
}

// « la société Bati Rhône, …, mon taux c'est 52 € »: only what follows the word of the firm at once is its name.
function partOfFirm(text: string, sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(({ text: word }) => FIRM_WORD.test(word));
  const next = sentence[at + 1];
  if (next?.kind === "word" && /^\p{Lu}/u.test(text.slice(next.start))) return sentence.slice(0, at + 1);
  // « l'entreprise, y a deux l : Callipso ».
  if (sentence.findIndex(({ text: word }) => /^[:=]$/.test(word)) > at) return sentence;
  const comma = sentence.findIndex(
    ({ text: word }, index) =>
      index > at && (word === "," || (word === "et" && /^(?:l[ea]|mon|son)$/.test(wordAt(sentence, index + 1)))),
  );
  const isBeforeLead =
    /^(?:c|ce|il|elle|cest|cetait)$/.test(wordAt(sentence, comma + 1)) && comma - at <= LONGEST_FIRM_LEAD;
  return comma < 0 || isBeforeLead ? sentence : sentence.slice(0, comma);
}

const FIRM_WORD = /^(?:societe|boite|entreprise|sociale|boutique|magasin|enseigne|firme)$/;
const LONGEST_FIRM_LEAD = 3;

// The name is in the sentence of its field. « M. » ends none.
function sentencesOf(tokens: readonly Token[]): (readonly Token[])[] {
  const sentences: (readonly Token[])[] = [];
  let start = 0;
  for (const [index, { text, kind }] of tokens.entries()) {
    const isEnd = kind === "line" || (/^[.!]$/.test(text) && tokens[index + 1]?.isSpaced === true);
    if (!isEnd || wordAt(tokens, index - 1).length <= 3) continue;
    sentences.push(tokens.slice(start, index));
    start = index + 1;
  }
  return [...sentences, tokens.slice(start)];
}
