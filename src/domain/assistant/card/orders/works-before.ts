import { STANDARD_VAT_BASIS_POINTS } from "../../../company/company.ts";
import { withCapital } from "../../../shared/french-format.ts";
import { plainWords } from "../../../shared/search-text.ts";
import type { CardRow } from "../../conversation/message.ts";
import type { SaidQuote } from "../../conversation/said-quote.ts";
import { readableLabel } from "../../slots/labels/clean-label.ts";
import { isTalk } from "../../slots/unpriced-works.ts";
import type { Slots } from "../../understanding.ts";
import { isWorkNoun, workAsNoun, workNoun } from "../../words/work-noun.ts";
import { freeRowId } from "../card-order.ts";

// « devis M. Petit : démontage de l'ancienne chaudière, chaudière neuve 2400 € »: the first work has no price. It is a
// line all the same, and its price is asked.

/**
 * What is named before the first priced work. `title`: what all of it is for, « rénovation de la salle de bain ».
 * `pricedWork`: the work that the only price follows, when another one was taken for it.
 */
export type WorksBefore = { works: string[]; title: string; pricedWork?: string };

const LONGEST = 4_000;
const LONGEST_WORK = 80;
const MOST_WORDS = 9;
const NONE: WorksBefore = { works: [], title: "" };
const TITLES =
  /^(?:renovation|refection|amenagement|travaux|construction|creation|refonte|extension|agrandissement)s?\b/;
// « refaire sa salle de bain : dépose 5 h, … ».
const REDO = /^(?:refaire|renover|amenager|transformer|agrandir|construire|creer|remettre a neuf)\b/;
const PLACES =
  /^(?:(?:une?|la|le|sa|son) )?(?:maison|appartement|logement|immeuble|villa|studio|pavillon|local|bureaux?)\b/;
const HEAD = /^(?:(?:une?|la|le|les|des|du|de la|l'|plus|et|puis|ensuite|d'abord|avec) ?){0,3}/;

/** The works that an order names without a price before the first one that has a price. */
export function readWorksBefore(order: string, slots: Slots): WorksBefore {
  if (order.length > LONGEST) return NONE;
  const start = firstLineStart(order, slots);
  if (start === null) return NONE;
  const pricedWork = workAfterOther(order, slots);
  if (pricedWork !== "") return { works: [slots.description?.value ?? ""], title: "", pricedWork };
  const places = customerPlaces(slots);
  const from = Math.max(0, ...places.map(([, end]) => end));
  if (from === 0 || from >= start) return NONE;
  const worksBefore: WorksBefore = { works: [], title: "" };
  let isListed = false;
  const parts = partsOf(order, from, start);
  for (const [index, { text, at, opener }] of parts.entries()) {
    isListed ||= opener === ":";
    const words = plainWords(text).replaceAll("’", "'").replace(HEAD, "");
    const isTaken = takenPlaces(slots).some(([begin, end]) => at < end && at + text.length > begin);
    if (isTaken || !isName(words) || (opener === "" && !isWork(words))) continue;
    const isHead = REDO.test(words) && (parts[index + 1]?.opener ?? order.slice(at + text.length).trim()[0]) === ":";
    if ((TITLES.test(words) || isHead) && worksBefore.title === "" && worksBefore.works.length === 0)
      worksBefore.title = text;
    else if (isListed || isWork(words)) worksBefore.works.push(text);
  }
  return worksBefore;
}

/** The rows of an order with a line for each work that is named before them, whose price is to be given. */
export function withWorksBefore(quoteSaid: SaidQuote, { works, pricedWork }: WorksBefore): SaidQuote {
  const [first] = quoteSaid.rows;
  if (works.length === 0 || first === undefined) return quoteSaid;
  const ownLabel = pricedWork === undefined ? first.label : withCapital(readableLabel(pricedWork));
  const pricedRows = quoteSaid.rows.map((row) => (row === first ? { ...row, label: ownLabel } : row));
  const labels = pricedRows.map(({ label }) => nounOf(label));
  const rows = works.reduce<CardRow[]>((rowsNow, work) => {
    const label = withCapital(readableLabel(workAsNoun(work)));
    if (labels.some((pricedLabel) => pricedLabel.includes(nounOf(label)))) return rowsNow;
    const row: CardRow = {
      id: freeRowId([...quoteSaid.rows, ...rowsNow]),
      label,
      quantity: "1",
      unit: "forfait",
      unitPrice: "",
      vatBasisPoints: quoteSaid.isRateSaid ? first.vatBasisPoints : STANDARD_VAT_BASIS_POINTS,
      vatReason: null,
    };
    return [...rowsNow, row];
  }, []);
  return { ...quoteSaid, rows: [...rows, ...pricedRows] };
}

// « peindre le couloir, 14 h à 48 € » and « Peinture du couloir » are one work.
function nounOf(label: string): string {
  return plainWords(workAsNoun(label));
}

function firstLineStart(order: string, { lines = [], flatPriceEuros, hours, days, description }: Slots): number | null {
  const starts = lines.map(({ value, at: [from, to] }) => {
    const labelAt = plainWords(order.slice(0, to)).lastIndexOf(plainWords(value.label));
    return labelAt < 0 ? from : Math.min(from, labelAt);
  });
  const isAlone = lines.length === 0 && (flatPriceEuros ?? hours ?? days) !== undefined && description !== undefined;
  if (isAlone) return description.at[0];
  return starts.length === 0 ? null : Math.min(...starts);
}

// « démontage de l'ancien, puis meuble neuf 300 € »: the price is that of the second.
function workAfterOther(order: string, { lines, flatPriceEuros, description }: Slots): string {
  if (lines !== undefined || !flatPriceEuros || !description || flatPriceEuros.at[0] < description.at[1]) return "";
  const between = order.slice(description.at[1], flatPriceEuros.at[0]);
  const [, work = ""] = /^\s*[,;] (?:et )?(?:puis|ensuite) (.{4,80}?)(?: à| pour| :| =)? *$/.exec(between) ?? [];
  return isName(plainWords(work).replaceAll("’", "'").replace(HEAD, "")) ? work : "";
}

function customerPlaces({ company, firstName, lastName, projectName, city }: Slots): [number, number][] {
  return [company, firstName, lastName, projectName, city].flatMap((slot) => (slot ? [slot.at] : []));
}

// What was read of the order besides its works.
function takenPlaces({
  lines: _lines,
  leftOutWorks: _left,
  description: _works,
  ...others
}: Slots): [number, number][] {
  return Object.values(others).flatMap((slot) => (slot ? [slot.at] : []));
}

type Part = { text: string; at: number; opener: string };

// The parts of a list, each with the sign before it.
function partsOf(order: string, from: number, to: number): Part[] {
  const parts: Part[] = [];
  let at = from;
  let opener = "";
  const take = (end: number) => {
    const raw = order.slice(at, end);
    const text = raw.trim().replace(TRAILING, "");
    if (text !== "") parts.push({ text, at: at + raw.indexOf(text), opener });
  };
  for (const match of order.slice(from, to).matchAll(SIGNS)) {
    take(from + match.index);
    at = from + match.index + match[0].length;
    opener = match[0].trim().charAt(0);
  }
  take(to);
  return parts;
}

const SIGNS = / *[,;:\n] *| (?=puis |ensuite )/g;
const TRAILING = / (?:et|puis|plus|avec|ensuite)$/i;

function isName(words: string): boolean {
  const list = words.split(/[^a-z0-9]+/).filter((word) => word !== "");
  if (list.length === 0 || list.length > MOST_WORDS || words.length > LONGEST_WORK || /\d|[@?!]/.test(words))
    return false;
  return /[a-z]{4}/.test(words) && !isTalk(list) && !PLACES.test(words);
}

function isWork(words: string): boolean {
  const [first = ""] = words.split(/[^a-z]+/);
  return isWorkNoun(first) || isWorkNoun(workNoun(first));
}
