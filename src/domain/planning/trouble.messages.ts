import { withCapital } from "../shared/french-format.ts";
import type { DayOverload } from "./day-overloads.ts";
import { shortRange } from "./planning.messages.ts";
import type { StaffedWork } from "./staffed-work.ts";
import { missedWords, tooMuchWords } from "./workload.messages.ts";
import type { Conflict } from "./workload.ts";

/** Who has too much on a day, in one line: « Zoé : 2 h de trop · Ali : 1 h, absent ». `nameOf`: null for one alone. */
export function overloadWords(overloads: readonly DayOverload[], nameOf: ((userId: string) => string) | null): string {
  return overloads
    .map(({ userId, ...minutes }) => {
      const words = minutesWords(minutes);
      return nameOf === null ? words : `${nameOf(userId)} : ${words}`;
    })
    .join(" · ");
}

// Hours of an absence stand apart.
function minutesWords({ overMinutes, awayMinutes }: Omit<DayOverload, "userId">): string {
  return [
    ...(overMinutes > 0 ? [tooMuchWords(overMinutes)] : []),
    ...(awayMinutes > 0 ? [missedWords(awayMinutes)] : []),
  ].join(" et ");
}

const MOST_SAID = 3;

type NamedConflict = Conflict<StaffedWork & { name: string }>;

/**
 * What does not hold, in few lines before its list, with who, how much and when: « Zoé : 2 h de trop, 1er–2 déc. ».
 * Too many hours come first: the others are said where they stand. More than a few are counted.
 */
export function troubleLines(conflicts: readonly NamedConflict[], nameOf: (userId: string) => string): string[] {
  const lines = conflicts
    .toSorted((one, other) => Number(isTooMuch(other)) - Number(isTooMuch(one)))
    .map((conflict) => lineOf(conflict, nameOf));
  const others = lines.length - MOST_SAID;
  // A line for one more takes the room of the line itself.
  if (others <= 1) return lines;
  return [...lines.slice(0, MOST_SAID), `${others} autres`];
}

function lineOf(conflict: NamedConflict, nameOf: (userId: string) => string): string {
  const { kind, userId, overMinutes, works } = conflict;
  const who = userId === null ? `« ${works[0]?.name ?? ""} »` : nameOf(userId);
  const what = {
    overload: tooMuchWords(overMinutes),
    absence: missedWords(overMinutes),
    rest: "prévu un jour sans travail",
    double: "deux chantiers à la fois",
  }[kind];
  return `${withCapital(who)} : ${what}, ${shortRange(conflict).replaceAll(" ", "\u00A0")}`;
}

function isTooMuch({ kind }: Conflict<StaffedWork>): boolean {
  return kind === "overload" || kind === "absence";
}
