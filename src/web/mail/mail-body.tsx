import type { readMailBody } from "#api/mail/mails.ts";
import { readingMessages } from "#domain/mail/reading/reading.messages.ts";
import type { Answer } from "#web/client/call.ts";
import { Choice } from "#web/ui/choice.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { cx } from "class-variance-authority";
import { ChevronRight, ShieldAlert } from "lucide-react";
import { useState } from "react";
import { linkPieces } from "./link-pieces.ts";
import { MailFiles } from "./mail-files.tsx";
import { MailFrame } from "./mail-frame.tsx";
import { someOf } from "./mail-view.ts";
import { PictureBar } from "./pictures/picture-bar.tsx";
import { useWebPictures } from "./pictures/use-web-pictures.ts";

type Body = Answer<typeof readMailBody>;

const VIEWS = [
  { value: "text", label: "Texte" },
  { value: "layout", label: "Mise en page" },
] as const;

/** What a mail says: as text, or with its layout in a frame of its own, and its files. */
export function MailBody({ mailId, body }: { mailId: string; body: Body }) {
  const isOnPhone = useOnPhone();
  const [view, setView] = useState<"text" | "layout">(!isOnPhone && hasLayout(body) ? "layout" : "text");
  const pictures = useWebPictures(mailId, body);
  const showsLayout = view === "layout" && body.html !== null;
  // A picture among the words is shown by the layout alone.
  const files = body.files.filter((file) => !showsLayout || !file.is_shown);
  return (
    <div className="flex flex-col gap-4">
      <Warnings body={body} />
      {body.html !== null && (
        <div className="w-full max-w-md">
          <Choice label="Affichage" hidesLabel options={VIEWS} value={view} onChange={setView} />
        </div>
      )}
      {body.pictures !== "none" && (
        <PictureBar hosts={body.picture_hosts} pictures={pictures} onShow={() => setView("layout")} />
      )}
      {showsLayout ? (
        <MailFrame html={pictures.html ?? body.html ?? ""} title="Mise en page du mail" />
      ) : (
        <MailText body={body} />
      )}
      {files.length > 0 && <MailFiles mailId={mailId} files={files} />}
    </div>
  );
}

// A mail of paragraphs alone reads best as text.
function hasLayout({ html }: Body): boolean {
  return html !== null && /<(?:table|img)[ >]/.test(html);
}

function MailText({ body: { text, quoted_text, files, problems } }: { body: Body }) {
  const isEmpty = text === "" && quoted_text === "";
  if (isEmpty && problems.length > 0) return null;
  return (
    <div className="max-w-2xl">
      {isEmpty ? (
        <p className="text-quiet">{files.length > 0 ? "Ce mail ne contient que des fichiers." : "Ce mail est vide."}</p>
      ) : (
        <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">
          <LinkedText text={text} />
        </p>
      )}
      {quoted_text !== "" && (
        <details className="group mt-2">
          <summary
            className={cx(
              "flex min-h-11 cursor-pointer items-center gap-1 py-2 text-quiet",
              "[&::-webkit-details-marker]:hidden",
            )}
          >
            <ChevronRight aria-hidden className="-ml-1 size-5 shrink-0 group-open:rotate-90" />
            {readingMessages.quote}
          </summary>
          <p className="border-l-2 border-line px-3 [overflow-wrap:anywhere] whitespace-pre-wrap text-quiet">
            <LinkedText text={quoted_text} />
          </p>
        </details>
      )}
    </div>
  );
}

function LinkedText({ text }: { text: string }) {
  return linkPieces(text).map(({ words, href }, index) =>
    href === null ? (
      words
    ) : (
      <a
        key={index}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="text-act underline underline-offset-2"
      >
        {words}
      </a>
    ),
  );
}

function Warnings({ body }: { body: Body }) {
  const sentences = [
    ...body.problems,
    ...body.misleading_hosts.slice(0, 5).map((host) => `Un lien dit une adresse et mène à une autre : ${host}.`),
    ...(body.trackers.length > 0 ? [`Pisteurs bloqués : ${someOf(body.trackers)}.`] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <div className="flex gap-3 rounded-inner bg-sunk px-3 py-2 text-fine">
      <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-alert" />
      <ul aria-label="À savoir" className="flex min-w-0 flex-col gap-1">
        {sentences.map((sentence) => (
          <li key={sentence} className="[overflow-wrap:anywhere]">
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}
