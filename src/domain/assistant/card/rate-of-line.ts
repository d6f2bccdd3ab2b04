import { scaleDecimal } from "../../shared/money.ts";
import { plainWords } from "../../shared/search-text.ts";
import { VAT_RATES } from "../../shared/vat-rates.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { CardRow } from "../conversation/message.ts";
import { pattern } from "../words/pattern.ts";
import { rowsNamed } from "./card-order.ts";
import type { CardRegime } from "./price-with-vat.ts";
import type { RowsAfterPrice } from "./said-price.ts";

// The rate of VAT of some lines of a card, by their name: « mets le lavabo à 20 % », « la TVA du lavabo est à 20 ».

const LONGEST_SAYING = 160;

const LEAD = pattern`
  ^(?:(?:ah|oh|bon|euh|non|nan|mais|en fait|finalement|pardon|plutot|ok|oui|et|puis|attends?|alors)\b ?,? ?){1,5}`;
const VERB = "(?:(?:mets|met|mettre|mettez|passe|passer|passez|change|changer|applique|compte)[, ]+)?";
const NUMBER = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)`;
const IS = "(?: (?:c'est|est|sont|sera|seront|passe|passent))?(?: plutot| bien)?(?: a| de| en| :)?";
const LABEL = String.raw`([^\d%]{2,80}?)`;
const END = "(?:,? (?:finalement|en fait|plutot|seulement|uniquement|juste|stp|svp|merci))?$";
const SAYINGS: readonly { saying: RegExp; rateAt: 1 | 2 }[] = [
  {
    saying: new RegExp(`^${VERB}(?:(?:la |une )?tva (?:a |de )?)?${NUMBER} ?% (?:sur|pour) ${LABEL}${END}`),
    rateAt: 1,
  },
  { saying: new RegExp(`^${VERB}(?:la |une )?tva (?:a |de )?${NUMBER} (?:sur|pour) ${LABEL}${END}`), rateAt: 1 },
  { saying: new RegExp(`^${VERB}${NUMBER} ?%? de tva (?:sur|pour) ${LABEL}${END}`), rateAt: 1 },
  {
    saying: new RegExp(
      `^${VERB}(?:le taux de |la )?tva (?:du |de la |de l'|des |sur |pour )${LABEL}${IS} ${NUMBER} ?%?${END}`,
    ),
    rateAt: 2,
  },
  { saying: new RegExp(`^${VERB}${LABEL}${IS} ${NUMBER} ?%(?: de tva)?${END}`), rateAt: 2 },
];
const NO_RATE = /\b(?:remise|rabais|ristourne|reduction|acompte|arrhes|avance|moins|plus|marge|taux|retenue)\b/;
const ARTICLE = /^(?:(?:la |cette )?ligne )?(?:du |de la |de l'|des |de |d'|la |le |les |l'|mon |ma |mes )?/;

/**
 * The lines after a rate that is said of some of them by name. Null for another text. What is bought and what is worked
 * in hours are also named by their kind: « la fourniture », « la main d'œuvre ».
 */
export function rowsAfterRate(rows: readonly CardRow[], text: string, regime: CardRegime): RowsAfterPrice | null {
  if (text.length > LONGEST_SAYING || regime === "franchise") return null;
  const plain = plainly(text);
  const change = NO_RATE.test(plain.replace(/\btaux de tva\b/, "tva")) ? null : rateIn(plain);
  if (change === null) return null;
  const { percent, labels } = change;
  const vatBasisPoints = scaleDecimal(Number(percent.replace(",", ".")), 2);
  if (vatBasisPoints === 0 || !VAT_RATES.includes(vatBasisPoints)) return null;
  const unknownLabel = labels.find((label) => rowsTaxed(rows, label).length === 0);
  // « 20 % pour la pose », of no line, says no VAT for sure.
  if (unknownLabel !== undefined)
    return /\btva\b/.test(plain)
      ? { rows: [...rows], note: cardMessages.noMovedLine(unknownLabel, labelsOf(rows)) }
      : null;
  const sharedLabel = labels.find((label) => rowsTaxed(rows, label).length > 1 && !isKind(label));
  if (sharedLabel !== undefined)
    return { rows: [...rows], note: cardMessages.whichMoved(labelsOf(rowsTaxed(rows, sharedLabel))) };
  const rowsOfRate = new Set(labels.flatMap((label) => rowsTaxed(rows, label)));
  return {
    rows: rows.map((row) => (rowsOfRate.has(row) ? { ...row, vatBasisPoints, vatReason: null } : row)),
    note: "",
  };
}

function plainly(text: string): string {
  return plainWords(text.replace(/\s+/g, " ").trim())
    .replaceAll("’", "'")
    .replace(/[.! ]{1,4}$/, "")
    .replace(/pour ?cents?/g, "%")
    .replace(LEAD, "");
}

function rateIn(plain: string): { percent: string; labels: string[] } | null {
  for (const { saying, rateAt } of SAYINGS) {
    const match = saying.exec(plain);
    if (match === null) continue;
    const percent = match[rateAt] ?? "";
    const words = match[rateAt === 1 ? 2 : 1] ?? "";
    const labels = words.split(/ et |, /).map((label) => label.replace(/^(?:sur|pour) /, "").replace(ARTICLE, ""));
    return labels.every((label) => /[a-z]{3}/.test(label) && !NO_LINE.test(label)) ? { percent, labels } : null;
  }
  return null;
}

const NO_LINE = pattern`
  \b(?:je|j'|tu|on|nous|vous|tva|facture)\b|^(?:c'est|ca|tout|toutes?|total|ensemble|reste|devis|lignes?|travaux|prix|
  cliente?|autres?)\b`;

/** The lines of a name, or of their kind: « la fourniture », « la main d'œuvre ». */
export function rowsTaxed(rows: readonly CardRow[], label: string): CardRow[] {
  const namedRows = rowsNamed(rows, label);
  if (namedRows.length > 0) return namedRows;
  if (GOODS.test(label)) return rows.filter((row) => BOUGHT.test(plainWords(row.label)));
  return WORK.test(label) ? rows.filter(({ unit }) => unit === "h" || unit === "jour") : [];
}

function isKind(label: string): boolean {
  return GOODS.test(label) || WORK.test(label);
}

const GOODS = /^(?:fournitures?|materiel|materiaux)$/;
const BOUGHT = /\b(?:fourni(?:e?s?)|fournitures?|materiel|materiaux|achats?)\b/;
const WORK = /^main[ -]?d['’ ]?(?:oeuvre|œuvre)$/;

function labelsOf(rows: readonly CardRow[]): string[] {
  return rows.map(({ label }) => label);
}
