import { cx } from "class-variance-authority";
import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { buttonLook } from "./button.tsx";

/**
 * A panel of details: at the right on a desktop, the whole screen on a phone. Escape and the cross close it. While it
 * closes it keeps its last title and content, since its users may empty them at once.
 */
export function Drawer({
  title,
  open,
  onClose,
  children,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const [content, setContent] = useState({ title, children });
  if (open && (content.title !== title || content.children !== children)) setContent({ title, children });
  return (
    <Dialog.Root open={open} onOpenChange={(isShown) => !isShown && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop
          className={cx(
            "fixed inset-0 z-40 bg-black/30 transition-opacity duration-150 data-ending-style:opacity-0",
            "data-starting-style:opacity-0",
          )}
        />
        <Dialog.Popup
          className={cx(
            "fixed inset-y-0 right-0 z-50 flex w-full flex-col bg-bench transition-transform duration-150",
            "ease-bench data-ending-style:translate-x-full data-starting-style:translate-x-full md:w-[28rem]",
            "md:border-l md:border-line md:shadow-float",
          )}
        >
          <header className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4 md:pl-6">
            <Dialog.Title className="min-w-0 truncate text-title">{content.title}</Dialog.Title>
            <Dialog.Close aria-label="Fermer" className={buttonLook({ look: "quiet", className: "px-0" })}>
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </header>
          <div className="flex-1 overflow-y-auto overscroll-contain p-4 md:p-6">{content.children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
