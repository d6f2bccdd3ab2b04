import type { TaskAnswer } from "#api/tasks.ts";
import { updateTask } from "#api/tasks.ts";
import {
  checklistMessages,
  doneTaskWords,
  spokenTaskHours,
  taskHours,
  tickedWords,
} from "#domain/projects/checklist.messages.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { cx } from "class-variance-authority";
import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useRef, useState } from "react";
import { useCheckers } from "../people/use-checkers.ts";
import { useSitePeople } from "../people/use-site-people.ts";
import { useTick } from "../use-tick.ts";

type Props = {
  projectId: string;
  task: TaskAnswer;
  /** What is read of its title under its heading. */
  title: string;
  /** That it is late and since when, empty for one that is not. */
  lateWords: string;
  /** What stands under it while it is left. */
  note: ReactNode;
  /** The time noted on it. */
  spentMinutes: number;
};

/** A task of the checklist of a site: its tick, who made it, and whether the work was checked. */
export function TickedTask({ projectId, task, title, lateWords, note, spentMinutes }: Props) {
  const mayManage = useMay()("manage");
  const params = { id: projectId, taskId: task.id };
  const check = useChange(() => call(updateTask, { params, body: { done_by_maitre: true } }));
  const { isDone, tick, error: tickError } = useTick(projectId, task);
  // A tap on the words may be one that only meant to read them.
  const isByWords = useRef(false);
  const error = check.error ?? tickError;
  const change = (isNowDone: boolean) => {
    tick(isNowDone);
    if (isByWords.current) showToast(checklistMessages.ticked(task.title, isNowDone), () => tick(!isNowDone));
    isByWords.current = false;
  };
  // Two figures leave the width of a phone to the words of the task.
  const isUnder = isDone || spentMinutes > 0;
  const isToCheck = isDone && task.done && !task.done_by_maitre;
  return (
    <li className="flex flex-wrap items-center gap-x-1 py-1">
      <label className={cx("flex min-h-12 min-w-0 flex-1 items-center gap-x-3", isUnder && "max-md:flex-wrap")}>
        <span className="relative size-7 shrink-0">
          <input type="checkbox" className={TICK} checked={isDone} onChange={(event) => change(event.target.checked)} />
          {isDone && <Check aria-hidden className={MARK} />}
        </span>
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]" onClick={() => (isByWords.current = true)}>
          <span className={cx(isDone && "text-quiet line-through")}>{title}</span>
          {isDone && task.done && <WhoTicked task={task} saysCheck />}
          {!isDone && lateWords !== "" && <Late>{lateWords}</Late>}
          {!isDone && note}
        </span>
        {(!isDone || spentMinutes > 0) && (
          <TaskHours spentMinutes={spentMinutes} plannedMinutes={minutesOfHours(task.estimate_h)} isUnder={isUnder} />
        )}
      </label>
      {isToCheck && mayManage && (
        <Button
          look="quiet"
          aria-label={`Valider « ${task.title} »`}
          title={checklistMessages.checking}
          isBusy={check.isPending}
          onClick={() => check.mutate(undefined)}
        >
          Valider
        </Button>
      )}
      {error && (
        <p role="alert" className="w-full text-fine text-bad">
          {projectMessages.taskNotSaved(error.message)}
        </p>
      )}
    </li>
  );
}

// Large for a glove, and in the dark as plain as in the light: what a browser draws there looks switched off.
const TICK = cx(
  "absolute inset-0 size-7 appearance-none rounded-inner border-2 border-edge bg-paper forced-colors:appearance-auto",
  "checked:border-act checked:bg-act",
);
const MARK = "pointer-events-none absolute inset-1 size-5 stroke-3 text-on-act forced-colors:hidden";

type HoursProps = { spentMinutes: number; plannedMinutes: number; isUnder: boolean };

// The time noted on it beside the planned one: what goes beyond is lit. `isUnder`: it leaves the width of a phone to
// the words of the task and to the button beside them.
function TaskHours({ spentMinutes, plannedMinutes, isUnder }: HoursProps) {
  if (spentMinutes + plannedMinutes === 0) return null;
  const isOver = plannedMinutes > 0 && spentMinutes > plannedMinutes;
  const words = spokenTaskHours(spentMinutes, plannedMinutes);
  return (
    <span className={cx("figures shrink-0 text-fine text-quiet", isUnder && "max-md:basis-full max-md:pl-10")}>
      <span aria-hidden title={words} className={cx(isOver && "font-[550] text-alert")}>
        {taskHours(spentMinutes, plannedMinutes)}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  );
}

function Late({ children }: { children: string }) {
  return (
    <span className="flex gap-1.5 text-fine font-[550] text-bad">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </span>
  );
}

/**
 * Who did it and when, so that nobody has to be called to know it. `saysCheck`: and whether the work was checked, by
 * whom.
 */
export function WhoTicked({ task, saysCheck = false }: { task: TaskAnswer; saysCheck?: boolean }) {
  const { done_by: doneBy, done_at: doneAt, ticked_at: tickedAt, done_by_maitre: isChecked } = task;
  const { isTeam, meId, shortNameOf } = useSitePeople();
  const { checker, isChecker } = useCheckers();
  const mayCheck = useMay()("manage");
  const [now] = useState(() => new Date());
  const name = doneBy === meId ? "toi" : shortNameOf(doneBy ?? "");
  // An answer that the device kept from an earlier version says nothing of the tick.
  const moments = doneAt === null ? null : { doneAt: new Date(doneAt), tickedAt: tickedAt ? new Date(tickedAt) : null };
  const facts = [
    moments === null ? "" : tickedWords(isTeam ? name : "", moments, now),
    saysCheck ? doneTaskWords({ isChecked, isByChecker: isChecker(doneBy), isTeam, mayCheck, checker }) : "",
  ].filter((fact) => fact !== "");
  if (facts.length === 0) return null;
  return <span className="block text-fine font-normal text-quiet">{withCapital(facts.join(" · "))}</span>;
}
