import type { ReactNode } from "react";
import { KEYS_HINT } from "./planned-card.tsx";

/** The keys that move a bar, under the bars that they move. `children`: `Keys` of what each does. */
export function KeysLine({ children }: { children: ReactNode }) {
  return (
    <p id={KEYS_HINT} className="flex flex-wrap gap-x-4 gap-y-1 text-fine text-quiet max-md:hidden">
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
