import type { VatRegime } from "../../../company/company.ts";
import { scaleDecimal } from "../../../shared/money.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { VAT_RATES } from "../../../shared/vat-rates.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith } from "../quote-card.ts";
import { rowsTaxed } from "../rate-of-line.ts";
import { saidChange } from "../said-change.ts";
import { regimeOn } from "../total-words.ts";
import { isHomeAsked } from "./home-rate.ts";

// « TVA 10 % partout, sauf le receveur à 20 % »: a rate of all the lines but some, which have their own.

const LONGEST_SAYING = 200;
const RATE = String.raw`(\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|pour ?cents?)`;
const SAYING = new RegExp(
  String.raw`^(?:(?:ah|bon|ok|oui|donc|et|alors|finalement|en fait|mets|passe)[ ,]+){0,4}` +
    String.raw`(?:(?:la )?(tva)[ :]*(?:a |de )?|((?:tout|toutes les lignes) (?:a|en) ))?` +
    String.raw`${RATE}( de tva)?(?: (?:partout|sur tout|pour tout|sur toutes les lignes|sur tout le devis))?` +
    String.raw`[ ,.;]+(?:mais )?(?:sauf|excepte|hors|a part)(?: pour| sur)? ([^%]{2,80}?)` +
    String.raw`(?:,? (?:(?:qui )?(?:est|reste|sera) )?(?:a|en) (\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|pour ?cents?)?)?[ .!]*$`,
);

/** The card after a rate of all its lines but those that are named. Null for another text. */
export function cardAfterRateExcept(card: QuoteCard, text: string, regime: VatRegime | null): QuoteCard | null {
  if (text.length > LONGEST_SAYING || (regime ?? regimeOn(card.fields)) === "franchise") return null;
  const match = SAYING.exec(plainWords(text).replaceAll("’", "'").trim());
  if (match === null) return null;
  const [, textBefore = "", everything = "", percent = "", textAfter = "", words = "", otherPercent = ""] = match;
  // « 10 %, sauf la pose » without « TVA » may be a discount.
  const isRate = textBefore !== "" || everything !== "" || textAfter !== "" || isHomeAsked(card);
  const [rate, otherRate] = [basisPointsOf(percent), otherPercent === "" ? null : basisPointsOf(otherPercent)];
  if (!isRate || !VAT_RATES.includes(rate) || (otherRate !== null && !VAT_RATES.includes(otherRate))) return null;
  const { fields, rows } = card;
  const labels = words.split(/ et |, /).map((label) => label.replace(ARTICLE, ""));
  const rowsOfLabels = labels.map((label) => rowsTaxed(rows, label));
  const unknownAt = rowsOfLabels.findIndex(({ length }) => length !== 1);
  if (unknownAt >= 0) {
    const candidates = rowsOfLabels[unknownAt] ?? [];
    const names = (candidates.length > 0 ? candidates : rows).map(({ label }) => label);
    const question =
      candidates.length > 0 ? cardMessages.whichMoved(names) : cardMessages.noMovedLine(labels[unknownAt] ?? "", names);
    return cardWith(fields, rows, question);
  }
  const exceptRows = new Set(rowsOfLabels.flat());
  const nextRows = rows.map((row) => {
    const vatBasisPoints = exceptRows.has(row) ? (otherRate ?? row.vatBasisPoints) : rate;
    return vatBasisPoints === row.vatBasisPoints ? row : { ...row, vatBasisPoints, vatReason: null };
  });
  return cardWith(fields, nextRows, saidChange({ card, fields, rows: nextRows }, regime ?? regimeOn(fields)));
}

const ARTICLE = /^(?:du |de la |de l'|des |de |d'|la |le |les |l'|mon |ma |mes )?/;

function basisPointsOf(percent: string): number {
  return scaleDecimal(Number(percent.replace(",", ".")), 2);
}
