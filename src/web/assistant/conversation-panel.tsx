import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Composer } from "./composer.tsx";
import { MessageView } from "./messages/message-view.tsx";
import { useConversation } from "./use-conversation.ts";

/** The messages, the typing indicator and the composer. `tall` on the full page; 520 px of messages at most in the panel. */
export function ConversationPanel({ tall = false }: { tall?: boolean }) {
  const { store, conversation } = useConversation();
  const { pathname } = useLocation();
  const end = useRef<HTMLDivElement>(null);
  const count = conversation?.history.length ?? 0;
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [count, conversation?.busy]);
  if (!conversation) return <p className="p-4 text-quiet">Chargement de l'interface...</p>;
  const { history, flow, busy } = conversation;
  const last = history.findLast((message) => message.role === "assistant");
  return (
    <>
      <div role="log" aria-live="polite" aria-label="Messages" tabIndex={0} className={`flex flex-1 flex-col gap-4 overflow-y-auto px-4 py-4 ${tall ? "min-h-64" : "md:max-h-[520px] md:min-h-64"}`}>
        {history.length === 0 && <p className="text-quiet">Démarrez une conversation pour poser vos questions sur cette page.</p>}
        {history.map((message) => (
          <MessageView key={message.id} message={message} active={message === last && flow.pending !== null && !busy} tasks={flow.tasks} give={(input, label) => void store.give(input, label)} />
        ))}
        {busy && (
          <p role="status" className="text-quiet">
            L'assistant écrit…
          </p>
        )}
        <div ref={end} />
      </div>
      <Composer busy={busy} send={(text, selection) => void store.write(text, { path: pathname, ...(selection && { selection }) })} />
    </>
  );
}
