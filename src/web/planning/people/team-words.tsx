import { teamFreeWords, teamWords } from "#domain/planning/team-load.messages.ts";
import type { TeamLoad } from "#domain/planning/team-load.ts";

/** What the whole team has left over the days shown, above the names of its people. */
export function TeamWords({ load }: { load: TeamLoad }) {
  const everyWord = teamWords(load);
  return (
    <p className="figures w-36 shrink-0 self-end px-2 py-1 text-tiny text-quiet" title={everyWord}>
      <span aria-hidden>{teamFreeWords(load)}</span>
      <span className="sr-only">{everyWord}</span>
    </p>
  );
}
