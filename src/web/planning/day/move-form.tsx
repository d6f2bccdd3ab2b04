import type { Closure } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { firstEnd, firstOtherRoom, firstRoom } from "#domain/planning/move-effects.ts";
import { lengthWords, planningDay, spanSentence } from "#domain/planning/planning.messages.ts";
import { movedSpan, rankOfDay } from "#domain/planning/planning.ts";
import type { WorkingTime } from "#domain/planning/staffed-work.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { useMemo } from "react";
import { DaysForm, isSameSpan } from "../days-form.tsx";
import { useSiteWorkers } from "../people/use-site-workers.ts";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";
import { usePlanning } from "../use-planning.ts";
import type { OtherRoom } from "./move-proposals.ts";
import { firstOtherEnd, isStarted, likelyEnds, likelyStarts } from "./move-proposals.ts";
import { MoveResult } from "./move-result.tsx";

/**
 * Gives a project other days without a hand to carry it: likely ones in a tap, or any two that are typed. Of work that
 * has started the end is proposed, of other work the start, with which all of it moves.
 */
export function MoveForm({
  plan,
  closures,
  move,
  close,
}: {
  plan: PlannedProject;
  closures: readonly Closure[];
  move: (move: Move) => void;
  close: () => void;
}) {
  const { count } = rankOfDay(plan.lastDay, plan, closures);
  const words = useTradeWords();
  const today = todayInFrance();
  const { plans, absences, hoursADay } = usePlanning(today, today);
  const time = useMemo(
    () => ({ minutesADay: minutesOfHours(hoursADay), closures, absences }),
    [hoursADay, closures, absences],
  );
  const isEndMoved = isStarted({ plan, closures, today });
  const otherRoom = useOtherRoom(plans, plan, time);
  // Searched once: it tries many days.
  const proposals = useMemo(() => {
    const facts = { plan, closures, today };
    return isStarted(facts)
      ? likelyEnds(facts, firstEnd(plans, plan, firstOtherEnd(facts), { ...time, today }))
      : likelyStarts(facts, firstRoom(plans, plan, addDays(today, 1), time), otherRoom);
  }, [plans, plan, closures, today, time, otherRoom]);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-quiet">
        Prévu {spanSentence(plan)} · {lengthWords(count).replace(" ", "\u00A0")}.{" "}
        {isEndMoved ? "C'est commencé : choisis quand ça finit." : `Tout le ${words.site} se déplace.`}
      </p>
      <DaysForm
        span={plan}
        closures={closures}
        proposals={proposals}
        proposalsLabel={isEndMoved ? "Finir un autre jour" : "Commencer un autre jour"}
        resultOf={(span, people) =>
          !isSameSpan(plan, span) && (
            <MoveResult plan={people === null ? plan : { ...plan, people }} {...{ plans, span, time }} />
          )
        }
        saveWords={(span) => saveWords(plan, span)}
        save={(span, people) => {
          // A project that keeps its length keeps an end that its hours decide.
          const keepsEnd = plan.project.end_date === null && isSameSpan(span, movedSpan(plan, span.firstDay, closures));
          const dates = { start_date: span.firstDay, ...(!keepsEnd && { end_date: span.lastDay }) };
          move({ plan, days: { span, dates }, people });
          close();
        }}
      />
    </div>
  );
}

// The first days that somebody who is not on it has for a work, in a team.
function useOtherRoom(plans: readonly PlannedProject[], plan: PlannedProject, time: WorkingTime): OtherRoom | null {
  const { isTeam, shortNameOf } = useSitePeople();
  const userIds = useSiteWorkers(plans);
  const today = todayInFrance();
  return useMemo(() => {
    if (!isTeam) return null;
    const room = firstOtherRoom(plans, plan, userIds, { ...time, from: addDays(today, 1) });
    return room && { ...room, name: shortNameOf(room.userId) };
  }, [plans, plan, userIds, time, today, isTeam, shortNameOf]);
}

function saveWords(plan: DaySpan, span: DaySpan): string | null {
  if (span.firstDay !== plan.firstDay) return `Déplacer au ${planningDay(span.firstDay)}`;
  return span.lastDay === plan.lastDay ? null : `Finir le ${planningDay(span.lastDay)}`;
}
