import { usePageMark } from "#web/ui/layers/use-page-mark.ts";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

/**
 * The foot of a step on a phone: an amount and the main action. With `isStaying` it stands on the bar of the phone,
 * from one edge to the other, in sight of the whole step.
 */
export function StepFoot({ isStaying, children }: { isStaying: boolean; children: ReactNode }) {
  usePageMark("data-docked", isStaying);
  return (
    <div className={cx("z-10 flex items-center gap-4 border-line bg-paper px-4 py-3", place(isStaying))}>
      {children}
    </div>
  );
}

function place(isStaying: boolean): string {
  if (!isStaying) return "rounded-card border";
  return cx(
    // It shares the hairline of the bar: where pixels are halved, a slit between two of them shows what scrolls.
    "sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] -mx-4 border-y keyboard:static keyboard:mb-0",
    // The last of its page, it stands there too once the page is read to its end: no bare page under it.
    "-mb-10",
  );
}
