import { auth } from "#web/auth/ground/session.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { useLocation } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { MessageCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { AssistantFrame } from "./assistant-frame.tsx";
import { onAssistantCall } from "./call-assistant.ts";
import { keepSelection } from "./composer/use-page-selection.ts";
import { noteQuestion, useWaitingQuestion } from "./waiting-question.ts";

const readPanel = async () => (await import("./assistant-panel.tsx")).AssistantPanel;

// Most pages are left without a word to the assistant: its panel is loaded once the user reaches for it.
const AssistantPanel = onDemand(
  readPanel,
  (words, { close }) => (
    <AssistantFrame close={close}>
      <div className="p-4 md:min-h-64">{words}</div>
    </AssistantFrame>
  ),
  "when shown",
);

// The next user of the device is asked nothing.
auth.onAuthStateChange((event) => {
  if (event === "SIGNED_OUT") noteQuestion(false);
});

/**
 * The assistant on every signed-in page. A floating button, or a call, opens its panel, which takes the button's place
 * and has its own way out. On a phone the panel is full screen, and following a link closes it.
 */
export default function AssistantWidget() {
  const onPhone = useOnPhone();
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hasQuestion = useWaitingQuestion();
  const open = onPhone ? openedAt === pathname : openedAt !== null;
  useEffect(() => onAssistantCall(() => setOpenedAt(pathname)), [pathname]);
  const close = () => {
    // The button is there again before it takes the focus.
    flushSync(() => setOpenedAt(null));
    button.current?.focus();
  };
  return (
    <>
      {open && <AssistantPanel close={close} writesAtOnce={!onPhone} />}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={`Ouvrir l'assistant${hasQuestion ? " : il attend ta réponse" : ""}`}
        onPointerEnter={() => void readPanel().catch(() => {})}
        onMouseDown={keepSelection}
        onClick={() => setOpenedAt(pathname)}
        className={cx(
          "fixed right-2 bottom-[calc(0.25rem+env(safe-area-inset-bottom))] z-30 flex size-12",
          "items-center justify-center rounded-full bg-act text-on-act transition-colors",
          "duration-150 hover:bg-act-strong max-md:keyboard:hidden md:right-4 md:bottom-6",
          "md:size-14 md:shadow-float",
          open && "hidden",
        )}
      >
        <MessageCircle aria-hidden className="size-6" />
        {hasQuestion && (
          <span aria-hidden className="absolute top-0 right-0 size-4 rounded-full border border-line bg-alert" />
        )}
      </button>
    </>
  );
}
