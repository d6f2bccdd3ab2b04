import type { ReactNode } from "react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { forgetFocusedPlace } from "../keep-focus.ts";

type Props = {
  open: boolean;
  /** Called by Escape, by the browser's way back and by a tap outside. */
  onClose: () => void;
  /** An alert dialog asks something, so a tap outside does not close it. */
  role?: "dialog" | "alertdialog";
  className: string;
  /** What it shows. Its title bears `titleId`; the text of an alert dialog, `titleId` and « -text ». */
  children: (titleId: string) => ReactNode;
};

/**
 * What covers the page until it is closed: the `<dialog>` of the browser, which keeps the focus inside, makes the page
 * inert, and gives the focus back where it was. It stays drawn while it leaves the screen.
 */
export function Modal({ open, onClose, role = "dialog", className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The content is drawn once the dialog is shown: nothing takes the focus in what is hidden.
  const [stage, setStage] = useState<"gone" | "hidden" | "shown">("gone");
  // What had the focus when it was opened. The browser asks too late: a field inside may have taken it meanwhile.
  const [opener, setOpener] = useState<Element | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(document.activeElement);
    if (open) setStage("hidden");
  }
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) {
      keepPlaceOfScrollbar();
      element.showModal();
      setStage("shown");
    }
    if (!open && element.open) element.close();
  }, [open, stage]);
  if (stage === "gone") return null;
  const leave = async () => {
    onClose();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    const element = dialog.current;
    await Promise.allSettled(element?.getAnimations().map(({ finished }) => finished) ?? []);
    if (element?.open !== true) setStage("gone");
  };
  return createPortal(
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role === "alertdialog" ? `${titleId}-text` : undefined}
      className={`${className} text-ink outline-none transition-discrete backdrop:bg-black/30
        backdrop:transition-[opacity,display,overlay] backdrop:duration-150 backdrop:transition-discrete
        not-open:backdrop:opacity-0 starting:open:backdrop:opacity-0`}
      onCancel={(event) => {
        // A file picker inside says « cancel » too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        // Nothing had the focus before, so nothing has it again.
        if (opener === document.body) forgetFocusedPlace();
        onClose();
      }}
      onClose={(event) => {
        // The browser says it late: a key may have opened it again.
        if (event.target === event.currentTarget && !event.currentTarget.open) void leave();
      }}
      onClick={(event) => role === "dialog" && event.target === event.currentTarget && onClose()}
    >
      {stage === "shown" && children(titleId)}
    </dialog>,
    document.body,
  );
}

// The page does not scroll under what covers it (tokens.css), and must not grow by the width of its scrollbar.
function keepPlaceOfScrollbar(): void {
  const page = document.documentElement;
  if (page.querySelector("dialog:modal") !== null) return;
  page.style.setProperty("--gutter", innerWidth > page.clientWidth ? "stable" : "auto");
}
