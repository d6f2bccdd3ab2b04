import { plainWords } from "../../../shared/search-text.ts";
import { pattern } from "../../words/pattern.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt, wordsBetween } from "../../words/tokens.ts";

/** Where a label begins: « nettoyage de canapé et de tapis canapé 90 € » is of what is said again at its end. */
export function saidAgain(tokens: readonly Token[], from: number, to: number): number {
  const word = wordAt(tokens, to - 1);
  const isAgain = word.length > 3 && tokens.slice(from, to - 2).some(({ text }) => text === word);
  return isAgain && !/^(?:de|d|du|des|'|-|et)$/.test(wordAt(tokens, to - 2)) ? to - 1 : from;
}

/** True for the document at the head of a work: « facture crépi M. Roux 95 m² ». « module de facture » is a work. */
export function isDocument(tokens: readonly Token[], start: number, index: number): boolean {
  if (!/^(?:facture|fact|factu)$/.test(wordAt(tokens, index))) return false;
  return index === start || /^(?:une?|la|ma)$/.test(wordAt(tokens, index - 1));
}

// What stands before is the order: « crée un devis hébergement 12 mois à 25 € ».
const OPENING =
  /^(avec|comprenant|incluant|with|devis|devi|dvis|fct|fctre|fctr|quote|chiffre[rsz]?|devise[sz]|facture[rz])$/;

/** True for the word of an order, after which a label begins. « un ballon 200 L avec pose » is one work. */
export function opensLabel(tokens: readonly Token[], index: number, from: number): boolean {
  const isWith = wordAt(tokens, index) === "avec" && index > from && WITH_WORK.test(wordAt(tokens, index + 1));
  return OPENING.test(wordAt(tokens, index)) && !isWith;
}

const WITH_WORK = pattern`
    ^(?:chauffeur|conducteur|operateur|nacelle|garantie|option|vue|pieds?|porte|tiroirs?|eclairage|moteur|roulettes?|
    pose|depose|livraison|installation|raccordement|evacuation|fournitures?)$`;

/** Past what came with the work before: « … 210 € pièce pose comprise livraison 45 € », « … 5 x 245 posés et … ». */
export function afterSupplied(tokens: readonly Token[], from: number, to: number): number {
  const isDone = DONE.test(wordAt(tokens, from)) && /^(?:et|puis|\+|plus)$/.test(wordAt(tokens, from + 1));
  const isSupplied = SUPPLIED.test(wordsBetween(tokens, from, from + 2));
  return (isDone || isSupplied) && from + 2 < to ? from + 2 : from;
}

const DONE = /^(?:pos|fourni|install|livr|compris|inclus)(?:e|es|s|ee|ees)?$/;
const SUPPLIED = /^(?:pose|fournitures?|livraison|materiel|deplacement|tout) (?:comprise?s?|incluse?s?|inclus)$/;

const COUNTING = pattern`
    ^(?:(?:il|qu ') )?(?:faut|faudra|faudrait) (?=[a-z]{3,14}(?:er|ir|re) )|
    ^faire (?:une?|l[ae]s?) (?!devis|factures?|avoir)|
    ^(?:(?:on|je|tu|il|vous|j ') )?(?:(?:va|vais|peux|peut|faut|faudra|faudrait|voudrais|veux|veut|
    pouvez) )?(?:compter|compte|comptez|mettre|mets|mettez|met|prevoir|prevois|prevoit|prevoyez|ajouter|ajoute|
    ajoutez|rajouter|rajoute|facturer|noter|note|facture)(?: -? ?(?:moi|lui|y))? |
    ^(?:il )?s ' agit (?:du |des |de |d ' )|^(?:il )?(?:me |nous |te )?manque(?:nt)? (?:aussi |encore )?|
    ^au titre (?:de |du |d ' |des )|^s ' ?il (?:te|vous) plait |^(?:a )?raison (?:de |d ')|
    ^(?:portant|porte|portera) sur |^concernant |^relati(?:f|ve) a(?:u|ux)? |^ayant pour objet `;

/** Where a label begins that follows what counts it: « on va compter montage du mur, 3 jours à 360 € ». */
export function afterCounting(tokens: readonly Token[], from: number): number {
  const words = wordsBetween(tokens, from, from + 6);
  const [head] = COUNTING.exec(`${words} `) ?? [];
  return head === undefined ? from : from + head.trim().split(" ").length;
}

/** True for a label and a work that begins with its name: « borne » and « borne de recharge ». */
export function hasSameHead(label: string, work: string): boolean {
  const [head = "", ...others] = plainWords(work).split(" ");
  return others.length > 0 && head.length > 2 && withoutPlural(plainWords(label)) === withoutPlural(head);
}

function withoutPlural(word: string): string {
  return word.replace(/[sx]$/, "");
}
