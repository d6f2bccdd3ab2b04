import { cx } from "class-variance-authority";
import { Menu } from "@base-ui/react/menu";
import { EllipsisVertical } from "lucide-react";

/** One action of a row. */
export type RowAction = { label: string; act: () => void; danger?: boolean };

/** The actions of a row, behind one button. */
export function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={label}
        className={cx(
          "inline-flex size-11 shrink-0 items-center justify-center rounded-card text-quiet hover:bg-sunk",
          "hover:text-ink data-popup-open:bg-sunk",
        )}
      >
        <EllipsisVertical aria-hidden className="size-5" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-50">
          <Menu.Popup
            className={cx(
              "min-w-44 origin-(--transform-origin) rounded-card border border-line bg-paper p-1 shadow-float",
              "transition-[opacity,transform] duration-120 data-ending-style:opacity-0",
              "data-starting-style:scale-95 data-starting-style:opacity-0",
            )}
          >
            {actions.map((action) => (
              <Menu.Item
                key={action.label}
                onClick={action.act}
                className={cx(
                  "flex min-h-11 cursor-pointer items-center rounded-inner px-3 outline-none",
                  "data-highlighted:bg-act-pale",
                  action.danger ? "text-bad" : "",
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
