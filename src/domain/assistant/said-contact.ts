import { CIVILITIES } from "../customers/customer.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { plainWords } from "../shared/search-text.ts";
import type { Answers } from "./conversation/flow.ts";
import { answersOf } from "./conversation/said-answers.ts";
import { titleIn } from "./slots/people/civility-in.ts";
import { personNamesIn } from "./slots/people/person-name-in.ts";
import { readSlots } from "./slots/read-slots.ts";
import { FIRST_NAMES } from "./words/first-names.ts";
import { pattern } from "./words/pattern.ts";
import { tokensOf } from "./words/tokens.ts";

type Names = Pick<Answers, "firstName" | "lastName" | "civility">;

/**
 * Who the contact of the customer is, when a text says it at any question, with the email, the telephone and the firm
 * that it says beside: « non je me suis trompé, le contact c'est Paul Durand, email paul@durand.fr ». Null of another
 * text.
 */
export function readSaidContact(typedText: string, today: CalendarDate): Answers | null {
  const text = typedText.replace(/’/g, "'").replace(/\s+/g, " ").trim();
  if (text.length > LONGEST || text.includes("?")) return null;
  const names = namesAfterLead(text) ?? namesBeforeNoun(text);
  if (names === null) return null;
  const { company, email, phone } = answersOf(readSlots(text, { today, activeFlow: null, pending: null }));
  return {
    ...names,
    ...(company && plainWords(company) !== plainWords(wholeName(names)) && { company }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  };
}

const LONGEST = 300;
const NOUN = /\b(?:contact|interlocut(?:eur|rice))\b/;
const LEAD = new RegExp(
  [
    "(?<!\\p{L})(?:(?:contact|interlocut(?:eur|rice))",
    "(?: (?:c'est|ce sera|est|sera|s'appelle|se nomme)(?: plut[ôo]t)?)?[ :=,]{1,3}|c'est )",
  ].join(""),
  "giu",
);
const TAKES_BACK = pattern`
  ^(?:(?:ah|oh|euh) )?(?:non|nan|pardon|oups|zut|attends?|en fait|finalement|erreur|desolee?|je me suis trompee?)\b`;

// The last one that names somebody: « le contact c'est pas Paul Durand, c'est Léa Morin ».
function namesAfterLead(text: string): Names | null {
  const isOfContact = NOUN.test(plainWords(text));
  if (!isOfContact && !TAKES_BACK.test(plainWords(text))) return null;
  const starts = [...text.matchAll(LEAD)].map(({ 0: lead, index }) => index + lead.length);
  const persons = starts.flatMap((start) => namesAt(text.slice(start, start + LONGEST_NAME), isOfContact) ?? []);
  return persons.at(-1) ?? null;
}

const LONGEST_NAME = 90;
const NAME = new RegExp(
  [
    "^(?:(?:M\\.|Mr|Mme|Mlle|[Mm]onsieur|[Mm]adame) )?\\p{L}[\\p{L}'-]{1,30}",
    "(?: (?:\\p{Lu}[\\p{L}'-]{0,30}|d[eu]|l[ea]|von|van)){0,3}",
  ].join(""),
  "u",
);
const PLAIN_NAME = /^\p{Ll}[\p{L}-]{1,30}(?: \p{Ll}[\p{L}'-]{1,30})?(?=$|[,.!])/u;

// One word that is no first name is a last name, after the word of a contact alone.
function namesAt(words: string, isOfContact: boolean): Names | null {
  const [name = ""] = PLAIN_NAME.exec(words) ?? NAME.exec(words) ?? [];
  const title = titleIn(name);
  const [first = ""] = plainWords(name).split(/[ -]/);
  const isCapital = /^\p{Lu}/u.test(name);
  if (title === null && !FIRST_NAMES.has(first) && !(isOfContact && isCapital)) return null;
  const tokens = tokensOf(name);
  const names = personNamesIn(name, tokens, 0, tokens.length);
  const civility = CIVILITIES.find((one) => one === title);
  // « non, c'est Mme Lefebvre » corrects a name, of which the first name stays.
  if (!isOfContact && names.firstName === undefined) return null;
  if (title !== null && civility) return { ...names, civility };
  if (names.lastName !== undefined) return names;
  if (!isOfContact) return null;
  return FIRST_NAMES.has(first) ? { firstName: capital(name) } : { lastName: name };
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

// « mets Paul Durand en contact », « Paul Durand est le contact ».
function namesBeforeNoun(text: string): Names | null {
  const [, name = ""] = BEFORE_NOUN.exec(text) ?? [];
  return name === "" ? null : namesAt(name, true);
}

const BEFORE_NOUN = new RegExp(
  [
    "(?:^|[ ,])(\\p{Lu}[\\p{L}'-]{1,30}(?: \\p{Lu}[\\p{L}'-]{1,30}){0,2})",
    " (?:comme|en|est (?:le|mon|la|leur|notre)) (?:contact|interlocut)",
  ].join(""),
  "u",
);

function wholeName({ firstName = "", lastName = "" }: Names): string {
  return `${firstName} ${lastName}`.trim();
}
