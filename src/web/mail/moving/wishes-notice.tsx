import { forgetMailWish, listMailWishes } from "#api/mail/mail-changes.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Notice } from "#web/ui/notice.tsx";

/** The changes that wait for the server of a mailbox, and those that it could not make. Nothing without one. */
export function WishesNotice() {
  const { data } = useAnswer(listMailWishes);
  if (!data || (data.waiting_count === 0 && data.refused.length === 0)) return null;
  return (
    <div className="mb-4 flex flex-col gap-2">
      {data.waiting_count > 0 && <Notice>{waitingWords(data.waiting_count)}</Notice>}
      {data.refused.map((wish) => (
        <RefusedWish key={wish.id} {...wish} />
      ))}
    </div>
  );
}

function waitingWords(count: number): string {
  return count === 1
    ? "Un changement est noté ici : il se fera dans ta boîte dès qu'elle répondra."
    : `${count} changements sont notés ici : ils se feront dans ta boîte dès qu'elle répondra.`;
}

function RefusedWish({ id, sentence }: { id: string; sentence: string }) {
  const forget = useSingleChange(() => call(forgetMailWish, { params: { id } }), {
    onError: ({ message }) => showToast(message),
  });
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-card border border-l-4 border-line
        border-l-bad bg-paper px-4 py-2"
    >
      <p className="min-w-0 flex-1 basis-64 py-1 [overflow-wrap:anywhere]">{sentence}</p>
      <Button look="quiet" isBusy={forget.isPending} onClick={() => forget.mutate(undefined)}>
        Compris
      </Button>
    </div>
  );
}
