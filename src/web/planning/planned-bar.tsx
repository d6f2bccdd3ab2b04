import type { Bar } from "#domain/planning/planning.ts";
import { peopleMessages } from "#domain/projects/people/people.messages.ts";
import { STAGE_WORDS } from "#domain/projects/stages/stage.messages.ts";
import { withSoftHyphens } from "#domain/shared/text/soft-hyphens.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { heardDetails } from "./bars/bar-facts.tsx";
import { useBarHandlers } from "./bars/bar-menu.tsx";
import type { NameBeside } from "./bars/names-beside.ts";
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
  beside = null,
  isTight = false,
  isToGive = false,
  hours = "",
  handlers,
}: {
  bar: Bar<PlannedProject>;
  isTall: boolean;
  /** Its days are too narrow for a name on two lines. */
  isTight?: boolean;
  /** Where its name stands, where one day has no room for it. */
  beside?: NameBeside | null;
  isTaken: boolean;
  /** The row that shows it, where a project may be in several. */
  rowId?: string;
  /** The colour of its people: see `useHueOfWork`. */
  hue: string;
  /** Who is on it, where no row says so. */
  marks?: readonly { name: string; hue: string; isAway: boolean; isPartlyAway: boolean }[];
  /** Nobody of a team is on it, where no row says so. */
  isToGive?: boolean;
  /** What it takes, in the days shown, of who is shown. */
  hours?: string;
  handlers: ReturnType<ReturnType<typeof useBarDrag<PlannedProject>>["handlersOf"]> | null;
}) {
  const { project } = item;
  const barHandlers = useBarHandlers(handlers);
  // In the width of a day there is room for the name alone.
  const isNarrow = from === to;
  return (
    <Link
      to="/project/$id"
      params={{ id: project.id }}
      data-bar={project.id}
      data-row={rowId}
      draggable={false}
      title={isTall ? undefined : project.name}
      aria-describedby={handlers ? KEYS_HINT : undefined}
      {...barHandlers}
      className={cx(
        "group relative z-10 min-w-0 border border-l-4 py-1 select-none",
        isNarrow ? "px-1 text-fine" : isTall ? "px-2" : "px-1",
        planLook(item, hue, !isTall),
        handlers && "cursor-grab touch-pan-y [-webkit-touch-callout:none]",
        isTaken && "z-30 opacity-80 shadow-float",
        isTall ? "min-h-12" : "min-h-7 text-fine",
        isFromBefore ? "ml-0 rounded-l-none" : "ml-1 rounded-l-inner",
        isCutAfter ? "mr-0 rounded-r-none border-r-0" : "mr-1 rounded-r-inner",
      )}
      style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: row + 2 }}
    >
      <BarName name={project.name} hours={isTall ? "" : hours} {...{ beside, isTall, isNarrow, isTight }} />
      {!isTall && <span className="sr-only">, {heardDetails(item)}</span>}
      {isTall && isNarrow && (
        <span className="figures block truncate text-tiny text-quiet">
          {[hours, townOfPlan(item)].filter((fact) => fact !== "").join(" · ")}
        </span>
      )}
      {isTall && !isNarrow && (
        <span className="flex items-end gap-1">
          <WholeFacts facts={[...(hours === "" ? [] : [hours]), ...factsOf(item, isToGive)]} />
          {marks.slice(0, MOST_MARKS).map((mark) => (
            <PersonMark key={mark.name} {...mark} isSmall />
          ))}
        </span>
      )}
      {handlers && <Edges isFromBefore={isFromBefore} isCutAfter={isCutAfter} />}
    </Link>
  );
}

// On the bar, or beside it where its days are too narrow. `hours`: after it, where they stand on no line of their own.
function BarName({
  name,
  hours,
  beside,
  isTall,
  isNarrow,
  isTight,
}: {
  name: string;
  hours: string;
  beside: NameBeside | null;
  isTall: boolean;
  isNarrow: boolean;
  isTight: boolean;
}) {
  // On a bar, whose tint may be strong, no words are quiet.
  const hoursPart = hours !== "" && (
    <span className={cx("figures shrink-0 font-normal", beside !== null && "text-quiet")}>{hours}</span>
  );
  if (beside === null)
    return (
      <span className={cx("leading-tight font-[550]", hoursPart && "flex flex-wrap justify-between gap-x-1.5")}>
        <span className={cx("min-w-0", hoursPart && !isNarrow && "flex-1", nameLines(isTall, isNarrow, isTight))}>
          {isNarrow && !isTight ? <CutName name={name} /> : name}
        </span>
        {hoursPart}
      </span>
    );
  // Under a name for the eye, which is longer than the bar, its days stay free for a hand.
  return (
    <span
      className={cx(
        "pointer-events-none absolute inset-y-0 flex items-center gap-1.5 px-1.5 font-[550] whitespace-nowrap",
        beside.isBefore ? "right-full justify-end" : "left-full",
      )}
      style={{ width: `calc((100% + 0.5rem) * ${beside.columns} - 0.75rem)` }}
    >
      <span className="min-w-0 truncate">{name}</span>
      {hoursPart}
    </span>
  );
}

// A bar of one day may be higher: its name is cut between syllables.
function nameLines(isTall: boolean, isNarrow: boolean, isTight: boolean): string {
  if (isTight || (!isTall && !isNarrow)) return "block truncate";
  if (!isTall) return "line-clamp-3 [overflow-wrap:anywhere]";
  return isNarrow ? "line-clamp-4 [overflow-wrap:anywhere]" : "line-clamp-2 hyphens-auto";
}

// What is heard and copied has no hyphens.
function CutName({ name }: { name: string }) {
  const cutName = withSoftHyphens(name);
  if (cutName === name) return name;
  return (
    <>
      <span className="sr-only">{name}</span>
      <span aria-hidden>{cutName}</span>
    </>
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

const MOST_MARKS = 3;

// What a hand draws: seen once it comes near, or once keys are on the bar.
// A bar under 40 px has no width for them: all of it moves.
const EDGE = cx(
  "absolute inset-y-0 z-10 w-[clamp(0px,calc((100%-2.5rem)*99),0.75rem)] cursor-ew-resize overflow-clip",
  "after:absolute after:inset-y-1.5 after:right-1 after:w-1 after:rounded-full after:bg-(--hue)",
  "after:opacity-0 group-hover:after:opacity-70 group-focus-visible:after:opacity-70",
);

function factsOf(plan: PlannedProject, isToGive: boolean): string[] {
  const { tasks_total, tasks_done, stage } = plan.project;
  const left = tasks_total - tasks_done;
  const tasks =
    tasks_total === 0
      ? ""
      : left === 0
        ? "tout est fait"
        : `${tasks_done}/${tasks_total} tâche${tasks_total > 1 ? "s" : ""}`;
  const state = plan.late !== null ? "en retard" : stage === "waiting" ? STAGE_WORDS.waiting.toLowerCase() : "";
  return [
    isToGive ? peopleMessages.toGive.toLowerCase() : "",
    state,
    customerOfPlan(plan),
    townOfPlan(plan),
    tasks,
  ].filter((fact) => fact !== "");
}
