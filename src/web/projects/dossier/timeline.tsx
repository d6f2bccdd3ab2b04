import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { hourOf } from "#domain/shared/text/french-moment.ts";
import { unbrokenDate } from "#web/ui/unbroken-date.ts";
import type { ReactNode } from "react";

/**
 * Something that happened. `about`: what it is about, under its words. `isDayAlone`: its hour is not known. `open`: its
 * words as what opens it.
 */
export type TimelineEvent = {
  key: string;
  at: Date;
  words: string;
  amountCents: number | null;
  about?: ReactNode;
  isDayAlone?: boolean;
  open?: ((words: string) => ReactNode) | null;
};

/** What happened, day by day, the newest first: each day is said once. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  const days = Map.groupBy(events, ({ at }) => dayAt(at, FRENCH_TIME_ZONE));
  return (
    <ol aria-label={label} className="flex flex-col gap-4">
      {[...days].map(([day, eventsOfDay]) => (
        <li key={day}>
          <p className="mb-1 text-fine font-[550] text-quiet">{unbrokenDate(day)}</p>
          <ol className="flex flex-col border-l border-line">
            {eventsOfDay.map(({ key, at, words, amountCents, about, isDayAlone = false, open = null }) => (
              <li key={key} className="relative flex items-baseline gap-3 py-1.5 pl-5">
                <span
                  aria-hidden
                  className="absolute top-3.5 -left-[5px] size-2 rounded-full bg-act ring-2 ring-bench"
                />
                <span className="min-w-0 flex-1 leading-snug">
                  {open ? open(words) : words}
                  <span className="block text-fine text-quiet [overflow-wrap:anywhere]">
                    {!isDayAlone && `à ${hourOf(at, FRENCH_TIME_ZONE)}`}
                    {about && !isDayAlone && " · "}
                    {about}
                  </span>
                </span>
                {amountCents !== null && (
                  <span className="figures font-[550] whitespace-nowrap">{formatMoney(amountCents)}</span>
                )}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
