import { formatScaled } from "../shared/french-format.ts";
import { daysToHoursE4, e4ToHours, hoursToE4, scaleDecimal } from "../shared/money.ts";
import { searchText } from "../shared/search-text.ts";
import { NUMBER_WORDS } from "./reading/words.ts";

/** How long a job takes in the seller's own words: « 3 jours », and the hours that they come to. */
export type SaidLength = { words: string; hours: number };

const NUMBERS: Readonly<Record<string, number>> = { un: 1, une: 1, ...NUMBER_WORDS };

const DAYS =
  /(?<![a-z0-9,.])(\d{1,3}(?:[.,]\d)?|[a-z]{2,6}) ?(jours?|journees?|j|demi-journees?|semaines?)(?![a-z0-9])/g;

const HALF_DAY = /\b1\/2 ?(?:journees?|jours?|j)\b/g;

const DAYS_A_WEEK = 5;

// A day on which something is done, or before which it must be, is no length.
const NO_LENGTH =
  /\b(?:dans|sous|d'ici|depuis|il y a|avant|apres|tous les|toutes les|delai de|garantie|chaque|bb|bebe|age de)$/;

// « une journée de formation » is a part of the job; « trois jours de travail » is all of it.
const OF_A_PART = /^(?: de | d'|par )(?!travail|boulot|chantier|prestation|mission|main)/;

const LONGEST_BESIDE = 16;

/** The days of work that a description says once for all of it, or null. */
export function readSaidLength(description: string, hoursADay: number): SaidLength | null {
  const text = searchText(description).replace(HALF_DAY, "1 demi-journee");
  const lengths = [...text.matchAll(DAYS)].flatMap(({ index, 0: words, 1: number = "", 2: unit = "" }) => {
    const textBefore = text.slice(Math.max(0, index - LONGEST_BESIDE), index).trimEnd();
    const textAfter = text.slice(index + words.length, index + words.length + LONGEST_BESIDE);
    const days = daysOf(number, unit);
    return days > 0 && !NO_LENGTH.test(textBefore) && !OF_A_PART.test(textAfter) ? [days] : [];
  });
  const [days, anotherLength] = lengths;
  if (days === undefined || anotherLength !== undefined) return null;
  return { words: lengthWords(days), hours: hoursOf(days, hoursADay) };
}

function hoursOf(days: number, hoursADay: number): number {
  return e4ToHours(daysToHoursE4(scaleDecimal(days, 4), hoursToE4(hoursADay)));
}

// What is no number is no length.
function daysOf(number: string, unit: string): number {
  const count = NUMBERS[number] ?? Number(number.replace(",", "."));
  return unit.startsWith("semaine") ? count * DAYS_A_WEEK : unit.startsWith("demi") ? count / 2 : count;
}

function lengthWords(days: number): string {
  return `${inFigures(days)}\u00a0jour${days >= 2 ? "s" : ""}`;
}

function inFigures(value: number): string {
  return formatScaled(scaleDecimal(value, 2), 2, 0);
}

/** « 3 jours (21 h) ». */
export function lengthInWords({ words, hours }: SaidLength): string {
  return `${words} (${inFigures(hours)}\u00a0h)`;
}

const QUARTERS = 4;

/** The tasks with their hours stretched or shortened to come to `hours`, each a quarter of an hour at least. */
export function spreadHours<Task extends { estimate_h: number }>(tasks: readonly Task[], hours: number): Task[] {
  const sum = tasks.reduce((total, task) => total + task.estimate_h, 0);
  const quarters = Math.round(hours * QUARTERS);
  if (sum <= 0 || quarters < tasks.length) return [...tasks];
  const parts = tasks.map((task) => Math.max(1, Math.round((task.estimate_h / sum) * quarters)));
  const longest = parts.indexOf(Math.max(...parts));
  const excess = parts.reduce((total, part) => total + part, 0) - quarters;
  const evenParts = parts.map((part, at) => (at === longest ? Math.max(1, part - excess) : part));
  return tasks.map((task, at) => ({ ...task, estimate_h: (evenParts[at] ?? 1) / QUARTERS }));
}
