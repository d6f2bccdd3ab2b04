import type { Clause } from "../words/clauses.ts";
import { pattern } from "../words/pattern.ts";
import { fillersAt } from "./frames.ts";

// « le truc de l'autre jour », « idem que d'habitude »: nothing that anybody but the speaker could know.

const LONGEST = 14;
const VAGUE = pattern`
    (?:^| )(?:trucs?|machins?|bidules?|choses?|zinzin|idem|pareil|cf|comme (?:pour )?(?:l'|la|les) (?:autres?|derniere)|
    comme d' (?:hab|habitude)|tu vois (?:laquelle|lequel|ce que))(?: |$)`;
const AROUND = new Set(
  (
    "le la les l' de d' du des un une ce c' cet cette ces ca est pour a au aux et ou en y " +
    "oui non enfin bah ben bon mais hein quoi donc alors bref voila stp merci euh la-bas bas la deja encore " +
    "autre autres jour fois tout heure hier matin soir semaine derniere dernier mois passe habitude hab " +
    "meme memes si tu vous veux voulez bien vois voyez laquelle lequel lesquels sais savez fais faites refais avec " +
    "voir rouge vert bleu noir ligne page piece jointe joint comme que qu' sur dont je on t' ai avait a parle " +
    "parlait " +
    "dit disait tse tsais trucs truc machin machins bidule bidules chose choses zinzin idem pareil cf 1 2 3 4 5"
  ).split(" "),
);

/** True for words that name nothing: who reads them has to ask what is meant. */
export function isVague(clauses: readonly Clause[]): boolean {
  const words = clauses.flatMap((clause) => clause.words);
  if (words.length > LONGEST || !words.every((word) => AROUND.has(word))) return false;
  return VAGUE.test(words.join(" "));
}

const COMMON = new Set(
  (
    "je tu il elle on nous vous ils elles j' c' ca le la les l' un une de du des d' et a au est sont mais " +
    "ou pas plus dans " +
    "sur pour par chez sans avec qui que qu' mon ma mes son sa ses ce cette i the my and is"
  ).split(" "),
);

/** True for words that make a sentence, and no name alone. */
export function isSentence(clauses: readonly Clause[]): boolean {
  const words = clauses.flatMap((clause) => clause.words);
  return words.length >= 3 && words.some((word) => COMMON.has(word));
}

const CANNOT = pattern`
    ^(?:(?:je|on|nous) )(?:ne |n' )?(?:peux|peut|pourrais|pouvons|saurais) (?:pas|rien) (?:(?:te|t'|vous|le|la|l'|y) )*
    (?:repondre|confirmer|preciser|parler|regarder|verifier)(?: |$)|
    ^(?:(?:je|j'|on) )?(?:suis|est) (?:(?:encore|actuellement|toujours|deja|en train de|juste) )*(?:conduire|rouler|
    au volant|sur (?:l' echelle|un echafaudage|l' echafaudage|le toit|un toit|la route|une echelle|un chantier)|
    en (?:voiture|rendez vous|rdv|reunion|ligne|clientele)|avec (?:un|une|le|la) cliente?|au telephone|occupee?)
    (?: la| pour l' instant| en ce moment)*$`;

/** True for « je ne peux pas vous répondre tout de suite », « je suis au volant ». */
export function isUnableToAnswer(clauses: readonly Clause[]): boolean {
  const [first, ...others] = clauses.filter(({ words }) => fillersAt(words, 0) < words.length);
  return (
    first !== undefined && others.length <= 2 && CANNOT.test(first.words.slice(fillersAt(first.words, 0)).join(" "))
  );
}
