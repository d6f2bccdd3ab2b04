import { plainWords } from "../../../shared/search-text.ts";
import { MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../../../shared/typed-number.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { FlowState } from "../../conversation/flow.ts";
import type { CardRow } from "../../conversation/message.ts";
import { regimeOf } from "../../conversation/seller-regime.ts";
import { withoutHesitations } from "../../words/hesitations.ts";
import { pattern } from "../../words/pattern.ts";
import { PRICE_UNITS } from "../named-line.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith } from "../quote-card.ts";
import { saidChange } from "../said-change.ts";
import { rowsToPrice, withPrice } from "../said-price.ts";
import { cardRegime, regimeOn } from "../total-words.ts";
import { usualPrice } from "./usual-rate.ts";

// A price that several lines wait for is said once: « 450 € par jour », « 300 € chacune », « à mon TJM », « c'est 12
// jours en tout, le reste c'est le détail ».

const LONGEST_SAYING = 120;
const LEAD = pattern`
  (?:(?:ah|bon|euh|ben|bah|non|nan|ok|oui|en fait|finalement|donc|alors|pardon|c'est|ce sera|ca sera|mets|mettre|compte|
  prends|applique|fais|facture|calcule|tout|toutes|tous|le tout|les lignes|toutes les lignes|toujours|partout|est|sont|
  a|au|avec|mon prix|le prix|prix|tarif|le reste)\b ?[,:]? ?){0,9}`.source;
const ALL = pattern`
  (?:,? ?(?:(?:pour|sur|dans) )?(?:(?:toutes?|tous|chacune?|chaque|partout|l'ensemble|les (?:deux|trois|quatre|cinq|six|
  \d{1,2})|celles-ci|(?:le )?tout)(?: (?:ces |les |mes )?(?:lignes?|prestations?|postes?|jours|journees|heures|
  taches))?|
  les lignes|pareil|a chaque fois|(?:les )?deux|les autres(?: lignes)?))`.source;
const END = "(?:,? (?:stp|svp|merci|s'il te plait|finalement))?$";
const PRICE = new RegExp(
  `^${LEAD}(\\d[\\d ]{0,8}(?:[.,]\\d{1,2})?) ?(?:€|euros?|eur|balles)?( ?ht| ?ttc| hors taxes?)? ?` +
    "(?:/|par |le |la |l'|de l'|du |de la )? ?(m2|m²|metre carre|m3|m³|ml|metre|kg|kilo|h|heure|jour|j|journee|jr)?" +
    `( ht| ttc| hors taxes?)?(${ALL})?${END}`,
);
const USUAL = new RegExp(
  `^${LEAD}(?:(?:mon|le|notre|ma) )?(?:tjm|taux (?:horaire|journalier|habituel|jour)|` +
    "(?:tarif|prix)(?: (?:horaire|journalier|habituel|jour|normal|de la journee|de l'heure|a l'heure|a la journee))?)" +
    `(?: habituel)?(${ALL})?${END}`,
);

/** The card once one price is said of several of its lines. Null for another text. */
export function cardAfterCommonPrice(state: FlowState, card: QuoteCard, typedText: string): QuoteCard | null {
  if (typedText.length > LONGEST_SAYING) return null;
  const plain = plainWords(withoutHesitations(typedText))
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .replace(/[.! ]{1,5}$/, "")
    .trim();
  return atSaidPrice(state, card, plain) ?? atUsualPrice(state, card, plain) ?? withoutTotal(state, card, plain);
}

function atSaidPrice(state: FlowState, card: QuoteCard, plain: string): QuoteCard | null {
  const [, digits = "", taxes = "", unitWord = "", laterTaxes = "", all] = PRICE.exec(plain) ?? [];
  const { value: euros } = readTypedNumber(digits, MAX_UNIT_PRICE_EUROS);
  if (digits === "" || euros === null || euros === 0) return null;
  const unit = unitWord === "" ? null : unitOf(unitWord);
  const openRows = rowsToPrice(card.rows);
  // « 300 € chacune »: of lines that count several things, it is not sure of what it is the price.
  const isOfUnit = (row: CardRow) => (unit === null ? row.quantity === "1" : row.unit === unit);
  const isOfAll = openRows.length === 0 && (all !== undefined || isOnePrice(card.rows.filter(isOfUnit)));
  const saidRows = isOfAll ? card.rows : openRows;
  const rows = saidRows.filter(isOfUnit);
  const isSeveral = rows.length > 1 || (unit !== null && rows.length === 1 && openRows.length > 1);
  if (unit === null && all !== undefined && openRows.length > 1 && rows.length < openRows.length)
    return cardWith(card.fields, card.rows, cardMessages.priceOfWhat(`${digits.trim()} €`, unitsOf(openRows)));
  if (!isSeveral || (unit === null && (all === undefined || rows.length < saidRows.length))) return null;
  return cardAtPrice(state, card, rows, { euros, isWithVat: /ttc/.test(taxes + laterTaxes) });
}

const UNIT_WORDS: Partial<Record<CardRow["unit"], string>> = { h: "de l'heure", jour: "par jour", "m²": "le m²" };

function unitsOf(rows: readonly CardRow[]): string {
  const [unit] = rows.flatMap((row) => UNIT_WORDS[row.unit] ?? []);
  return unit ?? "chacune";
}

// « 460 € par jour », where every day costs the same.
function isOnePrice(rows: readonly CardRow[]): boolean {
  return new Set(rows.map(({ unitPrice, grossPrice }) => `${unitPrice} ${grossPrice ?? ""}`)).size === 1;
}

function unitOf(word: string): CardRow["unit"] | undefined {
  return /^(?:j|jr)$/.test(word) ? "jour" : PRICE_UNITS[word];
}

function atUsualPrice(state: FlowState, card: QuoteCard, plain: string): QuoteCard | null {
  if (!USUAL.test(plain) || !/\b(?:tjm|taux|tarif|prix)\b/.test(plain)) return null;
  const rows = rowsToPrice(card.rows).filter(({ unit }) => unit === "h" || unit === "jour");
  const [first] = rows;
  if (first === undefined) return null;
  if (usualPrice(state, first.unit) === null)
    return cardWith(card.fields, card.rows, cardMessages.usualUnknown(first.unit === "h" ? "h" : "jour"));
  let nextRows: CardRow[] = card.rows;
  for (const row of rows) {
    const { value: euros } = readTypedNumber(usualPrice(state, row.unit) ?? "", MAX_UNIT_PRICE_EUROS);
    if (euros !== null) nextRows = rowsAt(card, state, nextRows, [row], { euros, isWithVat: false });
  }
  return cardOfRows(state, card, nextRows);
}

const DETAIL = /\b(?:detail|decoup|repartition|compris|incluse?s?|dedans|dans les \d|en tout|au total|deja compte)/;

// « c'est 12 jours en tout, le reste c'est le détail »: the lines that wait only break the priced one down.
function withoutTotal(state: FlowState, card: QuoteCard, plain: string): QuoteCard | null {
  const openRows = rowsToPrice(card.rows);
  const [first] = openRows;
  if (!DETAIL.test(plain) || first === undefined || openRows.length < 2 || /€|euro/.test(plain)) return null;
  const sum = openRows.reduce((count, { quantity }) => count + (readTypedNumber(quantity, 100_000).value ?? 0), 0);
  const isSame = openRows.every(({ unit }) => unit === first.unit);
  const totals = card.rows.filter(
    ({ unit, quantity, unitPrice }) =>
      unitPrice !== "" && unit === first.unit && readTypedNumber(quantity, 100_000).value === sum,
  );
  const [total, ...others] = totals;
  const digits = plain.match(/\d+(?:,\d+)?/g) ?? [];
  const isAboutIt = digits.every((number) => readTypedNumber(number, 100_000).value === sum);
  if (!isSame || total === undefined || others.length > 0 || !isAboutIt) return null;
  const { unitPrice, grossPrice } = total;
  const rows = card.rows
    .filter((row) => row !== total)
    .map((row) =>
      openRows.includes(row) ? { ...row, unitPrice, ...(grossPrice !== undefined && { grossPrice }) } : row,
    );
  return cardOfRows(state, card, rows);
}

type Price = { euros: number; isWithVat: boolean };

function cardAtPrice(state: FlowState, card: QuoteCard, rows: readonly CardRow[], price: Price): QuoteCard {
  return cardOfRows(state, card, rowsAt(card, state, card.rows, rows, price));
}

function rowsAt(
  card: QuoteCard,
  state: FlowState,
  rowsNow: CardRow[],
  rows: readonly CardRow[],
  { euros, isWithVat }: Price,
): CardRow[] {
  const regime = cardRegime(card.fields, regimeOf(state));
  return rows.reduce((all, { id }) => {
    const row = all.find((one) => one.id === id);
    return row ? withPrice(all, row, { euros, isWithVat, regime }).rows : all;
  }, rowsNow);
}

function cardOfRows(state: FlowState, card: QuoteCard, rows: CardRow[]): QuoteCard {
  const { fields } = card;
  return cardWith(fields, rows, saidChange({ card, fields, rows }, regimeOf(state) ?? regimeOn(fields)));
}
