import { greeting } from "#domain/analytics/greeting.messages.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import { FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import { formatLongDate, withCapital } from "#domain/shared/french-format.ts";
import { useLateAnswer } from "#web/client/answers.tsx";
import { todayInFrance } from "#web/client/today.ts";
import { useMay, useMemberships } from "#web/company/use-memberships.ts";
import { usePageMark } from "#web/ui/layers/use-page-mark.ts";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { cx } from "class-variance-authority";
import { useEffect, useState } from "react";
import { ConversationPanel } from "./conversation-panel.tsx";
import { Brief, FoldedBrief, useBrief } from "./home/brief.tsx";
import { ResumeTalk } from "./home/resume-talk.tsx";
import { useOpenTalk } from "./home/use-open-talk.ts";
import { useWasAtWork } from "./home/use-was-at-work.ts";
import { NewConversation } from "./new-conversation.tsx";
import { RecentButton } from "./recent/recent-conversations.tsx";
import { useConversation } from "./use-conversation.ts";

/**
 * `/`, /app and /app/reports: the money and what waits today, with the assistant's field docked under them. A new user
 * sees a first question and first steps. An open conversation takes the room: on a phone the rest folds to one line, on
 * a wide screen it stands beside. One that was left is a line above the field of a phone.
 */
export default function AssistantScreen() {
  const { store, conversation } = useConversation();
  const onPhone = useOnPhone();
  // Its field stands at the foot.
  usePageMark("data-docked", onPhone);
  const { data, isPending } = useBrief();
  useEffect(() => store.leaveOldTalk(), [store]);
  const myName = useLateAnswer("/api/team", loadTeam).data?.members.find(({ me }) => me)?.name ?? "";
  const manages = useMay()("manage");
  const isRoleRead = useMemberships().isRead;
  const isNew = manages && data?.brief.has_projects === false;
  const wasAtWork = useWasAtWork(data?.brief.has_projects);
  const { isOpen, openTalk } = useOpenTalk(conversation);
  const hasTalk = (conversation?.history.length ?? 0) > 0;
  const isSpeaking = hasTalk && isOpen;
  const isFolded = onPhone && isSpeaking;
  // Until somebody turns to it, the field of a wide screen takes one line. Whoever begins is shown what can be said.
  const [isWoken, setWoken] = useState(false);
  const isAsleep = !isWoken && !isSpeaking && data?.brief.has_projects === true;
  return (
    <div
      className={cx(
        "@container mx-auto flex h-full max-w-6xl flex-col pt-3 md:h-dvh md:gap-3 md:py-6 keyboard:max-md:pt-2",
        isSpeaking && "lg:flex-row lg:gap-6 max-md:gap-2",
      )}
    >
      <title>Établi</title>
      <div
        className={cx(
          "relative px-4 md:px-8",
          isFolded ? "shrink-0 keyboard:hidden" : "min-h-0 flex-1 overflow-y-auto",
          isSpeaking && "lg:w-[25rem] lg:flex-none lg:shrink-0 lg:pr-0",
        )}
      >
        <header
          className={cx(
            "flex items-start justify-between gap-3",
            isFolded ? "items-center" : "mb-4 @max-[17rem]:flex-wrap",
          )}
        >
          <div className={isFolded ? "contents" : "min-w-0 @max-[17rem]:basis-full"}>
            {/* The title of a newcomer is another one: none is shown before it is known which. */}
            <h1
              className={cx(
                isFolded ? "sr-only" : "text-page @max-[17rem]:text-title",
                !wasAtWork && (!isRoleRead || (manages && isPending)) && !isFolded && "invisible",
              )}
            >
              {isNew ? projectMessages.askWork : greeting(hourInFrance(), myName)}
            </h1>
            {isFolded ? (
              <FoldedBrief title={talkTitle(conversation)} />
            ) : (
              <p className="mt-0.5 text-quiet">{isNew ? NEW_LINE : todayInWords()}</p>
            )}
          </div>
          <div className={cx("flex shrink-0", isFolded && "ml-auto", isSpeaking && "lg:hidden")}>
            <RecentButton />
            {isSpeaking && <NewConversation />}
          </div>
        </header>
        {!isFolded && <Brief isBeside={isSpeaking} />}
      </div>
      <section
        aria-label="Conversation"
        data-asleep={isAsleep || undefined}
        onFocus={() => setWoken(true)}
        className={cx(
          "flex min-h-0 min-w-0 flex-col overflow-hidden border-line bg-paper max-md:border-t",
          "md:mr-8 md:ml-8 md:rounded-card md:border",
          isSpeaking ? "flex-1 lg:ml-0" : "max-h-[60%] shrink-0",
        )}
      >
        {isSpeaking && <TalkHead />}
        {conversation && hasTalk && !isSpeaking && <ResumeTalk conversation={conversation} open={openTalk} />}
        <ConversationPanel isAtRest={!isSpeaking} onWrite={openTalk} />
      </section>
    </div>
  );
}

const TALK = "Assistant";

// What is being made is what the talk is about.
function talkTitle(conversation: ReturnType<typeof useConversation>["conversation"]): string {
  const message = conversation?.flow.pending?.message;
  const fields = message?.type === "quote_card" ? message.fields : [];
  return fields.find(({ name }) => name === "projectName")?.value || TALK;
}

// Beside the money, the conversation has a head of its own.
function TalkHead() {
  return (
    <header
      className="flex min-h-14 shrink-0 items-center justify-between border-b border-line pr-2 pl-4
        max-lg:hidden"
    >
      <h2 className="text-title">{TALK}</h2>
      <span className="flex">
        <RecentButton />
        <NewConversation />
      </span>
    </header>
  );
}

const NEW_LINE = "Dis-le avec tes mots.";

function todayInWords(): string {
  return withCapital(formatLongDate(todayInFrance()));
}

function hourInFrance(): number {
  return Number(new Intl.DateTimeFormat("sv-SE", { timeZone: FRENCH_TIME_ZONE, hour: "2-digit" }).format(new Date()));
}

// Loaded on first use: the home page does not wait for the contract of the team.
async function loadTeam() {
  return (await import("#api/team.ts")).getTeam;
}
