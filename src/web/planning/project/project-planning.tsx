import { listTasks } from "#api/tasks.ts";
import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { NO_TASKS } from "#domain/projects/project.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/field.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { ListChecks } from "lucide-react";
import { customerOfPlan, townOfPlan } from "../planned-card.tsx";
import type { PlannedProject } from "../use-planning.ts";
import { ProjectTimeline } from "./project-timeline.tsx";

type Props = {
  plans: readonly PlannedProject[];
  plan: PlannedProject | undefined;
  /** Shows another project, by its ID. */
  choose: (id: string) => void;
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  hoursADay: number;
  manages: boolean;
};

/** The tasks of one project over its days, and the choice of which. */
export function ProjectPlanning({ plans, plan, choose, today, manages, ...time }: Props) {
  const words = useTradeWords();
  const onPhone = useOnPhone();
  if (plan === undefined) return <p className="text-quiet">Aucun {words.site} n'a de date ici.</p>;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1 max-md:[&_label]:sr-only md:max-w-md">
          <SelectField label={withCapital(words.site)} value={plan.id} onChange={(event) => choose(event.target.value)}>
            {plans.map((one) => (
              <option key={one.id} value={one.id}>
                {[one.name, ...(onPhone ? [] : [customerOfPlan(one), townOfPlan(one)])]
                  .filter((part) => part !== "")
                  .join(" · ")}
              </option>
            ))}
          </SelectField>
        </div>
        <Link
          to="/etape/$id/$stepKey"
          params={{ id: plan.id, stepKey: "work" }}
          aria-label={words.openWork}
          className={buttonLook({ look: onPhone ? "plain" : "quiet", className: "max-md:size-12 max-md:px-0" })}
        >
          {onPhone ? <ListChecks aria-hidden className="size-5 shrink-0" /> : words.openWork}
        </Link>
      </div>
      {/* The choice has one line for it. */}
      {onPhone && plan.name.length > LONGEST_CHOICE && (
        <p aria-hidden className="-my-1 leading-snug font-[550] [overflow-wrap:anywhere]">
          {plan.name}
        </p>
      )}
      <Tasks key={plan.id} {...{ plan, today, manages }} {...time} />
    </div>
  );
}

// In letters, what the choice shows of a name on a phone.
const LONGEST_CHOICE = 28;

function Tasks({ plan, today, manages, ...time }: { plan: PlannedProject } & Omit<Props, "plans" | "plan" | "choose">) {
  const { data, error, refetch } = useAnswer(listTasks, { params: { id: plan.id } });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton label="Chargement des tâches…" />;
  if (data.tasks.length === 0)
    return (
      <Empty
        title={NO_TASKS}
        action={
          manages && (
            <Link
              to="/etape/$id/$stepKey"
              params={{ id: plan.id, stepKey: "estimation" }}
              className={buttonLook({ look: "primary" })}
            >
              Préparer les tâches
            </Link>
          )
        }
      >
        Chaque tâche de l'estimation prend sa place ici, jour par jour.
      </Empty>
    );
  return <ProjectTimeline {...{ plan, today, manages }} {...time} tasks={data.tasks} />;
}
