import type { Clause } from "../words/clauses.ts";
import { pattern } from "../words/pattern.ts";
import type { Order } from "./order.ts";

/** The order of a note without a verb, or null: « TVA à 20 sur D-2026-044 », « + 2 h sur Portail RH ». */
export function noteOrder([first]: readonly Clause[]): Order | null {
  const text = first?.words.join(" ") ?? "";
  if (first?.isQuestion) return null;
  if (PAID_THEN_NOTED.test(text) && !/\b(?:pas|n'|jamais)(?: |$)/.test(text))
    return { intent: "mark_paid", isNegated: false, head: "imperative" };
  if (NOTED_PAYMENT.test(text) && !/\b(?:pas|n'|jamais)(?: |$)/.test(text))
    return { intent: "mark_paid", isNegated: false, head: "noun" };
  if (SETTLED.test(text)) return { intent: "mark_paid", isNegated: false, head: "noun" };
  if (NOT_MARKED.test(text)) return { intent: "mark_paid", isNegated: true, head: "noun" };
  if (NOT_REMINDED.test(text)) return { intent: "remind", isNegated: true, head: "noun" };
  if (CHANGED.test(text)) return { intent: "change", isNegated: false, head: "noun" };
  if (REMINDER.test(text)) return { intent: "remind", isNegated: false, head: "noun" };
  if (REMINDED.test(text) && !/ pas /.test(text)) return { intent: "remind", isNegated: false, head: "imperative" };
  return ADDED.test(text) || ADDED_LATER.test(text) ? { intent: "add_hours", isNegated: false, head: "noun" } : null;
}

// « c'est bon pour la facture 12 elle est réglée ».
const SETTLED = pattern`
    ^(?:c' est (?:bon|ok|fait) )(?:pour |avec )?(?:la |cette )?(?:facture|<invoice>)(?: \S{1,20})? (?:elle |ca |c' )?est
    \x20(?:bien |enfin )?(?:payee?|reglee?|soldee?|encaissee?)$`;

const CHANGED = pattern`
    ^(?:l[ea] |l' )?(?:tva|tjm|remise|taux|taux horaire|prix) (?:\w+'? ){0,2}\d\S{0,8} (?:%|€|euros?|h|
    )? ?(?:sur|du|de|pour) (?:l[ea] )?
    (?:devis |facture )?<(?:quote|invoice|document)>$`;
// « note que Mme Roy a payé 200 € par chèque ».
const NOTED_PAYMENT = pattern`
    ^(?:note|notez|marque|enregistre|indique)(?: moi| bien)? qu(?:e|') ?.{2,60} (?:m' )?(?:a|ont|vient de)
    \x20(?:paye|regle|verse|payer|regler)(?: |$)`;
// « mme Roy a payé sa facture note le ».
const PAID_THEN_NOTED = pattern`
    (?:^| )(?:a|ont|vient de) (?:bien |tout |enfin )?(?:paye|payer|regle|regler|vire|virer|solde|solder) .{0,60}
    (?:note|notes|notez|marque|coche|enregistre)(?: (?:l[ea]|les|ca|l[ea] moi|bien))?$`;
// « 1h30 à rajouter sur le projet Jardin », « quatre heures de plus à compter sur le chantier ».
const ADDED_LATER = pattern`
    ^(?:encore )?(?:\d\S*|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze) ?(?:h|heures?|min|minutes?|j|
    jours?|demi journees?)?(?: ?\d\d)?(?: et demie?)?(?: (?:de|en) plus| supplementaires?| encore)?
    \x20a (?:r?ajouter|compter|noter|mettre|remettre|imputer|saisir|pointer|inscrire)
    \x20(?:sur|pour|au|a|chez|dans) \S`;
// « remets un coup de relance à Mme Roux ».
const REMINDED = pattern`
    ^(?:tu peux |tu peux me |peux tu |il faut |faut )?(?:re)?(?:mets|mettre|fais|faire|donne|donner|passe|passer|
    envoie|envoyer|lance|lancer)(?: lui| leur| moi)?
    \x20(?:une?|la) (?:(?:petite?|nouvelle|autre|derniere|premiere) )?(?:coup de |message de |mail de )?relance(?: |$)`;
// « un ptit mail de relance à l'imprimerie Vasco ».
const REMINDER = pattern`
    ^(?:bon |alors |hop |allez |stp |et )*une? (?:(?:p'?e?tite?|gentille?|autre|derniere|nouvelle) )*(?:
    (?:mail|message|sms|mot|coup|courrier|lettre) de (?:relance|rappel)|relance) (?:a|au|aux|pour|chez) \S`;
// « la facture 218 la passe pas en payée ».
const NOT_MARKED = pattern`
    ^(?:surtout |non |alors )*(?:la |cette )?(?:facture|<invoice>) .{0,40}l[a'] ?(?:passe|marque|mets|note|compte|
    coche)s?(?: surtout)? (?:pas|jamais)(?: encore)? (?:en |comme |a )?
    (?:paye|payee|regle|reglee|encaissee?|soldee?)(?: |$)`;
// « aucune relance pour M. Gaudin ».
const NOT_REMINDED =
  /^(?:surtout |non |alors )*(?:aucune|pas de|plus de|zero|jamais de) relances? (?:pour|a|au|aux|chez) \S/;
const ADDED = /^\+ \d\S{0,5} ?(?:h|heures?|min|j|jours?)(?: \d\d)? (?:de \w+ )?(?:sur|pour|au) \S/;
