import type { Slots } from "../understanding.ts";
import { quotedAt } from "./quoted-at.ts";
import type { Span, Token } from "./tokens.ts";
import { wordSet } from "./tokens.ts";
import { isOneLetterAway, unitAt } from "./units.ts";

/** The shortest and the longest project name taken from a text (docs/specification.md#what-is-read). */
export const PROJECT_NAME = { shortest: 3, longest: 60 };

/** The project that a text names (« le projet Villa Armor », « le projet « Facture » »), with its tokens. */
export function readProject(
  text: string,
  tokens: readonly Token[],
  isTaken: (index: number) => boolean,
): { projectName?: NonNullable<Slots["projectName"]>; span: Span | null } {
  for (let index = 0; index < tokens.length; index += 1) {
    if (!isProjectWord(tokens[index]!.text)) continue;
    const start = afterLink(tokens, index + 1);
    const quoteSpan = quotedAt(tokens, start);
    const span = quoteSpan ?? nameAt(text, tokens, start, isTaken);
    if (!span || (tokens[index]!.text === "chantier" && !quoteSpan && !isCapital(text, tokens[start]))) continue;
    const value = text
      .slice(tokens[span.from]!.start, tokens[span.to - 1]!.end)
      .replace(/\s+/g, " ")
      .trim();
    if (value.length < PROJECT_NAME.shortest || value.length > PROJECT_NAME.longest) continue;
    const whole = quoteSpan ? { from: index, to: span.to + 1 } : { from: index, to: span.to };
    return { projectName: { value, at: [tokens[span.from]!.start, tokens[span.to - 1]!.end] }, span: whole };
  }
  return quotedPlace(text, tokens);
}

const PROJECT_WORD = /^(projet|projets|project|chantier)$/;
const NOT_PROJECT = /^(rejet|objet|sujet|trajet|projette|projeter)$/;

function isProjectWord(word: string): boolean {
  if (PROJECT_WORD.test(word)) return true;
  return word.startsWith("p") && word.length >= 5 && isOneLetterAway(word, "projet") && !NOT_PROJECT.test(word);
}

const LINKS = wordSet(`
  nomme appele intitule named called qui s ' appelle appelait appellera appeler on va plutot
`);

// « un projet qu'on va appeler … »
function isThat(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.text === "qu" && tokens[index + 2]?.text === "on";
}

// « 4 heures de plus sur « Loft Martin » ».
function quotedPlace(text: string, tokens: readonly Token[]): ReturnType<typeof readProject> {
  const atHead = tokens[0]?.text === '"' && tokens.at(-1)?.text === "?" ? -1 : null;
  const index = atHead ?? tokens.findIndex(({ text: word }, at) => word === "sur" && quotedAt(tokens, at + 1) !== null);
  const span = quotedAt(tokens, index + 1);
  if (!span) return { span: null };
  const at: [number, number] = [tokens[span.from]!.start, tokens[span.to - 1]!.end];
  const value = text
    .slice(...at)
    .replace(/\s+/g, " ")
    .trim();
  const isName = value.length >= PROJECT_NAME.shortest && value.length <= PROJECT_NAME.longest;
  return isName ? { projectName: { value, at }, span: { from: span.from - 1, to: span.to + 1 } } : { span: null };
}

function isCapital(text: string, token: Token | undefined): boolean {
  return token !== undefined && /^[\p{Lu}]/u.test(text.slice(token.start, token.end));
}

// « nommé », « qui s'appelle », « intitulé ».
function afterLink(tokens: readonly Token[], index: number): number {
  let next = index;
  while (LINKS.has(tokens[next]?.text ?? "") || isThat(tokens, next)) next += 1;
  // « renomme le projet en « Bureau Nord » ».
  const isLed = /^(en|:)$/.test(tokens[next]?.text ?? "") && quotedAt(tokens, next + 1) !== null;
  return isLed || tokens[next]?.text === ":" ? next + 1 : next;
}

const ENDS = wordSet(`
  pour a au aux avec sans est si stp svp sur dans chez mets met qui que car il elle on je tu nous vous ils comme
  parce merci maintenant deja urgent vite et mais ou pas voici avant apres depuis jusqu vers doit sera etait sont
  ont alors j c m t qu que hein dis puis ensuite now asap please pls ponctuel ponctuelle recurrent recurrente ai as
  for the is to with please s d de du des n l y ca ce cette
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
    if (/^une?$/.test(token.text) && tokens[next + 1]?.text === "fois") break;
    if (token.text === "en" && /^(taches?|factures?|devis|payee?|avoir)$/.test(tokens[next + 1]?.text ?? "")) break;
    const isWordCapital = /^[\p{Lu}\d]/u.test(text.slice(token.start, token.end));
    if (next > start && ENDS.has(token.text) && !isWordCapital && !isLinkInName(text, tokens, next, isTaken)) break;
    to = next + 1;
  }
  while (to > start && ENDS.has(tokens[to - 1]!.text)) to -= 1;
  return to > start ? { from: start, to } : null;
}

// « Grange du Bourg », « Puits de lumière », « l'atelier ».
function isLinkInName(
  text: string,
  tokens: readonly Token[],
  index: number,
  isTaken: (index: number) => boolean,
): boolean {
  const { text: word } = tokens[index]!;
  // « Pompe à chaleur Seclin », « Chauffage au gaz Martin ».
  if (/^(a|au|aux|en|sur|sans)$/.test(word)) {
    const isThing = tokens[index + 1]?.kind === "word" && !isCapital(text, tokens[index + 1]) && !isTaken(index + 1);
    return isThing && isCapital(text, tokens[index + 2]) && !isTaken(index + 2);
  }
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
  // « le devis 18 à Mme Roux » counts no amperes.
  if (text === "a") return false;
  return unitAt(tokens, index) !== null || kind === "number" || /^(€|k|e|eur|euros?|%)$/.test(text);
}
