import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** A card of which the title alone is in sight until it is pressed. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group min-w-0 rounded-card border border-line bg-paper">
      <summary
        className="flex min-h-14 cursor-pointer items-center justify-between gap-3 p-4 -outline-offset-3 md:px-6
          [&::-webkit-details-marker]:hidden"
      >
        <h2 className="text-title">{title}</h2>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-quiet group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4 md:px-6 md:pb-6">{children}</div>
    </details>
  );
}
