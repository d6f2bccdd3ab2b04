import type { PaymentMethod } from "../../payments/payment.ts";
import { plainWords } from "../../shared/search-text.ts";
import { pattern } from "../words/pattern.ts";
import { amountsSaidIn } from "../words/said-amounts.ts";

// Money that a customer gave, as people tell it: « les Garnier ont réglé 1200e », « elle m'a donné 900 en liquide ».

const LONGEST = 300;
const METHODS: Record<string, PaymentMethod> = {
  virement: "transfer",
  virements: "transfer",
  vire: "transfer",
  vires: "transfer",
  viree: "transfer",
  virer: "transfer",
  cheque: "cheque",
  cheques: "cheque",
  carte: "card",
  cb: "card",
  especes: "cash",
  cash: "cash",
  liquide: "cash",
  prelevement: "direct_debit",
};

/** The means of payment that a sentence names first, or null. */
export function methodIn(text: string): PaymentMethod | null {
  const words = plainWords(text).split(/[^a-z]+/);
  return words.map((word) => METHODS[word]).find((method) => method !== undefined) ?? null;
}

const REST_BY = pattern`
  ^(?:(?:et|puis|bon|ok|voila|ca y est|alors)[ ,]{1,2}){0,3}(?:(?:elle|il|ils|elles) (?:m'?)?(?:a|ont) (?:paye|regle|
  donne|verse) )?(?:le|tout le) (?:reste|restant|solde) (?:par|en) (?:virement|cheque|carte(?: bancaire)?|cb|especes|
  liquide|cash|prelevement)(?: (?:hier|avant[ -]hier|ce matin|ce soir|ce midi|aujourd'hui))?[ .!]{0,3}$`;

/** True for « le reste en chèque », which says alone that what was left to pay came. */
export function tellsRest(text: string): boolean {
  return text.length <= LONGEST && REST_BY.test(plainWords(text));
}

/** The means of payment of a text that says nothing else: « par chèque », « en espèces ». Null for any other text. */
export function readMeansAlone(text: string): PaymentMethod | null {
  const isAlone = text.length <= LONGEST_MEANS && MEANS_ALONE.test(plainWords(text));
  return isAlone ? methodIn(text) : null;
}

const LONGEST_MEANS = 60;
const MEANS_ALONE = pattern`
  ^(?:(?:c'est|c'etait|un|une|par|en|avec|sa|la|le)\x20){0,3}(?:virement|cheque|carte(?: bancaire)?|cb|especes|liquide|
  cash|prelevement)(?: bancaire)?[ .!]{0,3}$`;

const REST = /[ ,;]{1,3}(?:et |puis |mais )?(?:pour )?(?:le|la) (?:reste|restant|solde|suite|complement)\b/;
const TO_COME = pattern`
  \b(?:fera|feront|paiera|paieront|payera|payeront|reglera|regleront|versera|verseront|virera|vireront|donnera|
  donneront|enverra|enverront|va|vont|doit|doivent|viendra|suivra|suit|arrive|attend|plus tard|bientot|demain|
  prochaine?|quand|fin|dans|apres)\b`;

/** A sentence without the part of the money that is only promised: « … et le reste elle me fera un virement ». */
export function withoutPromise(text: string): string {
  if (text.length > LONGEST) return text;
  const plain = plainWords(text);
  // The letters of both texts stand at the same places, else nothing is cut.
  const at = plain.length === text.length ? plain.search(REST) : -1;
  return at > 0 && TO_COME.test(plain.slice(at)) ? text.slice(0, at) : text;
}

const PAID = pattern`
  \b(?:m'?)?(?:a|ont) (?:(?:deja|bien|enfin|finalement|aussi|donc|tout|quand meme) ){0,2}
  (?:paye|regle|solde|verse|vire)e?s?\b`;
const JUST_PAID = /\b(?:vient|viennent) de (?:me |nous |m')?(?:payer|regler|solder|verser|virer|donner)\b/;
const GIVEN = pattern`
  \b(?:m'?|nous )(?:a|ont) (?:(?:deja|bien|enfin|aussi|donc) ){0,2}
  (?:(?:donne|file|remis|laisse|passe|envoye)\b)|
  \b(?:m'?|nous )?(?:a|ont) (?:(?:deja|bien|enfin|aussi|donc) ){0,2}
  fait (?:(?:un|le|deux|trois|\d{1,2}) )?(?:virements?|cheques?)\b`;
const RECEIVED = /\b(?:recu|encaisse|touche)\b/;
// « 1500 » of « j'ai reçu les 1500 de Garnier » counts nothing but money.
const BARE_SUM = pattern`
  \d{2}(?: (?:de (?:plus|mme|mr?|madame|monsieur|chez|la part|lui|elle)|des|hier|avant[ -]hier|ce (?:matin|midi|soir)|
  aujourd'hui|par|en (?:liquide|especes|cash)|au lieu)\b|[ .!]{0,3}$)`;
const RECEIVED_SUM = pattern`
  \b(?:recu|encaisse|touche) (?:(?:les|ses|mes|nos|leurs|bien|(?:\d{1,2}|deux|trois|quatre) fois) )?\d{2,9}
  (?: (?:de|des|par|en)\b|[ .!]{0,3}$)`;
const MEANS = /\b(?:virements?|cheques?|carte|cb|liquide|prelevement|cash|especes)\b/;
// « 900 en liquide » says what was received without a verb.
const SUM_AND_MEANS = pattern`
  ^(?:(?:bon|ok|alors|ca y est|c'est bon|voila|et)[ ,]{1,2}){0,3}
  (?:(?:(?:m\.? et )?(?:mme|mlle)|m\.?|mr|monsieur|madame|les) [a-z-]{2,30}[ ,:]{1,2})?\d[\d .,]{0,14}
  (?: ?(?:€|euros?|eur|e|balles?)(?: \d\d)?)? (?:par|en) (?:virement|cheque|carte|cb|especes|liquide|cash)
  (?: (?:hier|ce matin|ce soir|ce midi|aujourd'hui))?[ .!]*$`;
// « paiement partiel 250 cb M Nguyen facture 22 »: a note without a verb.
const NOTED = pattern`
  ^(?:(?:un|nouveau) )?(?:paiement|reglement|versement|encaissement)(?: (?:partiel|recu|en partie)){0,2} (?:de )?
  \d{2,9}(?:[.,]\d{1,2})? ?(?:€|euros?|eur|balles)? ?
  (?:(?:par (?!mois|an|semaine|jour)|en |de |sur |pour )?(?:cb|carte|cheque|virement|especes|liquide|cash|mme|mr?|
  m\.|madame|monsieur|(?:la )?facture)\b)`;
// What the seller paid, what somebody else is paid, and what is not sure or not yet.
const BY_ONESELF = pattern`
  \b(?:j'ai|j ai|jai|on a|nous avons|je (?:lui|leur) ai|on (?:lui|leur) a) (?:\w+ ){0,2}
  (?:paye|regle|solde|verse|vire|donne|rembourse)e?s?\b`;
const TO_ANOTHER = pattern`
  \b(?:au|a la|a l'|aux|a mon|a son|a ses|son|mon|le) (?:fournisseurs?|magasin|banque|assurance|urssaf|impots|
  comptable|sous[ -]traitants?)\b`;
const UNSURE = pattern`
  \b(?:si|quand|lorsqu'?e?|des qu'?e?|une fois qu'?e?|aurait|auraient|aura|auront|est ce)\b|\bs'ils?\b|
  \b(?:a|ont)[ -](?:t[ -])?(?:il|elle|on)s?\b|\b(?:combien|quoi|ou pas|ou non)\b`;

/**
 * True for a sentence that tells that a customer gave a sum, in the singular or the plural. It is no question, no
 * promise and no expense of the seller. Without a number, nothing is told for sure.
 */
export function tellsPayment(text: string): boolean {
  const plain = plainWords(text.slice(0, LONGEST));
  if (!/\d/.test(plain) || plain.includes("?") || !isOfCustomer(plain)) return false;
  if (PAID.test(plain) || SUM_AND_MEANS.test(plain) || NOTED.test(plain)) return true;
  if (RECEIVED_SUM.test(plain)) return true;
  const isMoney = amountsSaidIn(text).length > 0 || MEANS.test(plain) || BARE_SUM.test(plain);
  return isMoney && (JUST_PAID.test(plain) || GIVEN.test(plain));
}

function isOfCustomer(plain: string): boolean {
  return ![BY_ONESELF, TO_ANOTHER, UNSURE].some((words) => words.test(plain));
}

const PAID_WORDS = new Set("paye payee regle reglee solde soldee verse vire".split(" "));
const ADD_VERBS = new Set("ajoute ajouter note noter enregistre enregistrer saisis saisir".split(" "));

/** True for a sentence that says that an invoice was paid, that money came, or that orders to note a payment. */
export function saysPaid(words: readonly string[], text: string): boolean {
  const plain = plainWords(text.slice(0, LONGEST));
  const [first = ""] = words;
  // « J'ai payé le fournisseur » is no money received.
  if (BY_ONESELF.test(plain) && !RECEIVED.test(plain)) return false;
  const isAboutInvoice = words.includes("facture") || /\bF\d{4}-\d/i.test(text);
  if (isAboutInvoice && words.some((word) => PAID_WORDS.has(word))) return true;
  if (ADD_VERBS.has(first) && words.includes("paiement")) return true;
  if (tellsPayment(text) || tellsRest(text)) return true;
  if (amountsSaidIn(text).length > 0 && RECEIVED.test(plain)) return true;
  return PAID.test(plain) && isOfCustomer(plain);
}
