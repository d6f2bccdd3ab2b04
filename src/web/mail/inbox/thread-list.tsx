import { listThreads } from "#api/mail/mails.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useLiveRefresh } from "#web/client/live/use-live.ts";
import { useSettled } from "#web/client/use-settled.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { List, SearchBox } from "#web/ui/list.tsx";
import { EmptyScreen } from "#web/ui/loading/empty-screen.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { Mail, Settings2 } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useEffect, useState } from "react";
import { InboxFilters } from "../inbox-filters.tsx";
import type { InboxPlace } from "../inbox-place.ts";
import { lastInboxPlace, rememberInboxPlace } from "../inbox-place.ts";
import { useMail } from "../mail-provider.tsx";
import { WishesNotice } from "../moving/wishes-notice.tsx";
import { ThreadRow } from "../thread-row.tsx";
import { DraftsList } from "../writing/drafts-list.tsx";
import { NewMailButton } from "../writing/new-mail-button.tsx";
import { LateFirstMailbox } from "./late-first-mailbox.ts";

/** How often new mails are asked for, while they do not come by themselves and the first page alone is shown. */
const NEWS_MS = 15_000;

/** Browsers run longer timers at once. */
const LONGEST_TIMER_MS = 2_000_000_000;

type ListProps = {
  /** The conversation that is read beside the list. */
  shownId: string | null;
  /** The head of the list, with its actions. */
  head: (actions: ReactNode) => ReactNode;
};

/** The conversations of one's mailboxes, newest first, under what is looked for. */
export function ThreadList({ shownId, head }: ListProps) {
  const [place, setPlace] = useState(lastInboxPlace);
  const change = (more: Partial<InboxPlace>) => {
    rememberInboxPlace(more);
    setPlace({ ...place, ...more });
  };
  const q = useSettled(place.search.trim());
  const list = useThreads(place, q);
  const threads = list.data?.pages.flatMap((page) => page.threads) ?? [];
  const { isConnected, isChecking } = useMail();
  const isElsewhere = place.folder !== "inbox" || place.otherFolder !== null;
  const isNarrowed = place.search !== "" || place.isUnread || place.hasFiles || isElsewhere;
  const hasMailbox = isConnected || isChecking || threads.length > 0 || isNarrowed;
  return (
    <>
      {head(
        <>
          {hasMailbox && (
            <Link
              to="/app/mails"
              title="Boîtes connectées"
              className={buttonLook({ look: "quiet", className: "px-3" })}
            >
              <Settings2 aria-hidden className="size-5" />
              <span className="sr-only">Boîtes connectées</span>
            </Link>
          )}
          {hasMailbox && <NewMailButton />}
        </>,
      )}
      {hasMailbox && (
        <>
          <SearchBox label="Objet, nom ou adresse" value={place.search} onChange={(search) => change({ search })} />
          <WishesNotice />
          <InboxFilters place={place} isSearch={q !== ""} change={change} />
          {place.search === "" && <DraftsList />}
        </>
      )}
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement des mails…" />}
      {list.isSuccess && threads.length === 0 && <NoMail place={place} search={q} hasMailbox={hasMailbox} />}
      {threads.length > 0 && (
        <div role="presentation" className="@container" onKeyDown={moveAmongRows}>
          <List label="Mails">
            {threads.map((thread) => (
              <ThreadRow
                key={thread.id}
                thread={thread}
                isSent={place.folder === "sent" && place.otherFolder === null && q === ""}
                isOpened={shownId === null && thread.id === place.openedId}
                isShown={thread.id === shownId}
              />
            ))}
          </List>
        </div>
      )}
      <NextPage list={list} />
    </>
  );
}

function useThreads({ folder, otherFolder, isUnread, hasFiles }: InboxPlace, q: string) {
  const query = {
    folder,
    limit: 50,
    ...(otherFolder && { folder_id: otherFolder.id }),
    ...(isUnread && { unread: "yes" as const }),
    ...(hasFiles && { files: "yes" as const }),
    ...(q !== "" && { q }),
  };
  const list = useAnswerPages(listThreads, query, { keepsBefore: true });
  const { refetch } = list;
  const isLive = useLiveRefresh("mails", "/api/mails");
  const isFirstPage = list.data?.pages.length === 1;
  useEffect(() => {
    if (isLive || !isFirstPage) return undefined;
    const timer = setInterval(() => document.visibilityState === "visible" && void refetch(), NEWS_MS);
    return () => clearInterval(timer);
  }, [isLive, isFirstPage, refetch]);
  const nextWaking = list.data?.pages[0]?.next_waking ?? null;
  useEffect(() => {
    if (nextWaking === null) return undefined;
    const waitMs = new Date(nextWaking).getTime() - Date.now();
    const timer = setTimeout(() => void refetch(), Math.min(Math.max(waitMs, 1_000), LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [nextWaking, refetch]);
  return list;
}

const NOTHING: Record<InboxPlace["folder"], string> = {
  inbox: "Les mails de ta boîte s'affichent ici dès qu'ils arrivent.",
  waiting: "Les mails que tu remets à plus tard attendent ici : « Me le rappeler », dans les actions d'un mail.",
  sent: "Les mails que tu envoies s'affichent ici.",
  archive: "Les mails que tu archives arrivent ici en quelques minutes.",
  trash: "Les mails que tu supprimes arrivent ici en quelques minutes.",
};

type NoMailProps = { place: InboxPlace; search: string; hasMailbox: boolean };

function NoMail({ place: { folder, otherFolder, isUnread, hasFiles }, search, hasMailbox }: NoMailProps) {
  if (!hasMailbox) return <LateFirstMailbox />;
  if (search !== "")
    return (
      <Empty title="Aucun mail trouvé">
        Essaie un autre mot de l'objet, un nom ou une adresse : le texte des mails et leurs fichiers restent dans ta
        boîte.
      </Empty>
    );
  if (isUnread || hasFiles)
    return (
      <Empty title={isUnread ? "Tout est lu" : "Aucun mail avec un fichier"}>
        Retire le filtre pour revoir les autres mails.
      </Empty>
    );
  return (
    <EmptyScreen icon={Mail} title="Aucun mail ici">
      {otherFolder ? "Ce dossier est vide." : NOTHING[folder]}
    </EmptyScreen>
  );
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

// The arrows go from row to row, as in every mail program.
function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...event.currentTarget.querySelectorAll("a")];
  const at = rows.findIndex((row) => row === document.activeElement);
  const target = rows[step(at, rows.length)];
  if (at < 0 || target === undefined) return;
  event.preventDefault();
  target.focus();
}
