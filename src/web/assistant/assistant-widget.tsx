import { Button } from "#web/ui/button.tsx";
import { MessageCircle, Plus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "@tanstack/react-router";
import { ConversationPanel } from "./conversation-panel.tsx";
import { RecentConversations } from "./recent-conversations.tsx";
import { useConversation } from "./use-conversation.ts";

/** The assistant on every signed-in page: a floating button that opens its panel; full screen on a phone. */
export default function AssistantWidget() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const isFullPage = ["/", "/app", "/app/reports"].includes(pathname);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  if (isFullPage) return null;
  return (
    <>
      {open && <Panel close={close} />}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={open ? "Fermer l'assistant" : "Ouvrir l'assistant"}
        onClick={() => setOpen(!open)}
        className="fixed right-4 bottom-20 z-30 flex size-14 items-center justify-center rounded-full bg-act text-on-act shadow-float md:bottom-6"
      >
        {open ? <X aria-hidden className="size-6" /> : <MessageCircle aria-hidden className="size-6" />}
      </button>
    </>
  );
}

function Panel({ close }: { close: () => void }) {
  const { store } = useConversation();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && close();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return (
    <section
      ref={panel}
      aria-label="Assistant"
      className="fixed inset-0 z-40 flex flex-col bg-bench md:inset-auto md:right-4 md:bottom-24 md:max-h-[calc(100dvh-8rem)] md:w-[26rem] md:rounded-card md:border md:border-line md:shadow-float"
    >
      <header className="flex items-center justify-between border-b border-line px-4 py-2">
        <h2 className="text-title">Assistant</h2>
        <span className="flex">
          <Button look="quiet" aria-label="Nouvelle conversation" onClick={() => void store.open({ fresh: true })}>
            <Plus aria-hidden className="size-5" />
          </Button>
          <Button look="quiet" aria-label="Fermer l'assistant" onClick={close}>
            <X aria-hidden className="size-5" />
          </Button>
        </span>
      </header>
      <RecentConversations most={6} />
      <ConversationPanel />
    </section>
  );
}
