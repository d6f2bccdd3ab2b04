import { listMailFolders } from "#api/mail/mail-changes.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { FolderRows } from "./folder-rows.tsx";

type Props = { mailId: string; isOpen: boolean; onClose: () => void; onChoose: (folderId: string) => void };

/** Where a conversation is to go, among the folders of its mailbox. */
export function FolderPanel({ mailId, isOpen, onClose, onChoose }: Props) {
  const { data, error, refetch } = useAnswer(listMailFolders, { params: { id: mailId } }, { enabled: isOpen });
  return (
    <Drawer title="Déplacer vers" open={isOpen} onClose={onClose} isSheet>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton label="Chargement des dossiers…" />}
      <FolderRows rows={data?.folders ?? []} onChoose={onChoose} />
    </Drawer>
  );
}
