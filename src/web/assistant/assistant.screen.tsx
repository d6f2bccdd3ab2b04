import { projectMessages } from "#domain/projects/project.messages.ts";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { cx } from "class-variance-authority";
import { Brief, useBrief } from "./brief.tsx";
import { ConversationPanel } from "./conversation-panel.tsx";
import { FirstWords } from "./first-words.tsx";
import { NewConversation } from "./new-conversation.tsx";
import { RecentConversations } from "./recent/recent-conversations.tsx";
import { useConversation } from "./use-conversation.ts";

/**
 * `/`, /app and /app/reports: what waits today, then the assistant. A new user sees a first question and first steps.
 * On a phone, what waits folds to one line once the conversation starts. The field stays at the bottom.
 */
export default function AssistantScreen() {
  const { conversation } = useConversation();
  const onPhone = useOnPhone();
  const { data, isPending } = useBrief();
  const isNew = data?.brief.has_projects === false;
  const isSpeaking = (conversation?.history.length ?? 0) > 0;
  return (
    <div
      className="mx-auto flex h-full max-w-5xl flex-col gap-3 px-4 pt-4 pb-2 md:h-dvh md:gap-4 md:px-8 md:py-8
        keyboard:max-md:pt-2"
    >
      <title>Établi</title>
      <header className="flex shrink-0 items-start justify-between gap-3 keyboard:max-md:hidden">
        <div>
          {/* The title of a newcomer is another one: none is shown before it is known which. */}
          <h1 className={cx("text-page", isPending && "invisible")}>
            {isNew ? projectMessages.askWork : "Par quoi on commence ?"}
          </h1>
          <p className="mt-1 text-quiet">Dis-le avec tes mots.</p>
        </div>
        <NewConversation />
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-3 md:flex-row-reverse md:gap-6">
        <div
          className={`relative md:w-72 md:shrink-0 md:overflow-y-auto ${
            isSpeaking ? "shrink-0 keyboard:max-md:hidden" : "max-md:min-h-0 max-md:flex-1 max-md:overflow-y-auto"
          }`}
        >
          <Brief isFolded={onPhone && isSpeaking} />
        </div>
        <section
          aria-label="Conversation"
          className={cx(
            "flex min-h-0 min-w-0 flex-col overflow-hidden rounded-card border border-line bg-paper md:flex-1",
            isSpeaking ? "max-md:flex-1" : "max-md:shrink-0",
          )}
        >
          <RecentConversations shownCount={5} />
          <ConversationPanel isTall start={isNew && <FirstWords />} />
        </section>
      </div>
    </div>
  );
}
