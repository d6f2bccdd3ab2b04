import { Button } from "#web/ui/button.tsx";
import { cx } from "class-variance-authority";
import { FileText, Image, X } from "lucide-react";
import { sizeWords } from "../mail-view.ts";
import type { MailContent } from "./draft-saver.ts";

type Files = MailContent["files"];

/** The files that a mail takes along, each of which may be left. */
export function DraftFiles({ files, change }: { files: Files; change: (files: Files) => void }) {
  return (
    <ul aria-label="Fichiers joints" className={cx("grid gap-2", files.length > 1 && "md:grid-cols-2")}>
      {files.map((file) => (
        <li
          key={`${file.id} ${file.place}`}
          className="flex min-w-0 items-center gap-3 rounded-inner border border-line bg-paper py-1 pr-1 pl-3"
        >
          <FileLook isPhoto={file.kind === "photo"} />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 [overflow-wrap:anywhere]">{file.name}</span>
            <span className="block text-fine text-quiet">
              {file.size_bytes > 0 ? sizeWords(file.size_bytes) : file.kind === "photo" ? "Photo" : "PDF"}
            </span>
          </span>
          <Button
            look="quiet"
            aria-label={`Retirer ${file.name}`}
            onClick={() => change(files.filter((one) => one !== file))}
          >
            <X aria-hidden className="size-5" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function FileLook({ isPhoto }: { isPhoto: boolean }) {
  const Look = isPhoto ? Image : FileText;
  return <Look aria-hidden className="size-5 shrink-0 text-quiet" />;
}
