import type { ProjectAnswer } from "#api/projects.ts";
import { newId } from "#web/client/new-id.ts";

/** A reserve as it is filled. `key` tells it from the others while they come and go. */
export type DraftReserve = { key: string; text: string; dueText: string; photoId: string | null };

/** A reserve that is not filled yet. */
export function blankReserve(): DraftReserve {
  return { key: newId(), text: "", dueText: "", photoId: null };
}

/** The reserves that hold something. */
export function filledReserves(reserves: readonly DraftReserve[]): DraftReserve[] {
  return reserves.filter(({ text, dueText, photoId }) => `${text}${dueText}${photoId ?? ""}` !== "");
}

/** The tasks that are neither done nor in one of these reserves. */
export function tasksWithoutReserve(
  tasks: ProjectAnswer["tasks"],
  reserves: readonly Pick<DraftReserve, "text">[],
): ProjectAnswer["tasks"] {
  return tasks.filter(({ done, title }) => !done && !reserves.some(({ text }) => text.trim() === title));
}
