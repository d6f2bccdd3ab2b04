import { saveProjectCore } from "#api/projects.ts";
import type { Closure } from "#domain/company/closures/closures.ts";
import { lateWords, planningDay } from "#domain/planning/planning.messages.ts";
import { movedDates } from "#domain/planning/planning.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { PlannedProject, usePlanning } from "../use-planning.ts";

const MOST_SHOWN = 6;

type Dates = { start_date?: CalendarDate | null; end_date?: CalendarDate | null };

/** What may still be put on a day: work that is late, then work without a day. Each takes one tap. */
export function DayTray({
  date,
  plans,
  undatedProjects,
  closures,
}: {
  date: CalendarDate;
  plans: readonly PlannedProject[];
  undatedProjects: ReturnType<typeof usePlanning>["undated"];
  closures: readonly Closure[];
}) {
  const latePlans = plans.filter(
    ({ late, firstDay, lastDay }) => late !== null && !(firstDay <= date && lastDay >= date),
  );
  const rest = undatedProjects.slice(0, Math.max(0, MOST_SHOWN - latePlans.length));
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-title">À placer</h2>
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-paper">
        {latePlans.slice(0, MOST_SHOWN).map(({ project, firstDay, lastDay, late }) => (
          <TrayRow
            key={project.id}
            project={project}
            date={date}
            words={lateWords(
              late ?? "unstarted",
              late === "unfinished" ? lastDay : firstDay,
              project.tasks_total - project.tasks_done,
            )}
            dates={movedDates({ startDate: firstDay, endDate: project.end_date }, late ?? "unstarted", date, closures)}
            before={{ start_date: project.start_date, end_date: project.end_date }}
          />
        ))}
        {rest.map((project) => (
          <TrayRow
            key={project.id}
            project={project}
            date={date}
            words={[
              project.client_info.company || project.client_info.full_name,
              project.estimation_hours === null ? "" : formatMinutes(minutesOfHours(project.estimation_hours)),
            ]
              .filter((part) => part !== "")
              .join(" · ")}
            dates={{ start_date: date }}
            before={{ start_date: null }}
          />
        ))}
        <li>
          <Link
            to="/project/new"
            hash={`day=${date}`}
            className={buttonLook({ look: "quiet", className: "w-full justify-start rounded-none" })}
          >
            <Plus aria-hidden className="size-5" />
            Nouveau projet ce jour-là
          </Link>
        </li>
      </ul>
      {latePlans.length + undatedProjects.length === 0 && (
        <p className="mt-2 text-fine text-quiet">Tout ce qui est à faire a un jour.</p>
      )}
    </section>
  );
}

function TrayRow({
  project: { id, name },
  date,
  words,
  dates,
  before,
}: {
  project: { id: string; name: string };
  date: CalendarDate;
  words: string;
  dates: Dates;
  before: Dates;
}) {
  const save = (body: Dates) => call(saveProjectCore, { params: { id }, body });
  const onError = (error: Error) => showToast(error.message);
  const restore = useSingleChange(() => save(before), { onError });
  const place = useSingleChange(
    async () => {
      await save(dates);
      showToast(`« ${name} » : ${planningDay(date)}`, () => restore.mutate(undefined));
    },
    { onError },
  );
  return (
    <li className="flex flex-wrap items-center gap-x-2 pr-2">
      <Link
        to="/project/$id"
        params={{ id }}
        className="flex min-h-14 min-w-0 flex-1 basis-40 flex-col justify-center px-4 py-2 hover:bg-sunk"
      >
        <span className="font-[550] [overflow-wrap:anywhere]">{name}</span>
        <span className="text-fine text-quiet">{words}</span>
      </Link>
      <Button
        look="quiet"
        aria-label={`Mettre ce jour-là « ${name} »`}
        isBusy={place.isPending}
        onClick={() => place.mutate(undefined)}
      >
        Mettre ce jour-là
      </Button>
    </li>
  );
}
