import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { KEYS_HINT } from "./planned-card.tsx";

/** The keys that move a bar, seen under the bars once keys are on one. `children`: `Keys` of what each does. */
export function KeysLine({ children }: { children: ReactNode }) {
  return (
    <p
      id={KEYS_HINT}
      className={cx(
        "sr-only flex flex-wrap gap-x-4 gap-y-1 text-fine text-quiet max-md:hidden",
        "group-has-[[aria-describedby=planning-keys]:focus-visible]/plan:not-sr-only",
      )}
    >
      <span>Sur une barre : </span>
      {children}
      <Keys names="Entrée">poser</Keys>
      <Keys names="Échap">laisser</Keys>
    </p>
  );
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
