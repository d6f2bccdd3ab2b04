import type { listThreads } from "#api/mail/mails.ts";
import type { Answer } from "#web/client/call.ts";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { useState } from "react";
import { LateSnoozePanel } from "./late-panels.ts";
import { useThreadActs } from "./use-thread-acts.ts";

type Thread = Answer<typeof listThreads>["threads"][number];

/** What may be done with a conversation of a list without opening it. */
export function ThreadMenu({ thread }: { thread: Thread }) {
  const [isSnoozing, setSnoozing] = useState(false);
  const [wasSnoozing, setWasSnoozing] = useState(false);
  const acts = useThreadActs(thread.id, () => setSnoozing(false));
  const isUnread = thread.unread_count > 0;
  const isAside = thread.snoozed_until !== null && new Date(thread.snoozed_until) > new Date();
  const openSnooze = () => {
    setSnoozing(true);
    setWasSnoozing(true);
  };
  return (
    <span className="pr-2 pl-1">
      <RowMenu
        label={`Actions sur « ${thread.subject || "Sans objet"} »`}
        actions={[
          { label: isUnread ? "Marquer lu" : "Marquer non lu", act: () => acts.mark(isUnread) },
          isAside
            ? { label: "Remettre dans la réception", act: acts.bringBack }
            : { label: "Me le rappeler…", act: openSnooze },
          { label: "Archiver", act: acts.archive },
          { label: "Supprimer", act: acts.trash, isDangerous: true },
        ]}
      />
      {wasSnoozing && <LateSnoozePanel isOpen={isSnoozing} onClose={() => setSnoozing(false)} onChoose={acts.snooze} />}
    </span>
  );
}
