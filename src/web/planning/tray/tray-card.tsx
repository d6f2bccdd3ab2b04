import { planningMessages } from "#domain/planning/planning.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { GripVertical } from "lucide-react";
import { useState } from "react";
import type { Placing } from "../use-place.ts";
import type { TrayItem } from "./tray-items.ts";
import type { useTrayDrag } from "./use-tray-drag.ts";

const FreeDays = onDemand(
  async () => (await import("./free-days.tsx")).FreeDays,
  (words) => <div className="px-3 pb-3">{words}</div>,
  "when shown",
);

const TaskHours = onDemand(
  async () => (await import("../aside-lists.tsx")).TaskHours,
  () => null,
);

/** How work of the tray may be placed by a tap. */
export type Places = {
  /** The day that one tap gives: the day on screen, or the next working one. */
  quickDay: CalendarDate;
  quickWords: string;
  placeOn: (item: TrayItem, day: CalendarDate) => void;
  /** Null for who may not place anything. */
  place: ((placing: Placing) => void) | null;
};

type Props = Places & {
  item: TrayItem;
  isTaken: boolean;
  handlers: ReturnType<ReturnType<typeof useTrayDrag>["handlersOf"]> | null;
};

/** Work to be put on a day: carried there, or by the day that one tap gives, or by another one. */
export function TrayCard({ item, isTaken, handlers, place, placeOn, quickDay, quickWords }: Props) {
  const { id, name, words, isLate, isOnlyQuoted } = item;
  const isLateWork = isLate && !isOnlyQuoted;
  const [isOpen, setOpen] = useState(false);
  const { openWork } = useTradeWords();
  const label = isLate ? "Changer la date" : planningMessages.place;
  return (
    <li
      {...handlers}
      className={cx(
        "rounded-card border border-l-4 border-line bg-paper select-none",
        isLateWork ? "border-l-bad" : isOnlyQuoted ? "border-dashed border-l-edge" : "border-l-edge",
        handlers && "md:cursor-grab",
        isTaken && "pointer-events-none relative z-40 rotate-1 opacity-80 shadow-float",
      )}
    >
      <div className="flex items-start">
        <Link
          to="/project/$id"
          params={{ id }}
          draggable={false}
          className="min-h-11 min-w-0 flex-1 rounded-card px-3 pt-2 pb-1 hover:underline"
        >
          <span className="block font-[550] [overflow-wrap:anywhere]">{name}</span>
          <span className={cx("block text-fine text-balance", isLateWork ? "text-bad" : "text-quiet")}>
            {words}
            {item.hasTasks && item.minutes === null && <TaskHours projectId={id} />}
          </span>
        </Link>
        {handlers && (
          <span data-grip className="touch-none px-2 py-3 text-quiet max-md:hidden">
            <GripVertical aria-hidden className="size-4" />
          </span>
        )}
      </div>
      {place && !isOpen && (
        <div className={cx("flex flex-wrap gap-x-1 px-1 pb-1", isTaken && "invisible")}>
          <Button
            look="quiet"
            className="px-2! md:min-h-9!"
            aria-label={`${quickWords} « ${name} »`}
            onClick={() => placeOn(item, quickDay)}
          >
            {quickWords}
          </Button>
          <Button
            look="quiet"
            className="px-2! md:min-h-9!"
            aria-label={`${label} « ${name} »`}
            onClick={() => setOpen(true)}
          >
            {label}
          </Button>
        </div>
      )}
      {!place && (
        <Link
          to="/etape/$id/$stepKey"
          params={{ id, stepKey: "work" }}
          className={buttonLook({ look: "quiet", className: "mb-1 ml-1 px-2! md:min-h-9!" })}
        >
          {openWork}
        </Link>
      )}
      {place && isOpen && <FreeDays {...{ item, place }} />}
    </li>
  );
}
