import type { VatRegime } from "../../../company/company.ts";
import { withCapital } from "../../../shared/french-format.ts";
import { plainWords } from "../../../shared/search-text.ts";
import type { CardRow } from "../../conversation/message.ts";
import { readableLabel } from "../../slots/labels/clean-label.ts";
import { isTalk } from "../../slots/unpriced-works.ts";
import { pattern } from "../../words/pattern.ts";
import { freeRowId, rateOfOthers, rowsNamed, withoutArticle } from "../card-order.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith } from "../quote-card.ts";
import { saidChange } from "../said-change.ts";
import { rowOfRank } from "../sums/row-of-rank.ts";
import { regimeOn } from "../total-words.ts";

// « passe la pose en option », « le meuble n'est plus en option », and a work that is added without its price.

const LONGEST_SAYING = 120;
const LEAD = pattern`
  ^(?:(?:ah|oh|bon|non|nan|mais|euh|pardon|ok|et|puis|alors|finalement|en fait|tu peux|peux-tu|il faut|faut|on)
  \b ?[,:]? ?){0,5}`;
const END = "(?:,? (?:finalement|en fait|plutot|stp|svp|merci))?$";
const MARKS = new RegExp(
  `^(?:mets?|mettre|passe[rz]?|laisse[rz]?|propose[rz]?|bascule[rz]?) (.{2,80}?) en options?${END}`,
);
const BECOMES = new RegExp(`^(.{2,80}?) (?:devient|deviennent|passe|passent)(?: en)? options?${END}`);
const SORTS = [
  "^(?:mets?|mettre|passe[rz]?|laisse[rz]?|garde[rz]?) (.{2,80}?) " +
    "(?:pas en option|hors option|dans le (?:devis|total|prix))",
  "^(.{2,80}?),? (?:c'est |n'est |est |soit )?(?:pas|plus) (?:une |en )options?",
  "^(?:sors|sortir|enleve|retire|passe)[rz]? (.{2,80}?) des options?",
  "^(?:l'|cette )?option (.{2,80}?) (?:devient|est|passe(?: en)?) (?:ferme|comprise?|obligatoire|incluse?)",
  "^(.{2,80}?) (?:devient|deviennent|passe|passent)(?: en)? fermes?",
].map((source) => new RegExp(source + END));

/** The card after a line becomes an option, or is one no more. Null for another text. */
export function cardAfterOption({ fields, rows }: QuoteCard, text: string, regime: VatRegime | null): QuoteCard | null {
  if (text.length > LONGEST_SAYING || /[\d€%?]/.test(text.replace(/ligne \d{1,2}/i, ""))) return null;
  const plain = plainly(text);
  const countedTarget = SORTS.map((saying) => saying.exec(plain)?.[1]).find((words) => words !== undefined);
  const target = countedTarget ?? MARKS.exec(plain)?.[1] ?? BECOMES.exec(plain)?.[1];
  const [row, ...others] = target === undefined ? [] : rowsMeant(rows, target);
  if (row === undefined || others.length > 0) return null;
  const { isOption, ...plainRow } = row;
  if ((countedTarget === undefined) === (isOption === true))
    return cardWith(fields, rows, optionWords(rows, regime, fields));
  const nextRow: CardRow = countedTarget === undefined ? { ...plainRow, isOption: true } : plainRow;
  const nextRows = rows.map((one) => (one === row ? nextRow : one));
  const card: QuoteCard = { ...cardWith(fields, rows, ""), fields, rows };
  return cardWith(fields, nextRows, saidChange({ card, fields, rows: nextRows }, regime ?? regimeOn(fields)));
}

function optionWords(rows: CardRow[], regime: VatRegime | null, fields: QuoteCard["fields"]): string {
  return saidChange({ card: cardWith(fields, rows, ""), fields, rows }, regime ?? regimeOn(fields));
}

function rowsMeant(rows: readonly CardRow[], words: string): CardRow[] {
  const options = /^(?:l'|cette |les )?options?$/.test(words) ? rows.filter(({ isOption }) => isOption) : [];
  const rankedRow = rowOfRank(rows, words);
  if (rankedRow !== null) return [rankedRow];
  return options.length > 0 ? options : rowsNamed(rows, words);
}

const ADDS = pattern`
  ^(?:r?ajoute[rsz]?|il manque|manque|prevois|prevoir|il faut aussi|compte aussi|mets aussi)
  (?:[- ](?:moi|lui|y))? (?:aussi )?`;
const NO_WORK = pattern`
  \b(?:acomptes?|arrhes|remises?|rabais|reduction|tva|taxes?|options?|devis|client|cliente|mail|email|adresse|telephone|
  date|prix|montant|total|heures?|jours?|section|titre|lot|photo|note|mention|delai|garantie|validite|paiement|logo)\b`;

/** The card with a work that is added without its price, which is asked. Null for another text. */
export function cardAfterUnpriced(
  { fields, rows }: QuoteCard,
  text: string,
  regime: VatRegime | null,
): QuoteCard | null {
  if (text.length > LONGEST_SAYING || /[\d€%?:,;]/.test(text) || rows.length === 0) return null;
  const plain = plainly(text);
  const lead = ADDS.exec(plain)?.[0] ?? "";
  const words = plain.slice(lead.length);
  const list = words.split(/[^a-z0-9]+/).filter((word) => word !== "");
  const isWork = /[a-z]{4}/.test(words) && list.length <= 9 && !NO_WORK.test(words) && !isTalk(list.slice(0, 1));
  const vatBasisPoints = rateOfOthers(rows);
  if (lead === "" || !isWork || vatBasisPoints === null || rowsNamed(rows, words).length > 0) return null;
  const sentence = text
    .replace(/\s+/g, " ")
    .replace(/[ .!]+$/, "")
    .trim();
  const label = withCapital(readableLabel(withoutArticle(sentence.slice(sentence.length - words.length))));
  const newRow: CardRow = {
    id: freeRowId(rows),
    label,
    quantity: "1",
    unit: "forfait",
    unitPrice: "",
    vatBasisPoints,
    vatReason: rows[0]?.vatReason ?? null,
  };
  const nextRows = [...rows, newRow];
  const card: QuoteCard = { ...cardWith(fields, rows, ""), fields, rows };
  return cardWith(fields, nextRows, saidChange({ card, fields, rows: nextRows }, regime ?? regimeOn(fields)));
}

function plainly(text: string): string {
  return plainWords(text)
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .replace(/[ .!]+$/, "")
    .trim()
    .replace(LEAD, "");
}
