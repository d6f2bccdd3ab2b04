import { isFirmWord } from "../words/first-names.ts";
import { pattern } from "../words/pattern.ts";
import type { ReadOrder } from "./action-intents.ts";
import {
  addOf,
  changeOf,
  convertOf,
  dateSetOf,
  markOf,
  moveOf,
  openOf,
  sendOf,
  setOf,
  voidOf,
} from "./action-intents.ts";
import { isInfinitive, nounIntent } from "./lexicon.ts";
import type { VerbKind } from "./lexicon.ts";
import { governedNoun, isPerson, NEGATIONS } from "./noun-phrase.ts";

// What each kind of verb orders, by the thing that it governs: « marque la facture comme payée » is no invoice flow.

// The kinds are tried from the most precise to the widest.
const READERS: [VerbKind, (words: readonly string[], at: number) => ReadOrder | null][] = [
  ["make", compoundOf],
  ["make", remindedOf],
  ["send", remindedOf],
  ["set", compoundOf],
  ["invoice", invoiceOf],
  ["price", priceOf],
  ["remind", remindOf],
  ["convert", convertOf],
  ["mark", markOf],
  ["add", addOf],
  ["move", moveOf],
  ["set", dateSetOf],
  ["tell", toldTasksOf],
  ["void", voidOf],
  ["send", sendOf],
  ["open", openOf],
  ["make", makeOf],
  ["set", setOf],
  ["add", makeOf],
  ["change", changeOf],
  ["set", goToOf],
];

// « donne-moi les étapes pour refaire un toit ».
function toldTasksOf(words: readonly string[], at: number): ReadOrder | null {
  const noun = governedNoun(words, at);
  const isForWork = words.some((word, index) => /^(?:pour|pr)$/.test(word) && isInfinitive(words[index + 1] ?? ""));
  return noun?.intent === "tasks" && isForWork ? noun : null;
}

// « passe à la facture », « passons à la facturation ».
function goToOf(words: readonly string[], at: number): ReadOrder | null {
  const isTo = /^(?:a|au|aux)$/.test(words[at + 1] ?? "");
  const noun = isTo ? governedNoun(words, at + 1) : null;
  return noun && words[noun.next] === undefined ? noun : null;
}

/** What the verb at `at` orders about the thing that it governs, or null. */
export function intentOfVerb(kinds: ReadonlySet<VerbKind>, words: readonly string[], at: number): ReadOrder | null {
  for (const [kind, read] of READERS) {
    const order = kinds.has(kind) ? read(words, at) : null;
    if (order) return order;
  }
  return null;
}

// « fais voir la facture » opens it, « fais suivre le devis » sends it.
function compoundOf(words: readonly string[], at: number): ReadOrder | null {
  const next = words[at + 1] === "moi" || words[at + 1] === "nous" ? at + 2 : at + 1;
  // « mets-moi au propre un devis ».
  const isTidied = /^(?:au propre|au net|en forme|sur papier)$/.test(words.slice(next, next + 2).join(" "));
  if (isTidied && /^(?:re)?(?:mets?|mettre|mettez)$/.test(words[at] ?? "")) return makeOf(words, next + 1);
  if (!/^(?:fais|fait|faites|faire|fasse|fasses)$/.test(words[at] ?? "")) return null;
  if (words[next] === "voir") {
    const noun = governedNoun(words, next);
    // « fais voir un devis pour Mme Roux » wants a new one.
    const isNew = noun?.isIndefinite === true && !noun.isPlural && /^(?:quote|invoice)$/.test(noun.intent);
    return isNew ? makeOf(words, next) : openOf(words, next);
  }
  // « fais-moi parvenir un devis »: a new one has to be made first.
  if (words[next] === "parvenir" && governedNoun(words, next)?.isIndefinite) return makeOf(words, next);
  return /^(?:suivre|parvenir|passer)$/.test(words[next] ?? "") ? sendOf(words, next) : null;
}

const REMINDERS = new Set("relance relances rappel rappels reminder".split(" "));

// « un mail de relance », « a payment reminder ».
const MESSAGE = pattern`
    ^(?:(?:moi|lui|leur|un|une|le|la|a|the|petit|gentil) )*(?:(?:mail|message|sms|email|courrier|
    lettre) (?:de|d') |payment )`;

// « envoie une relance », « adresser un rappel », « fais un rappel ».
function remindedOf(words: readonly string[], at: number): ReadOrder | null {
  const length =
    MESSAGE.exec(words.slice(at + 1, at + 8).join(" "))?.[0]
      .trim()
      .split(" ").length ?? 0;
  const isMessage =
    /^(?:send|write|make)$/.test(words[at] ?? "") && words[at + 1] === "a" && REMINDERS.has(words[at + 2] ?? "");
  if (isMessage || (length > 0 && REMINDERS.has(words[at + 1 + length] ?? "")))
    return { intent: "remind", isNegated: false };
  const noun = governedNoun(words, at, REMINDERS);
  return noun && !noun.isDocument && noun.hasArticle ? { intent: "remind", isNegated: noun.isNegated } : null;
}

// « découpe le projet en tâches ».
function splitOf(words: readonly string[], at: number): ReadOrder | null {
  const isSplit = /^(?:decoup|decompos|detaill|transform|divis|split|break)/.test(words[at] ?? "");
  const into = isSplit ? words.indexOf("en", at) : -1;
  return into > 0 && nounIntent(words[into + 1] ?? "") === "tasks" ? { intent: "tasks", isNegated: false } : null;
}

const SHARES = new Set(["remise", "remises", "rabais", "ristourne", "reduction"]);

// « liste-moi ce qu'il faut faire pour poser un velux ».
const TO_DO = pattern`
    ^(?:moi |nous )?(?:(?:une |la )?liste (?:de |d' )?|tout )?(?:ce qu' (?:il )?(?:y a|faut|reste|faudra|y aura|
    on doit)|(?:tous |
    toutes )?(?:les|des) (?:trucs|choses|points|operations)(?: qu' il y a)?)(?: a)? (?:faire|realiser|prevoir) `;

function makeOf(words: readonly string[], at: number): ReadOrder | null {
  const verb = words[at] ?? "";
  const isListed = /^(?:list|detaill|etabl|prepar|fais)/.test(verb);
  if (isListed && TO_DO.test(`${words.slice(at + 1, at + 14).join(" ")} `))
    return { intent: "tasks", isNegated: false };
  const split = splitOf(words, at);
  if (split) return split;
  const share = governedNoun(words, at, SHARES);
  if (share && !share.isDocument) return { intent: "change", isNegated: share.isNegated };
  // « avoir sur la facture 12 » is no verb.
  if (verb === "avoir" && /^(?:pour|sur|de)$/.test(words[at + 1] ?? "")) return null;
  if (/^(?:moi |lui )?(?:une? |la )?note de credit(?: |$)/.test(words.slice(at + 1, at + 7).join(" ")))
    return { intent: "credit_note", isNegated: false };
  const noun = governedNoun(words, at);
  if (!noun) return null;
  // « Prépare le chantier » is work on a site. A project is created, opened, added or started.
  const isNew = noun.isIndefinite && words[noun.next - 2]?.startsWith("nouve") === true;
  if (/^chantiers?$/.test(noun.word) && !isNew && !/^(?:cre|ajout|ouvr|add|enregistr|open|attaqu)/.test(verb))
    return null;
  // « on attaque le chantier lundi » tells when. A new one is asked for.
  if (noun.intent === "project" && verb.startsWith("attaqu") && !noun.isIndefinite) return null;
  // « mets le projet Véranda à 50 € de l'heure » makes none.
  const isKnown = noun.intent === "project" && noun.hasArticle && !noun.isIndefinite;
  if (isKnown && /^(?:mets|met|mettre|mettez|remets)$/.test(verb)) return null;
  if (noun.intent === "credit_note" && !noun.hasArticle) return null;
  // « liste mes projets » wants to see them: tasks alone are made by listing.
  if (/^(?:list|detaill|decoup|decompos|divis|split|break)/.test(verb) && noun.intent !== "tasks")
    return verb.startsWith("list") ? { intent: "open", isNegated: noun.isNegated } : null;
  // « balance la facture au client ».
  const isGiven = /^(?:balanc|fil|pouss)/.test(verb) && noun.hasArticle && !noun.isIndefinite;
  if (isGiven && words.slice(noun.next).some((word) => /^(?:a|au|aux|par|client|cliente)$/.test(word)))
    return { intent: "send", isNegated: noun.isNegated };
  // « Sors-moi les factures du mois » wants to see them.
  const isSeen =
    noun.isPlural && /^(?:quote|invoice)$/.test(noun.intent) && /^(?:sor|avoir|edit|imprim|obten)/.test(verb);
  return isSeen ? { intent: "open", isNegated: noun.isNegated } : noun;
}

function invoiceOf(words: readonly string[], at: number): ReadOrder | null {
  const next = words.slice(at + 1);
  const [first = ""] = next.filter((word) => !/^(?:moi|lui|nous|leur|stp|bien|donc|vite)$/.test(word));
  // « facture-leur 5 h 30 de remise aux normes ».
  if (/^\d/.test(first) && words[at] === "facture" && !/^(?:moi|lui|leur)$/.test(next[0] ?? "")) return null;
  // « facture rien à Mme Roux ».
  if (first === "rien" && /^(?:a|au|aux|pour|chez)$/.test(next[next.indexOf("rien") + 1] ?? ""))
    return { intent: "invoice", isNegated: true };
  // « on ne facture pas ce chantier ».
  if (/^(?:ne|n')$/.test(words[at - 1] ?? "") && NEGATIONS.has(first)) return { intent: "invoice", isNegated: true };
  const isNoun = /^(?:facture|bill)$/.test(words[at] ?? "") && !(first === "" ? false : startsObject(next, first));
  if ((words[at] === "factures" && words[at - 1] !== "tu") || isNoun || (first === "" && words[at] === "facture"))
    return null;
  return { intent: "invoice", isNegated: NEGATIONS.has(first) };
}

const DETERMINERS = new Set("le la les l' ce cet cette ces mon ma mes tout toute tous a au aux son sa ses".split(" "));

function startsObject(next: readonly string[], first: string): boolean {
  // « facture pas le chantier Villa Rosa ».
  const second = next[1] ?? "";
  if (first === "pas" && next[0] === "pas") return DETERMINERS.has(second) || isPerson(second);
  return DETERMINERS.has(first)
    ? next[1] !== "faire"
    : isPerson(first) || /^(?:moi|lui|leur)$/.test(next[0] ?? "") || first === "<quoted>";
}

function priceOf(words: readonly string[], at: number): ReadOrder | null {
  const verb = words[at] ?? "";
  const [first = "", second = ""] = words.slice(at + 1);
  // « tu devises trois jours d'audit ».
  const isSaidTo = /^(?:tu|vous)$/.test(words[at - 1] ?? "");
  const isNoun = !isSaidTo && /^(?:devis|devise|devises|quote|chiffres|estime)$/.test(verb);
  if (isNoun || (first === "d'" && /^affaires?$/.test(second)) || (first === "" && !/^chiffre[rz]?$/.test(verb)))
    return null;
  if (verb === "estimes" || first === "que") return null;
  return { intent: "quote", isNegated: NEGATIONS.has(first) };
}

function remindOf(words: readonly string[], at: number): ReadOrder | null {
  const isNegated = NEGATIONS.has(words[at + 1] ?? "");
  // « ne relance personne ».
  if (words[at + (isNegated ? 2 : 1)] === "personne") return { intent: "remind", isNegated: true };
  const objects = words.slice(at + (isNegated ? 2 : 1), at + 8);
  const [first = ""] = objects;
  const isOfPronoun = /^(?:l[ea']|les)$/.test(words[at - 1] ?? "");
  if (first === "" && isOfPronoun) return { intent: "remind", isNegated };
  const isAddressed = /^(?:tu|ne|n'|l[ea']|les|lui|me|m')$/.test(words[at - 1] ?? "");
  if (first === "" || (words[at] === "relances" && !isAddressed)) return null;
  if (objects.length === 1 && /^(?:l[ea]|les|lui)$/.test(first)) return { intent: "remind", isNegated };
  // « relance le chauffage » is no reminder of a customer.
  const isCommerce = objects.some(
    (word) => isPerson(word) || nounIntent(word) !== null || REMINDED.has(word) || isFirmWord(word),
  );
  const isName = !/^(?:le|la|les|l'|un|une|mon|ma|mes)$/.test(first);
  // « relance la 61 ».
  const isNumbered = first === "la" && /^\d+$/.test(objects[1] ?? "");
  return isCommerce || isName || isNumbered ? { intent: "remind", isNegated } : null;
}

const REMINDED = new Set(
  (
    "client clients cliente clientes societe boite entreprise asso copro sarl sas sci impaye impayes impayee " +
    "impayees retards retardataires"
  ).split(" "),
);
