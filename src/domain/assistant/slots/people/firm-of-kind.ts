import { isFirmWord } from "../../words/first-names.ts";
import { pattern } from "../../words/pattern.ts";
import type { Span } from "../../words/tokens.ts";
import { tokenAt, wordAt, wordsBetween } from "../../words/tokens.ts";
import type { Source } from "./capitals-in.ts";
import { hasCapital, hasCapitals } from "./capitals-in.ts";
import { afterFamily, endOfFirm } from "./end-of-firm.ts";
import { isTitle } from "./person-name-in.ts";
import { afterOf } from "./shop-at.ts";
import { beginsWork } from "./shop-sign.ts";
import { NOT_A_NAME, ORDER_NOUN } from "./words-beside-names.ts";

/** The firm at a token that its shape alone tells: « Bureau d'études Calvet », « Lefèvre et Cie ». */
export function firmByShape(source: Source, index: number): Span | null {
  if (!FOR_WHOM.test(leadOf(source, index)) || isTitle(source.tokens, index)) return null;
  return firmOfKind(source, index) ?? firmOfFamily(source, index);
}

const FOR_WHOM = /^(?:pour|pr|chez|client|cliente|clt)$/;

// The word before a name, past its article.
function leadOf({ tokens }: Source, index: number): string {
  let at = index - 1;
  while (at > 0 && /^(?:les?|la|l|'|:)$/.test(wordAt(tokens, at))) at -= 1;
  return wordAt(tokens, at);
}

// « Bureau d'études Calvet », « salle d'escalade Verticale »: a kind of house, what it is for, then its name.
function firmOfKind(source: Source, index: number): Span | null {
  const { text, tokens, isTaken } = source;
  const of = index + 1;
  if (!HEADS.test(wordAt(tokens, index)) || afterOf(tokens, of) === of) return null;
  if (NO_HOUSE.test(wordsBetween(tokens, index, index + 5))) return null;
  const noun = afterOf(tokens, of);
  if (tokenAt(tokens, noun).kind !== "word" || isTaken(noun) || hasCapital(text, tokens[noun])) return null;
  const name = noun + 1;
  const { kind, text: word } = tokenAt(tokens, name);
  if (kind !== "word" || isTaken(name) || NOT_A_NAME.has(word) || isTitle(tokens, name)) return null;
  if (hasCapital(text, tokens[name])) return { from: index, to: Math.max(endOfFirm(source, name), name + 1) };
  const isPlain = !hasCapitals(source) && word.length > 2 && !beginsWork(tokens, name);
  return isPlain && endsPlainName(source, name + 1) ? { from: index, to: name + 1 } : null;
}

const HEADS = pattern`
    ^(?:bureau|cabinet|salle|ecole|maison|agence|centre|club|institut|office|organisme|foyer|association|laboratoire|
    magasin|compagnie|parc|societe|etude|auto ecole)$`;
const NO_HOUSE = pattern`
    ^(?:salle (?:de|d ') (?:bains?|eau|vie|jeux?|sejour|reunions?|classe|attente)|maison (?:de|d ' |des) (?:campagne|
    vacances|famille|ville|maitre|gardien|parents|amis|la|mon|ma|m|mme)|cabinet de toilettes?|
    centre (?:de la|du|de l ')|societe de )`;

function endsPlainName({ tokens }: Source, index: number): boolean {
  const { kind, text } = tokenAt(tokens, index);
  return kind === "number" || /^(?:|[,:.\n])$/.test(text) || beginsWork(tokens, index);
}

// « dupont et fils », « Lefèvre et Cie », « cabinet brunel et associes ».
function firmOfFamily({ tokens, isTaken, text }: Source, index: number): Span | null {
  for (let at = index; at - index < LONGEST_NAME && tokens[at]?.kind === "word" && !isTaken(at); at += 1) {
    const to = at > index ? afterFamily(tokens, at) : at;
    if (to > at) return { from: index, to };
    const word = wordAt(tokens, at);
    const isWork = !hasCapital(text, tokens[at]) && beginsWork(tokens, at) && !isFirmWord(word);
    if (NOT_A_NAME.has(word) || ORDER_NOUN.test(word) || isWork || isTitle(tokens, at)) return null;
  }
  return null;
}

const LONGEST_NAME = 4;
