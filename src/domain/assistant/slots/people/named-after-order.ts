import { FIRST_NAMES, isFirmWord, LEGAL_FORM_WORDS } from "../../words/first-names.ts";
import type { Span } from "../../words/tokens.ts";
import { tokenAt, wordAt, wordSet } from "../../words/tokens.ts";
import type { Source } from "./capitals-in.ts";
import { hasCapital, hasCapitals } from "./capitals-in.ts";
import { endOfFirm } from "./end-of-firm.ts";
import { afterFirstName } from "./end-of-person-name.ts";
import { isTitle } from "./person-name-in.ts";
import { afterOf, AT_HOME } from "./shop-at.ts";
import { beginsWork } from "./shop-sign.ts";
import { NOT_A_NAME, ORDER_NOUN, REMINDING } from "./words-beside-names.ts";

/** What an order may be, between its noun and the customer. */
export const KIND = /^(finale?|express|recurrente?|ponctuel|ponctuelle|urgente?|rapide|complet|complete|simple)$/;

const LONGEST_FIRM = 6;

/**
 * The customer that stands right after what is made, or after the verb: « facture Hexalink SAS : … », « devis maison
 * Brocelle : … », « facturer Immo Lys 8 serrures », « relance Nexalia ».
 */
export function namedAfterOrder(source: Source, index: number): Span | null {
  const { tokens, text } = source;
  const isKind = KIND.test(wordAt(tokens, index - 1));
  if (KIND.test(wordAt(tokens, index)) || /^(de|d|la|le|les|l|un|une)$/.test(wordAt(tokens, index))) return null;
  // « relance pas Norvex ».
  const isDenied = wordAt(tokens, index - 1) === "pas" && REMINDING.test(wordAt(tokens, index - 2));
  const lead = wordAt(tokens, isKind || isDenied ? index - 2 : index - 1);
  const isClient = /^(client|cliente|clt|clte)$/.test(lead);
  const isLed = /^(pour|pr|chez|doit|a)$/.test(lead) || ORDER_NOUN.test(lead);
  const isPlain =
    isLed && !hasCapitals(source) && isFirmWord(wordAt(tokens, index)) && !AT_HOME.has(wordAt(tokens, index));
  if (!ORDER_NOUN.test(lead) && !REMINDING.test(lead) && !isClient && !isPlain) return null;
  const house = houseAt(source, index);
  if (house) return house;
  if (NOT_A_NAME.has(wordAt(tokens, index)) || NOT_NAMED.has(wordAt(tokens, index)) || isTitle(tokens, index))
    return null;
  const end = endOfWords(source, index);
  const form = tokens.slice(index, end).findIndex(({ text: word }) => LEGAL_FORM_WORDS.has(word));
  if (form > 0) return { from: index, to: index + form + 1 };
  const isStopped =
    /^(stp|svp|)$/.test(wordAt(tokens, end)) || tokenAt(tokens, end).kind !== "word" || source.isTaken(end);
  // « devis traiteur anniversaire 35 personnes pour Mme Jarry »: where names have their capitals, a firm has one.
  const isWritten = !hasCapitals(source) || tokens.slice(index, end).some((token) => hasCapital(text, token));
  const isFirmName = isWritten && isFirmWord(wordAt(tokens, index)) && end > index + 1;
  // « pr studio kermarec refonte du site »: the word and one more.
  const isSigned = /^(:|,|\?|)$/.test(wordAt(tokens, end));
  const isWhole = isStopped && end - index <= afterOf(tokens, index + 1) - index + (isSigned ? 2 : 1);
  if (isPlain && isFirmName && !isWhole) return { from: index, to: endOfPlain(source, index, end) };
  if (isFirmName && isStopped && !source.tokens.slice(index, end).some(({ text: word }) => isOfWork(word)))
    return { from: index, to: afterCapitals(source, index, end) };
  const isAlone = end === index + 1 && isStopped && !FIRST_NAMES.has(wordAt(tokens, index));
  // A bare word is a customer only where nothing else may stand.
  if (isAlone && REMINDING.test(lead)) return { from: index, to: end };
  const isName = hasCapital(text, tokens[index]) || !hasCapitals(source);
  if (isAlone && ORDER_NOUN.test(lead) && isName && isNameEnd(source, index, end) && !isWork(wordAt(tokens, index)))
    return { from: index, to: end };
  return isAlone && isClient && hasCapital(text, tokens[index]) ? { from: index, to: end } : null;
}

// « residence bel air lavage vitres »: the words up to those of a work, else the first one.
function endOfPlain({ tokens }: Source, index: number, end: number): number {
  const head = /^(?:le|la|les)$/.test(wordAt(tokens, index + 1)) ? index + 2 : afterOf(tokens, index + 1);
  const first = afterFirstName(tokens, /^(?:d|l)$/.test(wordAt(tokens, head)) ? head + 2 : head);
  for (let next = first; next < end && next - first < MOST_AFTER_FIRST; next += 1)
    if (beginsWork(tokens, next)) return next;
  return first;
}

const MOST_AFTER_FIRST = 3;

// « facture restaurant La Criée pompage du bac », « devis pharmacie des Halles … »: a house and its name in capitals.
function houseAt(source: Source, index: number): Span | null {
  const { tokens, text } = source;
  const word = wordAt(tokens, index);
  if (!isFirmWord(word) || AT_HOME.has(word) || hasCapital(text, tokens[index])) return null;
  const at = afterOf(tokens, index + 1);
  const name = tokens[at];
  if (name?.kind !== "word" || !hasCapital(text, name) || isTitle(tokens, at)) return null;
  const to = endOfFirm(source, index + 1);
  // « devis garage Martin portail » may be for a garage of his, « devis garage Martin : … » is not.
  return PLACES.has(word) && !/^[:,]?$/.test(wordAt(tokens, to)) ? null : { from: index, to };
}

// « facture Hôtel des Alpes blanchisserie 120 kg »: where names have capitals, the last one ends the name.
function afterCapitals(source: Source, from: number, to: number): number {
  const { tokens, text } = source;
  if (!hasCapitals(source)) return to;
  const length = tokens.slice(from, to).findLastIndex((token) => hasCapital(text, token));
  if (length <= 0) return to;
  // « comité des fêtes de Saint-Aubin ».
  let end = Math.max(from + length + 1, endOfFirm(source, from));
  while (wordAt(tokens, end) === "-" && !tokenAt(tokens, end).isSpaced && tokens[end + 1]?.isSpaced === false) end += 2;
  return end;
}

const NOT_NAMED = wordSet(`
  personne rien
  client clients cliente clientes impaye impayes tout tous toutes fournisseur particulier particuliere pro
  professionnel suivant final habituel fidele important toujours automatique amiable vite gentiment doucement
  bois ossature neuve ancienne individuelle entiere complete principale secondaire mitoyenne numero
`);

function isOfWork(word: string): boolean {
  return NOT_NAMED.has(word) || /(?:tion|ment|age)s?$/.test(word);
}

// « devis norvex : … », « facture Norvex 12 j ».
function isNameEnd({ text, tokens }: Source, index: number, end: number): boolean {
  const isDash = wordAt(tokens, end) === "-" && tokens[end]?.isSpaced === true && tokens[end + 1]?.isSpaced === true;
  return (
    /^[:,\n]$/.test(wordAt(tokens, end)) ||
    isDash ||
    (tokens[end]?.kind === "number" && hasCapital(text, tokens[index]))
  );
}

/** « devis peinture : 20 m² », « devis salon : … » name a work or a place. */
export function isWork(word: string): boolean {
  return word.length < 4 || isOfWork(word) || PLACES.has(word) || /(?:ure|erie|oir|eau|euse|ette)s?$/.test(word);
}

const PLACES = wordSet(`
  cuisine salle salon terrasse jardin chambre chambres sdb salledebain garage cave grenier combles toit facade facades
  volets volet fenetre fenetres porte portes portail escalier parquet carrelage placo elec electricite plafond murs mur
  cloison bardage piscine veranda pergola mariage site logo photo photos video shooting reportage bapteme anniversaire
  montage pose depose ferme urgent signe client maison bain douche baignoire chaudiere chauffage clim radiateur
  radiateurs serre abri cabane muret allee enduit crepi vitrine refonte audit maintenance formation coaching traduction
  chantier travaux plus final initial global simple complet prevu demande
`);

// The words up to a sign, a number or a word that begins something else.
function endOfWords({ tokens, isTaken }: Source, start: number): number {
  let next = start;
  while (next - start < LONGEST_FIRM && tokens[next]?.kind === "word" && !isTaken(next)) {
    const isSmall = NOT_A_NAME.has(wordAt(tokens, next)) && !/^(de|du|des|la|le|les|et)$/.test(wordAt(tokens, next));
    if (isSmall) break;
    next += 1;
    // « lycée marguerite-yourcenar », « association fil d'argent ».
    const isGlued = /^['-]$/.test(wordAt(tokens, next)) && !tokenAt(tokens, next).isSpaced;
    if (isGlued && tokens[next + 1]?.kind === "word" && !tokenAt(tokens, next + 1).isSpaced) next += 1;
  }
  return next;
}
