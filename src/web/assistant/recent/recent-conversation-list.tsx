import { Button } from "#web/ui/button.tsx";
import { List, RowText } from "#web/ui/list.tsx";
import { History } from "lucide-react";
import { useState } from "react";
import { AllConversations } from "./all-conversations.tsx";
import { formatLastUse, titleOfSession, useRecentSessions } from "./use-recent-sessions.ts";

const CHIP = `flex min-h-11 flex-col justify-center rounded-inner border border-line bg-paper px-2 py-1 text-left
  hover:bg-sunk`;

/** How many of them the home page shows (docs/specification.md#limits). */
const ON_HOME = 5;

/**
 * The former conversations, with a preview and a date. Picking one opens it. Twenty are read and
 * `shownCount` are shown. A button shows all of them.
 */
export function RecentConversationList({ shownCount }: { shownCount: number }) {
  const { sessions, open } = useRecentSessions();
  const [isListOpen, setListOpen] = useState(false);
  if (sessions.length === 0) return null;
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
              <span className="w-full truncate text-fine">{titleOfSession(session)}</span>
              <span className="text-tiny text-quiet">{formatLastUse(session.updated_at)}</span>
            </button>
          </li>
        ))}
      </ul>
      <AllConversations isOpen={isListOpen} close={() => setListOpen(false)} />
    </>
  );
}

/** The last conversations as rows, for the home page. Nothing while there are none. */
export function RecentConversationRows() {
  const { sessions, open } = useRecentSessions();
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="recent-conversations">
      <h2 id="recent-conversations" className="mb-2 text-title">
        Conversations récentes
      </h2>
      <List label="Conversations récentes">
        {sessions.slice(0, ON_HOME).map((session) => (
          <li key={session.id}>
            <button
              type="button"
              onClick={() => open(session.id)}
              className="flex min-h-11 w-full items-center px-4 py-1.5 text-left hover:bg-sunk"
            >
              <RowText what={titleOfSession(session)} who={formatLastUse(session.updated_at)} />
            </button>
          </li>
        ))}
      </List>
    </section>
  );
}

/** The button that shows the former conversations, one tap away. Nothing while there are none. */
export function ConversationsButton() {
  const { sessions } = useRecentSessions();
  const [isListOpen, setListOpen] = useState(false);
  if (sessions.length === 0) return null;
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-label="Conversations récentes"
        title="Conversations récentes"
        onClick={() => setListOpen(true)}
      >
        <History aria-hidden className="size-5" />
      </Button>
      <AllConversations isOpen={isListOpen} close={() => setListOpen(false)} />
    </>
  );
}
