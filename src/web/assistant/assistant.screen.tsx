import { Button } from "#web/ui/button.tsx";
import { Plus } from "lucide-react";
import { Brief, useRecentProjects } from "./brief.tsx";
import { ConversationPanel } from "./conversation-panel.tsx";
import { RecentConversations } from "./recent-conversations.tsx";
import { useConversation } from "./use-conversation.ts";

/** `/`, /app and /app/reports: what waits today and the assistant, full page; for a newcomer, one question and what to do first. */
export default function AssistantScreen() {
  const { store } = useConversation();
  const projects = useRecentProjects();
  const isNew = projects.data?.projects.length === 0;
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-3.5rem-env(safe-area-inset-bottom))] max-w-5xl flex-col gap-4 px-4 pt-6 pb-4 md:h-dvh md:min-h-0 md:px-8 md:py-8">
      <title>Établi</title>
      <header className="flex shrink-0 items-start justify-between gap-3">
        <div>
          <h1 className="text-page">{isNew ? "Quel est ton prochain chantier ?" : "Par quoi on commence ?"}</h1>
          <p className="mt-1 text-quiet">Dis-le avec tes mots.</p>
        </div>
        <Button look="quiet" aria-label="Nouvelle conversation" title="Nouvelle conversation" onClick={() => void store.open({ fresh: true })}>
          <Plus aria-hidden className="size-5" />
        </Button>
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-4 md:flex-row-reverse md:gap-6">
        <div className="shrink-0 md:w-72 md:overflow-y-auto">
          <Brief />
        </div>
        <section aria-label="Conversation" className="flex h-[34rem] min-h-0 min-w-0 flex-1 flex-col overflow-hidden rounded-card border border-line bg-paper md:h-auto">
          <RecentConversations most={5} />
          <ConversationPanel tall />
        </section>
      </div>
    </div>
  );
}
