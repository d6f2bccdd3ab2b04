import { FIRST_NAMES, mayBeFirstName } from "../../words/first-names.ts";
import type { Token } from "../../words/tokens.ts";
import { tokenAt, wordAt, wordsBetween } from "../../words/tokens.ts";
import type { Source } from "./capitals-in.ts";
import { hasCapital, hasCapitals } from "./capitals-in.ts";
import { COMPOSED_NAME } from "./composed-names.ts";
import { isParticle } from "./person-name-in.ts";
import { beginsWork } from "./shop-sign.ts";
import { isTownWord } from "./towns.ts";
import { NOT_A_NAME } from "./words-beside-names.ts";

/** The token after a first name, with its hyphens: « Marie-Claude ». */
export function afterFirstName(tokens: readonly Token[], index: number): number {
  let next = index + 1;
  while (tokens[next]?.text === "-" && !tokenAt(tokens, next).isSpaced && tokens[next + 1]?.isSpaced === false)
    next += 2;
  return next;
}

// Family names that end as a work does.
const LIKE_WORKS =
  /^(?:flament|clement|lesage|sauvage|delage|lepage|page|dormoir|lavoir|couture|lefebure|faure|maure)$/;
const LONGEST_NAME = 8;

/**
 * The token after a person's name. In a text without capitals the name ends at a word that begins something else.
 */
export function endOfName(source: Source, start: number, hasTitle: boolean): number {
  const { text, tokens, isTaken } = source;
  let next = start;
  let isAfterParticle = false;
  let count = 0;
  while (next < tokens.length && next - start < LONGEST_NAME) {
    const { text: word, kind } = tokenAt(tokens, next);
    if (isTaken(next)) break;
    const isGlued =
      /^['-]$/.test(word) && next > start && !tokenAt(tokens, next).isSpaced && tokens[next + 1]?.isSpaced === false;
    if (isGlued) {
      next += 1;
      isAfterParticle = true;
      continue;
    }
    if (hasTitle && isTownOf(source, start, next)) break;
    const isHead = hasTitle && next === start && isParticle(word) && tokens[next + 1]?.kind !== "number";
    const isInName =
      isHead || isAfterParticle || isParticleBefore(source, next) || isPlainParticle(source, start, next);
    if (kind !== "word" || (NOT_A_NAME.has(word) && !isInName)) break;
    const canFollow = isInName || count === 0 || isAfterParticle || hasCapital(text, tokens[next]);
    const isWork = !hasCapital(text, tokens[next]) && beginsWork(tokens, next) && !LIKE_WORKS.test(word);
    // « M. Yanis bastide : … »: its capital was forgotten.
    const isForgotten = /^(?:|[:,.])$/.test(wordAt(tokens, next + 1));
    const isSecond =
      count === 1 &&
      !isWork &&
      // « mme arnaud receveur de douche ».
      !(/^(?:de|d)$/.test(wordAt(tokens, next + 1)) && !hasCapital(text, tokens[next + 2])) &&
      FIRST_NAMES.has(wordAt(tokens, next - 1)) &&
      (isForgotten || !hasCapital(text, tokens[next - 1]));
    // « jean marc tessier ».
    const isAfterComposed = count === 2 && COMPOSED_NAME.test(wordsBetween(tokens, next - 2, next));
    if (!canFollow && !isSecond && !isAfterComposed) break;
    // « M. Carvalho Bordeaux »: where the customer is.
    const isBesideFirst = FIRST_NAMES.has(wordAt(tokens, next - 1)) || !hasTitle;
    if (count > 0 && isTownWord(word) && !isBesideFirst && wordAt(tokens, next - 1) !== "-") break;
    // « mme robin remplacement cumulus »: a work begins.
    const isWorkNoun = /(?:tion|ment|age)s?$/.test(word) && !LIKE_WORKS.test(word);
    if (count > 0 && !hasCapital(text, tokens[next]) && isWorkNoun) break;
    isAfterParticle = isParticle(word) && (hasTitle || count > 0);
    count += isAfterParticle ? 0 : 1;
    if (count > 3) break;
    next += 1;
  }
  return isAfterParticle &&
    next - 1 > start &&
    isParticle(tokens[next - 1]?.text ?? "") &&
    !hasCapital(text, tokens[next - 1])
    ? next - 1
    : next;
}

// « M. et Mme Salaün de Plougastel », « Mme Robin de Morlaix »: one last name, and where they live.
function isTownOf({ text, tokens }: Source, start: number, index: number): boolean {
  const lastName = wordAt(tokens, index - 1);
  const place = wordAt(tokens, index + 1);
  const isOne = index - start === 1 || (index - start === 2 && isParticle(wordAt(tokens, start)));
  if (wordAt(tokens, index) !== "de" || !isOne || FIRST_NAMES.has(lastName) || !hasCapital(text, tokens[index + 1]))
    return false;
  const isLong = tokens[index + 2]?.kind === "word" && hasCapital(text, tokens[index + 2]);
  // « Mme Gersende de Villiers »: a first name before « de ».
  return isTownWord(place) || (!isLong && !mayBeFirstName(lastName) && !LAST_NAMES_AFTER_DE.test(place));
}

const LAST_NAMES_AFTER_DE =
  /^(?:sou[sz]a|almeida|oliveira|carvalho|jesus|castro|barros|araujo|mell?o|matos|moura|freitas|pina|brito|sa)$/;

// « Le » of « Anne le Goff » and « de » of « Jeanne de la Tour », when a capital follows.
function isParticleBefore({ text, tokens }: Source, index: number): boolean {
  if (!isParticle(wordAt(tokens, index))) return false;
  const following = tokens
    .slice(index + 1, index + 4)
    .find(({ kind, text: word }) => kind === "word" && !isParticle(word));
  return following !== undefined && hasCapital(text, following);
}

// « antoine le bihan », in a text without capitals.
function isPlainParticle(source: Source, start: number, index: number): boolean {
  const { tokens } = source;
  const name = tokens[index + 1];
  const isParticled = index === start + 1 && /^(le|de|du|van|el|ben|da|di)$/.test(wordAt(tokens, index));
  return isParticled && !hasCapitals(source) && FIRST_NAMES.has(wordAt(tokens, start)) && isBareName(name);
}

function isBareName(token: Token | undefined): boolean {
  return (
    token?.kind === "word" &&
    token.text.length > 2 &&
    !NOT_A_NAME.has(token.text) &&
    !/^(son|sa|ses|mon|ma)$/.test(token.text)
  );
}
