import type { DaySpan } from "#domain/planning/bar-change.ts";
import { Button } from "#web/ui/button.tsx";
import { DaysForm } from "../days-form.tsx";
import type { TaskBar } from "./task-bar.ts";

/** The days of a task, typed. Null gives up those that it has. */
export function TaskDaysForm({ bar, save }: { bar: TaskBar; save: (span: DaySpan | null) => void }) {
  return (
    <DaysForm span={bar} save={save}>
      {bar.isGiven && (
        <Button look="quiet" onClick={() => save(null)}>
          La remettre à sa place parmi les autres
        </Button>
      )}
    </DaysForm>
  );
}
