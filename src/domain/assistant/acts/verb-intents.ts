import type { Intent } from "../understanding.ts";
import { nounIntent } from "./lexicon.ts";
import type { VerbKind } from "./lexicon.ts";
import { governedNoun, isPerson, NEGATIONS } from "./noun-phrase.ts";

// What each kind of verb orders, by the thing that it governs: « marque la facture comme payée » is no invoice flow.

/** An order, and whether it is forbidden after its verb (« fais pas le devis »). */
type Found = { intent: Intent; isNegated: boolean };

// The kinds are tried from the most precise to the widest.
const READERS: [VerbKind, (words: readonly string[], at: number) => Found | null][] = [
  ["make", compoundOf],
  ["make", remindedOf],
  ["send", remindedOf],
  ["invoice", invoiceOf],
  ["price", priceOf],
  ["remind", remindOf],
  ["convert", convertOf],
  ["mark", markOf],
  ["add", addOf],
  ["move", moveOf],
  ["send", sendOf],
  ["open", openOf],
  ["make", makeOf],
  ["set", setOf],
  ["add", makeOf],
  ["change", changeOf],
  ["set", goToOf],
];

// « passe à la facture », « passons à la facturation ».
function goToOf(words: readonly string[], at: number): Found | null {
  const isTo = /^(?:a|au|aux)$/.test(words[at + 1] ?? "");
  const noun = isTo ? governedNoun(words, at + 1) : null;
  return noun && words[noun.next] === undefined ? noun : null;
}

/** What the verb at `at` orders about the thing that it governs, or null. */
export function intentOfVerb(kinds: ReadonlySet<VerbKind>, words: readonly string[], at: number): Found | null {
  for (const [kind, read] of READERS) {
    const order = kinds.has(kind) ? read(words, at) : null;
    if (order) return order;
  }
  return null;
}

// « fais voir la facture » opens it, « fais suivre le devis » sends it.
function compoundOf(words: readonly string[], at: number): Found | null {
  const next = words[at + 1] === "moi" || words[at + 1] === "nous" ? at + 2 : at + 1;
  if (!/^(?:fais|fait|faites|faire|fasse|fasses)$/.test(words[at]!)) return null;
  if (words[next] === "voir") return openOf(words, next);
  return /^(?:suivre|parvenir|passer)$/.test(words[next] ?? "") ? sendOf(words, next) : null;
}

const REMINDERS = new Set("relance relances rappel rappels reminder".split(" "));

// « envoie une relance », « adresser un rappel », « fais un rappel ».
function remindedOf(words: readonly string[], at: number): Found | null {
  const noun = governedNoun(words, at, REMINDERS);
  return noun && !noun.isDocument && noun.hasArticle ? { intent: "remind", isNegated: noun.isNegated } : null;
}

// « découpe le projet en tâches ».
function splitOf(words: readonly string[], at: number): Found | null {
  const isSplit = /^(?:decoup|decompos|detaill|transform|divis|split|break)/.test(words[at]!);
  const into = isSplit ? words.indexOf("en", at) : -1;
  return into > 0 && nounIntent(words[into + 1] ?? "") === "tasks" ? { intent: "tasks", isNegated: false } : null;
}

const SHARES = new Set(["remise", "remises", "rabais", "ristourne", "reduction"]);

function makeOf(words: readonly string[], at: number): Found | null {
  const split = splitOf(words, at);
  if (split) return split;
  const share = governedNoun(words, at, SHARES);
  if (share && !share.isDocument) return { intent: "change", isNegated: share.isNegated };
  const noun = governedNoun(words, at);
  if (!noun) return null;
  // « Prépare le chantier » is work on a site. A project is created, opened, added or started.
  if (/^chantiers?$/.test(noun.word) && !/^(?:cre|ajout|ouvr|add|enregistr|open)/.test(words[at]!)) return null;
  if (noun.intent === "credit_note" && !noun.hasArticle) return null;
  // « liste mes projets » wants to see them: tasks alone are made by listing.
  if (/^(?:list|detaill|decoup|decompos|divis|split|break)/.test(words[at]!) && noun.intent !== "tasks")
    return words[at]!.startsWith("list") ? { intent: "open", isNegated: noun.isNegated } : null;
  // « Sors-moi les factures du mois » wants to see them.
  const isSeen =
    noun.isPlural && /^(?:quote|invoice)$/.test(noun.intent) && /^(?:sor|avoir|edit|imprim|obten)/.test(words[at]!);
  return isSeen ? { intent: "open", isNegated: noun.isNegated } : noun;
}

function invoiceOf(words: readonly string[], at: number): Found | null {
  const next = words.slice(at + 1);
  const [first = ""] = next.filter((word) => !/^(?:moi|lui|nous|leur|stp|bien|donc|vite)$/.test(word));
  if (/^\d/.test(first) && words[at] === "facture") return null;
  const isNoun = /^(?:facture|bill)$/.test(words[at]!) && !(first === "" ? false : startsObject(next, first));
  if ((words[at] === "factures" && words[at - 1] !== "tu") || isNoun || (first === "" && words[at] === "facture"))
    return null;
  const isNegated = NEGATIONS.has(first);
  return { intent: "invoice", isNegated };
}

const DETERMINERS = new Set("le la les l' ce cet cette ces mon ma mes tout toute tous a au aux son sa ses".split(" "));

function startsObject(next: readonly string[], first: string): boolean {
  return DETERMINERS.has(first)
    ? next[1] !== "faire"
    : isPerson(first) || /^(?:moi|lui|leur)$/.test(next[0] ?? "") || first === "<quoted>";
}

function priceOf(words: readonly string[], at: number): Found | null {
  const [first = "", second = ""] = words.slice(at + 1);
  const isNoun = /^(?:devis|devise|devises|quote|chiffres|estime)$/.test(words[at]!);
  if (isNoun || (first === "d'" && /^affaires?$/.test(second)) || (first === "" && !/^chiffre[rz]?$/.test(words[at]!)))
    return null;
  if (words[at] === "estimes" || first === "que") return null;
  return { intent: "quote", isNegated: NEGATIONS.has(first) };
}

function remindOf(words: readonly string[], at: number): Found | null {
  const isNegated = NEGATIONS.has(words[at + 1] ?? "");
  const objects = words.slice(at + (isNegated ? 2 : 1), at + 8);
  const [first = ""] = objects;
  if (first === "" || words[at] === "relances") return null;
  if (objects.length === 1 && /^(?:l[ea]|les|lui)$/.test(first)) return { intent: "remind", isNegated };
  // « relance le chauffage » reminds nobody.
  const isCommerce = objects.some((word) => isPerson(word) || nounIntent(word) !== null || REMINDED.has(word));
  const isName = !/^(?:le|la|les|l'|un|une|mon|ma|mes)$/.test(first);
  // « relance la 61 ».
  const isNumbered = first === "la" && /^\d+$/.test(objects[1] ?? "");
  return isCommerce || isName || isNumbered ? { intent: "remind", isNegated } : null;
}

const REMINDED = new Set(
  "client clients cliente clientes societe sarl sas sci impaye impayes impayee impayees".split(" "),
);

function convertOf(words: readonly string[], at: number): Found | null {
  const at2 = words.indexOf("en", at);
  return at2 > 0 && nounIntent(words[at2 + 1] ?? "") === "invoice"
    ? { intent: "invoice", isNegated: NEGATIONS.has(words[at + 1] ?? "") }
    : null;
}

const PAID = /^(?:paye|payee|payes|payees|regle|reglee|reglees|regles|encaisse|encaissee|soldee|solde|acquittee|paid)$/;
const PAYMENT = new Set("paiement paiements reglement reglements encaissement virement cheque payment".split(" "));

function markOf(words: readonly string[], at: number): Found | null {
  const rest = words.slice(at + 1);
  const isNegated = rest.slice(0, 2).some((word) => NEGATIONS.has(word));
  const isInvoice = rest.some(
    (word) => /^(?:factures?|invoices?|acomptes?|bill)$/.test(word) || nounIntent(word) === "invoice",
  );
  const isMarked = rest.some((word) => PAID.test(word));
  if ((isInvoice || rest.some((word) => /^l[ea']$/.test(word))) && isMarked) return { intent: "mark_paid", isNegated };
  if (/^(?:encaiss|sold)/.test(words[at]!) && isInvoice) return { intent: "mark_paid", isNegated };
  const isNoted = /^(?:enregistr|not|marqu)/.test(words[at]!) && rest.slice(0, 5).some((word) => PAYMENT.has(word));
  return isNoted ? { intent: "mark_paid", isNegated } : null;
}

const HOURS = /^(?:h|heures?|heurs?|hours?|min|mn|minutes?|mins|jours?|journees?|demi)$/;

function addOf(words: readonly string[], at: number): Found | null {
  const rest = words.slice(at + 1, at + 9).filter((word) => !/^(?:moi|lui|nous|donc|encore|y|stp|environ)$/.test(word));
  const isNegated = NEGATIONS.has(rest[0] ?? "");
  const [quantity = "", unit = ""] = isNegated ? rest.slice(1) : rest;
  const isQuantity = /^\d/.test(quantity) || NUMBERS.has(quantity);
  const isPlaced = words.slice(at).some((word) => /^(?:sur|au|a|pour|chez|dans|to|on)$/.test(word));
  return isQuantity && HOURS.test(unit) && isPlaced ? { intent: "add_hours", isNegated } : null;
}

const NUMBERS = new Set(
  "un une deux trois quatre cinq six sept huit neuf dix douze quinze vingt des d' les".split(" "),
);
const MOVED = new Set(
  "debut fin date dates demarrage livraison projet chantier intervention rdv rendez tache project pose visite".split(
    " ",
  ),
);

function moveOf(words: readonly string[], at: number): Found | null {
  const rest = words.slice(at + 1, at + 8);
  return rest.some((word) => MOVED.has(word) || nounIntent(word) === "project")
    ? { intent: "move_date", isNegated: NEGATIONS.has(rest[0] ?? "") }
    : null;
}

function sendOf(words: readonly string[], at: number): Found | null {
  const noun = governedNoun(words, at);
  const rest = words.slice(at + 1);
  if (noun && /^(?:quote|invoice|credit_note)$/.test(noun.intent)) return { intent: "send", isNegated: noun.isNegated };
  const hasPronoun = /^(?:l[ea]|les|l')$/.test(rest[0] ?? "") || /^l[ea']$/.test(words[at - 1] ?? "");
  const isSomewhere = rest.some((word) => /^(?:lui|leur|client|cliente|<mail>)$/.test(word));
  return hasPronoun && isSomewhere ? { intent: "send", isNegated: false } : null;
}

const PAGES = new Set(
  (
    "page ecran fiche reglages reglage parametres planning agenda calendrier clients client liste tableau accueil " +
    "brouillon dossier rubrique onglet statistiques stats mails historique settings customers"
  ).split(" "),
);

function openOf(words: readonly string[], at: number): Found | null {
  const verb = words[at]!;
  const noun = governedNoun(words, at, PAGES);
  if (!noun) return null;
  if (/^(?:ouvr|open)/.test(verb) && noun.intent === "project" && noun.isIndefinite) return { ...noun };
  if (
    /^(?:va|allez|aller)$/.test(verb) &&
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

function changeOf(words: readonly string[], at: number): Found | null {
  const noun = governedNoun(words, at, FIELDS);
  return noun ? { intent: "change", isNegated: noun.isNegated } : null;
}

// « mets la TVA à 10 », « passe le taux à 52 € ».
function setOf(words: readonly string[], at: number): Found | null {
  const noun = governedNoun(words, at, FIELDS);
  if (!noun || noun.isDocument) return convertOf(words, at);
  return words.slice(at).some((word) => /^(?:a|au|to|en|comme)$/.test(word) || /^\d/.test(word))
    ? { intent: "change", isNegated: noun.isNegated }
    : null;
}
