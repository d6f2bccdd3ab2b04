import { plainWords } from "../../shared/search-text.ts";

/**
 * What the losses of a text leave out. `places`: from and to, what was read into a value which is written otherwise
 * (« dans 3 semaines »). `doubtedLabels`: labels, in plain words, whose parts are said to be in doubt.
 */
export type SaidElsewhere = { places?: readonly (readonly [number, number])[]; doubtedLabels?: readonly string[] };

/**
 * The words of a told text whose numbers are in nothing that was kept of it, as typed, without the words beside them
 * that were kept. `keptTexts`: what is said back of it. A sum of what precedes (« soit 360 € ») tells nothing more.
 */
export function unkeptParts(
  text: string,
  keptTexts: readonly string[],
  { places = [], doubtedLabels = [] }: SaidElsewhere = {},
): string[] {
  if (text.length > LONGEST) return [];
  const keptText = keptOf(keptTexts);
  return partsOf(blankPlaces(text, places)).flatMap((part) => {
    const plainPart = plainWords(part);
    if (!/\d/.test(part) || part.includes("@") || OF_SUM.test(plainPart)) return [];
    if (doubtedLabels.some((label) => plainPart.includes(label))) return [];
    return lostRuns(part, keptText);
  });
}

const LONGEST = 5_000;
const BETWEEN = /[;\n!]|[,:.] | (?:puis|mais) | et (?!(?:demie?|quart)(?!\p{L}))/u;
const OF_SUM = /^(?:soit|donc|total|au total|en tout|ca fait)\b/;

function partsOf(text: string): string[] {
  return text.split(BETWEEN).map((part) => part.trim());
}

// What stands there is neither lost nor joined to the words beside it.
function blankPlaces(text: string, places: readonly (readonly [number, number])[]): string {
  return places.reduce((rest, [from, to]) => `${rest.slice(0, from)}${";".repeat(to - from)}${rest.slice(to)}`, text);
}

/** The numbers and words of what was kept, and the sizes in it, each with its unit: « 200 l ». */
type KeptText = { numbers: ReadonlySet<number>; words: ReadonlySet<string>; sizes: ReadonlySet<string> };

function keptOf(keptTexts: readonly string[]): KeptText {
  const tokens = keptTexts.flatMap((text) => tokensOf(text));
  return {
    numbers: new Set(tokens.flatMap(({ numbers }) => numbers)),
    words: new Set(tokens.flatMap(({ word }) => (isContent(word) ? [word] : []))),
    sizes: new Set(keptTexts.flatMap((text) => sizesIn(tokensOf(text)))),
  };
}

/** A piece of a part between spaces, with the numbers in it. */
type Token = { typedText: string; word: string; numbers: number[] };

// « 1 250,50 », « 732 829 320 » and « 06 12 34 56 78 » are one number each, « 16x18 » is two, « 90x120 420 € » three.
function tokensOf(text: string): Token[] {
  const joinedText = text
    .replace(/\+33 ?(?=[1-9])/g, "0")
    .replace(/(?<!\d)0\d(?:[ .-]\d\d){4}(?!\d)/g, (phone) => phone.replace(/[ .-]/g, ""))
    .replace(/(?<=(?<![x×*/\d])\d{1,3}(?:[ \u00a0\u202f]\d{3}){0,4})[ \u00a0\u202f](?=\d{3}(?!\d))/gi, "");
  return joinedText
    .split(/\s+/)
    .filter((typedText) => typedText !== "")
    .map((typedText, index, all) => ({
      typedText,
      word: wordOf(typedText),
      numbers: numbersIn(typedText, all[index + 1] ?? ""),
    }));
}

function wordOf(typedText: string): string {
  return plainWords(typedText)
    .replace(/^(?:[cdjlmnst]|qu)['’ ]/, "")
    .replace(/[^\p{L}\p{N}-]+/gu, "");
}

// « 5h30 » is kept as 5,5 hours, « 90 min » as an hour and a half, « 2k€ » as 2000 euros.
function numbersIn(typedText: string, next: string): number[] {
  const [, hours, minutes] = /^(\d{1,3})h([0-5]\d)(?!\d)/i.exec(typedText) ?? [];
  if (hours !== undefined) return [Number(hours) + Number(minutes) / MINUTES];
  // « m2 » is a unit.
  if (/^m[23]$/i.test(typedText)) return [];
  const factor = /\dk(?:€|$)/i.test(typedText)
    ? THOUSAND
    : /\dmin/i.test(typedText) || OF_MINUTES.test(next)
      ? 1 / MINUTES
      : 1;
  return (typedText.match(/\d{1,20}(?:[.,]\d{1,6})?/g) ?? []).map(
    (number) => Number(number.replace(",", ".")) * factor,
  );
}

const THOUSAND = 1_000;
const MINUTES = 60;
const OF_MINUTES = /^min(?:utes?|s)?(?!\p{L})/iu;
const DAYS_A_WEEK = 5;

// The runs of words around lost numbers, without what was kept.
function lostRuns(part: string, keptText: KeptText): string[] {
  const tokens = tokensOf(part);
  const isLost = tokens.map((_token, index) => isNumberLost(tokens, index, keptText));
  const isKept = tokens.map(({ word, numbers }, index) =>
    numbers.length > 0 ? !isLost[index] : isContent(word) && keptText.words.has(word),
  );
  const runs: string[] = [];
  let from = 0;
  for (let index = 0; index <= tokens.length; index += 1) {
    if (index < tokens.length && !isKept[index]) continue;
    if (isLost.slice(from, index).some(Boolean)) runs.push(withoutEnds(tokens.slice(from, index)));
    from = index + 1;
  }
  return runs;
}

function isNumberLost(tokens: readonly Token[], index: number, { numbers, sizes }: KeptText): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  const [size] = sizesIn(tokens.slice(index, index + 2));
  if (size !== undefined && token.numbers.length === 1) return !sizes.has(size);
  const next = tokens[index + 1]?.word ?? "";
  const following = tokens[index + 2]?.word ?? "";
  return token.numbers.some((number) => {
    const forms = [number];
    if (/^semaines?$/.test(next)) forms.push(number * DAYS_A_WEEK);
    if (tokens.slice(index + 1, index + 4).some(({ word }) => /^demie?$/.test(word))) forms.push(number + 1 / 2);
    if (/^(?:h|heures?)$/.test(next) && /^\d\d$/.test(following)) forms.push(number + Number(following) / MINUTES);
    return !forms.some((form) => numbers.has(form));
  });
}

// A number that tells the size of a thing is kept with its unit alone: « ballon 200 L » is not the price of 200 €.
function sizesIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ typedText, numbers }, index) => {
    const [number] = numbers;
    const unit = /\d\p{L}/u.test(typedText) ? typedText.replace(/^[\d.,]+/, "") : (tokens[index + 1]?.typedText ?? "");
    const size = SIZE_UNITS.exec(plainWords(unit).replace(/[^\p{L}]+$/u, ""))?.[0];
    if (numbers.length !== 1 || number === undefined || size === undefined) return [];
    return [`${number} ${size.startsWith("l") ? "l" : size}`];
  });
}

const SIZE_UNITS = /^(?:l|litres?|cm|mm|kw|w|watts?|kva|volts?|pouces?)$/;

// « à », « de », « avec » at the ends of what is named say nothing.
function withoutEnds(tokens: readonly Token[]): string {
  const isSmall = ({ typedText, word }: Token) => !/\d|[%€]/.test(typedText) && (word === "" || ENDS.has(word));
  const from = tokens.findIndex((token) => !isSmall(token));
  const to = tokens.findLastIndex((token, index) => !isSmall(token) || tokens[index - 1]?.numbers.length === 1);
  return tokens
    .slice(from, to + 1)
    .map(({ typedText }) => typedText)
    .join(" ");
}

const ENDS = new Set("a au aux avec d dans de des du en et l la le les ou par plus pour que qui sur un une".split(" "));
const SMALL = new Set([...ENDS, ..."ce elle il je on sa se son".split(" ")]);

function isContent(word: string): boolean {
  return word.length > 1 && !SMALL.has(word) && !/^\d/.test(word);
}
