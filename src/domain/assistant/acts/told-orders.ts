import type { Clause } from "../words/clauses.ts";
import { pattern } from "../words/pattern.ts";
import { nounIntent, verbKinds } from "./lexicon.ts";
import type { Order } from "./order.ts";
import { intentOfVerb } from "./verb-intents.ts";

// Orders of a short note: what is to be done is said by a noun (« avoir à établir », « modification devis Roux »), by a
// label (« Action : envoyer »), or by what is told and a word that asks to write it down.

/** The order of a note, or null. */
export function toldOrder(clauses: readonly Clause[]): Order | null {
  const [first, ...others] = clauses;
  if (!first) return null;
  const head = first.words.join(" ");
  const text = clauses.map(({ words }) => words.join(" ")).join(" , ");
  const isAsked = clauses.some(({ isQuestion }) => isQuestion);
  const labelOrder = actionOfLabel(clauses);
  if (labelOrder) return labelOrder;
  const nudge = NUDGED.exec(text);
  if (nudge && !DENIED_BEFORE.test(text.slice(0, nudge.index))) return order("remind");
  if (isAsked) return null;
  if ((HOURS_TO_ADD.test(head) && SPENT.test(text)) || HOURS_LABEL.test(text)) return order("add_hours");
  if (CREDIT_TO_MAKE.test(head)) return order("credit_note");
  if (REMINDER_TO_SEND.test(head) || (REMINDER_SAID.test(head) && !DENIED.test(head))) return order("remind");
  if (RATE_OF.test(head)) return order("change");
  if (CHANGE_OF_DOCUMENT.test(head) || (CHANGED_ON_DOCUMENT.test(text) && !DENIED_CHANGE.test(text)))
    return order("change");
  const last = others.at(-1)?.words.join(" ") ?? "";
  if (CHANGE_IT.test(last) && OF_DOCUMENT.test(text)) return order("change");
  // « Madame Garrigue a réglé sa facture. »: what is told is to be noted.
  if (clauses.length <= MOST_OF_TOLD && HAS_PAID.test(head) && !DENIED.test(text)) return order("mark_paid");
  const isPaid = PAID.test(text) && !DENIED.test(text);
  const isNoted = NOTE_IT.test(last) || (others.length === 0 && NOTE_AT_END.test(head)) || NOTED_PAID.test(last);
  return isPaid && isNoted ? order("mark_paid") : null;
}

function order(intent: Order["intent"]): Order {
  return { intent, isNegated: false, head: "noun" };
}

// « Action : envoyer », « À faire : relancer », with what it is about on the next lines.
function actionOfLabel([label, action, ...others]: readonly Clause[]): Order | null {
  if (!label || !action || !ACTION_LABEL.test(label.words.join(" "))) return null;
  const [verb = ""] = action.words;
  const kinds = action.words.length <= MOST_OF_ACTION ? verbKinds(verb) : null;
  const noun = [...action.words.slice(1), ...others.flatMap(({ words }) => words)].find(
    (word) => nounIntent(word) !== null,
  );
  const intent = kinds && noun !== undefined ? intentOfVerb(kinds, [verb, "le", noun], 0) : null;
  return intent && intent.intent !== "change" ? { ...intent, head: "noun" } : null;
}

const MOST_OF_ACTION = 3;
const MOST_OF_TOLD = 2;
const HAS_PAID = pattern`
    ^(?:(?:bonjour|bonsoir|salut|bonne nouvelle|ca y est|c' est bon|super|tiens) )*(?:m|mme|mlle|monsieur|madame|l[ea] |
    l' |la famille )(?: ?[a-z'-]{2,20}){1,4}
    \x20(?:vient de|viennent de|(?:(?:m' |nous )?(?:a|ont)|ma))(?: bien| enfin| tout)?
    \x20(?:payer?|reglee?|regler|solder?) (?:sa|la|leur|ma|cette) facture
    (?: numero)?(?: (?:<invoice>|\d\S{0,9})){0,2}$`;
const ACTION_LABEL = /^(?:actions?|a faire|ordre|operation|action demandee|tache|demande)$/;

const DENIED = /(?:^| )(?:pas|n'|ne|jamais|aucune?|rien|plus de|inutile)(?: |$)/;
const DENIED_BEFORE = /(?:^| )(?:pas|n'|ne|jamais|inutile|besoin)(?: \S+){0,2}$/;
const SPENT = /(?:^| )\d\S* ?(?:h|heures?|min|minutes?|j|jours?)(?: |$)/;
const HOURS_TO_ADD =
  /^(?:heures?|temps|temps passe) a (?:r?ajouter|noter|compter|saisir|pointer|inscrire|enregistrer|reporter)(?: |$)/;
// « Projet : Toit Lavergne », « Heures à ajouter : 4 ».
const HOURS_LABEL = pattern`
    (?:^| , )(?:heures?|temps|temps passe|nombre d' heures|combien d' heures|combien heures) a
    \x20(?:r?ajouter|noter|compter|saisir|pointer|reporter) , \d`;
const CREDIT_TO_MAKE = /^(?:un )?avoir a (?:faire|etablir|emettre|creer|preparer|editer|rediger|sortir)(?: |$)/;
const REMINDER_TO_SEND = /^(?:une |la )?relance a (?:faire|envoyer|lancer|adresser|passer|emettre)(?: |$)/;
// « un petit rappel de paiement pour la F-2026-019 ». A reminder for oneself names no payment.
const REMINDER_SAID = pattern`
    ^(?:(?:bonjour|salut|bon|alors|hop|allez|stp|et) )*(?:une? )?(?:(?:petite?|gentille?|autre|dernier|nouveau) )*
    (?:rappel (?:de |du |d' |pour )(?:la |l' |le |son |sa )?(?:paiement|reglement|facture|impaye|echeance)|
    relance (?:de |pour )?(?:paiement|reglement|impaye)) (?:\S+ ){0,3}?
    (?:a|au|aux|pour|chez|sur|concernant|de|<invoice>)(?: |$)`;
// « tu leur remets un petit coup pour la facture 207 ? », « faut rappeler à l'ordre la SARL Bati Sud ».
const NUDGED = pattern`
    (?:^| )(?:tu |vous |faut |faudrait |peux |pourrais |stp |, )?(?:me |lui |leur )?(?:re)?(?:mets|mettre|passe|passer|
    donne|donner)(?: lui| leur)? une? (?:petit |autre |nouveau |dernier )?(?:coup|piqure)(?: de fil| de rappel)?
    \x20(?:pour|sur|a propos de|au sujet de) (?:la |sa |leur |ma |cette |l' )?(?:facture|<invoice>|impaye|reglement|
    paiement)(?: |$)|
    (?:^| )(?:rappelle|rappeler|rappelles|rappelez) (?:a l' ordre|au bon souvenir)(?: |$)`;
// « modification devis Roux : colle à 29 € ».
const CHANGE_OF_DOCUMENT = pattern`
    ^(?:modif|modification|changement|correction|rectification|rectif|maj|mise a jour) (?:(?:du|de la|de|sur|le|la|l'|
    sur le|sur la|mon|ma) )?(?:devis|facture|<quote>|<invoice>)(?: |$)`;
// « dans le devis Roux les tirages passent à 8 € ».
const CHANGED_ON_DOCUMENT = pattern`
    ^(?:(?:bon|alors|stp|et|tiens|non) )*(?:dans|sur) (?:l[ea]|son|sa|leur|mon|ma|ce|cette) (?:devis|facture|<quote>|
    <invoice>) .{0,60}(?: |, )(?:passe|passent|passera|passeront|descend|descendent|monte|montent) (?:a|au|de) `;
// « tva à 5,5 sur le projet Combles Arnaud », « remise 5 % sur le devis Roux ».
const RATE_OF = pattern`
    ^(?:(?:bon|alors|stp|et|tiens) )*(?:la |une? |le )?(?:tva|remise|rabais|taux horaire|taux|tjm|tarif) (?:a |de |
    = )?\d\S*
    (?: ?(?:%|pour cent|€|euros?|de l' heure|h|j))* (?:sur|pour|dans) (?:l[ea]|mon|ma) (?:projet|chantier|devis|facture|
    <quote>|<invoice>)(?: |$)`;
const DENIED_CHANGE = /(?:^| )(?:n'|ne|jamais|si|quand)(?: |$)/;
// « devis Roux c'est 16 prises pas 14, modif ».
const CHANGE_IT = /^(?:modif|modifs?|modifie|modifiez|corrige|corrigez|rectifie|change)(?: l[ea]| ca| les)?(?: stp)?$/;
const OF_DOCUMENT = pattern`
    ^(?:(?:dans|sur|pour) )?(?:(?:l[ea]|mon|ma|son|sa|leur|ce|cette) )?(?:devis|facture|<quote>|<invoice>) .*
    (?:c' est|pas|au lieu|non|plutot|passe|faut)(?: |$)`;
// « reçu chèque de Mme Roux, facture 61 : soldée, merci de le noter ».
const PAID = pattern`
    (?:^| )(?:(?:a|m' a|ma|ont|est|bien|enfin) (?:tout )?(?:paye|regle)|payee|reglee|
    soldee?|encaissee?|virement|cheque|acquittee?)(?: |$)`;
// « mme joubert a paye note le stp », « …, note payée ».
const NOTE_AT_END = / (?:note|marque|pointe|enregistre) (?:l[ea]|ca)(?: stp| merci)*$/;
const NOTED_PAID =
  /^(?:note|marque|pointe|enregistre)(?: l[ea]| ca)? (?:comme )?(?:payee?|reglee?|soldee?)(?: stp| merci)*$/;
const NOTE_IT = pattern`
    ^(?:merci de|merci d'|tu peux|vous pouvez|veuillez|pense a|il faut|faut|faudrait)? ?(?:bien )?(?:l[ea] |l'|l' |ca )?
    (?:noter|marquer|enregistrer|pointer|note|marque|pointe|enregistre)(?: l[ea]| ca| stp| merci)*$`;
