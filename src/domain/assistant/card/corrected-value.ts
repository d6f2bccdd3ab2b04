import type { Unit } from "../../lines/line.ts";
import { plainWords } from "../../shared/search-text.ts";
import { MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../../shared/typed-number.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { CardRow, FormField } from "../conversation/message.ts";
import { pattern } from "../words/pattern.ts";
import { withPriceSign } from "./bare-sum.ts";
import { rowsNamed, unitSaid } from "./card-order.ts";
import { rowsAfterMove } from "./moved-row.ts";
import { PRICE_UNITS, rowsAfterLineChange } from "./named-line.ts";
import type { CardRegime } from "./price-with-vat.ts";
import { grossNote, hasGrossPrices, pricedRows, withoutGrossPrice } from "./price-with-vat.ts";
import { rowsAfterRate } from "./rate-of-line.ts";
import type { RowsAfterPrice } from "./said-price.ts";
import { discountOn } from "./total-words.ts";

// What a person says to correct a value of the card without naming its field: « non pas 48, c'est 52 de l'heure », « le
// plafond fait 20 m² en fait », « c'est du TTC, pas du HT ». What may be several lines is asked.

const LONGEST_SAYING = 160;

/**
 * The lines after such a text, or after one that moves a price. « unsure »: it says neither for sure. Null for others.
 */
export function rowsAfterCorrection(
  rows: readonly CardRow[],
  text: string,
  regime: CardRegime,
): RowsAfterPrice | "unsure" | null {
  const plain = text.length > LONGEST_SAYING ? "" : plainly(text);
  return (
    afterOtherTaxes(rows, plain, regime) ??
    afterOtherNumber(rows, plain) ??
    afterOtherSize(rows, plain) ??
    rowsAfterRate(rows, text, regime) ??
    rowsAfterMove(rows, text, regime)
  );
}

const LEAD = pattern`
  ^(?:(?:ah|oh|bon|euh|non|nan|mais|en fait|finalement|pardon|plutot|ok|oui|et|attends?|attention|stp)
  (?: ?, ?| )){1,5}`;
const END = pattern`
  (?:,? (?:en fait|finalement|plutot|pardon|desole|desolee|j'ai dit|je t'ai dit|stp|svp|merci|hein|
  en realite))?[.! ]{0,3}$`;

// « c est » is how the apostrophe is left out.
function plainly(text: string): string {
  return plainWords(text.replace(/\s+/g, " ").trim())
    .replaceAll("’", "'")
    .replace(/\bc (est|etait)\b/g, "c'$1")
    .replace(/\bl (heure|unite)\b/g, "l'$1")
    .replace(LEAD, "")
    .replace(END, "");
}

const TAXES = "(ht|hors taxes?|ttc|toutes taxes comprises|tva comprise)";
const OF_PRICES = pattern`
  ^(?:(?:tout|le tout|(?:tous )?(?:les|mes|ces|tes) (?:prix|montants|tarifs)) ?)?
  (?:c'est|c'etait|est|sont|etaient|etait|sont tous|en|tout est)?
  \x20?(?:tout |tous )?(?:du |en |des prix |des montants )?`;
const OTHER_TAXES = new RegExp(
  `${OF_PRICES.source}${TAXES}(?:,? (?:et |mais )?(?:pas|non)(?: pas)? (?:du |en )?${TAXES})?$`,
);
const IT_IS_NOT = "(?:c'est |c'etait |ce n'est |(?:les|mes) prix (?:sont |c'est )?)?pas ";
const OF_TAXES = `(?:du |en )?${TAXES}`;
const DENIED_TAXES = new RegExp(`^${IT_IS_NOT}${OF_TAXES}(?: mais|,)? (?:c'est |c'etait )?${OF_TAXES}$`);

// « c'est du TTC, pas du HT »: the prices of every line.
function afterOtherTaxes(rows: readonly CardRow[], plain: string, regime: CardRegime): RowsAfterPrice | null {
  const [, deniedFirst, saidLast] = DENIED_TAXES.exec(plain) ?? [];
  const [, saidFirst, deniedLast] = OTHER_TAXES.exec(plain) ?? [];
  const [meantTaxes, deniedTaxes] = saidLast === undefined ? [saidFirst, deniedLast] : [saidLast, deniedFirst];
  if (meantTaxes === undefined) return null;
  if (deniedTaxes !== undefined && isGross(deniedTaxes) === isGross(meantTaxes)) return null;
  if (regime === "franchise") return { rows: [...rows], note: cardMessages.franchise };
  if (!isGross(meantTaxes)) {
    const isAlreadyNet = rows.every(({ grossPrice }) => grossPrice === undefined);
    const netRows = rows.map((row) =>
      row.grossPrice === undefined ? row : { ...withoutGrossPrice(row), unitPrice: row.grossPrice },
    );
    return { rows: netRows, note: isAlreadyNet ? cardMessages.alreadyNet : "" };
  }
  const saidRows = rows.map((row) =>
    row.unitPrice === "" || row.grossPrice !== undefined ? row : { ...row, grossPrice: row.unitPrice },
  );
  const grossRows = pricedRows(saidRows, regime);
  const hasOthers = !hasGrossPrices(grossRows, regime);
  const notes = grossRows.map((row) => grossNote(row, regime, hasOthers)).filter((note) => note !== "");
  return { rows: grossRows, note: notes.join(" ") };
}

function isGross(taxes: string): boolean {
  return !taxes.startsWith("h");
}

const NUMBER = String.raw`(\d[\d ]{0,8}(?:[.,]\d{1,2})?)(?: ?(€|euros?|eur|balles))?`;
const PER = pattern`
  (?: ?(?:\/|par |le |la |l'|du |de l'|de la )(m2|m²|metre carre|m3|m³|ml|metre|kg|kilo|h|heure|jour|journee|piece|
  unite))?`.source;
const VALUE = `${NUMBER}${PER}`;
const INSTEAD = ",? (?:et pas|pas|et non|non pas|au lieu de) (?:a )?";
const IT_IS = "(?:c'est |c'etait |mais |plutot |ca fait |a |est a ){0,2}";
const FORMER_FIRST = new RegExp(`^(?:c'est |c'etait |ce n'est )?pas (?:a )?${VALUE}[, ]+${IT_IS}${VALUE}$`);
const FORMER_LAST = new RegExp(`^(?:c'est |c'etait |plutot |a ){0,2}${VALUE}${INSTEAD}${VALUE}$`);
const NAME = "(?:la |le |les |l')?(?!pas |c'est|tva|remise|acompte|date)([a-z][^\\d]{2,60}?)";
const LABELLED = new RegExp(`^${NAME},? (?:c'est |c'etait )${VALUE}${INSTEAD}${VALUE}$`);

// « non pas 48, c'est 52 de l'heure »: the one price or quantity that was 48.
function afterOtherNumber(rows: readonly CardRow[], plain: string): RowsAfterPrice | null {
  const [, label = ""] = LABELLED.exec(plain) ?? [];
  // « la peinture, c'est 26 et pas 24 »: of another name, a number is not that of a line.
  if (label !== "" && rowsNamed(rows, label).length > 0) return null;
  if (label !== "") return { rows: [...rows], note: noLine(rows, label) };
  const isFormerFirst = FORMER_FIRST.test(plain);
  const [match, firstDigits = "", firstMoney, firstPer, lastDigits = "", lastMoney, lastPer] =
    FORMER_FIRST.exec(plain) ?? FORMER_LAST.exec(plain) ?? [];
  if (match === undefined) return null;
  const [former, value] = isFormerFirst ? [firstDigits, lastDigits] : [lastDigits, firstDigits];
  const per = lastPer ?? firstPer;
  const isMoney = [per, firstMoney, lastMoney].some((words) => words !== undefined);
  const meantRows = rows.filter((row) => per === undefined || row.unit === (PRICE_UNITS[per] ?? "u"));
  const change = { kind: "swap", value: value.trim(), former: former.trim(), isMoney, text: plain } as const;
  const after = rowsAfterLineChange(meantRows, change);
  if (after === null && hasNumber(meantRows, former)) return null;
  if (after === null) return { rows: [...rows], note: cardMessages.noSuchNumber(former.trim()) };
  if (after.rows === null) return { rows: [...rows], note: whichOf(after.candidates) };
  const changedById = new Map(after.rows.map((row) => [row.id, row]));
  return { rows: rows.map((row) => changedById.get(row.id) ?? row), note: "" };
}

function hasNumber(rows: readonly CardRow[], digits: string): boolean {
  const { value } = readTypedNumber(digits.trim(), MAX_UNIT_PRICE_EUROS);
  return rows.some((row) =>
    [row.quantity, row.unitPrice].some((one) => readTypedNumber(one, MAX_UNIT_PRICE_EUROS).value === value),
  );
}

function noLine(rows: readonly CardRow[], label: string): string {
  const labels = rows.map((row) => row.label);
  return cardMessages.noMovedLine(label, labels);
}

function whichOf(rows: readonly CardRow[]): string {
  return cardMessages.whichMoved(rows.map(({ label }) => label));
}

const SIZE = pattern`
  ^(?:la |le |les |l')?([a-z][^\d]{1,80}?),? (?:ca |elles? |ils? )?(?:fait|font|faisait|mesure|mesurent|compte|comptent|
  prend|prendra|c'est|c'etait|est de|sera de|sont)(?: plutot| bien)? (\d[\d ]{0,8}(?:[.,]\d{1,2})?) ?(heures?|h|
  jours?|j|m2|m²|metres? carres?|ml|metres?|m3|m³|kg|kilos?)
  (?:,? (?:et )?(?:pas|non|au lieu de) (\d[\d ]{0,8}(?:[.,]\d{1,2})?)
  (?: ?(?:heures?|h|jours?|j|m2|m²|metres? carres?|ml|metres?|m3|m³|kg|kilos?))?)?$`;

const BARE_SIZE = pattern`
  ^(?:la |le |les |l')([a-z][^\d]{1,80}?),? (\d[\d ]{0,8}(?:[.,]\d{1,2})?) ?(heures?|h|jours?|j|m2|m²|
  metres? carres?|ml|metres?|m3|m³|kg|kilos?)$`;

// « le plafond fait 20 m² en fait », « et la faïence 8 m² »: another quantity of the only line of that name.
function afterOtherSize(rows: readonly CardRow[], plain: string): RowsAfterPrice | null {
  const [, label = "", digits = "", unitWord = "", former] = SIZE.exec(plain) ?? BARE_SIZE.exec(plain) ?? [];
  const unit: Unit | undefined = unitSaid(unitWord);
  const { value } = readTypedNumber(digits.trim(), MAX_UNIT_PRICE_EUROS);
  const candidates = label === "" ? [] : rowsNamed(rows, label).filter((row) => row.unit === unit);
  const [row, ...others] = candidates;
  if (row === undefined || value === null || value === 0) return null;
  if (others.length > 0) return { rows: [...rows], note: whichOf(candidates) };
  const change = { kind: "quantity", label: row.label, quantity: digits.trim(), unit: unitWord, text: plain } as const;
  const after = rowsAfterLineChange(rows, { ...change, former: former?.trim() ?? "" });
  return after?.rows ? { rows: after.rows, note: "" } : null;
}

const REMINDED = new RegExp(
  "^((?:et|ah|ok|oui|non|mais)[, ]{1,2})?n?['’ ]?oubli(?:e|es|ez|er) pas " +
    "(?:de (?:mettre |compter |faire )?|d['’](?:ajouter )?)?",
  "i",
);
const ALL_DOWN = pattern`
  ^(?:baisse|diminue|reduis|descends)[srz]? (?:tout|le tout|tous les prix|les prix|l'ensemble|le total|le devis) de
  \x20(\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|pour ?cents?)$`;
const LESS = pattern`
  ^(?:fais|mets|compte|enleve|retire)[srz]?(?:[ -](?:moi|lui|leur))? (\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|pour ?cents?)
  \x20de moins(?: (?:sur (?:le )?tout|sur le total|partout|sur l'ensemble))?$`;

/**
 * A part as an order says it: « oublie pas 10 % de remise », « baisse tout de 5 % », « une chaudière à 3000 ». Where
 * there is a discount already, it is not sure what comes off.
 */
export function plainOrder(text: string, fields: readonly FormField[]): string {
  if (text.length > LONGEST_SAYING) return withPriceSign(text);
  const order = text.replace(REMINDED, "");
  const plain = plainly(order);
  const [, percent] = ALL_DOWN.exec(plain) ?? LESS.exec(plain) ?? [];
  return percent === undefined || discountOn(fields) !== "" ? withPriceSign(order) : `remise ${percent} %`;
}
