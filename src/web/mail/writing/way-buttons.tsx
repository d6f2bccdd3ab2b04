import { getMailDraft, holdMailDraft, sendMailDraft, settleMailDraft } from "#api/mail/mail-drafts.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import type { Draft } from "./draft-saver.ts";

type Props = Pick<Draft, "id" | "state"> & { onHeld?: () => void; onArrived?: () => void };

/** What can still be done with a mail on its way, or one that may have left. Nothing otherwise. */
export function WayButtons({ id, state, onHeld = () => {}, onArrived = () => {} }: Props) {
  const hold = useSingleChange(() => call(holdMailDraft, { params: { id } }), { onSuccess: onHeld });
  const settle = useSingleChange(
    (has_arrived: boolean) => call(settleMailDraft, { params: { id }, body: { has_arrived } }),
    { onSuccess: (_answer, hasArrived) => (hasArrived ? onArrived() : onHeld()) },
  );
  const resend = useSingleChange(async () => {
    const { draft } = await call(getMailDraft, { params: { id } });
    return call(sendMailDraft, { params: { id }, body: { revision: draft.revision } });
  });
  const error = hold.error ?? settle.error ?? resend.error;
  return (
    <>
      {(state === "queued" || state === "unsure") && (
        <div className="flex flex-wrap gap-2">
          {state === "queued" && (
            <Button isBusy={hold.isPending} onClick={() => hold.mutate(undefined)}>
              Annuler l'envoi
            </Button>
          )}
          {state === "unsure" && (
            <>
              <Button isBusy={settle.isPending && settle.variables} onClick={() => settle.mutate(true)}>
                Il est bien arrivé
              </Button>
              <Button isBusy={settle.isPending && !settle.variables} onClick={() => settle.mutate(false)}>
                Il n'est pas arrivé
              </Button>
              <Button isBusy={resend.isPending} onClick={() => resend.mutate(undefined)}>
                Renvoyer
              </Button>
            </>
          )}
        </div>
      )}
      {error && <FormFailure>{error.message}</FormFailure>}
    </>
  );
}
