import { liftReserve } from "#api/projects/site-reports.ts";
import { dayInFigures } from "#domain/shared/french-format.ts";
import { useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { todayInFrance } from "#web/client/today.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";

type Props = { projectId: string; reportId: string; place: number; close: () => void };

/** Notes the day on which a reserve was lifted. */
export function LiftForm({ projectId, reportId, place, close }: Props) {
  const [dayText, setDayText] = useState(() => dayInFigures(todayInFrance()));
  const lift = useSingleChange(
    async () => {
      const body = { place, lifted_on: readDateText(dayText, "past") ?? "" };
      await call(liftReserve, { params: { id: projectId, reportId }, body });
      await whenRefreshed();
    },
    {
      onSuccess: () => {
        showToast(`Réserve ${place} levée, c'est noté.`);
        close();
      },
    },
  );
  const fields = lift.error instanceof CallError ? lift.error.fields : {};
  return (
    <form
      aria-label={`Levée de la réserve ${place}`}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        lift.mutate(undefined);
      }}
    >
      <DateField label="Levée le" side="past" text={dayText} error={fields["lifted_on"]} onText={setDayText} />
      {lift.error && !fields["lifted_on"] && <Failure error={lift.error} />}
      <span className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isBusy={lift.isPending} busyLabel="J'enregistre…">
          Enregistrer
        </Button>
        <Button look="quiet" onClick={close}>
          Annuler
        </Button>
      </span>
    </form>
  );
}
