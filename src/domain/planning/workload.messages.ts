import { absenceOn, restOn } from "../company/closures/closures.ts";
import { formatMinutes } from "../shared/text/duration.ts";
import { planningDay } from "./planning.messages.ts";
import type { WayOut } from "./ways-out.ts";
import type { Conflict, StaffedWork, WorkingTime } from "./workload.ts";

/** What is named in these sentences. */
type NamedWork = StaffedWork & { name: string };

/** What does not hold, without who: « lun. 23 – mer. 25 nov. : 12 h prévues sur 7 h (« Toiture », « Mur ») ». */
export function conflictWords(
  { kind, userId, firstDay, lastDay, minutes, works }: Conflict<NamedWork>,
  { minutesADay, closures, absences }: WorkingTime,
): string {
  const days = firstDay === lastDay ? planningDay(firstDay) : `${planningDay(firstDay)} – ${planningDay(lastDay)}`;
  const names = namesOf(works);
  if (kind === "rest") {
    const verb = works[0]?.firstDay === firstDay ? "commence" : "finit";
    return `${days} : ${names} ${verb} un jour sans travail (${restOn(firstDay, closures) ?? ""})`;
  }
  if (kind === "absence") {
    const reason = userId === null ? "" : (absenceOn(firstDay, userId, absences)?.label ?? "");
    return `${days} : absence (${reason}), mais ${names} ${works.length > 1 ? "sont prévus" : "est prévu"}`;
  }
  if (kind === "double") return `${days} : ${works.length} chantiers le même jour (${names})`;
  const aDay = firstDay === lastDay ? "" : " par jour";
  return `${days} : ${formatMinutes(minutes)} prévues${aDay} pour ${formatMinutes(minutesADay)} (${names})`;
}

const MOST_NAMES = 3;

// More names than these are a list that nobody reads.
function namesOf(works: readonly NamedWork[]): string {
  const names = works.slice(0, MOST_NAMES).map(({ name }) => `« ${name} »`);
  const others = works.length - names.length;
  return others === 0 ? names.join(", ") : `${names.join(", ")} et ${others} autre${others > 1 ? "s" : ""}`;
}

/** A way out as a button says it. `nameOf`: the name of a person. */
export function wayWords(way: WayOut<NamedWork>, nameOf: (userId: string) => string): string {
  const work = `« ${way.work.name} »`;
  if (way.kind === "give") return `Confier ${work} à ${nameOf(way.to)}`;
  if (way.kind === "move") return `Décaler ${work} au ${planningDay(way.firstDay)}`;
  return way.lastDay > way.work.lastDay
    ? `Prolonger ${work} jusqu'au ${planningDay(way.lastDay)}`
    : `Finir ${work} le ${planningDay(way.lastDay)}`;
}

/** What a person has on days, beside what these hold: « 21 h sur 35 h ». */
export function loadWords(minutes: number, possibleMinutes: number): string {
  if (possibleMinutes === 0 && minutes === 0) return "pas de travail";
  return minutes === 0 ? "libre" : `${formatMinutes(minutes)} sur ${formatMinutes(possibleMinutes)}`;
}
