import { listProjects } from "#api/projects.ts";
import { worksAtHand } from "#domain/planning/coming/works-at-hand.ts";
import { comingAbsenceWords, placeTodayWords } from "#domain/planning/member-days/member-day.messages.ts";
import { lateWords } from "#domain/planning/planning.messages.ts";
import { isWorkingDay } from "#domain/planning/planning.ts";
import { minutesByDay } from "#domain/planning/staffed-work.ts";
import { loadWords } from "#domain/planning/workload.messages.ts";
import { personLoad, workloadOf } from "#domain/planning/workload.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { useLiveRefresh } from "#web/client/live/use-live.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useTeam } from "#web/company/use-team.ts";
import type { PlannedProject } from "#web/planning/use-planning.ts";
import { usePlanning } from "#web/planning/use-planning.ts";
import type { SitePerson } from "#web/projects/people/use-site-people.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";

/** A work of the home page, with the day on which it is worked. `ownMinutes`: what the reader has of it that day. */
export type JobAtHand = { plan: PlannedProject; day: CalendarDate; ownMinutes: number };

const DAYS_AHEAD = 7;
const MOST_COMING = 3;

/** What the planning says of today and of the days that come, as the home page shows it. Null until it is read. */
export function useAtHand() {
  const today = todayInFrance();
  const { isRead, plans, closures, absences, hoursADay } = usePlanning(today, today);
  const { people, isTeam, meId } = useSitePeople();
  const isTeamRead = useTeam().data !== undefined;
  useLiveRefresh("sites", listProjects.path);
  if (!isRead || !isTeamRead) return null;
  const time = { minutesADay: minutesOfHours(hoursADay), closures, absences };
  const worksNow = worksAtHand(plans, today, { closures, absences, reader: { userId: meId, isTeam } });
  const { ownWorks, otherWorks } = worksNow;
  const isWorked = ownWorks.length + otherWorks.length > 0;
  const jobOf = (plan: PlannedProject, day: CalendarDate): JobAtHand => ({
    plan,
    day,
    ownMinutes: minutesToday(plan, plan.people.length === 0 ? null : meId, day),
  });
  const minutesToday = (plan: PlannedProject, userId: string | null, day: CalendarDate) =>
    plan.hours === null ? 0 : (minutesByDay(plan, userId, time).get(day) ?? 0);
  const todayJobs = (isTeam ? ownWorks : [...ownWorks, ...otherWorks]).map((plan) => jobOf(plan, today));
  const comingJobs = worksNow.comingWorks.map(({ work, day }) => jobOf(work, day));
  const nextJobs = isWorked ? todayJobs : comingJobs.slice(0, 1);
  const laterJobs = isWorked ? comingJobs : comingJobs.slice(1);
  const soonJobs = laterJobs.filter(({ day }) => day <= addDays(today, DAYS_AHEAD));
  const isRest = !isWorkingDay(today, closures);
  const placeOf = ({ userId, isAtOffice, isMe }: SitePerson) => {
    const loads = workloadOf(plans, userId, [today], time);
    const works = loads.flatMap((load) => load.works);
    const names = works.map(({ name }) => name);
    const placeWords = placeTodayWords({ userId, today, absences, isAtOffice, isRest, works: names });
    const parts = [isMe ? "" : placeWords, comingAbsenceWords({ userId, today, absences })];
    return {
      plan: works[0] ?? null,
      words: parts.filter((part) => part !== "").join(" · "),
      troubles: loadWords(personLoad(loads, userId, time)).troubles,
    };
  };
  return {
    today,
    /** Somebody works today. */
    isWorked,
    /** What is the reader's today, else what comes first. Empty where only others work, and where nothing comes. */
    nextJobs,
    /** Works of today that nobody is on. */
    worksToGive: isTeam ? otherWorks.filter((plan) => plan.people.length === 0) : [],
    /** Where each of the others is today, and the reader where their day does not hold. */
    colleagues:
      isWorked && isTeam
        ? people
            .map((person) => ({ person, ...placeOf(person) }))
            .filter(({ person: { isMe }, words, troubles }) => troubles.length > 0 || (!isMe && words !== ""))
        : [],
    comingJobs: soonJobs.slice(0, MOST_COMING),
    moreCount: Math.max(0, soonJobs.length - MOST_COMING),
    lateWorks: lateWorksOf(plans),
  };
}

/** A work that is late, and why in words. */
export type LateWork = { id: string; name: string; words: string };

/** The works that the planning names late, in its words. */
export function lateWorksOf(plans: readonly PlannedProject[]): LateWork[] {
  return plans.flatMap(({ id, name, late, firstDay, lastDay, project: { tasks_total: total, tasks_done: done } }) =>
    late === null ? [] : { id, name, words: lateWords(late, late === "unfinished" ? lastDay : firstDay, total - done) },
  );
}

/** What the home page shows of works. */
export type AtHand = NonNullable<ReturnType<typeof useAtHand>>;
