import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

/** A surface with a hairline border. */
export function Card({ title, children, className = "" }: { title?: string; children: ReactNode; className?: string }) {
  return (
    <section className={`min-w-0 rounded-card border border-line bg-paper p-4 md:p-6 ${className}`}>
      {title && <h2 className="mb-4 text-title">{title}</h2>}
      {children}
    </section>
  );
}

/** The grey surface under a document. */
export function DocumentBackdrop({ children }: { children: ReactNode }) {
  return <div className="-mx-4 bg-sunk px-2 py-4 md:mx-0 md:rounded-card md:p-4">{children}</div>;
}

/** A progress bar with its figure. */
export function Progress({ label, percent }: { label: string; percent: number }) {
  return (
    <div>
      <p className="mb-2 flex items-baseline justify-between">
        <span>{label}</span>
        <span className="figures text-lead font-[550]">{percent} %</span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-sunk shadow-[inset_0_0_0_1px_var(--line)]"
      >
        <div
          className={cx(
            "h-full rounded-full transition-[width] duration-150 ease-bench",
            percent === 100 ? "bg-good" : "bg-act",
          )}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
