import { onDemand } from "#web/ui/loading/on-demand.tsx";

/** What hinders the giving of a version, loaded apart: nothing is said of it before something does. */
export const LateVersionGaps = onDemand(
  async () => (await import("../version-gaps.tsx")).VersionGaps,
  (words, { giving }) => giving.error && words,
);
