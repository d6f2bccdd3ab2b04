import type { VerbKind } from "../acts/lexicon.ts";
import { verbKinds } from "../acts/lexicon.ts";
import { isProjectWord } from "../acts/project-word.ts";
import type { Slots } from "../understanding.ts";
import { pattern } from "../words/pattern.ts";
import type { Span, Token } from "../words/tokens.ts";
import { tokenAt, wordAt, wordsBetween, wordSet } from "../words/tokens.ts";
import { monthAt } from "./dates/date-at.ts";
import { movedProject, MOVES } from "./dates/moved-project.ts";
import { isMeasuredThing } from "./numbers/measured-thing.ts";
import { numberAt } from "./numbers/number-at.ts";
import { hasCapital } from "./people/capitals-in.ts";
import { quotedAt } from "./quoted-at.ts";
import { placeOf } from "./read-durations.ts";
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
    if (!isProjectWord(wordAt(tokens, index))) continue;
    const start = afterLink(tokens, index + 1);
    // « le devis de ce projet : dépose 5 h, … » names no project: its works follow.
    if (wordAt(tokens, index - 1) === "ce" && wordAt(tokens, index + 1) === ":") continue;
    const quoteSpan = quotedAt(tokens, start);
    const span = quoteSpan ?? nameAt(text, tokens, start, isTaken);
    const isUnsure = wordAt(tokens, index) === "chantier" && !quoteSpan && !isCalledAt(tokens, start);
    const isBare =
      isUnsure && span !== null && !tokens.slice(span.from, span.to).some((token) => hasCapital(text, token));
    if (!span || (isBare && !isPlainSite(text, tokens, index, span, isTaken))) continue;
    const at = placeOf(tokens, span);
    const value = text
      .slice(...at)
      .replace(/\s+/g, " ")
      .trim();
    if (value.length < PROJECT_NAME.shortest || value.length > PROJECT_NAME.longest) continue;
    const whole = quoteSpan ? { from: index, to: span.to + 1 } : { from: index, to: span.to };
    return { projectName: { value, at }, span: whole };
  }
  const place = quotedPlace(text, tokens);
  return place.span ? place : namedPlace(text, tokens, isTaken);
}

// « appelé Villa Rosa », « appelle-le Villa Rosa ».
function isCalledAt(tokens: readonly Token[], start: number): boolean {
  const previousWord = wordAt(tokens, start - 1);
  return (
    CALLED.test(previousWord) ||
    (/^l[ea]$/.test(previousWord) && tokens.slice(start - 3, start).some(({ text }) => CALLED.test(text)))
  );
}

// « au 3 déc », « jusqu'à lundi », « de deux jours ».
function beginsDate(tokens: readonly Token[], index: number, isTaken: (index: number) => boolean): boolean {
  let next = index;
  while (next - index < 3 && /^(au|a|le|du|pour|jusqu|'|en)$/.test(wordAt(tokens, next)) && !isTaken(next)) next += 1;
  return isTaken(next);
}

// « la liste des tâches pour le chantier villa cavrois », in a text without capitals: two words that end it.
function isPlainSite(
  text: string,
  tokens: readonly Token[],
  index: number,
  { from, to }: Span,
  isTaken: (index: number) => boolean,
): boolean {
  const isOn = wordAt(tokens, index - 2) === "sur";
  const isNamed = /^(le|du|au)$/.test(wordAt(tokens, index - 1)) && to - from >= (isOn ? 1 : 2) && to - from <= 4;
  // « décale le chantier villa moreau au 3 déc ».
  const isMoved = MOVES.test(wordAt(tokens, index - 2));
  const isLast =
    tokens[to] === undefined ||
    /^([,.!?]|stp|svp|merci)$/.test(wordAt(tokens, to)) ||
    (isMoved && beginsDate(tokens, to, isTaken));
  return isNamed && isLast && !/\p{Lu}/u.test(text.slice(1)) && verbKinds(wordAt(tokens, from)) === null;
}

// « les tâches qui restent sur Migration Postgres », « 2 h de plus sur Villa Rosa ».
function namedPlace(
  text: string,
  tokens: readonly Token[],
  isTaken: (index: number) => boolean,
): ReturnType<typeof readProject> {
  const isOfProjects = tokens.some(({ text: word }) => OF_PROJECTS.test(word));
  const isNamed = (lead: RegExp) =>
    tokens.findIndex(({ text: word }, index) => lead.test(word) && hasCapital(text, tokens[index + 1]));
  const placeAt = isOfProjects ? isNamed(/^sur$/) : -1;
  const movedAt = placeAt >= 0 ? -1 : movedProject(text, tokens);
  const at = placeAt >= 0 ? placeAt : movedAt >= 0 ? movedAt : isNamed(LEADS_TO_PROJECT);
  const plainAt = isOfProjects && at < 0 ? plainPlace(text, tokens, isTaken) : null;
  if (plainAt) return plainAt;
  const span =
    at < 0 || tokens.slice(0, 1).some((token) => token.kind === "line") ? null : nameAt(text, tokens, at + 1, isTaken);
  if (!span || monthAt(tokens, at + 1) > 0) return { span: null };
  const place = placeOf(tokens, span);
  const value = text.slice(...place).replace(/\s+/g, " ");
  return value.length >= PROJECT_NAME.shortest ? { projectName: { value, at: place }, span } : { span: null };
}

// « j'ai passé combien d'heures sur helioz en septembre », in a text without capitals.
function plainPlace(
  text: string,
  tokens: readonly Token[],
  isTaken: (index: number) => boolean,
): ReturnType<typeof readProject> | null {
  if (/\p{Lu}/u.test(text.slice(1))) return null;
  const at = tokens.findIndex(({ text: word }) => word === "sur");
  const name = tokens[at + 1];
  if (at < 0 || name?.kind !== "word" || isTaken(at + 1) || NOT_PLACE.test(name.text)) return null;
  const following = tokens[at + 2];
  const isEnd =
    following === undefined || following.kind !== "word" || /^(en|depuis|ce|cette|au|le|la)$/.test(following.text);
  const span = { from: at + 1, to: at + 2 };
  const place = placeOf(tokens, span);
  return isEnd && name.text.length > 3 ? { projectName: { value: text.slice(...place), at: place }, span } : null;
}

const NOT_PLACE = pattern`
    ^(les?|la|une?|des|m[aeo][ns]?|ce|cett?e?|mesures?|commande|demande|pied|plots?|rails?|roulettes?|papier|
    tout|toute|tous|quoi|quel|quelle|site|place|lui|elle|moi)$`;

// « décale Portail RH au 18/01 », « marge Portail RH ? ».
const LEADS_TO_PROJECT = /^(?:decale[rz]?|reporte[rz]?|repousse[rz]?|avance[rz]|marge|avancement|taches)$/;
const OF_PROJECTS = /^(?:tache|taches|marge|heures|temps|avancement|planning|h|min|minutes|passe|reste|restent)$/;

const LINKS = wordSet(`
  nomme nommait nommera appele appelle se
  intitule named called que tu appelles nommes appelleras nommeras qui ki sapel sapelle sappelle s ' appelle
  appelait appellera appeler on va plutot
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
  const at = placeOf(tokens, span);
  const value = text
    .slice(...at)
    .replace(/\s+/g, " ")
    .trim();
  const isName = value.length >= PROJECT_NAME.shortest && value.length <= PROJECT_NAME.longest;
  return isName ? { projectName: { value, at }, span: { from: span.from - 1, to: span.to + 1 } } : { span: null };
}

// « projet à créer : Salle de bain », « un nouveau projet, ça s'appelle Véranda Sud ».
const TO_DO = /^a (creer|ouvrir|lancer|ajouter|demarrer)(?= :)|^(, )?(ca|il|le projet|elle)(?= s ' appel)/;

function afterToDo(tokens: readonly Token[], index: number): number {
  const words = wordsBetween(tokens, index, index + 6);
  const match = TO_DO.exec(words);
  return match ? index + match[0].split(" ").length : index;
}

// « nommé », « qui s'appelle », « intitulé ».
function afterLink(tokens: readonly Token[], index: number): number {
  let next = afterToDo(tokens, index);
  while (LINKS.has(tokens[next]?.text ?? "") || isThat(tokens, next)) next += 1;
  // « appelle le villa cavrois », « appelle-le … ».
  if (next > index && CALLED.test(wordAt(tokens, next - 1))) {
    const at = wordAt(tokens, next) === "-" ? next + 1 : next;
    if (/^l[ea]$/.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) !== "'") next = at + 1;
  }
  // « renomme le projet en « Bureau Nord » ».
  const isLed = /^(en|:)$/.test(tokens[next]?.text ?? "") && quotedAt(tokens, next + 1) !== null;
  return isLed || tokens[next]?.text === ":" ? next + 1 : next;
}

const ENDS = wordSet(`
  pour pr clt clte debut demarrage
  a au aux avec sans est si stp svp sur dans chez mets met qui que car il elle on je tu nous vous ils comme
  plutot parce merci maintenant deja urgent vite et mais ou pas voici avant apres depuis jusqu vers doit sera etait sont
  ont alors j c m t qu que hein dis puis ensuite now asap please pls yet first ponctuel ponctuelle
  recurrent recurrente ai as
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
  // « projet : crée le projet « Roux » » begins the order again.
  const isLabelled = tokens[start - 1]?.text === ":" && verbKinds(first.text) === null;
  const isCalled = CALLED.test(wordAt(tokens, start - 1));
  if (!isCapital && FIRST.has(first.text)) return null;
  // « le projet ballon Perrard »: the name has its capital later.
  const isLate = !isCapital && hasCapitals && !isLabelled && !isCalled;
  let to = start;
  for (let next = start; next < tokens.length && next - start < 14 && !isTaken(next); next += 1) {
    const token = tokenAt(tokens, next);
    if (token.kind === "line" || (token.kind === "sign" && !/^['&-]$/.test(token.text))) break;
    if (token.text === "-" && (token.isSpaced || tokens[next + 1]?.isSpaced)) break;
    const number = next > start || token.kind === "number" ? numberAt(tokens, next) : null;
    if (number && unitAt(tokens, number.next)) break;
    if (next > start && beginsOrder(tokens, next)) break;
    if (/^s ' il (?:te|vous) /.test(wordsBetween(tokens, next, next + 5))) break;
    if (/^une?$/.test(token.text) && tokens[next + 1]?.text === "fois") break;
    if (token.text === "en" && /^(taches?|factures?|devis|payee?|avoir)$/.test(tokens[next + 1]?.text ?? "")) break;
    const isWordCapital = /^[\p{Lu}\d]/u.test(text.slice(token.start, token.end));
    // « le chantier Villa Rosa démarre le 4 janvier », « … avance bien ? ».
    if (next > start && isCapital && !isWordCapital && isMeasuredThing(tokens, next)) break;
    if (next > start && TELLS_PROJECT.test(token.text) && !isWordCapital) break;
    // « le projet Villa en est où ».
    if (next > start && token.text === "en" && /^(?:est|sont)$/.test(wordAt(tokens, next + 1))) break;
    if (next > start && ENDS.has(token.text) && !isWordCapital && !isLinkInName(text, tokens, next, isTaken)) break;
    to = next + 1;
  }
  while (to > start && ENDS.has(wordAt(tokens, to - 1)) && !/^\p{Lu}/u.test(text.slice(tokens[to - 1]?.start))) to -= 1;
  const isCreated = isLate && isCreatedFor(tokens, start, to);
  if (isLate && !isCreated && !isNamedLate(text, tokens, start, to)) return null;
  return to > start ? { from: start, to } : null;
}
const TELLS_PROJECT = pattern`
    ^(?:demarre|demarrera|commence|commencera|debute|debutera|finit|finira|termine|terminera|avance|avancera|progresse|
    traine|roule|dure|durera|coute|rapporte|finalement|prend|prendra)$`;

// « sur le projet villa Durtol passe le taux à 56 € »: the verb of another order, and what it is about.
function beginsOrder(tokens: readonly Token[], index: number): boolean {
  const kinds = verbKinds(wordAt(tokens, index));
  const isOrder = kinds !== null && OTHER_ORDERS.some((kind) => kinds.has(kind));
  return isOrder && /^(l[ea]s?|l|mon|ma|mes|une?|moi)$/.test(wordAt(tokens, index + 1));
}

const OTHER_ORDERS: readonly VerbKind[] = ["set", "change", "add", "move", "send", "mark"];

// « crée un projet remplacement chaudière pour le collège de Salins ».
function isCreatedFor(tokens: readonly Token[], start: number, to: number): boolean {
  const isNew = tokens
    .slice(Math.max(0, start - 6), start)
    .some(({ text }) => /^(cree[rsz]?|nouveau|ouvre[rsz]?)$/.test(text));
  const isFor = /^(pour|pr|chez)$/.test(wordAt(tokens, to));
  return isNew && isFor && to - start <= 6 && verbKinds(wordAt(tokens, start)) === null;
}

const OF = /^(?:de|d|du|des|l|la)$/;
const CALLED = /^(?:appelle|appelles|nommes|appelleras|appeler|nomme|intitule|sappelle|sapelle|appellera|nommer)$/;

// Few words, of which one has a capital, and none is a verb or a link.
function isNamedLate(text: string, tokens: readonly Token[], start: number, to: number): boolean {
  const name = tokens.slice(start, to);
  return (
    name.length <= 6 &&
    name.some((token) => hasCapital(text, token)) &&
    name.every(({ text: word, kind }) => (kind === "word" || word === "'") && (!ENDS.has(word) || OF.test(word))) &&
    verbKinds(wordAt(tokens, start)) === null
  );
}

// « Grange du Bourg », « Puits de lumière », « l'atelier ».
function isLinkInName(
  text: string,
  tokens: readonly Token[],
  index: number,
  isTaken: (index: number) => boolean,
): boolean {
  const word = wordAt(tokens, index);
  // « Pompe à chaleur Seclin », « Chauffage au gaz Martin ».
  if (/^(a|au|aux|en|sur|sans)$/.test(word)) {
    // « Halle aux Grains ».
    if (word === "aux" && hasCapital(text, tokens[index + 1]) && !isTaken(index + 1)) return true;
    const isThing = tokens[index + 1]?.kind === "word" && !hasCapital(text, tokens[index + 1]) && !isTaken(index + 1);
    return isThing && hasCapital(text, tokens[index + 2]) && !isTaken(index + 2);
  }
  // « que tu appelles Mariage Charlotte et Émile ».
  if (word === "et")
    return hasCapital(text, tokens[index - 1]) && hasCapital(text, tokens[index + 1]) && !isTaken(index + 1);
  if (!/^(d|de|du|des|l|s|la)$/.test(word)) return false;
  // « décale le projet Lavoir d'une semaine ».
  const numberAfter = tokens[index + 1]?.text === "'" ? index + 2 : index + 1;
  const number = numberAt(tokens, numberAfter);
  if (number && unitAt(tokens, number.next)) return false;
  const following = tokens[index + 1];
  return following?.text === "'" || following?.kind === "word" || /^[\p{Lu}]/u.test(text.slice(following?.start ?? 0));
}
