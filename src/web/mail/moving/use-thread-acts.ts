import { archiveMail, markMail, moveMail, snoozeMail, trashMail } from "#api/mail/mail-changes.ts";
import { getThread } from "#api/mail/mails.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { movingMessages } from "./moving.messages.ts";
import { momentWords } from "./snooze-moments.ts";

type Act = { work: () => Promise<unknown>; sentence: string; undo?: () => void };

/** What may be done with a conversation, by one of its mails. `onDone` is called once it left the list. */
export function useThreadActs(id: string, onDone: () => void = () => {}) {
  const act = useSingleChange(({ work }: Act) => work(), {
    onSuccess: (_answer, { sentence, undo }) => {
      showToast(sentence, undo);
      onDone();
    },
    onError: ({ message }) => showToast(message),
  });
  const params = { id };
  const bringBack = () => {
    call(snoozeMail, { params, body: { until: null } }).catch(({ message }: Error) => showToast(message));
  };
  return {
    isPending: act.isPending,
    archive: () => act.mutate({ work: () => call(archiveMail, { params }), sentence: movingMessages.archived }),
    trash: () => act.mutate({ work: () => call(trashMail, { params }), sentence: movingMessages.deleted }),
    move: (folderId: string) =>
      act.mutate({
        work: () => call(moveMail, { params, body: { folder_id: folderId } }),
        sentence: movingMessages.moved,
      }),
    mark: (isSeen: boolean) =>
      act.mutate({
        work: () => (isSeen ? readAll(id) : call(markMail, { params, body: { is_seen: false } })),
        sentence: isSeen ? movingMessages.read : movingMessages.unread,
      }),
    snooze: (until: Date) =>
      act.mutate({
        work: () => call(snoozeMail, { params, body: { until: until.toISOString() } }),
        sentence: movingMessages.snoozed(momentWords(until)),
        undo: bringBack,
      }),
    bringBack: () =>
      act.mutate({
        work: () => call(snoozeMail, { params, body: { until: null } }),
        sentence: movingMessages.back,
      }),
  };
}

// A conversation is read once all of its mails are. It is unread while its newest one is.
async function readAll(id: string): Promise<void> {
  const { mails } = await call(getThread, { params: { id } });
  const unreadMails = mails.filter((mail) => !mail.is_seen);
  await Promise.all(unreadMails.map((mail) => call(markMail, { params: { id: mail.id }, body: { is_seen: true } })));
}
