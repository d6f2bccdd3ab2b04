import type { ReactNode } from "react";

/** A page: its title, what it acts on at the right, then its content. */
export function Page({ title, subtitle, actions, children, narrow = false }: { title: string; subtitle?: ReactNode; actions?: ReactNode; children: ReactNode; narrow?: boolean }) {
  return (
    <div className={`mx-auto w-full px-4 py-6 md:px-8 md:py-8 ${narrow ? "max-w-2xl" : "max-w-5xl"}`}>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-[1.6rem] md:text-[2rem]">{title}</h1>
          {subtitle && <p className="mt-1 text-quiet">{subtitle}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** A surface with a hairline border. */
export function Card({ title, children, className = "" }: { title?: string; children: ReactNode; className?: string }) {
  return (
    <section className={`rounded-card border border-line bg-paper p-4 md:p-5 ${className}`}>
      {title && <h2 className="mb-3 text-[1.15rem]">{title}</h2>}
      {children}
    </section>
  );
}

/** What an empty place teaches: the next step, with one button. */
export function Empty({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="rounded-card border border-dashed border-line px-6 py-10 text-center">
      <h2 className="text-[1.3rem]">{title}</h2>
      <p className="mx-auto mt-2 max-w-md text-quiet">{children}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

/** A failure: what happened, what to do, and a way to try again. */
export function Failure({ error, retry }: { error: Error; retry?: () => void }) {
  return (
    <div role="alert" className="rounded-card border border-line bg-paper p-4">
      <p className="text-bad">{error.message}</p>
      {retry && (
        <button type="button" onClick={retry} className="mt-2 min-h-11 font-[550] text-act underline">
          Réessayer
        </button>
      )}
    </div>
  );
}

/** The place of content that is coming. */
export function Waiting({ label = "Chargement…" }: { label?: string }) {
  return (
    <p role="status" className="py-8 text-center text-quiet">
      {label}
    </p>
  );
}
