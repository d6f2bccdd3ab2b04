import { plainWords } from "../../shared/search-text.ts";
import { pattern } from "../words/pattern.ts";

/** What a text undoes of what was just done: whatever it was, an answer to a quote, or a change of one. */
export type SaidUndo = "any" | "answer" | "change";

const LONGEST = 120;
const LEAD = pattern`
  ^(?:(?:ah|oh|euh|heu|non|nan|oups|zut|mince|merde|attends?|pardon|desolee?|finalement|en fait|mais|bon|stop|stp|
  je me suis (?:trompee?|plantee?|gouree?)|erreur|c'est une erreur|c'etait une erreur)(?: ?[,:.!;]{1,3} ?| )){0,5}`;
const END =
  /(?:,? (?:stp|svp|s'il te plait|merci|finalement|en fait|tout de suite|vite|alors|du coup|pardon)){0,6}[ .!]{0,3}$/;
const BARE = pattern`
  ^(?:(?:tu peux |peux[- ]tu |il faut |faut |je veux |je voudrais |on )?
  (?:annule|defais|efface|retire)[rzs]?(?:[- ]moi)?(?:[- ]?(?:le|la|ca|cela|tout ca|tout|c'))?|
  (?:annule|annuler|defais|defaire) (?:(?:la |ta )?derniere (?:action|chose|manip(?:ulation)?)|
  ce que (?:tu viens de faire|tu as fait|je viens de (?:faire|confirmer)))|
  (?:reviens|revenir|retour|on revient) en arriere|(?:remets|remettre)(?: tout| ca)? comme (?:avant|c'etait)|
  (?:j'annule|annulation)(?: ca| tout)?|j'ai confirme (?:trop vite|par erreur)|
  (?:fausse (?:manip|manoeuvre|manipulation)|mauvais bouton|mauvaise touche)|
  je (?:ne )?voulais pas (?:ca|confirmer|faire ca)|pas ca)$`;
// « non finalement », « finalement non », « oups »: nothing but second thoughts.
const REGRET = pattern`
  ^(?:(?:non|nan)[ ,]{1,2}(?:finalement|en fait|pas ca|attends|j'annule|c'est une erreur|erreur)|
  (?:finalement|en fait)[ ,]{1,2}(?:non|pas)|oups|(?:oups|zut|mince)[ ,]{1,2}(?:non|erreur|pas ca)|
  (?:non |oups |zut |mince )?[, ]{0,2}(?:je me suis|on s'est) (?:trompee?|plantee?|gouree?)(?: de bouton)?|
  (?:non |oups )?[, ]{0,2}(?:c'est|c'etait) une erreur|erreur)(?:,? (?:pardon|desolee?|merci))?[ .!]{0,3}$`;
const OF_ANSWER = pattern`
  ^(?:annule|enleve|retire|efface|supprime)[rz]? (?:l'accord|l'acceptation|son accord|son acceptation|sa reponse|
  la reponse|le refus|son refus|la signature|sa signature)(?: notee?)?(?: (?:du|de la) clients?e?)?$`;
const OF_CHANGE = pattern`
  ^(?:annule|defais|enleve|retire|efface)[rz]? (?:la |cette |ma |ta )?(?:derniere )?(?:modif(?:ication)?|
  le (?:dernier )?changement|ce changement|mon changement|le changement)$`;

/** What « annule », « non finalement » or « annule l'accord » undo. Null for any other text: a thing that it names. */
export function readSaidUndo(text: string): SaidUndo | null {
  if (text.length > LONGEST || text.includes("?")) return null;
  const sentence = plainWords(text);
  if (REGRET.test(sentence)) return "any";
  const order = sentence.replace(LEAD, "");
  const words = order.replace(END, "");
  if (BARE.test(order) || BARE.test(words)) return "any";
  if (OF_ANSWER.test(words)) return "answer";
  return OF_CHANGE.test(words) ? "change" : null;
}

const NOT_ANSWERED = pattern`
  ^(.{2,60}?) (?:(?:ne |n')?(?:l')?(?:a|ont) (?:toujours )?(?:pas|jamais|rien)(?: encore| vraiment)?(?: l')?\x20
  (?:accepte|signe|valide|repondu|dit oui|dit non|refuse|donne (?:son|leur) accord|dit son dernier mot)|
  (?:n'est|n'est pas|ne sont|est|sont) (?:toujours )?pas (?:encore )?(?:d'accord|accepte|signe|valide))
  (?:e|es|s)?(?: (?:le|ce|mon|la|cette) (?:devis|(?:nouvelle )?version)(?: .{0,12})?| encore| finalement|
  \x20en fait)*[ .!]{0,3}$`;
const ANYBODY = pattern`
  ^(?:il|elle|ils|elles|on|le devis|ce devis|mon devis|le client|la cliente|mon client|ma cliente|les clients)$`;

/**
 * Who is said not to have answered a quote: « non finalement il n'a pas encore accepté ». `who` is empty for somebody
 * who is not named. Null for any other text.
 */
export function readNotAnswered(text: string): { who: string } | null {
  if (text.length > LONGEST || text.includes("?")) return null;
  const [match, who = ""] = NOT_ANSWERED.exec(plainWords(text).replace(LEAD, "")) ?? [];
  if (match === undefined) return null;
  return { who: ANYBODY.test(who) ? "" : who };
}
