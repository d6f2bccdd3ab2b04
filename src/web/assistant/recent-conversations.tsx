import { listAssistantSessions } from "#api/assistant.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { Drawer } from "#web/ui/drawer.tsx";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { useEffect, useState } from "react";
import { useConversation } from "./use-conversation.ts";

const WHEN = new Intl.DateTimeFormat("fr-FR", { day: "2-digit", month: "2-digit", hour: "2-digit", minute: "2-digit" });

const CHIP = `flex min-h-11 flex-col justify-center rounded-inner border border-line bg-paper px-2 py-1 text-left
  hover:bg-sunk`;

/**
 * The former conversations, with a preview and a date. Picking one opens it. Twenty are read and `most` are shown. A
 * button shows all of them.
 */
export function RecentConversations({ most }: { most: number }) {
  const { store, conversation } = useConversation();
  const [isListOpen, setListOpen] = useState(false);
  const list = useAnswerPages(listAssistantSessions, { limit: 20 });
  useEffect(() => {
    if (list.error) console.warn("Unable to list discussions", list.error);
  }, [list.error]);
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
        {sessions.length > most && (
          <li className="shrink-0">
            <button type="button" aria-haspopup="dialog" onClick={() => setListOpen(true)} className={CHIP}>
              <span className="text-fine">Toutes</span>
            </button>
          </li>
        )}
        {sessions.slice(0, most).map((session) => (
          <li key={session.id} className="shrink-0">
            <button type="button" onClick={() => open(session.id)} className={`${CHIP} w-40`}>
              <span className="w-full truncate text-fine">{session.last_message || "Conversation"}</span>
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
                <RowText what={session.last_message || "Conversation"} who={formatLastUse(session.updated_at)} />
              </button>
            </li>
          ))}
        </List>
        <NextPage list={list} />
      </Drawer>
    </>
  );
}

function formatLastUse(moment: string): string {
  return WHEN.format(new Date(moment)).replace(",", "");
}
