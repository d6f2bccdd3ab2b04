import { listTimes } from "#api/times.ts";
import { workingWords } from "#domain/times/time.messages.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { useEffect, useState } from "react";

/** How many times of a project are read at once. */
export const TIMES_AT_ONCE = 5;

/** Somebody else who works on a project now, by their timer. `sinceMs`: milliseconds, by the clock of this device. */
export type WorkingPerson = { userId: string; name: string; taskId: string | null; sinceMs: number };

/** Who else has a timer running for a project. Nobody, and nothing is read, while `isWanted` is false. */
export function useWorkingPeople(projectId: string, isWanted = true): WorkingPerson[] {
  const { data, dataUpdatedAt } = useAnswerPages(
    listTimes,
    { limit: TIMES_AT_ONCE },
    { isWanted, params: { id: projectId } },
  );
  const { people, meId, shortNameOf } = useSitePeople();
  const timers = data?.pages[0]?.running ?? [];
  return timers
    .filter(({ user_id }) => user_id !== meId && people.some(({ userId }) => userId === user_id))
    .map(({ user_id, task_id, elapsed_seconds }) => ({
      userId: user_id,
      name: shortNameOf(user_id),
      taskId: task_id,
      sinceMs: dataUpdatedAt - elapsed_seconds * 1_000,
    }));
}

/** Who works there now, a line each: « Karim y travaille depuis 1 h 20 ». */
export function WorkingNow({ people }: { people: readonly WorkingPerson[] }) {
  const nowMs = useNowMs();
  return people.map(({ userId, name, sinceMs }) => (
    <span key={userId} className="flex items-baseline gap-2 text-fine font-[550] text-act">
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-act" />
      <span>{workingWords(name, Math.max(0, Math.floor((nowMs - sinceMs) / 60_000)))}</span>
    </span>
  ));
}

const TURN_MS = 15_000;

function useNowMs(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const turn = setInterval(() => setNowMs(Date.now()), TURN_MS);
    return () => clearInterval(turn);
  }, []);
  return nowMs;
}
