import type { ProjectAnswer } from "#api/projects.ts";
import { absencesMeeting } from "#domain/company/closures/closures.ts";
import { absenceWords } from "#domain/projects/people/absence.messages.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useRestDays } from "#web/company/rest/use-rest-days.ts";
import { CalendarX2 } from "lucide-react";
import { useSitePeople } from "./use-site-people.ts";

/** A project as who is on it needs it: its days. */
export type SiteOfPeople = Pick<ProjectAnswer, "id" | "name" | "start_date" | "end_date">;

/** Of a project without an end, what is said reaches two weeks. */
const DAYS_AHEAD = 14;

/** Says who is away on the days that a project still has: nothing where nobody is. */
export function SiteAbsences({ project, people }: { project: SiteOfPeople; people: readonly string[] }) {
  const { shortNameOf } = useSitePeople();
  const absences = useAbsences(project)(people);
  return absences.map((absence) => (
    <span
      key={`${absence.userId} ${absence.firstDay}`}
      className="mt-0.5 flex gap-1.5 text-fine leading-snug font-[550] text-alert"
    >
      <CalendarX2 aria-hidden className="mt-px size-4 shrink-0" />
      {absenceWords(shortNameOf(absence.userId), absence, todayInFrance())}
    </span>
  ));
}

/** The absences of some people on the days that a project still has. */
export function useAbsences({ start_date: startDate, end_date: endDate }: SiteOfPeople) {
  const { absences } = useRestDays();
  const today = todayInFrance();
  const firstDay = startDate !== null && startDate > today ? startDate : today;
  const lastDay = endDate !== null && endDate >= firstDay ? endDate : addDays(firstDay, DAYS_AHEAD);
  return (people: readonly string[]) => absencesMeeting({ firstDay, lastDay }, people, absences);
}
