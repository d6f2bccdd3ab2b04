import type { Civility } from "../../customers/customer.ts";
import { capitaliseName } from "../../customers/person-name.ts";
import { plainWords } from "../../shared/search-text.ts";
import { isParticle, personNamesIn } from "../slots/people/person-name-in.ts";
import { FIRST_NAMES } from "../words/first-names.ts";
import { tokensOf } from "../words/tokens.ts";

/** The person on a card. Empty text means unknown. */
export type CardPerson = { civility: Civility; firstName: string; lastName: string };

/**
 * The person of a card as a text corrects them: « en fait c'est M. Delorme, Sylvain Delorme, pas madame ». « unclear »
 * for a text that contradicts itself, null for one that corrects nobody. A civility that was not said does not stay
 * beside another first name.
 */
export function correctedPerson(person: CardPerson, text: string): CardPerson | "unclear" | null {
  if (text.length > LONGEST || /[\d?€]/.test(text)) return null;
  const sentence = text.replace(/’/g, "'").replace(/\s+/g, " ").trim();
  const parts = sentence.replace(/[ .!]{1,3}$/, "").split(BETWEEN);
  const sayings = parts.map((part) => readPart(person, withoutLeads(part)));
  if (sayings.some((saying) => saying === null)) return null;
  const saids = sayings.filter((saying) => saying !== null);
  if (!saids.some(({ isSure }) => isSure)) return null;
  return personAfter(person, saids);
}

/** The civility that « elle s'appelle » or « il s'appelle » says. Null without it, or with both. */
export function pronounCivility(text: string): Civility | null {
  const plain = plainWords(text.slice(0, LONGEST));
  const [isWoman, isMan] = [/\belle s'appelle\b/.test(plain), /\bil s'appelle\b/.test(plain)];
  if (isWoman === isMan) return null;
  return isWoman ? "mme" : "m";
}

const LONGEST = 200;
const MOST_LEADS = 5;
const LEAD = new RegExp(
  "^(?:ah|oh|euh|oui|non|nan|pardon|oups|zut|attends?|en fait|finalement|erreur|d[eé]sol[eé]e?|mais|et|bon|donc)" +
    "(?:[ ,:.!]{1,3}|$)",
  "i",
);
// « M. Delorme » holds a point that parts nothing.
const BETWEEN = new RegExp(
  "(?:, ?(?:et |mais )?|(?<!cliente?|contact|\\bnom) (?:et |mais )?(?=(?:c'est|ce n'est|il " +
    "s'appelle|elle s'appelle) )|" +
    "(?<!c'est|n'est|c'était) (?:et )?(?=pas ))",
  "i",
);
const DENIES = /^(?:c'est |ce n'est |c'était )?pas (?:une? |(?:la|le) (?:bonne? |même )?)?(.+)$/i;
const SAYS = new RegExp(
  "^(?:(?:l[ea]|ma|mon|son) (client|cliente|contact|nom) )?" +
    "(?:c'est|est|ce sera|(?:(il|elle) )?s'appelle|je voulais dire) ",
  "i",
);
const NAMED = /s'appelle $/i;
const TITLE = /^(?:(m\.?|mr\.?|monsieur)|(mme|mlle|madame|mademoiselle))(?: (?:et|&) (m[a-z]{1,8}\.?))?(?: |$)/i;
const MAN = /^(?:un )?(?:homme|monsieur)$/i;
const WOMAN = /^(?:une )?(?:femme|dame|madame)$/i;
const AFTER = /(?: en fait| plutôt| finalement| son nom)$/i;
const WORD = /^\p{L}[\p{L}'-]{0,40}\.?$/u;

type Names = { firstName?: string; lastName?: string };

/** What a part of the text says. `isSure`: it can be about nothing but the customer. */
type Saying = { civility?: Civility; names?: Names; word?: string; formerWord?: string; isSure: boolean };

function withoutLeads(part: string): string {
  let words = part.trim();
  for (let count = 0; count < MOST_LEADS; count += 1) words = words.replace(LEAD, "").trim();
  return words.replace(AFTER, "");
}

// Null for a part that says something else: the whole text is left to other readers.
function readPart(person: CardPerson, part: string): Saying | null {
  if (part === "") return { isSure: false };
  const formerWords = DENIES.exec(part)?.[1];
  if (formerWords !== undefined) return readDenied(person, formerWords);
  const lead = SAYS.exec(part);
  const words = part.slice(lead?.[0].length ?? 0).replace(AFTER, "");
  const civilityOfLead = lead === null ? undefined : civilityOf(lead[1], lead[2]);
  if (MAN.test(words)) return withCivility({ civility: "m", isSure: true }, civilityOfLead);
  if (WOMAN.test(words)) return withCivility({ civility: "mme", isSure: true }, civilityOfLead);
  const [title = "", sir, , other] = TITLE.exec(words) ?? [];
  const civility = title === "" ? undefined : other !== undefined ? "couple" : sir !== undefined ? "m" : "mme";
  const isNamed = lead !== null && NAMED.test(lead[0]);
  const saying = readNames(person, words.slice(title.length).trim(), { hasTitle: title !== "", isNamed });
  if (saying === null) return null;
  const whole: Saying = civility === undefined ? saying : { ...saying, civility, isSure: true };
  // « le contact c'est Paul Durand » names somebody, « le client c'est Carrelage Mural » a firm.
  const isOfNoun = lead?.[1] !== undefined && isFirstName(saying.names?.firstName ?? "");
  return withCivility({ ...whole, isSure: whole.isSure || isNamed || isOfNoun }, civilityOfLead);
}

// « le client » may be a woman.
function civilityOf(noun: string | undefined, pronoun: string | undefined): Civility | undefined {
  if (noun?.toLowerCase() === "cliente" || pronoun?.toLowerCase() === "elle") return "mme";
  return pronoun?.toLowerCase() === "il" ? "m" : undefined;
}

// Two civilities of one part that differ are told apart as two sayings are.
function withCivility(saying: Saying, civility: Civility | undefined): Saying {
  if (civility === undefined || saying.civility === civility) return saying;
  return saying.civility === undefined
    ? { ...saying, civility }
    : { ...saying, civility: "", formerWord: CONTRADICTED };
}

const CONTRADICTED = "≠";

function readDenied({ civility, firstName, lastName }: CardPerson, words: string): Saying | null {
  if (MAN.test(words) || WOMAN.test(words)) {
    const formerWord = MAN.test(words) ? "m" : "mme";
    return { isSure: civility === formerWord, formerWord };
  }
  const name = plainWords(words.replace(TITLE, ""));
  const isKnown = [firstName, lastName, `${firstName} ${lastName}`].some((one) => plainWords(one) === name);
  return isKnown && name !== "" ? { isSure: true, formerWord: name } : null;
}

function readNames(
  person: CardPerson,
  words: string,
  { hasTitle, isNamed }: { hasTitle: boolean; isNamed: boolean },
): Saying | null {
  if (words === "") return hasTitle ? { isSure: false } : null;
  const all = words.split(" ");
  const knownNames = [person.firstName, person.lastName].map((name) => plainWords(name));
  const isName = (word: string) =>
    WORD.test(word) &&
    (/^\p{Lu}/u.test(word) || isParticle(word) || isFirstName(word) || knownNames.includes(plainWords(word)));
  if (all.length > MOST_WORDS || !all.every(isName)) return null;
  if (all.length === 1 && !hasTitle) return { word: capitaliseName(words), isSure: false };
  const head = hasTitle ? `Mme ${words}` : words;
  const tokens = tokensOf(head);
  const names = personNamesIn(head, tokens, 0, tokens.length);
  // « c'est Carrelage Mural » names nobody, unlike « c'est Sylvie Delorme ».
  const isPerson = hasTitle || isNamed || isFirstName(names.firstName ?? "");
  return isPerson ? { names, isSure: plainWords(names.lastName ?? "") === knownNames[1] } : null;
}

const MOST_WORDS = 5;

function isFirstName(word: string): boolean {
  return FIRST_NAMES.has(plainWords(word).split("-")[0] ?? "");
}

function personAfter(person: CardPerson, saids: readonly Saying[]): CardPerson | "unclear" | null {
  const civilities = new Set(saids.flatMap(({ civility }) => (civility === undefined ? [] : [civility])));
  const formerWords = saids.flatMap((saying) => (saying.formerWord === undefined ? [] : [saying.formerWord]));
  const [civility] = civilities;
  if (civilities.size > 1 || formerWords.includes(CONTRADICTED) || formerWords.some((one) => one === civility))
    return "unclear";
  const isAmbiguous = saids.some(({ word, isSure }) => isSure && word !== undefined && !isFirstName(word));
  if (isAmbiguous && formerWords.length === 0 && person.firstName !== "" && person.lastName !== "") return "unclear";
  const names = saids.map((saying) => saying.names ?? namesOfWord(person, saying.word, formerWords));
  if (names.some((one) => one === null)) return null;
  const firstNames = distinct(names.map((one) => one?.firstName));
  const lastNames = distinct(names.map((one) => one?.lastName));
  if (firstNames.length > 1 || lastNames.length > 1) return "unclear";
  const [firstName] = firstNames;
  const [lastName = person.lastName] = lastNames;
  const isOther = firstName !== undefined && plainWords(firstName) !== plainWords(person.firstName);
  const isDenied = formerWords.includes(person.civility) && person.civility !== "";
  const nextCivility = civility ?? (isOther || isDenied ? "" : person.civility);
  return { civility: nextCivility, firstName: firstName ?? firstNameKept(person, nextCivility, lastName), lastName };
}

function distinct(names: readonly (string | undefined)[]): string[] {
  return [...new Map(names.flatMap((name) => (name ? [[plainWords(name), name] as const] : []))).values()];
}

// One word is the name that it replaces, or a first name.
function namesOfWord(person: CardPerson, word: string | undefined, formerWords: readonly string[]): Names | null {
  if (word === undefined) return {};
  if (formerWords.includes(plainWords(person.firstName))) return { firstName: word };
  if (formerWords.includes(plainWords(person.lastName))) return { lastName: word };
  return isFirstName(word) && person.lastName !== "" ? { firstName: word } : null;
}

// « c'est M. Martin » on the card of Mme Sophie Delorme keeps no first name of hers. « Mme Lefebvre » for « Lefèvre »
// is a spelling.
function firstNameKept({ civility, firstName, lastName }: CardPerson, next: Civility, nextLastName: string): string {
  const isOpposite = next !== "" && civility !== "" && next !== civility;
  const [head, nextHead] = [lastName, nextLastName].map((name) => plainWords(name).slice(0, SAME_HEAD));
  return isOpposite || (next !== "" && lastName !== "" && head !== nextHead) ? "" : firstName;
}

const SAME_HEAD = 2;
