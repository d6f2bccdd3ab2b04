import { clientNames } from "#domain/customers/customer.ts";
import { rankOfDay } from "#domain/planning/planning.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { PlannedProject } from "./use-planning.ts";

/** The colours of a project on the planning: late, agreed or begun, done, and still to be agreed. */
export function planLook({ late, project }: PlannedProject): string {
  if (late !== null) return "border-l-bad";
  if (project.status === "invoice") return "border-l-good";
  return project.status === "work" ? "border-l-alert" : "border-l-act";
}

/** Who a project is for. */
export function customerOfPlan({ project }: PlannedProject): string {
  return clientNames(project.client_info)[0] ?? "";
}

/** A project on one of its days: its name, its customer, which day of the work it is, and what is left. */
export function PlannedCard({
  plan,
  date,
  isPast,
  children,
}: {
  plan: PlannedProject;
  date: CalendarDate;
  isPast: boolean;
  children?: ReactNode;
}) {
  const { project, firstDay, lastDay } = plan;
  const { rank, count } = rankOfDay(date, firstDay, lastDay);
  const left = project.tasks_total - project.tasks_done;
  const facts = [
    customerOfPlan(plan),
    count > 1 ? `jour ${rank} sur ${count}` : "",
    project.tasks_total === 0 ? "" : left === 0 ? "tout est fait" : `${left} tâche${left > 1 ? "s" : ""} à faire`,
  ].filter((fact) => fact !== "");
  return (
    <div className={cx("rounded-card border border-l-4 border-line bg-paper", planLook(plan), isPast && "opacity-75")}>
      <Link
        to="/project/$id"
        params={{ id: project.id }}
        className="flex min-h-14 items-start gap-3 rounded-card px-3 py-2 hover:bg-sunk"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-[550] break-words">{project.name}</span>
          <span className="block text-fine text-quiet">{facts.join(" · ")}</span>
        </span>
        <StateChip state={plan.late === null ? project.status : "late"} />
      </Link>
      {children && <div className="px-3 pb-2">{children}</div>}
    </div>
  );
}
