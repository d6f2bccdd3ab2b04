import { plainWords } from "../../../shared/search-text.ts";
import type { CardRow, PastedSection } from "../../conversation/message.ts";
import { pattern } from "../../words/pattern.ts";
import { rowsNamed } from "../card-order.ts";
import { rowOfRank } from "../sums/row-of-rank.ts";

// Which lines belong to a lot: those that a sentence names, or those whose words are of the lot's trade.

const COUNTS = ["une", "deux", "trois", "quatre", "cinq", "six"];
const FIRST_OR_LAST = /^(?:les )?(\d{1,2}|deux|trois|quatre|cinq|six) (premier|dernier)[a-z]*(?: lignes?| postes?)?$/;
const FROM_TO = /^(?:les |des )?lignes? (?:de )?(\d{1,2}) (?:a|jusqu'a) (\d{1,2})$/;
const RANKS = /^(?:les )?lignes? (\d{1,2})((?:(?:,| et) \d{1,2})+)$/;
const OTHERS = /^(?:toutes )?(?:les |le )?(?:autres?|reste)(?: des)?(?: lignes?)?$/;
const EXCEPT = /^(.+?),? (?:sauf|hormis|excepte|hors|a part) (?:pour )?(.+)$/;
const EVERY = /^(?:tout|toutes? les lignes|l'ensemble)$/;

/**
 * The lines that words name: « les 2 premières lignes », « lignes 1 à 3 », « la pose et le receveur ». Null when one of
 * them names none. `lots`: those that some stand in, for « les autres ».
 */
export function rowsSaid(
  rows: readonly CardRow[],
  words: string,
  lots: readonly PastedSection[],
): readonly CardRow[] | null {
  const plain = plainWords(words).replaceAll("’", "'").trim();
  const [, all = "", except = ""] = EXCEPT.exec(plain) ?? [];
  if (all !== "") return rowsExcept(rowsSaid(rows, all, lots), rowsSaid(rows, except, lots));
  const [, count = "", end = ""] = FIRST_OR_LAST.exec(plain) ?? [];
  if (count !== "") {
    const number = Number(count) || COUNTS.indexOf(count) + 1;
    if (number > rows.length) return null;
    return end === "premier" ? rows.slice(0, number) : rows.slice(-number);
  }
  const [, from = "", to = ""] = FROM_TO.exec(plain) ?? [];
  if (from !== "") return Number(to) > rows.length ? null : filledOrNull(rows.slice(Number(from) - 1, Number(to)));
  if (EVERY.test(plain)) return rows;
  if (OTHERS.test(plain)) return filledOrNull(rows.filter(({ id }) => !lots.some(({ rowIds }) => rowIds.includes(id))));
  const ranks = RANKS.exec(plain) === null ? [] : (plain.match(/\d{1,2}/g) ?? []);
  const namedRows = ranks.length > 0 ? ranks.map((rank) => rowsAt(rows, rank)) : partsOf(plain, rows);
  return namedRows.some(({ length }) => length === 0) ? null : filledOrNull([...new Set(namedRows.flat())]);
}

// A line that is left out and is not there leaves all of it unsure.
function rowsExcept(saidRows: readonly CardRow[] | null, leftRows: readonly CardRow[] | null): CardRow[] | null {
  return saidRows && leftRows && filledOrNull(saidRows.filter((row) => !leftRows.includes(row)));
}

function rowsAt(rows: readonly CardRow[], rank: string): CardRow[] {
  return rows.slice(Number(rank) - 1, Number(rank));
}

// « dépose et pose » may be the name of one line.
function partsOf(words: string, rows: readonly CardRow[]): CardRow[][] {
  const whole = namedIn(rows, words);
  return whole.length > 0 ? [whole] : words.split(/, | et /).map((part) => namedIn(rows, part));
}

function namedIn(rows: readonly CardRow[], words: string): CardRow[] {
  const row = rowOfRank(rows, words);
  return row === null ? rowsNamed(rows, words) : [row];
}

function filledOrNull(rows: CardRow[]): CardRow[] | null {
  return rows.length === 0 ? null : rows;
}

/** Beginnings of words that name a lot, and of words of what belongs to it. */
const TRADES: readonly (readonly [lot: RegExp, work: RegExp])[] = [
  [
    /\b(?:plomb|sanit)/,
    pattern`
      \b(?:plomb|sanit|vasque|lavabo|wc\b|toilette|robinet|mitigeur|douche|receveur|baignoire|siphon|evier|chauffe|
      ballon|cumulus|bonde|evacuation|arrivee|alimentation|canalis|bac\b|paroi)`,
  ],
  [/\b(?:carrel|faienc|revet)/, /\b(?:carrel|faienc|joints?\b|plinthe|mosaiq|croisillon|ragreage|chape)/],
  [/\belec/, /\b(?:elec|prises?\b|interrupt|tableau|luminaire|spots?\b|cabl|eclair|disjonct|applique)/],
  [/\bpeint/, /\b(?:peint|peindre|enduit|lasure|lessiv|poncage|papier peint|toile de verre)/],
  [/\b(?:platr|plaq|cloison|isol)/, /\b(?:placo|platr|plaques?\b|cloison|isol|doublage|faux plafond|bandes?\b)/],
  [/\bmenuis/, /\b(?:menuis|portes?\b|fenetre|volet|placard|parquet|lambris|huisserie|baie)/],
  [/\b(?:demol|depos|prepar)/, /\b(?:demol|depos|cass|evacu|gravat|demont|enlev|abatt|protection)/],
  [/\bmacon/, /\b(?:macon|parpaing|beton|dalle|fondation|linteau|enduit|ouverture|terrass)/],
];

/** The lines of the lot of that name: those that bear its name, then those whose words are of its trade. */
export function rowsOfLot(rows: readonly CardRow[], label: string): CardRow[] {
  const name = plainWords(label);
  const namedRows = new Set(rowsNamed(rows, name));
  return rows.filter((row) => namedRows.has(row) || isOfTrade(row.label, name));
}

function isOfTrade(label: string, lot: string): boolean {
  const work = plainWords(label);
  return TRADES.some(([names, works]) => names.test(lot) && works.test(work));
}

/** The one lot that a line belongs to by its words, or null when none or several fit. */
export function lotOfWork(label: string, lots: readonly PastedSection[]): PastedSection | null {
  const fitting = lots.filter((lot) => isOfTrade(label, plainWords(lot.label)));
  const [lot, ...others] = fitting;
  return lot !== undefined && others.length === 0 ? lot : null;
}
