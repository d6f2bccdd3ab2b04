import { awayName, closureMessages } from "../company/closures/closures.messages.ts";
import { absenceOn, restOn } from "../company/closures/closures.ts";
import { peopleWords } from "../projects/people/people.messages.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays } from "../shared/calendar-date.ts";
import { withCapital } from "../shared/french-format.ts";
import { formatMinutes } from "../shared/text/duration.ts";
import type { CarriedHours, CarriedWork } from "./carried-hours.ts";
import { dayWithoutYear, lengthWords, planningDay, shortRange } from "./planning.messages.ts";
import type { SharedMinutes } from "./shared-minutes.ts";
import { PLANNED_STEP_MINUTES, plannedMinutes } from "./shares/shares.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import type { WayOut } from "./ways-out.ts";
import { leftOverDays } from "./work-left.ts";
import type { Conflict, PersonLoad } from "./workload.ts";

/** What is named in these sentences. */
type NamedWork = StaffedWork & { name: string };

/**
 * What does not hold, without who: « 24–25 nov. : 6 h de trop ». `reason`: what makes it so, where that is no excess.
 * `why`: the same with the works.
 */
export function conflictWords(
  { kind, userId, firstDay, lastDay, overMinutes, works }: Conflict<NamedWork>,
  { closures, absences }: Pick<WorkingTime, "closures" | "absences">,
): { what: string; reason: string; why: string } {
  const days = shortRange({ firstDay, lastDay });
  const names = namesOf(works);
  if (kind === "rest") {
    const verb = works[0]?.firstDay === firstDay ? "commence" : "finit";
    const onThatDay = `${verb} ce jour-là`;
    return {
      what: `${days} : jour sans travail (${restOn(firstDay, closures) ?? ""})`,
      reason: withCapital(onThatDay),
      why: `${names} ${onThatDay}`,
    };
  }
  if (kind === "double")
    return { what: `${days} : ${works.length} chantiers, dont un sans heures`, reason: "", why: names };
  if (kind === "overload") return { what: `${days} : ${formatMinutes(overMinutes)} de trop`, reason: "", why: names };
  const what = `${days} : ${missedWords(overMinutes)}`;
  const label = userId === null ? undefined : absenceOn(firstDay, userId, absences)?.label;
  const reason = withCapital(awayName("absence", { label: label ?? closureMessages.away }));
  return { what, reason, why: `${reason} : ${names}` };
}

/** Who does the work of somebody who is away: « remplacé par Zoé », « à remplacer ». `names`: those who are there. */
export function replacedWords(names: readonly string[]): string {
  return names.length === 0 ? "à remplacer" : `remplacé par ${peopleWords(names)}`;
}

/** Why the days to come of a work bear more or less than its share: « reste 10 h sur 2 jours ». Else empty. */
export function leftWords(work: StaffedWork, closures: WorkingTime["closures"]): string {
  const left = leftOverDays(work, closures);
  return left === null ? "" : `reste ${formatMinutes(plannedMinutes(left.minutes))} sur ${lengthWords(left.dayCount)}`;
}

const MOST_NAMES = 3;

// More names than these are a list that nobody reads.
function namesOf(works: readonly NamedWork[]): string {
  const names = works.slice(0, MOST_NAMES).map(({ name }) => `« ${name} »`);
  const others = works.length - names.length;
  return others === 0 ? names.join(", ") : `${names.join(", ")} et ${others} autre${others > 1 ? "s" : ""}`;
}

/**
 * A way out as a button says it under the name of its work: « Décaler au 21 déc. ». `nameOf`: the name of a person.
 * `meId`: who reads it.
 */
export function wayWords(
  way: WayOut<NamedWork>,
  nameOf: (userId: string) => string,
  meId: string | null = null,
): string {
  if (way.kind === "give") return way.to === meId ? "À moi" : `Confier à ${nameOf(way.to)}`;
  if (way.kind === "move") return `Décaler au ${dayWithoutYear(way.firstDay)}`;
  return `${way.lastDay > way.work.lastDay ? "Prolonger au" : "Finir le"} ${dayWithoutYear(way.lastDay)}`;
}

/** What a way out leaves too much, after its words: « il restera 4 h de trop ». Empty for nothing, or where nothing is counted. */
export function wayLeftWords({ leftMinutes }: WayOut<NamedWork>, kind: Conflict<NamedWork>["kind"]): string {
  const isCounted = kind === "overload" || kind === "absence";
  return isCounted && leftMinutes > 0 ? tooMuchLeftWords(leftMinutes) : "";
}

/**
 * What a way out changes, for whoever stops on its button: « Plus rien de trop, fini le jeu. 10 déc. ». `nameOf`: see
 * `wayWords`.
 */
export function wayEffectWords(
  way: WayOut<NamedWork>,
  kind: Conflict<NamedWork>["kind"],
  nameOf: (userId: string) => string,
): string {
  const left = way.leftMinutes === 0 ? "plus rien de trop" : tooMuchLeftWords(way.leftMinutes);
  const isCounted = kind === "overload" || kind === "absence";
  return withCapital([...(isCounted ? [left] : []), detailOf(way, nameOf)].join(", "));
}

function tooMuchLeftWords(minutes: number): string {
  return `il restera ${formatMinutes(minutes)} de trop`;
}

function detailOf(way: WayOut<NamedWork>, nameOf: (userId: string) => string): string {
  if (way.kind === "give") return `${nameOf(way.to)} aura ${formatMinutes(way.fullestMinutes)} par jour au plus`;
  if (way.kind === "move") return `fini le ${planningDay(way.lastDay)}`;
  return way.lastDay > way.work.lastDay ? "les heures s'étalent" : "les heures se resserrent";
}

const MANY_WORDS: Readonly<Record<number, string>> = { 2: "deux", 3: "trois" };

/** What a work takes of its people on a day: « 10 h 15 à deux », « 6 h, absent » where nobody is there to do it. */
export function sharedMinutesWords({ minutes, peopleCount, isMissed }: SharedMinutes): string {
  const words = formatMinutes(minutes);
  if (isMissed) return missedWords(minutes);
  return peopleCount < 2 ? words : `${words} à ${MANY_WORDS[peopleCount] ?? peopleCount}`.replaceAll(" ", "\u00A0");
}

/** Hours of a day on which nobody is there to do them: « 6 h, absent ». */
export function missedWords(minutes: number): string {
  return `${formatMinutes(minutes)}, absent`.replaceAll(" ", "\u00A0");
}

/** What a task takes of a day: « 5 h sur 12 h », or all of its hours. `wholeMinutes`: those of its estimation. */
export function taskMinutesWords(minutes: number, wholeMinutes: number): string {
  const [words, wholeWords] = [minutes, wholeMinutes].map((some) => formatMinutes(plannedMinutes(some)));
  return plannedMinutes(minutes) >= plannedMinutes(wholeMinutes)
    ? `${words}`
    : `${words} sur ${wholeWords}`.replaceAll(" ", "\u00A0");
}

/** The works that have hours of days before, each once: « « Mur » : 8 h reportées d'hier ». */
export function carriedWorksWords(works: readonly CarriedWork<NamedWork>[], date: CalendarDate): string {
  return works
    .slice(0, MOST_NAMES)
    .map(({ work, ...hours }) => `« ${work.name} » : ${putOffWords(hours, date)}`)
    .join(", ");
}

/** The hours that days before left to a day: « dont 8 h reportées d'hier ». */
export function carriedWords(hours: CarriedHours, date: CalendarDate): string {
  return `dont ${putOffWords(hours, date)}`;
}

function putOffWords({ minutes, fromDays }: CarriedHours, date: CalendarDate): string {
  const [firstDay = ""] = fromDays;
  const from =
    fromDays.length > 1
      ? "des jours d'avant"
      : firstDay === addDays(date, -1)
        ? "d'hier"
        : `du ${planningDay(firstDay)}`;
  // Minutes are several, as hours are from two on.
  const isSeveral = minutes < 60 ? minutes > 1 : minutes >= 120;
  return `${formatMinutes(minutes)} reportée${isSeveral ? "s" : ""} ${from}`;
}

/**
 * What a person has on some days, said once. `words`: what is planned and what is left. `waitingWords`: what may come
 * on top of it. `troubles`: what does not hold.
 */
export function loadWords({
  plannedMinutes,
  possibleMinutes,
  freeMinutes,
  overMinutes,
  overDays,
  awayMinutes,
  waitingMinutes,
}: PersonLoad): { words: string; waitingWords: string | null; troubles: string[] } {
  const fullWords = overMinutes > 0 || awayMinutes > 0 ? "" : ", complet";
  // Less than a step of a planning is no time for anything.
  const isFull = freeMinutes < PLANNED_STEP_MINUTES;
  const left = isFull ? fullWords : `, ${formatMinutes(freeMinutes)} libre${plural(freeMinutes / 60)}`;
  const words =
    plannedMinutes > 0
      ? `${formatMinutes(plannedMinutes)} prévue${plural(plannedMinutes / 60)}${left}`
      : possibleMinutes > 0
        ? "libre"
        : "pas de travail";
  return {
    words,
    waitingWords: waitingMinutes === 0 ? null : `+ ${formatMinutes(waitingMinutes)} si le client accepte`,
    troubles: [
      ...(overMinutes === 0
        ? []
        : [`${formatMinutes(overMinutes)} de trop${overDays > 1 ? ` sur ${overDays} jours` : ""}`]),
      ...(awayMinutes === 0 ? [] : [`${formatMinutes(awayMinutes)} pendant une absence`]),
    ],
  };
}

// French counts from two.
function plural(count: number): string {
  return count < 2 ? "" : "s";
}
