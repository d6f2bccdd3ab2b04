import type { ItemLine, Line } from "../../lines/line.ts";
import { searchText } from "../../shared/search-text.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { CardRow, PastedSection } from "../conversation/message.ts";
import { readableLabel } from "../slots/labels/clean-label.ts";
import { headsIn, wordsBeforeHeads } from "../slots/labels/said-heads.ts";
import { rankOfLot } from "../slots/lines/said-lots.ts";

const LONGEST_TEXT = 10_000;
const LONGEST_TITLE = 60;
const BULLET = /^\s{0,8}[-•*–]\s/;

/**
 * The titles under which the lines of a pasted list stand: « Dépose », then « - baignoire 3 h à 50 € ». One title alone
 * is that of the whole. Empty when no list has titles.
 */
export function pastedTitles(text: string): string[] {
  return pastedBlocks(text).map(({ title }) => title);
}

/**
 * The rows of a card under the titles of the pasted list that they were read in. Null when the list has no titles, or
 * when a row or a title cannot be placed for sure.
 */
export function pastedSections(text: string, rows: readonly CardRow[]): PastedSection[] | null {
  const sections = pastedBlocks(text).map(({ title, works }) => ({
    label: title,
    rowIds: [] as string[],
    works: works.map((work) => searchText(readableLabel(work))),
  }));
  const worksBefore = searchText(wordsBeforeHeads(text));
  let place = 0;
  for (const { id, label } of rows) {
    // « Hébergement (mois) » is said « hébergement 12 mois ».
    const name = searchText(label.replace(/ \(\p{L}+\)$/u, ""));
    const sectionAt = sections.findIndex(({ works }, at) => at >= place && works.some((work) => holdsWork(work, name)));
    // What is said before the first head stands above it.
    const isBefore = sections.every(({ rowIds }) => rowIds.length === 0) && holdsWork(worksBefore, name);
    if (name === "" || (sectionAt < 0 && !isBefore)) return null;
    place = sectionAt;
    sections[sectionAt]?.rowIds.push(id);
  }
  const isPlaced = sections.length > 0 && sections.every(({ rowIds }) => rowIds.length > 0);
  return isPlaced ? sections.map(({ label, rowIds }) => ({ label, rowIds })) : null;
}

/** The lines of a card with their titles above them. A title whose lines were all removed goes. */
export function linesUnderTitles(lines: readonly ItemLine[], sections: readonly PastedSection[]): Line[] {
  const titlesByLine = new Map<string, Line>();
  for (const [index, { label, rowIds }] of sections.entries()) {
    const first = lines.find(({ id }) => rowIds.includes(id));
    if (first) titlesByLine.set(first.id, { kind: "section", id: `section-${index + 1}`, label, level: 1 });
  }
  return lines.flatMap((line) => {
    const title = titlesByLine.get(line.id);
    return title ? [title, line] : [line];
  });
}

// « remplacement de serrures » is read in « remplacement de trois serrures ».
function holdsWork(work: string, name: string): boolean {
  if (work.includes(name)) return true;
  const words = name.split(" ").filter((word) => word.length > 2);
  return words.length > 1 && words.every((word) => work.includes(word));
}

type PastedBlock = { title: string; works: string[] };

// « lot 1 démolition : …, lot 2 plomberie, … » in one sentence: each lot, and the works after its sign.
function saidLots(text: string): PastedBlock[] {
  const heads = [...text.slice(0, LONGEST_TEXT).matchAll(LOT_TITLE)];
  if (heads.length < 2 || !heads.every(({ 1: rank = "" }, at) => rankOfLot(rank) === at + 1)) return [];
  // « lot un plomberie dix robinets à 45 euros, … » names no lot apart from its works.
  if (heads.some(({ 2: name = "" }) => SAID_AMOUNT.test(name))) return [];
  return heads.map(({ index, 0: head, 2: name = "" }, at) => ({
    title: cardMessages.lotTitle(at + 1, name.trim()),
    // « lot 1 démolition, 12 m² à 20 € » is a lot of one work, that bears its name.
    works: [text.slice(head.endsWith(",") ? index : index + head.length, heads[at + 1]?.index)],
  }));
}

// « Section Conception : …. Section Développement : … ».
function saidParts(text: string): PastedBlock[] {
  const heads = headsIn(text);
  return heads.map(({ title, at: [, from] }, index) => ({
    title,
    works: [text.slice(from, heads[index + 1]?.at[0])],
  }));
}

const SAID_AMOUNT = /(?<!\p{L})(?:euros?|heures?|m[eè]tres?|jours?|journ[eé]es?|litres?|kilos?)(?!\p{L})/iu;
const RANK = "\\d{1,2}|un|deux|trois|quatre|cinq|six|sept|huit|neuf";
const LOT_TITLE = new RegExp(
  `(?<!\\p{L})lot (?:n°\\s?)?(${RANK})[ ,–-]{1,3}(\\p{L}[\\p{L} '’/&-]{1,40})[\\s\\u00a0]?[:,]`,
  "giu",
);

function pastedBlocks(text: string): PastedBlock[] {
  const lines = text
    .slice(0, LONGEST_TEXT)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const lots = saidLots(text);
  if (lots.length > 0) return lots;
  const parts = saidParts(text);
  if (parts.length > 0) return parts;
  const blocks: PastedBlock[] = [];
  for (const [at, line] of lines.entries()) {
    if (BULLET.test(line)) blocks.at(-1)?.works.push(line);
    else if (isTitle(line) && BULLET.test(lines[at + 1] ?? ""))
      blocks.push({ title: line.trim().replace(/ ?:$/, ""), works: [] });
  }
  return blocks.length < 2 ? [] : blocks;
}

// A title says no price and no quantity, and orders nothing.
function isTitle(line: string): boolean {
  return !BULLET.test(line) && line.trim().length <= LONGEST_TITLE && !/[\d€?]|\b(?:devis|factures?)\b/i.test(line);
}
