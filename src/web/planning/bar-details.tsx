import type { Closure } from "#domain/company/closures/closures.ts";
import { cx } from "class-variance-authority";
import type { PointerEvent, ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { BarFacts } from "./bars/bar-facts.tsx";
import { BarMenus } from "./bars/bar-menu.tsx";
import type { Move } from "./use-move-project.ts";
import type { PlannedProject } from "./use-planning.ts";

// A mouse on its way elsewhere asks for nothing.
const REST_MS = 300;
// A hand that has just let go of a bar reads where it fell, until it moves on.
const LEAST_MOVE_PX = 6;
// What the details take at the head of the window, `top-24` in the style sheet.
const HEAD_PX = 96;

type BarPlace = { id: string; isAtHead: boolean };

/**
 * Bars that say all of themselves to a mouse that rests on them, and to keys that come on them: over the days, so that
 * no row is hidden, or at the head of the window. Each has a menu where `move` is given, which saves a bar.
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
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const releasedAt = useRef({ x: -LEAST_MOVE_PX, y: -LEAST_MOVE_PX });
  const hasMovedOn = ({ clientX, clientY }: PointerEvent) =>
    Math.hypot(clientX - releasedAt.current.x, clientY - releasedAt.current.y) >= LEAST_MOVE_PX;
  const leave = () => {
    clearTimeout(restTimer.current);
    setPlace(null);
  };
  const showSoon = (target: EventTarget, delayMs: number) => {
    clearTimeout(restTimer.current);
    const bar = barOf(target);
    if (bar === null) return setPlace(null);
    restTimer.current = setTimeout(() => setPlace(placeOf(bar)), delayMs);
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
      onPointerOver={(event) =>
        event.pointerType === "mouse" && event.buttons === 0 && hasMovedOn(event) && showSoon(event.target, REST_MS)
      }
      onPointerLeave={leave}
      onPointerDown={leave}
      onPointerUp={({ clientX: x, clientY: y }) => {
        releasedAt.current = { x, y };
      }}
      onKeyDown={leave}
      onFocus={({ target }) => target.matches(":focus-visible") && showSoon(target, 0)}
      onBlur={leave}
    >
      {place && plan && (
        <div aria-hidden className="pointer-events-none sticky top-24 z-40 -mb-3 h-0">
          <div
            className={cx(
              "absolute inset-x-0 flex animate-appear flex-wrap items-baseline gap-x-4 rounded-card border border-line",
              "bg-paper px-4 py-2 shadow-float [&>p]:m-0!",
              place.isAtHead ? "top-20" : "bottom-1",
            )}
          >
            <BarFacts plan={plan} closures={closures} />
          </div>
        </div>
      )}
      <BarMenus {...{ plans, closures, move }}>{children}</BarMenus>
    </div>
  );
}

function barOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-bar]") : null;
}

// What is at the head of the window is read under it.
function placeOf(bar: HTMLElement): BarPlace {
  return { id: bar.dataset["bar"] ?? "", isAtHead: bar.getBoundingClientRect().top < HEAD_PX };
}
