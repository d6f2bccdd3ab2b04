import { cx } from "class-variance-authority";

const BLOCK = "animate-breathe rounded-card border border-line bg-paper";

/** Stands in for the morning's page while it loads, in its shape: the money, what is to do, the next job. */
export function HomeSkeleton({ isBeside }: { isBeside: boolean }) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Chargement du point du jour…</span>
      <div aria-hidden className={cx(BLOCK, "h-[10.75rem]", !isBeside && "lg:h-[6.25rem]")} />
      <div aria-hidden className={cx("grid gap-4", !isBeside && "md:grid-cols-[1.6fr_1fr] md:items-start")}>
        <div className="flex flex-col gap-2">
          <span className="h-7 w-24 animate-breathe rounded-inner bg-sunk" />
          <div className={cx(BLOCK, "h-64")} />
        </div>
        <div className="flex flex-col gap-2 max-md:hidden">
          <span className="h-7 w-40 animate-breathe rounded-inner bg-sunk" />
          <div className={cx(BLOCK, "h-44")} />
        </div>
      </div>
    </div>
  );
}
