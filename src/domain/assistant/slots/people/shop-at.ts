import { FIRST_NAMES, isFirmWord } from "../../words/first-names.ts";
import type { Span, Token } from "../../words/tokens.ts";
import { tokenAt, wordAt, wordsBetween, wordSet } from "../../words/tokens.ts";
import type { Source } from "./capitals-in.ts";
import { hasCapital, hasCapitals } from "./capitals-in.ts";
import { endOfFirm } from "./end-of-firm.ts";
import { isTitle } from "./person-name-in.ts";
import { WORK } from "./shop-sign.ts";
import { NOT_A_NAME, ORDER_NOUN, REMINDING } from "./words-beside-names.ts";

// « la mairie de Trébeurden »: named by their place.
const PUBLIC = wordSet(
  "mairie commune prefecture paroisse hopital syndicat communaute conseil departement college lycee",
);

// « la maison de retraite les Glycines », « la maison d'édition Carmin Noir ».
const HOUSE_OF =
  /^(?:de |d ' |des )(?:retraite|editions?|quartier|couture|disques|production|coiffure|beaute|the|toilettage)/;

/** Words of a firm that may name a place only: « la maison », « la ville ». */
export const AT_HOME = wordSet("maison salon chateau cave region ville villages");

/**
 * The shop or the public place at a token: « pour la boulangerie Le Fur », « l'hôtel des Cascades », « relance la
 * mairie de Dole ».
 */
export function shopAt(source: Source, index: number): Span | null {
  const { tokens, text } = source;
  const word = wordAt(tokens, index);
  // « l'étude Bertrand », but « l'étude de sol ».
  const isOffice = word === "etude" && tokens.slice(index + 1, index + 3).some((token) => hasCapital(text, token));
  const isNamed = (isFirmWord(word) || isOffice) && isLedShop(tokens, index);
  const isOfRetirement = /^(?:maison|salon)$/.test(word) && HOUSE_OF.test(wordsBetween(tokens, index + 1, index + 4));
  if (!isNamed || (AT_HOME.has(word) && !PUBLIC.has(word) && !isOfRetirement)) return null;
  const isElided = wordAt(tokens, index + 1) === "l" && wordAt(tokens, index + 2) === "'";
  // « la copro les Hortensias ».
  const isArticle = /^(les|la|le)$/.test(wordAt(tokens, index + 1)) && hasCapital(text, tokens[index + 2]);
  const at = isElided ? index + 3 : isArticle ? index + 2 : afterOf(tokens, index + 1);
  const name = tokens[at];
  if (name?.kind !== "word" || isTitle(tokens, at)) return null;
  // « la mairie d'orvault impression bâche »: in small letters, a place has one word.
  if (!hasCapital(text, name)) {
    const isPlace = at > index + 1 && !hasCapitals(source);
    const proper = properAfter(source, index, at);
    if (proper !== null) return { from: index, to: endOfFirm(source, proper) };
    return isPlace && name.text.length > 2 && !NOT_A_NAME.has(name.text)
      ? { from: index, to: endOfPlace(tokens, at) }
      : null;
  }
  return at > index + 1 && FIRST_NAMES.has(name.text) && !PUBLIC.has(word)
    ? null
    : { from: index, to: endOfFirm(source, index + 1) };
}

// « l'école de danse Arabesque », « la maison de retraite des Tilleuls », « le cabinet dentaire Roux »: the name comes
// after one more word.
function properAfter({ text, tokens }: Source, index: number, at: number): number | null {
  const afterWord = at > index + 1 ? afterOf(tokens, at + 1) : at + 1;
  // « la maison de retraite les Glycines ».
  const next = /^(les|la|le)$/.test(wordAt(tokens, afterWord)) ? afterWord + 1 : afterWord;
  const isName = hasCapital(text, tokens[next]) && !isTitle(tokens, next) && !FIRST_NAMES.has(wordAt(tokens, next));
  return isName && !NOT_A_NAME.has(wordAt(tokens, at)) ? next : null;
}

/** The token after « de », « de la », « d'», « des ». */
export function afterOf(tokens: readonly Token[], index: number): number {
  if (!/^(de|du|des|d)$/.test(wordAt(tokens, index))) return index;
  if (wordAt(tokens, index + 1) === "'") return index + 2;
  if (/^(la|le|les)$/.test(wordAt(tokens, index + 1))) return index + 2;
  return wordAt(tokens, index + 1) === "l" ? index + 3 : index + 1;
}

// « saint-brieuc ».
function endOfPlace(tokens: readonly Token[], index: number): number {
  let next = index + 1;
  while (wordAt(tokens, next) === "-" && !tokenAt(tokens, next).isSpaced && tokens[next + 1]?.kind === "word")
    next += 2;
  const end = /^(saint|sainte|st|ste|la|le|les)$/.test(wordAt(tokens, index)) && next === index + 1 ? next + 1 : next;
  // « le syndicat des eaux du born 18 ml ».
  const isOfPlace = /^(du|de|des)$/.test(wordAt(tokens, end)) && tokens[end + 1]?.kind === "word";
  const isEnd = tokenAt(tokens, end + 2).kind === "number" || /^[,:]?$/.test(wordAt(tokens, end + 2));
  return isOfPlace && isEnd && !WORK.test(wordAt(tokens, end + 1)) ? end + 2 : end;
}

// « pour la boulangerie … », « la facture du camping … ».
function isLedShop(tokens: readonly Token[], index: number): boolean {
  const article = wordAt(tokens, index - 1);
  const noun = wordAt(tokens, index - 2);
  // « le numéro du garage Lenoir ».
  if (/^(du|au)$/.test(article)) return ORDER_NOUN.test(noun) || (article === "du" && CONTACT.test(noun));
  return /^(la|le|l|')$/.test(article) && isForShop(tokens, index);
}

function isForShop(tokens: readonly Token[], index: number): boolean {
  const at = wordAt(tokens, index - 1) === "'" ? index - 3 : index - 2;
  const lead = wordAt(tokens, at);
  const noun = wordAt(tokens, at - 1);
  if (/^(de|d)$/.test(lead)) return /^(devis|facture|factures|compte|nom|attention)$/.test(noun) || CONTACT.test(noun);
  return SERVED.has(lead) || (lead === "pas" && REMINDING.test(wordAt(tokens, at - 1)));
}

const CONTACT = /^(?:numeros?|num|tel|telephone|portable|fixe|mail|email|courriel|adresse|coordonnees|contact)$/;

const SERVED = wordSet(`
  pour pr a chez relance relancer relancez facturer facture doit client clt avec prevenir appeler rappeler que qu
`);
