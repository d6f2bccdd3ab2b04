import { QUOTE_VALID_DAYS } from "../../../quotes/quote.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import { pattern } from "../../words/pattern.ts";

// What is set on the page of a quote, and that its card does not hold: how long it is valid, when it is paid, its lots.

const LONGEST_SAYING = 200;
const VALIDITY = /\b(?:validite|valables?|valides?)\b/;
const PAYMENT = pattern`
  \b(?:paiement|payable|paye|payer|reglement|reglable|regler|echeance)\b.{0,20}
  (?:\d|\b(?:trente|quarante|soixante|comptant|reception|fin de mois|jours)\b)`;
const LOTS = pattern`
  \b(?:regroup|group|separ|decoup|divis|range|organis|class|reparti|mets|fais|ajout|cree)[a-z]{0,5}\b.{0,60}
  \b(?:lots?|sections?|parties|chapitres?|rubriques?|sous-totaux|sous-total|titres?)\b`;

/** What a text says that is set on the page of the quote, in sentences for its answer. Empty for another text. */
export function laterWords(text: string): string {
  if (text.length > LONGEST_SAYING) return "";
  const plain = plainWords(text);
  const sentences = [
    VALIDITY.test(plain) ? cardMessages.validity(QUOTE_VALID_DAYS) : "",
    PAYMENT.test(plain) ? cardMessages.paymentLater : "",
    LOTS.test(plain) ? cardMessages.sectionsLater : "",
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

const TERM = new RegExp(
  String.raw`(?:^|,? et |, )((?:valables?|validit[ée]|payables?|paiement|r[èe]glement)(?!\p{L})[^,]*?)` +
    String.raw`(?=,| et |[.! ]*$)`,
  "giu",
);

/** The terms that a text says beside what changes its card, and the rest of it. Null where one of both is alone. */
export function takeTerms(text: string): { rest: string; words: string } | null {
  if (text.length > LONGEST_SAYING) return null;
  const terms = [...text.matchAll(TERM)].map(([, term = ""]) => term).filter((term) => laterWords(term) !== "");
  const words = laterWords(terms.join(", "));
  const rest = terms.reduce((others, term) => others.replace(term, ""), text).replace(/(?:,|\bet\b|\s)+$/iu, "");
  const plainRest = rest.replace(/^(?:,|et\b|\s)+/iu, "");
  return words === "" || plainRest === "" ? null : { rest: plainRest, words };
}
