import type { Closure } from "#domain/company/closures/closures.ts";
import { lengthWords, spanSentence } from "#domain/planning/planning.messages.ts";
import { rankOfDay } from "#domain/planning/planning.ts";
import { leftWords } from "#domain/planning/workload.messages.ts";
import { peopleWords } from "#domain/projects/people/people.messages.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { StageChip } from "#web/projects/board/stage-chip.tsx";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { StateChip } from "#web/ui/state-chip.tsx";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { customerOfPlan, townOfPlan } from "./planned-card.tsx";
import type { PlannedProject } from "./use-planning.ts";

// A mouse on its way elsewhere asks for nothing.
const REST_MS = 300;
const WIDTH_PX = 300;
const ROOM_PX = 190;
const GAP_PX = 6;

type BarPlace = { id: string; left: number; top: number; bottom: number };

/** Bars that say all of themselves beside a mouse that rests on them, and to keys that come on them. */
export function BarDetails({
  plans,
  closures,
  children,
}: {
  plans: readonly PlannedProject[];
  closures: readonly Closure[];
  children: ReactNode;
}) {
  const [place, setPlace] = useState<BarPlace | null>(null);
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => {
    clearTimeout(restTimer.current);
    setPlace(null);
  };
  const showSoon = (target: EventTarget, delayMs: number) => {
    clearTimeout(restTimer.current);
    const bar = barOf(target);
    if (bar === null) return setPlace(null);
    restTimer.current = setTimeout(() => setPlace(placeBeside(bar)), delayMs);
  };
  useEffect(() => {
    if (place === null) return;
    const watch = new AbortController();
    const { signal } = watch;
    window.addEventListener("scroll", () => setPlace(null), { passive: true, capture: true, signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && setPlace(null), { signal });
    return () => watch.abort();
  }, [place]);
  useEffect(() => () => clearTimeout(restTimer.current), []);
  const plan = place && plans.find(({ id }) => id === place.id);
  return (
    <div
      className="flex flex-col gap-3"
      onPointerOver={({ target, pointerType, buttons }) =>
        pointerType === "mouse" && buttons === 0 && showSoon(target, REST_MS)
      }
      onPointerLeave={leave}
      onPointerDown={leave}
      onKeyDown={leave}
      onFocus={({ target }) => target.matches(":focus-visible") && showSoon(target, 0)}
      onBlur={leave}
    >
      {children}
      {place && plan && (
        <div
          aria-hidden
          className={cx(
            "pointer-events-none fixed z-40 animate-appear rounded-card border border-line bg-paper p-3",
            "shadow-float",
          )}
          style={{ left: place.left, width: WIDTH_PX, ...sideOf(place) }}
        >
          <Details plan={plan} closures={closures} />
        </div>
      )}
    </div>
  );
}

function barOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-bar]") : null;
}

function placeBeside(bar: HTMLElement): BarPlace {
  const { left, top, bottom } = bar.getBoundingClientRect();
  return { id: bar.dataset["bar"] ?? "", left: Math.min(left, window.innerWidth - WIDTH_PX - GAP_PX), top, bottom };
}

// Under the bar, or over it at the foot of the window.
function sideOf({ top, bottom }: BarPlace) {
  if (bottom + ROOM_PX < window.innerHeight) return { top: bottom + GAP_PX };
  return { bottom: window.innerHeight - top + GAP_PX };
}

function Details({ plan, closures }: { plan: PlannedProject; closures: readonly Closure[] }) {
  const { isTeam, nameOf } = useSitePeople();
  const { project, late } = plan;
  const facts = [
    [customerOfPlan(plan), townOfPlan(plan)].filter((part) => part !== "").join(" · "),
    `${withCapital(spanSentence(plan))} · ${lengthWords(rankOfDay(plan.lastDay, plan, closures).count)}`,
    [hoursWords(plan), leftWords(plan, closures), tasksWords(plan)].filter((part) => part !== "").join(" · "),
    isTeam ? peopleWords(plan.people.map(nameOf)) : "",
  ].filter((fact) => fact !== "");
  return (
    <>
      <p className="mb-1 leading-tight font-[550] [overflow-wrap:anywhere]">{plan.name}</p>
      {facts.map((fact) => (
        <p key={fact} className="figures text-fine whitespace-normal text-quiet">
          {fact}
        </p>
      ))}
      <p className="mt-1.5 text-fine">
        {late === null ? <StageChip stage={project.stage} /> : <StateChip state="late" />}
      </p>
    </>
  );
}

function hoursWords({ hours }: PlannedProject): string {
  return hours === null ? "" : `${formatMinutes(minutesOfHours(hours))} en tout`;
}

function tasksWords({ project: { tasks_total, tasks_done } }: PlannedProject): string {
  return tasks_total === 0 ? "" : `${tasks_done}/${tasks_total} tâches faites`;
}

/** The same in a few words, for whoever hears a bar that has room for its name alone. */
export function heardDetails(plan: PlannedProject): string {
  return [customerOfPlan(plan), townOfPlan(plan), spanSentence(plan)].filter((part) => part !== "").join(", ");
}
