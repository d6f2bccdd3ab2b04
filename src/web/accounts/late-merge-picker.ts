import { onDemand } from "#web/ui/loading/on-demand.tsx";

/** The choice of another customer to merge with, loaded apart. */
export const MergePicker = onDemand(async () => (await import("./merge-picker.tsx")).MergePicker);
