import { listOtherFolders } from "#api/mail/mails.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { cx } from "class-variance-authority";
import { Folder } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import type { InboxPlace } from "./inbox-place.ts";
import { LateOtherFoldersPanel } from "./moving/late-panels.ts";

const FOLDERS = [
  { value: "inbox", label: "Réception" },
  { value: "waiting", label: "En attente" },
  { value: "sent", label: "Envoyés" },
  { value: "archive", label: "Archives" },
  { value: "trash", label: "Corbeille" },
] as const;

// On a phone the last folders are beyond the edge: what fades there says so.
const FADED_END = "max-md:[mask-image:linear-gradient(to_right,black_calc(100%-3rem),transparent)]";

// Beside what is read, small letters let every folder stand in the column.
const FITTED = "lg:w-full lg:[&_label]:px-1 lg:[&_label]:text-fine";

type Props = { place: InboxPlace; isSearch: boolean; change: (more: Partial<InboxPlace>) => void };

/** Which folder is listed, and which of its conversations. */
export function InboxFilters({ place, isSearch, change }: Props) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 md:mb-4 md:gap-y-3">
      <div
        className={cx(
          "relative -mx-4 w-screen overflow-x-auto px-4 md:mx-0 md:w-auto md:max-w-full md:px-0 lg:w-full",
          !isSearch && FADED_END,
        )}
      >
        {isSearch ? (
          <p role="status" className="flex min-h-12 items-center text-quiet">
            <span className="whitespace-normal">
              Dans tous les dossiers : objets, noms et adresses. Le texte des mails n'est pas fouillé.
            </span>
          </p>
        ) : (
          <div className={cx("w-max whitespace-nowrap", FITTED)}>
            <Choice
              label="Dossier"
              hidesLabel
              options={FOLDERS}
              value={place.otherFolder ? "other" : place.folder}
              onChange={(folder) => folder !== "other" && change({ folder, otherFolder: null })}
            />
          </div>
        )}
      </div>
      <div
        className={cx(
          "relative -mx-4 -my-1 flex w-screen min-w-0 gap-2 overflow-x-auto px-4 py-1 whitespace-nowrap",
          "md:mx-0 md:w-auto md:flex-wrap md:px-0",
        )}
      >
        <Filter isOn={place.isUnread} press={() => change({ isUnread: !place.isUnread })}>
          Non lus
        </Filter>
        <Filter isOn={place.hasFiles} press={() => change({ hasFiles: !place.hasFiles })}>
          Avec un fichier
        </Filter>
        {!isSearch && <OtherFolders place={place} change={change} />}
      </div>
    </div>
  );
}

/** The folders that the owner of a mailbox made, where there are any. */
function OtherFolders({ place: { otherFolder }, change }: Pick<Props, "place" | "change">) {
  const folders = useAnswer(listOtherFolders).data?.folders ?? [];
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (folders.length === 0) return null;
  const open = () => {
    setOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      <Filter isOn={otherFolder !== null} press={open}>
        <Folder aria-hidden className="size-5 shrink-0 md:size-4" />
        <span className="min-w-0 truncate">{otherFolder?.name ?? "Autres dossiers"}</span>
      </Filter>
      {wasOpened && (
        <LateOtherFoldersPanel
          folders={folders}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onChoose={(folder) => {
            setOpen(false);
            change({ otherFolder: folder });
          }}
        />
      )}
    </>
  );
}

function Filter({ isOn, press, children }: { isOn: boolean; press: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={press}
      className={cx(
        "inline-flex min-h-11 max-w-60 shrink-0 items-center gap-2 rounded-full border px-4",
        "transition-colors duration-150",
        isOn ? "border-act bg-act-pale font-[550] text-act" : "border-line bg-paper text-quiet hover:bg-sunk",
      )}
    >
      {children}
    </button>
  );
}
