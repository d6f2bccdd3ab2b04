import { actsIn } from "./act-signs.ts";
import type { Conversation, FeatureSet } from "./feature-set.ts";
import { addFeature } from "./feature-set.ts";
import type { RecognisedMail } from "./mail-kinds.ts";
import { plainMail } from "./plain-mail.ts";
import { namedThings } from "./word-features.ts";

/** An act says more than a word: it counts as so many. */
const ACT_TIMES = 3;

/** How a mail is made, whatever its words are about. Words are without accents and capitals. */
const FORMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  // « Ferrez-vous aussi les poneys ? » asks for work, « vous avez posé » speaks of work that is done.
  ["you do", /\b(?!avez|etiez|aviez|auriez)[a-z]{2,14}ez[- ]vous\b/],
  ["you could", /\b[a-z]{2,14}riez(?:[- ]vous)?\b|\bvous [a-z]{2,14}riez\b/],
  ["you also", /\b(?:vous|tu) (?:\w+ )?[a-z]{2,14}(?:ez|es|ais) (?:aussi|encore|egalement)\b/],
  [
    "you did",
    new RegExp(
      "\\b(?:vous|tu|t) ?'?(?:m'|nous l'|me l'|l'|nous |lui )?(?:avez|aviez|as|avais|etes|etiez" +
        "|es) (?!besoin|des|du|une?\\b|de\\b|la\\b|le\\b)[a-z]{2,14}(?:e|i|u|is|it)e?s?\\b",
    ),
  ],
  [
    "made by you",
    new RegExp(
      "\\b(?:vous|tu) (?:m'|nous l'|me l'|l'|nous )?(?:avez|aviez|as|avais) (?:deja " +
        "|bien )?(?:install|pos|chang|refai|fait|plant|repar|rempla|pein|livr|renov|promis|envoy" +
        "|vendu)",
    ),
  ],
  ["that you did", /\bqu(?:e|') ?(?:vous|tu|t')/],
  [
    "you came",
    /\bvotre (?:passage|visite|venue|intervention|travail|equipe)|\bvous (?:etes|etiez) (?:venu|passe|intervenu)/,
  ],
  ["you were to", /\bvous (?:deviez|devez|aviez dit|avez dit|m'aviez|nous aviez)/],
  ["I wish", /\b(?:je|j'|nous|on) ?(?:souhait|voudr|aimer|desir|cherch|recherch|envisag|veux|veut|voul|pens|reflechi)/],
  [
    "I need",
    /\b(?:besoin d|il (?:me|nous) (?:faut|faudrait)|faudrait|j'ai un|j'ai une|nous avons (?:un|une|des|deux|trois))/,
  ],
  ["it is mine", /\b(?:ma|mon|mes|notre|nos) [a-z]{3,}/],
  [
    "it is broken",
    /\b(?:ne \w+ plus|marche p(?:lu|a)s|casse|fuit|fuite|goutte|coule|bloque|coince|en panne|hs\b|lache|fissur|grille)/,
  ],
  ["address", /\b\d{1,4},? (?:bis )?(?:rue|av|avenue|bd|boulevard|chemin|allee|place|impasse|route|quai|venelle)\b/],
  ["measures", /\b\d[\d .,]{0,6} ?(?:m2|m²|ml|cm|mm|m\b|metres|litres|personnes|pers|pieces|kw)/],
  [
    "how much",
    /\b(?:combien|quel (?:prix|budget|cout|tarif)|tarifs?|tjm|ordre de (?:prix|grandeur)|a quel prix|cout)\b/,
  ],
  ["when", /\b(?:dispo\w*|disponibilit\w+|creneau|quand|cette semaine|au plus vite|urgent|avant le|d'ici)\b/],
  ["closing order", /\bmerci de (?:nous |me |m'|vous )?[a-z]+er\b/],
  ["we offer", /\b(?:nous|on) (?:vous )?(?:propos|accompagn|aid|offr|recrut|organis|invit)\w*/],
  ["minutes", /\b\d\d ?(?:min|minutes)\b/],
  [
    "not yes",
    new RegExp(
      "\\b(?:ne|n'|pas|sans|plus) (?:\\w+ ){0,4}(?:suite|retenu\\w*|accept\\w*|besoin|envie" +
        "|convien\\w*|possible|priorite|interess\\w*|utile)\\b",
    ),
  ],
  ["instead", /\b(?:finalement|plutot|entre-?temps|prefer\w+|a la place|ailleurs|du coup|tout compte fait)\b/],
  [
    "later",
    new RegExp(
      "\\b(?:reviens|reviendrai|revenons|redis|recontact\\w*|tiens (?:au|informe|vite)|rappelle" +
        "|repond\\w*|decision|attend\\w*|reflechi\\w*)\\b",
    ),
  ],
  [
    "do it",
    new RegExp(
      "\\b(?:commencez|lancez|procedez|intervenez|allez|commandez|faites|reservez|mettez|venez|vas" +
        "|fonce\\w*|envoyez|reservez)\\b(?!-)",
    ),
  ],
  ["waits for you", /\b(?:je|nous|on) (?:vous )?attend(?:s|ons)?\b/],
  [
    "if only",
    new RegExp(
      "\\b(?:a condition|sous reserve|si vous|sauf|hormis|mais sans|oui mais|a ceci pres" +
        "|des que vous|uniquement si|seulement si|sinon)\\b",
    ),
  ],
];

/** What is said of papers, which says another thing when one is joined. Words are without accents and capitals. */
const PAPERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    "reminder",
    new RegExp(
      "\\b(?:relanc|rappel\\b|impaye|echue|sauf erreur|a ce jour|solde debiteur|retard de paiement" +
        "|regulariser|avant poursuite)",
    ),
  ],
  ["pro forma", /\bpro ?-?forma\b|n'est pas une facture|(?:factur\w+ (?:definitive|suivra|vous parviendra))/],
  ["statement", /\b(?:releve|situation|extrait) de (?:votre )?(?:compte|facture)|nos ecritures/],
  ["delivery", /\b(?:bon de livraison|accuse de reception|confirmation de commande|votre commande|expedi\w+|\bbl\b)/],
  ["their offer", /\b(?:notre|meilleure) (?:devis|offre|prix|cotation)|offre de prix|prix valable|validite/],
  ["invoice", /\b(?:facture|avoir|note d'honoraires|appel de (?:loyer|cotisation)|avis d'echeance|recu|quittance)\b/],
  ["joined", /\b(?:ci-?joint|en p(?:iece|j)|pieces? jointes?|en annexe|joint a|est jointe?|jointe?s?\b|trouverez)/],
  ["to fetch", /\b(?:disponible|telecharg\w+|espace (?:client|pro)|en ligne|est arrivee)\b|zlink/],
  ["debited", /\b(?:preleve\w*|prelevement|debite\w*|regle(?:e)? par carte|paye(?:e)? par)\b/],
  ["signed", /\b(?:signe\w*|signature|paraph\w+|bon pour accord|cachet)\b/],
];

/** Who sends by a machine, by the name before « @ ». */
const MACHINE = /no-?reply|ne[-_.]?pas[-_.]?repondre|notif|alert|mailer|daemon|automat|donotreply/;
const OFFICE = /factur|compta|billing|invoice|receipt|recouvrement|adv\b|edi\b|edoc|efacture/;
const LETTER =
  /news|lettre|promo|offre|actu|hebdo|club|marketing|abonn|info|communic|agenda|hello|bulletin|mag\b|redac/;

/** Adds how a mail is made: who is to do what, in which tense, by whom it is sent, how long it is. */
export function addFormFeatures(features: FeatureSet, mail: RecognisedMail, conversation: Conversation): void {
  const words = namedThings(`${mail.subject}. ${mail.text}`.slice(0, 6_000));
  const forms = FORMS.filter(([, pattern]) => pattern.test(words)).map(([name]) => name);
  for (const [at, name] of forms.entries()) {
    addFeature(features, `form ${conversation}:${name}`);
    for (const other of forms.slice(at + 1)) addFeature(features, `forms ${conversation}:${name} ${other}`);
  }
  const acts = actsIn(plainMail(`${mail.subject}. ${mail.text}`.slice(0, 6_000)));
  for (const [at, name] of acts.entries()) {
    for (let time = 0; time < ACT_TIMES; time++) addFeature(features, `act ${conversation} ${time}:${name}`);
    for (const other of acts.slice(at + 1)) addFeature(features, `acts ${conversation}:${name} ${other}`);
  }
  for (const name of actsIn(plainMail(mail.subject.slice(0, 200))))
    addFeature(features, `subject act ${conversation}:${name}`);
  const hasFile = mail.fileNames.length > 0;
  const papers = PAPERS.filter(([, pattern]) => pattern.test(words)).map(([name]) => name);
  for (const [at, name] of papers.entries()) {
    addFeature(features, `paper ${conversation} ${hasFile}:${name}`);
    for (const other of papers.slice(at + 1)) addFeature(features, `papers ${hasFile}:${name} ${other}`);
  }
  addFeature(features, `program ${conversation}:${mail.sender ?? "person"}`);
  const sender = mail.fromAddress.slice(0, 200).toLowerCase();
  for (const [name, pattern] of [
    ["machine", MACHINE],
    ["office", OFFICE],
    ["letter", LETTER],
  ] as const)
    if (pattern.test(sender)) addFeature(features, `sent by ${conversation}:${name}`);
}
