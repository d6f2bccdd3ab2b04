import { onDemand } from "#web/ui/loading/on-demand.tsx";

/** The board of projects, loaded when it is shown. */
export const LateProjectBoard = onDemand(
  async () => (await import("./project-board.tsx")).ProjectBoard,
  (words) => words,
  "when shown",
);
