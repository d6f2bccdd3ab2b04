import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { Places } from "./tray-card.tsx";
import { TrayCard } from "./tray-card.tsx";
import type { TrayItem } from "./tray-items.ts";
import { LATE_TRAY } from "./tray-items.ts";
import type { useTrayDrag } from "./use-tray-drag.ts";

const MOST_SHOWN = 3;

type TrayProps = Places & {
  lateItems: readonly TrayItem[];
  undatedItems: readonly TrayItem[];
  /** A day is on screen: a new project may be begun on it. */
  isOfDay: boolean;
  /** It has the width of the page: its cards stand side by side. */
  isWide?: boolean;
  takenId: string | null;
  handlersOf: ReturnType<typeof useTrayDrag>["handlersOf"] | null;
};

/**
 * What is to be put on a day: late work, work without a day, then what is only quoted. Each takes one tap, or is
 * carried there. Whoever may not place anything reads what is late.
 */
export function Tray({ lateItems, undatedItems, ...parts }: TrayProps) {
  const { place, isOfDay, quickDay, handlersOf } = parts;
  const items = [...lateItems, ...(place ? undatedItems : [])];
  const quotedItems = items.filter(({ isOnlyQuoted }) => isOnlyQuoted);
  const itemsToDo = items.filter(({ isOnlyQuoted }) => !isOnlyQuoted);
  const lateToDo = itemsToDo.filter(({ isLate }) => isLate);
  const count = items.length;
  if (count === 0 && !(isOfDay && place)) return null;
  return (
    <section className="min-w-0">
      {count > 0 && place && (
        <h2 className="text-title">
          À placer <span className="figures font-sans text-fine font-normal text-quiet">{count}</span>
        </h2>
      )}
      {handlersOf && count > 0 && (
        <p className="text-fine text-quiet max-md:hidden">Glisse une carte sur un jour, ou sur quelqu'un.</p>
      )}
      <TrayGroup id={LATE_TRAY} title="En retard" items={lateToDo} {...parts} />
      <TrayGroup title="Sans date" items={itemsToDo.filter(({ isLate }) => !isLate)} {...parts} />
      <TrayGroup
        title="Devis en attente"
        items={quotedItems}
        {...parts}
        // Without late work to do, what is late stands here.
        {...(lateToDo.length === 0 && { id: LATE_TRAY })}
      />
      {isOfDay && place && (
        <Link
          to="/project/new"
          hash={`day=${quickDay}`}
          className={buttonLook({ look: "quiet", className: "mt-1 -ml-4 justify-start" })}
        >
          <Plus aria-hidden className="size-5" />
          Nouveau projet ce jour-là
        </Link>
      )}
    </section>
  );
}

function TrayGroup({
  id,
  title,
  items,
  isWide = false,
  takenId,
  handlersOf,
  ...parts
}: Omit<TrayProps, "lateItems" | "undatedItems" | "isOfDay"> & {
  id?: string;
  title: string;
  items: readonly TrayItem[];
}) {
  const [isWhole, setWhole] = useState(false);
  const shownItems = isWhole ? items : items.slice(0, MOST_SHOWN);
  if (items.length === 0) return null;
  return (
    <>
      <h3
        id={id}
        tabIndex={-1}
        className="mt-3 mb-1 scroll-mt-20 font-sans text-fine font-[550] text-quiet outline-none"
      >
        {title}
      </h3>
      <ul className={cx("gap-2", isWide ? "grid items-start md:grid-cols-2 lg:grid-cols-3" : "flex flex-col")}>
        {shownItems.map((item) => (
          <TrayCard
            key={item.id}
            {...{ item, ...parts }}
            isTaken={takenId === item.id}
            handlers={handlersOf && handlersOf(item)}
          />
        ))}
      </ul>
      {items.length > shownItems.length && (
        <button
          type="button"
          className={buttonLook({ look: "quiet", className: "-ml-4" })}
          onClick={() => setWhole(true)}
        >
          Voir les {items.length}
        </button>
      )}
    </>
  );
}
