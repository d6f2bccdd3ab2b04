import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";

/** The look of one tab. */
export function tabLook(isHere: boolean): string {
  return cx(
    "flex min-h-11 items-center gap-1.5 border-b-2 px-2 text-fine whitespace-nowrap transition-colors",
    "duration-150 -outline-offset-3",
    isHere ? "border-act font-[550] text-act" : "border-transparent text-quiet hover:text-ink",
  );
}

/** A row of tabs, each a link with `tabLook`. It scrolls sideways when it is too wide, and shows the current tab. */
export function TabLine({ label, children }: { label: string; children: ReactNode }) {
  const line = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const here = line.current?.querySelector<HTMLElement>("[aria-current]");
    if (here && line.current)
      line.current.scrollLeft = here.offsetLeft - (line.current.clientWidth - here.offsetWidth) / 2;
  });
  return (
    // On a large screen it may be wider than a narrow page, up to the margins of the frame.
    <nav aria-label={label} className="mb-6 border-b border-line md:w-max md:max-w-[calc(100vw-22rem)] md:min-w-full">
      <ul ref={line} className="relative -mb-px flex gap-1 overflow-x-auto">
        {children}
      </ul>
    </nav>
  );
}
