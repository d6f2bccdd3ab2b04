import { getNumbering } from "#api/documents.ts";
import { listMailboxes } from "#api/mail/mail.ts";
import { getTeam } from "#api/team.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useCompany } from "#web/company/use-company.ts";
import type { ChapterState } from "./chapter-states.ts";
import { chapterStates } from "./chapter-states.ts";
import { STATE_WORDS } from "./settings.messages.ts";

/** Where each chapter of the settings stands, by its key or its page: what is not known yet is left out. */
export function useChapterStates(seesCompany: boolean): Readonly<Record<string, ChapterState | undefined>> {
  const { data: company } = useCompany();
  const members = useAnswer(getTeam, {}, { enabled: seesCompany }).data?.members;
  const mailboxes = useAnswer(listMailboxes, {}, { enabled: seesCompany }).data?.mailboxes;
  const invoices = useAnswer(getNumbering, {}, { enabled: seesCompany }).data?.series.find(
    ({ kind }) => kind === "invoice",
  );
  if (!company || !seesCompany) return {};
  return {
    ...chapterStates(company),
    ...(invoices && { numerotation: { words: invoices.next_number, isMissing: false } }),
    ...(members && { "/app/team": { words: STATE_WORDS.people(members.length), isMissing: false } }),
    ...(mailboxes && { "/app/mails": mailState(mailboxes) }),
  };
}

function mailState(mailboxes: readonly { state: string }[]): ChapterState {
  if (mailboxes.some(({ state }) => state === "reconnect")) return { words: STATE_WORDS.reconnect, isMissing: true };
  const words = mailboxes.length === 0 ? STATE_WORDS.noMailbox : STATE_WORDS.mailboxes(mailboxes.length);
  return { words, isMissing: false };
}
