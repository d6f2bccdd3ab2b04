import { teamFreeWords, teamWords } from "#domain/planning/team-load.messages.ts";
import type { TeamLoad } from "#domain/planning/team-load.ts";

/**
 * What the whole team has left over the days shown, from today on, above the names of its people. `hasBegun`: some of
 * these days are over.
 */
export function TeamWords({ load, hasBegun }: { load: TeamLoad; hasBegun: boolean }) {
  const everyWord = teamWords(load);
  return (
    <p className="figures w-36 shrink-0 self-end px-2 py-1 text-tiny text-quiet" title={everyWord}>
      <span aria-hidden>{teamFreeWords(load, hasBegun)}</span>
      <span className="sr-only">{everyWord}</span>
    </p>
  );
}
