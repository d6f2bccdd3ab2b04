import { listMailboxes } from "#api/mail/mail.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { FirstMailbox } from "./first-mailbox.tsx";

/** The inbox of who has no mailbox yet: it is connected here. */
export function FirstInbox() {
  const { data, error, refetch } = useAnswer(listMailboxes);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton />;
  return (
    <>
      <p className="mb-4 max-w-xl text-quiet">
        Tes mails à côté de tes projets : connecte la boîte où arrivent tes demandes, elles s'affichent ici.
      </p>
      <FirstMailbox mayShare={data.may_share} />
    </>
  );
}
