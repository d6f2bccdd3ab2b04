import { markMail } from "#api/mail/mail-changes.ts";
import { getThread } from "#api/mail/mails.ts";
import { useAnswer, useChange } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { call } from "#web/client/call.ts";
import { useLiveRefresh } from "#web/client/live/use-live.ts";
import { Button, buttonLook, linkLook } from "#web/ui/button.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Archive, ArrowLeft, Clock, Star } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { useEffect, useState } from "react";
import { BesideList } from "./inbox/mail-columns.tsx";
import { MailProvider } from "./mail-provider.tsx";
import { LateFolderPanel, LateSnoozePanel } from "./moving/late-panels.ts";
import { useThreadActs } from "./moving/use-thread-acts.ts";
import { OneMail } from "./one-mail.tsx";
import { AnswerButtons, NEW_PROJECT } from "./writing/answer-buttons.tsx";

type Mail = Answer<typeof getThread>["mails"][number];

/** How often answers that came meanwhile are asked for, while they do not come by themselves. */
const NEWS_MS = 15_000;

type Props = {
  Place: ComponentType<{ mailId: string }>;
  /** The conversation is with a project already. */
  hasProject: boolean;
};

/**
 * /app/mails/read/{id}: one conversation. Its newest mail is open, the others open by a tap. `Place`: says which
 * projects it is with.
 */
export function ReaderPage(props: Props) {
  return (
    <MailProvider>
      <Reader {...props} />
    </MailProvider>
  );
}

function Reader({ Place, hasProject }: Props) {
  const { messageId } = useParams({ from: "/signed-in/app/mails/read/$messageId" });
  const isLive = useLiveRefresh("mails", "/api/mails");
  const { data, error, refetch } = useAnswer(
    getThread,
    { params: { id: messageId } },
    { refetchInterval: isLive ? false : NEWS_MS },
  );
  useEscapeToList();
  const mails = data?.mails ?? [];
  const newestMail = mails.at(-1);
  const subject = newestMail && (newestMail.subject || "Sans objet");
  return (
    <BesideList shownId={messageId}>
      <div className="w-full max-w-3xl px-4 py-6 md:px-8 md:py-8">
        <title>{`${subject ?? "Mail"} – Établi`}</title>
        <div className="mb-4 flex items-center justify-between gap-2">
          <Link
            to="/app/mails/inbox"
            className={buttonLook({ look: "quiet", className: "-ml-4 lg:hidden beside-panel:inline-flex" })}
          >
            <ArrowLeft aria-hidden className="size-5" />
            Mails
          </Link>
          {newestMail && <Acts key={messageId} mails={mails} newestMail={newestMail} hasProject={hasProject} />}
        </div>
        <Subject key={subject} subject={subject ?? "Mail"} />
        {newestMail && <Place key={`place ${messageId}`} mailId={newestMail.id} />}
        {error && <Failure error={error} retry={() => void refetch()} />}
        {!data && !error && <SheetSkeleton label="Chargement du mail…" />}
        <div className="flex flex-col gap-3">
          {mails.map((mail) => (
            <OneMail
              key={mail.id}
              mail={mail}
              isFirstOpen={mail.id === messageId || mail === newestMail}
              hasProject={hasProject}
            />
          ))}
        </div>
        {newestMail && <AnswerButtons mail={newestMail} hasProject={hasProject} />}
      </div>
    </BesideList>
  );
}

type ActsProps = { mails: readonly Mail[]; newestMail: Mail; hasProject: boolean };

/** What may be done with the conversation. It is followed while one of its mails is. */
function Acts({ mails, newestMail, hasProject }: ActsProps) {
  const newestId = newestMail.id;
  const navigate = useNavigate();
  const mark = (id: string, body: { is_seen?: boolean; is_flagged?: boolean }) =>
    call(markMail, { params: { id }, body });
  const followedIds = mails.filter((mail) => mail.is_flagged).map(({ id }) => id);
  const fail = ({ message }: Error) => showToast(message);
  const follow = useChange(
    (isFollowed: boolean) =>
      Promise.all((isFollowed ? [newestId] : followedIds).map((id) => mark(id, { is_flagged: isFollowed }))),
    { onError: fail },
  );
  const acts = useThreadActs(newestId, () => void navigate({ to: "/app/mails/inbox" }));
  // The star changes at once. The server of the mailbox may take seconds.
  const { panel, wasOpened, setPanel } = usePanels();
  const isFollowed = follow.isPending ? follow.variables : followedIds.length > 0;
  return (
    <div role="group" aria-label="Actions" className="flex gap-1">
      <Act label={isFollowed ? "Suivi" : "Suivre"} isPressed={isFollowed} act={() => follow.mutate(!isFollowed)}>
        <Star aria-hidden className={cx("size-5", isFollowed && "fill-current text-alert")} />
      </Act>
      <Act label="Archiver" act={acts.archive}>
        <Archive aria-hidden className="size-5" />
      </Act>
      <Act label="Me le rappeler" act={() => setPanel("snooze")}>
        <Clock aria-hidden className="size-5" />
      </Act>
      <RowMenu
        label="Autres actions"
        actions={[
          { label: "Marquer non lu", act: () => acts.mark(false) },
          { label: "Déplacer vers…", act: () => setPanel("folder") },
          // A mail that has its project is rarely the beginning of another one.
          ...(hasProject && !newestMail.is_sent
            ? [
                {
                  label: NEW_PROJECT,
                  act: () => void navigate({ to: "/project/new", hash: `mail=${newestId}` }),
                },
              ]
            : []),
          { label: "Supprimer", act: acts.trash, isDangerous: true },
        ]}
      />
      {wasOpened.snooze && (
        <LateSnoozePanel isOpen={panel === "snooze"} onClose={() => setPanel(null)} onChoose={acts.snooze} />
      )}
      {wasOpened.folder && (
        <LateFolderPanel
          mailId={newestId}
          isOpen={panel === "folder"}
          onClose={() => setPanel(null)}
          onChoose={acts.move}
        />
      )}
    </div>
  );
}

/** Which panel is open. One stays drawn once it was opened, so that it leaves as it came. */
function usePanels() {
  const [panel, setPanel] = useState<"snooze" | "folder" | null>(null);
  const [wasOpened, setWasOpened] = useState({ snooze: false, folder: false });
  return {
    panel,
    wasOpened,
    setPanel: (newPanel: typeof panel) => {
      setPanel(newPanel);
      if (newPanel !== null) setWasOpened({ ...wasOpened, [newPanel]: true });
    },
  };
}

type ActProps = { label: string; isPressed?: boolean; act: () => void; children: ReactNode };

// On a phone the picture alone: three words would not stand beside the way back.
function Act({ label, isPressed, act, children }: ActProps) {
  return (
    <Button aria-pressed={isPressed} onClick={act} title={label} className="max-md:px-2.5">
      {children}
      <span className="max-xl:sr-only">{label}</span>
    </Button>
  );
}

/** Beyond these letters a subject is folded: it would fill a phone. */
const LONG_SUBJECT = 100;

function Subject({ subject }: { subject: string }) {
  const [isWhole, setWhole] = useState(subject.length <= LONG_SUBJECT);
  const shownSubject = isWhole ? subject : `${subject.slice(0, LONG_SUBJECT).toWellFormed()}…`;
  return (
    <div className="mb-6">
      <h1 className="text-page [overflow-wrap:anywhere]">{shownSubject}</h1>
      {!isWhole && (
        <button type="button" className={linkLook} onClick={() => setWhole(true)}>
          Tout l'objet
        </button>
      )}
    </div>
  );
}

// A field, a menu and a dialog keep the key to themselves.
function useEscapeToList(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isElsewhere =
        event.defaultPrevented ||
        document.querySelector("dialog:modal, [role=menu]") !== null ||
        (event.target instanceof Element && event.target.closest("input, textarea, select") !== null);
      if (event.key === "Escape" && !isElsewhere) void navigate({ to: "/app/mails/inbox" });
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [navigate]);
}
