import type { ReactNode } from "react";
import { useSyncExternalStore } from "react";
import { ThreadList } from "./thread-list.tsx";

/** The list and the reader side by side on a wide screen, the list alone on others. */
export const MAIL_COLUMNS = {
  both: "lg:grid lg:grid-cols-[24rem_minmax(0,1fr)] beside-panel:block",
  list:
    "min-w-0 px-4 pt-6 pb-6 md:px-8 md:py-8 lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r " +
    "lg:border-line lg:px-5 lg:py-6",
  alone: "w-full max-w-6xl px-4 pt-6 pb-6 md:px-8 md:py-8",
} as const;

// The same width as `lg:` in the style sheet.
const WIDE = "(min-width: 1024px)";

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(WIDE);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

/**
 * A conversation, or a mail that is written, beside the list that it was opened from where there is room. A window that
 * is made wider keeps what is open in it.
 */
export function BesideList({ shownId, children }: { shownId: string | null; children: ReactNode }) {
  const isWide = useIsWide();
  return (
    <div className={MAIL_COLUMNS.both}>
      {isWide && (
        <aside aria-label="Les mails" className={`${MAIL_COLUMNS.list} beside-panel:hidden`}>
          <ThreadList
            shownId={shownId}
            head={(actions) => (
              <header className="mb-4 flex items-center justify-between gap-3">
                <p className="font-display text-page leading-tight font-bold">Mails</p>
                <div className="flex gap-1">{actions}</div>
              </header>
            )}
          />
        </aside>
      )}
      <div className="min-w-0">{children}</div>
    </div>
  );
}
