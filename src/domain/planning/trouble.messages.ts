import type { DayOverload } from "./day-overloads.ts";
import { planningDay } from "./planning.messages.ts";
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

const MOST_SAID = 2;

/**
 * What does not hold, in one line before its list: « Zoé : 6 h de trop et 2 h, absent · Ali : 2 h de trop · 2 autres ».
 * What is too much for somebody is summed up, and so is what stands on the days of their absences.
 */
export function troubleLine(
  conflicts: readonly Conflict<StaffedWork & { name: string }>[],
  nameOf: (userId: string) => string,
): string {
  const groups = new Map<string, Conflict<StaffedWork & { name: string }>[]>();
  for (const conflict of conflicts) {
    const kind = isTooMuch(conflict) ? "too much" : conflict.kind;
    const key = `${kind} ${conflict.userId ?? conflict.works[0]?.name ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), conflict]);
  }
  // Too many hours come first: the others are said where they stand.
  const parts = [...groups.values()]
    .toSorted(([one], [other]) => Number(other && isTooMuch(other)) - Number(one && isTooMuch(one)))
    .map((group, _rank, all) => partOf(group, nameOf, all.length === 1));
  const others = parts.length - MOST_SAID;
  const line = parts.slice(0, MOST_SAID).join(" · ");
  return others <= 0 ? line : `${line} · ${others} autre${others > 1 ? "s" : ""}`;
}

function partOf(
  group: readonly Conflict<StaffedWork & { name: string }>[],
  nameOf: (userId: string) => string,
  isAlone: boolean,
): string {
  const [conflict] = group;
  if (conflict === undefined) return "";
  const { kind, userId, firstDay, lastDay, works } = conflict;
  const who = userId === null ? `« ${works[0]?.name ?? ""} »` : nameOf(userId);
  const day = isAlone && group.length === 1 && firstDay === lastDay ? ` ${planningDay(firstDay)}` : "";
  if (isTooMuch(conflict)) {
    const sumOf = (some: typeof kind) =>
      group.filter((one) => one.kind === some).reduce((sum, { overMinutes }) => sum + overMinutes, 0);
    return `${who} : ${minutesWords({ overMinutes: sumOf("overload"), awayMinutes: sumOf("absence") })}${day}`;
  }
  if (kind === "rest") return `${who} : prévu un jour sans travail${day}`;
  return `${who} : deux chantiers à la fois${day}`;
}

function isTooMuch({ kind }: Conflict<StaffedWork>): boolean {
  return kind === "overload" || kind === "absence";
}
