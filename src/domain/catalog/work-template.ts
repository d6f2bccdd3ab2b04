import type { Pattern } from "./reading/pattern.ts";
import { readPattern } from "./reading/pattern.ts";
import { plainWord } from "./reading/words.ts";

/** Hours of a task: a fixed part, and a part for each unit. Null units are the measure of the work itself. */
export type Rate = { fixedHours: number; hoursPerUnit: number; unit: string | null };

/** When a task is proposed: words that must be said, that must not be, and that the text must not leave to others. */
export type Condition = { kind: "said" | "unsaid" | "kept"; words: string[] };

/** A task of a template. The first rate whose unit is said is used, the last one otherwise. */
export type TemplateTask = { title: string; rates: Rate[]; supplies: string; conditions: Condition[] };

/**
 * A work of a trade, with its tasks. `units` are the names of what its hours are counted by, the one that is shown
 * first; empty for a work counted as a whole. `reference` is the quantity that is taken, and told, when none is said.
 */
export type WorkTemplate = {
  trade: string;
  title: string;
  /** Other titles, for the words that say the work more closely (« mitigeur » for a tap). */
  names: { words: string[]; title: string }[];
  units: string[];
  reference: number;
  patterns: Pattern[];
  includes: string[];
  /** Whether it is a manner of work that many things share: one that is written for itself goes before it. */
  isCommon: boolean;
  /** The things that its tasks are about, by the words that say them, with their article (« la vanne »). */
  things: { words: string; name: string }[];
  tasks: TemplateTask[];
};

/**
 * Reads the works of a trade from text. Each work is a block: `# title | reference unit/other name`, then its patterns
 * (`= terms`), closer titles (`~ word/word: title`), the things that its tasks name (`% word: le nom`), the works that
 * it includes (`+ title, title`), `common` for a manner of work that many things share, and one line per task:
 * `conditions: title ; hours ; supplies`. Lines above the first work open (`>`) and close (`<`) those that say no such
 * task themselves. Throws on a line that cannot be read: a test reads the whole library.
 */
export function tradeWorks(trade: string, text: string): WorkTemplate[] {
  const [head = "", ...blocks] = withoutWraps(text).split(/^# /m);
  const [opening, closing] = [commonTask(head, ">"), commonTask(head, "<")];
  return blocks.map((block) => {
    const work = readWork(trade, block.trim().split("\n"));
    const isSaid = (pattern: RegExp) => work.tasks.some(({ title }) => pattern.test(title));
    const first = opening && !isSaid(PREPARING) ? [opening] : [];
    const last = closing && !isSaid(CLEANING) ? [closing] : [];
    return { ...work, tasks: [...first, ...work.tasks, ...last] };
  });
}

const PREPARING = /protég|prépar|visite|relever|installer l'accès|sécuris|échafaudage/i;
const CLEANING = /nettoy|évacu|ranger|balayer|remonter/i;

function commonTask(head: LibraryText, mark: string): TemplateTask | null {
  const line = head.split("\n").find((text) => text.startsWith(mark));
  return line ? readTask(line.slice(2)) : null;
}

/** A part of the library's text: we write it, no caller sends it. */
export type LibraryText = string;

/** A line that begins with two spaces goes on with the line before: in its list of choices, or after a space. */
export function withoutWraps(text: LibraryText): LibraryText {
  return text.replace(/\n {2}(?=\/)/g, "").replace(/\n {2}/g, " ");
}

function readWork(trade: string, [head = "", ...lines]: string[]): WorkTemplate {
  const [title = "", measure = ""] = head.split("|").map((part) => part.trim());
  const [, reference = "1", units = ""] = /^(\d+) (.+)$/.exec(measure) ?? [];
  const linesOf = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2).trim());
  const patterns = linesOf("= ").map(readPattern);
  if (patterns.length === 0) throw new Error(`${trade}, « ${title} »: add a line « = words » that recognises it`);
  return {
    trade,
    title,
    names: linesOf("~ ").map(readName),
    units: units === "" ? [] : units.split("/"),
    reference: Number(reference),
    patterns,
    includes: linesOf("+ ").flatMap((list) => list.split(", ")),
    isCommon: lines.includes("common"),
    things: linesOf("% ").map(readThing),
    tasks: lines.filter((line) => !/^(?:[=+~%] |common$)/.test(line)).map(readTask),
  };
}

function readName(line: string): WorkTemplate["names"][number] {
  const [words = "", title = ""] = line.split(": ");
  if (title === "") throw new Error(`« ${line} » names nothing: write « ~ word/word: title »`);
  return { words: words.split("/").map((word) => (word.endsWith("*") ? word : plainWord(word))), title };
}

function readThing(line: string): WorkTemplate["things"][number] {
  const [words = "", name = ""] = line.split(": ");
  return { words, name };
}

function readTask(line: string): TemplateTask {
  const [head = "", hours = "", supplies = ""] = line.split(";").map((part) => part.trim());
  const [, marks = "", title = head] = /^([?!-][^:]*): (.+)$/.exec(head) ?? [];
  const rates = hours.split(" sinon ").map(readRate);
  if (title === "" || rates.some((rate) => rate === null))
    throw new Error(`« ${line} » is no task: write « title ; 1 + 0.5/m² ; supplies »`);
  return { title, rates: rates.filter((rate) => rate !== null), supplies, conditions: readConditions(marks) };
}

// « 2 », « 0.5/m² », « 1 + 0.5/m² ». « /u » counts by the measure of the work.
function readRate(text: string): Rate | null {
  const [, fixedText = "0", perUnitText = "0", unit = null] =
    /^(?:(\d[\d.]*)(?: \+ |$))?(?:(\d[\d.]*)\/(.+))?$/.exec(text) ?? [];
  const rate = { fixedHours: Number(fixedText), hoursPerUnit: Number(perUnitText), unit: unit === "u" ? null : unit };
  return rate.fixedHours + rate.hoursPerUnit > 0 ? rate : null;
}

const KINDS: Record<string, Condition["kind"]> = { "?": "said", "!": "unsaid", "-": "kept" };

function readConditions(marks: string): Condition[] {
  return marks
    .split(" ")
    .filter((mark) => mark !== "")
    .map((mark) => ({ kind: kindOf(mark), words: mark.slice(1).split("/").map(plainWord) }));
}

function kindOf(mark: string): Condition["kind"] {
  const kind = KINDS[mark.charAt(0)];
  if (!kind) throw new Error(`« ${mark} » is no condition: begin it with « ? », « ! » or « - »`);
  return kind;
}
