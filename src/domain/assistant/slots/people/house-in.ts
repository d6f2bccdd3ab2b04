import { isFirmWord } from "../../words/first-names.ts";
import type { Span } from "../../words/tokens.ts";
import { tokenAt, wordAt, wordSet } from "../../words/tokens.ts";
import type { Source } from "./capitals-in.ts";
import { hasCapital, isCapitalText } from "./capitals-in.ts";
import { endOfFirm } from "./end-of-firm.ts";
import { isTitle } from "./person-name-in.ts";
import { afterOf, AT_HOME } from "./shop-at.ts";
import { ORDER_NOUN } from "./words-beside-names.ts";

/**
 * The house that an order names among its works, where nobody else is named: « devis vitrine cassée tabac Le Narval,
 * 4 m² à 165 € », « devis pour le centre équestre des Dunes ». Its kind is in small letters, its name has a capital.
 */
export function houseIn(source: Source): Span | null {
  const { text, tokens, isTaken } = source;
  if (isCapitalText(source) || !tokens.some(({ text: word }) => ORDER_NOUN.test(word))) return null;
  for (let index = 0; index < tokens.length; index += 1) {
    const word = wordAt(tokens, index);
    if (
      isTaken(index) ||
      !isFirmWord(word) ||
      AT_HOME.has(word) ||
      OF_HOME.has(word) ||
      hasCapital(text, tokens[index])
    )
      continue;
    // « la toiture du garage Martin » may be no customer.
    const isOfThing = /^(?:de|du|d|dans|en|un|une|mon|son|sa)$/.test(leadOf(source, index));
    const name = isOfThing ? null : nameAfter(source, index + 1);
    if (name !== null) return { from: startOf(source, index), to: name };
  }
  return null;
}

// What a private customer has as well: « portail garage Martin ».
const OF_HOME = wordSet("garage piscine ferme espace residence residences plomberie menuiserie");

// The word before a house, past its article. « un devis du centre … » is for it.
function leadOf({ tokens }: Source, index: number): string {
  let at = index - 1;
  while (at > 0 && /^(?:la|le|l|les|')$/.test(wordAt(tokens, at))) at -= 1;
  const isOfOrder = /^(?:de|du|d)$/.test(wordAt(tokens, at)) && ORDER_NOUN.test(wordAt(tokens, at - 1));
  return isOfOrder ? "" : wordAt(tokens, at);
}

// « le poney club de Larmor ».
function startOf({ tokens }: Source, index: number): number {
  return HEADS.has(wordAt(tokens, index - 1)) ? index - 1 : index;
}

const HEADS = wordSet("poney aero moto auto base halte ferme petit grand nouveau");
const KINDS = wordSet(`
  social sociale sociaux culturel culturelle equestre sportif sportive aere aeree commercial commerciale medical
  medicale veterinaire dentaire municipal municipale communal communale solidaire rural rurale agricole nautique
  protestante unie
  catholique evangelique orthodoxe maternelle primaire elementaire privee publique artisanal artisanale auberge
  viticole club tourisme retraite musique danse communes loisirs formation vacances entreprise impots golf plongee voile
  tennis fetes jumelage parents quartier jeunes sante soins
`);
const MOST_KINDS = 5;

// The end of the name that follows a house: at once, or past what kind of house it is.
function nameAfter(source: Source, next: number): number | null {
  const { text, tokens, isTaken } = source;
  for (let at = next; at - next <= MOST_KINDS; at += 1) {
    const { kind, text: word } = tokenAt(tokens, at);
    if (isTaken(at) || kind === "number" || kind === "line" || isTitle(tokens, at)) return null;
    if (kind === "word" && hasCapital(text, tokens[at])) {
      const end = endOfFirm(source, at);
      return end > at ? end : null;
    }
    const isSmall = afterOf(tokens, at) > at || /^(?:la|le|les|l|')$/.test(word);
    if (!isSmall && !KINDS.has(word)) return null;
  }
  return null;
}
