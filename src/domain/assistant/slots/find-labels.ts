import { pattern } from "../words/pattern.ts";
import type { Span, Token } from "../words/tokens.ts";
import { tokenAt, wordAt, wordsBetween } from "../words/tokens.ts";
import { LABELS, LONGEST_LABEL } from "./label-words.ts";
import type { LabelField } from "./label-words.ts";
import { unitAt } from "./units.ts";

/**
 * A label and its value: indexes of tokens. `from` is where the label begins, its bullet included. `unit` is the text
 * in its parentheses (« Durée (minutes) »).
 */
export type LabelPlace = {
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
export function findLabels(tokens: readonly Token[]): LabelPlace[] {
  const heads: LabelPlace[] = [];
  let lineStart = 0;
  const isForm = isFormHead(tokens);
  for (let index = 0; index < tokens.length && heads.length < MOST_LABELS;) {
    if (tokens[index - 1]?.kind === "line") lineStart = index;
    const isHead = isBoundary(tokens, index) || isAfterLabel(tokens, index, heads.at(-1), lineStart);
    const head = isHead ? labelAt(tokens, index, isForm) : null;
    if (head) heads.push(head);
    index = head ? Math.max(head.valueFrom, index + 1) : index + 1;
  }
  return heads.map((head, at) => ({ ...head, ...valueOf(tokens, head, heads[at + 1]?.from ?? tokens.length) }));
}

// A label stands at the head of the text, of a line or after a sign.
function isBoundary(tokens: readonly Token[], index: number): boolean {
  const previous = tokens[index - 1];
  return !previous || previous.kind === "line" || /^[;,./|:*)(>#-]$/.test(previous.text);
}

// « entreprise: Pixel email: hello@pixel.co tel: 06… »: a second label of the line, its colon right after it.
function isAfterLabel(
  tokens: readonly Token[],
  index: number,
  last: LabelPlace | undefined,
  lineStart: number,
): boolean {
  if (!last || last.field === "description" || index <= last.valueFrom || last.valueFrom < lineStart) return false;
  const colon = tokens.slice(index, index + LONGEST_LABEL + 1).findIndex(({ text }) => text === ":");
  return colon > 0 && tokenAt(tokens, index).isSpaced;
}

// « devis plomberie », then a line for each thing: a form, where a label may have no colon.
function isFormHead(tokens: readonly Token[]): boolean {
  const end = tokens.findIndex(({ kind }) => kind === "line");
  return end > 0 && end <= LONGEST_FORM_HEAD && tokens.slice(0, end).some(({ text }) => FORM.test(text));
}

const LONGEST_FORM_HEAD = 8;
const FORM = /^(devis|facture|facturer)$/;

function labelAt(tokens: readonly Token[], index: number, isForm: boolean): LabelPlace | null {
  if (tokenAt(tokens, index).kind !== "word") return null;
  for (let length = Math.min(LONGEST_LABEL, tokens.length - index); length > 0; length -= 1) {
    const name = wordsBetween(tokens, index, index + length);
    const field = LABELS.get(name);
    if (!field) continue;
    const end = index + length;
    // « Début souhaité : 4 janvier ».
    const isQualified = QUALIFIER.test(wordAt(tokens, end)) && tokenAt(tokens, end).isSpaced;
    const next = isQualified ? end + 1 : end;
    const isBare = isForm && isBareLabel(tokens, { from: index, to: next }, field);
    const value = afterSeparator(tokens, index, next, field) ?? (isBare ? { next, unit: "" } : null);
    // « Fournitures : 210 € » is a work with its price.
    if (
      !value ||
      isOrderLine(tokens, name, value.next) ||
      (PRICED.test(name) && (isLonePrice(tokens, value.next) || isPricedCount(tokens, value.next)))
    )
      continue;
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

const PRICED = /^(fournitures|livraison|materiel|prestations?|prestas?|interventions?|travaux|travail|taches?)$/;

// « à facturer : 6 h de désherbage à 35 € » orders a work, « à facturer : 450 € » says its price.
function isOrderLine(tokens: readonly Token[], name: string, from: number): boolean {
  return /^a facturer$/.test(name) && !isLonePrice(tokens, from);
}

// The rest of the line is a price and nothing else.
function isLonePrice(tokens: readonly Token[], from: number): boolean {
  let to = from;
  while (to < tokens.length && to - from < 12 && !endsPrice(tokens, to)) to += 1;
  const words = tokens.slice(from, to).map(({ text }) => text);
  const isMoney = words.some((word) => /^(€|e|eur|euros?)$/.test(word));
  return isMoney && words.every((word) => /^(\d+|[.,€]|e|eur|euros?|ht|ttc)$/.test(word));
}

// « travaux : isolation des combles 80 m² à 35 € » is a work with its count and its price.
function isPricedCount(tokens: readonly Token[], from: number): boolean {
  let to = from;
  while (to < tokens.length && to - from < LONGEST_PRICED && tokenAt(tokens, to).kind !== "line") to += 1;
  // « création d'une terrasse, 32 m² à 95 € »: the comma before the count parts no works.
  const line = wordsBetween(tokens, from, to).replace(COMMA_OF_COUNT, " ");
  return PRICED_COUNT.test(line) && !line.replace(/\d , \d/g, "").includes(" , ");
}

const LONGEST_PRICED = 24;
const COMMA_OF_COUNT = / [,:-] (?=\d{1,5} (?:m2|m 2|m 3|ml|m|m3|metres?|h|heures?|j|jours?) )/;
const PRICED_COUNT =
  / \d{1,5} (?:m2|m 2|ml|m|m3|metres?|h|heures?|j|jours?) (?:a|x|\*) \d{1,6}(?: [.,] \d{1,2})? (?:€|euros?)/;

// The end of a line, or « 210 €, … ».
function endsPrice(tokens: readonly Token[], index: number): boolean {
  const following = tokens[index + 1];
  const isComma = /^[,;]$/.test(wordAt(tokens, index)) && following?.isSpaced === true && following.kind !== "number";
  return tokenAt(tokens, index).kind === "line" || isComma;
}

// « boulot chauffe-eau fourni posé », « prix 890 ttc », « tva 10 », « début 3 décembre » on lines of their own.
function isBareLabel(tokens: readonly Token[], { from, to }: Span, field: LabelField): boolean {
  const name = wordsBetween(tokens, from, to);
  const following = tokenAt(tokens, to);
  if (!isLineStart(tokens, from) || tokens[to] === undefined || following.kind === "line") return false;
  if (/^(flat|vat|rate|dayRate|discount)$/.test(field)) return following.kind === "number";
  if (/^(startDate|endDate)$/.test(field)) return /^(debut|demarrage|fin)$/.test(name);
  if (!BARE_LABELS.test(name)) return false;
  // « intervention 2 h à 50 € » is a line of its own.
  let end = to;
  while (end < tokens.length && tokenAt(tokens, end).kind !== "line") end += 1;
  return !tokens.slice(to, end).some(({ text }) => /^(€|e|eur|euros?|:)$/.test(text));
}

const BARE_LABELS = pattern`
    ^(client|cliente|clt|nom|prenom|societe|entreprise|boulot|travaux|prestation|presta|intervention|mission|objet|
    motif)$`;

const QUALIFIER =
  /^(?:souhaite|prevu|estime|envisage|voulu|demande|annonce|approximatif|convenu|total)(?:e|s|es)?$|^(?:ht|ttc)$/;

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
    unit = wordsBetween(tokens, next + 1, close);
    next = close + 1;
  }
  while (tokens[next]?.text === "*" && next - end < 6) next += 1;
  // « Tél. : 02… ».
  if (tokens[next]?.text === "." && /^[:=]$/.test(tokens[next + 1]?.text ?? "")) next += 1;
  const sign = tokens[next];
  const isDash =
    sign?.text === "-" && sign.isSpaced && tokens[next + 1]?.isSpaced === true && startsPart(tokens, start);
  const isBar = sign?.text === "|" && tokens[start - 1]?.text === "|";
  // « heures 26 »: a number right after, at the head of a line.
  const isNumber = sign?.kind === "number" || (field === "phone" && sign?.text === "+");
  if (/^(duration|phone)$/.test(field) && isNumber && isLineStart(tokens, start)) return { next, unit };
  if (field === "email" && isLineStart(tokens, start) && isAddress(tokens, next)) return { next, unit };
  // « jours -> 4 », « tva => 20 ».
  const isArrow = /^[-=]$/.test(sign?.text ?? "") && tokens[next + 1]?.text === ">" && startsPart(tokens, start);
  if (!isDash && !isBar && !isArrow && sign?.text !== ":" && sign?.text !== "=" && sign?.text !== "→") return null;
  next += isArrow ? 2 : 1;
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
  return start === 0 || tokenAt(tokens, start - 1).kind === "line";
}

// « - », « * », « 1) », « | » before a label are part of it.
function startOfBullet(tokens: readonly Token[], index: number): number {
  let start = index;
  while (/^[*|#>-]$/.test(tokens[start - 1]?.text ?? "")) start -= 1;
  if (/^[).]$/.test(tokens[start - 1]?.text ?? "") && tokens[start - 2]?.kind === "number") start -= 2;
  return start;
}

// Without the signs that part it from what follows. Only a description goes on over the end of its line.
function valueOf(tokens: readonly Token[], { field, valueFrom }: LabelPlace, limit: number): { valueTo: number } {
  let valueTo = valueFrom;
  while (
    valueTo < limit &&
    (field === "description" ? !isDescriptionEnd(tokens, valueTo) : tokenAt(tokens, valueTo).kind !== "line") &&
    // « client : Studio Kappa / devis : … ».
    !(NAMES_OR_CONTACTS.has(field) && valueTo > valueFrom && isBar(tokens, valueTo))
  )
    valueTo += 1;
  valueTo = endOfName(tokens, field, valueFrom, valueTo);
  while (valueTo > valueFrom && /^[;,/|*\n-]$/.test(wordAt(tokens, valueTo - 1))) valueTo -= 1;
  return { valueTo };
}

const NAMES_OR_CONTACTS = new Set<LabelField>([
  "company",
  "client",
  "person",
  "firstName",
  "lastName",
  "email",
  "phone",
]);

function isBar(tokens: readonly Token[], index: number): boolean {
  return (
    /^[/|]$/.test(wordAt(tokens, index)) && tokens[index]?.isSpaced === true && tokens[index + 1]?.isSpaced === true
  );
}

const NAMES = new Set<LabelField>(["company", "client", "person", "firstName", "lastName", "projectName"]);

// « société : Armor Conseil, récurrent », « client : Bruno Faure. 14 h à 44 € »: a name in a sentence ends at a full
// stop, and at a comma unless the label begins its line.
function endOfName(tokens: readonly Token[], field: LabelField, valueFrom: number, valueTo: number): number {
  if (!NAMES.has(field)) return valueTo;
  let start = valueFrom;
  while (start > 0 && tokenAt(tokens, start - 1).kind !== "line" && valueFrom - start < 12) start -= 1;
  const isInSentence = tokens.slice(start, valueFrom).some(({ text }) => /^[,;.]$/.test(text));
  for (let at = valueFrom + 1; at < valueTo; at += 1) {
    const text = wordAt(tokens, at);
    const isStop = text === "." && tokens[at + 1]?.isSpaced === true && wordAt(tokens, at - 1).length > 3;
    if (isStop || (text === "," && isInSentence)) return at;
  }
  return valueTo;
}

const CLOSING = pattern`
    ^(cordialement|cdt|cdlt|merci|amicalement|bonne (journee|soiree|fin|semaine|reception)|bien (a vous|
    cordialement|a toi)|a bientot|a vous lire|salutations|sinceres salutations|respectueusement|dans l ')\b`;

// « Disponible à partir du 4 janvier » is no work.
const NEXT_TOPIC = /^(disponible|dispo|disponibilite|adresse|acces|urgent|rdv|budget|paiement|reglement)$/;

// An empty line, a closing, or a line with a price: the description is over.
function isDescriptionEnd(tokens: readonly Token[], index: number): boolean {
  if (tokenAt(tokens, index).kind !== "line") return false;
  const following = tokens[index + 1];
  if (!following || following.kind === "line") return true;
  const words = tokens.slice(index + 1, index + 4).map(({ text }) => text);
  if (CLOSING.test(words.join(" ")) || NEXT_TOPIC.test(words[0] ?? "")) return true;
  if (tokens[index + 1]?.kind === "number" && unitAt(tokens, index + 2) !== null) return true;
  for (let at = index + 1; at < tokens.length && tokenAt(tokens, at).kind !== "line"; at += 1)
    if (/^(€|euros?|%|tva)$/.test(wordAt(tokens, at))) return true;
  return false;
}
