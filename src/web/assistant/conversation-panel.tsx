import { listClosures } from "#api/company/closures.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useCompany } from "#web/company/use-company.ts";
import { Button } from "#web/ui/button.tsx";
import { SPARES_DOUBLE_TAP } from "#web/ui/layers/second-tap.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { CatchBoundary, useLocation } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import type { ReactNode, RefObject } from "react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { onAssistantCall, takeOrder } from "./call-assistant.ts";
import { Composer } from "./composer/composer.tsx";
import type { ConversationStore } from "./conversation.ts";
import type { Early } from "./early-text.ts";
import { GiveUp } from "./effects/give-up.tsx";
import { DocumentBar } from "./living/document-bar.tsx";
import { ComingMessage } from "./messages/coming-message.tsx";
import { FollowUps } from "./messages/follow-ups.tsx";
import { MessageView, Unsaved } from "./messages/message-view.tsx";
import type { Conversation } from "./shown-conversation.ts";
import { unsavedReasonOf } from "./shown-conversation.ts";
import { asksMissingFacts, isNewCard, ownInSight, speaksOfDocument, startInSight } from "./start-in-sight.ts";
import { useAnswerField } from "./use-answer-field.ts";
import { useConversation } from "./use-conversation.ts";
import { useEndInSight } from "./use-end-in-sight.ts";

// The orders are those of the flows, whose code is loaded with the conversation. Until then no word holds their place.
const Orders = onDemand(
  async () => (await import("./orders.tsx")).Orders,
  () => null,
);

type Props = { writesAtOnce?: boolean; isAtRest?: boolean; onWrite?: () => void };

const LOG = "relative flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain -outline-offset-3";
// In large type on a narrow phone there is room for the field alone.
const AT_REST = "px-4 pt-2 pb-0 text-fine @max-[17rem]:sr-only md:in-data-asleep:sr-only";
// On a phone the rest of the page takes the place of this sentence.
const QUIET_AT_REST = "max-md:sr-only";

/**
 * The messages, the typing indicator and the field, which fill their place. `isAtRest`: no conversation is open on the
 * home page, where the field is docked under the rest.
 */
export function ConversationPanel({ writesAtOnce = false, isAtRest = false, onWrite }: Props) {
  const { store, conversation, early } = useConversation();
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const onPhone = useOnPhone();
  useSellerFacts();
  const { history, flow, isBusy } = conversation ?? beforeLoading(early);
  const last = history.findLast((message) => message.role === "assistant");
  // Its ID is compared: a full conversation drops its oldest message, so its length does not change.
  const lastMessageOfPerson = history.findLast((message) => message.role === "user");
  const isAsked = flow?.pending != null || isBusy;
  useEndInSight(log, `${conversation?.id} ${lastMessageOfPerson?.id}`, history.at(-1)?.id);
  useAnswerField(log, field, isBusy ? null : (flow?.pending ?? null));
  const write = useWriting(store, onWrite);
  useCalls(write);
  // What was written before the conversation is there waits in sight.
  const shownMessages = isAtRest && conversation ? [] : history;
  return (
    <>
      {!isAtRest && speaksOfDocument(history, isAsked) && <DocumentBar />}
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label="Messages"
        tabIndex={0}
        // `relative` keeps in this box what only screen readers are told. Outside it, the page itself would scroll.
        className={cx(LOG, isAtRest ? AT_REST : "p-4")}
      >
        <div className={cx("mt-auto flex flex-col gap-4", !isAtRest && "lg:mt-0")}>
          {conversation && shownMessages.length === 0 && <Nothing isAtRest={isAtRest} />}
          {shownMessages.map((message) => (
            <WithinMessage key={message.id} id={message.id}>
              <MessageView
                message={message}
                takesFocus={message === history.at(-1) && isNewCard(history)}
                isLatest={message === history.at(-1)}
                isStart={message.id === startInSight(history, isAsked)}
                isOwnInSight={message.id === ownInSight(history, isAsked)}
                unsavedReason={unsavedReasonOf(conversation, message.id)}
                isActive={message === last && flow?.pending != null && !isBusy}
                tasks={flow?.tasks ?? []}
                give={(input, label) => {
                  keepFocus(log, label);
                  return store.answerWith(input, label);
                }}
              />
            </WithinMessage>
          ))}
          {!isAtRest && last && last === history.at(-1) && !isBusy && <FollowUps message={last} ask={write} />}
          <Wait conversation={conversation} store={store} />
        </div>
      </div>
      <UnsavedLine why={conversation?.unsavedReason ?? null} />
      {flow && areOrdersShown(flow, history) && (
        <Orders
          isBusy={isBusy}
          isAtRest={isAtRest}
          isInSight={!isAtRest && last === undefined}
          history={history}
          give={(order) => {
            // The pressed button disappears. A keyboard goes on in the field of the answer, a finger in the messages.
            (onPhone ? log.current : field.current)?.focus({ preventScroll: true });
            write(order);
          }}
        />
      )}
      <Composer
        field={field}
        isBusy={isBusy && !conversation?.isHeld}
        send={write}
        stop={useStop(store, log)}
        returnedText={early.returnedMessage?.content ?? ""}
        onReturned={store.forgetReturned}
        writesAtOnce={writesAtOnce}
      />
    </>
  );
}

// What is typed goes with the page that is shown and the text that is selected there.
function useWriting(store: ConversationStore, onWrite: (() => void) | undefined) {
  const { pathname } = useLocation();
  return (text: string, selection = "") => {
    onWrite?.();
    void store.write(text, { path: pathname, ...(selection && { selection }) });
  };
}

// The card of a quote asks what the seller has not said, and a day may be one on which the company is closed: both are
// read before a message needs them.
function useSellerFacts(): void {
  useCompany();
  useAnswer(listClosures, {});
}

// The pressed button disappears with its question. The focus stays in the conversation.
function keepFocus(log: RefObject<HTMLElement | null>, label: string): void {
  if (label !== "") log.current?.focus({ preventScroll: true });
}

// The message that is not saved may be out of sight above its answer.
function UnsavedLine({ why }: { why: Conversation["unsavedReason"] }) {
  return (
    <div role="status" className="px-4 empty:hidden">
      <Unsaved why={why} />
    </div>
  );
}

// A touch beside the button of a form would drop what was filled in.
function areOrdersShown({ activeFlow }: Conversation["flow"], history: Conversation["history"]): boolean {
  return activeFlow === null && !asksMissingFacts(history.at(-1));
}

// Each render has its own `write`, with the page that is shown.
function useCalls(write: (text: string) => void): void {
  useEffect(() => {
    const takeCall = () => {
      const order = takeOrder();
      if (order !== null) write(order);
    };
    takeCall();
    return onAssistantCall(takeCall);
  });
}

/** Stops the answer that comes. Null when none can be stopped. */
function useStop(store: ConversationStore, log: RefObject<HTMLElement | null>): (() => void) | null {
  const canStop = useSyncExternalStore(store.coming.subscribe, () => store.coming.current()?.canStop === true);
  if (!canStop) return null;
  return () => {
    // The pressed button disappears. The focus stays in the conversation.
    log.current?.focus({ preventScroll: true });
    store.coming.stop();
  };
}

// Text typed before the conversation is loaded is shown, and waits.
function beforeLoading({ unsentMessage }: Early) {
  return { history: unsentMessage ? [unsentMessage] : [], flow: null, isBusy: unsentMessage !== null };
}

// A message that cannot be drawn says so, and the others stay.
function WithinMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <CatchBoundary
      getResetKey={() => id}
      errorComponent={() => <p className="text-quiet">Ce message ne peut pas s'afficher.</p>}
    >
      {children}
    </CatchBoundary>
  );
}

function Nothing({ isAtRest }: { isAtRest: boolean }) {
  return (
    <div className="flex flex-col gap-1">
      {!isAtRest && <p className="font-display text-title font-bold">Que veux-tu faire ?</p>}
      <p className={cx("text-quiet", isAtRest && QUIET_AT_REST)}>
        Démarrez une conversation pour poser vos questions sur cette page.
      </p>
    </div>
  );
}

/** What is waited for under the messages: the conversation, the assistant, or the person after a failure. */
function Wait({ conversation, store }: { conversation: Conversation | null; store: ConversationStore }) {
  if (conversation === null) {
    return (
      <p role="status" className="text-quiet">
        Chargement de l'interface...
      </p>
    );
  }
  const { isBusy, isHeld } = conversation;
  if (!isHeld) return isBusy && <ComingMessage coming={store.coming} />;
  return (
    // They come where the button of a card stood, and giving up loses what the card holds.
    <div {...SPARES_DOUBLE_TAP} className="flex flex-col-reverse gap-2 md:flex-row">
      <Button onClick={() => store.endWait("retry")}>Réessayer</Button>
      <GiveUp store={store} />
    </div>
  );
}
