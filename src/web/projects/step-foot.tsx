import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

/**
 * The foot of a step on a phone: an amount and the main action. With `isStaying` it stands on the bar of the phone, in
 * sight of the whole step.
 */
export function StepFoot({ isStaying, children }: { isStaying: boolean; children: ReactNode }) {
  return <div className={cx(FOOT, isStaying && STAYING)}>{children}</div>;
}

const FOOT = "z-10 flex items-center gap-4 rounded-card border border-line bg-paper px-4 py-3 lg:hidden";

const STAYING = cx(
  "sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] max-md:-mx-4 max-md:rounded-none max-md:border-x-0",
  "md:bottom-4 md:shadow-float keyboard:static",
);
