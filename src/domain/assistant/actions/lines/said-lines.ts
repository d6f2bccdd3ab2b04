import { plainWords } from "../../../shared/search-text.ts";
import { changesIn } from "../../words/changes-in.ts";
import { withoutHesitations } from "../../words/hesitations.ts";
import { pattern } from "../../words/pattern.ts";
import { withVerbFirst } from "../../words/verb-first.ts";
import type { Change } from "./line-values.ts";
import { readChange } from "./line-values.ts";
import { placeIn } from "./quote-place.ts";
import { readMark } from "./said-marks.ts";
import { isOfQuote, withVerbOfLine } from "./said-with-verb.ts";

/**
 * One change of the lines of a quote, as it is said. `text`: its words.
 */
export type LineChange = { text: string } & Change;

/**
 * The changes of a quote that a sentence says. `place`: the words that name whose quote it is, or empty. `unread`: its
 * parts that say no change that is known.
 */
export type SaidLineChanges = { changes: LineChange[]; place: string; unread: string[] };

const LONGEST = 300;

/**
 * The changes of the lines of a quote that a sentence orders, or null: « ajoute une chaudière à 3000 € au devis Roux ».
 * A question, a refusal, and what is told of the past order none.
 */
export function readSaidLines(text: string): SaidLineChanges | null {
  if (text.length > LONGEST || text.trim().includes("\n")) return null;
  const sentence = plainlyTyped(text);
  const isAsked = sentence.endsWith("?");
  if ((isAsked && !POLITE.test(plainWords(sentence))) || REDONE.test(plainWords(sentence))) return null;
  const { order, place } = placeIn(withoutEnd(sentence));
  const parts = changesIn(order)
    .flatMap(partsOfMarks)
    .flatMap((part) => partsOfLines(part, order))
    .filter((part) => wordsOf(part).rest !== "");
  if (NEW_QUOTE.test(plainWords(sentence)) && isWork(parts[0] ?? "")) return null;
  const readParts = parts.map((part) => ({
    part,
    change: parts.length > 1 ? changeOfPart(part) : readLineChange(part),
  }));
  const changes = readParts.flatMap(({ change }) => change ?? []);
  const unread = readParts.filter(({ change }) => change === null).map(({ part }) => part);
  // Beside what is not known, only an order that leaves no doubt is one.
  if (changes.length === 0 || (unread.length > 0 && !changes.every(({ kind }) => PLAIN_ORDERS.has(kind)))) return null;
  return { changes, place, unread };
}

// « valable 15 jours, paiement à 45 jours », « renomme le receveur en bac, et 5 % de remise ».
function partsOfMarks(part: string): string[] {
  return part.split(BEFORE_MARK).filter((one) => one.trim() !== "");
}

const BEFORE_MARK = new RegExp(
  "(?:, (?:et )?| et )(?=(?:paiement|payable|r[èe]glement|valable|validit[ée]|(?:re)?nomme[rsz]? |rebaptise|regroupe|" +
    "une remise |remise |\\d[\\d ]{0,8}(?:[.,]\\d{1,2})? ?(?:€|euros?|%) de (?:remise|rabais)))",
  "i",
);
// « la faïence à 50 € et la pose en 8 h »: each piece has to be a change by itself.
function partsOfLines(part: string, order: string): string[] {
  const pieces = ADDS.test(plainWords(part)) ? [] : part.split(BETWEEN_LINES).map((piece) => piece.trim());
  if (pieces.length < 2 || pieces.length > MOST_PIECES || !order.split(BETWEEN_LINES).some(isOfQuote)) return [part];
  return pieces.every((piece) => OF_LINES.has(changeOfPart(piece)?.kind ?? "unread")) ? pieces : [part];
}

// « la peinture en 26 m² », beside another change.
function changeOfPart(part: string): LineChange | null {
  const change = readLineChange(part) ?? readLineChange(withVerbOfLine(part));
  return change && { ...change, text: change.kind === "option" ? change.text : part.trim() };
}

const MOST_PIECES = 20;
const BETWEEN_LINES = /\s?[,;]\s(?:et |puis |ensuite )?|\s(?:et|puis|ensuite)\s(?:puis |aussi )?/i;
const ADDS = /\b(?:r?ajout|oubli|il manque|manque|prevoi|en plus|devis)|\boptions? ?[:,]/;
const OF_LINES = new Set<LineChange["kind"]>(["price", "quantity", "rate", "discount", "option", "remove", "lots"]);
const PLAIN_ORDERS = new Set<LineChange["kind"]>(["rename", "option", "lots", "payment", "validity", "discount"]);

// « devis pour M. Durand, remplacer un mitigeur 120 € » wants a quote, and changes none.
const NEW_QUOTE = pattern`
  ^(?:(?:bonjour|bonsoir|salut|hello|alors|bon|ok|et|nouveau|un|petit)\b ?,? ?){0,4}devis\x20
  (?:(?:pour|de|chez|a) (?!(?:l[ea]s?|ce|mon|son|leur|notre) (?:projet|chantier|devis)\b)|d'|
  (?:m\.?|mr|mme|mlle|monsieur|madame)(?= ))`;
const WORK_VERB = pattern`
  ^(?:remplacer|changer|enlever|retirer|monter|descendre|passer) (?!.{0,12}\b(?:prix|ligne|montant|quantite|total|taux|
  a \d))`;
const CHANGING = pattern`
  ^(?:mets?|mettre|mettez|comptez?|passe[rz]?|fais|faire|applique[rz]?|accorde[rz]?|donne[rz]?|il manque|manque|
  prevois|prevoir|baisse[rz]?|augmente[rz]?|r?ajoute[rsz]?|enleve[rsz]?|retire[rsz]?|supprime[rsz]?|vire[rsz]?|
  remplace[rsz]?|change[rsz]?|modifie[rsz]?|corrige[rsz]?|monte[rsz]?|descend(?:s|re|ez)?)\b|
  \b(?:c'est|c'etait|ce sera|ca fait|est|etait|sera|sont|passe|coute|au lieu|plutot|et pas|pas|non|
  remise(?! (?:en|aux?|a) [a-z])|rabais|
  ristourne|reduction|tva)\b`;

// A work that a noun or an infinitive names, unlike what changes a line that is there.
function isWork(part: string): boolean {
  // A rate after a comma goes with the work.
  const { rest, isInstead } = wordsOf(part.split(/[,;] /)[0] ?? "");
  return !isInstead && /[a-z]{3}/.test(rest) && (WORK_VERB.test(rest) || !CHANGING.test(rest));
}

/** The change that a part of a sentence says, or null: « la TVA c'est 10 sur la pose ». */
export function readLineChange(saidPart: string): LineChange | null {
  if (saidPart.length > LONGEST) return null;
  const mark = readMark(saidPart);
  if (mark !== null) return { ...mark, text: saidPart.trim() };
  const part = withVerbFirst(saidPart);
  const { rest, isInstead } = wordsOf(part);
  const bare = rest.replace(SWAPPED, "$1");
  if (rest === "" || TOLD.test(part) || NEGATION.test(bare) || OTHER.test(rest)) return null;
  const text = part.trim();
  // « ajoute 3 h » is about the estimation.
  if (ADD.test(rest)) return /\d/.test(rest) && !HOURS.test(rest.replace(ADD, "")) ? { kind: "add", text } : null;
  const change = readChange(rest, isInstead);
  return change && { ...change, text };
}

function plainlyTyped(text: string): string {
  return withoutHesitations(text)
    .replace(/’/g, "'")
    .replace(/[«»"“”]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function withoutEnd(sentence: string): string {
  return sentence.replace(/[ ?.!]{1,5}$/, "").replace(/,? (?:stp|svp|s'il te pla[iî]t|merci)$/i, "");
}

// « refais le devis avec la pose à 400 € » makes it again, also once it was accepted.
const REDONE = pattern`
  \b(?:refai[ts]|refaire|refaites|reprends?|reprendre)(?:[- ](?:moi|lui|leur))? (?:le|ce|mon|son|leur|notre) devis\b`;
const POLITE = /^(?:.{0,20}[ ,])?(?:tu peux|peux[- ]tu|tu pourrais|pourrais[- ]tu|on peut|vous pouvez)\b/;
const LEAD = pattern`
  ^(?:(?:ah|oh|bon|non|nan|ok|oui|et|mais|alors|donc|pardon|oups|zut|mince|attends?|attention|tiens|aussi|stp|svp|puis|
  ensuite|merci|si(?= ?,)|du coup|au fait|erreur|c'est une erreur|je me suis trompee?)\b ?[,:.!]{0,2} ?){1,5}`;
const INSTEAD = /^(?:finalement|en fait|plutot|tout compte fait)\b ?,? ?/;
const ORDERED = pattern`
  ^(?:(?:est[- ]ce que )?(?:tu peux|peux[- ]tu|tu pourrais|pourrais[- ]tu|on peut|vous pouvez|il faut|faut|il faudrait|
  faudrait|je veux|je voudrais|j'aimerais|je souhaite|on va|merci de|tu)(?: (?:me|lui|leur|y|aussi))? )`;

// What is said in plain words, without what leads to it. `isInstead`: it is said to take the place of something.
function wordsOf(part: string): { rest: string; isInstead: boolean } {
  let rest = plainWords(part).replace(/[ .!]{1,4}$/, "");
  let isInstead = false;
  for (let count = 0; count < 3; count += 1) {
    rest = rest.replace(LEAD, "");
    if (INSTEAD.test(rest)) isInstead = true;
    rest = rest.replace(INSTEAD, "").replace(ORDERED, "");
  }
  return { rest: rest.trim(), isInstead };
}

// « ajouté une chaudière »: it is done.
const TOLD = /^(?:r?ajouté|enlevé|retiré|supprimé|passé|changé|remplacé)e?s?(?= |$)/i;
const SWAPPED = /(\d ?\S{0,12}),? (?:et )?(?:pas|non|non pas)(?= (?:a )?\d)/g;
const NEGATION = /\b(?:pas|jamais|rien|aucune?|sans|ni|ne|sauf)\b|\bn'/;
const OTHER = pattern`
  \b(?:factur|avoirs?\b|acomptes?\b|arrhes\b|paiement|payee?s?\b|payer\b|regler?\b|reglee?s?\b|verser?\b|versee?s?\b|
  virement|cheques?\b|especes\b|liquide\b|taches?\b|rdv\b|rendez|reunion|mails?\b|emails?\b|telephone|adresse\b|
  client|date\b|debut|rappel|section\b|prenom|iban\b|siren\b|siret\b|mon compte|relanc|planning|agenda|demain|hier\b|
  lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|fevrier|avril|juin|juillet|septembre|octobre|novembre|
  decembre|envoi|envoy|signe|accept|refus|rale(?:nt)?\b|chipot|pinaill|reclam|se plai|litige|contest|histoires\b|
  fai(?:t|s|re) la tete\b|(?:a|ont) (?:augmente|baisse|diminue|grimpe|double)e?s?\b|fais le devis|fais un devis|
  (?:mme|mlle|madame|monsieur|m\.) )`;
const ADD = pattern`
  ^(?:(?:r?ajoute[rsz]?|prevois|prevoir|il manque|manque)(?:[- ](?:moi|lui|leur|y))? (?!.{0,12}\b(?:tva|
  remise(?! (?:en|aux?|a) [a-z])|rabais|
  ristourne|reduction)\b)|(?:mets?|mettre|mettez|compte[rz]?)(?:[- ](?:moi|lui|leur|y))?\x20
  (?:aussi |en plus )?(?:une?|des) (?!.{0,12}\b(?:tva|
  remise(?! (?:en|aux?|a) [a-z])|rabais|ristourne|reduction)\b)|
  en plus (?:il y a )?(?=\S)|(?:en )?options? ?[,:]? ?(?=[a-z]{3}))`;
const HOURS = /^\d{1,4}(?:[.,]\d{1,2})? ?(?:h|heures?|j|jours?|journees?)$/;
