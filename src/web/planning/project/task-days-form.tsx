import type { Closure } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { Button } from "#web/ui/button.tsx";
import { DaysForm } from "../days-form.tsx";
import type { TaskBar } from "./task-bar.ts";

/** The days of a task, typed. Null gives up those that it has. */
export function TaskDaysForm({
  bar,
  closures,
  save,
}: {
  bar: TaskBar;
  closures: readonly Closure[];
  save: (span: DaySpan | null) => void;
}) {
  return (
    <DaysForm span={bar} closures={closures} save={save}>
      {bar.isGiven && (
        <Button look="quiet" onClick={() => save(null)}>
          La remettre à sa place parmi les autres
        </Button>
      )}
    </DaysForm>
  );
}
