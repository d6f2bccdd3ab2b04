import type { ReactNode } from "react";

/** An error sentence. Screen readers say it when it appears. */
export function FormFailure({ children }: { children: ReactNode }) {
  return children ? (
    <p role="alert" className="rounded-card border border-l-4 border-line border-l-bad bg-paper px-4 py-3">
      {children}
    </p>
  ) : null;
}

/** A calm sentence that the user should know. One that counts seconds is not read out each time: `isCounting`. */
export function Notice({ isCounting = false, children }: { isCounting?: boolean; children: ReactNode }) {
  return (
    <p
      role={isCounting ? undefined : "status"}
      className="rounded-card border border-l-4 border-line border-l-alert bg-paper px-4 py-3"
    >
      {children}
    </p>
  );
}
