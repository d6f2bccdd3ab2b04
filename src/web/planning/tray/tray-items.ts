import type { ProjectListRow } from "#api/projects.ts";
import type { Closure } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { lateWords } from "#domain/planning/planning.messages.ts";
import { datesOfSpan, workedDays } from "#domain/planning/work-left.ts";
import { STAGE_WORDS } from "#domain/projects/stages/stage.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import type { Dates } from "../use-place.ts";
import type { PlannedProject } from "../use-planning.ts";
import { plannedOf } from "../use-planning.ts";

/** The ID of the heading of late work. */
export const LATE_TRAY = "planning-late";

/** Work to be put on a day: it has none, or its days went by. `leastDays`: how many days it takes at least. */
export type TrayItem = {
  id: string;
  name: string;
  people: readonly string[];
  words: string;
  isLate: boolean;
  /** Its quote waits to be sent or answered: nobody has asked for the work yet. */
  isOnlyQuoted: boolean;
  before: Dates;
  leastDays: number;
  datesOn: (span: DaySpan) => Dates;
  /** The project of late work, and that of work without a day. */
  late: PlannedProject | null;
  undatedRow: ProjectListRow | null;
  /** It began: a day is one on which it goes on. */
  isBegun: boolean;
  /** Its tasks may have hours that its row of a list does not say. */
  hasTasks: boolean;
  /** What it takes, null where nobody counted it. */
  minutes: number | null;
};

type Rules = { closures: readonly Closure[]; hoursADay: number; today: CalendarDate };

/** Late work, as something to be put on another day. `date`: what is worked then already is left out. */
export function lateItems(
  plans: readonly PlannedProject[],
  date: CalendarDate | null,
  { closures }: Rules,
): TrayItem[] {
  return plans.flatMap((plan) => {
    const { id, project, name, people, firstDay, lastDay, late, hours, left } = plan;
    const hoursLeft = left?.hours ?? hours;
    if (late === null || (date !== null && firstDay <= date && lastDay >= date)) return [];
    const minutes = hoursLeft === null ? null : minutesOfHours(hoursLeft);
    const ownDays = workedDays(plan, closures).length;
    const { start_date, end_date, tasks_total, tasks_done } = project;
    return {
      id,
      name,
      people,
      words: factsLine([
        quoteWords(project),
        lateWords(late, late === "unfinished" ? lastDay : firstDay, tasks_total - tasks_done),
        hoursLeftWords(minutes),
      ]),
      isLate: true,
      minutes,
      isOnlyQuoted: isOnlyQuoted(project),
      before: { start_date, end_date },
      // What is left of begun work has nothing to do with the days that it had.
      leastDays: late === "unfinished" ? 1 : ownDays,
      datesOn: (span) => datesOfSpan(span, { endDate: end_date, ownDays, closures }),
      late: plan,
      undatedRow: null,
      isBegun: late === "unfinished",
      hasTasks: false,
    };
  });
}

/** Work without a day, as something to be put on one. */
export function undatedItems(projects: readonly ProjectListRow[], rules: Rules): TrayItem[] {
  const { closures, today } = rules;
  return projects.map((project) => {
    const { id, name, people, client_info: client, end_date: endDate } = project;
    const minutes = minutesLeftOf(project);
    const hasTasks = project.tasks_total > project.tasks_done;
    const [ownPlan] = plannedOf({ ...project, start_date: today, end_date: null }, rules, today);
    const ownDays = ownPlan ? workedDays(ownPlan, closures).length : 1;
    return {
      id,
      name,
      people,
      words: factsLine([quoteWords(project), client.company || client.full_name, hoursLeftWords(minutes)]),
      isLate: false,
      // What comes back each week has a day of its own, whatever was counted.
      minutes: project.project_recurrence === "recurring" ? null : minutes,
      isOnlyQuoted: isOnlyQuoted(project),
      before: { start_date: null, end_date: endDate },
      leastDays: ownDays,
      datesOn: (span) => datesOfSpan(span, { endDate, ownDays, closures }),
      late: null,
      undatedRow: project,
      isBegun: false,
      hasTasks,
    };
  });
}

function minutesLeftOf({ estimation_hours: hours, tasks_work: tasksWork }: ProjectListRow): number | null {
  const hoursLeft = tasksWork?.hours_left ?? hours;
  return hoursLeft === null ? null : minutesOfHours(hoursLeft);
}

/** What of it is left, as its step says it too. Nothing where nobody counted it. */
export function hoursLeftWords(minutes: number | null): string {
  return minutes === null || minutes === 0 ? "" : `reste ${formatMinutes(minutes)}`;
}

function isOnlyQuoted({ stage, tasks_done: tasksDone }: ProjectListRow): boolean {
  return (stage === "to_send" || stage === "waiting") && tasksDone === 0;
}

// What is only quoted says how far its quote is.
function quoteWords(project: ProjectListRow): string {
  const { stage } = project;
  return isOnlyQuoted(project) && (stage === "to_send" || stage === "waiting") ? STAGE_WORDS[stage] : "";
}

function factsLine(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" · ");
}
