import { Toast } from "@base-ui/react/toast";
import { cx } from "class-variance-authority";
import { X } from "lucide-react";
import { useEffect } from "react";
import { dropSecondTaps } from "./second-tap.ts";
import { showToastsWith } from "./show-toast.ts";

const toastQueue = Toast.createToastManager();

// One thing at a time is taken back, what was done last: its message replaces the one before.
const UNDO_ID = "undo";

// Messages that take nothing back are about the page that one leaves: they go with it.
const passingIds = new Set<string>();

function leaveMessages({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest("a[href]") === null) return;
  passingIds.forEach((id) => toastQueue.close(id));
  passingIds.clear();
}

function addToast(sentence: string, undo?: () => void): void {
  const id = toastQueue.add({
    description: sentence,
    timeout: undo ? 20_000 : 8_000,
    ...(undo && {
      id: UNDO_ID,
      actionProps: {
        children: "Annuler",
        onClick: () => {
          toastQueue.close(UNDO_ID);
          undo();
        },
      },
    }),
  });
  if (!undo) passingIds.add(id);
}

/** Where these messages appear: above the bar on a phone, at the bottom left on a desktop, away from the assistant. */
export function Toasts() {
  // The manager drops a message that comes before a listener is there.
  useEffect(() => showToastsWith(addToast), []);
  useEffect(() => dropSecondTaps(), []);
  useEffect(() => {
    document.addEventListener("click", leaveMessages, { capture: true });
    return () => document.removeEventListener("click", leaveMessages, { capture: true });
  }, []);
  return (
    <Toast.Provider toastManager={toastQueue} limit={2}>
      <Toast.Portal>
        <Toast.Viewport className="toasts-place">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      aria-label="Ce qui vient de se passer"
      swipeDirection={["left", "down"]}
      className={cx(
        "flex min-h-14 items-center gap-2 rounded-card bg-ink py-1 pr-1 pl-4 text-bench shadow-float",
        "transition-opacity duration-150 data-ending-style:opacity-0 data-limited:hidden",
        "data-starting-style:opacity-0",
      )}
    >
      <Toast.Content className="flex min-w-0 flex-1 items-center gap-2">
        <Toast.Description className="min-w-0 flex-1" />
        {toast.actionProps && (
          <Toast.Action className="min-h-11 rounded-inner px-3 font-[550] underline underline-offset-2" />
        )}
        {/* A screen reader closes it too: the library hides the button until the message has the focus. */}
        <Toast.Close
          aria-hidden={false}
          aria-label="Masquer l'avis"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-inner"
        >
          <X aria-hidden className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
