import { onDemand } from "#web/ui/loading/on-demand.tsx";

/** Few visits put a mail aside or move it. */
export const LateSnoozePanel = onDemand(
  async () => (await import("./snooze-panel.tsx")).SnoozePanel,
  () => null,
  "when shown",
);

export const LateFolderPanel = onDemand(
  async () => (await import("./folder-panel.tsx")).FolderPanel,
  () => null,
  "when shown",
);

export const LateOtherFoldersPanel = onDemand(
  async () => (await import("./other-folders-panel.tsx")).OtherFoldersPanel,
  () => null,
  "when shown",
);
