import type { QuoteAnswer } from "../../../documents/quote-state.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { pattern } from "../../words/pattern.ts";
import { withoutAnswerDay } from "./said-answer-day.ts";

/** What a customer answered to a quote, as the seller tells it. `who`: the words of the customer, in plain letters. */
export type SaidAnswer = { decision: QuoteAnswer; who: string };

const VERSION = /\b(?:(?:la |sa |ma |cette )?version (?:n[°o] ?)?|(?:la |sa )?v ?)(\d{1,2})\b/;

/** The number of the version of a quote that a sentence names, or null: « la version 2 », « la v2 ». */
export function versionIn(text: string): number | null {
  const [, digits] = VERSION.exec(plainWords(text.slice(0, LONGEST))) ?? [];
  return digits === undefined ? null : Number(digits);
}

const LONGEST = 160;
const MOST_LEADS = 8;
const MOST_WORDS_OF_NAME = 6;
const MOST_WORDS_OF_REASON = 12;
const LEAD = pattern`
  ^(?:c'est bon|ca y est|ca roule|bonne nouvelle|mauvaise nouvelle|bon|bah|ben|ok|okay|oui|non|super|genial|cool|top|
  alors|finalement|au final|au fait|en fait|du coup|donc|et|mais|voila|tiens|euh|heu|dommage|zut|mince|salut|bonjour)
  [ ,:.!-]{1,3}`;
// « Mme Roux m'a appelé, elle est d'accord » says who, then the answer.
const CALL = pattern`
  \x20(?:m'|ma |m )?(?:a|ont) (?:r?appele|telephone|ecrit|envoye un (?:mail|sms|message))[ ,:]{1,3}(?:et )?
  (?:il|elle)s?\x20`;
const YES = pattern`
  (?:^| )(?:m'?|me |nous |l')?(?:(?:a|ont) (?:(?:bien|enfin|finalement|tout) )?(?:
  (?:dit|repondu|ecrit|confirme)(?: que)?\x20(?:ok|okay|oui|d'accord|banco|go|c'est bon|ca marche|c'est ok)|
  donne (?:son|leur|le) (?:accord|feu vert|ok)|accepte|signe|valide|
  (?:r?appele|telephone|ecrit|envoye un (?:mail|sms|message))[ ,:]{1,3}(?:et )?c'est\x20
  (?:ok|bon|oui|d'accord|valide|signe))|(?:est|sont) (?:(?:finalement|enfin|tout a fait) )?(?:ok|d'accord|partante?s?)|
  (?:vient|viennent) (?:de (?:me |m')?|d')(?:dire (?:oui|ok)|signer|accepter|valider)|
  (?:accepte|valide)(?:nt)?)(?![a-z])`;
const NO = pattern`
  (?:^| )(?:m'?|me |nous |l'|n'|ne |n'en )?(?:(?:a|ont) (?:(?:finalement|bien) )?(?:(?:dit|repondu|ecrit) (?:que )?non|
  (?:r?appele|telephone|ecrit)[ ,:]{1,3}(?:et )?c'est (?:non|mort|trop cher)|refuse|decline|renonce|abandonne|
  laisse tomber|(?:pris|choisi|trouve) (?:quelqu'un d'autre|une? autre(?: [a-z]{3,20})?|moins cher|ailleurs))|
  (?:refuse|decline|abandonne|renonce)(?:nt)?|(?:est|sont) pas d'accord|(?:veut|veulent) (?:pas|plus)|
  laisse(?:nt)? tomber|donne(?:nt)? pas suite|trouve(?:nt)? (?:ca |que c'est |le prix )?trop cher)(?![a-z])`;

// « C'est signé pour Mme Roux », « c'est mort pour Garnier ».
const YES_FOR = /^c'est (?:ok|d'accord|oui|signe|accepte|valide) (?:pour|avec|chez|du cote de) /;
const NO_FOR = /^c'est (?:non|mort|refuse|rape|fichu|foutu) (?:pour|avec|chez|du cote de) /;

// « La nouvelle version est signée ».
const OF_VERSION = pattern`
  ^(?:la |sa |ma )?(?:nouvelle |derniere )?version (?:est |a ete |vient d'etre )(?:bien |enfin )?
  (acceptee|signee|validee|refusee)[ .!]{0,3}$`;

const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));
// Who speaks, what is not sure, and who is no customer.
const NOBODY = set(
  "je j jai on tu nous vous si s quand que qu pas ne qui facture factures avoir paiement fournisseur mairie banque " +
    "comptable assurance combien est ce demain jamais rien aucun aucune sans presque a ont avait avaient aurait aura " +
    "moi reglement virement cheque acompte semaine mois jour lundi mardi mercredi jeudi vendredi samedi dimanche " +
    "auront doit doivent va vont peut peuvent etre voudrait pense crois croit espere semble dit",
);
// What may stand after the answer: when, by which means, what it is about. Anything else makes another sentence.
const AFTER = set(
  "au a le la les l ce hier soir matin midi instant telephone tel mail sms message whatsapp texto par pour devis " +
    "travaux chantier projet prix proposition offre tout du en de bon c est trop cher chere finalement enfin super " +
    "merci parti go va y on peut commencer lancer demarrer eux elle lui elles il ils heure aujourd hui vive voix ca" +
    " version nouvelle derniere",
);
const OF_MONEY_DUE = /\b(?:pay|regl|factur|avoir|acompte|vire)/;

/**
 * The answer to a quote that a sentence tells without naming the quote: « Mme Roux m'a dit oui au téléphone », « ils
 * refusent, trop cher ». The whole sentence has to say it. Null for a question, a wish, and what is agreed upon a day,
 * a sum or a payment.
 */
export function readSaidAnswer(text: string): SaidAnswer | null {
  const words = withoutAnswerDay(plainWords(text.slice(0, LONGEST))).replace(VERSION, "la version");
  if (text.length > LONGEST || /[?\d]/.test(words)) return null;
  const sentence = withoutLeads(words).replace(CALL, " ");
  const [, version] = OF_VERSION.exec(sentence) ?? [];
  if (version !== undefined) return { decision: version.startsWith("refus") ? "declined" : "accepted", who: "" };
  return (
    answerFor(sentence, NO_FOR, "declined") ??
    answerFor(sentence, YES_FOR, "accepted") ??
    answerIn(sentence, NO, "declined") ??
    answerIn(sentence, YES, "accepted")
  );
}

function withoutLeads(sentence: string): string {
  let words = sentence;
  for (let count = 0; count < MOST_LEADS; count += 1) words = words.replace(LEAD, "");
  return words;
}

function answerIn(sentence: string, words: RegExp, decision: QuoteAnswer): SaidAnswer | null {
  const match = words.exec(sentence);
  if (match === null) return null;
  const who = sentence.slice(0, match.index).trim();
  const after = sentence.slice(match.index + match[0].length);
  return isSomebody(who) && endsAnswer(after, decision) ? { decision, who } : null;
}

function answerFor(sentence: string, words: RegExp, decision: QuoteAnswer): SaidAnswer | null {
  const who = words.test(sentence) ? sentence.replace(words, "").replace(/[ .!]{1,3}$/, "") : "";
  return isSomebody(who) ? { decision, who } : null;
}

function isSomebody(who: string): boolean {
  const names = wordsOf(who);
  return names.length > 0 && names.length <= MOST_WORDS_OF_NAME && !names.some((word) => NOBODY.has(word));
}

// Why somebody refuses may be said in any words.
function endsAnswer(after: string, decision: QuoteAnswer): boolean {
  const reasonAt = decision === "declined" ? after.search(/[,;]| (?:car|parce) /) : -1;
  const [end, reason] = reasonAt < 0 ? [after, ""] : [after.slice(0, reasonAt), after.slice(reasonAt)];
  const isReason = wordsOf(reason).length <= MOST_WORDS_OF_REASON && !OF_MONEY_DUE.test(reason);
  return isReason && wordsOf(end).every((word) => AFTER.has(word));
}

function wordsOf(text: string): string[] {
  return text.split(/[^a-z]+/).filter((word) => word !== "");
}

/** Who signed, named after « par » at the end of a sentence. Empty when nobody is named. */
export function signerIn(text: string): string {
  const start = text.lastIndexOf(" par ");
  const name = start < 0 ? "" : text.slice(start + " par ".length);
  return /^[A-ZÀ-Ý][^\d,.;:!?«»]{1,60}$/.test(name) ? name : "";
}
