import { teamFreeWords, teamTroubles, teamWords, toGiveWords } from "#domain/planning/team-load.messages.ts";
import type { TeamLoad } from "#domain/planning/team-load.ts";

/**
 * What the whole team has left over the days shown, and what does not hold, from today on, above the names of its
 * people. `hasBegun`: some of these days are over. `toGiveMinutes`: what nobody was given yet.
 */
export function TeamWords({
  load,
  hasBegun,
  toGiveMinutes,
}: {
  load: TeamLoad;
  hasBegun: boolean;
  toGiveMinutes: number;
}) {
  const toGive = toGiveWords(toGiveMinutes);
  const everyWord = [teamWords(load), ...(toGive === "" ? [] : [toGive])].join(", ");
  return (
    <p className="figures w-36 shrink-0 self-end px-2 py-1 text-tiny text-quiet" title={everyWord}>
      <span aria-hidden>
        {teamFreeWords(load, hasBegun)}
        {teamTroubles(load).map((words) => (
          <span key={words} className="block leading-snug font-[550] text-bad">
            {words}
          </span>
        ))}
        {toGive !== "" && <span className="block leading-snug font-[550] text-ink">{toGive}</span>}
      </span>
      <span className="sr-only">{everyWord}</span>
    </p>
  );
}
