import { listMailFolders } from "#api/mail/mail-changes.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Folder } from "lucide-react";

type Props = { mailId: string; isOpen: boolean; onClose: () => void; onChoose: (folderId: string) => void };

/** Where a conversation is to go, among the folders of its mailbox. */
export function FolderPanel({ mailId, isOpen, onClose, onChoose }: Props) {
  const { data, error, refetch } = useAnswer(listMailFolders, { params: { id: mailId } }, { enabled: isOpen });
  return (
    <Drawer title="Déplacer vers" open={isOpen} onClose={onClose} isSheet>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton label="Chargement des dossiers…" />}
      <ul className="flex flex-col gap-2">
        {data?.folders.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="flex min-h-14 w-full items-center gap-3 rounded-card border border-line bg-paper px-4 py-2
                text-left hover:bg-sunk"
            >
              <Folder aria-hidden className="size-5 shrink-0 text-quiet" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
