import type { ProjectAnswer } from "#api/projects.ts";
import { saveProjectCore } from "#api/projects.ts";
import { getProjectPeople, saveProjectPeople } from "#api/projects/project-people.ts";
import { placedWords } from "#domain/planning/planning.messages.ts";
import { lastDayOfWork } from "#domain/planning/planning.ts";
import { peopleWords } from "#domain/projects/people/people.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { HOURS_A_DAY } from "#domain/shared/working-day.ts";
import { leftMinutesOf } from "#domain/times/overrun.ts";
import { useAnswer, useChange, whenRefreshed } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useRestDays } from "#web/company/rest/use-rest-days.ts";
import { useCompany } from "#web/company/use-company.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { useSpentMinutes } from "#web/times/spent-minutes.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { FreeDays } from "../tray/free-days.tsx";
import type { TrayItem } from "../tray/tray-items.ts";
import { plannedWork } from "./late-tasks.ts";

/** The first days on which somebody has time for a work without a day, then any other one. */
export function FirstDayForm({ project, close }: { project: ProjectAnswer; close: () => void }) {
  const { isTeam } = useSitePeople();
  const people = useAnswer(getProjectPeople, { params: { id: project.id } }, { enabled: isTeam });
  const item = useUndatedItem(project, people.data?.people ?? []);
  const start = useStart(project);
  if (people.isLoading) return <SheetSkeleton isBare />;
  return (
    <div className="-mx-3 flex flex-col gap-3">
      <p className="px-3 text-quiet">
        {item.minutes === null ? "" : `${formatMinutes(item.minutes)} de travail. `}
        Les premiers jours où il y a la place :
      </p>
      <FreeDays
        item={item}
        place={({ day, people: takers }) => {
          start.mutate({ day, people: takers });
          close();
        }}
      />
    </div>
  );
}

type Start = { day: CalendarDate | null; people: readonly string[] | null };

// Gives it a day and perhaps people, says so and takes it back. The planning does it with what moves its bars, which is
// heavy here.
function useStart({ id, name }: ProjectAnswer) {
  const { nameOf } = useSitePeople();
  const onError = (error: Error) => showToast(error.message);
  const params = { id };
  const save = async ({ day, people }: Start) => {
    if (people !== null) await call(saveProjectPeople, { params, body: { user_ids: [...people] } });
    await call(saveProjectCore, { params, body: { start_date: day } });
  };
  const restore = useChange(save, { onError });
  return useChange(
    async (start: Start & { day: CalendarDate }) => {
      const { day, people } = start;
      await save(start);
      // Only a work that was nobody's was given to somebody.
      showToast(placedWords(name, day, people === null ? "" : peopleWords(people.map(nameOf))), () =>
        restore.mutate({ day: null, people: people && [] }),
      );
      await whenRefreshed();
    },
    { onError },
  );
}

// The same as in the planning, where it waits for a day too.
function useUndatedItem(project: ProjectAnswer, people: readonly string[]): TrayItem {
  const { closures } = useRestDays();
  const hoursADay = useCompany().data?.hours_a_day ?? HOURS_A_DAY;
  const { id, name, tasks, estimation_hours: hours } = project;
  const leftMinutes = leftMinutesOf(tasks, useSpentMinutes(id));
  const work = { ...plannedWork(project, hoursADay), endDate: null };
  return {
    id,
    name,
    people,
    words: "",
    isLate: false,
    isOnlyQuoted: false,
    minutes: leftMinutes > 0 ? leftMinutes : hours === null ? null : minutesOfHours(hours),
    before: { start_date: null },
    datesOn: (day) => ({ start_date: day }),
    spanOn: (day) => ({ firstDay: day, lastDay: lastDayOfWork({ ...work, startDate: day }, hoursADay, closures) }),
  };
}
