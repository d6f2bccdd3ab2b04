import { listClosures } from "#api/company/closures.ts";
import { listProjects } from "#api/projects.ts";
import { planningDay, planningMessages } from "#domain/planning/planning.messages.ts";
import { nextFreeDays } from "#domain/planning/planning.ts";
import { daysOfMonth, shownMonth, shownWeeks, weeksOfMonth } from "#domain/planning/shown-weeks.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { useLiveRefresh } from "#web/client/live/use-live.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { useLocation } from "@tanstack/react-router";
import type { SetStateAction } from "react";
import { startTransition, useCallback, useEffect, useMemo, useState } from "react";
import type { PlanningView } from "./range-head.tsx";
import type { ShownProjects } from "./shown-projects.tsx";
import { useShownProjects } from "./shown-projects.tsx";
import type { TrayItem } from "./tray/tray-items.ts";
import { lateItems, undatedItems } from "./tray/tray-items.ts";
import { useTrayDrag } from "./tray/use-tray-drag.ts";
import { useMoveProject } from "./use-move-project.ts";
import { usePlace } from "./use-place.ts";
import type { PlannedProject } from "./use-planning.ts";
import { usePlanning } from "./use-planning.ts";

/** What the planning shows: its days, its projects, and what moves them. */
export function usePlanningPage() {
  const today = todayInFrance();
  const onPhone = useOnPhone();
  const manages = useMay()("manage");
  const { hash } = useLocation();
  const [view, setView] = useState<PlanningView>(hash !== "" ? "project" : onPhone ? "day" : "week");
  const [shownDay, setShownDay] = useState(today);
  const range = { view, shownDay, today, isOnPhone: onPhone };
  const planning = usePlanning(weeksOf({ ...range, scope: "all" })[0]?.[0] ?? today, today);
  useLiveRefresh("sites", listProjects.path);
  useLiveRefresh("sites", listClosures.path);
  useLiveRefresh("sites", "/api/project-times");
  const { undated, isRead } = planning;
  const { plansNow, moveProject } = useMoveProject(planning.plans, planning);
  const { scope, meId, plans, isShown, choice } = useShownProjects(plansNow);
  const weeks = weeksOf({ ...range, scope });
  const month = shownMonth(shownDay, today);
  const [chosenId, choosePlan] = useState(hash);
  // Many days are drawn beside what is pressed meanwhile: a press waits for no drawing.
  const show = useCallback((shownView: PlanningView, day?: SetStateAction<CalendarDate>) => {
    startTransition(() => {
      setView(shownView);
      if (day !== undefined) setShownDay(day);
    });
  }, []);
  const showDay = useCallback((day: CalendarDate) => show("day", day), [show]);
  return {
    today,
    onPhone,
    manages,
    /** The project whose tasks are shown one by one, and how another one is chosen. */
    chosenPlan: plans.find(({ id }) => id === chosenId) ?? likeliest(plans, today),
    choosePlan,
    view,
    setView: (shownView: PlanningView) => show(shownView),
    shownDay,
    setShownDay: (day: SetStateAction<CalendarDate>) => startTransition(() => setShownDay(day)),
    showWeek: (day: CalendarDate) => show("week", day),
    showDay,
    planning,
    plans,
    /** All of them, whoever's are shown: what does not hold depends on everybody. */
    everyPlan: plansNow,
    scope,
    /** Whose work alone is shown, null for that of everybody. */
    workerId: scope === "mine" ? meId : null,
    choice,
    weeks,
    /** The first day of the month that is shown, or would be. */
    month,
    days: view === "month" && scope === "people" && !onPhone ? daysOfMonth(month, today) : weeks.flat(),
    move: manages ? moveProject : null,
    isEmpty: isRead && plansNow.length === 0 && undated.length === 0,
    undatedProjects: undated.filter(isShown),
  };
}

// What is worked on today, else what comes next, else what came last.
function likeliest(plans: readonly PlannedProject[], today: CalendarDate): PlannedProject | undefined {
  const withTasks = plans.filter(({ project, isOver }) => project.tasks_total > 0 && !isOver);
  return withTasks.find(({ lastDay }) => lastDay >= today) ?? withTasks.at(-1) ?? plans[0];
}

/** What the screen of the planning is made of. */
export type PlanningPage = ReturnType<typeof usePlanningPage>;

/** What waits for a day beside the planning, and what carries it there. */
export function usePlanningTray({ planning, plans, undatedProjects, manages, view, shownDay, today }: PlanningPage) {
  const { closures, hoursADay } = planning;
  const { isTeam, people: sitePeople } = useSitePeople();
  const { plans: everyPlan, absences } = planning;
  const facts = useMemo(() => {
    const aloneIds = isTeam ? [] : sitePeople.map(({ userId }) => userId);
    return { plans: everyPlan, closures, absences, hoursADay, today, aloneIds };
  }, [everyPlan, closures, absences, hoursADay, today, isTeam, sitePeople]);
  const { mutate, isPending, variables } = usePlace();
  const place = manages ? mutate : null;
  const drop = async (item: TrayItem, day: CalendarDate, row: string | null) => {
    const { placingOf } = await loadFilling();
    place?.(placingOf({ item, day, row }, facts));
  };
  const [filling, setFilling] = useState<Awaited<ReturnType<typeof loadFilling>> | null>(null);
  const { carriedItem, handlersOf } = useTrayDrag((item, day, row) => void drop(item, day, row));
  useEffect(() => {
    if (carriedItem) void loadFilling().then(setFilling);
  }, [carriedItem]);
  const tomorrow = addDays(today, 1);
  const [soonest = tomorrow] = nextFreeDays([], tomorrow, 1, closures);
  const isOfDay = view === "day";
  const dayWords = soonest === tomorrow ? planningMessages.tomorrow : withCapital(planningDay(soonest));
  // What is being placed has left the tray already.
  const isWaiting = ({ id }: TrayItem) => !isPending || variables.item.id !== id;
  const target = useMemo(
    () => (carriedItem && filling ? filling.carriedTo(carriedItem, facts) : null),
    [carriedItem, filling, facts],
  );
  const rules = { closures, hoursADay, today };
  return {
    target,
    tray: {
      lateItems: lateItems(plans, isOfDay ? shownDay : null, rules).filter(isWaiting),
      undatedItems: undatedItems(undatedProjects, rules).filter(isWaiting),
      quickDay: isOfDay ? shownDay : soonest,
      quickWords: isOfDay ? planningMessages.onThatDay : dayWords,
      isOfDay,
      placeOn: (item: TrayItem, day: CalendarDate) => void drop(item, day, null),
      place,
      takenId: carriedItem?.item.id ?? null,
      handlersOf: place && handlersOf,
    },
  };
}

// What work of the tray fills is needed once a hand has some.
const loadFilling = () => import("./tray/filled-days.ts");

type Range = {
  view: PlanningView;
  shownDay: CalendarDate;
  today: CalendarDate;
  isOnPhone: boolean;
  scope: ShownProjects;
};

// A wide screen shows several weeks, and one where each has many rows.
function weeksOf({ view, shownDay, today, isOnPhone, scope }: Range): CalendarDate[][] {
  if (view === "day") return [[shownDay]];
  if (view === "month") return weeksOfMonth(shownMonth(shownDay, today));
  return shownWeeks(shownDay, today, isOnPhone || scope === "people");
}
