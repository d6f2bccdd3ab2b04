import { getRestoredCopy } from "#api/documents/restored-copy.ts";
import { restoredCopyMessages } from "#domain/documents/copies/restored-copy.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure, Waiting } from "#web/ui/states.tsx";
import { CopyForm } from "./copy-form.tsx";

/** The question about the copy over the page where a number was refused: what was begun there stays. */
export function CopyDrawer({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const { data, error, refetch } = useAnswer(getRestoredCopy);
  return (
    <Drawer title={restoredCopyMessages.title} open={isOpen} onClose={close} isSheet>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!error && !data && <SheetSkeleton />}
      {data?.copy && <CopyForm copy={data.copy} onAnswered={close} />}
      {data && !data.copy && <Waiting label={restoredCopyMessages.alreadyAnswered} />}
    </Drawer>
  );
}
