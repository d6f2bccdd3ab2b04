import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { linkLook } from "./button.tsx";

type PageProps = { title: string; subtitle?: ReactNode; actions?: ReactNode; children: ReactNode; narrow?: boolean };

/** A page: its title, its actions at the right, then its content. `narrow` is for text and forms. */
export function Page({ title, subtitle, actions, children, narrow = false }: PageProps) {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-8">
      <title>{`${title} – Établi`}</title>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-page">{title}</h1>
          {subtitle && <p className="mt-1 text-quiet">{subtitle}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      <div className={narrow ? "max-w-2xl" : ""}>{children}</div>
    </div>
  );
}

/** A surface with a hairline border. */
export function Card({ title, children, className = "" }: { title?: string; children: ReactNode; className?: string }) {
  return (
    <section className={`min-w-0 rounded-card border border-line bg-paper p-4 md:p-6 ${className}`}>
      {title && <h2 className="mb-4 text-title">{title}</h2>}
      {children}
    </section>
  );
}

/** What an empty list says: the next step, with one button. */
export function Empty({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="rounded-card border border-dashed border-edge px-6 py-12 text-center">
      <h2 className="text-title">{title}</h2>
      <p className="mx-auto mt-2 max-w-md text-quiet">{children}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}

/** A failure: what happened, what to do, and a button to try again. */
export function Failure({ error, retry }: { error: Error; retry?: () => void }) {
  return (
    <div role="alert" className="rounded-card border border-line border-l-4 border-l-bad bg-paper px-4 py-3">
      <p>{error.message}</p>
      {retry && (
        <button type="button" onClick={retry} className={linkLook}>
          Réessayer
        </button>
      )}
    </div>
  );
}

/** Stands in for content that is loading. It appears after a moment, so that fast content does not blink. */
export function Waiting({ label = "Chargement…" }: { label?: string }) {
  return (
    <p role="status" className="[animation:appear_150ms_300ms_backwards] px-4 py-8 text-center text-quiet">
      {label}
    </p>
  );
}

/** A sheet of paper with a document on it. */
export function Bench({ children }: { children: ReactNode }) {
  return <div className="-mx-4 bg-sunk px-2 py-4 md:mx-0 md:rounded-card md:p-8">{children}</div>;
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
