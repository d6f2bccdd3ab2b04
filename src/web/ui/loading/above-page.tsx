import type { ReactNode } from "react";

/** The way back from a page, above its title. */
export function AbovePage({ children }: { children: ReactNode }) {
  return <p className="-mb-6 px-4 pt-6 md:px-8">{children}</p>;
}
