import { Button } from "#web/ui/button.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { CatchBoundary, useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { onAssistantCall, takeOrder } from "./call-assistant.ts";
import { Composer } from "./composer.tsx";
import { FollowUps } from "./messages/follow-ups.tsx";
import { MessageView } from "./messages/message-view.tsx";
import type { Conversation, ConversationStore } from "./conversation.ts";
import { useConversation } from "./use-conversation.ts";
import { useEndInSight } from "./use-end-in-sight.ts";

// The orders are those of the flows, whose code is loaded with the conversation. Until then no word holds their place.
const Orders = onDemand(
  async () => (await import("./orders.tsx")).Orders,
  () => null,
);

/**
 * The messages, the typing indicator and the field. With `tall` it fills its place. Otherwise the messages take 520 px
 * at most.
 */
export function ConversationPanel({ tall = false, writeAtOnce = false }: { tall?: boolean; writeAtOnce?: boolean }) {
  const { store, conversation, early } = useConversation();
  const { pathname } = useLocation();
  const log = useRef<HTMLDivElement>(null);
  const { history, flow, busy } = conversation ?? {
    history: early.unsent ? [early.unsent] : [],
    flow: null,
    busy: early.unsent !== null,
  };
  const last = history.findLast((message) => message.role === "assistant");
  // The ID is compared: a full conversation drops its oldest message for each new one, so its length does not change.
  const spoken = history.findLast((message) => message.role === "user");
  useEndInSight(log, `${conversation?.id} ${spoken?.id}`, history.at(-1)?.id);
  const write = (text: string, selection = "") =>
    void store.write(text, { path: pathname, ...(selection && { selection }) });
  // Each render has its own `write`, with the page that is shown.
  useEffect(() => {
    const takeCall = () => {
      const order = takeOrder();
      if (order !== null) write(order);
    };
    takeCall();
    return onAssistantCall(takeCall);
  });
  return (
    <>
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label="Messages"
        tabIndex={0}
        className={`flex flex-1 flex-col overflow-y-auto overscroll-contain p-4 -outline-offset-3 ${
          tall ? "min-h-0" : "md:max-h-[520px] md:min-h-64"
        }`}
      >
        <div className="mt-auto flex flex-col gap-4">
          {conversation && history.length === 0 && (
            <p className="text-quiet">Démarrez une conversation pour poser vos questions sur cette page.</p>
          )}
          {history.map((message) => (
            <CatchBoundary
              key={message.id}
              getResetKey={() => message.id}
              errorComponent={() => <p className="text-quiet">Ce message ne peut pas s'afficher.</p>}
            >
              <MessageView
                message={message}
                active={message === last && flow?.pending != null && !busy}
                tasks={flow?.tasks ?? []}
                give={(input, label) => {
                  // The pressed button disappears with its question. The focus stays in the conversation.
                  if (label !== "") log.current?.focus({ preventScroll: true });
                  void store.give(input, label);
                }}
              />
            </CatchBoundary>
          ))}
          {last && last === history.at(-1) && !busy && <FollowUps message={last} ask={(question) => write(question)} />}
          {conversation ? (
            <Wait conversation={conversation} store={store} />
          ) : (
            <Status text="Chargement de l'interface..." />
          )}
        </div>
      </div>
      {flow?.activeFlow === null && <Orders busy={busy} give={write} />}
      <Composer
        busy={busy && !conversation?.held}
        send={write}
        returned={early.returned?.content ?? ""}
        writeAtOnce={writeAtOnce}
      />
    </>
  );
}

/** What is waited for under the messages: the assistant, or the person after a failure. */
function Wait({ conversation: { busy, held }, store }: { conversation: Conversation; store: ConversationStore }) {
  if (!held) return busy && <Status text="L'assistant écrit…" />;
  return (
    <div className="flex flex-col gap-2 md:flex-row">
      <Button onClick={() => store.endWait("retry")}>Réessayer</Button>
      <Button look="quiet" onClick={() => store.endWait("cancel")}>
        Annuler
      </Button>
    </div>
  );
}

function Status({ text }: { text: string }) {
  return (
    <p role="status" className="text-quiet">
      {text}
    </p>
  );
}
