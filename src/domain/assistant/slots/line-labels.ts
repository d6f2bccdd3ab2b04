import { pattern } from "../words/pattern.ts";
import type { Token } from "../words/tokens.ts";
import { tokenAt, wordAt, wordSet } from "../words/tokens.ts";
import type { LabelWords } from "./labels/label-words.ts";
import { beforeComma, beforeName } from "./labels/name-in-label.ts";
import { countsWork, isServedThing, withAction } from "./lines/counted-things.ts";
import { afterCounting, afterSupplied, hasSameHead, isDocument, opensLabel, saidAgain } from "./lines/label-heads.ts";
import { isOrderLabel } from "./lines/order-label.ts";
import { beginsOrder } from "./lines/order-verbs.ts";
import type { Measure } from "./numbers/measure.ts";
import { placeOf } from "./read-durations.ts";

/** The first token of the clause that ends at a token, at `least` or after. */
export function clauseStart(words: LabelWords, end: number, least: number): number {
  let start = end;
  while (start > least && !isSeparator(words, start - 1)) start -= 1;
  return start;
}

type Work = { quantity: Measure; price: Measure; start: number; regionStart: number };

/**
 * The label of a priced work: what follows its quantity (« 12 m² de carrelage à 65 € »), else what stands before it in
 * its clause (« carrelage 12 m² à 65 € »), else the clause before (« carrelage, 12 m² à 65 € »). Empty when there is
 * none, null when the words are those of the order itself (« un devis à 45 € »).
 */
export function labelOf(words: LabelWords, { quantity, price, start, regionStart }: Work): string | null {
  const isReversed = quantity.from > price.from;
  const between = isReversed ? "" : labelBetween(words, quantity, price);
  const inClause = cleanLabel(words, start, Math.min(quantity.from, price.from));
  // « photos d'appartement, 4 biens à 120 € par bien »: what is counted is the unit of the price.
  const isOfThing = /^(de|d|des)$/.test(wordAt(words.tokens, quantity.from - 1));
  // « lavage de vitres hôtel Belle Rive 64 vitres »: the work stands before the customer.
  const inWork = inClause || cleanLabel(words, start, beforeName(words, start, beforeComma(words, quantity, price)));
  // « peinture volets pour Mme Roy, 18 volets à 55 € l'un ».
  const beforeCustomer = inWork === "" && !isReversed ? clauseBefore(words, start, regionStart) : "";
  const work = inWork || beforeCustomer;
  // « borne de recharge pour M. Fabre, 1 borne à 890 € »: the work is what all the lines are for.
  const isOneOfWork = inClause === "" && hasSameHead(between, work) && isKeptApart(words, regionStart, quantity.from);
  const workBeside = inClause || (words.isTaken(quantity.from - 2) ? "" : beforeCustomer);
  const isServed =
    quantity.kind === "bare" && quantity.value > 1 && isServedThing(between, workBeside, inClause === "");
  const isUnit = !isOneOfWork && (isServed || countsWork(words.tokens, price.to, between, work));
  if (between !== "" && inWork !== "" && isUnit && !isOfThing) return inWork;
  // « cours de piano, 8 séances à 40 € », « traduction du contrat : 12 pages à 38 € ».
  if (isUnit && inClause === "" && beforeCustomer !== "") return beforeCustomer;
  // « carrelage 20 m² fourni posé à 75 € »: what comes with the work is no work.
  if (inClause !== "" && OF_SUPPLY.test(between)) return `${inClause} ${between}`;
  // « 3 jours de travail à 260 € pour monter la cheminée »: the purpose is the work.
  const aim = ANY_WORK.test(between) && inClause === "" ? purposeAfter(words, Math.max(quantity.to, price.to)) : "";
  if (aim !== "") return aim;
  if (between !== "") return isOrderLabel(between) ? null : withAction(words.tokens, quantity, inClause, between);
  if (inClause !== "") return inClause;
  const afterPrice = Math.max(quantity.to, price.to);
  const after = labelAfter(words, afterPrice) || purposeAfter(words, afterPrice);
  if (after !== "") return after;
  const purpose = purposeBefore(words, Math.min(quantity.from, price.from));
  if (purpose !== "") return purpose;
  // « crépi M. Roux 95 m² à 27 € ».
  return clauseBefore(words, start, regionStart) || inWork;
}

// True for a work « pour M. Fabre »: what stands before him is the description, and loses nothing.
function isKeptApart({ tokens, isTaken }: LabelWords, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ text }, at) => {
    const isTitle = /^(?:m|mr|mme|mlle|madame|monsieur)$/.test(text) && isTaken(from + at);
    return isTitle || (/^(?:pour|pr|chez)$/.test(text) && isTaken(from + at + 1));
  });
}

const ANY_WORK = /^(?:travail|travaux|boulot|taf|job|intervention|chantier|prestation)$/i;

const OF_SUPPLY =
  /^(?:(?:fourni|pos[eé]|install[eé]|livr[eé]|mont[eé])(?:e?s)?)(?: (?:et )?(?:pos[eé]|livr[eé]|install[eé])e?s?)?$/i;

/** What the clause before names, when nothing else was read in it. */
export function clauseBefore(words: LabelWords, start: number, regionStart: number): string {
  let end = start - 1;
  while (end > regionStart) {
    const first = clauseStart(words, end, regionStart);
    // « cours de yoga, mairie de Saint-Gildas, 12 séances à 58 € ».
    const isName = first < end && words.isTaken(first) && words.isTaken(end - 1);
    if (!isName) return cleanLabel(words, first, beforeName(words, first, end));
    end = first - 1;
  }
  return "";
}

/** « 12 m² x 65 € de carrelage »: the label that follows a price. Empty when there is none. */
export function labelAfter(words: LabelWords, from: number): string {
  const { tokens } = words;
  if (!/^(de|d)$/.test(tokens[from]?.text ?? "")) return "";
  const start = tokens[from + 1]?.text === "'" ? from + 2 : from + 1;
  let end = start;
  while (end < tokens.length && !isSeparator(words, end) && !words.isTaken(end) && !words.isInMeasure(end)) end += 1;
  const label = sliceOf(words, start, end).replace(/ au forfait$/i, "");
  return STOPPED.has(tokens[start]?.text ?? "") || isOrderLabel(label) ? "" : label;
}

// « 5 h à 49 € pour la mise aux normes du garage »: what the time is for.
function purposeAfter(words: LabelWords, from: number): string {
  const { tokens } = words;
  const isVerb = /^[a-z]{3,}(?:er|ir|re|oir)$/.test(wordAt(tokens, from + 1)) && !words.isTaken(from + 1);
  const isFor =
    /^(pour|pr)$/.test(wordAt(tokens, from)) && (isVerb || /^(le|la|l|les|une?)$/.test(wordAt(tokens, from + 1)));
  const start = isVerb ? from + 1 : wordAt(tokens, from + 2) === "'" ? from + 3 : from + 2;
  let end = start;
  while (
    end < tokens.length &&
    wordAt(tokens, end) !== "tva" &&
    !isSeparator(words, end) &&
    !words.isTaken(end) &&
    !words.isInMeasure(end)
  )
    end += 1;
  const label = isFor ? sliceOf(words, start, end) : "";
  return STOPPED.has(wordAt(tokens, start)) || isOrderLabel(label) ? "" : label;
}

// « un devis pour refaire la salle de bain de Mme Klein 18 h à 46 € »: the work stands before the customer.
function purposeBefore(words: LabelWords, end: number): string {
  const { tokens } = words;
  const start = clauseStart(words, end, 0);
  const at = tokens.slice(start, end).findIndex(({ text }) => /^(pour|pr)$/.test(text)) + start + 1;
  if (at <= start || words.isTaken(at) || !/^[a-z]{2,}(er|ir|re|oir)$/.test(wordAt(tokens, at))) return "";
  let to = at;
  while (to < end && !words.isTaken(to) && !words.isInMeasure(to)) to += 1;
  while (to > at && /^(de|du|d|des|chez|pour|a|la|le)$/.test(wordAt(tokens, to - 1))) to -= 1;
  return to > at + 1 && words.isTaken(to + 1) ? sliceOf(words, at, to) : "";
}

// « de carrelage », « d'enduit », « mitigeurs »: without the words that tie it to the quantity and to the price.
function labelBetween(words: LabelWords, quantity: Measure, price: Measure): string {
  const { tokens } = words;
  let from = quantity.to;
  let to = firstTaken(words, quantity.to, price.from);
  while (to > from && BEFORE_PRICE.test(wordAt(tokens, to - 1))) to -= 1;
  const isTied = /^(de|d|du|des|of)$/.test(tokens[from]?.text ?? "");
  const isNamed = quantity.kind === "bare" || (quantity.kind === "quantity" && /^(flat|piece)$/.test(quantity.unit));
  if (!isTied && !isNamed) return cleanLabel(words, from, to);
  while (from < to && /^(de|d|'|du|des|of|la|l)$/.test(wordAt(tokens, from))) from += 1;
  return sliceOf(words, from, to);
}

// « trois chênes chez Mme Perrin à Tullins, 180 € pièce »: who and where are no part of what is counted.
function firstTaken({ tokens, isTaken }: LabelWords, from: number, end: number): number {
  let to = from;
  while (to < end && !isTaken(to)) to += 1;
  const isBeforeCustomer =
    to < end && to > from && /^(chez|pour|pr|a|m|mr|mme|mlle|madame|monsieur)$/.test(wordAt(tokens, to - 1));
  const isCustomer = to < end && /^(m|mr|mme|mlle|madame|monsieur)$/.test(wordAt(tokens, to));
  if (!isBeforeCustomer && !isCustomer) return end;
  while (to > from && /^(chez|pour|pr|a|de|la|les|et|m|mr|mme|mlle|madame|monsieur)$/.test(wordAt(tokens, to - 1)))
    to -= 1;
  return to;
}

// « 3 jours TJM 600 € », « 12 h taux horaire 45 € ».
const BEFORE_PRICE =
  /^(a|\(|un|au|de|d|'|:|x|\*|=|@|at|-|,|pour|ht|tjm|taux|tarif|prix|horaire|journalier|unitaire|pu)$/;

const LEADING = wordSet(`
  pr et puis ainsi que enfin egalement avec euh ben bah bon voila alors donc aussi ensuite plus comprenant incluant pour
  c ce est y il a
  sont de d ' du des la le les l - * ) | with dont soit moi
`);
const STOPPED = wordSet(`
  je j tu il elle on nous vous ca ils bonjour bonsoir salut slt hello coucou stp svp merci ok oui non ouais
  allez compte comptez disons environ fais faire peux pourrais mets mettre envoie prix tarif taux duree total
  montant en au aux tout par mme mr m monsieur madame sans debut fin pas c heure heures jour jours
`);

// « la pose de la douche ça fait 8 h ».
const TRAILING = wordSet(`
  a c ( : x * = - / , realise realisee effectue effectuee entre est sur ca fait soit environ pendant durant pour y en
  faut compte de d ' du au pr le la les .
`);

/** A clause as a label: what follows « avec » when it begins with the order, without the small words at its head. */
export function cleanLabel(words: LabelWords, start: number, end: number): string {
  const { tokens } = words;
  let from = start;
  let to = end;
  while (
    to > from &&
    ((TRAILING.has(wordAt(tokens, to - 1)) && !isOfSize(tokens, to - 1)) ||
      (/^(forfait|fft)$/.test(wordAt(tokens, to - 1)) && to - from > 1))
  )
    to -= 1;
  for (let index = from; index < to; index += 1)
    if (opensLabel(tokens, index, from) || words.isTaken(index) || isDocument(tokens, start, index)) from = index + 1;
  while (from < to && isLeading(tokens, from)) from += 1;
  from = afterSupplied(tokens, from, to);
  from = Math.min(afterCounting(tokens, from), to);
  while (from < to && isLeading(tokens, from)) from += 1;
  if (from >= to || STOPPED.has(wordAt(tokens, from))) return "";
  const label = sliceOf(words, saidAgain(tokens, from, to), to)
    .replace(WHO_PRICES, "")
    .replace(WHO_DID, "");
  if (isOrderLabel(label)) return "";
  return /^(le|la|les|')$/.test(wordAt(tokens, from - 1)) ? label.replace(SECOND_ARTICLE, "$1") : label;
}

// « la préparation du sol qu'on met (à 650 €) », « taille des haies s'il vous plaît ».
const WHO_PRICES = new RegExp(
  pattern`
    \x20(?:le lot|l['’]ensemble|au forfait)$|
    \x20(?:s['’]il (?:te|vous) pla[iî]t|stp|svp|merci)$|\x20(?:qu['’]on|que? (?:je|j['’]|nous|tu|vous)) ?(?:l[ae]s? )?
    (?:mets?|mettra|mettons|comptes?|comptera|comptons|facture|chiffre|fais|fait|prends?|estime|note|vends?)?$`.source,
  "i",
);

// « jai fait du debug »: what was done.
const WHO_DID = /^(?:j['’]? ?ai|on a) (?:fait|réalisé|realise) (?:du |de la |des |de l['’]|l[ea]s? |une? )/iu;

// « plans 3D ».
function isOfSize(tokens: readonly Token[], index: number): boolean {
  return wordAt(tokens, index) === "d" && tokens[index]?.isSpaced === false && tokens[index - 1]?.kind === "number";
}

// « le nettoyage et le cirage des parquets »: a label without its first article has none before its second noun.
const SECOND_ARTICLE = /( et )(?:l[ea]s? |l['’])(?=(?:\p{L}{3,20}(?:age|ment|tion)|d?é?pose|reprise|remise) )/iu;

// « 1) » and « 2. » are bullets.
function isLeading(tokens: readonly Token[], index: number): boolean {
  const { text, kind } = tokenAt(tokens, index);
  const isBullet = kind === "number" && text.length <= 2 && /^[).]$/.test(tokens[index + 1]?.text ?? "");
  return LEADING.has(text) || isBullet || (kind === "sign" && text !== "(");
}

const LONGEST_LABEL = 160;

function sliceOf({ text, tokens }: LabelWords, from: number, to: number): string {
  if (from >= to) return "";
  let end = to;
  while (end > from && /^[.!?]$/.test(wordAt(tokens, end - 1))) end -= 1;
  const label = text.slice(...placeOf(tokens, { from, to: end })).replace(/\s+/g, " ");
  return label.length > LONGEST_LABEL || !/\p{L}/u.test(label) ? "" : label;
}

/** True for a sign or a word that parts two clauses. */
export function isSeparator(words: LabelWords, index: number): boolean {
  const { tokens, isInMeasure } = words;
  if (isInMeasure(index)) return false;
  const { text, isSpaced } = tokenAt(tokens, index);
  const following = tokens[index + 1];
  // « câble 3G2,5 mm² ».
  if (text === "," && tokens[index - 1]?.kind === "number" && !isSpaced && isGluedNumber(following)) return false;
  if (text === "+") return !joinsActions(words, index);
  if (/^[,;\n:|→↓]$/.test(text)) return true;
  // « … 540 e / groupe 62 e », « rénovation -> dépose ».
  if (text === "/") return isSpaced && following?.isSpaced === true && !isInMeasure(index + 1);
  if (text === ">") return !isSpaced && /^[-=]$/.test(wordAt(tokens, index - 1));
  if (text === "." || text === "!" || text === "?") return following?.isSpaced === true && !isTitle(tokens, index);
  // « papier peint - 34 m² - 19,50 € » is one line.
  if (text === "-") return isSpaced && following?.isSpaced === true && !isInMeasure(index + 1);
  // « salon 45 m² et chambre 22 m² ».
  const isAfterSize = isInMeasure(index - 1) && isInMeasure(index - 2) && tokens[index + 1]?.kind === "word";
  const isBetween = isInMeasure(index + 1) || isAfterSize || beginsOrder(tokens, index + 1);
  return (text === "et" && isBetween) || text === "puis";
}

// « lavage + cire de 2 camping-cars »: one work, where nothing is counted before the sign nor right after it.
function joinsActions({ tokens, isInMeasure, isTaken }: LabelWords, index: number): boolean {
  if (isInMeasure(index + 1) || tokens[index + 1]?.kind !== "word") return false;
  let at = index - 1;
  while (at >= 0 && index - at <= LONGEST_ACTION && tokens[at]?.kind === "word" && !isInMeasure(at) && !isTaken(at))
    at -= 1;
  const isHead = index - at > 1 && index - at <= LONGEST_ACTION;
  return isHead && (at < 0 || isTaken(at) || (!isInMeasure(at) && /^[,;:.\n]$/.test(wordAt(tokens, at))));
}

const LONGEST_ACTION = 6;

function isGluedNumber(token: Token | undefined): boolean {
  return token?.kind === "number" && !token.isSpaced;
}

function isTitle(tokens: readonly Token[], index: number): boolean {
  return /^(m|mr|mme|mlle|st|ste|dr)$/.test(tokens[index - 1]?.text ?? "");
}
