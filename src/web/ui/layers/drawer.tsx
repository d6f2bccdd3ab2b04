import { cx } from "class-variance-authority";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { Modal } from "./modal.tsx";

/**
 * A panel of details: at the right on a desktop, the whole screen on a phone. Escape and the cross close it. While it
 * closes it keeps its last title and content, since its users may empty them at once. With `isSheet` it rises from the
 * foot of a phone, as high as its content.
 */
export function Drawer({
  title,
  open,
  onClose,
  isSheet = false,
  children,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  isSheet?: boolean;
  children: ReactNode;
}) {
  const [content, setContent] = useState({ title, children });
  if (open && (content.title !== title || content.children !== children)) setContent({ title, children });
  return (
    <Modal
      open={open}
      onClose={onClose}
      className={cx(
        "fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-full max-w-none flex-col bg-bench",
        "transition-[translate,display,overlay] duration-150 ease-bench open:flex not-open:translate-x-full",
        "starting:open:translate-x-full md:w-[28rem] md:border-l md:border-line md:shadow-float",
        isSheet && SHEET,
      )}
    >
      {(titleId) => (
        <>
          <header className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4 md:pl-6">
            <h2 id={titleId} className="line-clamp-3 min-w-0 [overflow-wrap:anywhere] text-title">
              {content.title}
            </h2>
            <Button autoFocus look="quiet" aria-label={CLOSE} className="px-0" onClick={onClose}>
              <X aria-hidden className="size-5 shrink-0" />
            </Button>
          </header>
          <DrawerBody>{content.children}</DrawerBody>
        </>
      )}
    </Modal>
  );
}

const CLOSE = "Fermer";

const SHEET = cx(
  "max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:h-auto max-md:max-h-[92dvh] max-md:rounded-t-card",
  "max-md:not-open:translate-x-0 max-md:not-open:translate-y-full max-md:starting:open:translate-x-0",
  "max-md:starting:open:translate-y-full",
);

const FIELD = "input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)";

// With a keyboard, a panel that asks something begins in its first field, which may be loaded after it. With fingers
// the keyboard would cover what has just opened.
function DrawerBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = body.current;
    if (place === null || !matchMedia("(pointer: fine)").matches) return;
    const isUntouched = () => document.activeElement?.getAttribute("aria-label") === CLOSE;
    const observer = new MutationObserver(() => enter());
    const enter = () => {
      const field = isUntouched() ? place.querySelector<HTMLElement>(FIELD) : null;
      field?.focus();
      if (!isUntouched()) observer.disconnect();
    };
    observer.observe(place, { childList: true, subtree: true });
    enter();
    return () => observer.disconnect();
  }, []);
  return (
    // What is placed in it scrolls with it: else the whole panel would scroll, its title out of sight.
    <div ref={body} className="relative flex-1 overflow-y-auto overscroll-contain p-4 md:p-6">
      {children}
    </div>
  );
}
