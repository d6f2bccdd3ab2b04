import { Folder } from "lucide-react";

/** A folder in a list. `of`: the address of its mailbox, where several mailboxes are listed. */
type FolderRow = { id: string; name: string; of?: string };

/** Folders, each a button. */
export function FolderRows({ rows, onChoose }: { rows: readonly FolderRow[]; onChoose: (id: string) => void }) {
  return (
    <ul className="flex flex-col gap-2">
      {rows.map(({ id, name, of }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onChoose(id)}
            className="flex min-h-14 w-full items-center gap-3 rounded-card border border-line bg-paper px-4 py-2
              text-left hover:bg-sunk"
          >
            <Folder aria-hidden className="size-5 shrink-0 text-quiet" />
            <span className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
              {name}
              {of !== undefined && <span className="text-fine text-quiet">{of}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
