import { teamWords } from "#domain/planning/team-load.messages.ts";
import type { TeamLoad } from "#domain/planning/team-load.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { TriangleAlert } from "lucide-react";

/** What the whole team has over the days shown, above the names of its people. */
export function TeamWords({ load }: { load: TeamLoad }) {
  return (
    <div className="flex w-36 shrink-0 flex-col justify-end p-2">
      <p className="figures text-tiny leading-snug whitespace-normal text-quiet">{teamWords(load)}</p>
      <OverWords minutes={load.overMinutes} />
    </div>
  );
}

/** The hours that do not hold, with a mark: nothing when all do. */
export function OverWords({ minutes }: { minutes: number }) {
  if (minutes === 0) return null;
  return (
    <p className="figures flex items-start gap-1 text-tiny font-[550] whitespace-normal text-bad">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      dont {formatMinutes(minutes)} de trop
    </p>
  );
}
