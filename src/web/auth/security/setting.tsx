import type { ReactNode } from "react";

type Props = {
  title: string;
  /** The current value. */
  state?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
};

/** One setting of the security chapter: its name, its current value, its actions, and the form when it is open. */
export function Setting({ title, state, action, children }: Props) {
  return (
    <section aria-label={title} className="min-w-0 p-4 md:px-6 md:py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 md:flex-nowrap">
        <div className="min-w-0">
          <h3 className="font-[550]">{title}</h3>
          {state && <p className="mt-1 text-fine text-quiet [overflow-wrap:anywhere]">{state}</p>}
        </div>
        {action && <div className="min-w-0 md:shrink-0">{action}</div>}
      </div>
      {children && <div className="mt-4 flex flex-col gap-4 empty:hidden">{children}</div>}
    </section>
  );
}
