import type { ReactNode } from "react";

/** A sentence that something failed; read aloud as it comes. */
export function FormFailure({ children }: { children: ReactNode }) {
  return children ? (
    <p role="alert" className="rounded-inner border-l-4 border-bad bg-paper px-3 py-2">
      {children}
    </p>
  ) : null;
}

/** A calm sentence that one should know. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-inner border-l-4 border-alert bg-paper px-3 py-2">
      {children}
    </p>
  );
}
