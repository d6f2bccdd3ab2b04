import type { Intent } from "../understanding.ts";
import { pattern } from "../words/pattern.ts";
import { nounIntent } from "./lexicon.ts";
import { governedNoun, NEGATIONS } from "./noun-phrase.ts";
import { isSiteWord } from "./site-words.ts";

// What the verbs of actions order about what exists: mark, add, move, send, open, change.

/** An order, and whether it is forbidden after its verb (« marque pas la facture »). */
export type ReadOrder = { intent: Intent; isNegated: boolean };

/** « transforme le devis en facture ». */
export function convertOf(words: readonly string[], at: number): ReadOrder | null {
  const prepositionAt = words.indexOf("en", at);
  return prepositionAt > 0 && nounIntent(words[prepositionAt + 1] ?? "") === "invoice"
    ? { intent: "invoice", isNegated: NEGATIONS.has(words[at + 1] ?? "") }
    : null;
}

const PAID = /^(?:paye|payee|payes|payees|regle|reglee|reglees|regles|encaisse|encaissee|soldee|solde|acquittee|paid)$/;
const PAYMENT = new Set("paiement paiements reglement reglements encaissement virement cheque payment".split(" "));

/** « marque la facture 12 comme payée », « note le règlement ». */
export function markOf(words: readonly string[], at: number): ReadOrder | null {
  const verb = words[at] ?? "";
  const rest = words.slice(at + 1);
  const isNegated = rest.slice(0, 2).some((word) => NEGATIONS.has(word));
  const isInvoice = rest.some(
    (word) => /^(?:factures?|invoices?|acomptes?|bill)$/.test(word) || nounIntent(word) === "invoice",
  );
  const isMarked = rest.some((word) => PAID.test(word));
  if ((isInvoice || rest.some((word) => /^l[ea']$/.test(word))) && isMarked) return { intent: "mark_paid", isNegated };
  if (/^(?:encaiss|sold|point)/.test(verb) && isInvoice) return { intent: "mark_paid", isNegated };
  if (/^(?:marqu|not|pass|mets|mett)/.test(verb) && isQuoteDecided(rest)) return { intent: "change", isNegated };
  const isNoted = /^(?:enregistr|not|marqu)/.test(verb) && rest.slice(0, 5).some((word) => PAYMENT.has(word));
  return isNoted ? { intent: "mark_paid", isNegated } : null;
}

// « marque le devis 12 comme accepté ».
function isQuoteDecided(rest: readonly string[]): boolean {
  const isQuote = rest.slice(0, 3).some((word) => nounIntent(word) === "quote");
  return isQuote && /\b(?:comme|en) (?:accepte|signe|refuse|valide|envoye|perdu|gagne)/.test(rest.join(" "));
}

const HOURS = /^(?:h|j|jrs?|heures?|heurs?|hours?|min|mn|minutes?|mins|jours?|journees?|demi)$/;

/** « ajoute 3 h sur le projet Lavoir ». */
export function addOf(words: readonly string[], at: number): ReadOrder | null {
  const rest = words.slice(at + 1, at + 9).filter((word) => !/^(?:moi|lui|nous|donc|encore|y|stp|environ)$/.test(word));
  const isPlaced = words.slice(at).some((word) => /^(?:sur|au|a|pour|chez|dans|to|on)$/.test(word));
  // « rajoute aucune heure », « pas d'heures », « plus rien ».
  const isDocument = words.slice(at).some((word) => /^(?:quote|invoice|credit_note)$/.test(nounIntent(word) ?? ""));
  const isNone =
    isPlaced &&
    (isNoTime(rest) ||
      (/^(?:r?ajout|compt|add|imput)/.test(words[at] ?? "") && rest[0] === "rien" && rest[1] !== "que" && !isDocument));
  if (isNone) return { intent: "add_hours", isNegated: true };
  const isNegated = NEGATIONS.has(rest[0] ?? "");
  const [quantity = "", ...after] = isNegated ? rest.slice(1) : rest;
  // « quarante cinq minutes ».
  const unit = after.find((word) => !NUMBERS.has(word) && !/^\d/.test(word)) ?? "";
  const isQuantity = /^\d/.test(quantity) || NUMBERS.has(quantity);
  return isQuantity && HOURS.test(unit) && isPlaced ? { intent: "add_hours", isNegated } : null;
}

function isNoTime([first = "", second = "", third = ""]: readonly string[]): boolean {
  if (!/^(?:pas|plus|aucune?|zero|nulle?|point)$/.test(first)) return false;
  return HOURS.test(second) || (/^(?:de|d'|une?|la|moindre|seule)$/.test(second) && HOURS.test(third));
}

const NUMBERS = new Set(
  (
    "un une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente " +
    "quarante cinquante soixante et demie demi des d' les"
  ).split(" "),
);
const MOVED = new Set(
  "debut fin date dates demarrage livraison projet chantier intervention rdv rendez tache project pose visite".split(
    " ",
  ),
);

// « décale Portail RH au 18/01 », « reporte le shooting à lundi ».
const MOVED_TO = pattern`
    (?:^| )(?:au|a|du|de|d'|pour) (?:(?:le|la|samedi|dimanche) )?(?:\d\S{0,9}|une?|deux|trois|lundi|mardi|
    mercredi|jeudi|vendredi|samedi|
    dimanche|demain|semaine|mois|premier|debut|fin|mi)(?: |$|/|-)`;

/** « décale le chantier à lundi ». */
export function moveOf(words: readonly string[], at: number): ReadOrder | null {
  const rest = words.slice(at + 1, at + 8);
  // « bouge pas, y a un client qui rentre ».
  // « recule d'un cran » goes back.
  const verb = words[at] ?? "";
  const isStill = (verb.startsWith("boug") && rest[0] === "pas") || verb.startsWith("recul");
  if (isStill && !rest.some((word) => MOVED.has(word))) return null;
  const isDated =
    MOVED_TO.test(rest.join(" ")) && !rest.some((word) => /^(?:quote|invoice)$/.test(nounIntent(word) ?? ""));
  return isDated || rest.some((word) => MOVED.has(word) || nounIntent(word) === "project")
    ? { intent: "move_date", isNegated: NEGATIONS.has(rest[0] ?? "") || rest[0] === "rien" }
    : null;
}

/** « envoie le devis au client ». */
export function sendOf(words: readonly string[], at: number): ReadOrder | null {
  const noun = governedNoun(words, at);
  const rest = words.slice(at + 1);
  if (noun && /^(?:quote|invoice|credit_note)$/.test(noun.intent)) return { intent: "send", isNegated: noun.isNegated };
  // « n'envoie rien à Mme Roux ».
  const isNothing = rest[0] === "rien" || (NEGATIONS.has(rest[0] ?? "") && rest[1] === "rien");
  if (isNothing && rest.some((word) => /^(?:a|au|aux|lui|leur|pour|chez)$/.test(word)))
    return { intent: "send", isNegated: true };
  const hasPronoun = /^(?:l[ea]|les|l')$/.test(rest[0] ?? "") || /^l[ea']$/.test(words[at - 1] ?? "");
  // « envoie à Samir Haddad son devis ».
  const isToSomebody = /^(?:a|au|pour|chez)$/.test(rest[0] ?? "") && !isAbstract(rest[1]);
  const ownAt = rest.slice(1, 8).findIndex((word) => /^(?:le|la|son|sa|ses|l')$/.test(word));
  const sentIntent = isToSomebody && ownAt >= 0 ? nounIntent(rest[ownAt + 2] ?? "") : null;
  if (sentIntent === "quote" || sentIntent === "invoice") return { intent: "send", isNegated: false };
  const isSomewhere = rest.some((word) => /^(?:lui|leur|client|cliente|<mail>)$/.test(word));
  return hasPronoun && isSomewhere ? { intent: "send", isNegated: false } : null;
}

function isAbstract(word = ""): boolean {
  return /^(?:plus|tout|nouveau|partir|temps)$/.test(word);
}

const PAGES = new Set(
  (
    "page ecran fiche reglages reglage parametres planning agenda calendrier clients client liste tableau accueil " +
    "brouillon dossier rubrique onglet statistiques stats mails historique settings customers"
  ).split(" "),
);

/** « montre la facture 12 », « va sur le planning ». */
export function openOf(words: readonly string[], at: number): ReadOrder | null {
  const verb = words[at] ?? "";
  const noun = governedNoun(words, at, PAGES);
  // « va sur Cuisine Dorval ».
  const isOnSite = /^(?:va|vas|allez|aller|retourne|retournez|retourner)$/.test(verb) && words[at + 1] === "sur";
  if (!noun && isOnSite && isSiteWord(words[at + 2] ?? "")) return { intent: "open", isNegated: false };
  if (!noun) return null;
  if (/^(?:ouvr|open)/.test(verb) && noun.isIndefinite && (noun.intent === "project" || noun.word === "dossier"))
    return { ...noun, intent: "project" };
  if (
    /^(?:va|allez|aller|retourne|retournez|retourner|mene|amene)$/.test(verb) &&
    !words.slice(at + 1, at + 3).some((word) => /^(?:sur|a|dans|au)$/.test(word))
  )
    return null;
  return { intent: "open", isNegated: noun.isNegated };
}

const FIELDS = new Set(
  (
    "taux tarif prix tva email mail adresse nom prenom telephone tel numero date dates description client cliente " +
    "remise iban siret siren logo heures heure duree quantite titre objet delai montant ligne lignes acompte total " +
    "mention mentions statut note tjm forfait rate name price vat address phone"
  ).split(" "),
);

/** « change l'email ». */
export function changeOf(words: readonly string[], at: number): ReadOrder | null {
  const noun = governedNoun(words, at, FIELDS);
  // « touche pas à la date du chantier ».
  const isDate =
    noun !== null && /^(?:date|dates)$/.test(noun.word) && nounIntent(words[noun.next + 1] ?? "") === "project";
  if (noun) return { intent: isDate ? "move_date" : "change", isNegated: noun.isNegated };
  // « ne touche à rien sur le devis 12 », « modifie rien au devis ».
  if (/^(?:a )?rien (?:sur|a|au|aux|du|de|dans) /.test(`${words.slice(at + 1, at + 5).join(" ")} `))
    return { intent: "change", isNegated: true };
  // « applique 10 % de remise sur le devis 12 ».
  return SHARE.test(words.slice(at + 1, at + 8).join(" ")) ? { intent: "change", isNegated: false } : null;
}

const SHARE = pattern`
    ^(?:moi |lui |leur )?(?:\d\S*|dix|cinq|quinze|vingt|deux|trois) (?:%|pour cent|pourcent|euros?|€) (?:de |d' )?
    (?:remise|rabais|reduction|ristourne|tva)(?: |$)`;

/** « mets la TVA à 10 », « passe le taux à 52 € ». */
export function setOf(words: readonly string[], at: number): ReadOrder | null {
  if (SHARE.test(words.slice(at + 1, at + 8).join(" "))) return { intent: "change", isNegated: false };
  const noun = governedNoun(words, at, FIELDS);
  if (!noun || noun.isDocument) return convertOf(words, at);
  return words.slice(at).some((word) => /^(?:a|au|to|en|comme)$/.test(word) || /^\d/.test(word))
    ? { intent: "change", isNegated: noun.isNegated }
    : null;
}

/** « annule la facture 12 avec un avoir ». */
export function voidOf(words: readonly string[], at: number): ReadOrder | null {
  const noun = governedNoun(words, at);
  const isByCredit = words.slice(at).some((word, index) => word === "avoir" && words[at + index - 1] === "un");
  return noun?.intent === "invoice" && isByCredit ? { intent: "credit_note", isNegated: noun.isNegated } : null;
}

/** « mets le début du projet Lavoir au 5 janvier ». */
export function dateSetOf(words: readonly string[], at: number): ReadOrder | null {
  const noun = governedNoun(words, at, DAYS);
  // « mets le projet Véranda au 15 mars ».
  const project = governedNoun(words, at);
  const isMoved =
    project?.intent === "project" && !project.isIndefinite && MOVED_ON.test(words.slice(project.next).join(" "));
  if (isMoved) return { intent: "move_date", isNegated: project.isNegated };
  const isTo = noun !== null && words.slice(noun.next).some((word) => /^(?:au|a|le|pour|demain)$/.test(word));
  return isTo && !noun.isDocument ? { intent: "move_date", isNegated: noun.isNegated } : null;
}

const MOVED_ON = pattern`
    (?:^| )(?:au|a|pour) (?:le )?(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )?(?:\d{1,2}|premier|1er)
    (?: |/|-)(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|\d)|
    (?:^| )(?:a|au) (?:lundi|mardi|mercredi|jeudi|vendredi|demain)(?: |$)`;
const DAYS = new Set("debut fin date demarrage livraison".split(" "));
