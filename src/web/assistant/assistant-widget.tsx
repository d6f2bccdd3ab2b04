import { Button } from "#web/ui/button.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { useLocation } from "@tanstack/react-router";
import { MessageCircle, Plus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { onAssistantCall } from "./call-assistant.ts";
import { ConversationPanel } from "./conversation-panel.tsx";
import { RecentConversations } from "./recent-conversations.tsx";
import { useConversation } from "./use-conversation.ts";
import { keepSelection } from "./use-page-selection.ts";

/**
 * The assistant on every signed-in page. A floating button, or a call, opens its panel. On a phone the panel is full
 * screen, and following a link closes it.
 */
export default function AssistantWidget() {
  const onPhone = useOnPhone();
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = onPhone ? openedAt === pathname : openedAt !== null;
  useEffect(() => onAssistantCall(() => setOpenedAt(pathname)), [pathname]);
  const close = () => {
    setOpenedAt(null);
    button.current?.focus();
  };
  return (
    <>
      {open && <Panel close={close} writeAtOnce={!onPhone} />}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={open ? "Fermer l'assistant" : "Ouvrir l'assistant"}
        onMouseDown={keepSelection}
        onClick={() => setOpenedAt(open ? null : pathname)}
        className="fixed right-2 bottom-[calc(0.25rem+env(safe-area-inset-bottom))] z-30 flex size-12
          items-center justify-center rounded-full bg-act text-on-act transition-colors
          duration-150 hover:bg-act-strong max-md:keyboard:hidden md:right-4 md:bottom-6
          md:size-14 md:shadow-float"
      >
        {open ? <X aria-hidden className="size-6" /> : <MessageCircle aria-hidden className="size-6" />}
      </button>
    </>
  );
}

function Panel({ close, writeAtOnce }: { close: () => void; writeAtOnce: boolean }) {
  const { store } = useConversation();
  useEffect(() => {
    // Escape closes a dialog over the panel first.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && document.querySelector("dialog[open]") === null) close();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return (
    <section
      aria-label="Assistant"
      className="fixed inset-x-0 top-(--seen-top) z-40 flex h-(--seen-height) animate-appear flex-col
        bg-bench pb-[env(safe-area-inset-bottom)] md:inset-auto md:h-auto md:right-4
        md:bottom-24 md:max-h-[calc(100dvh-8rem)] md:w-[26rem] md:rounded-card md:border
        md:border-line md:pb-0 md:shadow-float"
    >
      <header className="flex shrink-0 items-center justify-between border-b border-line py-2 pr-2 pl-4">
        <h2 className="text-title">Assistant</h2>
        <span className="flex">
          <Button
            look="quiet"
            aria-label="Nouvelle conversation"
            title="Nouvelle conversation"
            onClick={() => void store.open({ fresh: true })}
          >
            <Plus aria-hidden className="size-5" />
          </Button>
          <Button look="quiet" aria-label="Fermer l'assistant" onClick={close}>
            <X aria-hidden className="size-5" />
          </Button>
        </span>
      </header>
      <RecentConversations most={6} />
      <ConversationPanel writeAtOnce={writeAtOnce} />
    </section>
  );
}
