// What is typed in a hurry beside a quote, in the words that its readers know: « c 7h », « sa fait cb ».

const LONGEST = 300;
const COMBIEN = [
  "(?<![\\p{L}\\d'’])(?:cb|cbien|conbien|combi1)",
  "(?=[ ?!.]*$| (?:[cç]a|pour|le|la|l['’]|en|avec|sans|de)(?!\\p{L}))",
].join("");
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d'’])c (?=(?:koi|quoi|combien|cb|pas|plut[oô]t|pour|l[ae]|les|une?|mieux|\d))/giu, "c'est "],
  [/(?<![\p{L}\d'’])c est(?!\p{L})/giu, "c'est"],
  [/(?<![\p{L}\d'’])cest(?!\p{L})/giu, "c'est"],
  [/(?<![\p{L}\d'’])(?:koi|kwa)(?!\p{L})/giu, "quoi"],
  [new RegExp(COMBIEN, "giu"), "combien"],
  [/(?<![\p{L}\d'’])sa (?=(?:fait|fera|ferait|donne|co[uû]te|revient)(?!\p{L}))/giu, "ça "],
];

/** A text beside a card, its words in a hurry written out. */
export function writeHurriedWords(text: string): string {
  if (text.length > LONGEST) return text;
  return WORDS.reduce((words, [pattern, plain]) => words.replace(pattern, plain), text);
}
