import type { ProjectSort, ProjectStage } from "#domain/projects/stages/stages.ts";
import { PROJECT_SORTS, PROJECT_STAGES } from "#domain/projects/stages/stages.ts";

/** What the address of the projects' screen says: what is shown, searched and sorted, and whether on a board. */
export type ProjectsAddress = {
  show?: ProjectStage | "archived";
  q?: string;
  sort?: ProjectSort;
  view?: "board";
};

/** Reads these for the router. What does not exist is left out. */
export function readProjectsAddress({ show, q, sort, view }: Record<string, unknown>): ProjectsAddress {
  const filter = [...PROJECT_STAGES, "archived" as const].find((one) => one === show);
  const order = PROJECT_SORTS.find((one) => one === sort && one !== "waiting");
  // The router reads « ?q=69003 » as a number.
  const text = typeof q === "string" || typeof q === "number" ? String(q) : "";
  return {
    ...(filter && { show: filter }),
    ...(text !== "" && { q: text }),
    ...(order && { sort: order }),
    ...(view === "board" && { view }),
  };
}
