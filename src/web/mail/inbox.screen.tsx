import { EmptyScreen } from "#web/ui/loading/empty-screen.tsx";
import { MailOpen } from "lucide-react";
import { MAIL_COLUMNS } from "./inbox/mail-columns.tsx";
import { ThreadList } from "./inbox/thread-list.tsx";
import { MailProvider, useMail } from "./mail-provider.tsx";

/** /app/mails/inbox: the conversations of one's mailboxes. On a wide screen each is read beside them. */
export default function InboxScreen() {
  return (
    <MailProvider>
      <Inbox />
    </MailProvider>
  );
}

function Inbox() {
  const { isConnected } = useMail();
  return (
    <div className={isConnected ? MAIL_COLUMNS.both : undefined}>
      <title>Mails – Établi</title>
      <div className={isConnected ? MAIL_COLUMNS.list : MAIL_COLUMNS.alone}>
        <ThreadList
          shownId={null}
          head={(actions) => (
            <header className="mb-4 flex items-center justify-between gap-3">
              <h1 className="text-page">Mails</h1>
              <div className="flex gap-1">{actions}</div>
            </header>
          )}
        />
      </div>
      {isConnected && (
        <div className="max-lg:hidden beside-panel:hidden">
          <EmptyScreen icon={MailOpen} title="Choisis un mail">
            Il se lit ici, à côté de la liste. Les flèches vont d'un mail à l'autre.
          </EmptyScreen>
        </div>
      )}
    </div>
  );
}
