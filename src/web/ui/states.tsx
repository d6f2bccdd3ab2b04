import type { ReactNode } from "react";
import { linkLook } from "./button.tsx";

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

/**
 * Stands in for content that is loading, as grey bars. It appears after a moment, so that fast content does not blink.
 * A `label` is read by everybody.
 */
export function Waiting({ label }: { label?: string }) {
  return (
    <p role="status" className={label ? "px-4 py-8 text-center text-quiet" : "bars"}>
      {label ?? "Chargement…"}
    </p>
  );
}
