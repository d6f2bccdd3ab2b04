import { saveProjectCore } from "#api/projects.ts";
import { saveProjectPeople } from "#api/projects/project-people.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import type { SaidDay } from "#domain/planning/drops/drop.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { useChange, whenRefreshed } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useRestDays } from "#web/company/rest/use-rest-days.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";

/** The dates of a project to save. What is left out stays. */
export type Dates = { start_date?: CalendarDate | null; end_date?: CalendarDate | null };

/**
 * Work that is put on days, and perhaps given to somebody. `people`: null for no change. `fullDay`: a day that it makes
 * too full.
 */
export type Placing<Item extends PlacedItem = PlacedItem> = {
  item: Item;
  span: DaySpan;
  people: readonly string[] | null;
  fullDay: SaidDay | null;
};

type PlacedItem = {
  id: string;
  name: string;
  people: readonly string[];
  before: Dates;
  datesOn: (span: DaySpan) => Dates;
};

/** Puts work on a day, says so, and takes it back. */
export function usePlace() {
  const crew = useSitePeople();
  const rest = useRestDays();
  const onError = (error: Error) => showToast(error.message);
  const restore = useChange(saveDays, { onError });
  return useChange(
    async (placing: Placing) => {
      const { item, span, people } = placing;
      const { id, before, datesOn } = item;
      await saveDays({ id, dates: datesOn(span), people });
      const { placedSentence } = await moveSentences();
      showToast(placedSentence(placing, { ...crew, ...rest }), () =>
        restore.mutate({ id, dates: before, people: people && item.people }),
      );
      await whenRefreshed();
    },
    { onError },
  );
}

/** What is said of a move, loaded once one is made. */
export const moveSentences = () => import("./bars/moved-sentence.ts");

/** Saves the days of a project and who is on it. Null: as before. */
export async function saveDays({
  id,
  dates,
  people,
}: {
  id: string;
  dates: Dates | null;
  people: readonly string[] | null;
}): Promise<void> {
  if (people !== null) await call(saveProjectPeople, { params: { id }, body: { user_ids: [...people] } });
  if (dates !== null) await call(saveProjectCore, { params: { id }, body: dates });
}
