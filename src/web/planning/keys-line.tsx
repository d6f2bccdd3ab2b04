import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { KEYS_HINT } from "./planned-card.tsx";

/** The keys that move a bar, seen under the bars once keys are on one. `children`: `Keys` of what each does. */
export function KeysLine({ children }: { children: ReactNode }) {
  const isOnBar = useIsKeyOnBar();
  return (
    <p
      id={KEYS_HINT}
      className={cx("flex flex-wrap gap-x-4 gap-y-1 text-fine text-quiet max-md:hidden", !isOnBar && "sr-only")}
    >
      <span>Sur une barre : </span>
      {children}
      <Keys names="Entrée">menu, ou poser</Keys>
      <Keys names="Échap">laisser</Keys>
    </p>
  );
}

const MOMENTS = ["focusin", "focusout", "keydown"] as const;

// A style that looks for the bar with `:has()` would have the whole page restyled at each key.
function useIsKeyOnBar(): boolean {
  const [isOnBar, setOnBar] = useState(false);
  useEffect(() => {
    const follow = () =>
      setOnBar(document.activeElement?.matches(`[aria-describedby=${KEYS_HINT}]:focus-visible`) === true);
    for (const moment of MOMENTS) document.addEventListener(moment, follow);
    return () => MOMENTS.forEach((moment) => document.removeEventListener(moment, follow));
  }, []);
  return isOnBar;
}

/** One key, or several, and what they do. */
export function Keys({ names, children }: { names: string; children: string }) {
  return (
    <span className="whitespace-nowrap">
      <kbd className="rounded-inner border border-line bg-paper px-1.5 font-sans text-tiny text-ink">{names}</kbd>{" "}
      {children}
    </span>
  );
}
