import { Menu } from "@base-ui/react/menu";
import { cx } from "class-variance-authority";
import type { ReactNode, RefObject } from "react";
import { useRef } from "react";

/** One action of a row. */
export type RowAction = {
  label: string;
  act: () => void;
  isDangerous?: boolean;
  /** What tells it from another action of the same label. */
  key?: string;
};

type Props = {
  label: string;
  /**
   * What is seen above the actions, of what they are about, and heard as its label: a menu holds nothing but its
   * actions. It opens at the start of its anchor then.
   */
  head?: ReactNode;
  actions: readonly RowAction[];
  open: boolean;
  /** Opened by the keyboard, it leads to its first action. */
  isByKeyboard: boolean;
  /** The button beside which it opens, and which has the focus again afterwards. */
  anchor: RefObject<HTMLElement | null>;
  /** The dialog that its button is in: what covers the page would cover a menu that is drawn outside. */
  layer: HTMLElement | undefined;
  onOpenChange: (open: boolean) => void;
};

/** The menu of a row, beside its button. */
export function RowMenuPopup({ label, head, actions, open, isByKeyboard, anchor, layer, onOpenChange }: Props) {
  const firstItem = useRef<HTMLElement>(null);
  return (
    <Menu.Root
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(isShown) => isShown && isByKeyboard && firstItem.current?.focus()}
    >
      <Menu.Portal container={layer}>
        <Menu.Positioner anchor={anchor} align={head ? "start" : "end"} sideOffset={4} className="z-50">
          <Menu.Popup
            aria-label={label}
            finalFocus={anchor}
            style={{ maxHeight: "var(--available-height)", overflowY: "auto" }}
            className={cx(
              "min-w-44 origin-(--transform-origin) rounded-card border border-line bg-paper p-1 shadow-float",
              "transition-[opacity,transform] duration-120 data-ending-style:opacity-0",
              "data-starting-style:scale-95 data-starting-style:opacity-0",
            )}
          >
            {head && (
              <div aria-hidden className="mb-1 max-w-80 border-b border-line px-3 py-2">
                {head}
              </div>
            )}
            {actions.map((action, place) => (
              <Menu.Item
                key={action.key ?? action.label}
                ref={place === 0 ? firstItem : undefined}
                onClick={action.act}
                className={cx(
                  "flex min-h-11 cursor-pointer items-center rounded-inner px-3 outline-none",
                  "data-highlighted:bg-act-pale",
                  action.isDangerous ? "text-bad" : "",
                )}
              >
                {action.label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
