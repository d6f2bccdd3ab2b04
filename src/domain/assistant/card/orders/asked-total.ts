import type { VatRegime } from "../../../company/company.ts";
import { plainWords } from "../../../shared/search-text.ts";
import type { AskedState, Turn } from "../../conversation/flow.ts";
import type { CardRow } from "../../conversation/message.ts";
import { regimeOf } from "../../conversation/seller-regime.ts";
import { depositOf } from "../../slots/lines/deposit-text.ts";
import { writeHurriedWords } from "../../words/hurried-words.ts";
import { pattern } from "../../words/pattern.ts";
import { cardTotals } from "../card-lines.ts";
import { rowsNamed } from "../card-order.ts";
import { cardWith } from "../quote-card.ts";
import { isShareAsked } from "../sums/asked-share.ts";
import { depositOn } from "../sums/deposit-on-card.ts";
import { askHomeRate } from "../sums/home-rate.ts";
import { rowOfRank } from "../sums/row-of-rank.ts";
import { discountOn, regimeOn } from "../total-words.ts";
import type { AskedQuote } from "./asked-figures.ts";
import { depositWords, discountAmount, lineWords, sideWords, totalOf, vatWords } from "./asked-figures.ts";

// What the card of a quote comes to, when it is asked: « combien ça fait avec l'option ? », « c'est combien
// l'acompte ? ». A question is read whole: one that has other words than those of a question and of this quote is about
// something else.

const LONGEST_SAYING = 120;
const LEADS = pattern`
  ^(?:(?:alors|et|ok|bon|donc|du coup|au fait|euh|dis|dis-moi|stp|sinon|mais|attends?|la|ah|oui|non) ?[,:]? ?){0,4}`;
const ASKS = pattern`
  \bcombien\b|^(?:quel(?:le)?s? (?:est|sont|serait|seraient)|c'est quoi)\b|^(?:le |la |l')?(?:nouveau )?(?:total|
  montant|prix|acompte|tva|remise)\b.*\?$|^(?:re)?(?:donne|dis|rappelle)[ -]moi (?:le|la|l')|
  ^(?:le )?(?:nouveau )?total`;
/** The words of a question about an amount that say nothing of what is counted. */
const ASKING = new RegExp(
  pattern`
  (?<![a-z])(?:(?:c|j|l|d|qu)'|(?:combien|quel(?:le)?s?|quoi|est-ce que?|est|sont|serait|seraient|sera|ca|cela|ce|
  il|elle|ils|elles|on|
  y|en|suis|arrive|a|fait|font|fera|feront|ferait|feraient|faire|va|vont|coute(?:nt|rait|ra)?|vaut|valent|revient|
  monte|(?:re)?donne|(?:re)?dis|rappelle|moi|me|le|la|les|un|une|de|du|des|montants?|sommes?|prix|couts?|tout|
  au|nouveau|maintenant|finalement|stp|svp|merci|totale?|devis|ttc|ht|hors taxes?|compris)(?![a-z']))|[-,?!.:«»"]`
    .source,
  "g",
);
const WHOLE = pattern`
  \b(?:ca|cela|devis|totale?|tout|montant|prix|c'est|on en est|j'en suis|somme)\b|^combien (?:fait|coute)`;
const DEPOSIT = /\b(?:acomptes?|arrhes)\b/;
const OF_DEPOSIT = /\b(?:acomptes?|arrhes|demandee?s?|commande|verser|payer|regler|demander|mets|met|fais)\b/g;
const LEFT = /\b(?:reste(?:rait|ra)?|solde|apres|une fois|paye|verse|deduit|encaisse)\b/g;
const SHARE = /(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|pour ?cents?)/;
const SIDE = pattern`
  ^(avec|sans|hors|moins) (?:les |l'|la |le |une? |mes |toutes les |des )?(.{3,80})$`;
const OPTIONS = /^(?:\d |deux |trois |quatre )?options?(?: compri[st]es?)?$/;
const VAT = /^(?:tva|taxes?)$/;
const DISCOUNT = /^(?:remises?|rabais|ristourne|reduction)$/;

/** The turn of a text that asks what the card of a quote comes to, or a part of it. Null for another text. */
export function answerCardTotal(state: AskedState, text: string): Turn | null {
  const { message } = state.pending;
  if (message.type !== "quote_card" || text.length > LONGEST_SAYING) return null;
  const { fields, rows, options } = message;
  const regime: VatRegime | null = regimeOf(state) ?? regimeOn(fields);
  const discount = discountOn(fields);
  const words = answerFigure(
    {
      rows,
      discount,
      deposit: depositOf(depositOn(fields)),
      regime,
      totalsOf: (someRows) => cardTotals({ rows: someRows, discount }),
    },
    text,
  );
  if (words === null) return null;
  // What the card asks besides still waits.
  const askedCard = { ...cardWith(fields, rows, words), ...(options && { options }) };
  const card = isShareAsked(message, state.answers.askedLine) ? askedCard : askHomeRate(state, askedCard, message);
  return { state: { ...state, pending: { ...state.pending, message: card } }, messages: [card], effects: [] };
}

/** True for a text that may ask for a figure of a quote. */
export function asksFigure(text: string): boolean {
  return text.length <= LONGEST_SAYING && ASKS.test(plainly(text));
}

/** The answer to a question about the figures of a quote. Null for another text. */
export function answerFigure(quote: AskedQuote, text: string): string | null {
  return text.length > LONGEST_SAYING || quote.rows.length === 0 ? null : answerIn(quote, plainly(text));
}

function plainly(text: string): string {
  return plainWords(writeHurriedWords(text)).replaceAll("’", "'").replace(/\s+/g, " ").trim().replace(LEADS, "");
}

function answerIn(quote: AskedQuote, question: string): string | null {
  if (!ASKS.test(question)) return null;
  if (DEPOSIT.test(question)) return depositAnswer(quote, question);
  const { left, side } = splitSide(question);
  if (side !== null) return left === "" ? sideAnswer(quote, side) : null;
  if (left === "") return WHOLE.test(question) ? totalOf(quote) : null;
  if (VAT.test(left)) return vatWords(quote);
  if (DISCOUNT.test(left)) return discountAmount(quote);
  const [row, ...others] = rowsMeant(quote.rows, left);
  return row === undefined || others.length > 0 ? null : lineWords(quote, row);
}

/** What stands after « avec » or « sans », and what is left of the question once its own words are out. */
type Side = { isWith: boolean; words: string };

function splitSide(question: string): { left: string; side: Side | null } {
  const at = /(?<![a-z])(?:avec|sans|hors(?! taxe)|moins) /.exec(question)?.index ?? -1;
  const [, word = "", words = ""] = at < 0 ? [] : (SIDE.exec(withoutAsking(question.slice(at))) ?? []);
  if (word === "" || words === "") return { left: bare(question), side: null };
  return { left: bare(question.slice(0, at)), side: { isWith: word === "avec", words } };
}

// « avec l'option ça fait combien ? »
function withoutAsking(words: string): string {
  return words
    .replace(/[ ?!.]+$/, "")
    .replace(/,? (?:ca|c'est|cela|on|le devis|le total|combien|en tout|au total)(?: .*)?$/, "")
    .trim();
}

function bare(words: string): string {
  return words.replace(ASKING, " ").replace(/ +/g, " ").trim();
}

function sideAnswer(quote: AskedQuote, { isWith, words }: Side): string | null {
  const optionalRows = quote.rows.filter(({ isOption }) => isOption);
  if (OPTIONS.test(words)) return sideWords(quote, optionalRows, isWith);
  const meantRows = words.split(/,| et /).map((part) => rowsMeant(quote.rows, part));
  const isSure = meantRows.every(({ length }) => length === 1);
  const rows = meantRows.flat();
  if (!isSure) return null;
  // « avec la pose », which is no option: the total has it already.
  const sideRows = isWith ? rows.filter(({ isOption }) => isOption) : rows;
  return sideRows.length === 0 ? totalOf(quote) : sideWords(quote, sideRows, isWith);
}

function depositAnswer(quote: AskedQuote, question: string): string | null {
  const [shareSaid = "", percent = ""] = SHARE.exec(question) ?? [];
  const words = question.replace(shareSaid, " ").replace(LEFT, " ").replace(OF_DEPOSIT, " ");
  if (bare(words) !== "") return null;
  return depositWords(quote, percent, LEFT_ASKED.test(question));
}

const LEFT_ASKED = /\b(?:reste|restera|resterait|solde)\b/;

function rowsMeant(rows: readonly CardRow[], words: string): CardRow[] {
  const rankedRow = rowOfRank(rows, words.trim());
  return rankedRow === null ? rowsNamed(rows, words) : [rankedRow];
}
