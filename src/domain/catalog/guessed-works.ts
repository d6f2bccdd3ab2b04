import type { Clause } from "./reading/clauses.ts";
import { clauseAt } from "./reading/clauses.ts";
import { isInfinitive } from "./reading/infinitives.ts";
import type { Match } from "./reading/match-works.ts";
import { operationOf } from "./reading/operations.ts";
import type { Reading } from "./reading/reading.ts";
import type { Word } from "./reading/words.ts";
import { wordAt } from "./reading/words.ts";

/**
 * The matches that are no guess. A thing without action is one. « Illustrations, 12 planches »: beside a work it is
 * counted for it. « Escalier bois, deux marches cassées »: what is broken is repaired, and nothing is built.
 */
export function withoutGuesses(matches: readonly Match[], reading: Reading): readonly Match[] {
  const { words, clauses } = reading;
  const facts = factsOf(matches, reading);
  return matches.filter((match) => {
    if (isFaultOfOrdered(match, matches, words) || isFaultOfOld(match, matches, reading)) return false;
    if (isFaultInOrder(match, reading) || isFaultOfReplaced(match, words)) return false;
    if (isDoneBefore(match, words) && matches.some((other) => other.work !== match.work && other.hasAction))
      return false;
    if (isCause(match, words) && facts.hasFirm && !isOfFirm(match, words, facts)) return false;
    const { from, sentence } = clauseAt(clauses, match.clause);
    const isOfSentence = (other: Match) =>
      other.isExplicit && other.clause !== match.clause && clauseAt(clauses, other.clause).sentence === sentence;
    if (match.hasAction) return true;
    // « 9 fenêtres, appuis alu » are painted by painters, and by others when they are asked to.
    if (match.work.title.startsWith("Peinture") && match.work.trade !== "peintre") return false;
    if (isTopic(match, reading, facts) || isDescription(match, reading, facts)) return false;
    const others = matches.filter(isOfSentence);
    const isBroken = others.some(
      ({ clause }) => clause > match.clause && isOnlyBroken(clauseAt(clauses, clause), words),
    );
    if (isBroken && NEW_WORK.test(match.work.title)) return false;
    if (NEW_WORK.test(match.work.title) && isOnlyMended(clauseAt(clauses, match.clause), words)) return false;
    const isCount = wordAt(words, from - 1).text === "," && wordAt(words, from).value !== null;
    return match.isExplicit || !isCount || !others.some(({ clause }) => clause < match.clause);
  });
}

// « isoler les rampants, cloison »: a thing alone is one of a list.
function isItem({ at }: Match, parts: readonly Word[], from: number): boolean {
  return parts.length <= MOST_WORDS_OF_ITEM && at - from <= 1 && !parts.some(({ isPast }) => isPast);
}

const MOST_WORDS_OF_ITEM = 2;

/** What a whole reading says of its sentences, so that each match is judged in constant time. */
type Facts = {
  /** The first clause of each sentence that says a work by an action or with a quantity. */
  firstFirm: ReadonlyMap<number, number>;
  /** Whether a work is said by an action, and not only by what caused it. */
  hasFirm: boolean;
  /** The nouns of works that are said by an action. */
  firmNouns: ReadonlySet<string>;
  /** The last two clauses of each sentence that count something, by trade. */
  countedClauses: ReadonlyMap<string, readonly number[]>;
};

function factsOf(matches: readonly Match[], { words, clauses }: Reading): Facts {
  const isCounted = clauses.map(({ from, to }) => words.slice(from, to).some(isMeasured));
  const firstFirm = new Map<number, number>();
  const countedClauses = new Map<string, number[]>();
  for (const { clause, hasAction, work } of matches) {
    const { sentence } = clauseAt(clauses, clause);
    if (hasAction || isCounted[clause] === true)
      firstFirm.set(sentence, Math.min(firstFirm.get(sentence) ?? clause, clause));
    if (isCounted[clause] !== true) continue;
    const key = `${sentence} ${work.trade}`;
    const places = new Set([...(countedClauses.get(key) ?? []), clause]);
    countedClauses.set(key, [...places].toSorted((a, b) => b - a).slice(0, 2));
  }
  const saysWork = ({ hasAction, wordPlaces }: Match) =>
    hasAction || wordPlaces.some((at) => operationOf(wordAt(words, at)) !== undefined);
  const firmMatches = matches.filter((match) => match.isExplicit && saysWork(match) && !isCause(match, words));
  const firmNouns = new Set(firmMatches.flatMap(({ wordPlaces }) => wordPlaces.map((at) => wordAt(words, at).text)));
  return { firstFirm, countedClauses, hasFirm: firmMatches.length > 0, firmNouns };
}

// « Dégât des eaux, un trou à reboucher »: what happened says why.
function isCause({ wordPlaces }: Match, words: readonly Word[]): boolean {
  return (
    wordPlaces.some((at) => CAUSES.test(wordAt(words, at).text)) &&
    wordPlaces.every((at) => wordAt(words, at).actions.length === 0 || wordAt(words, at).isPast)
  );
}

// « dégât des eaux plafond. Refaire le plafond »: what happened to the thing says which work it needs.
function isOfFirm({ wordPlaces }: Match, words: readonly Word[], { firmNouns }: Facts): boolean {
  return wordPlaces.some(
    (at) => at >= 0 && !CAUSES.test(wordAt(words, at).text) && firmNouns.has(wordAt(words, at).text),
  );
}

const CAUSES = /^(?:degat|sinistre|tempete|grele|inondation|cambriolage|effraction|vandalisme|incendie)$/;

// « Cage d'escalier, murs 180 m², plafonds 30 m² »: what is counted under a place is the work.
function isTopic({ clause, isExplicit, work }: Match, { words, clauses }: Reading, { countedClauses }: Facts): boolean {
  const { from, to, sentence } = clauseAt(clauses, clause);
  if (isExplicit || words.slice(from, to).some(isMeasured)) return false;
  const places = countedClauses.get(`${sentence} ${work.trade}`) ?? [];
  return places.filter((place) => place > clause).length > 1;
}

function isMeasured({ text, value }: Word): boolean {
  return value !== null || /^m[²³l]$/.test(text);
}

// « Carport bois, béton balayé, crépi peint »: a thing without action after a comma tells how the work before is.
function isDescription(match: Match, { words, clauses }: Reading, { firstFirm }: Facts): boolean {
  const { clause, at, wordPlaces, isExplicit } = match;
  const { from, to, sentence, role } = clauseAt(clauses, clause);
  const isAfter = /^[,:]$/.test(wordAt(words, from - 1).text) || role === "listed";
  const parts = words.slice(from, to);
  const isWork = [from, at, ...wordPlaces].some((place) => operationOf(wordAt(words, place))?.form === "noun");
  const isCounted = parts.some(isMeasured) && !parts.some(({ isPast }) => isPast);
  if (!isExplicit || !isAfter || isWork || isCounted || isItem(match, parts, from)) return false;
  return (firstFirm.get(sentence) ?? clause) < clause;
}

// « la gâche est en panne. Remplacer la gâche »: the fault says why.
function isFaultOfOrdered(match: Match, matches: readonly Match[], words: readonly Word[]): boolean {
  const nouns = (places: readonly number[]) =>
    places.filter((at) => at >= 0 && wordAt(words, at).actions.length === 0).map((at) => wordAt(words, at).text);
  const actions = (places: readonly number[]) => places.flatMap((at) => wordAt(words, at).actions);
  const isFault = match.hasAction && actions(match.wordPlaces).every((name) => name === "@reparer");
  return (
    isFault &&
    matches.some(
      (other) =>
        other.clause > match.clause &&
        other.isExplicit &&
        /^@(?:changer|poser|refaire)$/.test(actions(other.wordPlaces)[0] ?? "") &&
        nouns(other.wordPlaces).some((noun) => nouns(match.wordPlaces).includes(noun)),
    )
  );
}

// « remplacer le WC, l'ancien fuit »: what is wrong with the old one says why.
function isFaultOfOld(match: Match, matches: readonly Match[], { words, clauses }: Reading): boolean {
  const { from, to } = clauseAt(clauses, match.clause);
  const isOld = words
    .slice(from, to - 1)
    .some(
      ({ text }, at) =>
        /^(?:ancien|ancienne|vieux|vieille|actuel|actuelle)$/.test(text) && isFault(wordAt(words, from + at + 1)),
    );
  return isOld && matches.some((other) => other.clause !== match.clause && other.isReplaced && other.isExplicit);
}

// « remplacer 2 appuis fissurés »: what is wrong with a thing that is replaced is no work beside it.
function isFaultInOrder({ clause, at: place, hasAction }: Match, { words, clauses }: Reading): boolean {
  const { from, to } = clauseAt(clauses, clause);
  const isTold = hasAction && wordAt(words, place).isPast;
  return (
    isTold &&
    words
      .slice(from, to)
      .some(({ actions, isPast, text }) => !isPast && isInfinitive(text) && actions.includes("@changer"))
  );
}

// « un radiateur qui fuit, il faut le changer », « il fuit, à remplacer »: what is replaced is not mended first.
function isFaultOfReplaced({ at: place, wordPlaces, hasAction, work }: Match, words: readonly Word[]): boolean {
  if (!/^(?:Réparation|Recherche|Dépannage|Débouchage|Entretien)/.test(work.title)) return false;
  const says = wordPlaces.filter((at) => at >= 0 && wordAt(words, at).actions.length > 0);
  const isOnlyFault =
    hasAction && says.every((at) => isFault(wordAt(words, at)) && !isInfinitive(wordAt(words, at).text));
  const replaces = words.some(({ text }, at) => {
    const [last, beforeLast] = [wordAt(words, at - 1), wordAt(words, at - 2)];
    const isOfIt = /^(?:le|la|les|l)$/.test(last.text) || (last.text === "a" && beforeLast.isMark);
    const isBare = last.isMark && wordAt(words, at + 1).text === "par";
    return at > place && /^(?:remplacer|changer)$/.test(text) && (isOfIt || isBare) && isLastOfClause(words, at);
  });
  return isOnlyFault && replaces;
}

function isLastOfClause(words: readonly Word[], at: number): boolean {
  const next = wordAt(words, at + 1);
  return next.isMark || /^(?:par|avec|et|svp|aussi|rapidement|en|s)$/.test(next.text);
}

// « repeindre les murs, enduire avant »: a step that comes first is no work beside it.
function isDoneBefore({ acts, wordPlaces, work }: Match, words: readonly Word[]): boolean {
  const isStep = STEPS_BEFORE.test(work.title);
  return (
    isStep && [...acts, ...wordPlaces].some((at) => at >= 0 && BEFORE.test(wordAt(words, at + 1).text) && isLast(at))
  );
  function isLast(at: number): boolean {
    const next = wordAt(words, at + 2);
    return next.isMark || /^(?:car|parce|et)$/.test(next.text);
  }
}

const STEPS_BEFORE =
  /^(?:Entretien de jardin|Travaux du potager|Désherbage|Enduit|Lessivage|Nettoyage|Rebouchage|Ponçage|Protect)/;
const BEFORE = /^(?:avant|d_abord|prealable)$/;

// « remettre en état un sol » puts in no floor.
function isOnlyMended({ from, to }: Clause, words: readonly Word[]): boolean {
  const orders = words.slice(from, to).filter(({ actions, isPast }) => actions.length > 0 && !isPast);
  const isMending = ({ actions }: Word) =>
    actions.some((name) => MENDING.has(name)) && !actions.some((name) => BUILDING.has(name));
  return orders.length > 0 && orders.every(isMending);
}

const MENDING = new Set(["@reparer", "@entretenir", "@nettoyer", "@regler", "@deposer", "@couper", "@ramoner"]);
const BUILDING = new Set(["@poser", "@faire", "@changer", "@planter", "@isoler"]);

// « deux marches cassées », and not « remplacer deux marches cassées ».
function isOnlyBroken({ from, to }: Clause, words: readonly Word[]): boolean {
  const sayings = words.slice(from, to).filter(({ actions }) => actions.length > 0);
  return sayings.length > 0 && sayings.every((word) => isFault(word));
}

// « cassées », « saute », « en panne »: no verb that orders, nor a noun of work.
function isFault({ text, isPast, actions }: Word): boolean {
  return actions.includes("@reparer") && (isPast || (!isInfinitive(text) && !/(?:tion|age|ment|prise)$/.test(text)));
}

const NEW_WORK = /^(?:Pose|Fabrication|Création|Construction|Installation)/;
