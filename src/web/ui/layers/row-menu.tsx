import { cx } from "class-variance-authority";
import { EllipsisVertical } from "lucide-react";
import type { ReactNode } from "react";
import { useRef, useState } from "react";
import { onDemand } from "../loading/on-demand.tsx";
import type { RowAction } from "./row-menu-popup.tsx";

const RowMenuPopup = onDemand(
  async () => (await import("./row-menu-popup.tsx")).RowMenuPopup,
  (words, { open }) =>
    open && (
      <span className="absolute top-full right-0 z-10 w-72 rounded-card border border-line bg-paper shadow-float">
        {words}
      </span>
    ),
);

type Props = {
  label: string;
  /** See that of the popup. */
  head?: ReactNode;
  /** Given as a function, they are worked out when the menu opens: of three hundred rows, one is opened. */
  actions: readonly RowAction[] | (() => readonly RowAction[]);
};

/** The actions of a row, behind one button. */
export function RowMenu({ label, head, actions }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [isByKeyboard, setByKeyboard] = useState(false);
  const [layer, setLayer] = useState<HTMLElement>();
  const change = (isShown: boolean, isFromKey = false) => {
    setIsOpen(isShown);
    setByKeyboard(isFromKey);
    setWasOpened(true);
    setLayer(button.current?.closest("dialog") ?? undefined);
  };
  return (
    <span className="relative inline-flex shrink-0">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // A click without a pointer comes from a key or a screen reader.
        onClick={(event) => change(!isOpen, event.detail === 0)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          change(true, true);
        }}
        className={cx(
          "inline-flex size-11 items-center justify-center rounded-card text-quiet hover:bg-sunk hover:text-ink",
          "aria-expanded:bg-sunk",
        )}
      >
        <EllipsisVertical aria-hidden className="size-5" />
      </button>
      {wasOpened && (
        <RowMenuPopup
          {...{ label, head, open: isOpen, isByKeyboard }}
          actions={typeof actions === "function" ? actions() : actions}
          anchor={button}
          layer={layer}
          onOpenChange={(isShown) => change(isShown)}
        />
      )}
    </span>
  );
}
