import type { TimeAnswer } from "#api/times.ts";
import { removeTime } from "#api/times.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/states.tsx";

type Props = { projectId: string; time: TimeAnswer; close: () => void };

/** Asks before a time is removed: what somebody worked cannot be read back. */
export function TimeRemoval({ projectId, time, close }: Props) {
  const remove = useSingleChange(() => call(removeTime, { params: { id: projectId, timeId: time.id } }), {
    onSuccess: close,
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="text-quiet">Ce temps ne comptera plus.</p>
      {remove.error && <Failure error={remove.error} />}
      <span className="flex flex-wrap gap-2">
        <Button look="danger" isBusy={remove.isPending} onClick={() => remove.mutate(undefined)}>
          Retirer
        </Button>
        <Button look="quiet" onClick={close}>
          Annuler
        </Button>
      </span>
    </div>
  );
}
