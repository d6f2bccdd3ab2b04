import { writeReplacedQuantity } from "./replaced-quantity.ts";
import { blankSelfCorrections } from "./self-corrections.ts";

// What a person says while they look for their words is no part of a line, of a label or of a name. Every reader of
// what is said takes it out here.

// « euh », « heu », « euuuh »: never anything else, wherever they stand.
const ANYWHERE = /(?<![\p{L}\d'’-])(?:e{1,9}u{1,9}h{1,9}|h{1,9}e{1,9}u{1,9}h{0,9})(?![\p{L}\d'’-])[,.…]{0,3}/giu;
// At the beginning of a sentence alone. « Ben Salah » and « Voilà Services » are names.
const AT_START =
  /(?<![\p{L}\d'’-])(?:[Bb]on[ ,])?(?:[Bb]en|[Bb]ah|[Aa]lors|[Vv]oil[àa])[,.…]{0,3}(?= {1,40}[^ \p{Lu}])/gu;
const MOST_SPACES = 40;
const AT_END = /,? (?:alors|hein|voil[àa]|quoi|bah)(?= {0,40}(?:[.!?;,\n]|$))/gu;
// « le projet s'appelle Villa des Pins en fait ».
const AFTERTHOUGHT = /,? (?:en fait|finalement|du coup|au final|en fin de compte|tout compte fait)(?=[ .!]{0,40}$)/iu;
// Most texts have none, and reading has to stay quick.
const SOME = /e{1,9}u{1,9}h|heu|eeu|ben|bah|alors|hein|voil|quoi|en fait|finalement|du coup|au final|compte/i;
/** « bon ben alors »: several in a row. */
const MOST_IN_A_ROW = 4;

/**
 * A text whose hesitations (« heu », « ben », « bah », « alors », « hein », « voilà », « quoi ») are spaces, so that
 * every place in it stays the same, and so are the words that it takes back (« 12 non 14 h »). A text that says
 * nothing else stays as it is.
 */
export function blankHesitations(typedText: string): string {
  const text = writeGluedHour(writeSpokenSigns(blankSelfCorrections(writeReplacedQuantity(typedText))));
  if (!SOME.test(text)) return text;
  let plain = text.replace(ANYWHERE, blank).replace(AFTERTHOUGHT, blank);
  for (let count = 0; count < MOST_IN_A_ROW; count += 1) {
    const shorter = plain.replace(AT_START, blankAtStart).replace(AT_END, blank);
    if (shorter === plain) break;
    plain = shorter;
  }
  return /[\p{L}\d]/u.test(plain) ? plain : text;
}

// « … du mètre carré virgule remplacement … point », as a dictation writes signs. « cinq virgule cinq » is a number,
// « un point d'eau » a thing.
function writeSpokenSigns(text: string): string {
  if (!SOME_SIGN.test(text)) return text;
  return text.replace(COMMA, sign(",")).replace(FULL_STOP, sign("."));
}

// « 52 de lheure »: « 52 /h ».
function writeGluedHour(text: string): string {
  return text.replace(GLUED_HOUR, (words) => "/h".padEnd(words.length));
}

const GLUED_HOUR = /(?<=[\d€e] ?)(?:de )?l[eh]{0,2}ure(?![\p{L}])|(?<=\d ?[€e]? ?)de leur(?= pas? \d|[ ,.;!]*$)/giu;

function sign(mark: string): (words: string) => string {
  return (words) => mark + " ".repeat(words.length - 1);
}

const SOME_SIGN = /virgule|point/i;
const NUMBER =
  "(?:\\d|zéro|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|" +
  "trente|quarante|cinquante|soixante|cents?|mille)";
const COMMA = new RegExp(
  `(?<![\\p{L}\\d'’-])virgule(?! ${NUMBER}(?![\\p{L}]))(?![\\p{L}\\d'’-])|` +
    `(?<!${NUMBER} )(?<![\\p{L}\\d'’-])virgule(?![\\p{L}])`,
  "giu",
);
const FULL_STOP = new RegExp(
  "(?<=(?:euros?|€|heures?|jours?|ttc|hors taxes?|carrés?|mètres?|cents?) )point(?= *$| (?!d['’]|de |lumineux))",
  "giu",
);

/** The same text without its hesitations, and without the spaces and the comma that they leave at its head. */
export function withoutHesitations(text: string): string {
  const plain = blankHesitations(text);
  if (plain === text) return text;
  return plain
    .replace(/ {2,}/g, " ")
    .replace(/^[ ,]{1,40}/, "")
    .trimEnd();
}

function blankAtStart(words: string, at: number, text: string): string {
  const textBefore = text.slice(Math.max(0, at - MOST_SPACES), at).replaceAll(" ", "");
  const isStart = textBefore === "" ? at <= MOST_SPACES : /[.!?;,\n]$/.test(textBefore);
  return isStart ? blank(words) : words;
}

function blank(words: string): string {
  return words.replace(/[^\n]/g, " ");
}
