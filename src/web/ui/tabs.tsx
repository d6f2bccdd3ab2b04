import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";

/** How one place of a line of tabs looks. */
export function tabLook(here: boolean): string {
  return cx(
    "flex min-h-11 items-center gap-1.5 border-b-2 px-2 text-fine whitespace-nowrap transition-colors",
    "duration-150 -outline-offset-3",
    here ? "border-act font-[550] text-act" : "border-transparent text-quiet hover:text-ink",
  );
}

/**
 * A quiet line of places, each a link with `tabLook`; it scrolls sideways where it does not fit, and shows where one
 * is.
 */
export function TabLine({ label, children }: { label: string; children: ReactNode }) {
  const line = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const here = line.current?.querySelector<HTMLElement>("[aria-current]");
    if (here && line.current)
      line.current.scrollLeft = here.offsetLeft - (line.current.clientWidth - here.offsetWidth) / 2;
  });
  return (
    <nav aria-label={label} className="mb-6 border-b border-line">
      <ul ref={line} className="relative -mb-px flex gap-1 overflow-x-auto">
        {children}
      </ul>
    </nav>
  );
}
