import { LABELS, LONGEST_LABEL } from "./label-words.ts";
import type { LabelField } from "./label-words.ts";
import type { Token } from "./tokens.ts";

/**
 * A label and its value: indexes of tokens. `from` is where the label begins, its bullet included. `unit` is the text
 * in its parentheses (« Durée (minutes) »).
 */
export type Labelled = {
  field: LabelField;
  name: string;
  unit: string;
  from: number;
  valueFrom: number;
  valueTo: number;
};

const MOST_LABELS = 100;

/**
 * The first hundred labels of a text with their values, in order. A value ends where the next label begins, or at the
 * line's end.
 */
export function findLabels(tokens: readonly Token[]): Labelled[] {
  const heads: Labelled[] = [];
  for (let index = 0; index < tokens.length && heads.length < MOST_LABELS;) {
    const head = isBoundary(tokens, index) ? labelAt(tokens, index) : null;
    if (head) heads.push(head);
    index = head ? Math.max(head.valueFrom, index + 1) : index + 1;
  }
  return heads.map((head, at) => ({ ...head, ...valueOf(tokens, head, heads[at + 1]?.from ?? tokens.length) }));
}

// A label stands at the head of the text, of a line or after a sign.
function isBoundary(tokens: readonly Token[], index: number): boolean {
  const previous = tokens[index - 1];
  return !previous || previous.kind === "line" || /^[;,./|:*)(-]$/.test(previous.text);
}

function labelAt(tokens: readonly Token[], index: number): Labelled | null {
  if (tokens[index]!.kind !== "word") return null;
  for (let length = Math.min(LONGEST_LABEL, tokens.length - index); length > 0; length -= 1) {
    const name = tokens
      .slice(index, index + length)
      .map(({ text }) => text)
      .join(" ");
    const field = LABELS.get(name);
    const value = field ? afterSeparator(tokens, index, index + length, field) : null;
    if (!field || !value) continue;
    return {
      field,
      name,
      unit: value.unit,
      from: startOfBullet(tokens, index),
      valueFrom: value.next,
      valueTo: value.next,
    };
  }
  return null;
}

// « : », « = », « - » between spaces, « | » in a table, a unit in parentheses and stars around them.
function afterSeparator(
  tokens: readonly Token[],
  start: number,
  end: number,
  field: LabelField,
): { next: number; unit: string } | null {
  let next = end;
  let unit = "";
  if (tokens[next]?.text === "(") {
    const size = tokens.slice(next, next + 6).findIndex(({ text }) => text === ")");
    if (size < 0) return null;
    const close = next + size;
    unit = textOf(tokens, next + 1, close);
    next = close + 1;
  }
  while (tokens[next]?.text === "*" && next - end < 6) next += 1;
  const sign = tokens[next];
  const isDash =
    sign?.text === "-" && sign.isSpaced && tokens[next + 1]?.isSpaced === true && startsPart(tokens, start);
  const isBar = sign?.text === "|" && tokens[start - 1]?.text === "|";
  // « heures 26 »: a number right after, at the head of a line.
  const isNumber = sign?.kind === "number" || (field === "phone" && sign?.text === "+");
  if (/^(duration|phone)$/.test(field) && isNumber && isLineStart(tokens, start)) return { next, unit };
  if (field === "email" && isLineStart(tokens, start) && isAddress(tokens, next)) return { next, unit };
  if (!isDash && !isBar && sign?.text !== ":" && sign?.text !== "=") return null;
  next += 1;
  while (tokens[next]?.text === "*" && next - end < 12) next += 1;
  return { next, unit };
}

// « mail zoe@nuage.io »: an @ before the next space.
function isAddress(tokens: readonly Token[], index: number): boolean {
  let next = index + 1;
  while (tokens[next]?.isSpaced === false && next - index < 12) next += 1;
  return tokens.slice(index, next).some(({ text }) => text === "@");
}

function startsPart(tokens: readonly Token[], index: number): boolean {
  return isLineStart(tokens, index) || tokens[index - 1]?.text === ";";
}

function isLineStart(tokens: readonly Token[], index: number): boolean {
  const start = startOfBullet(tokens, index);
  return start === 0 || tokens[start - 1]!.kind === "line";
}

// « - », « * », « 1) », « | » before a label are part of it.
function startOfBullet(tokens: readonly Token[], index: number): number {
  let start = index;
  while (/^[*|-]$/.test(tokens[start - 1]?.text ?? "")) start -= 1;
  if (/^[).]$/.test(tokens[start - 1]?.text ?? "") && tokens[start - 2]?.kind === "number") start -= 2;
  return start;
}

// Without the signs that part it from what follows. Only a description goes on over the end of its line.
function valueOf(tokens: readonly Token[], { field, valueFrom }: Labelled, limit: number): { valueTo: number } {
  let valueTo = valueFrom;
  while (
    valueTo < limit &&
    (field === "description" ? !isDescriptionEnd(tokens, valueTo) : tokens[valueTo]!.kind !== "line")
  )
    valueTo += 1;
  while (valueTo > valueFrom && /^[;,/|*\n-]$/.test(tokens[valueTo - 1]!.text)) valueTo -= 1;
  return { valueTo };
}

const CLOSING = /^(cordialement|cdt|cdlt|merci|bonne|amicalement|bien|a)$/;

// An empty line, a closing, or a line with a price: the description is over.
function isDescriptionEnd(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]!.kind !== "line") return false;
  const following = tokens[index + 1];
  if (!following || following.kind === "line") return true;
  if (CLOSING.test(following.text) && /^(cordialement|cdt|cdlt|merci|amicalement)$/.test(following.text)) return true;
  for (let at = index + 1; at < tokens.length && tokens[at]!.kind !== "line"; at += 1)
    if (/^(€|euros?|%|tva)$/.test(tokens[at]!.text)) return true;
  return false;
}

function textOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");
}
