import type { readMailBody } from "#api/mails.ts";
import type { FileKind } from "#domain/mail/reading/mail-file.ts";
import type { Answer } from "#web/client/call.ts";
import type { LucideIcon } from "lucide-react";
import { Calendar, File, FileCode, FileText, Image, Mail, Package, ShieldAlert } from "lucide-react";
import { sizeWords } from "./mail-view.ts";

type MailFile = Answer<typeof readMailBody>["files"][number];

const ICONS: Record<FileKind, LucideIcon> = {
  picture: Image,
  pdf: FileText,
  calendar: Calendar,
  xml: FileCode,
  mail: Mail,
  winmail: Package,
  program: ShieldAlert,
  other: File,
};

/** The files of a mail, each with its size. What may run when it is opened says so. */
export function MailFiles({ files }: { files: readonly MailFile[] }) {
  return (
    <ul aria-label="Fichiers" className="grid gap-2 md:grid-cols-2">
      {files.map((file) => (
        <FileRow key={file.place} file={file} />
      ))}
    </ul>
  );
}

function FileRow({ file: { name, kind, size_bytes } }: { file: MailFile }) {
  const Icon = ICONS[kind];
  const isProgram = kind === "program";
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-inner border border-line px-3 py-2">
      <Icon aria-hidden className={`size-5 shrink-0 ${isProgram ? "text-bad" : "text-quiet"}`} />
      <span className="min-w-0">
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{name}</span>
        <span className={`block text-fine ${isProgram ? "text-bad" : "text-quiet"}`}>
          {sizeWords(size_bytes)}
          {isProgram && " · peut contenir un programme : à ne pas ouvrir"}
        </span>
      </span>
    </li>
  );
}
