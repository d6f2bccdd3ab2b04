import { loadWords } from "#domain/planning/workload.messages.ts";
import type { PersonLoad } from "#domain/planning/workload.ts";
import { NobodyMark, PersonMark } from "./person-mark.tsx";
import type { PlanningRow } from "./planning-rows.ts";
import { NOBODY } from "./planning-rows.ts";
import { ToGive } from "./row-head.tsx";

/** Who a row of a day is, and how full their day is: one of absence holds nothing, which stands beside. */
export function DayRowHead({
  row,
  blockCount,
  load,
  wholeDay,
  isAway,
}: {
  row: PlanningRow;
  blockCount: number;
  load: PersonLoad;
  /** Said instead of hours that nobody counted. */
  wholeDay: string;
  isAway: boolean;
}) {
  const { words: loadSentence, waitingWords, troubles } = loadWords(load, wholeDay);
  if (row.id === NOBODY)
    return (
      <div className="w-48 shrink-0 px-4 py-3">
        <h3 className="flex items-center gap-2 font-sans text-body font-[550]">
          <NobodyMark />
          {row.name}
        </h3>
        <p className="mt-1 text-fine text-quiet">
          <ToGive count={blockCount} minutes={load.plannedMinutes} />
        </p>
      </div>
    );
  return (
    <div className="w-48 shrink-0 px-4 py-3">
      <h3 className="flex items-center gap-2 font-sans text-body leading-tight font-[550]">
        <PersonMark name={row.name} hue={row.hue} />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {row.name}
          {row.isMe && <span className="font-normal text-quiet"> (toi)</span>}
        </span>
      </h3>
      {!isAway && <p className="mt-1 text-fine text-quiet">{loadSentence}</p>}
      {waitingWords !== null && <p className="text-fine text-quiet">{waitingWords}</p>}
      {troubles.map((trouble) => (
        <p key={trouble} className="text-fine font-[550] text-bad">
          {trouble}
        </p>
      ))}
    </div>
  );
}
