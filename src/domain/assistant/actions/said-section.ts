import { withCapital } from "../../shared/french-format.ts";
import { pattern } from "../words/pattern.ts";

/**
 * A section that a text puts on a quote. `lines`: what is said of the lines that go into it. Without them, the section
 * stands at `place`: on top, last, or before the line that these words name.
 */
export type SaidSection = { label: string; lines: string[]; place: "start" | "end" | { before: string } };

const LONGEST = 300;
const LONGEST_LABEL = 120;
const NEW = pattern`
  ^(?:r?ajoute|cr[eé]e|fais|mets|mettre|ins[eè]re|commence)[rz]? (?:une |la )?(?:nouvelle )?section\x20
  (?:intitul[eé]e |appel[eé]e |nomm[eé]e |qui s'appelle |: ?)?`;
const INTO = pattern`
  ^(?:mets|mettre|place|range|regroupe|d[eé]place)[rz]? (.{2,200}?) (?:dans|sous|en) (?:une |la )?(?:nouvelle )?
  section (?:intitul[eé]e |appel[eé]e |nomm[eé]e |: ?)?(.{1,120})$`;
const OF_QUOTE = /(?: d(?:u|e ce|e mon) devis| (?:sur|dans) (?:le|ce|mon) devis)$/i;
const START = /,? (?:tout )?(?:au d[eé]but|en haut|en premier|en t[eê]te)$/i;
const END = /,? (?:tout )?(?:[àa] la fin|en bas|en dernier)$/i;
const BEFORE = [" juste avant ", " avant "];
const WITH = [" avec ", " pour ", " contenant ", " qui contient "];
const BETWEEN = /, | et | puis /i;

/** The section that a text orders on a quote, or null: « ajoute une section Douche au début du devis ». */
export function readSaidSection(text: string): SaidSection | null {
  if (text.length > LONGEST) return null;
  const sentence = text
    .replace(/’/g, "'")
    .replace(/\s+/g, " ")
    .replace(/[.!]{1,3}$/, "")
    .trim()
    .replace(OF_QUOTE, "");
  // Read in small letters, of which the title keeps its own.
  const [, lines, title] = INTO.exec(sentence.toLowerCase()) ?? [];
  if (lines !== undefined && title !== undefined)
    return sectionOf(sentence.slice(-title.length), { lines: partsOf(lines), place: "end" });
  const lead = NEW.exec(sentence.toLowerCase())?.[0];
  if (lead === undefined) return null;
  const rest = sentence.slice(lead.length);
  if (START.test(rest)) return sectionOf(rest.replace(START, ""), { lines: [], place: "start" });
  if (END.test(rest)) return sectionOf(rest.replace(END, ""), { lines: [], place: "end" });
  const [placedTitle, nextLine] = cutAt(rest, BEFORE);
  if (nextLine !== "")
    return sectionOf(placedTitle, {
      lines: [],
      place: { before: bare(nextLine.replace(/^la (?:ligne|section) /i, "")) },
    });
  const [filledTitle, content] = cutAt(rest, WITH);
  if (content !== "") return sectionOf(filledTitle, { lines: partsOf(content), place: "end" });
  return sectionOf(rest, { lines: [], place: "end" });
}

// The words before and after the first of these marks; nothing after when there is none.
function cutAt(words: string, marks: readonly string[]): [string, string] {
  const small = words.toLowerCase();
  const mark = marks.find((one) => small.includes(one));
  if (mark === undefined) return [words, ""];
  const place = small.indexOf(mark);
  return [words.slice(0, place), words.slice(place + mark.length)];
}

function sectionOf(title: string, { lines, place }: Omit<SaidSection, "label">): SaidSection | null {
  const words = bare(title);
  if (words === "" || words.length > LONGEST_LABEL || /[€\n]/.test(words)) return null;
  return { label: withCapital(words), lines, place };
}

function partsOf(words: string): string[] {
  return words
    .split(BETWEEN)
    .map(bare)
    .filter((part) => part !== "");
}

// « la pose », « "Douche" »: without its article and its quotes.
function bare(words: string): string {
  return words
    .trim()
    .replace(/^(?:les? |la |l'|du |de la |des )/i, "")
    .replace(/^[«"“] ?/, "")
    .replace(/ ?[»"”]$/, "")
    .trim();
}

type PlacedLine = { id: string; kind: "section" | "text" | "item" };

/**
 * The lines of a quote with a new section. Lines that go into it follow it, after the others of the section that they
 * were in. Otherwise it stands before the line of `beforeId`, or last when there is none.
 */
export function withSection<L extends PlacedLine>(
  lines: readonly L[],
  section: L,
  { lineIds, beforeId }: { lineIds: readonly string[]; beforeId: string | null },
): L[] {
  const movedLines = lines.filter(({ id }) => lineIds.includes(id));
  const others = lines.filter(({ id }) => !lineIds.includes(id));
  if (movedLines.length === 0) {
    const place = others.findIndex(({ id }) => id === beforeId);
    return others.toSpliced(place === -1 ? others.length : place, 0, section);
  }
  const first = lines.findIndex(({ id }) => id === movedLines[0]?.id);
  const nextSection = lines.find(({ kind }, index) => index > first && kind === "section");
  const place = others.findIndex(({ id }) => id === nextSection?.id);
  return others.toSpliced(place === -1 ? others.length : place, 0, section, ...movedLines);
}
