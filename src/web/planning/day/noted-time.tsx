import { listTimes } from "#api/times.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { notedWords } from "#domain/times/time.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";

const MOST_TIMES = 100;

/** The time that was noted on a work on a day that is over, and by whom. Nothing where none was: nobody knows. */
export function NotedTime({ projectId, date }: { projectId: string; date: CalendarDate }) {
  const { isTeam } = useSitePeople();
  const { data } = useAnswer(listTimes, { params: { id: projectId }, query: { limit: MOST_TIMES } });
  const words = notedWords(
    (data?.times ?? []).filter(({ day }) => day === date),
    isTeam,
  );
  if (words === "") return null;
  return <p className="figures -mt-3 text-fine font-[550] whitespace-normal">{words}</p>;
}
