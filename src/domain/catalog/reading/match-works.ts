import type { WorkTemplate } from "../work-template.ts";
import type { Clause } from "./clauses.ts";
import type { Choice, Pattern, Term } from "./pattern.ts";
import type { Quantity } from "./quantities.ts";
import { candidatesIn, prepare } from "./library.ts";
import { placeOf } from "./noun-places.ts";
import { ARTICLES, DWELLING_WORDS } from "./word-lists.ts";
import type { Word } from "./words.ts";

/** A description that has been read. */
export type Reading = { words: readonly Word[]; clauses: readonly Clause[]; measures: readonly Quantity[] };

/** A work said in a clause: the words that say it, and how well they do. */
export type Match = {
  work: WorkTemplate;
  clause: number;
  at: number;
  used: number[];
  points: number;
  /** How many nouns its pattern takes: the fewer, the more it says. */
  breadth: number;
  isExplicit: boolean;
  /** Whether a word of work stands in the clause itself. */
  hasAction: boolean;
};

/** An action that holds for a clause: its word, said there, in a clause that goes with it, or understood. */
type Action = { name: string; at: number; isHere: boolean };

/**
 * Every work that a clause says by one of its patterns. `trades` are those whose works are looked for, null for all.
 */
export function matchWorks(
  works: readonly WorkTemplate[],
  reading: Reading,
  trades: readonly string[] | null,
): Match[] {
  const { index, nouns } = prepare(works);
  const actions = spreadActions(reading, nouns);
  return reading.clauses.flatMap((clause, place) => {
    if (clause.isLeftOut) return [];
    return candidatesIn(reading.words.slice(clause.from, clause.to), index).flatMap(({ work, pattern }) => {
      if (trades !== null && !trades.includes(work.trade)) return [];
      const match = matchPattern(pattern, clause, actions[place]!, reading, nouns);
      return match ? [{ work, clause: place, ...match }] : [];
    });
  });
}

// The actions that hold for each clause: its own; else those of the clause before in the same sentence (« remplacer le
// siphon et le mitigeur »); and those of a neighbour that has no noun (« à changer aussi », « dépose et pose de … »).
function spreadActions({ words, clauses }: Reading, nouns: ReadonlySet<string>): Action[][] {
  const ownActions = clauses.map((clause) => actionsIn(words, clause));
  const hasNoun = clauses.map((clause) => words.slice(clause.from, clause.to).some(({ text }) => nouns.has(text)));
  const spread = ownActions.map((actions) => [...actions]);
  clauses.forEach((clause, at) => {
    if (clause.isLeftOut) return;
    const elsewhere = (actions: Action[]) => actions.map((action) => ({ ...action, isHere: false }));
    const [previous, next] = [clauses[at - 1], clauses[at + 1]];
    const { text } = words[clause.from]!;
    // « maison de 95 m² avec 8 radiateurs » is the place of the work.
    const isAlone = ownActions[at]!.length > 0 || isVerb(text) || DWELLING_WORDS.has(text);
    if (!isAlone && previous && !previous.isLeftOut && previous.sentence === clause.sentence)
      spread[at]!.push(...elsewhere(spread[at - 1]!.filter((action) => isPassedOn(words, action))));
    if (ownActions[at]!.length === 0 || hasNoun[at]) return;
    if (previous && hasNoun[at - 1] && !previous.isLeftOut && pointsBack(words, clause))
      spread[at - 1]!.push(...elsewhere(ownActions[at]!));
    else if (next && next.sentence === clause.sentence) spread[at + 1]!.push(...elsewhere(ownActions[at]!));
  });
  return spread;
}

// An infinitive that no class knows (« déboucher ») is work of its own.
function isVerb(text: string): boolean {
  return text.length > 4 && /(?:er|ir)$/.test(text) && !NOUNS_IN_ER.has(text);
}

const NOUNS_IN_ER = new Set(["evier", "papier", "escalier", "plancher", "foyer", "palier", "panier", "cuir", "fer"]);

// « porte claquée, digicode »: a fault is that of its own noun. « réparer le siphon et le robinet » holds for both.
function isPassedOn(words: readonly Word[], { name, at }: Action): boolean {
  return name !== "@reparer" || /(?:er|re|tion|age|ration)$/.test(words[at]!.text);
}

// « à changer aussi », « les remplacer »: what is to be done stands in the clause before.
function pointsBack(words: readonly Word[], { from }: Clause): boolean {
  return /^(?:a|le|la|les|l|tout|toute|aussi|egalement|faut)$/.test(words[from]!.text);
}

function actionsIn(words: readonly Word[], { from, to }: Clause): Action[] {
  return words
    .slice(from, to)
    .flatMap((word, index) => word.actions.map((name) => ({ name, at: from + index, isHere: true })));
}

type Found = Pick<Match, "at" | "used" | "points" | "breadth" | "isExplicit" | "hasAction">;

function matchPattern(
  pattern: Pattern,
  clause: Clause,
  actions: readonly Action[],
  reading: Reading,
  nouns: ReadonlySet<string>,
): Found | null {
  const { anchor } = pattern;
  const isAnchoredByAction = anchor.choices.every((choice) => "action" in choice);
  const places = sayingsOf(anchor, clause, actions, reading).filter(({ from, isHere }) =>
    isAnchoredByAction
      ? isHere && isPlainAction(reading.words, from)
      : placeOf(reading.words, from, clause, nouns) === "object",
  );
  for (const saying of places.toSorted((a, b) => b.points - a.points || a.from - b.from)) {
    const match = matchAt(pattern, saying, clause, actions, reading);
    if (match) return match;
  }
  return null;
}

function matchAt(
  { terms, anchor }: Pattern,
  anchorSaying: Saying,
  clause: Clause,
  actions: readonly Action[],
  reading: Reading,
): Found | null {
  const sayings = [anchorSaying];
  for (const term of terms) {
    if (term === anchor) continue;
    if (term.kind === "measure") {
      if (
        !reading.measures.some(
          (measure) => isMeasure(term.measure, measure) && measure.at >= clause.from && measure.at < clause.to,
        )
      )
        return null;
      sayings.push({ from: -1, used: [], points: 1.5, isHere: true });
      continue;
    }
    const saying = sayTerm(term, clause, actions, reading, anchorSaying);
    if (term.kind === "absent" ? saying !== null : saying === null) return null;
    if (saying && term.kind !== "absent") sayings.push(saying);
  }
  return {
    at: anchorSaying.from,
    used: sayings.flatMap(({ used }) => used),
    breadth: anchor.choices.length,
    points: sayings.reduce((sum, { points }) => sum + points, 0),
    hasAction: sayings.some(({ used }) => used.some((at) => at >= 0 && reading.words[at]!.actions.length > 0)),
    isExplicit: sayings.every(({ points, isHere }) => points > 0 && isHere),
  };
}

function isMeasure(sort: string, { unit, of }: Quantity): boolean {
  if (sort === "sol") return unit === "m²" && of !== "thing";
  return unit === sort && of !== "dwelling";
}

type Saying = { from: number; used: number[]; points: number; isHere: boolean };

function sayTerm(
  term: Term,
  clause: Clause,
  actions: readonly Action[],
  reading: Reading,
  anchor: Saying,
): Saying | null {
  if (term.kind === "anywhere") {
    const spans = reading.clauses.filter(({ isLeftOut }) => !isLeftOut);
    const isSaid = spans.some((span) => sayingsOf(term, span, [], reading).length > 0);
    return isSaid ? { from: -1, used: [], points: 1, isHere: true } : null;
  }
  const sayings = sayingsOf(term, clause, actions, reading).filter(
    ({ used }) => !used.some((at) => anchor.used.includes(at)),
  );
  const best = sayings.toSorted((a, b) => b.points - a.points)[0];
  if (best) return best;
  return isUnderstood(term, clause, actions, reading, anchor) ? { from: -1, used: [], points: 0, isHere: true } : null;
}

// « Carrelage sol 45 m² », « 8 portes intérieures »: the noun begins the clause, and nothing says it is there already.
function isUnderstood(
  term: Term,
  clause: Clause,
  actions: readonly Action[],
  { words }: Reading,
  anchor: Saying,
): boolean {
  if (term.kind !== "here" || actions.length > 0) return false;
  if (!term.choices.some((choice) => "action" in choice && /^@(?:poser|faire|peindre|isoler)$/.test(choice.action)))
    return false;
  const wordsBefore = words.slice(clause.from, anchor.from);
  const isCounted =
    words.slice(clause.from, clause.to).some(({ text }) => /^(?:m²|m³|ml)$/.test(text)) ||
    typeof wordsBefore[0]?.value === "number";
  const isListed = clause.from === 0 || words[clause.from - 1]!.text === "+";
  if (!isCounted && !isListed) return false;
  const after = words.slice(clause.from, clause.to).map(({ text }) => text);
  if (after.some((text) => /^(?:exist|fourni|pret|prete|ok|recent|recente|neuf|neuve|reste|livr|achet)/.test(text)))
    return false;
  if (words[anchor.used.at(-1)! + 1]?.text === "a") return false;
  return wordsBefore.every(
    ({ text, value }) => value !== null || /^(?:une?|m²|ml|d|de|paire|petite?|grande?|nouveau|nouvelle)$/.test(text),
  );
}

function sayingsOf(term: Term, clause: Clause, actions: readonly Action[], { words }: Reading): Saying[] {
  return term.choices.flatMap((choice) => {
    if ("action" in choice)
      return actions
        .filter(({ name }) => name === choice.action)
        .map(({ at, isHere }) => ({ from: at, used: [at], points: isHere ? 1 : 0.5, isHere }));
    const sayings: Saying[] = [];
    for (let at = clause.from; at < clause.to; at += 1) {
      const places = followWords(choice, words, at, clause.to);
      if (places) sayings.push({ from: at, used: places, points: 2 * places.length, isHere: true });
    }
    return sayings;
  });
}

/** The places of the words of a choice from one place on, articles between them left out. Null when they differ. */
export function followWords(choice: Choice, words: readonly Word[], from: number, to: number): number[] | null {
  if ("action" in choice) return words[from]?.actions.includes(choice.action) ? [from] : null;
  const places: number[] = [];
  let at = from;
  for (const [index, word] of choice.words.entries()) {
    while (index > 0 && at < to && ARTICLES.has(words[at]!.text) && words[at]!.text !== word) at += 1;
    if (at >= to || words[at]!.isMark) return null;
    const isCut = choice.isBeginning && index === choice.words.length - 1;
    if (isCut ? !words[at]!.text.startsWith(word) : words[at]!.text !== word) return null;
    places.push(at);
    at += 1;
  }
  return places;
}

// « avant peinture », « après travaux » say when, and not what.
function isPlainAction(words: readonly Word[], at: number): boolean {
  const last = ARTICLES.has(words[at - 1]?.text ?? "") ? words[at - 2]?.text : words[at - 1]?.text;
  return !/^(?:avant|apre|sou|sur|sous)$/.test(last ?? "");
}
