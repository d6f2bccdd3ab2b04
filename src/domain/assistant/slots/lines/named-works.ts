import { withCapital } from "../../../shared/french-format.ts";
import { plainWords } from "../../../shared/search-text.ts";
import type { Slots } from "../../understanding.ts";
import { isWorkVerb } from "../../words/work-verbs.ts";

// The works that a person names by a verb, without a price: « c'est changer le chauffe-eau et refaire l'évier ».

const LONGEST = 5_000;
const MOST_WORKS = 8;
const LONGEST_WORK = 90;

/**
 * The works of a text that stand by a verb and outside its lines, in its words: « Changer le chauffe-eau, poser deux
 * radiateurs ». Empty without any, and where something else says what the
 * whole is.
 */
export function namedWorks(text: string, slots: Slots): string {
  const lines = linesIn(slots);
  if (text.length > LONGEST || slots.description !== undefined || lines.length === 0) return "";
  const labels = lines.map(({ label }) => plainWords(label));
  const starts = [...text.matchAll(WORD)].filter(
    ({ 0: word, index }) =>
      isWorkVerb(word) &&
      !OF_DOCUMENT.test(text.slice(index, index + LONGEST_WORK)) &&
      !NOT_ASKED.test(plainWords(text.slice(Math.max(0, index - 24), index))),
  );
  const works = starts.slice(0, MOST_WORKS).map(({ index }, at) => {
    const nextStart = starts[at + 1]?.index ?? text.length;
    const lineStart = Math.min(...lines.flatMap(({ at: [from] }) => (from > index ? [from] : [])), nextStart);
    const isInLine = lines.some(({ at: [from, to] }) => index >= from && index < to);
    if (isInLine) return "";
    const end = Math.min(nextStart, index + LONGEST_WORK);
    // « élaguer trois chênes …, 180 € pièce »: the line begins with what the verb is said of.
    return workIn(text.slice(index, Math.min(lineStart, end))) || workIn(text.slice(index, end));
  });
  const otherWorks = works.filter((work) => {
    const plain = plainWords(work);
    return (
      work !== "" && !labels.some((label) => label.includes(plain) || (label.includes(" ") && plain.includes(label)))
    );
  });
  return withCapital([...new Set(otherWorks)].join(", "));
}

// The lines of a text, and where they stand there: those that are in doubt stand anywhere.
function linesIn({ lines = [], doubtfulLines }: Slots): { label: string; at: readonly [number, number] }[] {
  const sureLines = lines.map(({ value: { label }, at }) => ({ label, at }));
  const otherLines = (doubtfulLines?.value.lines ?? []).map(({ label }) => ({ label, at: [0, 0] as const }));
  return [...sureLines, ...otherLines];
}

const WORD = /(?<![\p{L}'’-])\p{L}{5,15}(?![\p{L}-])/gu;
// « sans refaire le sol », « je voulais pas changer ».
const NOT_ASKED = /(?:\b(?:sans|pas|jamais|plus|avant de|au lieu de|eviter de|a|facturer|devis)|\bd['’]) ?$/;

// « faire un devis ».
const OF_DOCUMENT =
  /^faire (?:\p{L}{1,5}[ '’]){0,2}(?:devis|facture|chiffrage|avoir|point|prix|remise|offre|projet|travaux)/iu;

// Up to what says something else: the customer, the place, a price, another clause.
function workIn(words: string): string {
  const end = END.exec(words)?.index ?? words.length;
  const work = words.slice(0, end).replace(/\s+/g, " ").replace(TRAILING, "").trim();
  return work.includes(" ") ? work : "";
}

const END = new RegExp(
  [
    "[,;:.!?\\n()€]",
    " (?:chez|son|sa|ses|leur|ça|ca|c['’]|j['’]|je|il|elle|on|ils|elles|tu|vous|avec|puis|plus|donc|mais|début|demain|",
    "pendant|environ)(?![\\p{L}-])",
    " (?:pour|de|à|sur|a) (?=(?:M\\.|Mr|Mme|Mlle|[Mm]onsieur|[Mm]adame|mme|mr|la société|la sarl|les \\p{Lu}|\\p{Lu}))",
    " (?:et )?(?:ensuite|après|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|le \\d)",
    " (?:à|a)(?= \\d)",
  ].join("|"),
  "u",
);
const TRAILING = /(?: (?:et|puis|plus|aussi|avec|à|a|de|du|des|la|le|les|l['’]|un|une|pour|en|sur))+ ?$/i;
