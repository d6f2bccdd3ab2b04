import { crewWords } from "#domain/planning/workload.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { PersonMark } from "../people/person-mark.tsx";
import { useCrew } from "../people/use-crew.ts";
import { planEdge } from "../planned-card.tsx";
import type { PlannedProject } from "../use-planning.ts";

/**
 * A work of which little is to be said, such as that of others on a phone's day: its name, its hours and who goes, on
 * one row that opens. `children`: all of it.
 */
export function OtherWork({
  plan,
  date,
  hue,
  hoursWords,
  lacksPeople = false,
  children,
}: {
  plan: PlannedProject;
  date: CalendarDate;
  hue: string;
  hoursWords: string;
  /** Nobody is there to do it. */
  lacksPeople?: boolean;
  children: ReactNode;
}) {
  const crew = useCrew(plan.people, date);
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="flex flex-col gap-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={cx(
          "flex min-h-12 items-center gap-2 rounded-card border border-l-4 border-line bg-paper",
          "py-1 pr-2 pl-3 text-left",
          planEdge(plan, hue),
        )}
      >
        <span className="line-clamp-2 min-w-0 flex-1 leading-tight font-[550] [overflow-wrap:anywhere]">
          {plan.name}
        </span>
        {hoursWords !== "" && (
          <span
            className={cx("figures text-fine whitespace-nowrap", lacksPeople ? "font-[550] text-bad" : "text-quiet")}
          >
            {hoursWords}
          </span>
        )}
        <span className="sr-only">{crewWords(crew)}</span>
        <span className="flex shrink-0 items-center -space-x-1">
          {crew.slice(0, MOST_MARKS).map(({ key, ...person }) => (
            <PersonMark key={key} {...person} />
          ))}
        </span>
        <ChevronDown aria-hidden className={cx("size-5 shrink-0 text-quiet", isOpen && "rotate-180")} />
      </button>
      {isOpen && <ul className="flex flex-col">{children}</ul>}
    </li>
  );
}

const MOST_MARKS = 3;
