import type { NamePlace } from "#domain/planning/bar-names.ts";
import type { Bar } from "#domain/planning/planning.ts";
import { STAGE_WORDS } from "#domain/projects/stages/stage.messages.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { heardDetails } from "./bars/bar-facts.tsx";
import { useBarHandlers } from "./bars/bar-menu.tsx";
import { PersonMark } from "./people/person-mark.tsx";
import { customerOfPlan, KEYS_HINT, planLook, townOfPlan } from "./planned-card.tsx";
import type { useBarDrag } from "./use-bar-drag.ts";
import type { PlannedProject } from "./use-planning.ts";

/** A project over its days of a week: a link, and what a hand takes when `handlers` are given. */
export function PlannedBar({
  bar: { item, from, to, row, isFromBefore, isCutAfter },
  isTall,
  isTaken,
  rowId = "",
  hue,
  marks = [],
  namePlace = IN_IT,
  handlers,
}: {
  bar: Bar<PlannedProject>;
  isTall: boolean;
  isTaken: boolean;
  /** The row that shows it, where a project may be in several. */
  rowId?: string;
  /** The colour of its people: see `useHueOfWork`. */
  hue: string;
  /** Who is on it, where no row says so. */
  marks?: readonly { name: string; hue: string }[];
  /** Where its name is written. */
  namePlace?: NamePlace;
  handlers: ReturnType<ReturnType<typeof useBarDrag<PlannedProject>>["handlersOf"]> | null;
}) {
  const { project } = item;
  const barHandlers = useBarHandlers(handlers);
  // In the width of a day there is room for the name alone.
  const isNarrow = from === to;
  const isBeside = namePlace.side !== "in";
  return (
    <Link
      to="/project/$id"
      params={{ id: project.id }}
      data-bar={project.id}
      data-row={rowId}
      draggable={false}
      aria-describedby={handlers ? KEYS_HINT : undefined}
      {...barHandlers}
      className={cx(
        "group relative z-10 min-w-0 border border-l-4 py-1 select-none",
        isBeside ? "px-0" : isNarrow ? "px-1 text-fine" : "px-2",
        planLook(item, hue, !isTall),
        handlers && "cursor-grab touch-pan-y [-webkit-touch-callout:none]",
        isTaken && "z-30 opacity-80 shadow-float",
        isTall ? "min-h-12" : "min-h-7 text-fine",
        isFromBefore ? "ml-0 rounded-l-none" : "ml-1 rounded-l-inner",
        isCutAfter ? "mr-0 rounded-r-none border-r-0" : "mr-1 rounded-r-inner",
      )}
      style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: row + 2 }}
    >
      {isBeside ? (
        <NameBeside place={namePlace} width={to - from + 1} edgesPx={isFromBefore || isCutAfter ? 9 : 13}>
          {project.name}
        </NameBeside>
      ) : (
        <span
          className={cx(
            "leading-tight font-[550] hyphens-auto",
            isNarrow && "[overflow-wrap:anywhere]",
            !isNarrow ? "line-clamp-2" : isTall ? "line-clamp-4" : "line-clamp-3",
          )}
        >
          {project.name}
        </span>
      )}
      {!isTall && <span className="sr-only">, {heardDetails(item)}</span>}
      {isTall && isNarrow && townOfPlan(item) !== "" && (
        <span className="block truncate text-tiny text-quiet">{townOfPlan(item)}</span>
      )}
      {isTall && !isNarrow && (
        <span className="flex items-end gap-1">
          <WholeFacts facts={factsOf(item)} />
          {marks.slice(0, MOST_MARKS).map((mark) => (
            <PersonMark key={mark.name} {...mark} isSmall />
          ))}
        </span>
      )}
      {handlers && <Edges isFromBefore={isFromBefore} isCutAfter={isCutAfter} />}
    </Link>
  );
}

// As many facts as the width holds, each whole: those that it does not hold stand on lines that are not seen.
function WholeFacts({ facts }: { facts: readonly string[] }) {
  return (
    <span className="flex h-[1.45em] min-w-0 flex-1 flex-wrap overflow-clip text-fine text-quiet">
      {facts.map((fact, rank) => (
        <span key={fact} className={cx("max-w-full whitespace-pre", rank === 0 && "truncate")}>
          {rank === 0 ? fact : ` · ${fact}`}
        </span>
      ))}
    </span>
  );
}

// Where a hand takes its first and its last day.
function Edges({ isFromBefore, isCutAfter }: Pick<Bar<PlannedProject>, "isFromBefore" | "isCutAfter">) {
  return (
    <>
      {!isFromBefore && <span data-part="first" className={cx(EDGE, "-left-1")} />}
      {!isCutAfter && <span data-part="last" className={cx(EDGE, "right-0")} />}
    </>
  );
}

const IN_IT: NamePlace = { side: "in", columns: 0 };
const MOST_MARKS = 3;

// A bar too narrow for its name has it at its side, and is taken by it too.
function NameBeside({
  place,
  width,
  edgesPx,
  children,
}: {
  place: NamePlace;
  /** The columns of the bar. */
  width: number;
  /** The pixels of its columns that its borders and margins take. */
  edgesPx: number;
  children: string;
}) {
  const isAfter = place.side === "after";
  return (
    <span
      className={cx(
        "absolute inset-y-0 flex items-center font-[550]",
        isAfter ? "left-full pl-2" : "right-full justify-end pr-2",
      )}
      style={{ width: `calc((100% + ${edgesPx}px) * ${place.columns / width})` }}
    >
      <span className="min-w-0 truncate group-hover:underline">{children}</span>
    </span>
  );
}

// What a hand draws: seen once it comes near, or once keys are on the bar.
const EDGE = cx(
  "absolute inset-y-0 z-10 w-3 cursor-ew-resize after:absolute after:inset-y-1.5 after:right-1 after:w-1",
  "after:rounded-full after:bg-(--hue) after:opacity-0 group-hover:after:opacity-70",
  "group-focus-visible:after:opacity-70",
);

function factsOf(plan: PlannedProject): string[] {
  const { tasks_total, tasks_done, stage } = plan.project;
  const left = tasks_total - tasks_done;
  const tasks = tasks_total === 0 ? "" : left === 0 ? "tout est fait" : `${tasks_done}/${tasks_total} tâches`;
  const state = plan.late !== null ? "en retard" : stage === "waiting" ? STAGE_WORDS.waiting.toLowerCase() : "";
  return [state, customerOfPlan(plan), townOfPlan(plan), tasks].filter((fact) => fact !== "");
}
