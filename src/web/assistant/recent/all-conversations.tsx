import { Drawer } from "#web/ui/layers/drawer.tsx";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { formatLastUse, titleOfSession, useRecentSessions } from "./use-recent-sessions.ts";

/** The panel of all former conversations. Picking one opens it. */
export function AllConversations({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const { list, sessions, open } = useRecentSessions();
  return (
    <Drawer title="Conversations" open={isOpen} onClose={close}>
      <List label="Toutes les conversations">
        {sessions.map((session) => (
          <li key={session.id}>
            <button
              type="button"
              onClick={() => {
                close();
                open(session.id);
              }}
              className={rowLook}
            >
              <RowText what={titleOfSession(session)} who={formatLastUse(session.updated_at)} />
            </button>
          </li>
        ))}
      </List>
      <NextPage list={list} />
    </Drawer>
  );
}
