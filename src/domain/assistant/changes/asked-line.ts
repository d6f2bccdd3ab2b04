import { plainWords } from "../../shared/search-text.ts";
import { readMovedLine } from "../actions/lines/moved-line.ts";
import { readSaidLines } from "../actions/lines/said-lines.ts";
import { rowsNamed } from "../card/card-order.ts";
import type { AskedLine } from "../conversation/flow.ts";
import type { CardRow } from "../conversation/message.ts";
import { changesIn } from "../words/changes-in.ts";
import { linesMeant } from "./changed-quote.ts";
import { withLabel } from "./with-label.ts";

/** Which lines « Laquelle ? » asks about after a text, or null when it fits one line, none, or says more. */
export function askedLineOf(rows: readonly CardRow[], text: string): AskedLine | null {
  if (changesIn(text).length > 1) return null;
  const line = readMovedLine(text);
  const movedRows = line === null ? [] : rowsNamed(rows, line.label);
  const [change, ...others] = readSaidLines(text)?.changes ?? [];
  const meantRows = movedRows.length > 1 ? movedRows : linesMeant(rows, text);
  if (meantRows.length < 2 || others.length > 0) return null;
  const labels = meantRows.map(({ label }) => label);
  const orders = labels.flatMap((label) => {
    const order = movedRows.length > 1 ? onLine(text, line?.label ?? "", label) : change && withLabel(change, label);
    return order ?? [];
  });
  return orders.length === labels.length ? { labels, orders } : null;
}

/** The text with the whole name of a line in the place of words that were not sure. Null where these are not found. */
export function onLine(text: string, words: string, label: string): string | null {
  const plain = plainWords(text);
  const start = plain.indexOf(words);
  const isPlaced = words !== "" && start >= 0 && start === plain.lastIndexOf(words) && plain.length === text.length;
  return isPlaced ? text.slice(0, start) + label + text.slice(start + words.length) : null;
}
