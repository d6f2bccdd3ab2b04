import { pattern } from "../words/pattern.ts";
import { isInfinitive, nounIntent, verbKinds } from "./lexicon.ts";
import { isPerson } from "./noun-phrase.ts";

// Where an order may begin in a clause that says something else first: people who dictate leave the commas out
// (« c'est terminé tu peux me sortir la facture »).

const REQUESTS = new Set(
  "tu vous peux pouvez pourrais pourriez faut faudrait veuillez merci j' je il c' pas".split(" "),
);
const REQUEST = pattern`
    ^(?:(?:tu|vous) (?:peux|pouvez|pourrais|pourriez|voudrais|voudriez)|(?:peux|pouvez|pourrais|pourriez) (?:tu|vous)|
    (?:il )?(?:faut|faudrait)|veuillez|merci (?:de|d')|(?:j'|je) (?:aimerais|voudrais|souhaite|souhaiterais)|
    (?:tu|vous) (?:me|m'|lui|leur|nous|devises|devisez|chiffres|chiffrez)) |
    ^c' est pas la peine (?:de|d') |^pas (?:la peine|besoin) (?:de|d') `;
const AFTER_IMPERATIVE = /^(?:moi|nous|lui|l[ea']|les|un|une|des|ma|mon|mes|sa|son)$/;

// Words after which the verb is no order: a subject, an auxiliary, a preposition, a conjunction.
const HOLDS = new Set(
  (
    "je j' tu il elle on nous vous ils elles qui que qu' ou dont quand si comme lorsque ai as a avons avez ont est " +
    "suis ete etre etait avait avais pour de d' sans avant apres par ne n' deja bien pas jamais plus tout toujours " +
    "me m' te t' se s' l' le la les lui leur y en un une mon ma mes ce cette du des au et ca cela"
  ).split(" "),
);
// A clause that tells what somebody says, or a condition, orders nothing.
const TOLD = new Set(
  "dit dis disait demande demandait demandee ecrit repond repondu crois croit pense si quand lorsque".split(" "),
);
const AUXILIARIES = new Set("ai as a avons avez ont est sont suis ete avait avais".split(" "));
const NOT_DONE = new Set(
  "deja toujours jamais tout tres pas plus bien ete encore vraiment enfin juste elle je le les".split(" "),
);
const MOST_STARTS = 8;

/** The places after the head of a clause where an order may begin. */
export function laterStarts(words: readonly string[], from: number): number[] {
  const starts: number[] = [];
  let hasAuxiliary = false;
  let isTold = false;
  let isSubordinate = false;
  for (let at = from; at < words.length - 1 && starts.length < MOST_STARTS; at++) {
    const word = words[at] ?? "";
    if (at > from && startsOrder(words, at, { hasAuxiliary, isSubordinate, isTold })) starts.push(at);
    // « avant que j'oublie » tells nothing.
    if (TOLD.has(word) && words[at - 1] !== "avant") return starts;
    // « le virement est arrivé marque sa facture payée »: the participle ends what the auxiliary began.
    const isDone: boolean = hasAuxiliary && /(?:e|ee|es|ees|i|is|u|us|t)$/.test(word) && !NOT_DONE.has(word);
    isTold ||= AUXILIARIES.has(word);
    hasAuxiliary = AUXILIARIES.has(word) || (hasAuxiliary && !isDone);
    // « ça fait un mois que j'attends tu peux le relancer »: a request ends what « que » began.
    isSubordinate ||= word === "que" && words[at - 1] !== "avant";
  }
  return starts;
}

// `hasAuxiliary`: a participle may follow. `isTold`: the clause has its verb already.
type Clause = { hasAuxiliary: boolean; isSubordinate: boolean; isTold: boolean };

function startsOrder(words: readonly string[], at: number, { hasAuxiliary, isSubordinate, isTold }: Clause): boolean {
  if (HOLDS.has(words[at - 1] ?? "")) return false;
  const word = words[at] ?? "";
  if (REQUESTS.has(word) && REQUEST.test(`${words.slice(at, at + 7).join(" ")} `)) return true;
  if (isSubordinate) return false;
  const next = words[at + 1] ?? "";
  const isTied = AFTER_IMPERATIVE.test(next) || isPerson(next);
  // « préparé » and « prépare » are written alike once the accents are gone.
  const isParticiple = hasAuxiliary && /[et]$/.test(word) && next !== "moi";
  // « mon comptable fait les factures »: the words before the verb are its subject.
  if (/^(?:l[ea']|les|mon|ma|mes|notre|nos|son|sa|un|une)$/.test(words[0] ?? "") && !isTold && next !== "moi")
    return false;
  return isTied && !isParticiple && !isInfinitive(word) && nounIntent(word) === null && verbKinds(word) !== null;
}
