import type { Clause } from "./reading/clauses.ts";
import { clauseAt } from "./reading/clauses.ts";
import { isInfinitive } from "./reading/infinitives.ts";
import type { Match } from "./reading/match-works.ts";
import type { Reading } from "./reading/reading.ts";
import { wordAt } from "./reading/words.ts";

/**
 * « remplacer le poêle à bois par un poêle à granulés »: what stands after « par » is put in, and what stands before is
 * no work beside it.
 */
export function withoutOld(matches: readonly Match[], { words, clauses }: Reading): Match[] {
  const placeOfBy = ({ clause }: Match) => {
    const { from, to } = clauseAt(clauses, clause);
    const by = words.slice(from, to).findIndex(({ text }) => text === "par");
    return by < 0 ? Infinity : from + by;
  };
  const isNew = (match: Match) => match.isReplaced && match.wordPlaces.some((place) => place > placeOfBy(match));
  const clausesOfNew = new Set(matches.filter(isNew).map(({ clause }) => clause));
  return matches.filter((match) => isNew(match) || !clausesOfNew.has(match.clause));
}

/**
 * What goes with a work is no other work: an aside, « avec un variateur », « appui compris », and the items of a list
 * after the work that they are part of. Items that say their own action stay.
 */
export function withoutParts(matches: readonly Match[], reading: Reading): readonly Match[] {
  const { clauses, words } = reading;
  // « Escalier : changer la rampe »: a heading that says no work is the place of the works under it.
  const isHeading = ({ work, clause, isExplicit, hasAction, wordPlaces }: Match) => {
    const { to, sentence } = clauseAt(clauses, clause);
    // « cage d'escalier : décoller, peindre »: what is done under the heading is done to it.
    if (wordPlaces.some((place) => place > to)) return false;
    const isUnder = (match: Match) =>
      match.clause > clause &&
      match.isExplicit &&
      match.hasAction &&
      clauseAt(clauses, match.clause).sentence === sentence;
    if (wordAt(words, to).text !== ":") return false;
    const saysNothing = (!isExplicit && !hasAction) || CONTRACT.test(work.title);
    return (saysNothing && matches.some(isUnder)) || countOrdersUnder(to, reading) > 1;
  };
  const roleOf = ({ clause }: Match) => clauseAt(clauses, clause).role;
  const mains = matches.filter((match) => roleOf(match) === "main" && !isHeading(match));
  const isOf = ({ clause }: Match, sentence: number) => clauseAt(clauses, clause).sentence === sentence;
  const isAside = (match: Match) => roleOf(match) === "aside";
  const isAllAside = matches.every(isAside);
  // « implantation avec îlot ».
  const isWith = (match: Match) =>
    roleOf(match) === "part" &&
    !(match.hasAction && match.isExplicit) &&
    matches.some(
      (other) =>
        other.clause < match.clause && isOf(other, clauseAt(clauses, match.clause).sentence) && !isHeading(other),
    );
  if (mains.length === 0)
    return matches.filter((match) => !isHeading(match) && (isAllAside || !isAside(match)) && !isWith(match));
  return matches.filter((match) => {
    const role = roleOf(match);
    if (role === "main") return !isHeading(match);
    if (role === "aside") return false;
    const { sentence } = clauseAt(clauses, match.clause);
    const isOfWork = mains.some(
      (main) =>
        main.clause < match.clause &&
        clauseAt(clauses, main.clause).sentence === sentence &&
        (role === "part" || main.hasAction),
    );
    const isProvided = role === "part" && match.wordPlaces.some((at) => wordAt(words, at).text === "prevoir");
    if (isOfWork && isProvided) return false;
    return !isOfWork || (match.hasAction && match.isExplicit) || /(?:tion|age|ment)$/.test(words[match.at]?.text ?? "");
  });
}

// « Contrat d'entretien : tonte, bordures ».
const CONTRACT = /^(?:Entretien|Maintenance|Travaux|Ménage régulier|Remise en état)/;

// « refaire la salle de bain : enlever la baignoire, mettre une douche »: the works under the heading are those asked.
function countOrdersUnder(colon: number, { words, clauses }: Reading): number {
  const isUnder = ({ from, role, isLeftOut }: Clause) => from > colon && role === "listed" && !isLeftOut;
  return clauses.filter((clause) => isUnder(clause) && isInfinitive(wordAt(words, clause.from).text)).length;
}
