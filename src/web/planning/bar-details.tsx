import type { Closure } from "#domain/company/closures/closures.ts";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { BarFacts } from "./bars/bar-facts.tsx";
import { BarMenus } from "./bars/bar-menu.tsx";
import type { Move } from "./use-move-project.ts";
import type { PlannedProject } from "./use-planning.ts";

// A mouse on its way elsewhere asks for nothing.
const REST_MS = 300;
const WIDTH_PX = 300;
const ROOM_PX = 190;
const GAP_PX = 6;

type BarPlace = { id: string; left: number; top: number; bottom: number };

/**
 * Bars that say all of themselves beside a mouse that rests on them, and to keys that come on them. Each has a menu
 * where `move` is given, which saves a bar.
 */
export function BarDetails({
  plans,
  closures,
  move,
  children,
}: {
  plans: readonly PlannedProject[];
  closures: readonly Closure[];
  move: ((move: Move) => void) | null;
  children: ReactNode;
}) {
  const [place, setPlace] = useState<BarPlace | null>(null);
  const ground = useRef<HTMLDivElement>(null);
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => {
    clearTimeout(restTimer.current);
    setPlace(null);
  };
  const showSoon = (target: EventTarget, delayMs: number) => {
    clearTimeout(restTimer.current);
    const bar = barOf(target);
    if (bar === null) return setPlace(null);
    restTimer.current = setTimeout(() => setPlace(placeBeside(bar, ground.current)), delayMs);
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
      ref={ground}
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
      <BarMenus {...{ plans, closures, move }}>{children}</BarMenus>
      {place && plan && (
        <div
          aria-hidden
          className={cx(
            "pointer-events-none fixed z-40 animate-appear rounded-card border border-line bg-paper p-3",
            "shadow-float",
          )}
          style={{ left: place.left, width: WIDTH_PX, ...sideOf(place) }}
        >
          <BarFacts plan={plan} closures={closures} />
        </div>
      )}
    </div>
  );
}

function barOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-bar]") : null;
}

// Over the days: what waits beside them has buttons.
function placeBeside(bar: HTMLElement, ground: HTMLElement | null): BarPlace {
  const { left, top, bottom } = bar.getBoundingClientRect();
  const right = ground?.getBoundingClientRect().right ?? window.innerWidth;
  return { id: bar.dataset["bar"] ?? "", left: Math.min(left, right - WIDTH_PX - GAP_PX), top, bottom };
}

// Under the bar, or over it at the foot of the window.
function sideOf({ top, bottom }: BarPlace) {
  if (bottom + ROOM_PX < window.innerHeight) return { top: bottom + GAP_PX };
  return { bottom: window.innerHeight - top + GAP_PX };
}
