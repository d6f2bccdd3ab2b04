import { archiveMail, getThread, markMail, readMailBody } from "#api/mails.ts";
import { readingMessages } from "#domain/mail/reading/reading.messages.ts";
import { useAnswer, useChange } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { call } from "#web/client/call.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure, Waiting } from "#web/ui/states.tsx";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { MailFrame } from "./mail-frame.tsx";
import { MailProvider } from "./mail-provider.tsx";
import { longMoment, senderWords } from "./mail-words.ts";

type Mail = Answer<typeof getThread>["mails"][number];
type Body = Answer<typeof readMailBody>;

/** /app/mails/read/{id}: one conversation. Its newest mail is open, the others open by a tap. */
export default function ReaderScreen() {
  return (
    <MailProvider>
      <Reader />
    </MailProvider>
  );
}

function Reader() {
  const { messageId } = useParams({ from: "/signed-in/app/mails/read/$messageId" });
  const { data, error, refetch } = useAnswer(getThread, { params: { id: messageId } });
  const navigate = useNavigate();
  const archive = useChange(() => call(archiveMail, { params: { id: messageId } }), {
    onSuccess: () => void navigate({ to: "/app/mails/inbox" }),
  });
  const subject = data?.mails.at(-1)?.subject ?? "";
  return (
    <Page
      title={subject === "" ? "Mail" : subject}
      isNarrow
      actions={
        <>
          <Link to="/app/mails/inbox" className={buttonLook({ look: "quiet" })}>
            Tous les mails
          </Link>
          <Button isBusy={archive.isPending} busyLabel="Archivage…" onClick={() => archive.mutate(undefined)}>
            Archiver
          </Button>
        </>
      }
    >
      {archive.error && (
        <p role="alert" className="mb-4 text-bad">
          {archive.error.message}
        </p>
      )}
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <SheetSkeleton />}
      <div className="flex flex-col gap-4">
        {data?.mails.map((mail) => (
          <OneMail key={mail.id} mail={mail} isFirstOpen={mail.id === messageId || mail === data.mails.at(-1)} />
        ))}
      </div>
    </Page>
  );
}

function OneMail({ mail, isFirstOpen }: { mail: Mail; isFirstOpen: boolean }) {
  const [isOpen, setOpen] = useState(isFirstOpen);
  return (
    <Card>
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-11 w-full flex-col items-start text-left"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="font-[550] [overflow-wrap:anywhere]">{senderWords(mail.from)}</span>
        <span className="text-fine text-quiet [overflow-wrap:anywhere]">
          {mail.from.address} · {longMoment(mail.received_at)}
        </span>
      </button>
      {isOpen && <MailContent mail={mail} />}
    </Card>
  );
}

function MailContent({ mail: { id, is_seen } }: { mail: Mail }) {
  const { data, error, refetch } = useAnswer(readMailBody, { params: { id } }, { staleTime: Infinity });
  const isRead = data !== undefined;
  // What was shown was read. When its server is away, it stays unread, and is marked at the next visit.
  useEffect(() => {
    if (isRead && !is_seen) call(markMail, { params: { id }, body: { is_seen: true } }).catch(() => {});
  }, [id, isRead, is_seen]);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting label="Lecture du mail…" />;
  return <MailBody body={data} />;
}

function MailBody({ body }: { body: Body }) {
  const [showsLayout, setShowsLayout] = useState(false);
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Warnings body={body} />
      {showsLayout && body.html !== null ? (
        <MailFrame html={body.html} title="Mise en page du mail" />
      ) : (
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{body.text}</p>
      )}
      {!showsLayout && body.quoted_text !== "" && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-quiet">{readingMessages.quote}</summary>
          <p className="border-l-2 border-line pl-3 whitespace-pre-wrap text-quiet [overflow-wrap:anywhere]">
            {body.quoted_text}
          </p>
        </details>
      )}
      {body.html !== null && (
        <div>
          <Button onClick={() => setShowsLayout(!showsLayout)}>
            {showsLayout ? "Voir le texte" : "Voir la mise en page"}
          </Button>
        </div>
      )}
      {body.files.some((file) => !file.is_shown) && (
        <ul aria-label="Fichiers" className="flex flex-col gap-1">
          {body.files
            .filter((file) => !file.is_shown)
            .map((file) => (
              <li key={file.place} className="text-fine [overflow-wrap:anywhere]">
                {file.name}
                {file.kind === "program" && " · peut contenir un programme : à ne pas ouvrir"}
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}

function Warnings({ body }: { body: Body }) {
  const sentences = [
    ...body.problems,
    ...body.misleading_hosts.map((host) => `Un lien dit une adresse et mène à une autre : ${host}.`),
    ...(body.trackers.length > 0 ? [`Pisteurs bloqués : ${body.trackers.join(", ")}.`] : []),
    ...(body.picture_hosts.length > 0 ? [`Images non chargées : ${body.picture_hosts.join(", ")}.`] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <ul role="status" className="flex flex-col gap-1 rounded-card bg-sunk px-3 py-2 text-fine">
      {sentences.map((sentence) => (
        <li key={sentence} className="[overflow-wrap:anywhere]">
          {sentence}
        </li>
      ))}
    </ul>
  );
}
