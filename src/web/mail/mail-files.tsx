import type { readMailBody } from "#api/mail/mails.ts";
import { openMailFile } from "#api/mail/mails.ts";
import type { FileKind } from "#domain/mail/reading/mail-file.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { apiHost } from "#web/client/api-host.ts";
import type { Answer } from "#web/client/call.ts";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { cx } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";
import { Calendar, Download, File, FileCode, FileText, Image, Mail, Package, ShieldAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { sizeWords } from "./mail-view.ts";

const PdfPages = onDemand(
  async () => (await import("./pdf-pages.tsx")).PdfPages,
  () => null,
  "when shown",
);

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

/** The files of a mail: pictures and PDFs are seen, all are saved by a press. What may run once opened says so. */
export function MailFiles({ mailId, files }: { mailId: string; files: readonly MailFile[] }) {
  return (
    <ul
      aria-label="Fichiers"
      className="grid items-start gap-2 grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))]"
    >
      {files.map((file) => (
        <FileRow key={file.place} mailId={mailId} file={file} />
      ))}
    </ul>
  );
}

function FileRow({ mailId, file }: { mailId: string; file: MailFile }) {
  const { place, name, kind, size_bytes } = file;
  const Icon = ICONS[kind];
  const isProgram = kind === "program";
  const save = useSingleChange(async () => saveFile(await fetchFile(mailId, place), name));
  const view = useSingleChange(() => fetchFile(mailId, place, "picture"));
  const [showsPages, setShowsPages] = useState(false);
  const error = save.error ?? view.error;
  return (
    <li className={cx("min-w-0 rounded-inner border border-line px-3 py-2", showsPages && "md:col-span-2")}>
      <span className="flex min-w-0 items-center gap-3">
        <Icon aria-hidden className={`size-5 shrink-0 ${isProgram ? "text-bad" : "text-quiet"}`} />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 [overflow-wrap:anywhere]">{name}</span>
          <span className={`block text-fine ${isProgram ? "text-bad" : "text-quiet"}`}>
            {sizeWords(size_bytes)}
            {isProgram && " · peut contenir un programme : à ne pas ouvrir"}
          </span>
        </span>
        {kind === "picture" && !view.data && (
          <Button
            look="quiet"
            aria-label={`Voir ${name}`}
            isBusy={view.isPending}
            onClick={() => view.mutate(undefined)}
          >
            Voir
          </Button>
        )}
        {kind === "pdf" && (
          <Button
            look="quiet"
            aria-label={showsPages ? `Fermer ${name}` : `Voir ${name}`}
            aria-expanded={showsPages}
            onClick={() => setShowsPages(!showsPages)}
          >
            {showsPages ? "Fermer" : "Voir"}
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={`Télécharger ${name}`}
          title="Télécharger"
          isBusy={save.isPending}
          onClick={() => save.mutate(undefined)}
        >
          {!save.isPending && <Download aria-hidden className="size-5" />}
        </Button>
      </span>
      {showsPages && <PdfPages mailId={mailId} place={place} name={name} />}
      {view.data && <Picture blob={view.data} name={name} />}
      {error && (
        <p role="alert" className="text-fine text-bad">
          {error.message}
        </p>
      )}
    </li>
  );
}

function Picture({ blob, name }: { blob: Blob; name: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const newUrl = URL.createObjectURL(blob);
    setUrl(newUrl);
    return () => URL.revokeObjectURL(newUrl);
  }, [blob]);
  // A file that its sender calls a picture, and that is none.
  if (!blob.type.startsWith("image/")) return <p className="text-fine text-quiet">Ce fichier n'est pas une image.</p>;
  return url && <img src={url} alt={name} className="mt-2 w-full rounded-inner" />;
}

/** A file of a mail, from the server of its mailbox. */
async function fetchFile(mailId: string, place: number, as: "file" | "picture" = "file"): Promise<Blob> {
  const { url } = await call(openMailFile, { params: { id: mailId }, query: { place, as } });
  const response = await fetch(`${apiHost()}${url}`).catch(() => null);
  if (response?.ok) return response.blob();
  const refusal = (await response?.json().catch(() => null)) as { error?: unknown } | null | undefined;
  throw new Error(typeof refusal?.error === "string" ? refusal.error : "Ce fichier n'a pas pu être lu. Réessaie.");
}
