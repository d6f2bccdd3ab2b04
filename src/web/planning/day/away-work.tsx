import { peopleThere } from "#domain/planning/staffed-work.ts";
import { replacedWords } from "#domain/planning/workload.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { useRestDays } from "#web/company/rest/use-rest-days.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { cx } from "class-variance-authority";
import { planEdge } from "../planned-card.tsx";
import type { PlannedProject } from "../use-planning.ts";

/** A work on a day on which its reader is away: its name, and who does it for them. */
export function AwayWork({ plan, date, hue }: { plan: PlannedProject; date: CalendarDate; hue: string }) {
  const { nameOf } = useSitePeople();
  const { absences } = useRestDays();
  const namesThere = peopleThere(plan, date, absences).map(nameOf);
  return (
    <li
      className={cx(
        "flex min-h-12 flex-wrap items-baseline justify-between gap-x-3 rounded-card border border-l-4 border-line",
        "bg-paper px-4 py-3",
        planEdge(plan, hue),
      )}
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">{plan.name}</span>
      <span className={cx("text-fine", namesThere.length === 0 ? "font-[550] text-bad" : "text-quiet")}>
        {replacedWords(namesThere)}
      </span>
    </li>
  );
}
