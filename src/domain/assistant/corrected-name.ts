import { capitaliseName } from "../customers/person-name.ts";
import { plainWords } from "../shared/search-text.ts";
import type { Answers } from "./conversation/flow.ts";
import type { QuestionName, Slots } from "./understanding.ts";

// A name that was already given and is said again otherwise, in the middle of another question: « ah non c'est Mme
// Lefebvre en fait, pas Lefèvre ». What it replaces is known by its old value, or by the civility before it.

const NAMES = ["lastName", "firstName", "company", "projectName"] as const;
const ASKS_NAME: ReadonlySet<QuestionName> = new Set<QuestionName>([...NAMES, "description"]);

const LONGEST_CORRECTION = 200;
const LEAD =
  /^(?:ah|oh|euh|non|nan|pardon|oups|zut|attends|en fait|finalement|erreur|d[eé]sol[eé]e?|mais)[ ,:.!]{1,3}/i;
const MOST_LEADS = 5;
const SAYS = /^(?:c'est|ce sera|il s'appelle|elle s'appelle|je voulais dire) /i;
const INSTEAD_OF = /,? (?:et )?pas /i;
const TITLE = /^(m\.?|mr|mme|mlle|madame|monsieur) /i;
const AFTER = /(?: en fait| plutôt| finalement| avec [^,]{1,30})$/i;
const NAME = /^\p{L}[\p{L}' -]{1,60}$/u;

/** The field that a text corrects by a name that was already given, with its new value. Null when it corrects none. */
export function correctedName(answers: Answers, about: QuestionName, text: string): Slots | null {
  const sentence = text.replace(/’/g, "'").replace(/\s+/g, " ").trim();
  if (ASKS_NAME.has(about) || sentence.length > LONGEST_CORRECTION) return null;
  const newText = withoutLead(sentence.replace(/[ .!]{1,3}$/, ""));
  if (newText === null) return null;
  const [newWords = "", formerWords, ...others] = newText.split(INSTEAD_OF);
  const title = TITLE.exec(newWords)?.[0] ?? "";
  const value = newWords.slice(title.length).replace(AFTER, "");
  if (others.length > 0 || !NAME.test(value)) return null;
  const former = formerWords?.replace(TITLE, "");
  const field = former === undefined ? namedByTitle(answers, title) : fieldOf(answers, former);
  if (field === null || isSameText(answers[field] ?? "", value)) return null;
  const next = field === "lastName" || field === "firstName" ? capitaliseName(value) : value;
  return { about: { value: field, at: [0, 0] }, [field]: { value: next, at: [0, 0] } };
}

// The words after « ah non », « c'est »: a text without them corrects nothing.
function withoutLead(sentence: string): string | null {
  let words = sentence;
  for (let count = 0; count < MOST_LEADS; count += 1) words = words.replace(LEAD, "");
  words = words.replace(SAYS, "");
  return words === sentence ? null : words;
}

function fieldOf(answers: Answers, former: string): (typeof NAMES)[number] | null {
  return NAMES.find((name) => answers[name] && isSameText(answers[name], former)) ?? null;
}

// « pardon, Mme Lefebvre »: a civility stands before the name of a person.
function namedByTitle({ lastName = "" }: Answers, title: string): "lastName" | null {
  return title === "" || lastName === "" ? null : "lastName";
}

function isSameText(one: string, other: string): boolean {
  return plainWords(one).trim() === plainWords(other).trim();
}
