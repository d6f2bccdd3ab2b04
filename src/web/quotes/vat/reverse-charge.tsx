import { saveVatAnswers } from "#api/quotes/vat-advice.ts";
import { vatDoubtAnswers } from "#domain/lines/vat-doubts.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/states.tsx";

type Props = {
  projectId: string;
  /** What follows the answer, where a document is already drawn up. */
  redraw?: () => Promise<unknown>;
};

/** Says that the services of a seller under franchise are about no building: they are under reverse charge. */
export function ReverseCharge({ projectId, redraw }: Props) {
  const save = useSingleChange(async () => {
    await call(saveVatAnswers, { params: { id: projectId }, body: { place: "no_building" } });
    await redraw?.();
  });
  return (
    <>
      <Button
        className="max-md:w-full"
        isBusy={save.isPending}
        busyLabel="Enregistrement…"
        onClick={() => save.mutate(undefined)}
      >
        {vatDoubtAnswers.reverseCharge}
      </Button>
      {save.error && <Failure error={save.error} />}
    </>
  );
}
