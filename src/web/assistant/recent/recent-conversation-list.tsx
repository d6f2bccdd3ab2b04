import { listAssistantSessions } from "#api/assistant/assistant.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { useEffect, useState } from "react";
import { useConversation } from "../use-conversation.ts";

const WHEN = new Intl.DateTimeFormat("fr-FR", { day: "2-digit", month: "2-digit", hour: "2-digit", minute: "2-digit" });

/** After how long a list that could not be read is read again. */
const RETRY_MS = 5_000;

const CHIP = `flex min-h-11 flex-col justify-center rounded-inner border border-line bg-paper px-2 py-1 text-left
  hover:bg-sunk`;

/**
 * The former conversations, with a preview and a date. Picking one opens it. Twenty are read and
 * `shownCount` are shown. A button shows all of them.
 */
export function RecentConversationList({ shownCount }: { shownCount: number }) {
  const { store, conversation } = useConversation();
  const [isListOpen, setListOpen] = useState(false);
  const list = useAnswerPages(listAssistantSessions, { limit: 20 });
  const { refetch } = list;
  useEffect(() => {
    if (!list.error) return;
    console.warn("Unable to list discussions", list.error);
    const retry = setTimeout(() => void refetch(), RETRY_MS);
    return () => clearTimeout(retry);
  }, [list.error, list.errorUpdatedAt, refetch]);
  const sessions = (list.data?.pages.flatMap((page) => page.sessions) ?? []).filter(
    ({ id }) => id !== conversation?.id,
  );
  if (sessions.length === 0) return null;
  const open = (id: string) => {
    setListOpen(false);
    void store.open({ id });
  };
  return (
    <>
      <ul
        aria-label="Conversations récentes"
        className="flex shrink-0 gap-2 overflow-x-auto border-b border-line px-3 py-2 max-md:keyboard:hidden"
      >
        {sessions.length > shownCount && (
          <li className="shrink-0">
            <button type="button" aria-haspopup="dialog" onClick={() => setListOpen(true)} className={CHIP}>
              <span className="text-fine">Toutes</span>
            </button>
          </li>
        )}
        {sessions.slice(0, shownCount).map((session) => (
          <li key={session.id} className="shrink-0">
            <button type="button" onClick={() => open(session.id)} className={`${CHIP} w-40`}>
              <span className="w-full truncate text-fine">{titleOf(session)}</span>
              <span className="text-tiny text-quiet">{formatLastUse(session.updated_at)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Drawer title="Conversations" open={isListOpen} onClose={() => setListOpen(false)}>
        <List label="Toutes les conversations">
          {sessions.map((session) => (
            <li key={session.id}>
              <button type="button" onClick={() => open(session.id)} className={rowLook}>
                <RowText what={titleOf(session)} who={formatLastUse(session.updated_at)} />
              </button>
            </li>
          ))}
        </List>
        <NextPage list={list} />
      </Drawer>
    </>
  );
}

function titleOf({ subject, last_message }: { subject: string; last_message: string }): string {
  return subject || last_message || "Conversation";
}

function formatLastUse(moment: string): string {
  return WHEN.format(new Date(moment)).replace(",", "");
}
