import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { countedSites } from "#domain/company/examples/trade-words.messages.ts";
import { missedDaysWords, overfullWords } from "#domain/planning/team-load.messages.ts";
import { loadWords } from "#domain/planning/workload.messages.ts";
import type { DayLoad } from "#domain/planning/workload.ts";
import { missedSpans, overfullSpans, personLoad } from "#domain/planning/workload.ts";
import { unstaffedWords } from "#domain/projects/people/people.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { percentOf } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { cx } from "class-variance-authority";
import type { PlannedProject } from "../use-planning.ts";
import { heldHours } from "./held-hours.ts";
import { NobodyMark, PersonMark } from "./person-mark.tsx";
import type { PlanningRow } from "./planning-rows.ts";
import { NOBODY } from "./planning-rows.ts";

/** Who a row is, and how full their days to come are: the bar is as long as what is planned of what they hold. */
export function RowHead({
  row,
  loads,
  today,
  closures,
  absences,
  minutesADay,
  count,
}: {
  row: PlanningRow;
  loads: readonly DayLoad<PlannedProject>[];
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  minutesADay: number;
  count: number;
}) {
  const time = { minutesADay, closures, absences };
  const comingLoads = loads.filter(({ date }) => date >= today);
  const load = personLoad(comingLoads, row.id, time);
  const overfull = row.id === NOBODY ? "" : overfullWords(overfullSpans(comingLoads, row.id, time), load.overMinutes);
  const missedSentence = missedDaysWords(missedSpans(comingLoads, row.id, time), load.awayMinutes);
  const troubles = [overfull, missedSentence].filter((words) => words !== "");
  const percent = percentOf(load.plannedMinutes, load.possibleMinutes);
  return (
    <div className="w-36 shrink-0 px-2 py-2">
      <h3 className="flex items-center gap-2 font-sans text-body leading-tight font-[550]">
        {row.id === NOBODY ? <NobodyMark /> : <PersonMark name={row.name} hue={row.hue} />}
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {row.name}
          {row.isMe && <span className="font-normal text-quiet"> (toi)</span>}
        </span>
      </h3>
      {row.id === NOBODY ? (
        <p className="mt-1 text-fine text-quiet">
          <ToGive count={count} minutes={load.plannedMinutes} />
        </p>
      ) : (
        comingLoads.length > 0 && <LoadLine load={load} heldWords={heldHours(comingLoads, row.id, time)} />
      )}
      {row.id !== NOBODY && load.possibleMinutes > 0 && (
        <span aria-hidden className="mt-1 block h-1.5 overflow-clip rounded-full bg-sunk">
          <span
            className={cx("block h-full", percent > 100 ? "bg-bad" : cx("bg-(--hue)", row.hue))}
            style={{ width: `${Math.min(100, percent)}%` }}
          />
        </span>
      )}
      {troubles.map((words) => (
        <p key={words} className="figures mt-1 text-tiny leading-tight font-[550] whitespace-normal text-bad">
          {words}
        </p>
      ))}
    </div>
  );
}

// `heldWords`: the hours in words, where days have none.
function LoadLine({ load, heldWords }: { load: ReturnType<typeof personLoad>; heldWords: string }) {
  const { words, waitingWords, troubles } = loadWords(load, "", heldWords);
  const everyWord = [words, ...troubles, waitingWords].filter((part) => part !== null).join(", ");
  const hours = heldWords === "" ? formatMinutes(load.plannedMinutes) : heldWords;
  const isShort = load.plannedMinutes === 0 || load.possibleMinutes === 0;
  return (
    <p className="figures mt-1 text-fine whitespace-normal text-quiet" title={everyWord}>
      {isShort ? (
        words
      ) : (
        <>
          <span aria-hidden>{`${hours} sur ${formatMinutes(load.possibleMinutes)}`}</span>
          <span className="sr-only">{everyWord}</span>
        </>
      )}
    </p>
  );
}

/** What nobody is on, and its hours, where some were counted. */
export function ToGive({ count, minutes }: { count: number; minutes: number }) {
  const words = useTradeWords();
  // What a hand carries there is none of them yet.
  if (count === 0 && minutes > 0) return formatMinutes(minutes);
  const sites = unstaffedWords(count, countedSites(words, count));
  return minutes === 0 ? sites : `${formatMinutes(minutes)}, ${sites}`;
}
