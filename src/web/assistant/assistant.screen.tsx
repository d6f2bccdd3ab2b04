import { Button, buttonLook } from "#web/ui/button.tsx";
import { listProjects } from "#api/projects.ts";
import { call } from "#web/client/call.ts";
import { Plus } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ConversationPanel } from "./conversation-panel.tsx";
import { RecentConversations } from "./recent-conversations.tsx";
import { useConversation } from "./use-conversation.ts";

const ORDERS = ["Crée un projet", "Fais le devis", "Prépare les tâches", "Émets la facture"];

/** `/`, /app and /app/reports: the assistant, full page; for a newcomer, one question and what to do first. */
export default function AssistantScreen() {
  const { store, conversation } = useConversation();
  const projects = useQuery({ queryKey: ["projects", "first"], queryFn: ({ signal }) => call(listProjects, { query: { limit: 1 }, signal }) });
  const isNew = projects.data?.projects.length === 0;
  const quiet = conversation !== null && conversation.flow.activeFlow === null && !conversation.busy;
  return (
    <div className="mx-auto flex max-w-3xl flex-col px-4 py-6 md:px-8 md:py-8">
      <title>Établi</title>
      <header className="mb-4 flex items-start justify-between gap-3">
        <div>
          <h1 className="text-page">{isNew ? "Quel est ton prochain chantier ?" : "Par quoi on commence ?"}</h1>
          <p className="mt-1 text-quiet">Dis-le avec tes mots, ou choisis ci-dessous.</p>
        </div>
        <Button look="quiet" aria-label="Nouvelle conversation" onClick={() => void store.open({ fresh: true })}>
          <Plus aria-hidden className="size-5" />
        </Button>
      </header>
      <div className="mb-4 flex flex-wrap gap-2">
        {ORDERS.map((order) => (
          <Button key={order} disabled={!quiet} onClick={() => void store.write(order, { path: "/app" })}>
            {order}
          </Button>
        ))}
        {isNew && (
          <Link to="/app/settings" className={buttonLook({ look: "quiet" })}>
            Présenter mon entreprise
          </Link>
        )}
      </div>
      <section aria-label="Conversation" className="flex flex-col overflow-hidden rounded-card border border-line bg-paper">
        <RecentConversations most={5} />
        <ConversationPanel tall />
      </section>
    </div>
  );
}
