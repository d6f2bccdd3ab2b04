import type { listOtherFolders } from "#api/mail/mails.ts";
import type { Answer } from "#web/client/call.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { FolderRows } from "./folder-rows.tsx";

type OtherFolder = Answer<typeof listOtherFolders>["folders"][number];

type Props = {
  folders: readonly OtherFolder[];
  isOpen: boolean;
  onClose: () => void;
  onChoose: (folder: { id: string; name: string }) => void;
};

/** Which other folder of one's mailboxes is looked into. */
export function OtherFoldersPanel({ folders, isOpen, onClose, onChoose }: Props) {
  const hasSeveral = new Set(folders.map(({ mailbox_address }) => mailbox_address)).size > 1;
  const rows = folders.map(({ id, name, mailbox_address }) => ({
    id,
    name,
    ...(hasSeveral && { of: mailbox_address }),
  }));
  return (
    <Drawer title="Autres dossiers" open={isOpen} onClose={onClose} isSheet>
      <FolderRows
        rows={rows}
        onChoose={(id) => {
          const folder = rows.find((row) => row.id === id);
          if (folder) onChoose({ id, name: folder.name });
        }}
      />
    </Drawer>
  );
}
