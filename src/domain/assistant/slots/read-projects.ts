import type { Slots } from "../understanding.ts";
import { quotedAt } from "./quoted-at.ts";
import type { Span, Token } from "./tokens.ts";
import { wordSet } from "./tokens.ts";
import { unitAt } from "./units.ts";

/** The shortest and the longest project name taken from a text (docs/specification.md#what-is-read). */
export const PROJECT_NAME = { shortest: 3, longest: 60 };

/** The project that a text names (« le projet Villa Armor », « le projet « Facture » »), with its tokens. */
export function readProject(
  text: string,
  tokens: readonly Token[],
  isTaken: (index: number) => boolean,
): { projectName?: NonNullable<Slots["projectName"]>; span: Span | null } {
  for (let index = 0; index < tokens.length; index += 1) {
    if (!/^(projet|projets|project|projer|chantier)$/.test(tokens[index]!.text)) continue;
    const start = afterLink(tokens, index + 1);
    const quoteSpan = quotedAt(tokens, start);
    const span = quoteSpan ?? nameAt(text, tokens, start, isTaken);
    if (!span || (tokens[index]!.text === "chantier" && !quoteSpan)) continue;
    const value = text
      .slice(tokens[span.from]!.start, tokens[span.to - 1]!.end)
      .replace(/\s+/g, " ")
      .trim();
    if (value.length < PROJECT_NAME.shortest || value.length > PROJECT_NAME.longest) continue;
    const whole = quoteSpan ? { from: index, to: span.to + 1 } : { from: index, to: span.to };
    return { projectName: { value, at: [tokens[span.from]!.start, tokens[span.to - 1]!.end] }, span: whole };
  }
  return { span: null };
}

// « nommé », « qui s'appelle », « intitulé ».
function afterLink(tokens: readonly Token[], index: number): number {
  let next = index;
  while (/^(nomme|appele|intitule|named|called|qui|s|'|appelle|appelait|plutot)$/.test(tokens[next]?.text ?? ""))
    next += 1;
  return next;
}

const ENDS = wordSet(`
  pour a au aux avec sans est si stp svp sur dans chez mets met qui que car il elle on je tu nous vous ils comme
  parce merci maintenant deja urgent vite et mais ou pas voici avant apres depuis jusqu vers doit sera etait sont
  ont ai as for the is to with please s d de du des n l y ca ce cette
`);
const FIRST = wordSet(`
  recurrent recurrente ponctuel ponctuelle nouveau suivant precedent actuel existant termine fini perso urgent
  client ici la le les un une mon ton son en cours entier complet concerne
`);

// A name begins with a capital, unless the text has none. It goes on through small words until something else begins.
function nameAt(
  text: string,
  tokens: readonly Token[],
  start: number,
  isTaken: (index: number) => boolean,
): Span | null {
  const first = tokens[start];
  if (!first || first.kind === "sign" || first.kind === "line" || isTaken(start)) return null;
  const isCapital = /^[\p{Lu}\d]/u.test(text.slice(first.start));
  const hasCapitals = /\p{Lu}/u.test(text.slice(1));
  if (ENDS.has(first.text) && !isCapital) return null;
  if (!isCapital && (hasCapitals || FIRST.has(first.text))) return null;
  let to = start;
  for (let next = start; next < tokens.length && next - start < 14 && !isTaken(next); next += 1) {
    const token = tokens[next]!;
    if (token.kind === "line" || (token.kind === "sign" && !/^['&-]$/.test(token.text))) break;
    if (token.text === "-" && (token.isSpaced || tokens[next + 1]?.isSpaced)) break;
    if (token.kind === "number" && unitAt(tokens, next + 1)) break;
    const isWordCapital = /^[\p{Lu}\d]/u.test(text.slice(token.start, token.end));
    if (next > start && ENDS.has(token.text) && !isWordCapital && !isLinkInName(text, tokens, next)) break;
    to = next + 1;
  }
  while (to > start && ENDS.has(tokens[to - 1]!.text)) to -= 1;
  return to > start ? { from: start, to } : null;
}

// « Grange du Bourg », « Puits de lumière », « l'atelier ».
function isLinkInName(text: string, tokens: readonly Token[], index: number): boolean {
  const { text: word } = tokens[index]!;
  if (!/^(d|de|du|des|l|s|la)$/.test(word)) return false;
  const following = tokens[index + 1];
  return following?.text === "'" || following?.kind === "word" || /^[\p{Lu}]/u.test(text.slice(following?.start ?? 0));
}

const NUMBER =
  /\b(?:factures?|devis|avoirs?|document) (?:n ?[°o]?\.? ?)?((?:[a-z]{1,4}-?)?\d{1,8}(?:-\d{1,8}){0,2})(?![\w-])/i;
const LETTERED = /(?<![\w-])([A-Z]{1,4}-?20\d\d-\d{1,6})(?![\w-])/;

/** The number of a document that a text names (« la facture 12 », « D-2026-014 »). */
export function readDocumentNumber(text: string, tokens: readonly Token[]): Pick<Slots, "documentNumber"> {
  const match = LETTERED.exec(text) ?? NUMBER.exec(text);
  if (!match?.[1]) return {};
  const start = match.index + match[0].lastIndexOf(match[1]);
  const end = start + match[1].length;
  const next = tokens.findIndex((token) => token.start >= end);
  const isCounted = /^\d+$/.test(match[1]) && next >= 0 && isMeasured(tokens, next);
  return isCounted ? {} : { documentNumber: { value: match[1], at: [start, end] } };
}

// « facture 3 jours », « facture 12 € ».
function isMeasured(tokens: readonly Token[], index: number): boolean {
  const { text, kind } = tokens[index]!;
  return unitAt(tokens, index) !== null || kind === "number" || /^(€|k|e|eur|euros?|%)$/.test(text);
}
