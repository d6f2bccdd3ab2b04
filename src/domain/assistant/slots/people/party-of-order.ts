import { capitaliseName } from "../../../customers/person-name.ts";
import { verbKinds } from "../../acts/lexicon.ts";
import { isSiteWord } from "../../acts/site-words.ts";
import type { Intent, QuestionTopic, Slots } from "../../understanding.ts";
import { FIRST_NAMES, isFirmWord } from "../../words/first-names.ts";
import { pattern } from "../../words/pattern.ts";
import type { Token } from "../../words/tokens.ts";
import { tokenAt, tokensOf, wordAt, wordSet } from "../../words/tokens.ts";
import { monthAt } from "../dates/date-at.ts";
import { placeOf } from "../read-durations.ts";
import { hasCapital } from "./capitals-in.ts";
import { isTitle } from "./person-name-in.ts";
import { isTownWord } from "./towns.ts";
import { NOT_A_NAME } from "./words-beside-names.ts";

// Whom an order about a document is about, when a name stands alone where the customer does: « le devis à Norvance »,
// « le virement de Terralis », « Delbosc m'a réglé la facture », « relance pas Clara Benhamou ».

const OF_CUSTOMER: ReadonlySet<Intent> = new Set<Intent>([
  "send",
  "remind",
  "mark_paid",
  "credit_note",
  "change",
  "open",
]);
const ASKED_OF_CUSTOMER: ReadonlySet<string> = new Set<QuestionTopic>([
  "money_due",
  "invoiced",
  "customer",
  "late_invoices",
  "quotes_waiting",
]);

/** The same values, with the customer that stands alone beside the document. */
export function withParty(text: string, slots: Slots, intent: Intent | null): Slots {
  const isOfCustomer = intent ? OF_CUSTOMER.has(intent) : ASKED_OF_CUSTOMER.has(slots.about?.value ?? "");
  if (!isOfCustomer || text.length > LONGEST_TEXT) return slots;
  if (slots.company ?? slots.lastName ?? slots.firstName ?? slots.projectName) return slots;
  const tokens = tokensOf(text);
  const hasCapitals = /\p{Lu}/u.test(text.slice(1));
  for (let at = 0; at < tokens.length; at += 1) {
    const isNamed = hasCapitals ? hasCapital(text, tokens[at]) : tokenAt(tokens, at).text.length >= SHORTEST;
    if (!isNamed || !mayBeName(tokens, at) || !isLed(tokens, at, hasCapitals)) continue;
    return { ...slots, ...nameAt(text, tokens, at, hasCapitals) };
  }
  return slots;
}

const LONGEST_TEXT = 400;
const SHORTEST = 4;

function nameAt(text: string, tokens: readonly Token[], at: number, hasCapitals: boolean): Slots {
  const place = placeOf(tokens, { from: at, to: at + 1 });
  const value = text.slice(...place);
  const next = at + 1;
  const isPair =
    FIRST_NAMES.has(wordAt(tokens, at)) &&
    mayBeName(tokens, next) &&
    (!hasCapitals || hasCapital(text, tokens[next])) &&
    !ENDS.has(wordAt(tokens, next));
  if (isPair) {
    const lastPlace = placeOf(tokens, { from: next, to: next + 1 });
    return {
      firstName: { value: capitaliseName(value), at: place },
      lastName: { value: capitaliseName(text.slice(...lastPlace)), at: lastPlace },
    };
  }
  const isFamily = wordAt(tokens, at - 1) === "aux" || wordAt(tokens, at - 1) === "les";
  if (!isFamily && COINED.test(wordAt(tokens, at))) return { company: { value, at: place } };
  return { lastName: { value: capitaliseName(value), at: place } };
}

// A name that nobody bears: firms are called by coined words.
const COINED = pattern`
    ^(?:(?:bati|nova|nor|pixe?l|data|tech|hexa|logi|volt|trans|omni|opti|elec|info|multi|euro|inter|pharma|medi|
    agri|eco|
    bio|domo|immo|habi|terra|aqua|sol|carto|neo|sofr|lumi|verd|mecap|iko|syn|cyber|micro|macro|poly|uni|gene|air|alti)
    [a-z]{3,}|[a-z]{3,}(?:ia|ix|ys|tech|link|flex|log|bat|vert|vol|therm|plus|soft|net|lab|val|pix|data|nova|print|sys|
    com|onos|aris|adis|alis|ytis|inor|vance|plast|gest|med|gaz|fret|vision|concept|system|services?))$`;

const NOTHING = wordSet(`
  devis facture factures avoir client clients cliente chantier projet merci demain lundi mardi mercredi jeudi vendredi
  samedi dimanche paiement reglement relance rappel mail email tout tous toute suite jour date reste payer faire envoyer
  nouveau prix taux tjm tva stp svp bonjour salut madame monsieur moi lui leur elle cette celle dernier derniere mois
  semaine annee trimestre sujet propos titre part deux trois quatre cinq dix temps main place vide nouvelle
`);

function mayBeName(tokens: readonly Token[], at: number): boolean {
  const { kind, text } = tokenAt(tokens, at);
  if (kind !== "word" || text.length < 3 || NOTHING.has(text) || NOT_A_NAME.has(text) || ENDS.has(text)) return false;
  if (isTitle(tokens, at) || isFirmWord(text) || isSiteWord(text)) return false;
  return verbKinds(text) === null && monthAt(tokens, at) === 0;
}

const ENDS = wordSet("pour sur avec chez dans est sont que qui mais donc car les des une par sans plus pas non oui");
const DOCUMENT =
  /^(?:devis|dvs|dvis|dvi|facture|factures|fact|avoir|paiement|virement|reglement|cheque|relance|impaye)$/;

// Where the customer of a document stands.
function isLed(tokens: readonly Token[], at: number, hasCapitals: boolean): boolean {
  const lead = wordAt(tokens, at - 1);
  const isLast = tokens
    .slice(at + 1)
    .every(({ text, kind }) => kind === "sign" || /^(?:stp|svp|merci|hein)$/.test(text));
  if (/^(?:a|au|aux)$/.test(lead)) {
    if (isTownWord(wordAt(tokens, at))) return false;
    const isBeforeTime = /^(?:en|depuis|pour|sur)$/.test(wordAt(tokens, at + 1));
    return hasCapitals || ((isLast || isBeforeTime) && isDocumentBefore(tokens, at - 1));
  }
  if (lead === "'" || /^(?:de|du|des)$/.test(lead))
    return DOCUMENT.test(wordAt(tokens, lead === "'" ? at - 3 : at - 2)) && (hasCapitals || isLast);
  if (lead === "chez" || lead === "pour") return hasCapitals || isLast;
  if (DOCUMENT.test(lead)) return hasCapitals || /^(?:c|cest|les|la|le|est)$/.test(wordAt(tokens, at + 1));
  if (/^(?:relance|relancer|relancez)$/.test(wordAt(tokens, at - (/^(?:pas|plus|jamais)$/.test(lead) ? 2 : 1))))
    return true;
  return isSubject(tokens, at);
}

// « à luminor » after « la fact 2026-031 », « le devis ».
function isDocumentBefore(tokens: readonly Token[], at: number): boolean {
  let place = at - 1;
  while (place > 0 && at - place < LONGEST_NUMBER && /^[\d-]+$/.test(wordAt(tokens, place))) place -= 1;
  return DOCUMENT.test(wordAt(tokens, place));
}

const LONGEST_NUMBER = 5;

// « Delbosc m'a réglé », « Hexacom fait le mort ».
function isSubject(tokens: readonly Token[], at: number): boolean {
  const following = tokens
    .slice(at + 1, at + 7)
    .map(({ text }) => text)
    .join(" ");
  return SUBJECT_OF.test(following) && !/^(?:le|la|les|l|mon|ma|un|une|')$/.test(wordAt(tokens, at - 1));
}

const SUBJECT_OF = pattern`
    ^(?:fait (?:le|la) mort|(?:ne |n ' )?(?:m ' |nous )?(?:a|ont)(?: pas| toujours pas| enfin| bien| tout)* (?:paye|
    regle|
    vire|solde)|vient de (?:me |nous )?(?:payer|regler)|(?:me|nous) doit)`;
