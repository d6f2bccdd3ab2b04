import { saveProjectCore } from "#api/projects.ts";
import { planningDay } from "#domain/planning/planning.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useState } from "react";

type Dates = { start_date?: CalendarDate | null; end_date?: CalendarDate | null };

/** Puts a project on one of the next free days, in two taps. `before`: its dates, for an undo. */
export function DayChoice({
  projectId,
  name,
  label,
  days,
  datesOn,
  before,
}: {
  projectId: string;
  name: string;
  label: string;
  days: readonly CalendarDate[];
  datesOn: (day: CalendarDate) => Dates;
  before: Dates;
}) {
  const [isOpen, setOpen] = useState(false);
  const save = (body: Dates) => call(saveProjectCore, { params: { id: projectId }, body });
  const restore = useSingleChange(() => save(before));
  const move = useSingleChange(async (day: CalendarDate) => {
    await save(datesOn(day));
    showToast(`« ${name} » : ${planningDay(day)}`, () => restore.mutate(undefined));
  });
  if (days.length === 0) return null;
  if (!isOpen)
    return (
      <Button look="quiet" aria-label={`${label} « ${name} »`} onClick={() => setOpen(true)}>
        {label}
      </Button>
    );
  return (
    <div role="group" aria-label={`Jours libres pour « ${name} »`} className="flex w-full flex-wrap gap-2 pb-3 pl-4">
      {days.map((day, rank) => (
        <Button key={day} autoFocus={rank === 0} isBusy={move.isPending} onClick={() => move.mutate(day)}>
          {planningDay(day)}
        </Button>
      ))}
      {move.error && (
        <p role="alert" className="w-full text-fine text-bad">
          {move.error.message}
        </p>
      )}
    </div>
  );
}
