import { eurosToCents } from "../../shared/money.ts";
import { plainWords } from "../../shared/search-text.ts";
import { legalTopicIn } from "../tools/legal-facts.ts";
import type { Intent, Slots, Understanding } from "../understanding.ts";
import { pattern } from "../words/pattern.ts";
import { amountsSaidIn, eurosOfDigits } from "../words/said-amounts.ts";

// Sentences about what is not there yet, or what the law does not let do. They are told the truth and the way that is
// left. Nothing is written.

/** What a sentence is about that is not done from the conversation: it leads to where it is. */
export type LimitKind = "change_order" | "explain_deposit" | "correct_invoice" | "correct_payment";

/** What a sentence is about that is not done from the conversation, or null. */
export function limitIn(text: string, meaning: Understanding): LimitKind | null {
  if (speaksOfChangeOrder(text)) return "change_order";
  if (speaksOfDeposit(text, meaning)) return "explain_deposit";
  if (speaksOfWrongPayment(text)) return "correct_payment";
  return speaksOfWrongInvoice(text) ? "correct_invoice" : null;
}

const LONGEST = 300;
const DEPOSIT = /\b(?:acomptes?|arrhes|une avance de)\b|\d ?(?:%|€|euros?|e)? d'avance\b/;
const NO_DEPOSIT = /\b(?:pas|sans|aucune?s?|jamais|ni) (?:\w+ ){0,2}(?:d')?(?:acomptes?|arrhes)\b/;
const OF_LAW = /\b(?:droit|legal|legale|legalement|obligatoires?|loi|plafond|maximum|remboursables?|rembourser)\b/;
const BY_SELLER = pattern`
  \b(?:j'ai|jai|on a|nous avons|je (?:lui|leur) ai) (?:\w+ ){0,2}(?:paye|regle|verse|vire|donne)\b|
  \b(?:au|a mon|aux|mes|mon|du|chez (?:le|mon)) (?:fournisseurs?|sous[ -]traitants?)\b`;
// Orders that have an answer of their own, and works that are described beside their deposit.
const OTHER_ORDERS: ReadonlySet<Intent> = new Set<Intent>([
  "project",
  "quote",
  "tasks",
  "invoice",
  "credit_note",
  "send",
  "remind",
  "mark_paid",
]);
const OF_WORKS: readonly (keyof Slots)[] = ["lines", "hours", "days", "rate", "dayRate", "projectName", "email"];

const PRICED_UNIT = /\d ?(?:m2|m²|ml|h|heures?|jours?) (?:a|de) \d{1,6}(?:[.,]\d{1,2})? ?(?:€|euros?)/;

/** True for a sentence that asks or tells of a deposit that a customer gives: « je demande 30 % d'acompte ». */
function speaksOfDeposit(text: string, { act, intent, slots }: Understanding): boolean {
  const plain = plainWords(text.slice(0, LONGEST));
  if (!DEPOSIT.test(plain) || BY_SELLER.test(plain)) return false;
  if (billsDeposit(text)) return true;
  if (act === "order" && intent !== null && OTHER_ORDERS.has(intent)) return false;
  if (OF_LAW.test(plain) || legalTopicIn(plain) !== null) return false;
  // What was received for an invoice is noted on it.
  if (DOCUMENT_NUMBER.test(plain) || PRICED_UNIT.test(plain)) return false;
  if (OF_WORKS.some((name) => slots[name] !== undefined)) return false;
  return plain.includes("?") || !NO_DEPOSIT.test(plain);
}

const BILLS_DEPOSIT = pattern`
  ^(?:(?:bonjour|salut|ok|bon|alors|donc|et|stp)[ ,]{1,2}){0,3}
  (?:(?:tu peux|peux[ -]tu|il faut|faut|on va|je veux|je voudrais|je dois) ?(?:me )?)?
  (?:(?:(?:fais|faire|prepare|preparer|cree|creer|etablis|etablir|emets|emettre|sors|sortir)(?:[ -](?:moi|lui|leur))? )?
  (?:la |une |sa |leur |ma )?facture d'acompte|
  facturer?(?:[ -](?:lui|leur))? (?:l'|son |leur |un |mon )acompte)\b`;
const OTHER_THAN_ASKED = pattern`
  \d ?(?:%|€|euros?\b|pour ?cents?\b)|\?|\b(?:est|etait|a ete|payee?|reglee?|envoyee?|recue?|partie)\b`;

/**
 * True for the order of the deposit invoice that an accepted quote asks for: « fais la facture d'acompte de Besson ».
 * One of another sum is none.
 */
export function billsDeposit(text: string): boolean {
  const plain = plainWords(text.slice(0, LONGEST).replace(/«[^»]*»/g, " ")).replaceAll("’", "'");
  return BILLS_DEPOSIT.test(plain) && !OTHER_THAN_ASKED.test(plain);
}

const CHANGE_ORDER = pattern`
  ^(?:(?:bonjour|salut|ok|bon|alors|donc|et|dis|stp)[ ,]{1,2}){0,3}
  (?:(?:tu (?:peux|pourrais)|peux tu|pourrais tu|il (?:me )?(?:faut|faudrait)|faut|on va|je (?:veux|voudrais|dois)|
  j'aimerais|j'ai besoin d'|je vais) ?(?:me |m'|que tu )?)?
  (?:(?:fais|faire|fait|prepare|preparer|cree|creer|etablis|etablir|redige|rediger|sors|sortir|nouvel|nouveau)
  (?:[ -](?:moi|nous|lui))? )?(?:(?:un |le )?(?:petit |nouveau )?devis (?:d'|avenant)|une? |l')? ?(?:avenants?)?\b`;
const NAMES_CHANGE_ORDER = /\bavenants?\b/;
const TOLD_CHANGE_ORDER =
  /\bavenants? (?:\S+ ){0,6}(?:est|etait|a ete|sont) |\b(?:signe|envoye|recu|accepte|refuse)e?s?\b/;
const BEFORE_WORKS = / ?(?:[:,;]| avec | ajout | en plus ).*$/s;

/**
 * True for the order of a change order: « fais un avenant au devis de Mme Roux ». It is made of the accepted quote, on
 * its page, and is never a new project.
 */
function speaksOfChangeOrder(text: string): boolean {
  const plain = plainWords(text.slice(0, LONGEST));
  if (!NAMES_CHANGE_ORDER.test(plain) || TOLD_CHANGE_ORDER.test(plain)) return false;
  const [lead = ""] = CHANGE_ORDER.exec(plain) ?? [];
  return NAMES_CHANGE_ORDER.test(lead);
}

/** The words that say whose quote a change order is of, without the works that it adds. */
export function ownerOfChangeOrder(text: string): string {
  return text.slice(0, LONGEST).replace(BEFORE_WORKS, "");
}

/** The works that the order of a change order adds: « avenant pour Besson : un receveur à 290 € », or nothing. */
export function worksOfChangeOrder(text: string): string {
  const works = text.slice(ownerOfChangeOrder(text).length).replace(/^[ :,;]+(?:avec )?/, "");
  if (works === "" || text.length > LONGEST) return "";
  return ADDS_WORKS.test(plainWords(works)) ? works : `ajoute ${works}`;
}

const ADDS_WORKS = /^(?:r?ajout|mets|mettre|enlev|retir|supprim|chang|passe|remplac|en plus)/;

const DOCUMENT_NUMBER = /\bf\d{4}-\d{1,6}\b/;
const INVOICE = /\bfactures?\b|\bf\d{4}-\d{1,6}\b/;
const OF_ANOTHER = /\b(?:avoirs?|devis|paye|payee|reglee?)\b/;
const MISTAKE = pattern`
  \b(?:je me suis|j'ai|jai|on s'est|y a|il y a|c'est|fait) (?:\w+ ){0,3}(?:trompee?|plantee?|gouree?|erreur|faute)\b|
  \b(?:est|sont) (?:fausses?|pas bonnes?)\b`;
const CHANGE = pattern`
  ^(?:(?:bon|non|oups|zut|mince|euh|heu|ah|attends|en fait|finalement)[ ,]{1,2}){0,4}
  (?:(?:il faut|faut|je veux|je voudrais|je dois|on va|peux tu|tu peux) )?
  (?:annule|corrige|modifie|change|supprime|efface|rectifie|refais|refaire)r?[ ]
  (?:(?:toute|la|ma|sa|leur|cette|les|mes|derniere) ){0,2}factures?\b`;

/**
 * True for a sentence that says that an issued invoice is wrong, or orders to change or erase it: « je me suis trompé
 * sur la facture de Mme Roux ». An order that speaks of a credit note already knows the way.
 */
function speaksOfWrongInvoice(text: string): boolean {
  const plain = plainWords(text.slice(0, LONGEST));
  if (plain.includes("?") || !INVOICE.test(plain) || OF_ANOTHER.test(plain)) return false;
  return MISTAKE.test(plain) || CHANGE.test(plain);
}

const CHANGE_PAYMENT = pattern`
  \b(?:annule|corrige|modifie|change|supprime|efface|rectifie|enleve|retire)r? (?:le|mon|son|ses|les|ce)\x20
  (?:dernier )?(?:paiements?|reglements?|encaissements?|virements?|cheques?)\b`;
const WRONG_PAYMENT = pattern`
  \b(?:sur|dans|de) (?:le|mon|son|ses|les|ce) (?:dernier )?
  (?:paiements?|reglements?|encaissements?|virements?|cheques?)\b`;
const CHEQUE = /\bcheques?\b/;
const BOUNCED = /\b(?:sans provision|impayes?|rejetes?|refuses?|en bois)\b/;

/** True for a sentence that says that a payment was noted by mistake, or did not come in the end. */
function speaksOfWrongPayment(text: string): boolean {
  const plain = plainWords(text.slice(0, LONGEST));
  if (plain.includes("?")) return false;
  if (readTakenBack(text) !== null && !/\bavoir\b/.test(plain)) return true;
  if (CHANGE_PAYMENT.test(plain) || (CHEQUE.test(plain) && BOUNCED.test(plain))) return true;
  return MISTAKE.test(plain) && WRONG_PAYMENT.test(plain);
}

const TAKEN_BACK = pattern`
  ^(?:(?:ah|euh|heu|oh|non|nan|oups|zut|mince|attends?|pardon|finalement|en fait|erreur|desolee?|mais|bon|
  (?:je me suis|j'ai) (?:trompee?|plantee?|gouree?|fait (?:une )?erreur)|je voulais pas|c'est une erreur)
  [ ,:.!]{1,3}){0,4}
  (?:annule|supprime|enleve|retire|efface)[rz]? (?:moi )?(?:(?:le|ce|l'|mon|son) ?(?:dernier )?
  (?:paiement|reglement|virement|cheque|avoir)(?: de (\d[\d .,]{0,12}))?|(?:les|ces|mes|ses|leurs) (\d[\d .,]{0,12}))
  ?(?:€|euros?|eur|e|balles?)?(?: (?:en|par) (?:virement|cheque|carte|cb|especes|liquide|cash))?[ .!]{0,3}$`;

/** A payment that is taken back, with its sum in cents when it is said. */
export type TakenBack = { amountCents: number | null };

/** The sum of a payment that is taken back, in cents. Null when none is said, NaN when it cannot be read for sure. */
export function takenBackCents(text: string): number | null {
  const [amount, ...others] = amountsSaidIn(text);
  return readTakenBack(text)?.amountCents ?? (others.length === 0 ? (amount ?? null) : NaN);
}

/**
 * What « annule ce paiement » and « enlève les 200 » take back: the card that waits, or the payment that was just
 * noted. Null for any other text.
 */
export function readTakenBack(text: string): TakenBack | null {
  const match = text.length <= LONGEST ? TAKEN_BACK.exec(plainWords(text)) : null;
  if (match === null) return null;
  const digits = (match[1] ?? match[2] ?? "").replace(/(?<![ .,])[ .,]+$/, "");
  if (digits === "") return { amountCents: null };
  const cents = eurosToCents(eurosOfDigits(digits));
  return { amountCents: cents > 0 ? cents : NaN };
}

const PAYER = pattern`
  \b(?:paiements?|reglements?|encaissements?|virements?|cheques?) (?:de la|de|d'|du|des|sur|pour) ([^,;:.]{1,60}?)
  (?=[,;:.]| (?:je|j'|on|car|parce|il|elle|ils|est|etait|a|ont|c'|et|pour)(?: |$)| (?:j'|c')|$)`;

/** The words that say who paid by mistake, in plain letters; empty when nobody is named. */
export function payerIn(text: string): string {
  return PAYER.exec(plainWords(text.slice(0, LONGEST)))?.[1] ?? "";
}

const OWNER = pattern`
  \bfactures? (?:(?:de la|de|d'|du|des|aux?|a|pour|chez) )?([^,;:.]{1,60}?)
  (?=[,;:.]| (?:je|j'|on|car|parce|il|elle|ils|le|la|les|l'|c'|et|pour)(?: |$)| (?:j'|c'|l')|$)`;

/** The words that say whose invoice it is, in plain letters; empty when nobody is named. */
export function ownerOfInvoice(text: string): string {
  return OWNER.exec(plainWords(text.slice(0, LONGEST)))?.[1] ?? "";
}
