import { awayName, closureMessages } from "../../company/closures/closures.messages.ts";
import { absenceOn, restOn } from "../../company/closures/closures.ts";
import { withCapital } from "../../shared/french-format.ts";
import { formatMinutes } from "../../shared/text/duration.ts";
import { dayWithoutYear, planningDay, shortRange } from "../planning.messages.ts";
import type { StaffedWork, WorkingTime } from "../staffed-work.ts";
import type { WayOut } from "../ways-out.ts";
import { missedWords } from "../workload.messages.ts";
import type { Conflict } from "../workload.ts";

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
  if (way.kind === "join") return way.to === meId ? "Y aller aussi" : `Ajouter ${nameOf(way.to)}`;
  if (way.kind === "move") return `Décaler au ${dayWithoutYear(way.firstDay)}`;
  return `${way.lastDay > way.work.lastDay ? "Prolonger au" : "Finir le"} ${dayWithoutYear(way.lastDay)}`;
}

/**
 * What a way out leaves too much, after its words: « il restera 4 h de trop ». Empty for nothing, or where nothing is
 * counted.
 */
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
  if (way.kind === "give" || way.kind === "join")
    return `${nameOf(way.to)} aura ${formatMinutes(way.fullestMinutes)} par jour au plus`;
  if (way.kind === "move") return `fini le ${planningDay(way.lastDay)}`;
  return way.lastDay > way.work.lastDay ? "les heures s'étalent" : "les heures se resserrent";
}
