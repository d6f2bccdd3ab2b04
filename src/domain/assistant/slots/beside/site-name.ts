import { verbKinds } from "../../acts/lexicon.ts";
import { isSiteWord } from "../../acts/site-words.ts";
import type { Intent, QuestionTopic, Slots } from "../../understanding.ts";
import type { Token } from "../../words/tokens.ts";
import { tokenAt, tokensOf, wordAt, wordSet } from "../../words/tokens.ts";
import { monthAt } from "../dates/date-at.ts";
import { placeOf } from "../read-durations.ts";
import { PROJECT_NAME } from "../read-projects.ts";

// A project that is called by its work and a name, where what is asked for is about a project: « avance Piscine Rougier
// à demain », « va sur Cuisine Dorval ».

const OF_PROJECT: ReadonlySet<Intent> = new Set<Intent>(["move_date", "add_hours", "tasks", "open", "change"]);
const ASKED_OF_PROJECT: ReadonlySet<string> = new Set<QuestionTopic>([
  "margin",
  "hours",
  "tasks",
  "planning",
  "project",
]);

/** The same values, with the project that the text calls by its work. */
export function withSite(text: string, slots: Slots, intent: Intent | null): Slots {
  const isOfProject = intent ? OF_PROJECT.has(intent) : ASKED_OF_PROJECT.has(slots.about?.value ?? "");
  if (!isOfProject || slots.projectName || slots.documentNumber || text.length > LONGEST_TEXT) return slots;
  const at = siteAt(text);
  if (!at) return slots;
  const { company, firstName, lastName, ...others } = slots;
  const isPart = (slot: { at: [number, number] } | undefined) => slot && slot.at[0] < at[1] && at[0] < slot.at[1];
  return {
    ...others,
    ...(company && !isPart(company) && { company }),
    ...(firstName && !isPart(firstName) && { firstName }),
    ...(lastName && !isPart(lastName) && { lastName }),
    projectName: { value: text.slice(...at).replace(/\s+/g, " "), at },
  };
}

const LONGEST_TEXT = 400;

function siteAt(text: string): [number, number] | null {
  const tokens = tokensOf(text);
  const hasCapitals = /\p{Lu}/u.test(text.slice(1));
  for (let from = 0; from < tokens.length; from += 1) {
    if (!isSiteWord(wordAt(tokens, from))) continue;
    const to = hasCapitals ? endOfTitle(text, tokens, from) : endOfPlain(tokens, from);
    if (to === null) continue;
    const at = placeOf(tokens, { from, to });
    const length = at[1] - at[0];
    if (length >= PROJECT_NAME.shortest && length <= PROJECT_NAME.longest) return at;
  }
  return null;
}

// « Salle de bain Castel », « Jardin des Lices », « Espace client Calyptis »: small words, then capitals.
function endOfTitle(text: string, tokens: readonly Token[], from: number): number | null {
  if (!isCapital(text, tokens[from])) return null;
  let next = from + 1;
  while (
    next - from <= MOST_SMALL &&
    /^\p{Ll}/u.test(text.slice(tokenAt(tokens, next).start)) &&
    isInside(tokens, next)
  )
    next += 1;
  let to = next;
  while (isCapital(text, tokens[to]) || (to > next && isTied(text, tokens, to))) to += 1;
  return to > next ? to : null;
}

// « Grange Ollier-Roux », « Mariage Léa et Tom ».
function isTied(text: string, tokens: readonly Token[], at: number): boolean {
  return /^(?:-|'|et|&|de|du|des|d|l)$/.test(wordAt(tokens, at)) && isCapital(text, tokens[at + 1]);
}

const MOST_SMALL = 3;
const SMALL = wordSet("de du des d ' l la le les bain bains client clients a en eau manger sol sols");

function isInside(tokens: readonly Token[], at: number): boolean {
  return SMALL.has(wordAt(tokens, at));
}

// « rdv villa kermor », « sur villa pastel », in a text without capitals: the work and one word that is no other thing.
function endOfPlain(tokens: readonly Token[], from: number): number | null {
  const lead = wordAt(tokens, from - 1);
  const isOfDay = /^(?:de|du)$/.test(lead) && OF_DAY.test(wordAt(tokens, from - 2));
  if (!isOfDay && !/^(?:sur|chantier|projet|rdv|pour|)$/.test(lead)) return null;
  let to = from + 1;
  while (to - from <= MOST_SMALL && isInside(tokens, to)) to += 1;
  const name = tokens[to];
  const isName =
    name?.kind === "word" &&
    name.text.length > 2 &&
    !NOT_A_NAME.has(name.text) &&
    verbKinds(name.text) === null &&
    monthAt(tokens, to) === 0;
  return isName ? to + 1 : null;
}

const OF_DAY = /^(?:debut|date|fin|demarrage|lancement|livraison)$/;
const NOT_A_NAME = wordSet(`
  mme madame monsieur mlle pour sur avec chez dans est sont auj aujourd demain lundi mardi mercredi jeudi vendredi
  samedi dimanche hier stp svp merci passe doit tu vous qui que plus moins fin debut ete noel tout
`);

function isCapital(text: string, token: Token | undefined): boolean {
  return token?.kind === "word" && /^\p{Lu}/u.test(text.slice(token.start));
}
