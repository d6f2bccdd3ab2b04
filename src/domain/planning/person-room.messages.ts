import { formatMinutes } from "../shared/text/duration.ts";
import type { PersonRoom } from "./person-room.ts";
import { closureDays } from "./planning.messages.ts";
import { freeWords } from "./workload.messages.ts";

/** The room of somebody for a work: « 11 h libres sur 21 h · absence mar. 1er déc. (Formation) ». */
export function personRoomWords({ freeMinutes, possibleMinutes, absences }: PersonRoom): string {
  const free =
    freeMinutes === 0
      ? "plus une heure libre"
      : freeMinutes === possibleMinutes
        ? `${freeWords(freeMinutes)}, rien d'autre ces jours-là`
        : `${freeWords(freeMinutes)} sur ${formatMinutes(possibleMinutes)}`;
  return [
    ...(possibleMinutes > 0 ? [free] : []),
    ...absences.map((absence) => `absence ${closureDays(absence)} (${absence.label})`),
  ].join(" · ");
}
