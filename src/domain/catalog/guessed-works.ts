import type { Clause } from "./reading/clauses.ts";
import { clauseAt } from "./reading/clauses.ts";
import type { Match } from "./reading/match-works.ts";
import type { Reading } from "./reading/reading.ts";
import type { Word } from "./reading/words.ts";
import { wordAt } from "./reading/words.ts";

/**
 * The matches that are no guess. A thing without action is one. « Illustrations, 12 planches »: beside a work it is
 * counted for it. « Escalier bois, deux marches cassées »: what is broken is repaired, and nothing is built.
 */
export function withoutGuesses(matches: readonly Match[], { words, clauses }: Reading): readonly Match[] {
  return matches.filter((match) => {
    if (isFaultOfOrdered(match, matches, words)) return false;
    const { from, sentence } = clauseAt(clauses, match.clause);
    const isOfSentence = (other: Match) =>
      other.isExplicit && other.clause !== match.clause && clauseAt(clauses, other.clause).sentence === sentence;
    if (match.hasAction) return true;
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

// « la gâche est en panne. Remplacer la gâche »: the fault says why.
function isFaultOfOrdered(match: Match, matches: readonly Match[], words: readonly Word[]): boolean {
  const nouns = (places: readonly number[]) =>
    places.filter((at) => at >= 0 && wordAt(words, at).actions.length === 0).map((at) => wordAt(words, at).text);
  const actions = (places: readonly number[]) => places.flatMap((at) => wordAt(words, at).actions);
  const isFault = match.hasAction && actions(match.used).every((name) => name === "@reparer");
  return (
    isFault &&
    matches.some(
      (other) =>
        other.clause > match.clause &&
        other.isExplicit &&
        /^@(?:changer|poser|refaire)$/.test(actions(other.used)[0] ?? "") &&
        nouns(other.used).some((noun) => nouns(match.used).includes(noun)),
    )
  );
}

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
  return sayings.length > 0 && sayings.every(({ isPast, actions }) => isPast && actions.includes("@reparer"));
}

const NEW_WORK = /^(?:Pose|Fabrication|Création|Construction|Installation)/;
